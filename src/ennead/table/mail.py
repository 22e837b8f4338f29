"""A match between two people with no server: letters that go to and fro by any messenger.

Each letter is a *stage*: what its writer has played, bots included, until the other is asked. It is
sealed for the other's device alone, and proves that chance was fair.

**Chance of a stage** has a key made of two shares, one of each person. All shares of a person come
from one secret: share `n` is the hash of share `n + 1`, and the root of this chain is said before
anything is dealt. So nobody can choose a share later, everybody can check it, and nobody has both
shares of a stage before the other's letter has come: the chance of later stages does not exist yet.

**What people answer in secret at the same time** stays with its writer until the other has answered
too: the letter holds a hash of it, so that it cannot be changed.

**Sealing** is HMAC-SHA256 in counter mode and HMAC-SHA256 over it: the standard library has no
cipher, and this needs no more than that HMAC is a pseudo-random function. The key comes from an
exchange of Diffie and Hellman (RFC 3526, group 14).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from ennead.table.refused import Refused

STAGES = 4096
"""Letters of a match at most."""
_PRIME = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD"
    "EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F"
    "83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B"
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510"
    "15728E5A8AACAA68FFFFFFFFFFFFFFFF",
    16,
)
_NONCE, _TAG = 12, 16


# --- sealing --------------------------------------------------------------------------------------


def derived(secret: bytes, purpose: str) -> bytes:
    """A key for one purpose."""
    return hmac.digest(secret, f"ennead mail {purpose}".encode(), "sha256")


def seal(key: bytes, text: str) -> str:
    """A text that only who has the key can read or write."""
    nonce, plain = secrets.token_bytes(_NONCE), text.encode()
    hidden = nonce + _masked(key, nonce, plain)
    return (hidden + _tag(key, hidden)).hex()


def unseal(key: bytes, sealed: str) -> str:
    """What was sealed with this key. Raises Refused."""
    try:
        data = bytes.fromhex(sealed)
    except (ValueError, TypeError):
        data = b""
    hidden, tag = data[:-_TAG], data[-_TAG:]
    if len(data) < _NONCE + _TAG or not hmac.compare_digest(tag, _tag(key, hidden)):
        raise Refused("bad-file", "this letter is not for this device, or was changed on its way")
    nonce = hidden[:_NONCE]
    return _masked(key, nonce, hidden[_NONCE:]).decode()


def _masked(key: bytes, nonce: bytes, data: bytes) -> bytes:
    mask, blocks = derived(key, "mask"), -(-len(data) // 32)
    stream = b"".join(
        hmac.digest(mask, nonce + number.to_bytes(4, "big"), "sha256") for number in range(blocks)
    )
    return bytes(one ^ other for one, other in zip(data, stream, strict=False))


def _tag(key: bytes, hidden: bytes) -> bytes:
    return hmac.digest(derived(key, "tag"), hidden, "sha256")[:_TAG]


# --- one person's secrets -------------------------------------------------------------------------


@dataclass(slots=True)
class Identity:
    """The secrets of a person at a match; they never leave the device, but in a saved match."""

    secret: bytes

    @staticmethod
    def fresh() -> Identity:
        """A new one."""
        return Identity(secrets.token_bytes(32))

    @property
    def public(self) -> str:
        """One half of the exchange."""
        return format(pow(2, self._exponent, _PRIME), "x")

    @property
    def _exponent(self) -> int:
        return int.from_bytes(derived(self.secret, "exchange"), "big")

    def share(self, stage: int) -> bytes:
        """The share of a stage; stage -1 is the root that is said beforehand."""
        link = derived(self.secret, "shares")
        for _ in range(STAGES - stage):
            link = hashlib.sha256(link).digest()
        return link

    @property
    def root(self) -> str:
        """What binds all shares."""
        return self.share(-1).hex()

    def key_with(self, public: str, match: str) -> bytes:
        """What both devices have and nobody who only reads the letters. Raises Refused."""
        try:
            other = int(public, 16)
        except (ValueError, TypeError):
            other = 0
        if not 1 < other < _PRIME - 1:
            raise Refused("bad-file", "the letter has no key of its writer")
        agreed = pow(other, self._exponent, _PRIME)
        return derived(agreed.to_bytes(256, "big"), f"match {match}")


def check_share(root: str, stage: int, share: str) -> bytes:
    """The other's share of a stage, if it is the one that was bound beforehand. Raises Refused."""
    try:
        found = link = bytes.fromhex(share)
    except (ValueError, TypeError):
        found = link = b""
    for _ in range(stage + 1):
        link = hashlib.sha256(link).digest()
    if not hmac.compare_digest(link.hex(), root):
        raise Refused("bad-file", "the chance of this letter is not what was bound beforehand")
    return found


def stage_key(match: str, stage: int, shares: list[bytes]) -> bytes:
    """The key of a stage's chance, from the shares in the order of the seats."""
    return hashlib.sha256(f"ennead mail {match} {stage} ".encode() + b"".join(shares)).digest()


def bound(nonce: str, answers: list[list[Any]]) -> str:
    """The hash that binds answers nobody may know yet."""
    return hashlib.sha256(json.dumps([nonce, answers]).encode()).hexdigest()


# --- a match --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Post:
    """What a match by mail has beside its moves, on one person's device."""

    match: str
    me: int
    other: int
    secret: str
    """Of `Identity`, in hex."""
    public: str = ""
    """The other's half of the exchange; empty until they have come."""
    root: str = ""
    """Of the other's chain."""
    share: str = ""
    """The other's share of the present stage."""
    stage: int = -1
    """The one that is played or awaited; -1 before the match has begun."""
    mine: bool = False
    """I play it; otherwise I wait for a letter."""
    begun: int = 0
    """How many moves stood when it began."""
    fixed: int = 0
    """How many of them cannot be taken back."""
    drawn: int = 0
    """How often chance had been asked then."""
    held: list[list[Any]] = field(default_factory=list)
    """Seats and answers of my last stage that the other may not know yet."""
    nonce: str = ""
    """What makes their hash one that cannot be guessed."""
    awaited: str = ""
    """The hash of those of the other."""
    letter: str = ""
    """The last one that I have written, to be sent again at any time."""

    @property
    def identity(self) -> Identity:
        """My secrets."""
        return Identity(bytes.fromhex(self.secret))

    @property
    def key(self) -> bytes:
        """What letters are sealed with."""
        return self.identity.key_with(self.public, self.match)

    def chance(self) -> bytes:
        """The key of chance in the present stage."""
        shares = {self.me: self.identity.share(self.stage), self.other: bytes.fromhex(self.share)}
        return stage_key(self.match, self.stage, [shares[seat] for seat in sorted(shares)])

    def drives(self, seats: list[int]) -> list[int]:
        """Those of these seats that are answered for on this device now."""
        if not self.mine or self.awaited:
            return []
        return [seat for seat in seats if seat != self.other]

    # -- letters -----------------------------------------------------------------------------------

    def invitation(self, **about: Any) -> str:
        """The first letter: it holds no secret."""
        me = self.identity
        own = {"seat": self.me, "public": me.public, "root": me.root}
        return _letter("invite", self.match, own | about)

    def acceptance(self, name: str) -> str:
        """The second: whoever was invited binds their shares and gives the first."""
        me = self.identity
        said = {"name": name, "public": me.public, "root": me.root, "share": me.share(0).hex()}
        return _letter("join", self.match, said)

    def joined(self, letter: dict[str, Any]) -> None:
        """The other has come: I play the first stage. Raises Refused."""
        check_share(letter["root"], 0, letter["share"])
        self.public, self.root, self.share = letter["public"], letter["root"], letter["share"]
        self.stage, self.mine = 0, True
        _ = self.key

    def written(self, moves: list[list[Any]], held: list[list[Any]]) -> str:
        """The letter of the stage that I have played; what I have `held` back is only bound."""
        me, stage, nonce = self.identity, self.stage, secrets.token_hex(16)
        said: dict[str, Any] = {"stage": stage, "moves": moves, "nonce": self.nonce}
        said |= {"share": me.share(stage).hex(), "next": me.share(stage + 1).hex()}
        if held:
            said["bound"] = bound(nonce, held)
        self.letter = _letter("stage", self.match, {"box": seal(self.key, json.dumps(said))})
        self.held, self.nonce = held, nonce if held else ""
        self.stage, self.mine, self.share = stage + 1, False, ""
        return self.letter

    def read(self, letter: dict[str, Any]) -> dict[str, Any]:
        """What a letter says, its share of chance checked; `share` is then that of its stage.
        Raises Refused."""
        said: dict[str, Any] = json.loads(unseal(self.key, letter["box"]))
        if said["stage"] < self.stage or self.mine:
            raise Refused("stale", "this letter was opened before")
        if said["stage"] > self.stage:
            raise Refused("stale", "a letter before this one has not been opened yet")
        check_share(self.root, self.stage, said["share"])
        check_share(self.root, self.stage + 1, said["next"])
        moves = said["moves"]
        if self.awaited:
            first = (bound(said["nonce"], moves[:count]) for count in range(1, len(moves) + 1))
            if self.awaited not in first:
                raise Refused(
                    "bad-file", "the answers of this letter are not those that were bound"
                )
        self.share = said["share"]
        return said

    def turned(self, said: dict[str, Any], moves: int, drawn: int) -> list[list[Any]]:
        """A letter was played: the next stage is mine. Returns my answers that nobody needs to
        wait for any more."""
        held, self.held = self.held, []
        self.stage, self.mine, self.share = self.stage + 1, True, said["next"]
        self.begun, self.fixed, self.drawn = moves, moves + len(held), drawn
        self.awaited, self.letter = said.get("bound", ""), ""
        return held


def _letter(kind: str, match: str, said: dict[str, Any]) -> str:
    return json.dumps({"ennead": "letter", "kind": kind, "match": match, **said})


def read_letter(text: str) -> dict[str, Any] | None:
    """A letter, if a text is one. Raises Refused if it is none that can be read."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.get("ennead") != "letter":
        return None
    if found.get("kind") not in ("invite", "join", "stage") or not isinstance(
        found.get("match"), str
    ):
        raise Refused("bad-file", "this letter is of a kind that nobody here knows")
    return found
