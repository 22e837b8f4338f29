"""Matches of bots as data, and reports on a game's balance made of them."""
