"""Asking what a scrub found: a helper that lives for one answer, where the system grants it without a dialog.

It is spoken to by hand, as in `disktune_gui.tray.health_asking`. A helper of class ``inspect`` is not killed,
which would be root's to do: the end of its input is its sign to leave.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from disktune_contract import wire
from disktune_contract.scrubs.file_system import ScrubList, ScrubReport
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.owned import later

INSPECT = "inspect"
LIMIT_MS = 30_000

Answered = Callable[[ScrubReport | None], None]


class ScrubQuestion(QObject):
    """One question. *answered* is called once, later: with None where nothing may be asked or is understood."""

    def __init__(
        self,
        uuid: str,
        drive: str,
        answered: Answered,
        parent: QObject,
        place: HelperLauncher | None = None,
        *,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent)
        self._uuid, self._drive, self._answered = uuid, drive, answered
        self._place = place or elevation.survey()
        self._report: ScrubReport | None = None
        self._done = False
        self._check, self._helper = QProcess(self), QProcess(self)
        self._helper.readyReadStandardOutput.connect(self._read)
        for process in (self._helper, self._check):
            process.errorOccurred.connect(self._finish)
        self._helper.finished.connect(self._finish)
        self._check.finished.connect(self._on_checked)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._finish)
        self._limit.start(limit_ms)
        self._begin()

    def _begin(self) -> None:
        if self._place.root or self._place.sandboxed or self._place.demo:
            self._start()
            return
        check = None
        if self._place.can_elevate:
            check = elevation.silent_check(INSPECT, self._place, os.getpid(), os.environ)
        if check is None:
            later(self, self._finish)
        else:
            _run(self._check, check)

    def _on_checked(self, exit_code: int, _status: QProcess.ExitStatus) -> None:
        if not self._done:
            (self._start if exit_code == 0 else self._finish)()

    def _start(self) -> None:
        command = elevation.command(INSPECT, self._place, os.environ)
        if command is None:
            later(self, self._finish)
            return
        _run(self._helper, command)
        self._ask(1, "drives", {})

    def _ask(self, number: int, operation: str, args: dict[str, object]) -> None:
        self._helper.write((json.dumps({"id": number, "op": operation, "args": args}) + "\n").encode())

    def _read(self) -> None:
        while not self._done and self._helper.canReadLine():
            try:
                self._take(json.loads(self._helper.readLine().data()))
            except (ValueError, KeyError, TypeError, AttributeError, StopIteration):
                # What is not understood is the answer of another version: there is none then.
                self._finish()

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("id") == 1:
            found = next(one for one in message["ok"]["drives"] if one["name"] == self._drive)
            ref = {name: found[name] for name in ("name", "identity", "diskseq")}
            self._ask(2, "scrubs", {"drive": ref})
        elif message.get("id") == 2:
            reply: ScrubList = wire.load(ScrubList, message["ok"])
            self._report = next(one for one in reply.file_systems if one.uuid == self._uuid)
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
        self._answered(self._report)

    def _leave(self, *_: object) -> None:
        if all(one.state() is QProcess.ProcessState.NotRunning for one in (self._check, self._helper)):
            self.deleteLater()


def _run(process: QProcess, command: HelperCommand) -> None:
    environment = QProcessEnvironment()
    for name, value in command.environment:
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    process.start(command.program, list(command.arguments))
