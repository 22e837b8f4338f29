"""Kemet: Blood and Sand."""

from ennead.games.kemet.game import GAME

__all__ = ["GAME"]
