"""How long an amount takes at a rate: the line of a result, and a small calculator for everything else."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.action import TrimTarget
from disktune_contract.record import record
from disktune_contract.units import MB, UnitSystem
from disktune_gui.controls.cards import PADDING, LinkButton, SizedLabel, caption
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.text import typed
from disktune_gui.text.formats import formats, how_long, rate, size
from disktune_gui.theming.style import lines, pixels

translate = QCoreApplication.translate

MOST_PLACES = 2
"""File systems that are named, those with the most data."""

LONGEST = 24
"""Letters of an amount or a rate; the time of any two of them is a number that Python has."""


@record
class Amount:
    """Something that may be read or written as a whole, and how much it is."""

    name: str
    size_bytes: int


def places(drive: Drive, mounted: Sequence[TrimTarget]) -> tuple[Amount, ...]:
    """Return the data in the file systems on *drive* alone, the most first, then all of the drive.

    An array, or a volume, is none of the drives that its file systems lie on.
    """
    used = [
        Amount(one.point, one.size_bytes - one.free_bytes)
        for one in mounted
        if one.drives == (drive.name,) or drive.name not in one.drives
        if one.size_bytes is not None and one.free_bytes is not None and one.free_bytes < one.size_bytes
    ]
    most = sorted(used, key=lambda one: -one.size_bytes)[:MOST_PLACES]
    return (*most, Amount(drive.name, drive.size_bytes)) if drive.size_bytes else tuple(most)


def words(bytes_s: float, found: Sequence[Amount], units: UnitSystem) -> str:
    """Return how long each takes at a rate: ``131 MB/s: /home (210 GB) 27 min · sda (1.00 TB) 2 h 7 min``."""
    each = [f"{one.name} ({size(one.size_bytes, units)}) {how_long(one.size_bytes, bytes_s)}" for one in found]
    return f"{rate(bytes_s, units)}: {' · '.join(each)}"


class HowLongRow(QWidget):
    """One line, and the way to the calculator; hidden while there is no rate."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ElidedLabel()
        self.button = LinkButton(translate("HowLong", "How Long?"))
        self._shown: tuple[float, Sequence[Amount], UnitSystem] = (0.0, (), UnitSystem.SI)
        row = QHBoxLayout(self)
        side = pixels(self.font(), PADDING)
        row.setContentsMargins(side, 0, side, side // 2)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.button.clicked.connect(self.calculate)
        self.hide()

    def show_rate(self, bytes_s: float | None, found: Sequence[Amount], units: UnitSystem) -> None:
        """Show how long *found* take at *bytes_s*."""
        self.setVisible(bool(bytes_s and found))
        if bytes_s and found:
            self._shown = bytes_s, found, units
            self.words.setText(words(bytes_s, found, units))

    def calculate(self) -> HowLongDialog:
        """Open the calculator with the rate and the largest amount of the line; return it."""
        bytes_s, found, units = self._shown
        dialog = HowLongDialog(self)
        dialog.amount.setText(size(found[-1].size_bytes, units))
        dialog.rate.setText(rate(bytes_s, units))
        dialog.open()
        return dialog


class HowLongDialog(QDialog):
    """Two fields, an answer. A bare number counts MB or MB/s."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("HowLong", "How Long?"))
        self.amount, self.rate = QLineEdit(), QLineEdit()
        self.answer = SizedLabel("", 1.6, bold=True)
        self.meant = caption()
        """Both numbers as they are understood."""
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.meant.setWordWrap(True)
        self.meant.setMinimumHeight(lines(self, 3))
        rows = QFormLayout()
        for label, field, example in (
            (translate("HowLong", "&Amount"), self.amount, "650 MB"),
            (translate("HowLong", "&Rate"), self.rate, "124 kbit/s"),
        ):
            rows.addRow(label, field)
            field.setAccessibleName(label.replace("&", ""))
            field.setPlaceholderText(example)
            field.setMaxLength(LONGEST)
            field.textChanged.connect(self._work_out)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(rows)
        column.addWidget(self.answer)
        column.addWidget(self.meant)
        column.addWidget(buttons)
        self.setMinimumWidth(lines(self, 24))
        self._work_out()

    def _work_out(self) -> None:
        amount, bytes_s = _read(self.amount.text(), "MB"), _read(self.rate.text(), "MB/s")
        if amount is None or not bytes_s:
            self.answer.setText("–")
            self.meant.setText(translate("HowLong", "For example 650 MB, 4 TiB; 124 kbit/s, 90 MiB/s."))
            return
        self.answer.setText(how_long(amount, bytes_s))
        self.meant.setText(f"{_meant(amount)}\n{_meant(bytes_s, '/s')}")


def _meant(count: float, per: str = "") -> str:
    """Return bytes in both units; few with the digits that `size` rounds away."""
    few = count < 100 and not count.is_integer()
    both = [formats.local(f"{count:.3g} B")] if few else [size(count, one) for one in UnitSystem]
    return " = ".join(one + per for one in both)


def _read(text: str, unit: str) -> float | None:
    """Return an amount in bytes, or a rate in bytes per second; None for what is neither."""
    found = typed.read(text, unit, **formats.separators)
    return float(found * MB) if found is not None and found >= 0 else None
