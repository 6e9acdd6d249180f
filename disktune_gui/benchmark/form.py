"""What to measure: on the drive or in a folder, which workload, where, how long; and the buttons for it."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PyQt6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from disktune_contract import workloads
from disktune_contract.drives.drive import Drive
from disktune_contract.measuring.workload import FILE_MIB, MAX_TOTAL_S, Bounds, Target, Workload
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_gui.benchmark import workload_choice
from disktune_gui.benchmark.choice import ChoiceList
from disktune_gui.benchmark.folder import FolderPicker, proposed
from disktune_gui.benchmark.wording import in_use
from disktune_gui.desktop import clipboard
from disktune_gui.services.services import Services
from disktune_gui.text.amounts import duration
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.widgets.job_form import JobForm
from disktune_gui.widgets.number_spin import FractionSpin, NumberSpin
from disktune_gui.widgets.tone_label import ToneLabel
from disktune_gui.widgets.wrapping import WrappingRow

translate = QCoreApplication.translate

GIB = 1 << 30
MIB = 1 << 20
WIDTH = 23
TO_INSTALL = "To install it: "
"""What the helper's sentence about a missing program ends with, before the command of this distribution."""


class BenchmarkForm(JobForm):
    """The left side of the benchmark page."""

    def __init__(self, services: Services) -> None:
        super().__init__(WIDTH, QCoreApplication.translate("BenchmarkForm", "Benchmark progress"))
        self._drive: Drive | None = None
        self._place = services.session.place
        self.targets = QButtonGroup(self)
        self.on_drive = QRadioButton(self.tr("Raw &drive"))
        self.in_folder = QRadioButton(self.tr("A file in a f&older"))
        self.choices = ChoiceList()
        self.folder = FolderPicker(services)
        self.position = QSlider(Qt.Orientation.Horizontal)
        self.offset = FractionSpin()
        self.seconds = QSpinBox()
        self.runs = QSpinBox()
        self.file_mib = NumberSpin()
        self.estimate = PlainLabel()
        self.promise = PlainLabel()
        self.warning = ToneLabel(tone="caution")
        self.command = QPushButton(self.tr("Copy Command"))
        self._lay_out()
        self._connect()
        self.set_running(False)
        self._on_choice()

    # -- layout --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.targets.addButton(self.on_drive)
        self.targets.addButton(self.in_folder)
        self.on_drive.setChecked(True)
        self.on_drive.setToolTip(self.tr("Reads the raw drive, bypassing its file systems."))
        self.in_folder.setToolTip(self.tr("Writes and reads a test file through the file system."))
        for label in (self.promise, self.warning, self.estimate):
            label.setWordWrap(True)
        for label in (self.promise, self.estimate):
            label.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(WrappingRow(self.on_drive, self.in_folder, wide=self.in_folder, leading=True))
        column.addWidget(self.choices, 1)
        column.addWidget(self.folder)
        column.addLayout(self._place_and_length())
        column.addWidget(self.estimate)
        column.addWidget(self.warning)
        column.addWidget(self.command)
        column.addWidget(self.buttons())
        column.addWidget(self.progress)
        column.addWidget(self.progress_text)
        column.addWidget(self.promise)

    def _place_and_length(self) -> QFormLayout:
        self.position.setRange(0, 100)
        self.position.setPageStep(10)
        self.position.setAccessibleName(self.tr("Start position in percent"))
        self.position.setToolTip(self.tr("A hard disk is fastest at its beginning and slowest at its end."))
        self.offset.setSuffix(" GiB")
        self.offset.setDecimals(2)
        self.offset.setAccessibleName(self.tr("Start position in GiB"))
        self.offset.setToolTip(self.position.toolTip())
        self.seconds.setSuffix(" s")
        self.file_mib.setSuffix(" MiB")
        self.file_mib.setRange(FILE_MIB.least, FILE_MIB.most)
        self.file_mib.setValue(FILE_MIB.usual)
        self.file_mib.setSingleStep(256)
        self.file_mib.setToolTip(
            self.tr("With a file smaller than memory or the drive's cache, these are measured instead.")
        )
        self.runs.setToolTip(
            self.tr("The result is the median of all runs. The spread between the runs shows how reliable it is.")
        )
        place = QHBoxLayout()
        place.setSpacing(8)
        place.addWidget(self.offset)
        place.addWidget(self.position, 1)
        self._form = form = QFormLayout()
        form.setSpacing(8)
        form.addRow(self.tr("St&art position"), place)
        form.addRow(self.tr("F&ile size"), self.file_mib)
        form.addRow(self.tr("Seconds per &run"), self.seconds)
        form.addRow(self.tr("&Number of runs"), self.runs)
        self._place_label = form.labelForField(place)
        if isinstance(self._place_label, QLabel):
            self._place_label.setBuddy(self.offset)
        return form

    def _connect(self) -> None:
        self.on_drive.toggled.connect(self._on_target)
        self.choices.chosen.connect(self._on_choice)
        self.folder.changed.connect(self.refresh)
        self.position.valueChanged.connect(self._on_slider)
        self.offset.valueChanged.connect(self._on_offset)
        for box in (self.seconds, self.runs, self.file_mib):
            box.valueChanged.connect(self.refresh)
        self.command.clicked.connect(self._copy_command)

    # -- what is asked for ---------------------------------------------------------------------------------

    @property
    def target(self) -> Target:
        """On what is measured."""
        return Target.DRIVE if self.on_drive.isChecked() else Target.FOLDER

    def set_drive(self, drive: Drive) -> None:
        """Offer the places of *drive*; the place goes back to the beginning when it is another one."""
        other = self._drive is None or self._drive.ref != drive.ref
        self._drive = drive
        self.offset.setMaximum(self._last_offset() / GIB)
        if other:
            self.offset.setValue(0)
            self.position.setValue(0)
            self.folder.set_path(proposed(drive)) if self.target is Target.FOLDER else None
        self.refresh()

    def request(self, *, wake: bool = False) -> Measure | MeasureFolder | None:
        """Return what the user asks for, None where that is impossible now."""
        if self._drive is None or self.obstacle():
            return None
        choice = self.choices.choice()
        steps = tuple(workload.id for workload in choice.workloads)
        seconds, runs = self._value(self.seconds, choice.seconds), self._value(self.runs, choice.runs)
        if choice.target is Target.FOLDER:
            file_mib = self.file_mib.value() if choice.chooses_size else None
            path = self.folder.path.text().strip()
            return workloads.of_folder(path, *steps, file_mib=file_mib, seconds=seconds, runs=runs)
        offset = round(self.offset.value() * GIB) // MIB * MIB if choice.offset else 0
        return workloads.of_drive(
            self._drive.ref, *steps, offset_bytes=offset, seconds=seconds, runs=runs, wake=wake
        )

    def start_words(self, *, locked: bool) -> str:
        return self.tr("Unlock and &Start Benchmark…") if locked else self.tr("&Start Benchmark")

    def look_again(self) -> None:
        if not self.running:
            self.folder.ask_again()

    def obstacle(self) -> str:
        """Return why it cannot be measured as things are, empty if it can."""
        choice = self.choices.choice()
        if choice.target is Target.DRIVE and (why := self.unreadable(self._drive)):
            return why
        # A helper outside of the sandbox measures raw drives: it has other programs, and says if one is missing.
        outside = self._place.sandboxed and choice.target is Target.DRIVE
        for engine in () if outside else sorted(choice.engines):
            state = self.engines.get(engine)
            if state is not None and state.why:
                return said(state.why)
        if any(self._too_long(workload) for workload in choice.workloads):
            return self.tr(
                "A measurement cannot take more than 10 minutes. Reduce the seconds or the number of runs."
            )
        if choice.target is Target.FOLDER:
            return self.folder.obstacle(choice.needs_bytes(self.file_mib.value()))
        return ""

    def _too_long(self, workload: Workload) -> bool:
        """Whether the helper would refuse it as too long; what is as slow as it is may be."""
        if workload.seconds is None:
            return False
        seconds = self._value(self.seconds, workload.seconds) or workload.seconds.usual
        runs = self._value(self.runs, workload.runs) or workload.runs.usual
        return seconds * runs > max(MAX_TOTAL_S, workload.seconds.most)

    def _value(self, box: QSpinBox, bounds: Bounds | None) -> int | None:
        """Return what *box* asks for; None where each workload is to have its usual value."""
        return None if bounds is None or box.value() < bounds.least else box.value()

    def _last_offset(self) -> int:
        """Return the last place to start at in bytes: a GiB before the end, on small drives the tenth of them."""
        size = self._drive.size_bytes if self._drive else 0
        return max(0, size - max(MIB, min(GIB, size // 10))) // MIB * MIB

    # -- what changes with the choice ----------------------------------------------------------------------

    def _on_target(self) -> None:
        self.choices.set_target(self.target)
        if self.target is Target.FOLDER and not self.folder.path.text() and self._drive is not None:
            self.folder.set_path(proposed(self._drive))
        self._on_choice()

    def _on_choice(self) -> None:
        choice = self.choices.choice()
        self._bound(self.seconds, choice.seconds, [workload.seconds for workload in choice.workloads])
        self._bound(self.runs, choice.runs, [workload.runs for workload in choice.workloads])
        self.folder.setVisible(choice.target is Target.FOLDER)
        self._show_row(self.offset, choice.offset)
        self._show_row(self.file_mib, choice.chooses_size)
        self.refresh()

    def _bound(self, box: QSpinBox, bounds: Bounds | None, each: list[Bounds | None]) -> None:
        """Let *box* admit what all workloads do. Below the least value it says: each as usual."""
        usual = workload_choice.usual_words(each)
        self._show_row(box, bounds is not None)
        if bounds is None:
            return
        several = " " in usual
        with QSignalBlocker(box):
            box.setRange(bounds.least - 1 if several else bounds.least, bounds.most)
            box.setSpecialValueText(self.tr("{usual} (default)").format(usual=usual) if several else "")
            box.setValue(bounds.least - 1 if several else bounds.usual)

    def _show_row(self, field: QWidget, shown: bool) -> None:
        """Show or hide a field with its label; QFormLayout's own setRowVisible leaves what is in a layout."""
        if field is self.offset:
            self.position.setVisible(shown)
            label = self._place_label
        else:
            label = self._form.labelForField(field)
        field.setVisible(shown)
        if label is not None:
            label.setVisible(shown)

    def _on_slider(self, percent: int) -> None:
        with QSignalBlocker(self.offset):
            self.offset.setValue(self._last_offset() * percent / 100 / GIB)

    def _on_offset(self, gib: float) -> None:
        last = self._last_offset() / GIB
        with QSignalBlocker(self.position):
            self.position.setValue(round(100 * gib / last) if last else 0)

    def refresh(self) -> None:
        choice = self.choices.choice()
        seconds, runs = self._value(self.seconds, choice.seconds), self._value(self.runs, choice.runs)
        about = duration(choice.duration_s(seconds, runs))
        words = (
            self.tr("Duration: at most {time}.") if choice.may_end_early else self.tr("Duration: about {time}.")
        )
        self.estimate.setText(words.format(time=about))
        self.promise.setText(workload_choice.promise(choice, self.file_mib.value()))
        trouble = self.obstacle()
        busy = in_use(self._drive.usage) if self._drive is not None and choice.target is Target.DRIVE else ""
        self.warning.setText(trouble or busy)
        self.warning.setVisible(bool(trouble or busy))
        self.command.setVisible(bool(self._missing()))
        self.start_button.setEnabled(self._drive is not None and not trouble and not self.running)
        self.name_start(locked=self.locked and choice.target is Target.DRIVE)
        fields = (self.position, self.offset, self.seconds, self.runs, self.file_mib, self.folder, self.choices)
        for widget in (*fields, self.on_drive, self.in_folder):
            widget.setEnabled(not self.running)

    def _missing(self) -> str:
        """Return the command that installs what is missing for the choice; empty if nothing is."""
        if self.forbidden and self.obstacle() == self.forbidden:
            return self.remedy
        for engine in sorted(self.choices.choice().engines):
            state = self.engines.get(engine)
            if state is not None and TO_INSTALL in state.why:
                return state.why.partition(TO_INSTALL)[2]
        return ""

    def _copy_command(self) -> None:
        clipboard.copy(self._missing())
