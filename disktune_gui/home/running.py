"""What runs on a drive now, in a word or two with a figure, and its throughput. Without widgets."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import rounded
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.activity import DiskStat, rates
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.look import ActivitySample
from disktune_contract.record import record
from disktune_contract.units import UnitSystem
from disktune_gui.client.jobs import WorkKind
from disktune_gui.health.badge import KnownHealth
from disktune_gui.services.running import ICONS, Work
from disktune_gui.text.formats import duration, rate
from disktune_gui.text.said import said

LENGTH = 40
"""Samples kept, one a second."""
FULL_BYTES_S = 1_000_000
"""A drive that moves less than this a second does not fill its chart: a log entry would seem like high load."""


class Throughput:
    """Bytes per second, read and written."""

    def __init__(self) -> None:
        self._before: dict[str, DiskStat] = {}
        self._at_s = 0.0
        self._past: dict[str, deque[tuple[float, float]]] = {}

    def add(self, sample: ActivitySample) -> set[str]:
        """Add the next sample, and return the drives whose chart has changed; those that are gone are forgotten.

        An empty chart stays as it is: most drives are idle at most times, and need not be painted then.
        """
        seconds = sample.at_s - self._at_s
        now = {stat.name: stat for stat in sample.drives}
        moved: set[str] = set()
        for name, stat in now.items():
            if name not in self._before:
                continue
            past = self._past.get(name)
            if past is None:
                # The first rate: until then nothing is known.
                past = self._past[name] = deque(maxlen=LENGTH)
                moved.add(name)
            # Nearly all drives are idle: without another request there is nothing to calculate.
            same = stat == self._before[name]
            rate = None if same else rates(self._before[name], stat, seconds)
            drawn = any(map(any, past)) if same else True
            past.append((rate.read_bytes_s, rate.write_bytes_s) if rate is not None else (0.0, 0.0))
            if drawn:
                moved.add(name)
        self._past = {name: past for name, past in self._past.items() if name in now}
        self._before, self._at_s = now, sample.at_s
        return moved

    def now(self, name: str) -> tuple[float, float] | None:
        """Return bytes per second read and written now, None before two samples."""
        past = self._past.get(name)
        return past[-1] if past else None

    def heights(self, name: str) -> tuple[float, ...]:
        """Return the past as fractions (0 to 1) of its own maximum, oldest first; empty if nothing happened."""
        sums = [sum(one) for one in self._past.get(name, ())]
        top = max(sums, default=0.0)
        return tuple(value / max(top, FULL_BYTES_S) for value in sums) if top else ()


translate = QCoreApplication.translate

SHOWN_BYTES_S = 10_000
"""Less than this a second is idle: a log entry now and then."""


@record
class Now:
    """The last column of a row."""

    text: str = ""
    note: str = ""
    """The second line."""
    icon: str = ""
    share: float | None = None
    """0 to 1: a bar in place of the text."""
    heights: tuple[float, ...] = ()
    """The throughput of the last minute, each 0 to 1."""
    quiet: bool = False
    """Whether it is secondary text."""

    @property
    def spoken(self) -> str:
        """Both lines, for a screen reader."""
        return ", ".join(filter(None, (self.text, self.note)))


def working(work: Work) -> Now:
    """Return *work* as a row shows it."""
    # What an array does has a bar instead.
    if work.kind is not WorkKind.ARRAY:
        return Now(work.what, work.left(), ICONS[work.kind])
    if work.progress is None:
        return Now(work.what, work.left())
    left = work.left_s()
    time = duration(rounded(left / 60) * 60) if left is not None else ""
    return Now(note=", ".join(filter(None, (work.what, time))), share=work.progress)


def idle(
    drive: Drive,
    known: KnownHealth | None,
    arrays: Iterable[Drive],
    throughput: Throughput,
    units: UnitSystem,
) -> Now:
    """Return what a drive does on which nothing of ours runs; *arrays* are all that there are."""
    rates = throughput.now(drive.name)
    if rates is not None and sum(rates) >= SHOWN_BYTES_S:
        read, written = rates
        note = translate("Home", "reads") if read >= written else translate("Home", "writes")
        for array in arrays if drive.usage.arrays else ():
            if array.name in drive.usage.arrays and array.array is not None and array.array.operation:
                note = said(noun(array.array.operation))
        return Now(rate(read + written, units), note, heights=throughput.heights(drive.name))
    if known is not None and known.health.asleep:
        return Now(translate("Home", "standby"), icon="moon")
    return Now() if rates is None else Now(translate("Home", "idle"), quiet=True)
