-- With the last column the index alone tells that a match is there, so that counting reads no row.
DROP INDEX chronicle;
DROP INDEX chronicle_of_a_game;
DROP INDEX chronicle_of_a_team;
CREATE INDEX chronicle ON matches (played, id, removed) WHERE removed IS NULL;
CREATE INDEX chronicle_of_a_game ON matches (game, played, id, removed) WHERE removed IS NULL;
CREATE INDEX chronicle_of_a_team ON matches (team_id, played, id, removed)
  WHERE team_id IS NOT NULL AND removed IS NULL;

-- Which team played last.
CREATE INDEX changes_of_a_team ON matches (team_id, changed)
  WHERE team_id IS NOT NULL AND removed IS NULL;
