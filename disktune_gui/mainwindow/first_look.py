"""The window while the program is being loaded: the list of drives, and empty space for the rest.

It is painted as the list itself is (`row_look`), at the same place, and is replaced by it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from PyQt6.QtCore import QCoreApplication, QRect, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QLineEdit, QMainWindow, QVBoxLayout, QWidget

from disktune_contract.drives import block_files, recognition
from disktune_contract.drives.block_files import BlockFiles
from disktune_contract.drives.drive import Drive, DriveKind, Usage, VolumeInfo
from disktune_contract.record import replace
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives import groups, row_look
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.drives.row_look import RowStyle, Words
from disktune_gui.mainwindow import window_place
from disktune_gui.mainwindow.window_place import MainSplitter
from disktune_gui.owned import later
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush

# -- the list of drives before the helper can be asked, without widgets ------------------------------------
#
# It shows what each drive is, by the rules of the helper (`disktune_contract.drives.recognition`) and in the words
# and the order of the list, but not its state, which must be asked first. It reads only what the kernel shows
# to every user, which wakes no drive.

MOST = 60
"""Rows that are made: more than a screen has room for."""
_MOST_BYTES = 1 << 16


class ListedRow(NamedTuple):
    """A row of the list."""

    words: Words
    drive: str = ""
    """Kernel name; empty for the heading of a group, and for all drives."""
    is_heading: bool = False


class SystemFiles:
    """The files of this machine."""

    def read_text(self, path: str) -> str:
        """Return a file as text, undecodable bytes replaced; raises OSError."""
        return self.read_bytes(path).decode(errors="replace")

    def read_bytes(self, path: str) -> bytes:
        """Return a file, or its beginning; raises OSError."""
        with open(path, "rb", buffering=0) as file:
            return file.read(_MOST_BYTES)

    def names(self, path: str) -> list[str]:
        """Return the names in a directory, sorted; none if there is no such directory."""
        try:
            return sorted(os.listdir(path))
        except OSError:
            return []

    def resolve(self, path: str) -> str:
        """Return a path without symbolic links."""
        return os.path.realpath(path)


def listed(files: BlockFiles, selection: Selection) -> list[ListedRow]:
    """Return the first rows of the list of all drives, without those that *selection* hides."""
    return [*islice(_rows(files, selection), MOST)]


def _rows(files: BlockFiles, selection: Selection) -> Iterator[ListedRow]:
    yield ListedRow(Words(groups.your_drives(), mark="drives", problems=0))
    found = [drive for name in files.names(block_files.ROOT) if (drive := _found(files, name, selection))]
    for group, drives in grouped(found, selection).items():
        yield ListedRow(Words(groups.heading(group)), is_heading=True)
        for known in drives:
            # Of hundreds of drives, names are read only of those that fit.
            yield ListedRow(groups.plain_words(_named(files, known)), known.name)


def _found(files: BlockFiles, name: str, selection: Selection) -> Drive | None:
    """Return a block device with what its place in the list depends on; None for one that is not listed."""
    if not recognition.is_whole(files, name):
        return None
    kind = recognition.kind_of(files, name)
    if selection.omits(kind):
        return None
    size = recognition.size_bytes(files, name)
    if not size and kind not in recognition.MAY_BE_EMPTY:
        return None
    below = recognition.bottoms(files, name) if kind is DriveKind.VOLUME else ()
    return Drive(
        name=name,
        kind=kind,
        identity="",
        diskseq=None,
        model="",
        serial="",
        firmware="",
        wwn="",
        size_bytes=size,
        logical_sector_bytes=recognition.SECTOR_BYTES,
        physical_sector_bytes=recognition.SECTOR_BYTES,
        rotational=None,
        removable=False,
        read_only=False,
        link="",
        temperature_c=None,
        partitions=(),
        usage=Usage(known=False),
        volume=VolumeInfo("", drives=below) if kind is DriveKind.VOLUME else None,
    )


def _named(files: BlockFiles, drive: Drive) -> Drive:
    own = recognition.own_model(files, drive.name)
    return replace(
        drive,
        model=recognition.model_of(files, drive.name, drive.kind, own),
        rotational=recognition.rotational(files, drive.name, drive.kind),
    )


# -- first look --------------------------------------------------------------------------------------------

_UNSEEN_MS = 300
"""A window that no desktop shows is never painted; the program is loaded after this time, in ms, nonetheless."""


class FirstList(QWidget):
    """The rows; a click on one selects the drive."""

    painted = pyqtSignal()
    """Once, after everything was painted for the first time."""
    picked = pyqtSignal(str)
    """The drive with this kernel name was clicked; empty is all drives."""

    def __init__(self, rows: Sequence[ListedRow], chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = rows
        self.chosen = chosen
        """Kernel name of the drive that is selected; empty is all drives."""
        self.clicked = False
        self._was_painted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(QCoreApplication.translate("DrivePanel", "Drives"))

    def wait(self) -> None:
        """Emit `painted` after a time in any case."""
        later(self, self._tell, _UNSEEN_MS)

    def _tell(self) -> None:
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def places(self) -> Iterator[tuple[ListedRow, QRect]]:
        """Yield the rows that fit, each with its place."""
        font, top = self.font(), 0
        for row in self.rows:
            size = row_look.size_of_heading(font) if row.is_heading else row_look.size_of_row(font)
            if top > self.height():
                return
            yield row, QRect(0, top, self.width(), size.height())
            top += size.height()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        for row, place in self.places():
            selected = not row.is_heading and row.drive == self.chosen
            look = RowStyle(self.font(), self.palette(), self.layoutDirection(), selected)
            if row.is_heading:
                row_look.paint_heading(painter, place, look, row.words.title)
            else:
                row_look.paint_ground(painter, place, look)
                row_look.paint_row(painter, place, look, row.words)
        painter.end()
        later(self, self._tell)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Note the drive under the pointer: it is selected when the list is there."""
        for row, place in self.places():
            if event is not None and place.contains(event.pos()) and not row.is_heading:
                self.chosen, self.clicked = row.drive, True
                self.update()
                self.picked.emit(row.drive)


class FirstPanel(QWidget):
    """The left side of the window, with the layout of `DrivePanel`."""

    def __init__(self, rows: Sequence[ListedRow], chosen: str) -> None:
        super().__init__()
        self.list = FirstList(rows, chosen)
        search = QLineEdit()
        search.setPlaceholderText(QCoreApplication.translate("DrivePanel", "Find a drive"))
        search.setProperty("search", True)
        search.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        search.setReadOnly(True)
        layout = row_look.column(self)
        layout.addWidget(search)
        layout.addWidget(self.list, 1)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        theme.paint_sidebar(painter, self)
        painter.end()


class FirstStrip(QWidget):
    """The bottom of the window, with nothing in it."""

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        theme.paint_strip(painter, self)
        painter.end()


def lay_out(window: QMainWindow, rows: Sequence[ListedRow], kept: Preferences, *, drive: str = "") -> FirstList:
    """Put *rows* where the list of drives will be, and return them; *drive* is the requested one."""
    above = QWidget()
    above.setFixedHeight(window_place.menu_height(kept))
    window.setMenuWidget(above)
    panel = FirstPanel(rows, _chosen(rows, kept, drive))
    halves = MainSplitter(panel, QWidget())
    window_place.restore_halves(halves, kept)
    below = FirstStrip()
    below.setFixedHeight(window_place.strip_height(below.font()))
    everything = QWidget()
    column = flush(QVBoxLayout(everything), 0)
    column.addWidget(halves, 1)
    column.addWidget(below)
    window.setCentralWidget(everything)
    return panel.list


def drive_to_begin_with(kept: Preferences, drive: str, *, at: str = "") -> str:
    """Return *drive*, which the command line named, or else the one of the last time; empty for all drives.

    *at* is the suffix of the names of things kept about another machine.
    """
    return drive or kept.text("drive" + at)


def _chosen(rows: Sequence[ListedRow], kept: Preferences, drive: str) -> str:
    """Return the row that the list will select: all drives if the wanted one is missing, or the only one."""
    there = [row.drive for row in rows if row.drive]
    wanted = drive_to_begin_with(kept, drive)
    return wanted if wanted in there else "".join(there) if len(there) == 1 else ""
