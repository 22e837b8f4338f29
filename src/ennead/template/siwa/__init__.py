"""Siwa: traders sell what the desert gives, 2 to 4 players."""

from siwa.game import GAME

__all__ = ["GAME"]
