"""A helper that lives for one answer, where the system grants it without a dialog: for programs without a window.

It is spoken to by hand: what a session needs is a multiple of what the tray has loaded. A helper of class
``inspect`` is not killed, which would be root's to do: the end of its input is its sign to leave.
"""

from __future__ import annotations

import json
import os
from typing import Any

from PyQt6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.owned import later

INSPECT = "inspect"
LEAVE_MS = 2000


class QuietQuestion(QObject):
    """One question; a subclass says what is asked, and hands on the answer once, later.

    The subclass calls `begin` when it knows what it asks.
    """

    def __init__(self, parent: QObject, place: HelperLauncher | None, limit_ms: int) -> None:
        super().__init__(parent)
        self._place = place or elevation.survey()
        self._privilege = INSPECT
        self._done = False
        self._check, self._helper = QProcess(self), QProcess(self)
        self._helper.readyReadStandardOutput.connect(self._read)
        for process in (self._helper, self._check):
            process.errorOccurred.connect(self._finish)
        self._helper.finished.connect(self._finish)
        self._check.finished.connect(self._on_checked)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._on_limit)
        self._limit.start(limit_ms)

    # -- what a subclass says ------------------------------------------------------------------------------

    def _begin_without(self) -> None:
        """Do what can be done where nothing may be asked without a dialog."""
        self._finish()

    def _ask_first(self) -> None:
        """Ask the helper that was just started."""
        raise NotImplementedError

    def _take(self, message: dict[str, Any]) -> None:
        """Take in a line of the helper's; an error of reading it ends the question without an answer."""
        raise NotImplementedError

    def _answer(self) -> None:
        """Hand on what is known by now."""
        raise NotImplementedError

    def _on_limit(self) -> None:
        self._finish()

    # -- the helper ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the helper if that raises no dialog."""
        if self._place.root or self._place.sandboxed or self._place.demo:
            # The door of a sandbox never raises a dialog for this class.
            self._start()
            return
        check = None
        if self._place.can_elevate:
            check = elevation.silent_check(INSPECT, self._place, os.getpid(), os.environ)
        if check is None:
            # Never before whoever asks has the question in hand.
            later(self, self._on_refused)
        else:
            _run(self._check, check)

    def end(self) -> None:
        """End it before this program does, without an answer; Qt would wait longer."""
        self._done = True
        self._helper.closeWriteChannel()
        self._check.kill()
        for process in (self._check, self._helper):
            process.waitForFinished(LEAVE_MS)

    def _on_checked(self, exit_code: int, _status: QProcess.ExitStatus) -> None:
        if exit_code != 0:
            self._on_refused()
        elif not self._done:
            self._start()

    def _on_refused(self) -> None:
        if not self._done:
            self._begin_without()

    def _start(self) -> None:
        command = elevation.command(self._privilege, self._place, os.environ)
        if command is None:
            later(self, self._finish)
            return
        _run(self._helper, command)
        self._ask_first()

    def _ask(self, number: int, operation: str, args: dict[str, object]) -> None:
        self._helper.write((json.dumps({"id": number, "op": operation, "args": args}) + "\n").encode())

    def _read(self) -> None:
        while not self._done and self._helper.canReadLine():
            try:
                self._take(json.loads(self._helper.readLine().data()))
            except (ValueError, KeyError, TypeError, AttributeError, StopIteration):
                # What is not understood is the answer of another version: there is none then.
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
        self._answer()

    def _leave(self, *_: object) -> None:
        if all(one.state() is QProcess.ProcessState.NotRunning for one in (self._check, self._helper)):
            self.deleteLater()


def _run(process: QProcess, command: HelperCommand) -> None:
    environment = QProcessEnvironment()
    for name, value in command.environment:
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    process.start(command.program, list(command.arguments))
