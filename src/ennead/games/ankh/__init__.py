"""Ankh: Gods of Egypt."""

from ennead.games.ankh.game import GAME

__all__ = ["GAME"]
