"""What runs on a drive now, in a word or two with a figure. Without widgets."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import rounded
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.units import UnitSystem
from disktune_gui.client.jobs import WorkKind
from disktune_gui.health.badge import KnownHealth
from disktune_gui.home.throughput import Throughput
from disktune_gui.services.running import Work
from disktune_gui.text.formats import duration, rate
from disktune_gui.text.said import said

translate = QCoreApplication.translate

SHOWN_BYTES_S = 10_000
"""Less than this a second is idle: a log entry now and then."""
_ICONS = {
    WorkKind.TRIAL: "timer",
    WorkKind.LONG_TRIAL: "timer",
    WorkKind.EXPERIMENT: "flask",
    WorkKind.BENCHMARK: "gauge",
    WorkKind.BLINK: "light",
    WorkKind.TRIM: "bolt",
    WorkKind.SCRUB: "again",
    WorkKind.SELF_TEST: "pulse",
    WorkKind.RECORDING: "history",
    WorkKind.EJECT: "up",
}
"""What an array does has a bar instead."""


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
    if work.kind in _ICONS:
        return Now(work.what, work.left(), _ICONS[work.kind])
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
