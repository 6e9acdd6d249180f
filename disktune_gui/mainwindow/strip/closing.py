"""Closing the window while work runs in it: one question, with what would end and what continues."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PyQt6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PyQt6.QtWidgets import QMessageBox, QWidget

from disktune_gui.client.jobs import WorkKind
from disktune_gui.controls.page import Page
from disktune_gui.desktop.event_loop import RESTART, UNASKED
from disktune_gui.services.services import Services

_LOOK_MS = 500
"""How often the question is updated to what still runs, in ms."""


class Matters(NamedTuple):
    """The effects of closing the window, in sentences that name the drive."""

    ends: tuple[str, ...] = ()
    """What is stopped, reverted or lost."""
    goes_on: tuple[str, ...] = ()


class Closing(QObject):
    """Decides whether a window may be closed; otherwise asks the user, and closes it when they agree."""

    def __init__(self, top: QWidget, matters: Callable[[], Matters]) -> None:
        super().__init__(top)
        self._top, self._matters = top, matters
        self._agreed = False
        self.box: QMessageBox | None = None
        """The question, while it is asked."""
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)

    def allowed(self) -> bool:
        """Return whether nothing prevents closing; otherwise ask the user."""
        application = QCoreApplication.instance()
        if self._agreed or (application is not None and application.property(UNASKED)):
            return True
        if self._matters() == Matters():
            return True
        if self.box is None:
            self._ask()
        else:
            self.box.raise_()
        return False

    def _ask(self) -> None:
        box = self.box = QMessageBox(self._top)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        for ask in (box.setWindowTitle, box.setText):
            ask(self.tr("Close DiskTune?"))
        close = box.addButton(self.tr("&Close DiskTune"), QMessageBox.ButtonRole.AcceptRole)
        stay = box.addButton(self.tr("&Keep Open"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.finished.connect(lambda _result: self._on_answer(close=box.clickedButton() is close))
        self._look()
        box.open()
        self._timer.start()

    def _look(self) -> None:
        """Update the question to what still runs; close it once all of it has ended."""
        if self.box is None:
            return
        matters = self._matters()
        if matters == Matters():
            self.box.reject()
            return
        self.box.setInformativeText("\n".join((*matters.ends, *matters.goes_on)))

    def _on_answer(self, *, close: bool) -> None:
        box, self.box = self.box, None
        self._timer.stop()
        if box is not None:
            box.deleteLater()
        application = QCoreApplication.instance()
        if close:
            self._agreed = True
            self._top.close()
        elif application is not None:
            application.setProperty(RESTART, None)


def matters(services: Services, pages: Iterable[Page]) -> Matters:
    """Return the effects of closing the window that shows *pages*."""
    works = [work for work in services.running.works if work.at_close]
    ends = [work.at_close.format(drive=work.title) for work in works if not work.goes_on]
    ends += [words for page in pages for words in page.would_end()]
    # Long trials and recordings alone are no reason to ask: they are made to continue without a window.
    if not ends and not any(work.kind is WorkKind.SELF_TEST for work in works):
        return Matters()
    return Matters(tuple(ends), tuple(work.at_close.format(drive=work.title) for work in works if work.goes_on))
