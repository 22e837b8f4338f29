"""`ennead play` and `ennead serve` as a person calls them: real processes, real ports."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
from pathlib import Path

import httpx
import pytest
from tests.server.calling import PYTHON, called, first_line
from tests.server.running import PATIENCE, ROOT, Browser, Socket


def test_play_opens_a_ready_table(tmp_path: Path) -> None:
    """One command: the link is printed, its key opens a seat, the bot answers, Ctrl-C ends it, and
    it is all kept."""
    words = ("play", "afterlife", "--no-browser", "--port", "0", "--bots", "novice")
    with called(*words, ENNEAD_DATA=str(tmp_path)) as process:
        link = re.search(r"(http://127\.0\.0\.1:\d+)/#/seat/([\w-]{43})\b", first_line(process))
        assert link
        with Browser(link[1]) as petra:
            claimed = petra.post("/api/claim", json={"key": link[2], "name": "Petra"}).json()
            seat = petra.sit(claimed["table"], claimed["seat"])
            seat.until(lambda: "decision" in seat.state)
            assert seat.play()["type"] == "ack"
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
            seat.close()
    assert (tmp_path / "tables.sqlite").is_file()


def test_play_answers_when_it_says_so(tmp_path: Path) -> None:
    """The address is printed when the page answers, not before; how soon that is, `ennead bench`
    says."""
    with called("play", "--no-browser", "--port", "0", ENNEAD_DATA=str(tmp_path)) as process:
        link = re.search(r"(http://\S+)/#", first_line(process))
        assert link
        assert httpx.get(f"{link[1]}/api/games").status_code == 200


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["play", "chess"], 2, "there is no game 'chess'"),
        (["play", "afterlife", "--players", "9"], 2, "1 to 8 players"),
        (["play", "afterlife", "--bots", "grandmaster"], 2, "no bot 'grandmaster'"),
        (["play", "afterlife", "--bots", "novice,player", "--players", "2"], 2, "2 bots are named"),
        (["play", "afterlife", "--option", "colour=red"], 2, "no option 'colour'"),
        (["play", "--database", "mysql://x"], 1, "expected a sqlite or postgresql address"),
        (["serve", "--public-url", "games.example"], 2, "--public-url"),
        (["serve", "--database", "sqlite:////nowhere/x.sqlite"], 1, "no such folder"),
        (["serve", "--workers", "2"], 2, "several processes need a PostgreSQL"),
        (["serve", "--trusted-proxy", "proxy"], 2, "expected an address or a network"),
        (["serve", "--workers", "0"], 2, "expected 1 to 1024"),
    ],
)
def test_mistakes_are_explained(words: list[str], code: int, says: str, tmp_path: Path) -> None:
    """Wrong arguments end at once with a message and a code, never with a traceback."""
    done = subprocess.run(
        [*PYTHON, *words, "--port", "0"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "ENNEAD_DATA": str(tmp_path)},
    )
    assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr
    assert says in done.stderr


def test_a_taken_port_is_explained(tmp_path: Path) -> None:
    """Somebody else listens there: the message names the port and the way out."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = subprocess.run(
            [*PYTHON, "play", "--no-browser", "--port", port],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
            env={**os.environ, "ENNEAD_DATA": str(tmp_path)},
        )  # fmt: skip
    assert done.returncode == 1
    assert f"port {port}" in done.stderr
    assert "--port" in done.stderr


def test_hot_seat_with_one_link(tmp_path: Path) -> None:
    """Without bots the one link opens every seat at this screen."""
    words = (
        "play",
        "afterlife",
        "--players",
        "3",
        "--bots",
        "none",
        "--no-browser",
        "--port",
        "0",
        "--lang",
        "cs",
    )
    with called(*words, ENNEAD_DATA=str(tmp_path)) as process:
        link = re.search(r"(http://\S+)/#/seat/([\w-]{43})\?\S*lang=cs", first_line(process))
        assert link
        with Browser(link[1]) as petra:
            table = petra.post("/api/claim", json={"key": link[2]}).json()["table"]
            seats = petra.get(f"/api/tables/{table}").json()["seats"]
            assert all(seat["yours"] for seat in seats)


def test_a_pack_comes_with_the_table(tmp_path: Path) -> None:
    """Figures of one's own box are laid over the game's, for this table only, and shown with their
    source."""
    from ennead.games import load

    cards = load("afterlife").components.of("card")
    card, cost = next(
        (id, table["cost"]) for id, table in cards.items() if table.get("cost", 0) > 1
    )
    pack = tmp_path / "mine.toml"
    pack.write_text(f'[pack]\ngame = "afterlife"\n[card.{card}]\ncost = {cost - 1}\n')
    words = ("play", "afterlife", "--pack", str(pack), "--no-browser", "--port", "0")
    with called(*words, ENNEAD_DATA=str(tmp_path)) as process:
        link = re.search(r"(http://\S+)/#/seat/([\w-]{43})", first_line(process))
        assert link
        with Browser(link[1]) as petra:
            table = petra.post("/api/claim", json={"key": link[2]}).json()["table"]
            parts = petra.get(f"/api/tables/{table}/components").json()["components"]
            mine = next(part for part in parts if part["key"] == f"card-{card}")
            figure = next(one for one in mine["figures"] if one["name"] == "cost")
            assert (figure["value"], figure["source"]) == (cost - 1, "pack: mine.toml")
            seat = petra.sit(table)
            seat.until(lambda: "decision" in seat.state)
            seat.close()


def test_serve_logs_lines_and_ends_well(tmp_path: Path) -> None:
    """A server answers, logs one JSON object a line without addresses, and leaves with 0 on
    SIGTERM."""
    with called(
        "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}"
    ) as process:
        address = first_line(process).split()[-1]
        with Browser(address) as petra:
            made = petra.make_table("afterlife", "link", "bot")
        line = Socket(address)
        line.hello(made["table"]["id"], 0, key=made["invitations"][0]["key"])
        process.send_signal(signal.SIGTERM)
        assert line.hear("bye")["code"] == "busy"
        assert process.wait(PATIENCE) == 0
        line.close()
        assert process.stderr is not None
        logged = process.stderr.read()
    entries = [json.loads(line) for line in logged.splitlines()]
    assert any(entry.get("route") == "/api/tables" and entry["status"] == 201 for entry in entries)
    assert made["table"]["id"] not in logged
    assert made["invitations"][0]["key"] not in logged


def test_a_killed_server_starts_again(tmp_path: Path) -> None:
    """Killed without mercy, the real command finds its database whole."""
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    table, key, seq = "", "", 0
    for _ in range(3):
        with called("serve", "--port", "0", "--database", database) as process:
            address = first_line(process).split()[-1]
            if not table:
                with Browser(address) as petra:
                    made = petra.make_table("afterlife", "link", "bot:novice")
                table, key = made["table"]["id"], made["invitations"][0]["key"]
            seat = Socket(address)
            seat.hello(table, 0, key=key, scene=False)
            assert seat.state["seq"] >= seq
            seat.until(lambda seat=seat: "decision" in seat.state)  # type: ignore[misc]
            seq = seat.play()["seq"]
            process.kill()
            seat.close()
    assert seq >= 3


def test_the_launcher_knows_the_commands() -> None:
    """Both are in the help."""
    done = subprocess.run([*PYTHON, "--help"], capture_output=True, text=True, check=True, cwd=ROOT)
    assert "play" in done.stdout
    assert "serve" in done.stdout
