"""`ennead version`: what to put into a bug report."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path

import ennead


def run(arguments: argparse.Namespace) -> int:
    """Print the version, the Python it runs on, and where it is installed."""
    facts = {
        "ennead": ennead.__version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "folder": str(Path(ennead.__file__).parent),
    }
    if arguments.json:
        print(json.dumps(facts, ensure_ascii=False))
    else:
        width = max(map(len, facts))
        for name, fact in facts.items():
            print(f"{name:<{width}}  {fact}")
    return 0
