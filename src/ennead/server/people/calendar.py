"""The calendar of somebody's deadlines, as RFC 5545 has it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Deadline:
    """A turn of mine that ends some time."""

    table: str
    title: str
    url: str
    due: int
    """Milliseconds since 1970."""


def write(deadlines: Iterable[Deadline], now: int, host: str) -> str:
    """The file: each deadline with a reminder an hour before it."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ennead//Ennead//EN", "METHOD:PUBLISH"]
    for one in deadlines:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table}@{host}",
            f"DTSTAMP:{_time(now)}",
            f"DTSTART:{_time(one.due - 15 * MINUTE)}",
            f"DTEND:{_time(one.due)}",
            f"SUMMARY:{_text(one.title)}",
            f"URL:{one.url}",
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            f"DESCRIPTION:{_text(one.title)}",
            "TRIGGER:-PT1H",
            "END:VALARM",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _fold(line))


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(words: str) -> str:
    for sign in ("\\", ";", ","):
        words = words.replace(sign, f"\\{sign}")
    return words.replace("\n", "\\n")


def _fold(line: str) -> list[str]:
    """A line in parts of at most 75 bytes, none of which ends inside a letter."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > 74:
            parts.append(part)
            part = " "
        part += letter
    return [*parts, part]
