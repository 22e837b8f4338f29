"""Matches by mail: two devices, no server, and letters that anybody may see."""

from __future__ import annotations

import json

import pytest
from tests.anywhere.friends import Friend, begun

from ennead.browser import thinking
from ennead.games import GAMES
from ennead.table import mail
from ennead.table.refused import Refused


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not pause, and chains of shares are short."""
    monkeypatch.setattr(thinking, "PAUSE", 0.0)
    monkeypatch.setattr(mail, "STAGES", 600)


@pytest.mark.parametrize(
    ("game", "bots"), [(game, ("novice",) if game == "kemet" else ()) for game in GAMES]
)
def test_two_friends_play_by_mail(game: str, bots: tuple[str, ...]) -> None:
    """A whole match goes to and fro in letters, with tabs killed in between; both devices end with
    the same match, and each letter is read once."""
    ada, bob, letter = begun(game, *bots)
    assert ada.open(letter)[0] == 201
    writer, reader = ada, bob
    for _ in range(500):
        letter = writer.play()
        if writer.rng.random() < 0.2:
            reader.host.kill()
        status, answer = reader.open(letter)
        assert status == 201, answer
        assert reader.open(letter)[1].get("code", "stale") == "stale"
        if reader.host.state().get("result"):
            break
        writer, reader = reader, writer
    files = [one.host.ask(f"tables/{one.table}/match")[1] for one in (ada, bob)]
    assert files[0] == files[1]
    assert "chance key" not in files[0]
    assert ada.host.ask("replays", files[0])[0] == 201


def test_letters_tell_nothing_and_cannot_be_forged() -> None:
    """Who reads a letter on its way learns nothing; what was changed, comes twice or is for another
    is refused, and the match is as it was."""
    ada, bob, joined = begun("kemet")
    late = json.loads(joined) | {"share": "00" * 32}
    assert ada.open(json.dumps(late))[1]["code"] == "bad-file"
    assert ada.open(joined)[0] == 201
    assert ada.open(joined)[1]["code"] == "stale"
    letter = json.loads(ada.play())
    assert set(letter) == {"ennead", "kind", "match", "box"}
    record = ada.host.ask(f"tables/{ada.table}/save")[1]
    text = record if isinstance(record, str) else json.dumps(record)
    for secret in ("share", "moves", json.loads(json.loads(text)["table"])["row"]["key"]):
        assert secret not in json.dumps(letter)
    box = letter["box"]
    for wrong in (box[:-2] + ("00" if box[-2:] != "00" else "11"), "", "zz", box[: len(box) // 2]):
        assert bob.open(json.dumps(letter | {"box": wrong}))[1]["code"] == "bad-file"
    stranger = Friend(1)
    assert stranger.open(json.dumps(letter))[1]["code"] == "no-table"
    assert bob.open(json.dumps(letter))[0] == 201
    assert bob.host.state()["seq"] >= 0
    first = ada.host.state().get("decision")
    ada.host.say({"type": "undo", "id": "u1", "seq": ada.host.state()["seq"]})
    assert ada.host.heard[1][-1]["type"] == "refusal"
    assert first == ada.host.state().get("decision")


def test_nobody_can_choose_or_foresee_chance() -> None:
    """A share that was not bound beforehand is refused, earlier shares tell nothing of later ones,
    and the chance of a stage depends on both."""
    one, other = mail.Identity.fresh(), mail.Identity.fresh()
    shares = [one.share(stage) for stage in range(3)]
    assert len({*shares}) == 3
    for stage, share in enumerate(shares):
        assert mail.check_share(one.root, stage, share.hex()) == share
        with pytest.raises(Refused):
            mail.check_share(one.root, stage, other.share(stage).hex())
        with pytest.raises(Refused):
            mail.check_share(one.root, stage + 1, share.hex())
    keys = {mail.stage_key("m", 0, [one.share(0), whose.share(0)]) for whose in (one, other)}
    assert len(keys) == 2
    assert one.key_with(other.public, "m") == other.key_with(one.public, "m")
    assert one.key_with(other.public, "m") != one.key_with(other.public, "n")
    key = one.key_with(other.public, "m")
    assert mail.unseal(key, mail.seal(key, "Příliš žluťoučký" * 9)) == "Příliš žluťoučký" * 9
    assert mail.seal(key, "same") != mail.seal(key, "same")
