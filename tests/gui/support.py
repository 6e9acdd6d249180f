"""Drives, messages and scripted helpers for the tests of the window."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from disktune_contract import catalog, wire
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import PROTOCOL
from disktune_gui.client import elevation
from disktune_gui.client.elevation import SETSID, HelperCommand
from disktune_gui.client.session import Session
from disktune_gui.desktop.event_loop import wait
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services.services import Services
from tests.narrowed import present
from tests.patient_bot import PATIENCE_MS

SCRIPT = Path(__file__).with_name("scripted_helper.py")

Part = TypeVar("Part", bound=QWidget)


def added(qtbot: QtBot, part: Part, *size: int) -> Part:
    """Return a part of the window that is closed at the end of the test, in a size if one is given."""
    qtbot.addWidget(part)
    if size:
        part.resize(*size)
    return part


def opened(qtbot: QtBot, part: Part, *size: int) -> Part:
    """Return such a part, shown."""
    added(qtbot, part, *size).show()
    return part


def copied() -> str:
    """Return the text that can be pasted now."""
    return present(QGuiApplication.clipboard()).text()


def hello(privilege: Class = Class.BROWSE, **changes: Any) -> dict[str, Any]:
    """Return a hello as the wire has it."""
    facts: dict[str, Any] = {
        "protocol": PROTOCOL,
        "version": "0.0",
        "catalogue": catalog.DIGEST,
        "privilege": privilege.value,
    }
    return facts | changes


def services_of(session: Session) -> Services:
    """Return what else pages need, as `app` does."""
    return Services(session, Preferences(session))


@contextmanager
def running_demo() -> Iterator[Session]:
    """Give a session over the demo's helpers that has read its list of drives.

    Its helper takes a second and a half of processor time to start: tests that leave its drives as they found
    them share one.
    """
    session = Session(elevation.survey(demo=True))
    session.start()
    try:
        assert wait(lambda: session.listed and bool(session.drives), session.drives_changed, PATIENCE_MS)
        yield session
    finally:
        session.close()


def plain(message: object) -> Any:
    """Return a message as JSON values."""
    return wire.plain(message)


class Scripts:
    """Makes commands that start `scripted_helper.py`, each with a script of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers: Iterator[int] = iter(range(1000))

    def __call__(
        self, privilege: Class = Class.BROWSE, *, own_session: bool = False, **script: Any
    ) -> HelperCommand:
        """Return a command; *script* as `scripted_helper.py` describes it, by default answering {} to anything."""
        path = self.folder / f"script-{next(self._numbers)}.json"
        path.write_text(json.dumps({"hello": hello(privilege), "answers": {}} | script))
        argv = [sys.executable, "-IS", str(SCRIPT), str(path), str(self._log(privilege))]
        if own_session:
            argv = [str(SETSID), *argv]
        return HelperCommand(argv[0], tuple(argv[1:]), (("PATH", "/usr/bin:/bin"),))

    def asked(self, privilege: Class = Class.BROWSE) -> list[str]:
        """Return the operations that the helpers of a class were asked for, in order."""
        log = self._log(privilege)
        return log.read_text().split() if log.exists() else []

    def _log(self, privilege: Class) -> Path:
        return self.folder / f"log-{privilege}"
