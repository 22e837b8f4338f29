"""Who may talk to the server: its own pages, programs without a cookie, and nobody in somebody
else's name."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from ennead.server import tokens
from ennead.server.settings import Settings

COOKIE = "ennead"
SECURE_COOKIE = "__Host-ennead"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
_LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


def is_loopback(host: str) -> bool:
    """Whether an address is this machine and nothing else."""
    if host in _LOOPBACK_NAMES:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class AccessPolicy:
    """Checks hosts, origins and cookies."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url)
        self._public_host = (public.hostname or "").lower()
        self._public_origin = f"{public.scheme}://{public.netloc}".lower() if public.netloc else ""
        self._public_is_https = public.scheme == "https"
        self._local_only = is_loopback(settings.host)
        name = socket.gethostname().lower()
        self._own_names = {*_LOOPBACK_NAMES, name, f"{name}.local", self._public_host} - {""}

    def knows_host(self, headers: Headers) -> bool:
        """Whether `Host` is ours: a page of a stranger whose name points here must not be served as
        ours.

        A server for this machine only answers to its own names; others also to plain addresses.
        """
        host = _host_name(headers.get("host", ""))
        if host in self._own_names:
            return True
        if self._local_only:
            return is_loopback(host)
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return True

    def is_own_origin(self, headers: Headers) -> bool:
        """Whether `Origin` is the page that this server serves."""
        origin = headers.get("origin", "").lower()
        if self._public_origin and origin == self._public_origin:
            return True
        host = headers.get("host", "").lower()
        if not host or (self._public_origin and _host_name(host) == self._public_host):
            return False
        return origin in (f"http://{host}", f"https://{host}")

    def is_secure(self, scope: Scope) -> bool:
        """Whether the visitor came over https."""
        if self.stays_secure(scope):
            return True
        return scope["scheme"] in ("https", "wss")

    def visitor(self, scope: Scope) -> str:
        """The visitor token of a request's cookie; empty if there is none or it is none of ours.

        Over https only the cookie counts that nobody else could have set: not a neighbour under the
        same domain, nor whoever sits on the line of a request over http.
        """
        found = dict(_cookies(Headers(scope=scope).getlist("cookie")))
        token = found.get(SECURE_COOKIE if self.is_secure(scope) else COOKIE, "")
        return token if tokens.is_token(token) else ""

    def stays_secure(self, scope: Scope) -> bool:
        """Whether browsers shall come back over https alone: it is the public address."""
        host = _host_name(Headers(scope=scope).get("host", ""))
        return self._public_is_https and host == self._public_host

    def cookie(self, scope: Scope, token: str) -> str:
        """The header that gives a visitor their token."""
        secure = self.is_secure(scope)
        name = SECURE_COOKIE if secure else COOKIE
        end = "; Secure" if secure else ""
        return f"{name}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{end}"


def _host_name(host: str) -> str:
    """The name in a `Host` header, without its port and without the brackets of IPv6."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _cookies(headers: Iterable[str]) -> Iterable[tuple[str, str]]:
    for header in headers:
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            yield name, value


class TrustedProxies:
    """Addresses and networks from which somebody may ask on behalf of others. Raises ValueError for
    what is neither."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(one, strict=False) for one in named]

    def __contains__(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)


def caller(scope: Scope) -> str:
    """The address that asks; behind a trusted proxy the one that the proxy names."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"
