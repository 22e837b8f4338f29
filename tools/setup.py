"""Make `.venv` ready for `./ennead`: called by that launcher only, with any Python >= 3.11.

States of `.venv`, all of which the next call can deal with, whenever this process is killed:

- missing, holding `.unfinished`, or moved here from elsewhere: is made anew;
- no `.unfinished`, no `.ready-*` for this key: somebody made it, or the project changed; installed
  into;
- `.ready-play`, `.ready-compile`, `.ready-dev` holding the key: complete, nothing to do.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UNFINISHED = VENV / ".unfinished"
PAGE = ROOT / "src" / "ennead" / "web"
EXTRAS = {"play": [], "compile": ["play"], "dev": ["play", "compile"]}
"""What can be asked for, and what is then there as well."""
LINES_OF_OUTPUT = 15
OFFLINE = "check the connection to the package index and the free space, then call again"


class SetupFailed(Exception):
    """The message says what failed and what to do; nothing half-made is left."""


def main() -> int:
    """Do what the launcher asked; 0 means that it may go on."""
    arguments = _arguments()
    try:
        with _alone():
            if not arguments.page_only:
                _make_ready(arguments.extra, arguments.key)
            _build_page(needed=arguments.page_only)
    except SetupFailed as failure:
        _say(str(failure))
        return 1
    except OSError as failure:
        _say(f"could not set up {VENV}: {failure}")
        return 1
    except KeyboardInterrupt:
        _say("stopped; the next call starts again")
        return 130
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--extra", choices=list(EXTRAS), default="play")
    parser.add_argument("--key", default="", help="what this installation depends on")
    parser.add_argument("--page-only", action="store_true")
    return parser.parse_args()


def _say(message: str) -> None:
    sys.stderr.write(f"ennead: {message}\n")


@contextmanager
def _alone() -> Iterator[None]:
    """Hold a lock on the repository's folder; the system frees it even if this process is
    killed."""
    handle = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("another call is setting up; waiting for it")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _make_ready(extra: str, key: str) -> None:
    markers = [VENV / f".ready-{one}" for one in (*EXTRAS[extra], extra)]
    if all(_holds(marker, key) for marker in markers) and PYTHON.exists():
        return
    if UNFINISHED.exists() or not PYTHON.exists() or _was_moved():
        _remove(VENV)
    new = not VENV.exists()
    _say("setting up; this takes a minute and happens only once" if new else "updating .venv")
    try:
        if new:
            VENV.mkdir()
            UNFINISHED.touch()
            _run([sys.executable, "-m", "venv", str(VENV)], "making a virtual environment")
        for stale in VENV.glob(".ready-*"):
            if not _holds(stale, key):
                stale.unlink()
        _install(extra)
    except BaseException:
        if new:
            _remove(VENV)
        raise
    UNFINISHED.unlink(missing_ok=True)
    for marker in markers:
        marker.write_text(f"{key}\n", encoding="utf-8")


def _holds(marker: Path, key: str) -> bool:
    return marker.is_file() and marker.read_text(encoding="utf-8") == f"{key}\n"


def _was_moved() -> bool:
    """Scripts and editable installs hold absolute paths; each key ends with the folder it is
    for."""
    keys = [marker.read_text(encoding="utf-8") for marker in VENV.glob(".ready-*")]
    return any(not key.endswith(f" {ROOT}\n") for key in keys)


def _install(extra: str) -> None:
    project = str(ROOT) + ("" if extra == "play" else f"[{extra}]")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    _run([*pip, "install", "--editable", project], "installing Ennead and what it needs")


def _build_page(*, needed: bool) -> None:
    """Build the browser client; without it everything but `play` and `serve` still works."""
    if not (ROOT / "web" / "package.json").exists():
        return
    builder = [str(PYTHON), str(ROOT / "tools" / "page.py")]
    try:
        if subprocess.run([*builder, "--needs-node"], check=False).returncode == 0:
            pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
            node = subprocess.check_output([*builder, "--node-package"], text=True).strip()
            _run([*pip, "install", node], "installing Node.js for building the page")
        _run(
            builder,
            "building the page",
            f"try it by hand in {ROOT / 'web'}: npm ci && npm run build",
        )
    except SetupFailed as failure:
        if needed and not (PAGE / "index.html").exists():
            raise
        _say(f"{failure}\nennead: going on without a new page; `play` and `serve` will try again")


def _run(command: list[str], what: str, hint: str = OFFLINE) -> None:
    """Run a command quietly; its last lines (but no stack frames) are shown only if it fails."""
    done = subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        said = [line for line in done.stdout.splitlines() if not line.lstrip().startswith("at ")]
        tail = "\n".join(f"    {line}" for line in said[-LINES_OF_OUTPUT:])
        raise SetupFailed(f"{what} failed (exit code {done.returncode}):\n{tail}\nennead: {hint}")


def _remove(folder: Path) -> None:
    if folder.is_symlink():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main())
