-- A seat repeats the team of its match as well, so that a player's matches in a pair lie in one
-- index in the order in which they were played.
ALTER TABLE seats ADD COLUMN team_id TEXT;
UPDATE seats SET team_id = (SELECT team_id FROM matches WHERE id = match_id)
  WHERE match_id IN (SELECT id FROM matches WHERE team_id IS NOT NULL);

DROP TRIGGER seat_of_a_match;
CREATE TRIGGER seat_of_a_match AFTER INSERT ON seats BEGIN
  UPDATE seats SET (game, played, team_id) =
    (SELECT game, played, team_id FROM matches WHERE id = new.match_id)
  WHERE match_id = new.match_id AND seat = new.seat;
END;

DROP TRIGGER time_of_a_match;
CREATE TRIGGER what_seats_repeat AFTER UPDATE OF played, game, team_id ON matches BEGIN
  UPDATE seats SET game = new.game, played = new.played, team_id = new.team_id
  WHERE match_id = new.id;
END;

CREATE INDEX chronicle_of_a_player_in_a_team ON seats (player_id, team_id, played, match_id)
  WHERE player_id IS NOT NULL AND team_id IS NOT NULL;
