"""A helper for a single question, started only without a dialog: for programs without a window.

Answers stay JSON: with their types comes a multiple of what the tray has loaded. A helper of class
``inspect`` runs as root and cannot be killed: the end of its input makes it exit.
"""

from __future__ import annotations

import os
from typing import Any

from PyQt6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer

from disktune_contract.messages.conversation import Conversation, Reply
from disktune_contract.wire import WireError
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.owned import later

INSPECT = "inspect"
LEAVE_MS = 2000


class QuietQuestion(QObject):
    """One question; a subclass defines what is asked, and hands on the answer once, later.

    The subclass calls `begin` when it knows what to ask.
    """

    def __init__(self, parent: QObject, place: HelperLauncher | None, limit_ms: int) -> None:
        super().__init__(parent)
        self._place = place or elevation.survey()
        self._privilege = INSPECT
        self._done = False
        self._conversation: Conversation[int] = Conversation()
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

    # -- overridden by a subclass --------------------------------------------------------------------------

    def _begin_without(self) -> None:
        """Do what can be done where asking would need a dialog."""
        self._finish()

    def _ask_first(self) -> None:
        """Ask the helper that was just started."""
        raise NotImplementedError

    def _take(self, answer: Reply[int]) -> None:
        """Take in an answer of the helper; an error while reading it ends the question without an answer."""
        raise NotImplementedError

    def _answer(self) -> None:
        """Hand on what is known so far."""
        raise NotImplementedError

    def _on_limit(self) -> None:
        self._finish()

    # -- the helper ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the helper if that raises no dialog."""
        if self._place.root or self._place.sandboxed or self._place.demo:
            # The socket of a sandbox never raises a dialog for this class.
            self._start()
            return
        check = None
        if self._place.can_elevate:
            check = elevation.silent_check(INSPECT, self._place, os.getpid(), os.environ)
        if check is None:
            # Later: the caller must have the question object before it ends.
            later(self, self._on_refused)
        else:
            start_process(self._check, check)

    def end(self) -> None:
        """End it without an answer, before this program exits; Qt would wait longer."""
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
        start_process(self._helper, command)
        self._ask_first()

    def _ask(self, operation: str, args: dict[str, Any], place: int = 0) -> None:
        """Ask; with the answer comes *place*."""
        self._helper.write(self._conversation.request(operation, args, place)[1])

    def _read(self) -> None:
        for message in self._conversation.take(self._helper.readAllStandardOutput().data()):
            if self._done:
                break
            try:
                if isinstance(message, WireError):
                    raise message
                if isinstance(message, Reply):
                    self._take(message)
            except (ValueError, KeyError, TypeError, AttributeError, StopIteration):
                # An answer that is not understood comes from another version, and counts as none.
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


def start_process(process: QProcess, command: HelperCommand) -> None:
    """Start a program in its own environment."""
    environment = QProcessEnvironment()
    for name, value in command.environment:
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    process.start(command.program, list(command.arguments))


def abandon(process: QProcess) -> None:
    """End a process without waiting for that: Qt waits where one is destroyed before it has ended."""
    if process.state() is QProcess.ProcessState.NotRunning:
        process.deleteLater()
        return
    process.setParent(QCoreApplication.instance())
    process.finished.connect(process.deleteLater)
    process.kill()
