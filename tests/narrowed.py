"""What has to be there, and of which class it has to be: said once, for the test and for the type checker."""

from __future__ import annotations

from typing import TypeVar

Found = TypeVar("Found")


def present(found: Found | None) -> Found:
    """Return *found*; fail where there is nothing."""
    assert found is not None, "there is nothing"
    return found


def of_kind(kind: type[Found], found: object) -> Found:
    """Return *found*, which is of a class; fail where it is of another."""
    assert isinstance(found, kind), f"no {kind.__name__}: {found!r}"
    return found
