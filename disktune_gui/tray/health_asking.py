"""Asking drives for their health: a helper that lives for one round, where the system grants it without asking.

It asks whether a drive sleeps before it asks anything else, and leaves one that does. It is spoken to by hand, as
in `disktune_gui.tray.member_names`. A helper of class ``inspect`` is not killed, which would be root's to do: the
end of its input is its sign to leave.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from PyQt6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from disktune_contract import wire
from disktune_contract.identity.health import Health
from disktune_contract.record import record
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.owned import later

INSPECT = "inspect"
LIMIT_MS = 180_000
"""A drive that does not answer keeps the kernel waiting for 30 s and more; then the round ends without it."""
LEAVE_MS = 2000
KINDS = frozenset({"ata", "nvme", "scsi", "usb"})
"""Kinds of drives that have counters of their own."""


@record
class HeardDrive:
    """A drive that is there, and what it said."""

    name: str
    identity: str
    title: str
    sector_bytes: int
    diskseq: int | None = None
    health: Health | None = None
    """None if it was not asked, or did not answer."""


Answered = Callable[[tuple[HeardDrive, ...] | None], None]


class HealthRound(QObject):
    """One round over the drives named in *wanted*.

    *answered* is called once, later: with the drives that are there, or with None if no helper can be had. Where
    drives may not be asked without a password, it is only which ones there are.

    With *known*, a list that an earlier round gave, no list is asked for: the kernel's sensors would be read for
    it, of drives that sleep as well.
    """

    def __init__(
        self,
        wanted: Collection[str],
        answered: Answered,
        parent: QObject,
        place: HelperLauncher | None = None,
        *,
        known: Sequence[HeardDrive] = (),
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent)
        self._wanted, self._answered = frozenset(wanted), answered
        self._privilege = INSPECT
        self._place = place or elevation.survey()
        self._drives: list[HeardDrive] | None = list(known) or None
        self._questions: dict[int, int] = {}
        """By number of the question, the place of its drive in the list."""
        self._done = False
        self._check = QProcess(self)
        self._helper = QProcess(self)
        self._helper.readyReadStandardOutput.connect(self._read)
        self._helper.finished.connect(self._finish)
        self._helper.errorOccurred.connect(self._finish)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._on_limit)
        self._limit.start(limit_ms)
        self._begin()

    def end(self) -> None:
        """End it before this program does, without an answer; Qt would wait longer."""
        self._done = True
        self._helper.closeWriteChannel()
        self._check.kill()
        for process in (self._check, self._helper):
            process.waitForFinished(LEAVE_MS)

    def _begin(self) -> None:
        """Start the helper if that raises no dialog."""
        if self._place.root or self._place.sandboxed or self._place.demo:
            # The door of a sandbox never raises a dialog for this class.
            self._start()
            return
        check = None
        if self._place.can_elevate:
            check = elevation.silent_check(INSPECT, self._place, os.getpid(), os.environ)
        if check is None:
            self._begin_without()
            return
        self._check.finished.connect(self._on_checked)
        self._check.errorOccurred.connect(self._finish)
        _run(self._check, check)

    def _on_checked(self, exit_code: int, _status: QProcess.ExitStatus) -> None:
        if self._done:
            return
        (self._start if exit_code == 0 else self._begin_without)()

    def _begin_without(self) -> None:
        self._privilege = elevation.BROWSE
        self._start()

    def _start(self) -> None:
        command = elevation.command(self._privilege, self._place, os.environ)
        if command is None or (self._drives and self._privilege != INSPECT):
            later(self, self._finish)
            return
        _run(self._helper, command)
        if self._drives is None:
            self._ask(1, "drives", {})
        else:
            self._ask_each()

    def _ask(self, number: int, operation: str, args: dict[str, object]) -> None:
        line = json.dumps({"id": number, "op": operation, "args": args}) + "\n"
        self._helper.write(line.encode())

    # -- answers -------------------------------------------------------------------------------------------

    def _read(self) -> None:
        while not self._done and self._helper.canReadLine():
            try:
                self._take(json.loads(self._helper.readLine().data()))
            except (ValueError, KeyError, TypeError, AttributeError):
                # What is not understood is the answer of another version: there is none then.
                self._finish()
        if self._drives is not None and not self._questions:
            self._finish()

    def _take(self, message: dict[str, Any]) -> None:
        number = message.get("id")
        if number == 1:
            self._on_drives(message["ok"]["drives"])
        elif number in self._questions:
            place = self._questions.pop(number)
            if self._drives is not None and "ok" in message:
                self._drives[place] = _with_health(self._drives[place], message["ok"])

    def _on_drives(self, listed: list[dict[str, Any]]) -> None:
        """Ask each drive; of two with the same identity nobody could say which one a notice is about."""
        told_apart = [one for one in listed if one["kind"] in KINDS and one["identity"]]
        told_apart = [one for one in told_apart if not one["same_identity_as"]]
        self._drives = [
            HeardDrive(one["name"], one["identity"], _title(one), one["logical_sector_bytes"], one["diskseq"])
            for one in told_apart
        ]
        if self._privilege == INSPECT:
            self._ask_each()

    def _ask_each(self) -> None:
        for place, one in enumerate(self._drives or ()):
            if one.name in self._wanted:
                self._questions[place + 2] = place
                ref = {"name": one.name, "identity": one.identity, "diskseq": one.diskseq}
                self._ask(place + 2, "health", {"drive": ref})

    def _on_limit(self) -> None:
        """Take what is there already, and wait for no more."""
        self._helper.waitForReadyRead(0)
        self._read()
        self._finish()

    def _finish(self, *_: object) -> None:
        if self._done:
            return
        self._done = True
        self._limit.stop()
        self._helper.closeWriteChannel()
        self._check.kill()
        for process in (self._check, self._helper):
            if process.state() is not QProcess.ProcessState.NotRunning:
                # Qt waits where a process is destroyed before it has ended.
                process.finished.connect(self._leave)
        self._leave()
        drives = self._drives
        self._answered(tuple(drives) if drives is not None else None)

    def _leave(self, *_: object) -> None:
        if all(one.state() is QProcess.ProcessState.NotRunning for one in (self._check, self._helper)):
            self.deleteLater()


def _run(process: QProcess, command: HelperCommand) -> None:
    environment = QProcessEnvironment()
    for name, value in command.environment:
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    process.start(command.program, list(command.arguments))


def _with_health(drive: HeardDrive, told: object) -> HeardDrive:
    try:
        health = wire.load(Health, told)
    except wire.WireError:
        return drive
    return replace(drive, health=health)


def _title(drive: dict[str, Any]) -> str:
    """Return model and kernel name: two drives of a model are told apart by the port they are at."""
    return f"{drive['model']} ({drive['name']})" if drive["model"] else str(drive["name"])
