"""Place on the drive, size of the file, duration and number of runs, where they are not to be the usual ones."""

from __future__ import annotations

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.workload import FILE_MIB, Bounds
from disktune_gui.controls.number_spin import FractionSpin, NumberSpin
from disktune_gui.controls.wrapping import Flow
from disktune_gui.profiles import workload_choice
from disktune_gui.profiles.workload_choice import WorkloadChoice
from disktune_gui.text.formats import quantity
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import flush

GIB = 1 << 30
MIB = 1 << 20
SLIDER = 110
"""Pixels: wide enough to aim at a tenth of the drive."""


class RunOptions(QWidget):
    """A field for each option; those of the current choice are shown."""

    changed = pyqtSignal()

    def __init__(self, *below: QWidget) -> None:
        """Put the other options *below*."""
        super().__init__()
        self._size = 0
        """Size of the drive, in bytes."""
        self._sizes = FILE_MIB
        """Range of the file size, in MiB."""
        self.position = QSlider(Qt.Orientation.Horizontal)
        self.offset = FractionSpin()
        self.seconds = NumberSpin()
        self.runs = NumberSpin()
        self.file_mib = NumberSpin()
        self._dress()
        self._rows: dict[QWidget, QWidget] = {}
        fields = Flow()
        for words, field, more in (
            (self.tr("St&art position"), self.offset, self.position),
            (self.tr("F&ile size"), self.file_mib, None),
            (self.tr("Seconds per &run"), self.seconds, None),
            (self.tr("&Number of runs"), self.runs, None),
        ):
            self._rows[field] = _labelled(words, field, more)
            fields.addWidget(self._rows[field])
        column = flush(QVBoxLayout(self), 6)
        column.addLayout(fields)
        for widget in below:
            column.addWidget(widget)
        self.position.valueChanged.connect(self._on_slider)
        self.offset.valueChanged.connect(self._on_offset)
        for box in (self.seconds, self.runs, self.file_mib):
            box.valueChanged.connect(self.changed)

    def _dress(self) -> None:
        self.position.setRange(0, 100)
        self.position.setPageStep(10)
        self.position.setMinimumWidth(SLIDER)
        self.position.setAccessibleName(self.tr("Start in percent"))
        self.offset.setSuffix(" GiB")
        self.offset.setDecimals(2)
        self.offset.setAccessibleName(self.tr("Start in GiB"))
        self.offset.setToolTip(self.position.toolTip())
        self.seconds.show_unit(quantity(1, "s"))
        self.file_mib.setSuffix(" MiB")
        self.file_mib.setRange(FILE_MIB.least, FILE_MIB.most)
        self.file_mib.setValue(FILE_MIB.usual)
        self.file_mib.setSingleStep(256)

    # -- what is asked for ---------------------------------------------------------------------------------

    def set_drive(self, drive: Drive, *, other: bool) -> None:
        """Offer the places of *drive*; for an *other* drive the place goes back to the beginning."""
        self._size = drive.size_bytes
        self.offset.setMaximum(self._last_offset() / GIB)
        if other:
            self.offset.forget()
            self.offset.setValue(0)
            self.position.setValue(0)

    def set_choice(self, choice: WorkloadChoice) -> None:
        """Offer the options of *choice*, at their usual values."""
        self._bound(self.seconds, choice.seconds, [workload.seconds for workload in choice.workloads])
        self._bound(self.runs, choice.runs, [workload.runs for workload in choice.workloads])
        self._rows[self.offset].setVisible(choice.offset)
        self._rows[self.file_mib].setVisible(choice.chooses_size)
        if choice.chooses_size and choice.file_mib != self._sizes:
            self._sizes = choice.file_mib
            with QSignalBlocker(self.file_mib):
                self.file_mib.setRange(self._sizes.least, self._sizes.most)
                self.file_mib.setValue(self._sizes.usual)

    def value(self, box: NumberSpin, bounds: Bounds | None) -> int | None:
        """Return the value of *box*; None where each workload is to have its usual value."""
        return None if bounds is None or box.value() < bounds.least else box.value()

    def of(self, choice: WorkloadChoice) -> tuple[int | None, int | None]:
        """Return the seconds and the runs to use for *choice*."""
        return self.value(self.seconds, choice.seconds), self.value(self.runs, choice.runs)

    @property
    def offset_bytes(self) -> int:
        """Where to start, in bytes."""
        return round(self.offset.value() * GIB) // MIB * MIB

    def _last_offset(self) -> int:
        """Return the last place to start at in bytes: a GiB before the end, on small drives a tenth of them."""
        return max(0, self._size - max(MIB, min(GIB, self._size // 10))) // MIB * MIB

    # -- fields --------------------------------------------------------------------------------------------

    def _bound(self, box: NumberSpin, bounds: Bounds | None, each: list[Bounds | None]) -> None:
        """Let *box* admit what all workloads do. Below the least value it shows: each as usual."""
        usual = workload_choice.usual_words(each)
        self._rows[box].setVisible(bounds is not None)
        if bounds is None:
            return
        several = " " in usual
        with QSignalBlocker(box):
            box.setRange(bounds.least - 1 if several else bounds.least, bounds.most)
            box.setSpecialValueText(self.tr("{usual} (default)").format(usual=usual) if several else "")
            box.setValue(bounds.least - 1 if several else bounds.usual)

    def _on_slider(self, percent: int) -> None:
        with QSignalBlocker(self.offset):
            self.offset.setValue(round(self._last_offset() * percent / 100 / GIB, 2))

    def _on_offset(self, gib: float) -> None:
        last = self._last_offset() / GIB
        with QSignalBlocker(self.position):
            self.position.setValue(round(100 * gib / last) if last else 0)


def _labelled(words: str, field: QWidget, more: QWidget | None) -> QWidget:
    """Return *field* next to its label, and what else sets the same."""
    holder, label = QWidget(), PlainLabel(words)
    label.setBuddy(field)
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 8, 0)
    row.setSpacing(6)
    for widget in (label, field, more):
        if widget is not None:
            row.addWidget(widget)
    return holder
