"""What the kernel's tracing tells of some events, from the beginning of a context to its end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Self


class KernelTrace:
    """Watches all of the machine. A context; subclasses name the events and read `text`."""

    place: ClassVar[Path]
    """Its instance, below /sys/kernel/tracing/instances."""
    buffer_kib: ClassVar[int]
    """For each processor."""
    events: ClassVar[Mapping[str, str]]
    """As system/event, with the filter of each; an empty one lets all pass."""

    def __init__(self, text: str = "") -> None:
        """*text* is a trace that was kept; without it, one is made."""
        self.text = text

    def __enter__(self) -> Self:
        self.place.mkdir(exist_ok=True)
        (self.place / "buffer_size_kb").write_text(str(self.buffer_kib), encoding="ascii")
        for event, passes in self.events.items():
            if passes:
                (self.place / f"events/{event}/filter").write_text(passes, encoding="ascii")
            (self.place / f"events/{event}/enable").write_text("1", encoding="ascii")
        return self

    def __exit__(self, *_: object) -> None:
        for event in self.events:
            (self.place / f"events/{event}/enable").write_text("0", encoding="ascii")
        self.text = (self.place / "trace").read_text(encoding="ascii", errors="replace")
        self.place.rmdir()
