"""What work on arrays needs of the machine beyond files and drives: an interface, and the one that is real."""

from __future__ import annotations

from typing import Protocol

from disktune_helper import programs


class ArrayTools(Protocol):
    """Programs, in effect."""

    def add_bitmap(self, array: str) -> None:
        """Give *array* a write-intent bitmap on its members; raises OSError."""


class SystemTools:
    """The machine this program runs on."""

    def add_bitmap(self, array: str) -> None:
        programs.add_bitmap(array)
