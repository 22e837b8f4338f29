"""Kinds of values on the command line: what a text may be, and what is said if it is not."""

from __future__ import annotations

import argparse

MOST_WORKERS = 1024
"""Processes of one kind; more is a slip of the finger."""


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"expected 1 or more, got {text}")
    return value


def not_negative(text: str) -> int:
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"expected 0 or more, got {text}")
    return value


def percent(text: str) -> float:
    value = float(text)
    if not 0 < value < 50:
        raise argparse.ArgumentTypeError(f"expected more than 0 and less than 50, got {text}")
    return value


def workers(text: str) -> int:
    value = int(text)
    if not 1 <= value <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"expected 1 to {MOST_WORKERS}, got {text}")
    return value


def port(text: str) -> int:
    value = int(text)
    if not 0 <= value <= 65535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, got {text}")
    return value


def names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise argparse.ArgumentTypeError(f"expected names with commas between them, got {text!r}")
    return names


def sizes(text: str) -> list[int]:
    """`2`, `2,4` or `3-5`, without repetitions and in order."""
    found: set[int] = set()
    try:
        for part in text.split(","):
            low, dash, high = part.partition("-")
            first, last = positive(low), positive(high if dash else low)
            found.update(range(first, min(last, first + 99) + 1))
    except ValueError:
        found = set()
    if not found:
        raise argparse.ArgumentTypeError(f"expected numbers such as 2, 2,4 or 3-5, got {text!r}")
    return sorted(found)


def setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, got {text!r}")
    return name, value


for _kind, _title in (
    (positive, "number"), (not_negative, "number"), (workers, "number"), (port, "port"),
):  # fmt: skip
    _kind.__name__ = _title  # argparse says "invalid number value: 'x'"
