"""Build hook of the package: a wheel or source archive always holds the built page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs `tools/page.py` before files are collected; an editable install is the launcher's affair."""

    def dependencies(self) -> list[str]:
        """Node.js from the package index, if a build is due and the machine has none."""
        if self._has_sources() and self._page("--needs-node").returncode == 0:
            return [self._page("--node-package").stdout.strip()]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is up to date."""
        if version != "editable" and self._has_sources():
            done = self._page()
            if done.returncode:
                sys.stderr.write(done.stdout + done.stderr)
                raise RuntimeError("the page in web/ could not be built")

    def _has_sources(self) -> bool:
        return (Path(self.root) / "web" / "package.json").is_file()

    def _page(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        script = Path(self.root) / "tools" / "page.py"
        command = [sys.executable, str(script), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)
