-- What a game's page and the home screen say of its matches leaves out those that were entered by
-- hand, of which there may be any number.
CREATE INDEX played_with_actions ON matches (game, played, id)
  WHERE source <> 'hand' AND removed IS NULL;
DROP INDEX ended_matches;
CREATE INDEX ended_matches ON matches (game, ended_at, id)
  WHERE ended IS NOT NULL AND source <> 'hand' AND removed IS NULL;
