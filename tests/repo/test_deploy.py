"""The examples in `deploy/`: they parse, fit together, and call the command as it is."""

from __future__ import annotations

import ast
import ipaddress
import re
import shlex
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from ennead.arguments import build_parser, parse
from ennead.server.supervisor import ENDING_SECONDS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def compose() -> dict[str, Any]:
    """The compose example, with its variables filled in."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{\w+:\?[^}]*\}", "word", text))
    return found


def unit(path: Path) -> RawConfigParser:
    """A systemd unit; a key that is named twice keeps its last value here."""
    parser = RawConfigParser(strict=False, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text("utf-8"))
    return parser


def container() -> dict[str, list[str]]:
    """The arguments of each instruction, those of the last stage last."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word and not word.startswith("#"):
            found.setdefault(word, []).append(rest.strip())
    return found


def calls() -> dict[str, list[str]]:
    """Every call of `ennead` in the examples, by where it stands."""
    found = {"compose.yaml": compose()["services"]["server"]["command"]}
    found["Containerfile"] = ast.literal_eval(container()["CMD"][-1])
    for path in UNITS:
        program, *words = shlex.split(unit(path)["Service"]["ExecStart"])
        assert program.endswith("/ennead")
        found[path.name] = words
    return found


@pytest.mark.parametrize("place", [*calls()])
def test_every_call_is_understood(place: str) -> None:
    """The command line takes each example's words as they are."""
    arguments = parse(calls()[place])
    assert arguments.module == "serve"


def test_the_server_trusts_the_proxys_network_alone() -> None:
    """The one network that both share is the trusted one, the database is not in it, and only the
    proxy is open to the world."""
    whole = compose()
    services = whole["services"]
    (shared,) = set(services["proxy"]["networks"]) & set(services["server"]["networks"])
    (subnet,) = [one["subnet"] for one in whole["networks"][shared]["ipam"]["config"]]
    assert parse(calls()["compose.yaml"]).trusted_proxy == [subnet]
    assert ipaddress.ip_network(subnet).is_private
    assert shared not in services["database"]["networks"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    upstream = re.search(r"reverse_proxy (\w+):(\d+)", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert upstream
    assert (upstream[1], upstream[2]) == ("server", container()["EXPOSE"][-1])
    assert upstream[1] in services


def test_the_container_is_built_from_what_is_there() -> None:
    """Everything that is copied exists and is not ignored; it does not run as root."""
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8")
    for line in container()["COPY"]:
        if not line.startswith("--from"):
            for name in line.split()[:-1]:
                assert (ROOT / name).exists(), name
                assert f"!{name}\n" in ignored, name
    assert int(container()["USER"][-1]) > 0


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_give_time_and_files(path: Path) -> None:
    """A service may end in its own time, opens enough files, and is replaced under load only where
    it has workers."""
    service = unit(path)["Service"]
    assert int(service["TimeoutStopSec"]) > ENDING_SECONDS
    assert int(service["LimitNOFILE"]) > 20_000
    assert ("--workers" in service["ExecStart"]) == ("-HUP" in service.get("ExecReload", ""))
    assert unit(path)["Install"]["WantedBy"] == "multi-user.target"


def test_the_page_on_hosting_names_every_option() -> None:
    """`docs/hosting.md` describes what `ennead serve` takes, and nothing else."""
    subparsers = next(a for a in build_parser()._actions if a.choices)
    assert isinstance(subparsers.choices, dict)
    known = {word for action in subparsers.choices["serve"]._actions
             for word in action.option_strings if word.startswith("--")} - {"--help"}  # fmt: skip
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    table = text[text.index("| setting |") :].partition("\n\n")[0]
    assert set(re.findall(r"`(--[\w-]+)`", table)) == known
