"""What a drive is used by: the map, the arrays that it is in, and the scrub of what is on it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from disktune_contract.arrays.alarms import in_a_word, time_left
from disktune_contract.arrays.mdstat import noun
from disktune_contract.drives.drive import Drive
from disktune_contract.units import UnitSystem
from disktune_gui.arrays.columns import IconMark
from disktune_gui.controls.cards import Card, LinkButton, SizedLabel, card_title
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.overview.layers_view import DeviceMap
from disktune_gui.services.recorder import Operations
from disktune_gui.services.services import Services
from disktune_gui.text.formats import percent, rate
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.theming.style import pixels


class UsedByCard(Card):
    """The map under its title."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.view = DeviceMap(services)
        self.copy = LinkButton(self.tr("Copy as Text"))
        self.copy.clicked.connect(self.view.copy_text)
        head = QHBoxLayout()
        head.addWidget(card_title(self.tr("Used by")), 1)
        head.addWidget(self.copy)
        column = self.column()
        column.addLayout(head)
        column.addWidget(self.view)


class _ArrayLine(QWidget):
    """One array: what it does, how far that is, and a link to it."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.state = SizedLabel("", bold=True), PlainLabel()
        self.detail = ElidedLabel()
        self.detail.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(pixels(self.font(), 120), pixels(self.font(), 6))
        self.link = LinkButton(self.tr("Show Array"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(pixels(self.font(), 10))
        row.addWidget(IconMark("array", 18))
        for part in (self.name, self.progress, self.state):
            row.addWidget(part)
        row.addWidget(self.detail, 1)
        row.addWidget(self.link)

    def show_array(self, drive: Drive, left_s: float | None, units: UnitSystem) -> None:
        """Show an array; what runs on it still takes *left_s* if that is known."""
        array = drive.array
        assert array is not None  # noqa: S101  # the caller takes only arrays
        self.name.setText(drive.title)
        self.link.setAccessibleDescription(drive.title)
        share = array.progress_percent
        runs = array.operation is not None and share is not None
        self.progress.setVisible(runs)
        self.progress.setValue(round(10 * (share or 0)))
        self.progress.setAccessibleName(self.tr("Progress"))
        words = said(in_a_word(array))
        if array.operation is not None and share is not None:
            words = self.tr("{operation} {percent}")
            words = words.format(operation=said(noun(array.operation)), percent=percent(share / 100))
        self.state.setText(words)
        parts = [rate(array.speed_kib_s * 1024, units) if runs and array.speed_kib_s is not None else ""]
        if runs and left_s is not None:
            parts.append(self.tr("{time} left").format(time=said(time_left(left_s / 60))))
        self.detail.setText(" · ".join(filter(None, parts)))


class ArrayLines(Card):
    """The arrays that a drive is a member of; hidden without any."""

    array_wanted = pyqtSignal(str)
    """The user wants to see the array of this kernel name."""

    def __init__(self, operations: Operations) -> None:
        super().__init__()
        self._operations = operations
        self._lines: dict[str, _ArrayLine] = {}
        self._column = self.column()

    def show_arrays(self, drive: Drive | None, drives: Iterable[Drive], units: UnitSystem) -> None:
        """Show the arrays of *drive*."""
        names = drive.usage.arrays if drive is not None else ()
        found = {one.name: one for one in drives if one.name in names and one.array is not None}
        for name in [name for name in self._lines if name not in found]:
            self._lines.pop(name).deleteLater()
        for name, array in found.items():
            if name not in self._lines:
                line = self._lines[name] = _ArrayLine()
                line.link.clicked.connect(partial(self._on_link, name))
                self._column.addWidget(line)
            at = self._operations.ends_at(array)
            left = max(0.0, at - time.monotonic()) if at is not None else None
            self._lines[name].show_array(array, left, units)
        self.setVisible(bool(found))

    def _on_link(self, name: str, _checked: bool = False) -> None:
        self.array_wanted.emit(name)
