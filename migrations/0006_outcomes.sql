-- What the attempts of a pair came to, each result once.
CREATE INDEX outcomes_of_a_team ON matches (team_id, setup, outcome)
  WHERE team_id IS NOT NULL AND ended = 'finished' AND removed IS NULL;
