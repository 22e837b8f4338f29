"""Pharaon (Sylas and Henri Pym): one to five children of the pharaoh prepare for the afterlife."""

from ennead.games.pharaon.game import GAME

__all__ = ["GAME"]
