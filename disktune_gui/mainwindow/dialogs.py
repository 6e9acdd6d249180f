"""Dialogs of the main window: the question before it closes, short texts, others that are imported when opened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PyQt6.QtCore import QCoreApplication, QObject, QStandardPaths, Qt, QTimer
from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QTextBrowser, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.version import VERSION
from disktune_gui.client.jobs import WorkKind
from disktune_gui.controls.page import Page
from disktune_gui.desktop.event_loop import RESTART, UNASKED
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.desktop.problems import problems
from disktune_gui.mainwindow import tabs
from disktune_gui.mainwindow.routes import Proposals, Routes
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.services.services import Services
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

if TYPE_CHECKING:
    from disktune_gui.drives.panel import DrivePanel
    from disktune_gui.mainwindow.global_search import GlobalSearch

# -- closing the window while work runs in it: one question, with what would end and what continues --------

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


# -- the short texts of the Help menu ----------------------------------------------------------------------

_KEY = re.compile(r"[\w+]+")
"""One of several keys."""


def show_shortcuts(parent: QWidget) -> None:
    """Show which keys do what."""
    translate = QCoreApplication.translate
    keys = (
        (f"Ctrl+1 … {tabs.key_of(tabs.PLACES[-1])}", translate("Help", "Show a page")),
        ("Ctrl+0, Alt+Home", translate("Help", "Show all drives")),
        ("Ctrl+PgUp, Ctrl+PgDown", translate("Help", "Previous or next drive")),
        ("Ctrl+K", translate("Help", "Search everything")),
        ("Ctrl+F", translate("Help", "Search the page or the drives")),
        ("Ctrl+Shift+F", translate("Help", "Search the drives")),
        ("F5", translate("Help", "Refresh")),
        ("F1", translate("Help", "Help on this page")),
        ("Tab, Shift+Tab", translate("Help", "Next or previous control")),
        ("F6, Shift+F6", translate("Help", "Next or previous part of the window")),
        ("Esc", translate("Help", "Stop, clear or close")),
        ("Space", translate("Help", "Press or tick the current item")),
        ("Left, Right", translate("Help", "Close or open a section")),
        ("Del", translate("Help", "Delete the selected results")),
        ("Ctrl+C", translate("Help", "Copy the selected rows")),
        ("Ctrl+V", translate("Help", "Paste a command")),
        ("Ctrl+Z, Ctrl+Shift+Z", translate("Help", "Undo or redo an edit")),
        ("Ctrl+Enter", translate("Help", "Try the changes")),
        ("Ctrl+Shift+Enter, Ctrl+Backspace", translate("Help", "Keep or revert the trial")),
        ("Ctrl+E", translate("Help", "Export the drive information")),
        ("Ctrl+J", translate("Help", "Eject the selected drive")),
        ("Ctrl+H", translate("Help", "Virtual and optical drives")),
        ("Ctrl+L", translate("Help", "Volumes")),
        ("Ctrl+R", translate("Help", "Results of all drives")),
        ("Ctrl+Q", translate("Help", "Quit; trials are reverted")),
    )
    rows = "".join(
        f"<tr><td style='padding: 3px 18px 3px 0'><b>{_named(k)}</b></td><td>{what}</td></tr>" for k, what in keys
    )
    _tell(parent, translate("Help", "Keyboard Shortcuts"), f"<table>{rows}</table>")


def _named(keys: str) -> str:
    """Return keys by their names in the menus, which are in the user's language."""
    return _KEY.sub(lambda found: QKeySequence(found[0]).toString(QKeySequence.SequenceFormat.NativeText), keys)


def show_about(parent: QWidget) -> None:
    """Show name, version, purpose and licence."""
    words = QCoreApplication.translate(
        "Help",
        "Per-drive tuning for Linux.<br><br>GNU General Public License, version 3 or later; no warranty.",
    )
    title = QCoreApplication.translate("Help", "About DiskTune")
    _tell(parent, title, f"<h3>DiskTune {VERSION}</h3><p>{words}</p>")


def _tell(parent: QWidget, title: str, text: str) -> None:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(text)
    box.addButton(QCoreApplication.translate("Help", "&Close"), QMessageBox.ButtonRole.RejectRole)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


# -- what is new, once after an update ---------------------------------------------------------------------

_VERSION = "version"
"""The key of the version that was started last."""
_METAINFO = f"{theme.APPLICATION}.metainfo.xml"


def look_for_update(kept: Preferences, messages: Messages, parent: QWidget) -> None:
    """Say once after an update that this is another version, with a way to what is new; not at the first start."""
    before = kept.text(_VERSION)
    if before == VERSION:
        return
    kept.keep(_VERSION, VERSION)
    if before:
        translate = QCoreApplication.translate
        message = messages.say(translate("Help", "DiskTune is now {version}").format(version=VERSION), "info")
        if page := news(_metainfo(), before):
            message.offer(translate("Help", "What’s New"), "", partial(show_news, parent, page))


def _metainfo() -> str:
    file = Path(__file__).parents[2] / "icons" / _METAINFO
    if not file.is_file():
        place = QStandardPaths.StandardLocation.GenericDataLocation
        file = Path(QStandardPaths.locate(place, f"metainfo/{_METAINFO}"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def show_news(parent: QWidget, page: str) -> None:
    """Show what the versions since the last one brought, in English, as the releases are described."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(QCoreApplication.translate("Help", "What’s New"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    list_of = QTextBrowser()
    list_of.setAccessibleName(dialog.windowTitle())
    list_of.setHtml(page)
    QVBoxLayout(dialog).addWidget(list_of)
    dialog.resize(pixels(dialog.font(), 560), pixels(dialog.font(), 420))
    dialog.open()


def news(metainfo: str, before: str) -> str:
    """Return the notes of the releases after *before* as a page; empty if there is no such release."""
    from html import escape  # noqa: PLC0415  # seldom
    from xml.etree import ElementTree  # noqa: PLC0415

    releases = list(ElementTree.fromstring(metainfo or "<none/>").iter("release"))  # noqa: S314 (our own file)
    if before not in [one.get("version") for one in releases]:
        return ""
    found = takewhile(lambda one: one.get("version") != before, releases)
    parts = []
    for one in found:
        points = ("".join(point.itertext()) for tag in ("li", "p") for point in one.iter(tag))
        parts.append(f"<h3>{one.get('version')}</h3><ul>{''.join(f'<li>{escape(p)}</li>' for p in points)}</ul>")
    return "".join(parts)


# -- dialogs and windows, each imported when first opened --------------------------------------------------


class Dialogs:
    """Opens them over *window*; some of them lead on by *routes*."""

    def __init__(self, services: Services, routes: Routes, panel: DrivePanel, window: QMainWindow) -> None:
        self._services, self._routes, self._panel, self._window = services, routes, panel, window
        self._finder: GlobalSearch | None = None

    def trim(self, drive: Drive) -> None:
        """Offer to trim the file systems of a drive."""
        from disktune_gui.overview.trim_dialog import TrimDialog  # noqa: PLC0415

        dialog = TrimDialog(self._services, drive, self._window)
        dialog.finished.connect(dialog.deleteLater)
        # Not modal: a large drive may take minutes.
        dialog.show()

    def edit_note(self, drive: Drive) -> None:
        """Let the user edit the note on a drive."""
        from disktune_gui.overview.fact_panel import NoteDialog  # noqa: PLC0415

        dialog = NoteDialog(self._services.drive_notes, drive, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def report_problem(self, page: str, selected: str) -> None:
        """Show what a report of a problem would contain: what happened, on which page, with what selected."""
        from disktune_gui.report import problem  # noqa: PLC0415
        from disktune_gui.report.problem import ProblemDialog  # noqa: PLC0415

        session = self._services.session
        around = {
            "Helper": session.privilege.value
            + (", demo" if session.place.demo else ", through ssh" if session.place.host else ""),
            "Page": page,
            "Selected": selected,
        }
        # In front of the dialog whose error is reported.
        parent = QApplication.activeModalWidget() or self._window
        dialog = ProblemDialog(problem.text(session.drives, problems.recent, around), parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def paste(self, text: str, proposals: Proposals) -> None:
        """Show what a published command would do; *proposals* take what is to be tried."""
        from disktune_gui.paste.dialog import PasteDialog, PasteRoutes  # noqa: PLC0415

        to = self._routes
        routes = PasteRoutes(proposals.attempt, proposals.compare, to.part_of, to.benchmark, to.action)
        dialog = PasteDialog(self._services, routes, text, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def how_long(self) -> None:
        """Open the calculator of times."""
        from disktune_gui.benchmark.how_long import HowLongDialog  # noqa: PLC0415  seldom needed

        HowLongDialog(self._window).open()

    def search(self, drive: Drive | None) -> None:
        """Open the search of the whole program, with *drive* selected."""
        if self._finder is None:
            from disktune_gui.mainwindow.global_search import GlobalSearch  # noqa: PLC0415

            self._finder = GlobalSearch(self._window, self._services, self._routes, self._panel.model.subtitle)
        self._finder.open(drive)
