"""What the cards do, one module a set; each step cites its card (`2.<card>` in `rulebook.toml`)."""

from ennead.games.afterlife.rules.cards import (
    amulets,
    books,
    canopic_jars,
    chambers,
    jewelry,
    mummification,
    sarcophagi,
    starters,
    statues,
    tomb_art,
    treasures,
    uniques,
    weapons,
)

MODULES = (
    *(amulets, books, canopic_jars, chambers, jewelry, mummification, sarcophagi),
    *(starters, statues, tomb_art, treasures, uniques, weapons),
)
