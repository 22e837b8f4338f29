"""Ratings by game and size of table, and contests: knockout, Swiss, round robin, leagues,
series."""
