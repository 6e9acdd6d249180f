"""Notifications of drives' health: which drives are asked when, and the evaluation of the answers.

Three sources, none of which wakes a drive or keeps one awake:

- samples that a window or the timer has stored, announced by inotify;
- the drives themselves, through a helper, `ROUND_S` apart, but only those that worked since;
- the kernel's sensors, of drives that work at that moment (`disktune_gui.tray.drive_files`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from PyQt6.QtCore import QObject, Qt, QTimer

from disktune_contract import wire
from disktune_contract.health.health import Health
from disktune_contract.health.health_notices import (
    DriveReading,
    Notice,
    NoticeState,
    advance,
    reading_of,
)
from disktune_contract.messages.conversation import Reply
from disktune_contract.record import record, replace
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.quiet_question import INSPECT, QuietQuestion
from disktune_gui.desktop import language, user_files
from disktune_gui.desktop.preferences import DEGREE
from disktune_gui.owned import later
from disktune_gui.tray import array_events, notification
from disktune_gui.tray.drive_files import DriveFiles, SampleNews, SensorReading, Work
from disktune_gui.tray.notification import Matter, message
from disktune_gui.tray.notifier import Notifier

# -- asking drives for their health: a helper for one round, without a dialog ------------------------------
#
# It checks whether a drive is in standby before any other request, and does not ask one that is.

LIMIT_MS = 180_000
"""A drive that does not answer keeps the kernel waiting for 30 s and more; then the round ends without it."""
KINDS = frozenset({"ata", "nvme", "scsi", "usb"})
"""Kinds of drives that have counters of their own."""


@record
class PolledDrive:
    """A drive that is connected, and its answer."""

    name: str
    identity: str
    title: str
    sector_bytes: int
    diskseq: int | None = None
    health: Health | None = None
    """None if it was not asked, or did not answer."""


Answered = Callable[[tuple[PolledDrive, ...] | None], None]


class HealthRound(QuietQuestion):
    """One round over the drives named in *wanted*.

    *answered* is called once, later: with the connected drives, or with None if no helper can be started. Where
    drives may not be asked without a password, their health is missing.

    With *known*, a list from an earlier round, no list is requested: for that the kernel's sensors would be read,
    also of drives in standby.
    """

    def __init__(
        self,
        wanted: Collection[str],
        answered: Answered,
        parent: QObject,
        place: HelperLauncher | None = None,
        *,
        known: Sequence[PolledDrive] = (),
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent, place, limit_ms)
        self._wanted, self._answered = frozenset(wanted), answered
        self._drives: list[PolledDrive] | None = list(known) or None
        self.begin()

    def _begin_without(self) -> None:
        self._privilege = elevation.BROWSE
        self._start()

    def _start(self) -> None:
        if self._drives and self._privilege != INSPECT:
            # The list of drives is known, and no more can be asked.
            later(self, self._finish)
        else:
            super()._start()

    def _ask_first(self) -> None:
        if self._drives is None:
            self._ask("drives", {})
        else:
            self._ask_each()

    # -- answers -------------------------------------------------------------------------------------------

    def _read(self) -> None:
        super()._read()
        if self._drives is not None and not self._conversation.asked:
            self._finish()

    def _take(self, answer: Reply[int]) -> None:
        if answer.verb == "drives":
            self._on_drives(answer.result["drives"])
        elif self._drives is not None:
            self._drives[answer.asker] = _with_health(self._drives[answer.asker], answer.result)

    def _on_drives(self, listed: list[dict[str, Any]]) -> None:
        """Ask each drive but those with the same identity, as a notice could not name one of them."""
        told_apart = [one for one in listed if one["kind"] in KINDS and one["identity"]]
        told_apart = [one for one in told_apart if not one["same_identity_as"]]
        self._drives = [
            PolledDrive(one["name"], one["identity"], _title(one), one["logical_sector_bytes"], one["diskseq"])
            for one in told_apart
        ]
        if self._privilege == INSPECT:
            self._ask_each()

    def _ask_each(self) -> None:
        for place, one in enumerate(self._drives or ()):
            if one.name in self._wanted:
                ref = {"name": one.name, "identity": one.identity, "diskseq": one.diskseq}
                self._ask("health", {"drive": ref}, place)

    def _on_limit(self) -> None:
        """Take the answers that are there already, and do not wait for more."""
        self._helper.waitForReadyRead(0)
        self._read()
        self._finish()

    def _answer(self) -> None:
        self._answered(tuple(self._drives) if self._drives is not None else None)


def _with_health(drive: PolledDrive, told: object) -> PolledDrive:
    try:
        health = wire.load(Health, told)
    except wire.WireError:
        return drive
    return replace(drive, health=health)


def _title(drive: dict[str, Any]) -> str:
    """Return model and kernel name: two drives of a model are distinguished by their kernel names."""
    return f"{drive['model']} ({drive['name']})" if drive["model"] else str(drive["name"])


# -- state of drives and reports, stored so that nothing is repeated. No Qt --------------------------------

FORMAT = 1
LIMIT_BYTES = 1 << 20
MOST = 256
"""Number of remembered drives; those without an answer for longest are removed."""


@record
class RememberedDrive:
    """A drive, and what is known of it."""

    name: str
    """The kernel's; empty after the computer was restarted, until it is seen."""
    title: str
    """The name that is shown."""
    story: NoticeState


@record
class _Kept:
    """The file."""

    format: int
    boot: str
    """The start of the computer that the names are of (random(4), boot_id)."""
    drives: tuple[RememberedDrive, ...]


def drives_file() -> Path:
    """Return the path of the file."""
    return user_files.state_folder() / "health-notices.json"


def load(path: Path, this_boot: str) -> dict[str, RememberedDrive]:
    """Return the stored state, by identity; none if the file is missing, damaged or of another format."""
    try:
        kept = wire.load(_Kept, wire.parse(path.read_bytes(), LIMIT_BYTES))
    except (OSError, wire.WireError):
        return {}
    if kept.format != FORMAT:
        return {}
    same = bool(this_boot) and kept.boot == this_boot
    return {one.story.identity: one if same else replace(one, name="") for one in kept.drives}


def save(path: Path, drives: dict[str, RememberedDrive], this_boot: str) -> None:
    """Store the state. Raises OSError."""
    newest = sorted(drives.values(), key=lambda one: one.story.at)[-MOST:]
    user_files.write_atomically(path, wire.dump(_Kept(FORMAT, this_boot, tuple(newest))) + "\n")


# -- health monitor ----------------------------------------------------------------------------------------

FIRST_S = 120
"""The computer is busy after the login; the activity of a drive until then shows whether it is awake."""
ROUND_S = 3600
"""smartd asks every 30 minutes (smartd(8), ``-i``); a counter that predicts a failure has weeks."""
BATTERY_S = 4 * 3600
HOT_S = 300
"""After this time a drive that was too hot, and has no sensor of the kernel's, is asked again."""
COOL_LOOK_S, WARM_LOOK_S = 600, 60
"""How often sensors are read, while no drive is near its limit and while one is."""
NEAR_C = 10.0
"""A drive can warm up by this much in ten minutes of work."""
WORKING_S = 1.0
"""A drive works if its counters change within this time. The shortest standby timer is 5 s (ACS-4, 7.18)."""


class Asks(Protocol):
    """Starts a round."""

    def __call__(
        self, wanted: Collection[str], answered: Answered, parent: QObject, *, known: Sequence[PolledDrive]
    ) -> object: ...


class HealthMonitor(QObject):
    """Follows the health of all drives."""

    def __init__(
        self,
        notifier: Notifier,
        *,
        file: Path | None = None,
        files: DriveFiles | None = None,
        ask: Asks = HealthRound,
        samples: SampleNews | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__()
        self._notifier, self._files, self._ask = notifier, files or DriveFiles(), ask
        self._samples, self._clock = samples or SampleNews(parent=self), clock
        self._file, self._boot = file or drives_file(), array_events.boot()
        self._settings = notification.store()
        self.drives = load(self._file, self._boot)
        """What is known, by identity."""
        self._kept: object = None
        self._listed: dict[str, PolledDrive] = {}
        """The drives that can be distinguished, by kernel name, at their last listing."""
        self._names: tuple[str, ...] = ()
        """All drives at that time."""
        self._work: dict[str, Work] = {}
        """The work of drives at the time when they were last asked."""
        self._limits: dict[str, float] = {}
        """The limits that sensors reported, by kernel name."""
        self._hot: frozenset[str] = frozenset()
        """Kernel names of drives that were too hot when they were asked."""
        self._round: object = None
        self._full_at = -math.inf
        """When all drives were asked."""
        self._samples.due.connect(self.read_samples)
        self._rounds = self._timer(self.begin_round)
        self._looks = self._timer(self.look)

    def _timer(self, due: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        # It fires with other timers that are due at about the same time, so that the processor can stay idle.
        timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        timer.timeout.connect(due)
        return timer

    def begin(self) -> None:
        """Record the work of drives so far, and begin to follow them."""
        self._note_work(self._files.names())
        self._samples.watch()
        self._rounds.start(FIRST_S * 1000)

    def end(self) -> None:
        """Stop asking drives."""
        self._rounds.stop()
        self._looks.stop()
        if isinstance(self._round, HealthRound):
            self._round.end()
        self._round = None

    def name_of(self, identity: str) -> str:
        """Return the kernel name of a drive, empty if it is not known to be connected."""
        known = self.drives.get(identity)
        return known.name if known is not None else ""

    def title_of(self, identity: str) -> str:
        """Return the shown name of a drive; its identity if nothing else is known."""
        known = self.drives.get(identity)
        return known.title if known is not None else identity

    # -- asking drives -------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Ask the drives that worked since they were asked, through one helper; without any, start none."""
        self._samples.watch()
        wanted = {name for name in self._files.names() if self._has_worked(name)}
        if self._hot and self._clock() - self._full_at < ROUND_S:
            wanted &= self._hot
        else:
            self._full_at = self._clock()
        known: tuple[PolledDrive, ...] = ()
        if self._is_known(wanted):
            known = tuple(self._listed.values())
            # The others have no counters, or cannot be distinguished.
            wanted &= self._listed.keys()
        if wanted and self._round is None:
            self._round = self._ask(wanted, self._on_round, self, known=known)
        else:
            self._next_round()

    def _is_known(self, wanted: Collection[str]) -> bool:
        """Return whether the list of drives is unchanged, at least for those that are *wanted*."""
        if self._names != self._files.names():
            return False
        return all(
            self._listed[name].diskseq == self._files.sequence(name) for name in wanted if name in self._listed
        )

    def _has_worked(self, name: str) -> bool:
        if self._files.suspended(name):
            return False
        now = self._files.work(name)
        before = self._work.get(name)
        if before is None and now is not None:
            # It was connected after the last round; the next one shows whether it is awake.
            self._work[name] = now
        return before is not None and now is not None and now != before

    def _on_round(self, heard: tuple[PolledDrive, ...] | None) -> None:
        self._round = None
        if heard is not None:
            self._know(heard)
            self._hot = frozenset(one.name for one in heard if self._hear(one))
            # Read now, so that the work that the requests cause is not taken for use.
            self._note_work(one.name for one in heard if one.health is not None)
            self._keep()
            self._look_for_sensors()
        self._next_round()

    def _know(self, heard: tuple[PolledDrive, ...]) -> None:
        self._listed = {one.name: replace(one, health=None) for one in heard}
        self._names = self._files.names()
        for one in heard:
            known = self.drives.get(one.identity)
            story = known.story if known is not None else NoticeState(one.identity)
            self.drives[one.identity] = RememberedDrive(one.name, one.title, story)

    def _hear(self, one: PolledDrive) -> bool:
        """Take in a drive's answer; return whether it is too hot and has no sensor that can be followed."""
        if one.health is None:
            return False
        now = self._clock()
        reading = reading_of(one.health, now, self._limits.get(one.name))
        if reading is None:
            return False
        self._samples.keep(one.identity, one.health, now, one.sector_bytes)
        self._advance(one.identity, reading)
        celsius, limit = reading.temperature_c, reading.limit_c
        hot = celsius is not None and limit is not None and celsius > limit
        return hot and not self._files.has_sensor(one.name)

    def _note_work(self, names: Iterable[str]) -> None:
        for name in names:
            if (work := self._files.work(name)) is not None:
                self._work[name] = work

    def _next_round(self) -> None:
        wait_s = HOT_S if self._hot else BATTERY_S if self._files.on_battery() else ROUND_S
        self._rounds.start(wait_s * 1000)

    # -- sensors -------------------------------------------------------------------------------------------

    def _look_for_sensors(self) -> None:
        """Read sensors from now on if there are any; the timer runs only then."""
        if not self._looks.isActive() and any(self._files.has_sensor(name) for name in self._listed):
            self._looks.start(WARM_LOOK_S * 1000)

    def look(self) -> None:
        """Find the drives with a sensor that work now, and then ask those for their temperature."""
        before = {
            name: work
            for name in self._listed
            if self._files.has_sensor(name) and (work := self._files.work(name)) is not None
        }
        if before:
            later(self, lambda: self._read_sensors(before), round(WORKING_S * 1000))

    def _read_sensors(self, before: dict[str, Work]) -> None:
        near = False
        for name, work in before.items():
            if self._files.work(name) == work or self._files.suspended(name):
                continue
            warmth = self._files.warmth(name)
            if warmth is not None and name in self._listed:
                near = self._feel(name, warmth) or near
        self._keep()
        self._looks.start((WARM_LOOK_S if near else COOL_LOOK_S) * 1000)

    def _feel(self, name: str, warmth: SensorReading) -> bool:
        """Take in a temperature; return whether it is near the drive's limit."""
        if warmth.limit_c is None:
            return False
        self._limits[name] = warmth.limit_c
        reading = DriveReading(self._clock(), temperature_c=warmth.celsius, limit_c=warmth.limit_c)
        self._advance(self._listed[name].identity, reading)
        return warmth.celsius > warmth.limit_c - NEAR_C

    # -- samples -------------------------------------------------------------------------------------------

    def read_samples(self) -> None:
        """Take in what a window or the timer has stored since."""
        for identity, known in self.drives.copy().items():
            reading = self._samples.newest(identity)
            if reading is not None and reading.at <= self._clock():
                limit = self._limits.get(known.name)
                self._advance(identity, replace(reading, limit_c=limit))
        self._keep()

    # -- reports -------------------------------------------------------------------------------------------

    def _advance(self, identity: str, reading: DriveReading) -> None:
        known = self.drives[identity]
        story, notices = advance(known.story, reading)
        self.drives[identity] = replace(known, story=story)
        if notices:
            # Stored first: a report that is repeated is worse than one that is lost in a crash in between.
            self._keep()
        for notice in notices:
            self._tell(notice, identity, known.title)

    def _tell(self, notice: Notice, identity: str, title: str) -> None:
        if Matter(notice.kind.value, identity) not in notification.muted_matters(self._settings):
            # A window may have chosen another unit since; the file has been read again just now.
            language.follow_degree(str(self._settings.value(DEGREE) or ""))
            self._notifier.show(message(notice, identity, title))

    def mute(self, matter: Matter) -> None:
        """Report a matter no more, and withdraw its message."""
        notification.mute_matter(self._settings, matter, self.title_of(matter.identity), on=True)
        self._notifier.withdraw(matter.text)

    def _keep(self) -> None:
        """Store the state, unless nothing but times has changed."""
        worth = {
            identity: (
                known.name,
                known.title,
                tuple((one.name, one.value, one.told_at, one.better_since) for one in known.story.matters),
            )
            for identity, known in self.drives.items()
        }
        if worth != self._kept:
            # A full or read-only home: it is only reported again after the next start.
            with suppress(OSError):
                save(self._file, self.drives, self._boot)
                self._kept = worth
