-- The person's emblem in lists and charts: a colour and a shape, such as 'red-star'.
ALTER TABLE players ADD COLUMN mark TEXT
  CHECK (length(mark) <= 40 AND mark GLOB '[a-z]*-[a-z]*' AND mark NOT GLOB '*[^a-z-]*');
-- Since when the player is offered for no new match; what was played stays.
ALTER TABLE players ADD COLUMN archived TEXT CHECK (archived GLOB '????-??-??T??:??:??*Z');
-- When the player was deleted. For a moment that can be taken back, then the row goes.
ALTER TABLE players ADD COLUMN removed TEXT CHECK (removed GLOB '????-??-??T??:??:??*Z');

-- A name of the team's own, beside those of its members.
ALTER TABLE teams ADD COLUMN name TEXT
  CHECK (length(name) BETWEEN 1 AND 60 AND name = trim(name) AND instr(name, char(0)) = 0);
ALTER TABLE teams ADD COLUMN archived TEXT CHECK (archived GLOB '????-??-??T??:??:??*Z');

-- When it was played, which is when it was started unless somebody says otherwise.
ALTER TABLE matches ADD COLUMN played TEXT NOT NULL DEFAULT '1970-01-01T00:00:00.000Z'
  CHECK (played GLOB '????-??-??T??:??:??*Z');
UPDATE matches SET played = started;
-- Played with the app, entered afterwards by hand (without actions), or brought in from a file.
ALTER TABLE matches ADD COLUMN source TEXT NOT NULL DEFAULT 'app'
  CHECK (source IN ('app', 'hand', 'import'));
-- When the match was deleted. For a moment that can be taken back, then the row goes.
ALTER TABLE matches ADD COLUMN removed TEXT CHECK (removed GLOB '????-??-??T??:??:??*Z');

-- A seat repeats the game and the time of its match, so that a player's matches lie in one index
-- in the order in which they were played. The triggers keep both, whoever writes.
ALTER TABLE seats ADD COLUMN game TEXT;
ALTER TABLE seats ADD COLUMN played TEXT;
UPDATE seats SET (game, played) = (SELECT game, played FROM matches WHERE id = match_id);

CREATE TRIGGER seat_of_a_match AFTER INSERT ON seats BEGIN
  UPDATE seats SET (game, played) = (SELECT game, played FROM matches WHERE id = new.match_id)
  WHERE match_id = new.match_id AND seat = new.seat;
END;

CREATE TRIGGER time_of_a_match AFTER UPDATE OF played, game ON matches BEGIN
  UPDATE seats SET game = new.game, played = new.played WHERE match_id = new.id;
END;

-- The chronicle and each of its filters, page by page. A year is a stretch of `played`.
CREATE INDEX chronicle ON matches (played, id) WHERE removed IS NULL;
CREATE INDEX chronicle_of_a_game ON matches (game, played, id) WHERE removed IS NULL;
CREATE INDEX chronicle_of_a_team ON matches (team_id, played, id)
  WHERE team_id IS NOT NULL AND removed IS NULL;
CREATE INDEX chronicle_of_a_player ON seats (player_id, played, match_id)
  WHERE player_id IS NOT NULL;
CREATE INDEX chronicle_of_a_player_in_a_game ON seats (player_id, game, played, match_id)
  WHERE player_id IS NOT NULL;
-- The first of them tells a player's seats as well.
DROP INDEX seats_of_a_player;

-- What a game's page says of its latest matches.
CREATE INDEX ended_matches ON matches (game, ended_at, id)
  WHERE ended IS NOT NULL AND removed IS NULL;

-- What is to go for good.
CREATE INDEX removed_matches ON matches (removed) WHERE removed IS NOT NULL;
CREATE INDEX removed_players ON players (removed) WHERE removed IS NOT NULL;
