"""Who may be looking: seats count from 0; two viewers sit on no seat."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1
"""Sees what is public and nothing else."""

EVERYTHING: Final = -2
"""Sees all; for finished matches, tests and the server itself."""

UNKNOWN: Final = -1
"""Stands in a view for a token that the viewer may not see."""
