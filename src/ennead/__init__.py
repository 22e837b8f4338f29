"""Ennead: a digital table for four board games of ancient Egypt."""

__version__ = "0.1.0"
