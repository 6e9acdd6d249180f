"""What to measure: workload, place, length; and the buttons that start and stop it."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QButtonGroup,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from disktune_contract import workloads
from disktune_contract.drive import Drive
from disktune_contract.messages import Measure
from disktune_contract.units import duration
from disktune_contract.workload import MAX_TOTAL_S
from disktune_gui.pages.benchmark_text import PROMISE, in_use, tr, workload_name, workload_purpose
from disktune_gui.pages.setting_row import ToneLabel

GIB = 1 << 30
MIB = 1 << 20
ORDER = ("drive.direct", "drive.buffered", "drive.cached")
WIDTH = 300


class BenchmarkForm(QWidget):
    """The left side of the benchmark page."""

    start = pyqtSignal()
    cancel = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self._running = False
        self.workloads = QButtonGroup(self)
        self.position = QSlider(Qt.Orientation.Horizontal)
        self.offset = QDoubleSpinBox()
        self.seconds = QSpinBox()
        self.runs = QSpinBox()
        self.estimate = QLabel()
        self.warning = ToneLabel(tone="caution")
        self.start_button = QPushButton(self.tr("&Start"))
        self.cancel_button = QPushButton(self.tr("&Cancel"))
        self.progress = QProgressBar()
        self.progress_text = QLabel()
        self._lay_out()
        self._connect()
        self.set_running(False)
        self._on_length()

    # -- layout --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.setFixedWidth(WIDTH)
        for number, workload in enumerate(ORDER):
            column.addWidget(self._radio(number, workload))
            column.addWidget(_note(workload_purpose(workload), indent=24))
        column.addSpacing(6)
        column.addLayout(self._place_and_length())
        column.addWidget(self.estimate)
        self.warning.setWordWrap(True)
        column.addWidget(self.warning)
        column.addSpacing(4)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        self.start_button.setDefault(True)
        buttons.addWidget(self.start_button, 1)
        buttons.addWidget(self.cancel_button)
        column.addLayout(buttons)
        column.addWidget(_note(tr(PROMISE)))
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 1000)
        self.progress.setAccessibleName(self.tr("Progress of the measurement"))
        column.addWidget(self.progress)
        column.addWidget(self.progress_text)
        column.addStretch(1)

    def _radio(self, number: int, workload: str) -> QRadioButton:
        radio = QRadioButton(workload_name(workload))
        radio.setAccessibleDescription(workload_purpose(workload))
        radio.setChecked(number == 0)
        self.workloads.addButton(radio, number)
        return radio

    def _place_and_length(self) -> QFormLayout:
        self.position.setRange(0, 100)
        self.position.setPageStep(10)
        self.position.setAccessibleName(self.tr("Place on the drive, in percent"))
        self.position.setToolTip(self.tr("A hard disk is fastest at its beginning and slowest at its end."))
        self.offset.setSuffix(" GiB")
        self.offset.setDecimals(2)
        self.offset.setAccessibleName(self.tr("Place on the drive, in GiB"))
        self.offset.setToolTip(self.position.toolTip())
        for box, value, top in ((self.seconds, 3, 60), (self.runs, 3, 20)):
            box.setRange(1, top)
            box.setValue(value)
        self.seconds.setSuffix(" s")
        self.seconds.setToolTip(self.tr("hdparm reads for 3 s."))
        self.runs.setToolTip(
            self.tr("The result is the median; how far runs lie apart shows how much to trust it.")
        )
        place = QVBoxLayout()
        place.setSpacing(2)
        place.addWidget(self.offset)
        place.addWidget(self.position)
        form = QFormLayout()
        form.setSpacing(8)
        form.addRow(self.tr("Start &at"), place)
        form.addRow(self.tr("Seconds per &run"), self.seconds)
        form.addRow(self.tr("&Number of runs"), self.runs)
        label = form.labelForField(place)
        if isinstance(label, QLabel):
            label.setBuddy(self.offset)
        return form

    def _connect(self) -> None:
        self.position.valueChanged.connect(self._on_slider)
        self.offset.valueChanged.connect(self._on_offset)
        self.seconds.valueChanged.connect(self._on_length)
        self.runs.valueChanged.connect(self._on_length)
        self.start_button.clicked.connect(self.start)
        self.cancel_button.clicked.connect(self.cancel)

    # -- what is asked for ---------------------------------------------------------------------------------

    def set_drive(self, drive: Drive) -> None:
        """Offer the places of *drive*; the place goes back to the beginning when it is another one."""
        other = self._drive is None or self._drive.ref != drive.ref
        self._drive = drive
        self.offset.setMaximum(self._last_offset() / GIB)
        if other:
            self.offset.setValue(0)
            self.position.setValue(0)
        warning = in_use(drive.usage)
        self.warning.setText(warning)
        self.warning.setVisible(bool(warning))
        self._enable()

    def workload(self) -> str:
        """Return the id of the chosen workload."""
        return ORDER[self.workloads.checkedId()]

    def request(self, *, wake: bool = False) -> Measure | None:
        """Return what the user asks for, None without a drive."""
        if self._drive is None:
            return None
        offset = round(self.offset.value() * GIB) // MIB * MIB
        return workloads.of_drive(
            self._drive.ref,
            self.workload(),
            offset_bytes=offset,
            seconds=self.seconds.value(),
            runs=self.runs.value(),
            wake=wake,
        )

    def _last_offset(self) -> int:
        """Return the last place to start at in bytes: a GiB before the end, on small drives the tenth of them."""
        size = self._drive.size_bytes if self._drive else 0
        return max(0, size - max(MIB, min(GIB, size // 10))) // MIB * MIB

    def _on_slider(self, percent: int) -> None:
        with QSignalBlocker(self.offset):
            self.offset.setValue(self._last_offset() * percent / 100 / GIB)

    def _on_offset(self, gib: float) -> None:
        last = self._last_offset() / GIB
        with QSignalBlocker(self.position):
            self.position.setValue(round(100 * gib / last) if last else 0)

    def _on_length(self) -> None:
        total = self.seconds.value() * self.runs.value()
        if total > MAX_TOTAL_S:
            self.estimate.setText(self.tr("More than 10 minutes in all: make it shorter."))
        else:
            self.estimate.setText(self.tr("Takes about {}.").format(duration(total)))
        self._enable()

    # -- while it runs -------------------------------------------------------------------------------------

    def set_running(self, running: bool) -> None:
        """Switch between asking and measuring."""
        self._running = running
        self.progress.setVisible(running)
        self.progress_text.setVisible(running)
        self.progress.setValue(0)
        self.progress_text.setText(self.tr("Starting …") if running else "")
        self.cancel_button.setEnabled(running)
        self._enable()

    def show_progress(self, request: Measure, run: int, elapsed_s: float) -> None:
        """Show how far the measurement is."""
        seconds, runs = request.seconds or 0, request.runs or 0
        total = max(1, seconds * runs)
        done = min(total, run * seconds + elapsed_s)
        self.progress.setValue(round(1000 * done / total))
        left = duration(max(1, round(total - done)))
        self.progress_text.setText(self.tr("Run {} of {}, about {} left").format(run + 1, runs, left))

    def show_locked(self, locked: bool) -> None:
        """Say on the button whether starting asks for a password first."""
        self.start_button.setText(self.tr("Unlock and &start …") if locked else self.tr("&Start"))

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.warning.set_tone("caution")

    def _enable(self) -> None:
        readable = self._drive is not None and self._drive.size_bytes > 0
        short = self.seconds.value() * self.runs.value() <= MAX_TOTAL_S
        self.start_button.setEnabled(readable and short and not self._running)
        for widget in (self.position, self.offset, self.seconds, self.runs, *self.workloads.buttons()):
            widget.setEnabled(not self._running)


def _note(text: str, indent: int = 0) -> QLabel:
    """Return a less important, wrapped sentence."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setIndent(0)
    label.setContentsMargins(indent, 0, 0, 0)
    label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
    return label
