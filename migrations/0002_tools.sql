-- Throws of the dice tool. `number` is the order in which they were made, whatever the clock said.
CREATE TABLE throws (
  number INTEGER NOT NULL PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
  at TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??*Z'),
  sides INTEGER NOT NULL CHECK (sides IN (6, 12)),
  -- One to six whole numbers, each a face of such a die.
  faces TEXT NOT NULL,
  -- Put away, to be brought back or dropped for good.
  cleared INTEGER NOT NULL DEFAULT 0 CHECK (cleared IN (0, 1)),
  CHECK (
    json_valid(faces) AND json_type(faces) = 'array' AND faces NOT GLOB '*[^][0-9,]*'
    AND json_array_length(faces) BETWEEN 1 AND 6
    AND json_extract(faces, '$[0]') BETWEEN 1 AND sides
    AND ifnull(json_extract(faces, '$[1]'), 1) BETWEEN 1 AND sides
    AND ifnull(json_extract(faces, '$[2]'), 1) BETWEEN 1 AND sides
    AND ifnull(json_extract(faces, '$[3]'), 1) BETWEEN 1 AND sides
    AND ifnull(json_extract(faces, '$[4]'), 1) BETWEEN 1 AND sides
    AND ifnull(json_extract(faces, '$[5]'), 1) BETWEEN 1 AND sides
  )
) STRICT;

CREATE INDEX throws_not_cleared ON throws (number) WHERE cleared = 0;
CREATE INDEX throws_cleared ON throws (number) WHERE cleared = 1;

-- How often each face lies in `throws`, so that nobody waits while a hundred thousand are counted.
CREATE TABLE face_counts (
  sides INTEGER NOT NULL CHECK (sides IN (6, 12)),
  face INTEGER NOT NULL CHECK (face BETWEEN 1 AND sides),
  cleared INTEGER NOT NULL CHECK (cleared IN (0, 1)),
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (sides, face, cleared)
) STRICT, WITHOUT ROWID;

-- Real sand timers that the group has measured.
CREATE TABLE glasses (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  name TEXT NOT NULL UNIQUE
    CHECK (length(name) BETWEEN 1 AND 60 AND name = trim(name) AND instr(name, char(0)) = 0),
  length_ms INTEGER NOT NULL CHECK (length_ms BETWEEN 1000 AND 86400000),
  measured_at TEXT NOT NULL CHECK (measured_at GLOB '????-??-??T??:??:??*Z')
) STRICT, WITHOUT ROWID;

-- The sand timers on the screen. A running one is told by when it will be empty, so it runs on
-- while the app does not.
CREATE TABLE timers (
  key TEXT NOT NULL PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 60),
  -- The name of the glass, as it was when the timer got it.
  label TEXT
    CHECK (length(label) BETWEEN 1 AND 60 AND label = trim(label) AND instr(label, char(0)) = 0),
  total_ms INTEGER NOT NULL CHECK (total_ms BETWEEN 1000 AND 86400000),
  state TEXT NOT NULL CHECK (state IN ('full', 'running', 'resting', 'ended')),
  deadline TEXT CHECK (deadline GLOB '????-??-??T??:??:??*Z'),
  -- What is above: of a running one when it was set going, of a resting one now.
  rest_ms INTEGER CHECK (rest_ms BETWEEN 0 AND total_ms),
  ended_at TEXT CHECK (ended_at GLOB '????-??-??T??:??:??*Z'),
  revision INTEGER NOT NULL CHECK (revision >= 1),
  CHECK ((state = 'running') = (deadline IS NOT NULL)),
  CHECK ((state IN ('running', 'resting')) = (rest_ms IS NOT NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX running_timers ON timers (deadline) WHERE state = 'running';
