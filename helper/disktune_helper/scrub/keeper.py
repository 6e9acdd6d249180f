"""What ``disktune-scrub@`` does in its own process: running a scrub, and keeping limits until one has ended.

systemd owns it, so that it does not matter what becomes of the window, its helper, or the session.
"""

from __future__ import annotations

import errno
from contextlib import suppress
from enum import StrEnum

from disktune_contract import wire
from disktune_contract.record import record, replace
from disktune_contract.scrub import DeviceLimit, TemporaryScrubLimits
from disktune_contract.sentence import Sentence, Wording, as_said, in_turn, wordings
from disktune_helper.scrub import reading
from disktune_helper.system import processes
from disktune_helper.system.files import Folder
from disktune_helper.system.machine_tools import RunningScrub, ScrubTools
from disktune_helper.system.ports import Ports

# -- files of limits that are kept until a scrub has ended -------------------------------------------------
#
# The files are in /run, as those of boosts are: the kernel forgets limits at a restart, and when the file system
# is unmounted. However a process ends in between, the file states what has to be restored.

_PREFIX = "scrub-hold-"
_LIMIT = 1 << 16


class HoldStage(StrEnum):
    """The stage of a hold."""

    ASKED = "asked"
    """Written down; no limit has been changed."""
    ON = "on"
    """Limits are being changed, or are."""
    FAILED = "failed"
    """They could not be set, or not all be restored."""


@record
class HoldOrder:
    """One hold as it is written down."""

    uuid: str
    hold: TemporaryScrubLimits
    stage: HoldStage
    owner: str
    """The process that keeps it, as `processes.mark` writes it; before one does, the one that asked for it."""
    why: str = ""
    """A sentence, of one that failed."""
    said: tuple[Wording, ...] = ()

    @property
    def open(self) -> bool:
        """Whether limits may be changed because of it, or are going to be."""
        return self.stage is not HoldStage.FAILED


class Holds:
    """All holds of the machine, one file for each file system."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports, self._folder = ports, folder

    def read(self, uuid: str) -> HoldOrder | None:
        """Return the hold of a file system, None if there is none that can be understood."""
        text = self._folder.read(_PREFIX + uuid).strip()
        try:
            order = wire.load(HoldOrder, wire.parse(text, _LIMIT)) if text else None
        except wire.WireError:
            return None
        return None if order is None else replace(order, why=as_said(order.why, order.said))

    def write(self, order: HoldOrder) -> None:
        """Write a hold down, durably and whole; raises OSError."""
        told = replace(order, said=wordings(order.why))
        self._folder.replace(_PREFIX + order.uuid, wire.dump(told) + "\n")

    def remove(self, uuid: str) -> None:
        """Forget a hold."""
        self._folder.remove(_PREFIX + uuid)

    def all(self) -> list[HoldOrder]:
        """Return every hold, open or not."""
        names = [name.removeprefix(_PREFIX) for name in self._folder.names() if name.startswith(_PREFIX)]
        return [order for name in names if (order := self.read(name)) is not None]

    def kept(self, order: HoldOrder) -> bool:
        """Return whether the process that keeps it is alive."""
        return processes.lives(self._ports, order.owner)


# -- keeper ------------------------------------------------------------------------------------------------

LOOK_S = 2.0
QUIET_S = 6.0
"""So long nothing may run before the scrub counts as over: to pause and resume it takes a moment."""
BLIND_S = 60.0
"""Without an answer of the kernel for so long, limits are restored: their end would go unnoticed."""

UNCORRECTABLE, NOTHING_TO_DO = 3, 2
"""Exit status of ``btrfs scrub`` (btrfs-scrub(8)): ended with what it could not repair; nothing to resume."""


class ScrubStopped(BaseException):
    """systemd wants the process to end; raised out of a wait."""


def run_scrub(ports: Ports, tools: ScrubTools, word: str, uuid: str) -> bool:
    """Start or resume the scrub and wait for its end; return whether it came to one. Raises OSError.

    When it is stopped, it stops the scrub as `btrfs scrub cancel` does: so btrfs-progs keeps the position.
    """
    places = reading.mounts(ports, uuid)
    running = _started(tools, word, places)
    try:
        status = running.wait()
    except ScrubStopped:
        for mount in places:
            with suppress(OSError):
                tools.cancel(mount.point, uuid)
                break
        status = running.wait()
    return status in (0, NOTHING_TO_DO, UNCORRECTABLE)


def _started(tools: ScrubTools, word: str, places: list[reading.BtrfsMount]) -> RunningScrub:
    """Start it at the first place where the file system can be reached and written to; raises OSError."""
    failed: OSError | None = None
    for mount in sorted(places, key=lambda one: one.read_only):
        try:
            return tools.run(word, mount.point, mount.number)
        except OSError as error:
            failed = failed or error
    raise failed or OSError(errno.ENOENT, "the file system is not mounted")


class HoldKeeper:
    """The life of limits that are kept until a scrub has ended."""

    def __init__(self, ports: Ports, tools: ScrubTools, holds: Holds, uuid: str) -> None:
        self._ports, self._tools, self._holds, self._uuid = ports, tools, holds, uuid

    def run(self) -> bool:
        """Keep the hold that is written down to its end; return whether all went well."""
        order = self._holds.read(self._uuid)
        if order is None or not order.open:
            return True
        begins = order.stage is HoldStage.ASKED
        order = replace(order, stage=HoldStage.ON, owner=processes.own_mark(self._ports))
        # Before the first change: from here on no death of this process can lose the values to restore.
        self._holds.write(order)
        if begins and (why := self._set(order)):
            return self._fail(order, why)
        with suppress(ScrubStopped):
            self._wait()
        return self.end()

    def end(self) -> bool:
        """Restore the limits of the hold that is written down; return whether all went well."""
        order = self._holds.read(self._uuid)
        if order is None or not order.open:
            return True
        if order.stage is HoldStage.ON and (why := self._restore(order)):
            stuck = Sentence("Not all earlier values could be restored: {why}", why=why)
            self._holds.write(replace(order, stage=HoldStage.FAILED, why=stuck))
            return False
        self._holds.remove(self._uuid)
        return True

    def _set(self, order: HoldOrder) -> str:
        """Set the limits; return why one could not be, empty if all are set."""
        before = {one.devid: one.bytes_s for one in order.hold.before}
        for one in order.hold.limits:
            if reading.limit(self._ports, self._uuid, one.devid) != before[one.devid]:
                return Sentence("Another program has changed a limit. Check again.")
        return next(filter(None, (self._write(one) for one in order.hold.limits)), "")

    def _write(self, wanted: DeviceLimit) -> str:
        try:
            self._tools.set_limit(self._uuid, wanted.devid, wanted.bytes_s)
        except OSError as error:
            return Sentence("It could not be written: {why}.", why=error.strerror or str(error))
        if reading.limit(self._ports, self._uuid, wanted.devid) != wanted.bytes_s:
            return Sentence("The kernel did not keep the limit.")
        return ""

    def _fail(self, order: HoldOrder, why: str) -> bool:
        stuck = self._restore(order)
        back = (
            Sentence("Not all earlier values could be restored: {why}", why=stuck)
            if stuck
            else Sentence("The earlier values are in force.")
        )
        self._holds.write(replace(order, stage=HoldStage.FAILED, why=in_turn(why, back)))
        return False

    def _restore(self, order: HoldOrder) -> str:
        """Restore the limits that still are what was set; return why one could not be, empty if all are."""
        ours = {one.devid: one.bytes_s for one in order.hold.limits}
        faults = []
        for one in order.hold.before:
            # Of a file system that is no longer mounted the kernel has forgotten them.
            now = reading.limit(self._ports, self._uuid, one.devid)
            if now is not None and now == ours.get(one.devid) and now != one.bytes_s:
                faults.append(self._write(one))
        return next(filter(None, faults), "")

    def _wait(self) -> None:
        """Return when no scrub runs any more, or the file system is gone."""
        quiet_since = blind_since = None
        while True:
            now = self._ports.monotonic()
            devids = reading.devids(self._ports, self._uuid)
            if not devids:
                return
            try:
                running = reading.runs(reading.mounts(self._ports, self._uuid), self._uuid, devids, self._tools)
            except OSError:
                blind_since = now if blind_since is None else blind_since
                if now - blind_since >= BLIND_S:
                    return
            else:
                blind_since = None
                quiet_since = None if running else now if quiet_since is None else quiet_since
                if quiet_since is not None and now - quiet_since >= QUIET_S:
                    return
            self._tools.wait(LOOK_S)
