"""How a game's bots learn from their own searches: `python -m tools.train GAME`."""
