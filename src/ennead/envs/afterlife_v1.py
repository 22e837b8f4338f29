"""Afterlife for learners: what is observed and how moves are numbered stay as they are."""

from ennead.envs import zoo

_MAKERS = zoo.versioned("afterlife", "afterlife_v1")
env = _MAKERS.env
raw_env = _MAKERS.raw_env
parallel_env = _MAKERS.parallel_env
