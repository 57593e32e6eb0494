app-name = Tableside
game-kreuzsummen = Kreuzsummen
two-people = { $one } & { $two }
said-by = { $name }: { $words }
undone = Taken back: { $words }
undone-repair = The mending is taken back.
redone = Done again: { $words }
redone-repair = The mending is done again.
reopened = The match goes on.
seat-turn = { $name }’s turn

home-open = On the table
home-continue = Continue
home-games = Games
home-tools = Tools
home-books = What was played
home-welcome = Which game is on your table?
home-welcome-hint = You play with real cards, dice and boards. Tableside adds up, sees what still goes and remembers it all.
home-kept = Everything stays on this device.
since-now = Played just now
since-minutes = { $n ->
    [one] Last played a minute ago
   *[other] Last played { $n } minutes ago
  }
since-hours = { $n ->
    [one] Last played an hour ago
   *[other] Last played { $n } hours ago
  }
since-days = { $n ->
    [one] Last played a day ago
   *[other] Last played { $n } days ago
  }

stale = This screen was out of date, so that tap did not count. Here is how things stand now.
no-longer-fits = Step { $n } of this match does not fit the rules: { $why } Mend it in the list of steps.
finished-no-longer-fits = Step { $n } of this match does not fit the rules any more: { $why } The result stays as it was kept: { $result }
no-longer-fits-go = To the list of steps

failure-not-found = Nothing here
failure-not-found-advice = This page is gone or never was. Your matches are on the home screen.
failure-too-late = It is too late for that
failure-too-late-advice = The ten seconds are over: what was deleted is gone for good. A backup from before may still have it.
failure-bad-request = That did not come across
failure-bad-request-advice = Nothing was changed. Go back and tap once more.
failure-internal = Something went wrong
failure-internal-advice = That was our mistake, not yours. Nothing was lost: everything up to your last tap is stored. Try again.
failure-newer = Your data is newer than this app
failure-newer-advice = A later version of Tableside has written it. Update the app, then everything is there again. Nothing was changed.
failure-damaged = Your data can’t be read
failure-damaged-advice = The database file is damaged or is something else. It was left exactly as it is. Bring a backup back, or move it and the files beside it that end in -wal and -shm away to begin afresh.
failure-read-only = Your data can’t be written
failure-read-only-advice = The database file, or the storage it lies on, can only be read. Give the app the right to write there, then try again. Nothing was changed.
failure-full = The storage is full
failure-full-advice = There was no room to keep your tap, so it does not count. Free some space, then try again. Everything before it is safe.
failure-busy = Another program is using your data
failure-busy-advice = Close the other program, or a second Tableside, then try again.
failure-moved = Your data was moved
failure-moved-advice = The database file was deleted, replaced or moved while Tableside was using it, so that tap was not kept. Put the file back and start Tableside again.
failure-no-access = Your data can’t be reached
failure-no-access-advice = The folder with the database can’t be opened. Check that it exists and that the app may use it, then try again.
failure-details = For those who want to help
failure-home = To the home screen
failure-retry = Try again
failure-backups = To the backups

settings = Settings
settings-language = Language
settings-theme = Colours
settings-more = More
settings-kept = your choices stay on this device
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
setting-buzz = Vibration
setting-buzz-hint = A short buzz when a tap counts, a long one when a sand timer has run out
setting-sound = Sound
setting-sound-hint = At a win, when something is refused, and when a sand timer has run out
setting-awake = Screen stays on
setting-awake-hint = While a match is open, with the dice, and while sand runs
setting-turn-to-seat = Turn the screen to whoever’s turn it is
setting-turn-to-seat-hint = For two who sit opposite each other
setting-skip-setup = Skip the set-up page
setting-skip-setup-hint = A match begins at once; the set-up stays in the match’s menu

menu = Menu
menu-log = All steps so far
menu-log-hint = Look back, or mend an earlier one
menu-help = How to play
menu-stop = End the match early
menu-stop-hint = A match that you end early counts as neither won nor lost, and it can go on later.
menu-reopen = Go on with this match

log-title = All steps so far
log-hint = The latest step is on top. Tap a step to mend it.
log-empty = Nothing has been played yet.
log-draft = You began to mend this match. Nothing of that counts yet.
log-draft-go = Go on mending
log-entry-title = Step { $n }
log-entry-hint = What follows is played again with it. If a turn is added or taken out, the steps after it change hands. If something no longer fits, you are asked first.
log-change = It was different
log-insert = A step before it was forgotten
log-remove = It never happened

repair-stopped = This match was ended early. Go on with it first, then mend it.
repair-title = Mending
repair-changing = Step { $n } was: { $words } Tap what it really was.
repair-inserting = Tap what happened before step { $n }: { $words }
repair-misfit = With your change, step { $n } no longer fits. Nothing has been stored yet.
repair-hint = What about this step?
repair-remove = This step never happened
repair-cut = { $n ->
    [one] Drop this last step
   *[other] Drop this step and all after it ({ $n })
  }
repair-cancel = Leave the match as it was
