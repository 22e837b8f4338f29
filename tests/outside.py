"""A game from outside: written by `ennead new-game`, installed in a folder of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ennead.cli import main

NAME = "qattara"
SOURCE = Path(__file__).resolve().parents[1] / "src"


def install(folder: Path) -> None:
    """Write a new game to `source` in the folder, and install it to `site`."""
    assert main(["new-game", NAME, "--folder", str(folder / "source")]) == 0
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps"]
    words = ["--no-build-isolation", "--no-index", "--target", str(folder / "site")]
    done = subprocess.run(
        [*pip, *words, str(folder / "source")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


class Outside:
    """A new game that was installed into a folder, and an environment in which it is found."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.source, self.site = folder / "source", folder / "site"
        places = os.pathsep.join(map(str, (self.site, SOURCE)))
        self.environment = {**os.environ, "PYTHONPATH": places, "ENNEAD_DATA": str(data)}

    def ennead(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """One command, with what is typed at it."""
        return subprocess.run(
            [sys.executable, "-P", "-m", "ennead", *words],
            input=typed,
            capture_output=True,
            text=True,
            env=self.environment,
            check=False,
        )

    @contextmanager
    def serving(self) -> Iterator[str]:
        """A server that has the game; its address."""
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "ennead", "play", "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        try:
            assert process.stdout is not None
            link = re.search(r"(http://\S+?)/#", process.stdout.readline())
            assert link
            yield link[1]
        finally:
            process.kill()
            process.communicate()
