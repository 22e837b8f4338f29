"""The site as it is installed: what browsers, and Lighthouse as long as it had checks for it, ask
of a page that one keeps like a program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from struct import unpack

import pytest


@pytest.fixture(scope="module")
def index(site: Path) -> str:
    """The page that is opened first."""
    return (site / "index.html").read_text()


@pytest.fixture(scope="module")
def manifest(site: Path) -> dict[str, object]:
    """What the page says of itself to whoever installs it."""
    found: dict[str, object] = json.loads((site / "manifest.webmanifest").read_text())
    return found


def size(picture: Path) -> str:
    """Width and height of a PNG."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG"), picture
    return "x".join(map(str, unpack(">II", head[16:])))


def test_it_can_be_installed(site: Path, manifest: dict[str, object]) -> None:
    """A name that fits below an icon, a start in its own scope, a window of its own, colours; and
    pictures as large as they are said to be, one that may be cut to any shape."""
    assert manifest["name"]
    assert len(str(manifest["short_name"])) <= 12
    assert manifest["start_url"] == manifest["scope"] == manifest["id"] == "./"
    assert manifest["display"] == "standalone"
    assert manifest["background_color"]
    assert manifest["theme_color"]
    icons = manifest["icons"]
    assert isinstance(icons, list)
    drawn = [icon for icon in icons if icon["type"] == "image/png"]
    assert all(size(site / icon["src"]) == icon["sizes"] for icon in drawn)
    assert {"192x192", "512x512"} <= {one["sizes"] for one in drawn if "purpose" not in one}
    assert "maskable" in {icon.get("purpose") for icon in drawn}
    assert "http" not in json.dumps(manifest)


def test_the_page_fits_a_phone(site: Path, index: str, manifest: dict[str, object]) -> None:
    """It says how wide it is, in which colour the bar above it is, and has a picture for those who
    do not read the manifest; everything it names is there."""
    assert 'name="viewport" content="width=device-width, initial-scale=1' in index
    assert f'name="theme-color" content="{manifest["theme_color"]}"' in index
    touch = re.search(r'rel="apple-touch-icon" href="([^"]+)"', index)
    assert touch
    assert size(site / touch[1]) == "180x180"
    named = re.findall(r'(?:href|src)="([^"]+)"', index)
    assert named
    assert [name for name in named if not (site / name).is_file()] == []


def test_the_service_worker_keeps_all_of_it(site: Path) -> None:
    """Every file of the site is kept but the worker itself, and none that is not there; whatever
    is packed for the way lies there packed."""
    line = re.search(r"^const SITE = (.+);$", (site / "service.js").read_text(), re.MULTILINE)
    assert line
    found = json.loads(line[1])
    kept = {*found["first"], *found["then"]}
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    packed = {f"{name}.gz" for name in kept if name.rpartition(".")[2] in found["types"]}
    assert packed <= there
    assert there - packed - kept == {"service.js", ".ennead-site"}
    assert {f"{name}.gz" for name in kept - there} <= packed


def test_nobody_else_is_asked(index: str) -> None:
    """The policy of the page allows no other host and no code but its own."""
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', index)
    assert policy
    parts = [part.split() for part in policy[1].split(";")]
    sources = {name: allowed for name, *allowed in parts}
    assert sources["default-src"] == ["'none'"]
    assert {one for allowed in sources.values() for one in allowed} <= {"'none'", "'self'", "data:"}
    assert sources["script-src"] == sources["connect-src"] == ["'self'"]
