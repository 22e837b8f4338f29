"""Page 27: gods that Egypt forgets after the fourth conflict."""

from __future__ import annotations

from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import ANUBIS, GUARDIAN, OSIRIS, RA, RANKS, WARRIOR
from ennead.games.ankh.rules.monuments import destroy
from ennead.games.ankh.state import Ankh, team


def forget_gods(g: Ankh) -> None:
    """R27.1, A-70: all gods on red are judged together and go."""
    forgotten = [seat for seat in g.ladder if g.gods[seat].devotion <= g.box.red]
    for seat in forgotten:
        g.tell("forgotten", player=seat, god=g.gods[seat].kind)
        destroy(g, g.gods[seat].controls)
    g.prisoners = [seat for seat in g.prisoners if seat not in forgotten]  # G2.d
    for seat in forgotten:
        _lose_tokens(g, seat)
        _leave(g, seat)
    g.ladder = [seat for seat in g.ladder if seat not in forgotten]


def _lose_tokens(g: Ankh, seat: int) -> None:
    """G2.e, G4.e: prisoners go free, gates and suns leave the game."""
    if g.bearers[ANUBIS] == seat:
        for owner in g.prisoners:
            g.gods[owner].pool[WARRIOR] += 1
        g.prisoners = []
    if g.bearers[OSIRIS] == seat:
        g.gates = g.gates_left = 0
    if g.bearers[RA] == seat:
        g.radiant = g.suns = 0
    g.bearers = [-1 if bearer == seat else bearer for bearer in g.bearers]


def _leave(g: Ankh, seat: int) -> None:
    """R27.1, A-73: all pieces leave the game, nobody killed them; followers go back."""
    god = g.gods[seat]
    for rank in range(GUARDIAN, RANKS):
        g.gone[rank - GUARDIAN] += god.map[rank].bit_count() + god.pool[rank]
    for space in members(god.map[RANKS - 1]):
        g.claws.pop(space, None)
    god.map = [0] * RANKS
    god.pool = [0] * RANKS
    god.followers = god.ankhs = god.hand = 0
    for member in team(g, seat):
        member.forgotten = True
