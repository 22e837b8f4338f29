"""`ennead site`: the whole table as files, for any web server."""

from __future__ import annotations

import argparse
from pathlib import Path

from ennead.staticsite import site_files, write_site


def run(arguments: argparse.Namespace) -> int:
    """Write the site."""
    folder = Path(arguments.folder)
    files = site_files()
    write_site(folder, files)
    size = sum(map(len, files.values()))
    print(f"{len(files)} files, {size / 2**20:.1f} MiB, in {folder}")
    print(f"To try it: python -m http.server --directory {folder}")
    return 0
