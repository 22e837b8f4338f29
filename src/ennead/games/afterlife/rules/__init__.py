"""The rules: one module a chapter of the rulebook (see README.md), and `cards`, one module a set of cards."""

from ennead.games.afterlife.rules import cards

__all__ = ["cards"]
