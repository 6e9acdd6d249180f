"""What runs on a drive now, in a word or two with a figure. Without widgets."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import grain
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_gui.health.badge import KnownHealth
from disktune_gui.home.throughput import Throughput
from disktune_gui.services.services import Services
from disktune_gui.text.formats import duration, percent, rate
from disktune_gui.text.said import said

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
    def counts(self) -> bool:
        """Whether it changes with the time."""
        return bool(self.icon) and self.icon != "moon"

    @property
    def spoken(self) -> str:
        """Both lines, for a screen reader."""
        return ", ".join(filter(None, (self.text, self.note)))


class Running:
    """Knows what runs: by the services, and by the throughput."""

    def __init__(self, services: Services, throughput: Throughput) -> None:
        self._services, self._throughput = services, throughput
        self._finders: tuple[Callable[[Drive], Now | None], ...] = (
            self._operation,
            self._trial,
            self._job,
            self._self_test,
            self._recording,
            self._long_trial,
        )

    def of(self, drive: Drive, known: KnownHealth | None, arrays: Iterable[Drive]) -> Now:
        """Return what runs on *drive*, of whose health *known* is known; *arrays* are all that there are."""
        found = next((now for find in self._finders if (now := find(drive)) is not None), None)
        return found or self._moved(drive, arrays) or self._still(drive, known)

    def _operation(self, drive: Drive) -> Now | None:
        array = drive.array
        if array is None or not array.operation:
            return None
        name = said(noun(array.operation))
        if array.progress_percent is None:
            return Now(name)
        share = array.progress_percent / 100
        words = f"{name} {percent(share)}"
        if array.finish_minutes is None:
            return Now(note=words, share=share)
        step = grain(array.finish_minutes)
        left = duration(max(1, round(array.finish_minutes / step) * step) * 60)
        return Now(note=f"{words}, {left}", share=share)

    def _trial(self, drive: Drive) -> Now | None:
        trial = self._services.drive_work.short_trial(drive.ref)
        if trial is None:
            return None
        left = duration(max(0, round(trial.ends_at - time.monotonic())))
        words = translate("Home", "trial, {time}").format(time=left)
        changes = said(Sentence.counted(trial.changes, "{n} change", "{n} changes"))
        return Now(words, changes, "timer")

    def _job(self, drive: Drive) -> Now | None:
        work = self._services.drive_work
        verbs = work.verbs(drive.ref)
        if verbs & {"compare", "compare-layer", "hold"}:
            run = work.experiment(drive.ref)
            note = ""
            if run is not None:
                note = translate("Home", "{done} of {total}, {time} left").format(
                    done=run.done, total=run.total, time=_coarse(run.left_s)
                )
            return Now(translate("Home", "experiment"), note, "flask")
        if verbs & {"measure", "flicker"}:
            return Now(translate("Home", "benchmark"), icon="gauge")
        return Now("TRIM") if "trim" in verbs else None

    def _self_test(self, drive: Drive) -> Now | None:
        test = self._services.self_test_news.running(drive)
        if test is None:
            return None
        note = ""
        if test.minutes_left is not None:
            note = _left(test.minutes_left * 60)
        elif test.remaining_percent is not None:
            note = percent(1 - test.remaining_percent / 100)
        return Now(translate("Home", "self-test"), note, "pulse")

    def _recording(self, drive: Drive) -> Now | None:
        # Only what a page has read already: nothing is asked, and nothing is loaded, for a word.
        recordings = vars(self._services).get("recordings")
        running = recordings.running(drive) if recordings is not None else None
        if recordings is None or running is None:
            return None
        left = running.minutes * 60 - recordings.done_s(drive)
        return Now(translate("Home", "recording"), _left(left), "history")

    def _long_trial(self, drive: Drive) -> Now | None:
        trials = self._services.long_trials
        trial = trials.of(drive.ref)
        if trial is None or not trial.open:
            return None
        return Now(translate("Home", "long trial"), _left(trials.seconds_left(trial)), "timer")

    def _moved(self, drive: Drive, arrays: Iterable[Drive]) -> Now | None:
        rates = self._throughput.now(drive.name)
        if rates is None or sum(rates) < SHOWN_BYTES_S:
            return None
        read, written = rates
        note = translate("Home", "reads") if read >= written else translate("Home", "writes")
        for array in arrays if drive.usage.arrays else ():
            if array.name in drive.usage.arrays and array.array is not None and array.array.operation:
                note = said(noun(array.array.operation))
        speed = rate(read + written, self._services.preferences.units)
        return Now(speed, note, heights=self._throughput.heights(drive.name))

    def _still(self, drive: Drive, known: KnownHealth | None) -> Now:
        if known is not None and known.health.asleep:
            return Now(translate("Home", "standby"), icon="moon")
        if self._throughput.now(drive.name) is None:
            return Now()
        return Now(translate("Home", "idle"), quiet=True)


def _left(seconds: float) -> str:
    return translate("Home", "{time} left").format(time=_coarse(seconds))


def _coarse(seconds: float) -> str:
    """Return a length of time without its small part: ``4 min``, ``2 h 15 min``."""
    if seconds < 60:
        return duration(max(1, round(seconds)))
    step = 60 * grain(seconds / 60)
    return duration(round(seconds / step) * step)
