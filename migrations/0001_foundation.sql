-- Marks the file as Tableside's, so that no other program's database is ever taken for it ("TblS").
PRAGMA application_id = 0x54626c53;

CREATE TABLE players (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  name TEXT NOT NULL
    CHECK (length(name) BETWEEN 1 AND 60 AND name = trim(name) AND instr(name, char(0)) = 0),
  created TEXT NOT NULL CHECK (created GLOB '????-??-??T??:??:??*Z')
) STRICT, WITHOUT ROWID;

-- A fixed group of players with a campaign of its own in one game; a pair is a team of two.
CREATE TABLE teams (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  game TEXT NOT NULL CHECK (length(game) BETWEEN 1 AND 60),
  created TEXT NOT NULL CHECK (created GLOB '????-??-??T??:??:??*Z'),
  -- What a match's reference to its team and game leans on.
  UNIQUE (id, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX teams_of_a_game ON teams (game);

CREATE TABLE team_members (
  team_id TEXT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE RESTRICT,
  PRIMARY KEY (team_id, position),
  UNIQUE (team_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX teams_of_a_player ON team_members (player_id);

-- What a team ticked off by hand, such as a scenario finished before it had the app.
CREATE TABLE marks (
  team_id TEXT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
  key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 60),
  at TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??*Z'),
  PRIMARY KEY (team_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  key TEXT NOT NULL PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 60),
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- The actions of a match are the fold of its steps 1 to `step`; those above it can be redone.
CREATE TABLE matches (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  game TEXT NOT NULL CHECK (length(game) BETWEEN 1 AND 60),
  team_id TEXT,
  setup TEXT NOT NULL CHECK (json_valid(setup)),
  options TEXT NOT NULL CHECK (json_valid(options) AND json_type(options) = 'object'),
  started TEXT NOT NULL CHECK (started GLOB '????-??-??T??:??:??*Z'),
  changed TEXT NOT NULL CHECK (changed GLOB '????-??-??T??:??:??*Z'),
  ended TEXT CHECK (ended IN ('finished', 'stopped')),
  ended_at TEXT CHECK (ended_at GLOB '????-??-??T??:??:??*Z'),
  outcome TEXT CHECK (json_valid(outcome)),
  revision INTEGER NOT NULL CHECK (revision >= 0),
  step INTEGER NOT NULL CHECK (step >= 0),
  CHECK ((ended IS NULL) = (ended_at IS NULL)),
  CHECK ((ended IS 'finished') = (outcome IS NOT NULL)),
  -- A team plays its matches in its own game only.
  FOREIGN KEY (team_id, game) REFERENCES teams (id, game) ON DELETE RESTRICT
) STRICT, WITHOUT ROWID;

CREATE INDEX open_matches ON matches (changed) WHERE ended IS NULL;
CREATE INDEX matches_of_a_team ON matches (team_id, started) WHERE team_id IS NOT NULL;

-- The name stays when the player goes.
CREATE TABLE seats (
  match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat >= 0),
  player_id TEXT REFERENCES players (id) ON DELETE SET NULL,
  name TEXT NOT NULL
    CHECK (length(name) BETWEEN 1 AND 60 AND name = trim(name) AND instr(name, char(0)) = 0),
  PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_a_player ON seats (player_id) WHERE player_id IS NOT NULL;

-- One step is what one undo takes back: cut the list at `from_index`, then add.
CREATE TABLE steps (
  match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 1),
  from_index INTEGER NOT NULL CHECK (from_index >= 0),
  added TEXT NOT NULL CHECK (json_valid(added) AND json_type(added) = 'array'),
  kind TEXT NOT NULL CHECK (kind IN ('tap', 'repair')),
  at TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??*Z'),
  PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- A repair that is still being made; at most one for a match.
CREATE TABLE drafts (
  match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  base INTEGER NOT NULL CHECK (base >= 0),
  actions TEXT NOT NULL CHECK (json_valid(actions) AND json_type(actions) = 'array'),
  misfit INTEGER NOT NULL CHECK (misfit >= 0)
) STRICT, WITHOUT ROWID;
