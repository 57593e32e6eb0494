vault-data = Your data
vault-data-hint = Back up, carry to another device
vault-where = Where is my data?
vault-where-text = On this device, and nowhere else. Everything is in this file:
vault-safe = Keep it safe
vault-backups = Backups
vault-backups-hint = Bring back what was, or keep one elsewhere
vault-newest = The latest is of { $date }
vault-newest-none = None yet. The first is made once something has been played.
vault-move = To another device and back
vault-move-text = One file holds everything: players, teams, all matches. On the other device you choose it here; what is there already stays as it is, and nothing comes twice.
vault-export = Save everything as a file
vault-choose = Choose a file
vault-choosing = The file is being looked at …
vault-not-come = The file did not come across. Choose it once more.
vault-others = For other programs
vault-others-text = A table of all results, one line for each player of a match.
vault-csv = Save the results as a table
vault-bgs = For BG Stats
vault-bgs-title = Matches for BG Stats
vault-bgs-text = Choose matches, save them as a file, and open it with the app BG Stats. A match that it has already makes no second play there.
vault-bgs-none = No match has been finished yet.
vault-bgs-all = Choose all of these
vault-bgs-no = Choose none
vault-bgs-save = { $n ->
    [one] Save one match
   *[other] Save { $n } matches
  }
vault-bgs-older = Older ones
vault-bgs-one = Choose { $what }
vault-menu-export = Save this match as a file
vault-menu-export-hint = To keep it, or to send it to somebody

vault-backup = A backup
vault-backups-text = Tableside backs your data up by itself once a day and keeps the last seven. Each one has been read again and checked.
vault-by-hand = A backup of your own
vault-by-hand-text = Keep one somewhere else as well, in case the device gets lost. To bring it back, choose the file here.
vault-save = Save a backup now
vault-where-to = Choose where to save it
vault-save-one = Save this backup elsewhere
vault-list = What can be brought back
vault-list-none = There is none yet.
vault-folder = They lie in this folder:
vault-damaged = { $n ->
    [one] One file in the folder is damaged or was written by a newer version, so it is not listed.
   *[other] { $n } files in the folder are damaged or were written by a newer version, so they are not listed.
  }
vault-trouble = The last backup did not succeed: { $what }
vault-when = { $date }, { $time }
vault-kind-daily = made by itself
vault-kind-upgrade = before an update of the app
vault-kind-before = before something was brought in
vault-kind-given = from a file
vault-n-players = { $n ->
    [one] one player
   *[other] { $n } players
  }
vault-n-matches = { $n ->
    [one] one match
   *[other] { $n } matches
  }
vault-size-kb = { $n } kB
vault-size-mb = { $n } MB
vault-inside = In it
vault-now = In the app now
vault-last = last played on { $when }
vault-restore-text = Everything becomes as it was then. What is in the app now is backed up first, so you can come back to it.
vault-restore = Bring this back
vault-restored = Your data is back. What was there before is in the list, too.

vault-import = A file to bring in
vault-import-done = The file is in
vault-import-done-text = Everything new is in. What was there before is as it was.
vault-from = As of { $date }
vault-col-what = What
vault-col-new = new
vault-col-there = there already
vault-row-matches = { $game }
vault-row-players = Players
vault-row-teams = Pairs and teams
vault-row-marks = Ticked off by hand
vault-row-throws = Throws of the dice
vault-row-glasses = Measured sand timers
vault-row-settings = Remembered choices
vault-new-players = New: { $names }
vault-same = The same person?
vault-same-text = These names are here already. Turn one off if it is somebody else.
vault-same-one = { $name } is the same person
vault-differing = Stays as it is here
vault-differing-text = These matches are here already, but went on differently.
vault-what = { $game } · { $what }
vault-match = { $what }, { $date }: { $who }
vault-refused = Can’t be brought in
vault-refused-text = The rest can.
vault-line = Line { $line }: { $why }
vault-more = { $n ->
    [one] and one more
   *[other] and { $n } more
  }
vault-add-text = Nothing that is here changes. A backup is made first.
vault-add = Add
vault-nothing = There is nothing new in this file.
vault-gone = This file is no longer at hand. Choose it once more.

vault-file-empty = There is nothing in this file.
vault-file-foreign = This is no file of Tableside.
vault-file-newer = A newer Tableside has written this file. Update the app, then it can be read.
vault-file-cut-off = This file was cut off at line { $line }. Fetch it once more from where it came from.
vault-file-large = This file is too large; up to 64 MB can be read.
vault-file-ledger = Your data could not be reached, so nothing was brought in. Try again.
vault-file-damaged = This backup is damaged and can’t be brought back.
vault-file-full = There is no room for this on the device. Free some space, then try again.
vault-file-no-safety = No backup could be made first, so nothing was brought in. “Backups” says in which folder they lie; see whether the app may write there.
vault-busy = Another program is using your data. Close it, then try again. Nothing was changed.
vault-no-access = This did not succeed, and nothing was changed: { $what }
vault-cause-full = The storage is full.
vault-cause-read-only = The storage can only be read.
vault-cause-access = { $path } can’t be reached.
vault-cause-busy = Another program is using your data.
vault-cause-damaged = The data is damaged.
vault-cause-other = The storage could not be read or written.

vault-why-not-text = This is not text.
vault-why-too-long = This is too long.
vault-why-unreadable = This can’t be read ({ $what }).
vault-why-unknown = This version does not know what that is: { $what }
vault-why-twice = This was in the file before.
vault-why-player = Somebody of this is not in the file.
vault-why-team = The team of this is not in the file.
vault-why-members = Nobody, or somebody twice.
vault-why-glass = Another sand timer has this name.
vault-why-step = Step { $n } does not fit the rules: { $why }
vault-why-setup = This match can’t have begun like that.
vault-why-outcome = This result can’t be.
vault-why-not-stored = This can’t be kept ({ $what }).

licences = Whose work this builds on
licences-hint = The libraries in Tableside and their licences
licences-text = Tableside itself is free under the MIT or the Apache 2.0 licence, as you like. It stands on these works of others:
licences-count = { $n ->
    [one] one library
   *[other] { $n } libraries
  }
