"""What has been told, kept in a file: a tray that starts anew tells what it missed and repeats nothing. No Qt."""

from __future__ import annotations

import time
from pathlib import Path

from disktune_contract import wire
from disktune_contract.arrays.alarms import Alarm
from disktune_contract.record import record, replace
from disktune_gui.desktop import user_files
from disktune_gui.tray.array_events import BEGINNING, ClockReading, KnownArray, Story

FORMAT = 1
LIMIT_BYTES = 1 << 20
_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


@record
class _Kept:
    """The file."""

    format: int
    boot: str
    """Which start of the machine it is about (random(4), boot_id)."""
    arrays: tuple[KnownArray, ...]


def file() -> Path:
    """Return where the story is kept."""
    return user_files.state_folder() / "arrays.json"


def boot() -> str:
    """Return what tells this start of the machine from all others; empty if the kernel does not say."""
    try:
        return _BOOT_ID.read_text().strip()
    except OSError:
        return ""


def now() -> ClockReading:
    """Return what the clocks say."""
    return ClockReading(time.clock_gettime(time.CLOCK_BOOTTIME), time.monotonic())


def load(path: Path, this_boot: str, moment: ClockReading) -> Story:
    """Return the story so far. A file that is missing, damaged or of another format is none.

    Of an earlier start of the machine it only counts which arrays there were: drives may have changed places since
    then, and a degraded array is to be told of again once the machine was started anew.
    """
    try:
        kept = wire.load(_Kept, wire.parse(path.read_bytes(), LIMIT_BYTES))
    except (OSError, wire.WireError):
        return BEGINNING
    if kept.format != FORMAT:
        return BEGINNING
    if kept.boot != this_boot or not this_boot:
        earlier = (chapter.look for chapter in kept.arrays)
        return Story({}, before=tuple(look for look in earlier if look.alarm is not Alarm.CONTAINER))
    return Story({chapter.look.name: _resumed(chapter, moment) for chapter in kept.arrays})


def _resumed(chapter: KnownArray, moment: ClockReading) -> KnownArray:
    """Return *chapter* with the patience for what stands still begun anew: nobody looked in the meantime."""
    if chapter.run is None:
        return chapter
    return replace(chapter, run=replace(chapter.run, moved_s=moment.awake_s, slow_since_s=None))


def save(path: Path, story: Story, this_boot: str) -> None:
    """Keep the story. Raises OSError."""
    kept = _Kept(FORMAT, this_boot, tuple(story.chapters.values()))
    user_files.write_atomically(path, wire.dump(kept) + "\n")
