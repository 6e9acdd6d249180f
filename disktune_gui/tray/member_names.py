"""Which drive a member is: asked of a helper that lives for one answer, and only when something is to be told.

It is spoken to by hand: the window's `Link` brings the whole catalogue along, a quarter of the memory that this
program has to itself, and all that is wanted here are a few words for a sentence.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand
from disktune_gui.owned import later
from disktune_gui.tray.event_text import Named

PATIENCE_MS = 10_000
"""What happened is told after so long, with or without the drives' models."""
LIMIT_MS = 60_000
"""An answer that comes later than that is not waited for: it would have served what happens next."""

Names = dict[str, Named]

_QUESTION = b'{"id":1,"op":"drives","args":{}}\n'


class Asking(QObject):
    """One question. *answered* is called once, later, with what could be found out; before that with nothing, once
    more, if the answer takes longer than what happened can wait to be told."""

    def __init__(
        self,
        answered: Callable[[Names], None],
        parent: QObject,
        command: HelperCommand | None = None,
        *,
        patience_ms: int = PATIENCE_MS,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent)
        self._answered: Callable[[Names], None] | None = answered
        self._process = QProcess(self)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._finish)
        self._patience = self._timer(patience_ms, partial(answered, {}))
        self._limit = self._timer(limit_ms, self._finish)
        command = command or elevation.command(elevation.BROWSE, elevation.survey(), os.environ)
        if command is None:
            later(self, self._finish)
            return
        environment = QProcessEnvironment()
        for name, value in command.environment:
            environment.insert(name, value)
        self._process.setProcessEnvironment(environment)
        self._process.start(command.program, list(command.arguments))
        self._process.write(_QUESTION)
        # The end of its input is the helper's sign to leave.
        self._process.closeWriteChannel()

    def _timer(self, wait_ms: int, due: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(due)
        timer.start(wait_ms)
        return timer

    def _finish(self, *_: object) -> None:
        if self._answered is None:
            return
        answered, self._answered = self._answered, None
        self._patience.stop()
        self._limit.stop()
        output = self._process.readAllStandardOutput().data()
        if self._process.state() is QProcess.ProcessState.NotRunning:
            self.deleteLater()
        else:
            # It runs as this user and changes nothing. Qt waits in vain where it is destroyed before it has ended.
            self._process.finished.connect(self.deleteLater)
            self._process.kill()
        answered(names_in(output))


def names_in(output: bytes) -> Names:
    """Return what a helper's answer says of members of arrays; nothing if it is not understood."""
    for line in output.splitlines():
        try:
            message = json.loads(line)
            if message.get("id") == 1:
                return _names(message["ok"]["drives"])
        except (ValueError, KeyError, TypeError, AttributeError):
            continue
    return {}


def _names(drives: list[dict[str, Any]]) -> Names:
    """Return model and slot by kernel name. A member is a whole drive, a partition, or something built on one."""
    models: dict[str, str] = {}
    for drive in drives:
        model = str(drive["model"])
        models[drive["name"]] = model
        models.update({part["name"]: model for part in drive["partitions"]})
        # A volume on several drives has no one model.
        for volume in drive["usage"]["volumes"]:
            models[volume] = "" if volume in models else model
    members = [member for drive in drives if drive["array"] for member in drive["array"]["members"]]
    slots = {member["name"]: member["slot"] for member in members}
    return {name: Named(models.get(name, ""), slots.get(name)) for name in models.keys() | slots.keys()}
