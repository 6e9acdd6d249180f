"""Walk through the demo in a language in which every text is in brackets and two fifths longer.

    QT_QPA_PLATFORM=offscreen .venv/bin/python -m tests.gui.mainwindow.pseudo_locale [--list]

A text without brackets cannot be translated: it has no mark, or is made of pieces. Values, names of drives and of
the kernel's files are outside of brackets by right. A text that has less room than it needs is cut off in any
language that is longer than English. Numbers have marks, and moments a form, that nobody uses in English: where
those of English are left, a text cannot be in the user's formats. Prints, as JSON, all three for each page.
"""

from __future__ import annotations

import html
import json
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from PyQt6 import sip
from PyQt6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QRect,
    Qt,
    QTranslator,
)
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTabWidget,
    QWidget,
)

from disktune_contract import wire
from disktune_contract.catalog import SETTINGS
from disktune_contract.health.identification import Identification
from disktune_contract.settings import setting_names
from disktune_contract.settings.setting import Choice
from disktune_contract.standby.diagnosis import diagnose
from disktune_contract.standby.night import who
from disktune_contract.workloads import WORKLOADS
from disktune_gui.app import make_application
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.controls.controls import SearchField
from disktune_gui.desktop.event_loop import pause, wait
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.services.sample_timer import SWITCH_ON
from disktune_gui.services.services import Services
from disktune_gui.standby.page import StandbyPage
from disktune_gui.standby.words import remedy_lines
from disktune_gui.text.formats import formats
from disktune_gui.text.said import CATALOGUE, SENTENCES, heard
from tests.amounts import PATIENCE_S
from tools import translation_marks
from tools.screens.faults import clipped

ROOT = Path(__file__).resolve().parents[3]
OPENING, CLOSING = "⟦", "⟧"
LONGER = 0.4
NVME, ARRAY = "nvme0n1", "md0"
DRIVES = ("sda", NVME, ARRAY, "")
"""A hard disk, an SSD, an array, and all drives."""
OTHERWISE = (Tab.OVERVIEW, Tab.DRIVE_HEALTH, Tab.SETTINGS)
"""The pages that say other things of an NVMe drive or an array than of a disk."""
RECORDED = "sdb"
"""A hard disk of which there is a recording."""
SIZE = (1180, 740)
SETTLE_MS = 700
ROWS = 400
"""Of a table, that are read."""

_MORE = "~~~~~~ ~~~~~~~~ ~~~ ~~~~~~~~~~~ " * 40
"""Of words, so that lines can be broken."""

_HEADING = re.compile(rf'QT_TRANSLATE_NOOP\("{CATALOGUE}", "([^"]*)"\)')
_PLACE = re.compile(r"\{\w*\}|%n|%L?\d")
_APART = re.compile(r"\s{2,}")
_TAG = re.compile(r"<[^<>]*>")
_LINE = re.compile(r"\n|<br>")
_OTHER_NAMES = frozenset(name for setting in SETTINGS for name in setting_names.names(setting))
_WORD = re.compile(r"[A-Za-z]{3,}")
_MNEMONIC = re.compile(r"&(?=\S)")
_COLUMNS = frozenset({"util", "aqu", "await", "rMB", "wMB"})
"""Of iostat."""
_SHAPES = frozenset({"RND", "SEQ"})
"""Of CrystalDiskMark's tests."""
_PROPER = frozenset(
    {
        "DiskTune",
        "hdparm",
        "borg",
        "fio",
        "TLP",
        "RAID",
        "GPT",
        "MBR",
        "raid",
        "ext",
        "Ctrl",
        "Shift",
        "Esc",
        "Del",
        "Backblaze",
        "Google",
        # Where a count comes from: "NVM Express, log 02h".
        "NVM",
        "Express",
        "log",
    }
)
"""Names of programs, techniques, keys and companies; raid5 and ext4 are what the kernel calls them."""
_LANGUAGES = frozenset({"English", "Deutsch"})
"""As they call themselves."""
_PATH = re.compile(r"/[\w.+-]+(/[\w.+<>-]*)*")
_UNITS = frozenset({"KiB", "MiB", "GiB", "TiB", "min", "IOPS", "rpm", "ppm", "GHz", "MHz", "Gbit", "Gbps", "vfat"})


_ENGLISH = re.compile(r"\d[.,]\d|\b20\d\d-\d\d-\d\d\b")
"""Marks in a number, and a date."""


class Brackets(QTranslator):
    """Translates every text that has a mark into itself, in brackets and longer."""

    def __init__(self, marked: dict[str, set[str]], parent: QObject | None = None) -> None:
        """*marked* has the texts with a mark of contexts where not every text has one."""
        super().__init__(parent)
        self._marked = marked

    def translate(self, context: str, source: str, _disambiguation: str = "", _n: int = -1) -> str:
        """Return the text of the pseudo-language; what is for Qt alone stays as it is."""
        if source.startswith("QT_") or source not in self._marked.get(context, (source,)):
            return None  # type: ignore[return-value]  # PyQt's declaration does not know
        longer = f"{source}{_MORE[: round(LONGER * len(source))].rstrip()}"
        # What is put into a text has a translation of its own, or is a name.
        apart = _PLACE.sub(lambda place: CLOSING + place[0] + OPENING, longer)
        return f"{OPENING}{apart}{CLOSING}".replace(OPENING + CLOSING, "")

    def isEmpty(self) -> bool:
        return False


def marked() -> dict[str, set[str]]:
    """Return what of helper and contract has a mark: the window asks for whatever they say."""
    said = {template for template, _ in translation_marks.templates()}
    return {CATALOGUE: {*translation_marks.catalogue(), *_headings()}, SENTENCES: said}


def _headings() -> set[str]:
    """Return what the window itself marks for the catalogue."""
    window = (ROOT / "disktune_gui").rglob("*.py")
    return {text for path in window for text in _HEADING.findall(path.read_text(encoding="utf-8"))}


def bare(text: str) -> str:
    """Return what of a text is outside of brackets."""
    depth, outside = 0, []
    for letter in html.unescape(_TAG.sub(" ", text)):
        depth += (letter == OPENING) - (letter == CLOSING)
        outside.append(" " if depth or letter == CLOSING else letter)
    return "".join(outside)


_UUID = re.compile(r"\b[0-9A-Fa-f]{4,8}(?:-[0-9A-Fa-f]{4,12})+\b")
"""Of a file system."""


def unmarked(text: str, names: frozenset[str], told: frozenset[str] = frozenset()) -> bool:
    """Whether words of a text stand outside of brackets that are neither units nor *names*, nor a drive *told*."""
    outside = _UUID.sub("", bare("\n".join(line for line in _LINE.split(text) if not _other_names(line))))
    parts = [] if outside.strip() in told else [part for part in _APART.split(outside) if part not in told]
    return any(
        word not in names and word not in _UNITS
        for word in _WORD.findall(_PATH.sub("", _MNEMONIC.sub("", "  ".join(parts))))
    )


def _other_names(line: str) -> bool:
    """Whether a line says nothing but what other tools call a setting."""
    return all(name in _OTHER_NAMES for name in html.unescape(_TAG.sub("", line)).split(" · "))


# -- what is to be seen ------------------------------------------------------------------------------------


def texts(top: QWidget) -> Iterator[str]:
    """Yield every text in sight below a widget, its tool tips and what is read out to the blind."""
    for widget in (top, *top.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(number) for number in range(widget.count()))
        elif isinstance(widget, QTabBar):
            for number in range(widget.count()):
                yield from (widget.tabText(number), widget.tabToolTip(number))
        elif isinstance(widget, QHeaderView):
            continue
        elif isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            yield from _table(model, QModelIndex())


def _table(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for column in range(columns):
        for role in roles:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
        for row in range(min(ROWS, model.rowCount(parent))):
            index = model.index(row, column, parent)
            shown, tip = (str(model.data(index, role) or "") for role in roles)
            yield shown
            if tip.split() != shown.split():  # It is not the same in lines.
                yield tip
            if column == 0 and not isinstance(model, QAbstractListModel):
                yield from _table(model, index)


def entries(menu: QMenu) -> Iterator[str]:
    """Yield the entries of a menu and of those below it."""
    for action in menu.actions():
        yield from (action.text(), action.toolTip() if action.toolTip() != _plain(action) else "")
        below = action.menu()
        if below is not None:
            yield from entries(below)


def _plain(action: QAction) -> str:
    return action.text().replace("&", "").replace("…", "")


# -- the walk ----------------------------------------------------------------------------------------------


def names_of(session: Session) -> frozenset[str]:
    """Return the words that are names: of drives, what is on them, and of files."""
    found: set[str] = set()

    def gather(value: object, key: str) -> None:
        if isinstance(value, dict):
            for name, item in value.items():
                gather(item, name)
        elif isinstance(value, list):
            for item in value:
                gather(item, key)
        elif isinstance(value, str) and key not in ("why", "reason", "note", "notes") and not value.endswith("."):
            found.update(_WORD.findall(value))

    gather([wire.plain(drive) for drive in session.drives], "")
    kernels = {word for one in SETTINGS if isinstance(one.domain, Choice) for word in one.domain.values}
    fixed = _PROPER | _LANGUAGES | _COLUMNS | _SHAPES
    return frozenset(found) | fixed | {part for word in kernels for part in _WORD.findall(word)}


def told_by(found: Identification | None) -> frozenset[str]:
    """Return what a drive says of itself that is the same in every language: names, codes and documents."""
    if found is None:
        return frozenset()
    texts: list[str | None] = [designator.value for designator in found.designators]
    if found.ata is not None:
        texts += [found.ata.standard.used, found.ata.transport.document, *found.ata.transport.revisions]
        texts += [*found.ata.dma.modes, *(found.ata.pio_modes or ())]
    if found.nvme is not None:
        texts += [found.nvme.subsystem_nqn, found.nvme.ieee_oui]
    if found.scsi is not None:
        texts += [found.scsi.version]
    return frozenset(text for text in texts if text)


def _told_on(page: OverviewPage) -> frozenset[str]:
    """Return the same of the drive that the Overview shows, with the names of its port, slot and link."""
    checked = page.services.checkups.of(page._drive) if page._drive is not None else None
    found = checked.facts.attachment if checked is not None else None
    place = found.place if found is not None else None
    names = [place.controller_name, place.label, place.slot] if place is not None else []
    if found is not None and place is not None:
        names += [place.usb.device_name] if place.usb is not None else []
        names += [place.enclosure.name, place.enclosure.enclosure] if place.enclosure is not None else []
        names += [found.transfer_mode.removeprefix("XFER_").replace("_", " ")]
        names += [found.usb.driver] if found.usb is not None else []
    return told_by(page._found) | frozenset(name for name in names if name)


def _in_database(services: Services) -> frozenset[str]:
    """Return what smartmontools' database, if this machine has one, calls the drives and their attributes."""
    known = [services.families.now(drive) for drive in services.session.drives]
    entries = [facts.entry for facts in known if facts is not None and facts.entry is not None]
    return frozenset(text for one in entries for text in (one.name, one.warning, *one.attributes.values()) if text)


_COMMANDS = frozenset(
    {SWITCH_ON, *(text for one in WORKLOADS for text in (one.counterpart, one.counterpart.split(",")[0]))}
)
"""What measures the same elsewhere."""


def _recorded(page: StandbyPage) -> tuple[frozenset[str], frozenset[str]]:
    """Return the names of programs, units and commands in a recording, and the lines that are copied."""
    night = page.night()
    if night is None:
        return frozenset(), frozenset()
    names = [text for one in night.recording.culprits for text in (one.program, one.unit, one.command, who(one))]
    remedies = [remedy for finding in diagnose(night).findings for remedy in finding.remedies]
    lines = frozenset(remedy_lines(remedy).rstrip("\n") for remedy in remedies)
    facts = frozenset(fact.source for finding in diagnose(night).findings for fact in finding.facts)
    return frozenset(word for name in names for word in _WORD.findall(name)), lines | facts


class Walk:
    """What was found on the pages of a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.names = names_of(window.services.session)
        self._in_database = _in_database(window.services)
        self.told: frozenset[str] = frozenset()
        """What the drive in view says of itself, and what else is the same in every language."""
        self.found: dict[str, dict[str, set[str]]] = {}

    def note(self, place: str, kind: str, said: Iterable[str]) -> None:
        """Add what of *said* counts, with numbers left out: they change as one looks."""
        kept = self.found.setdefault(place, {"unmarked": set(), "clipped": set(), "english": set()})[kind]
        marked = partial(unmarked, names=self.names, told=self.told)
        all_counts: dict[str, Callable[[str], object]] = {
            "unmarked": marked,
            "clipped": bool,
            "english": _ENGLISH.search,
        }
        counts = all_counts[kind]
        kept.update(re.sub(r"\d[\d.,]*", "0", text) for text in said if counts(text))

    def _look_at(self, tab: Tab) -> None:
        self.window.tabs.setCurrentIndex(tab)
        pause(SETTLE_MS)
        page = self.window.page(tab)
        for part in fronts(page):
            # What the drive says of itself, and what is seen, at one moment: more may come at any time.
            told = _told_on(page) if isinstance(page, OverviewPage) else _COMMANDS
            if isinstance(page, StandbyPage):
                names, lines = _recorded(page)
                self.names |= names
                told |= lines
            self.told = told | self._in_database
            self._note_all(tab.name.lower(), part)

    def _note_all(self, place: str, part: QWidget) -> None:
        said = list(dict.fromkeys(texts(part)))
        self.note(place, "unmarked", said)
        self.note(place, "english", said)
        self.note(place, "clipped", clipped(part))

    def look(self) -> None:
        """Look at every page in front of every drive."""
        for drive in DRIVES:
            self.window.panel.choose(drive)
            for tab in OTHERWISE if drive in (NVME, ARRAY) else Tab:
                if self.window.tabs.offers(tab):
                    self._look_at(tab)
        self.window.panel.choose(RECORDED)
        self.window.tabs.setCurrentIndex(Tab.STANDBY)
        page = self.window.page(Tab.STANDBY)
        ends = time.monotonic() + PATIENCE_S
        while isinstance(page, StandbyPage) and page.night() is None:
            if time.monotonic() > ends:
                raise TimeoutError("the recording of a night does not come")
            pause(SETTLE_MS)
        self._look_at(Tab.STANDBY)
        bar = self.window.menuBar()
        for action in bar.actions() if bar is not None else ():
            menu = action.menu()
            if menu is not None:
                menu.aboutToShow.emit()
                self.note("menus", "unmarked", [action.text(), *entries(menu)])
        self._look_into_dialogs()
        around = [self.window.header, self.window.panel, self.window.tabs.bar]
        for beside in around:
            if beside is not None:
                self._note_all("window", beside)

    def _look_into_dialogs(self) -> None:
        """Look at what opens over the window whichever page is in front."""
        opened: tuple[Callable[[], object], ...] = (
            lambda: self.window.dialogs.search(self.window.parts.drive),
            self.window.parts.report_problem,
        )
        for show in opened:
            show()
            for dialog in self.window.findChildren(QDialog):
                for field in dialog.findChildren(SearchField):
                    field.setText("s")
                pause(SETTLE_MS)
                self.note("window", "unmarked", texts(dialog))
                self.note("window", "clipped", clipped(dialog))
                dialog.close()
            pause(SETTLE_MS)


def fronts(page: QWidget) -> Iterator[QWidget]:
    """Yield a page, once for each part that it has behind tabs of its own, with that part in front."""
    found = page.findChildren(QTabWidget)
    if not found:
        yield page
    for tabs in found[:1]:
        for number in range(tabs.count()):
            if tabs.isTabVisible(number):
                tabs.setCurrentIndex(number)
                pause(SETTLE_MS)
                yield page


def places(window: MainWindow) -> dict[str, QRect]:
    """Return where everything in sight lies in the window, by its way from there."""
    found: dict[str, QRect] = {}

    def gather(widget: QWidget, way: str) -> None:
        children = [child for child in widget.children() if isinstance(child, QWidget)]
        for number, child in enumerate(children):
            if child.isVisible() and not child.isWindow():
                here = f"{way}/{number}:{type(child).__name__}"
                found[here] = QRect(child.mapTo(window, child.rect().topLeft()), child.size())
                gather(child, here)

    gather(window, "")
    return found


def walk() -> dict[str, dict[str, list[str]]]:
    """Walk through the demo and return what was found on each page."""
    application, preferences = make_application()
    brackets = Brackets(marked(), application)
    heard.wanted = True
    formats.follow(QLocale("ja_JP"))
    formats._marks = str.maketrans({",": "٬", ".": "٫"})
    application.installTranslator(brackets)
    session = Session(elevation.survey(demo=True))
    session.start()
    try:
        if not wait(lambda: session.listed, session.drives_changed, round(PATIENCE_S * 1000)):
            raise TimeoutError("the drives of the demo were not listed")
        window = MainWindow(Services(session, preferences))
        window.resize(*SIZE)
        window.show()
        pause(SETTLE_MS)
        done = Walk(window)
        done.look()
        window.close()
        # Before the interpreter ends: PyQt would then find widgets that their window takes along.
        sip.delete(window)
    finally:
        session.close()
        application.removeTranslator(brackets)
        QApplication.processEvents()
    return {place: {kind: sorted(some) for kind, some in kinds.items()} for place, kinds in done.found.items()}


if __name__ == "__main__":
    result = walk()
    if "--list" in sys.argv:
        for page, kinds in result.items():
            for sort, found in kinds.items():
                print(f"\n== {page}: {len(found)} {sort}")
                print("\n".join(f"  {text!r}" for text in found))
    else:
        print(json.dumps(result))
