"""The real window on the machine's own drives, without a display: does errands by clicks and says what it shows.

A program of the user's. It takes an errand a line, a JSON list of its name and its arguments, and answers with a
line: what was seen, or why it could not be done.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import QPoint, QSocketNotifier, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton, QApplication, QWidget

from disktune_gui.app import make_application
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.desktop.event_loop import pause, wait_for
from disktune_gui.editing.editors import ListEditor, ToggleEditor
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.overview.summary_cards import UNKNOWN, FactTile, VerdictSteps
from disktune_gui.saved_settings.restoring import RestoreDialog
from disktune_gui.services.services import Services
from disktune_gui.settings.page import SettingsPage
from tests.narrowed import of_kind, present

PATIENCE_MS = 480_000
"""An emulated machine needs several seconds for a page, and for a password; one beside others many times that."""

PATIENT_MS = 1_000

Seen = dict[str, Any]


class Person:
    """Who sits in front of the window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def do(self, errand: str, *arguments: str) -> Seen:
        """Do one errand; raises TimeoutError if it comes to nothing."""
        errands: dict[str, Callable[..., Seen]] = {
            "overview": self.overview,
            "change": self.change,
            "keep": self.keep,
            "restore": self.restore,
        }
        return errands[errand](*arguments)

    def overview(self, drive: str) -> Seen:
        """Look at the cards of a drive, when all of them have been answered."""
        page = self._overview(drive)
        cards: dict[str, VerdictSteps | FactTile] = {
            "health": page.verdict,
            "temperature": page.tiles.warmth,
            "settings": page.tiles.settings,
        }
        until(lambda: all(card.title.text() not in ("", UNKNOWN) for card in cards.values()), "the answers")
        return {name: [card.title.text(), card.why.text()] for name, card in cards.items()}

    def change(self, drive: str, setting: str, words: str) -> Seen:
        """From the Overview: choose another value, to be applied at boot, too; it is on trial then."""
        self._overview(drive)
        self.window.tabs.setCurrentIndex(Tab.SETTINGS)
        page = self._settings()
        until(lambda: setting in page.rows and page.rows[setting].isVisible(), "the row of the setting")
        editor = page.rows[setting].editor
        if isinstance(editor, ToggleEditor):
            click(next(button for button in editor.buttons.values() if button.text() == words))
        else:
            choose(of_kind(ListEditor, editor), words)
        click(page.review.details)
        click(page.review.boot)
        click(page.review.apply)
        until(lambda: bool(page.trials), "a trial")
        return {}

    def keep(self) -> Seen:
        """Keep what is on trial."""
        page = self._settings()
        self._keep_trial(page)
        return {}

    def restore(self) -> Seen:
        """Bring back what was there before, on all drives, and delete what is saved of it."""
        self.window.panel.choose("")
        self.window.tabs.setCurrentIndex(Tab.SETTINGS)
        page = self._settings().all_drives
        click(page.original)
        until(lambda: shown(RestoreDialog) is not None, "the dialog")
        dialog = of_kind(RestoreDialog, shown(RestoreDialog))
        click(dialog.review)
        click(self._settings().review.apply)
        trials = self._settings().trials
        until(lambda: bool(trials), "a trial")
        self._keep_trial(self._settings())
        return {}

    def _keep_trial(self, page: SettingsPage) -> None:
        # The bar ignores what may be the second half of a double click.
        pause(PATIENT_MS)
        click(next(iter(page.trials.values())).keep)
        until(lambda: not page.trials, "the end of the trial")

    def _settings(self) -> SettingsPage:
        return of_kind(SettingsPage, self.window.page(Tab.SETTINGS))

    def _overview(self, drive: str) -> OverviewPage:
        self.window.panel.choose(drive)
        self.window.tabs.setCurrentIndex(Tab.OVERVIEW)
        return of_kind(OverviewPage, self.window.page(Tab.OVERVIEW))


def until(ready: Callable[[], bool], what: str) -> None:
    """Let the window run until something is so; raises TimeoutError."""
    if not wait_for(ready, PATIENCE_MS):
        raise TimeoutError(f"This did not come: {what}.")


def shown(kind: type[QWidget]) -> QWidget | None:
    """Return the window of a kind that is open."""
    return next((one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()), None)


def click(button: QAbstractButton) -> None:
    """Click a button as soon as it can be clicked."""
    until(lambda: button.isVisible() and button.isEnabled(), f"the button “{button.text()}”")
    # Beside its words a tick box takes no click.
    press(button, QPoint(10, button.height() // 2))


def press(widget: QWidget | None, place: QPoint) -> None:
    """Press the left mouse button at a place, and let it go."""
    # The stubs take it for a method of an object.
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)  # type: ignore[call-overload]


def choose(editor: ListEditor, words: str) -> None:
    """Open a list and click an entry."""
    combo = editor.combo
    until(lambda: combo.isVisible() and combo.isEnabled() and combo.findText(words) >= 0, f"the entry “{words}”")
    combo.showPopup()
    view, model = combo.view(), combo.model()
    assert view is not None
    press(view.viewport(), view.visualRect(present(model).index(combo.findText(words), 0)).center())


def main() -> int:
    """Serve errands until there are no more."""
    application, preferences = make_application()
    session = Session(elevation.survey())
    window = MainWindow(Services(session, preferences))
    window.resize(1280, 800)
    window.show()
    session.start()
    person = Person(window)

    def listen() -> None:
        line = sys.stdin.readline()
        if not line:
            application.quit()
            return
        try:
            answer: Seen = {"seen": person.do(*json.loads(line))}
        except Exception as error:
            answer = {"failed": f"{type(error).__name__}: {error}", "messages": list(window.messages.sentences)}
        print(json.dumps(answer), flush=True)

    if not wait_for(lambda: session.listed, PATIENCE_MS):
        print(
            json.dumps({"failed": "no drives were listed", "messages": list(window.messages.sentences)}),
            flush=True,
        )
        return 1
    news = QSocketNotifier(0, QSocketNotifier.Type.Read, application)  # type: ignore[call-overload]
    news.activated.connect(listen)
    print(json.dumps({"seen": {"drives": [drive.name for drive in session.drives]}}), flush=True)
    application.exec()
    window.hide()
    session.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
