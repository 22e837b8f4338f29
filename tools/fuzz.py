"""Feed the readers of what strangers send with what a fuzzer makes of it, guided by the code that
it reaches.

    python -m venv fuzzing && fuzzing/bin/pip install . atheris
    fuzzing/bin/python tools/fuzz.py frames --seconds 300
    fuzzing/bin/python tools/fuzz.py all --seconds 300 --keep build/fuzz

`frames` is what comes over a socket and in the bodies of requests, `matches`, `packs` and `cases`
are files, `carried` is a match that a device brings. Anything but the refusal that is meant for it
ends the run with the input beside it (`crash-…`); put it into `tests/kernel/corpus`, where the test
suite reads it for ever. What was found useful on the way is kept, and the next run goes on from it.
The test suite itself fuzzes with hypothesis, which needs no compiler.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import atheris

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

READERS = [
    *(
        f"ennead.kernel.{name}"
        for name in ("matchfile", "packs", "cases", "components", "_notation")
    ),
    "ennead.table.saved",
    "ennead.server.wire",
    "ennead.server.carrying",
]
with atheris.instrument_imports(include=READERS):
    from ennead.games import load, pack_of_text
    from ennead.kernel import Match, matchfile
    from ennead.kernel.cases import load_case, run_case
    from ennead.kernel.chance import Keyed
    from ennead.kernel.errors import EnneadError
    from ennead.server import carrying, wire
    from ennead.table.catalog import GameCatalog
    from ennead.table.documents import Claim, Join, NewTable, PackDraft
    from ennead.table.refused import Refused
    from ennead.table.saved import BEGIN, Head, Saved, line, read_saved
    from ennead.table.seating import Holder, MatchRow, SeatRow

GAME = "afterlife"
CORPUS = ROOT / "tests" / "kernel" / "corpus"
LONGEST = 20_000
CATALOG = GameCatalog()


def frames(data: bytes) -> None:
    """A message of a client, and the bodies of requests."""
    with suppress(*wire.UNREADABLE):
        wire.decode(data.decode())
    for kind in (NewTable, Claim, Join, PackDraft):
        with suppress(*wire.UNREADABLE):
            wire.decode_as(data, kind)


def matches(data: bytes) -> None:
    """A match file: read, and replayed as far as it goes."""
    with suppress(EnneadError, UnicodeError):
        record = matchfile.parse(data.decode())
        matchfile.replay_as_far_as_it_goes(record, load(record.header.game))


def packs(data: bytes) -> None:
    """A pack: read, and a match begun with it."""
    with suppress(EnneadError, UnicodeError):
        game = pack_of_text(GAME, data.decode(), "pack")
        game.start(game.setup(2), Keyed(bytes(32)))


def cases(data: bytes) -> None:
    """A case: read and run."""
    with suppress(EnneadError, UnicodeError, tomllib.TOMLDecodeError, RecursionError):
        run_case(load(GAME), load_case(Path("case.toml"), GAME, tomllib.loads(data.decode())))


def carried(data: bytes) -> None:
    """A match that comes from a device: read, and every move of it proved."""
    with suppress(Refused, UnicodeError):
        carrying.read(read_saved(data.decode()), CATALOG.kit, "visitor")


TARGETS: dict[str, Callable[[bytes], None]] = {
    "frames": frames,
    "matches": matches,
    "packs": packs,
    "cases": cases,
    "carried": carried,
}


def seeds(target: str) -> list[bytes]:
    """What to begin with: one of each kind that is right, and whatever once broke a reader."""
    kind = {"matches": "match", "packs": "pack", "cases": "case"}.get(target, "none")
    found = [path.read_bytes() for path in sorted(CORPUS.iterdir()) if f".{kind}" in path.name]
    if target == "matches":
        game, rng = load(GAME), random.Random(7)
        match = Match.begin(game, game.setup(2), Keyed(bytes(32)))
        for _ in range(12):
            seat = match.position.asked[0]
            match.choose(seat, rng.choice(game.menu(match.position, seat)))
        found.append(matchfile.write(match, ["Petra", "Ada"], key=bytes(32)).encode())
    if target == "cases":
        found += [one.read_bytes() for one in sorted(load(GAME).folder.glob("cases/*.toml"))[:20]]
    if target == "frames":
        seat = {"holder": "bot", "level": "novice"}
        found += [
            b'{"type":"hello","version":2,"table":"abc","seat":0,"scene":true}',
            b'{"type":"move","id":"m1","seq":3,"text":"pass"}',
            b'{"type":"explain","id":"x","target":"card/1"}',
            json.dumps({"game": GAME, "seats": [seat, seat], "options": {"a": 1}}).encode(),
        ]
    if target == "carried":
        seats = [SeatRow(0, Holder.PERSON, "Ada"), SeatRow(1, Holder.BOT, "", "novice")]
        row = MatchRow("own-12345678", GAME, "1", 2, {}, bytes(32), host="")
        match = Match.begin(load(GAME), load(GAME).setup(2), Keyed(bytes(32)))
        begun = line(BEGIN, match.opening.outcomes)
        found.append(Saved(Head(row, seats, [0]), [begun]).text().encode())
    return found


def fuzz(target: str, seconds: int, keep: Path) -> None:
    """Run one target in this process, which ends with it."""
    corpus = keep / target
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds(target)):
        (corpus / f"seed-{number}").write_bytes(seed)
    limits = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", "-timeout=20"]
    atheris.Setup(
        [
            sys.argv[0],
            *limits,
            f"-artifact_prefix={keep}/{target}-",
            "-print_final_stats=1",
            str(corpus),
        ],
        TARGETS[target],
    )
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", choices=[*TARGETS, "all"])
    parser.add_argument("--seconds", type=int, default=60, help="for each target (60)")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "fuzz", help="folder")
    arguments = parser.parse_args()
    if arguments.target != "all":
        fuzz(arguments.target, arguments.seconds, arguments.keep)
        return 0
    same = ["--seconds", str(arguments.seconds), "--keep", str(arguments.keep)]
    codes = [subprocess.call([sys.executable, __file__, one, *same]) for one in TARGETS]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
