"""The reference of the kernel is what the sources say."""

from __future__ import annotations

from tools import reference

import ennead.kernel


def test_the_reference_is_up_to_date() -> None:
    """`docs/reference.md` is what `python tools/reference.py` writes."""
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page()


def test_every_public_name_is_explained() -> None:
    """The face is sorted, all of it can be imported, and each name has an entry."""
    public = ennead.kernel.__all__
    assert [name for name in public if not hasattr(ennead.kernel, name)] == []
    listed = [name for names in reference.public_names().values() for name in names]
    assert sorted(listed) == sorted(public)
