"""Matches in files: saved whole or not at all, and kept when a table is left without saving."""

from __future__ import annotations

import os
from pathlib import Path


def save(path: Path, text: str) -> None:
    """Write a match file, whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def resting_place(game: str) -> Path:
    """Where a match is kept that was left without saving."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "ennead" / f"{game}.match"
