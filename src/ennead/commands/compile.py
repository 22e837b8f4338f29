"""`ennead compile`: the engine as C extensions, which `./ennead` uses from then on."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import ennead
from ennead.arguments import UsageError


def run(arguments: argparse.Namespace) -> int:
    """Compile, with a line that says how far it is."""
    root = Path(ennead.__file__).resolve().parents[2]
    tool = root / "tools" / "compiled.py"
    if not tool.is_file():
        raise UsageError("only a checkout of the repository can be compiled; a package already is")
    if find_spec("mypyc") is None:
        raise UsageError("the compiler of Python is not installed: pip install -e '.[compile]'")
    compiler = os.environ.get("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        print(f"ennead: there is no C compiler ({compiler}); everything works without, only slower")
        return 1
    return _watch([sys.executable, str(tool)])


def _watch(command: list[str]) -> int:
    """Run a command; what it says is shown only if it fails."""
    started = time.monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    said: list[str] = []
    assert process.stdout is not None
    for line in process.stdout:
        said.append(line)
        if line.startswith("== "):
            print(f"[{time.monotonic() - started:4.0f} s] {line[3:].rstrip()}", flush=True)
    code = process.wait()
    if code:
        print("".join(said[-20:]), file=sys.stderr)
        return 1
    print(
        f"compiled in {time.monotonic() - started:.0f} s; ./ennead uses it until the source changes"
    )
    return 0
