"""A machine whose mdstat and sysfs a test writes, and the tray's events of it as short texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from disktune_gui.tray.array_events import BEGINNING, ArrayEvent, ArraysState, ClockReading, advance
from disktune_gui.tray.array_snapshot import look


@dataclass
class Machine:
    """A machine whose mdstat and sysfs a test writes, and an observer."""

    root: Path
    story: ArraysState = BEGINNING
    at_s: float = 1000.0
    arrays: dict[str, str] = field(default_factory=dict)

    def array(self, name: str, text: str, **files: object) -> None:
        self.arrays[name] = text
        folder = self.root / "sys/block" / name / "md"
        folder.mkdir(parents=True, exist_ok=True)
        for file in folder.iterdir():
            file.unlink()
        for file_name, value in files.items():
            (folder / file_name).write_text(f"{value}\n")

    def look(self, after_s: float = 1.0, asleep_s: float = 0.0) -> list[ArrayEvent]:
        self.at_s += after_s
        text = "Personalities :\n" + "".join(f"{name} : {text}\n" for name, text in self.arrays.items())
        moment = ClockReading(self.at_s + asleep_s, self.at_s)
        seen = look(text, self.root)
        assert seen is not None
        self.story, events = advance(self.story, seen, moment)
        return list(events)

    def told(self, after_s: float = 1.0) -> list[str]:
        return [said(event) for event in self.look(after_s)]


def said(event: ArrayEvent) -> str:
    words = (
        *(event.kind, event.array, event.member, *event.failed, *event.vanished, event.operation),
        "whole" if event.whole else "",
    )
    return " ".join(word for word in words if word)


def raid1(*members: str, slots: str, work: str = "") -> str:
    up = slots.count("U")
    return f"active raid1 {' '.join(members)}\n 100 blocks super 1.2 [{len(slots)}/{up}] [{slots}]\n{work}"


def work(operation: str, done: int, *, speed: int = 9, finish: float = 3.0) -> str:
    return f" [=>..] {operation} = {done / 10:.1f}% ({done}/1000) finish={finish}min speed={speed}K/sec\n"
