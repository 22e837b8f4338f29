"""Valley of the Kings: Afterlife (Ve stínu pyramid: Zásvětí), 1 to 6 players."""

from ennead.games.afterlife.game import GAME

__all__ = ["GAME"]
