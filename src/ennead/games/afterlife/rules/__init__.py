"""The rules: one module a chapter of the rulebook (README.md); `cards`: one module a set."""

from ennead.games.afterlife.rules import cards

__all__ = ["cards"]
