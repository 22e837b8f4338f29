"""What a server calls outside: a mail server, browsers' push services and a chat, all on loopback."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE = 60.0


class Heard:
    """What came, in order; a test waits for it."""

    def __init__(self) -> None:
        self._all: list[Any] = []
        self._more = threading.Condition()

    def add(self, one: Any) -> None:
        with self._more:
            self._all.append(one)
            self._more.notify_all()

    def __len__(self) -> int:
        return len(self._all)

    def next(self, number: int) -> Any:
        """The one of this number, once it is here."""
        with self._more:
            assert self._more.wait_for(lambda: len(self._all) > number, PATIENCE), "nothing came"
            return self._all[number]


class Mails(Heard):
    """A mail server that keeps what it is given; `refuses` what it answers instead."""

    refuses = ""
    address = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.add(message)
        return "250 kept"


@contextmanager
def mail_server() -> Iterator[Mails]:
    from aiosmtpd.controller import Controller

    mails = Mails()
    controller = Controller(mails, hostname="127.0.0.1", port=0)
    controller.port = _free_port()
    controller.start()
    mails.address = f"smtp://127.0.0.1:{controller.port}"
    yield mails
    controller.stop()


def _free_port() -> int:
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Browsers(Heard):
    """A push service with one browser, which opens what it is sent; `gone` once it is no more."""

    def __init__(self) -> None:
        super().__init__()
        self.gone = False
        self.address = ""
        self.service = ""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen  letters"

    @property
    def wish(self) -> dict[str, str]:
        """What the browser tells the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        key, auth = (urlsafe_b64encode(one).rstrip(b"=").decode() for one in (point, self._auth))
        return {"endpoint": f"{self.address}/one", "key": key, "auth": auth}

    def take(self, headers: Any, body: bytes) -> int:
        if self.gone:
            return 410
        said = dict(part.strip().split("=", 1) for part in headers["Authorization"][6:].split(","))
        assert headers["Authorization"].startswith("vapid ")
        assert said["k"] == self.service
        assert Vapid02.verify(headers["Authorization"])
        assert headers["Content-Encoding"] == "aes128gcm"
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        self.add(json.loads(opened))
        return 201


class Chat(Heard):
    """A chat that a webhook talks to."""

    address = ""

    def take(self, headers: Any, body: bytes) -> int:
        self.add(json.loads(body))
        return 200


@contextmanager
def listening(who: Browsers | Chat) -> Iterator[None]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(who.take(self.headers, body))
            self.end_headers()

        def log_message(self, *said: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        who.address = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield
        server.shutdown()
        thread.join()
