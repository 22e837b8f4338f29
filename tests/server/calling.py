"""Commands of `ennead` as a person calls them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

PYTHON = [sys.executable, "-P", "-m", "ennead"]


@contextmanager
def called(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A command that runs until the test is done with it."""
    process = subprocess.Popen(
        [*PYTHON, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        assert process.stderr is not None
        raise AssertionError(process.stderr.read())
    return line
