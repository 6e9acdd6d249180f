"""A drive from a file as a session of its own: its answers are in the file, and nothing is asked of any drive."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QObject, QProcess, pyqtSignal

from disktune_contract import wire
from disktune_contract.drives import recognition
from disktune_contract.health.saved_drive import SavedDrive
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.messages.faults import Fault
from disktune_contract.record import replace
from disktune_contract.settings.saved import SavedList
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand, HelperLauncher, last_line
from disktune_gui.client.link import Done, Failed
from disktune_gui.client.quiet_question import abandon, start_process
from disktune_gui.client.session import Refused, Session
from disktune_gui.owned import later
from disktune_gui.text.harmless import harmless_message
from disktune_gui.text.said import said

translate = QCoreApplication.translate

_OBJECT = re.compile(r'\s*\{\s*"')
"""JSON begins so; a script may begin with a brace, too."""

LIMIT_MS = 10_000
"""A file system of a network may not answer; the helper takes some 300 ms."""
_NO_FILE = 77
_READ = f'[ -f "$0" ] && [ -r "$0" ] || exit {_NO_FILE}; exec "$@" <"$0"'
"""A shell opens the file: the window would stop where that waits."""


def may_be_saved(text: str) -> bool:
    """Return whether the text of a file, or its beginning, is no command but what was read of a drive."""
    if _OBJECT.match(text):
        return True
    try:
        recognition.parse_text(text)
    except ValueError:
        return False
    return True


class SavedDriveFile(QObject):
    """Has ``disktune-helper decode drive`` read a file, as the user; exactly one of both signals comes, later."""

    found = pyqtSignal(SavedDrive)
    refused = pyqtSignal(str)
    """A sentence."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    def read(self) -> None:
        """Begin."""
        command = elevation.terminal_command(("decode", "drive"), elevation.survey(), os.environ)
        words = ("-c", _READ, str(self._path), command.program, *command.arguments)
        later(self, self._on_limit, LIMIT_MS)
        start_process(self._process, HelperCommand("/bin/sh", words, command.environment))

    def _on_limit(self) -> None:
        process = self._process
        if process.state() is QProcess.ProcessState.NotRunning:
            return
        process.finished.disconnect(self._on_finished)
        process.errorOccurred.disconnect(self._on_error)
        abandon(process)
        self._refuse(translate("Saved drive", "Reading it takes too long."))

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._refuse(translate("Session", "The helper is missing. Reinstall DiskTune."))

    def _on_finished(self, status: int, _how: QProcess.ExitStatus) -> None:
        told = self._process.readAllStandardError().data().decode("utf-8", "replace")
        if status != 0:
            unread = translate("Saved drive", "It is not a readable file.")
            self._refuse(unread if status == _NO_FILE else said(last_line(told)))
            return
        try:
            line = self._process.readAllStandardOutput().data()
            saved = wire.load(SavedDrive, harmless_message(line, wire.parse(line, wire.MAX_REPLY)))
        except wire.WireError:
            self._refuse(translate("Saved drive", "The helper is of another version than this window."))
            return
        self.found.emit(saved)

    def _refuse(self, why: str) -> None:
        words = translate("Saved drive", "{file} could not be opened. {why}")
        self.refused.emit(words.format(file=self._path.name, why=why))


class SavedSession(Session):
    """Has one drive, which stays as it is."""

    def __init__(self, path: Path, saved: SavedDrive, parent: QObject | None = None) -> None:
        super().__init__(HelperLauncher(root=False, saved=str(path)), parent)
        self.saved = replace(saved, drive=replace(saved.drive, saved=True))
        self.read_at = saved.at
        tests = SelfTests(results=saved.health.self_tests, refusal=elevation.why_locked(self.place))
        self._answers: dict[str, object] = {
            "identify": saved.identification,
            "health": saved.health,
            "self-tests": tests,
            "saved": SavedList(()),
        }

    def start(self) -> None:
        """Show the drive."""
        later(self, self.refresh)

    def refresh(self) -> None:
        """List the drive, the first time."""
        if not self.listed:
            self.drives, self.listed = (self.saved.drive,), True
            self.drives_changed.emit(self.drives)

    def may(self, verb: str) -> bool:
        """Return whether the file may have the answer."""
        return verb in self._answers

    def hopeless(self, verb: str) -> str:
        """Return that the drive is not there."""
        return "" if self.may(verb) else elevation.why_locked(self.place)

    def _unlock(self, then: Callable[[], None], refused: Refused) -> None:  # noqa: ARG002  # nothing can be had
        later(self, partial(refused, elevation.why_locked(self.place)))

    def _ask(self, verb: str, args: object, done: Done, failed: Failed) -> None:  # noqa: ARG002
        if self.may(verb):
            later(self, partial(done, self._answers[verb]))
        else:
            why = translate("Saved drive", "The file does not contain it.")
            later(self, partial(failed, Fault.NOT_SUPPORTED, why))
