"""``disktune-helper apply --arrived``: apply saved settings to drives that have appeared, in one process.

systemd starts it when udev is done with a drive. It listens to udev before it lists the drives that are there,
applies to each that is new, side by side, and stays for some seconds, because drives seldom come alone. No drive
is missed: what udev reports before systemd knows that this process ends is received here, and what it reports
later starts the next.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from typing import Protocol, TextIO

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import Drive
from disktune_contract.settings.saved import FileRef, family_of
from disktune_helper.changes import restore
from disktune_helper.cli.apply import EX_NOT_ALL, EX_USAGE, ApplyRun, of_this_machine, worse
from disktune_helper.drives import drive_list, identity
from disktune_helper.settings.store import switched_off
from disktune_helper.system import service_manager, sysfs
from disktune_helper.system.device_news import DriveEvent, UdevNews
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts

STAY_S = 5.0
"""After the last drive; drives that spin up in turn are that far apart."""
_BARRIER_S = 60.0
"""systemd answers within milliseconds, unless it reloads all units."""


def run(stdout: TextIO, stderr: TextIO) -> int:
    """Apply to what comes; return the exit status."""
    ports = SystemPorts()
    work = of_this_machine(ports, stdout, stderr)
    if work is None:
        return EX_USAGE
    return 0 if switched_off(ports) else Arriving(ports, work, news(stderr)).run()


class DriveEventSource(Protocol):
    """A source of events about drives."""

    def wait(self, seconds: float) -> list[DriveEvent] | None:
        """Return what has happened, after *seconds* at the latest; None if some of it was lost."""


class NoDriveEvents:
    """Receives nothing: before it ends, the process has to check once more."""

    def wait(self, seconds: float) -> list[DriveEvent] | None:
        """Return that all may be new, or nothing while there is time to wait."""
        time.sleep(min(seconds, 1.0))
        return [] if seconds else None


def news(stderr: TextIO) -> DriveEventSource:
    """Return udev's events; where the kernel does not let it listen, print that, and return `NoDriveEvents`."""
    try:
        return UdevNews()
    except OSError as error:
        print(f"disktune-helper: udev cannot be heard: {error.strerror}", file=stderr)
        return NoDriveEvents()


class Arriving:
    """One process that applies to what comes."""

    def __init__(self, ports: Ports, work: ApplyRun, news: DriveEventSource, stay_s: float = STAY_S) -> None:
        self._ports = ports
        self._work = work
        self._news = news
        self._stay_s = stay_s
        self._early: set[str] = set()
        """Drives that were there, of which udev has sent nothing since: it may still be running their programs."""
        self._lock = threading.Lock()
        self._busy = 0
        self._status = 0

    def run(self) -> int:
        """Apply until no drive has come for a while and all is done; return the exit status."""
        service_manager.tell("READY=1")
        self._work.note_first_supply()
        self._take_present()
        while True:
            heard = self._news.wait(self._stay_s)
            if heard != []:
                self._take(heard)
            elif not self._is_busy():
                break
        # A drive that appears from now on starts the next process, which systemd does when this one has ended.
        service_manager.tell_and_wait("STOPPING=1", _BARRIER_S)
        self._take(self._news.wait(0))
        while self._is_busy():
            self._news.wait(self._stay_s)
        return self._status

    def _is_busy(self) -> bool:
        with self._lock:
            return self._busy > 0

    # -- which drives --------------------------------------------------------------------------------------

    def _take(self, heard: list[DriveEvent] | None) -> None:
        """Apply to the drives that udev has reported; where an event was lost, to all that are new."""
        if heard is None:
            self._take_present()
            return
        names = {event.name: None for event in heard if event.action != "remove"}
        # Programs of its rules, such as hdparm's, may have come after us.
        again = {event.name for event in heard if event.action == "add"} & self._early
        self._early.difference_update(event.name for event in heard)
        new = self._work.arrivals.unnoted(names)
        self._apply(new, again.difference(new))

    def _take_present(self) -> None:
        names = [name for name in self._ports.names(sysfs.ROOT) if recognition.is_whole(self._ports, name)]
        new = self._work.arrivals.unnoted(names)
        self._early.update(new)
        self._apply(new, set())

    def _apply(self, new: list[str], again: set[str]) -> None:
        # Before anything is written: a drive that hangs on it is not tried again until it has been away.
        self._work.arrivals.note(new)
        wanted = {name for name in (*new, *again) if self._is_saved_for(name)}
        if not wanted:
            return
        self._work.settle()
        for drive in drive_list.drives(self._ports):
            if drive.name in wanted:
                self._begin(drive, again=drive.name in again)

    def _is_saved_for(self, name: str) -> bool:
        """Return whether there is a file: only then are all drives searched for twins."""
        known = identity.identity_of(self._ports, name)
        family = family_of(recognition.kind_of(self._ports, name))
        return bool(known) and self._work.session.store.exists(FileRef(family, known))

    # -- side by side --------------------------------------------------------------------------------------

    def _begin(self, drive: Drive, *, again: bool) -> None:
        with self._lock:
            self._busy += 1
        # A lane for each: one that spins up, or hangs, delays no other.
        self._work.session.lanes.submit(drive.name, lambda: self._restore(drive, restore.files_of(drive), again))

    def _restore(self, drive: Drive, files: Iterable[FileRef], again: bool) -> None:
        status = EX_NOT_ALL
        try:
            status = self._work.restore_files(drive, files, again=again)
        except Exception as error:
            log_mistake("apply", error)
        finally:
            with self._lock:
                self._busy -= 1
                self._status = worse(self._status, status)
