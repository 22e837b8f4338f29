"""Build hook of the package: archives always hold the built page; a wheel made where there is a C
compiler is compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ["mypy[mypyc]>=2.4,<3", "setuptools>=65"]  # as pyproject.toml has them under `compile`


class PackageHook(BuildHookInterface[Any]):
    """Works before files are collected; an editable install is the launcher's affair.

    `ENNEAD_COMPILE=no` makes a wheel for any machine, without compiled parts; `ENNEAD_COMPILE=0`
    lets the C compiler hurry, which is enough to try a wheel.
    """

    def dependencies(self) -> list[str]:
        """Node.js if a page has to be built and the machine has none; mypyc if there is something
        to do for it."""
        needed = [*COMPILERS] if self._compiles() else []
        if self._has_page() and self._run("page.py", "--needs-node").returncode == 0:
            needed.append(self._run("page.py", "--node-package").stdout.strip())
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is up to date, then the engine."""
        if version == "editable":
            return
        if self._has_page():
            self._must("the page in web/ could not be built", "page.py")
        if self._compiles():
            problem = "the engine could not be compiled (ENNEAD_COMPILE=no goes without)"
            level = "0" if os.environ.get("ENNEAD_COMPILE") == "0" else "2"
            folder = Path(self._must(problem, "compiled.py", "-O", level).splitlines()[-1])
            for library in sorted(folder.rglob("*.so")):
                if "build" not in library.relative_to(folder).parts:
                    build_data["force_include"][str(library)] = str(library.relative_to(folder))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _has_page(self) -> bool:
        return (Path(self.root) / "web" / "package.json").is_file()

    def _compiles(self) -> bool:
        compiler = (os.environ.get("CC") or "cc").split()[0]
        wanted = os.environ.get("ENNEAD_COMPILE", "yes") != "no"
        return self.target_name == "wheel" and wanted and shutil.which(compiler) is not None

    def _must(self, problem: str, script: str, *arguments: str) -> str:
        done = self._run(script, *arguments)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise RuntimeError(problem)
        return done.stdout

    def _run(self, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(Path(self.root) / "tools" / script), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)
