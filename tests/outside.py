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


class Outside:
    """A new game in a folder, and an environment in which it is installed."""

    def __init__(self, folder: Path) -> None:
        self.source, self.site = folder / "source", folder / "site"
        assert main(["new-game", NAME, "--folder", str(self.source)]) == 0
        self._pip(
            "install", "--no-deps", "--no-build-isolation", "--no-index", "--target", self.site
        )
        places = os.pathsep.join(map(str, (self.site, SOURCE)))
        self.environment = {**os.environ, "PYTHONPATH": places, "ENNEAD_DATA": str(folder)}

    def _pip(self, *words: str | Path) -> None:
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, words)]
        done = subprocess.run(
            [*command, str(self.source)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

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
