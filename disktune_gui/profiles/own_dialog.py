"""The dialog for a profile of the user's own: the numbers of CrystalDiskMark and KDiskMark, and a name."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, pyqtSignal
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from disktune_contract.measuring import own as domain
from disktune_contract.measuring.own import OwnWorkload
from disktune_contract.measuring.workload import FILE_MIB, RUNS, SECONDS, Bounds, Pattern, Target
from disktune_contract.said import differences as terms
from disktune_contract.sentence import listed
from disktune_contract.units import exact_size
from disktune_contract.workloads import label_of
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.number_spin import NumberSpin, settle
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.profiles import own
from disktune_gui.profiles.own import OwnProfile
from disktune_gui.text import typed
from disktune_gui.text.formats import formats, quantity
from disktune_gui.text.said import said
from disktune_gui.theming.style import lines

translate = QCoreApplication.translate

SIZES = tuple(512 << power for power in range(16))
"""Block sizes to choose from, 512 B to 16 MiB; any other is typed."""
READ, WRITE, BOTH, MIXED = range(4)
"""What the requests do, in the order of the list."""
_MIX = Bounds(1, 70, 99)
"""KDiskMark's usual share of reads."""


class OwnProfileDialog(QDialog):
    """Save is possible as soon as there is a name, and such a workload."""

    saved = pyqtSignal(str)
    """The id of the choice that was saved."""

    def __init__(
        self, preferences: Preferences, target: Target, profile: OwnProfile | None, parent: QWidget | None = None
    ) -> None:
        """Change *profile*; None makes one, at first for *target*."""
        super().__init__(parent)
        self._preferences = preferences
        self._before = profile.name if profile is not None else ""
        self.name = QLineEdit()
        self.target, self.pattern, self.block = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.requests, self.data = ChoiceBox(), ChoiceBox()
        self.queue, self.jobs, self.reads = NumberSpin(), NumberSpin(), NumberSpin()
        self.file_mib, self.seconds, self.runs = NumberSpin(), NumberSpin(), NumberSpin()
        self.told = ToneLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save_button = self.buttons.addButton(self.tr("&Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._fill()
        self._lay_out()
        self._show(target, profile)
        self._connect()
        self._check()

    def _fill(self) -> None:
        raw, folder = translate("TargetBox", "Drive, read-only"), translate("Results", "Folder")
        sequential, random = translate("Benchmark", "Sequential"), translate("Benchmark", "Random")
        read, write = translate("Benchmark", "Read"), translate("Benchmark", "Write")
        for box, entries in (
            (self.target, ((raw, Target.DRIVE), (folder, Target.FOLDER))),
            (self.pattern, ((sequential, Pattern.SEQUENTIAL), (random, Pattern.RANDOM))),
            (
                self.requests,
                ((read, READ), (write, WRITE), (self.tr("Read, then write"), BOTH), (self.tr("Mixed"), MIXED)),
            ),
            (self.data, ((random, False), (self.tr("Zeros"), True))),
            (self.block, tuple((exact_size(size), size) for size in SIZES)),
        ):
            for words, value in entries:
                box.addItem(words, value)
        self.block.setEditable(True)
        self.block.setInsertPolicy(ChoiceBox.InsertPolicy.NoInsert)
        self.name.setMaxLength(own.NAME_LENGTH)
        for spin, bounds, unit in (
            (self.queue, domain.DEPTH, ""),
            (self.jobs, domain.JOBS, ""),
            (self.reads, _MIX, ""),
            (self.file_mib, FILE_MIB, " MiB"),
            (self.seconds, SECONDS, ""),
            (self.runs, RUNS, ""),
        ):
            spin.setSuffix(unit)
            spin.setRange(bounds.least, bounds.most)
            spin.setValue(bounds.usual)
        self.reads.show_unit(quantity(_MIX.usual, "%"))
        self.seconds.show_unit(quantity(SECONDS.usual, "s"))
        self.file_mib.setSingleStep(256)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Edit Profile") if self._before else self.tr("New Profile"))
        self.setMinimumWidth(lines(self, 26))
        rows = QFormLayout()
        rows.setSpacing(6)
        for words, field in (
            (translate("Overview", "Name"), self.name),
            (said(terms.TARGET), self.target),
            (translate("Contrast", "Pattern"), self.pattern),
            (self.tr("Requests"), self.requests),
            (translate("Contrast", "Share of reads"), self.reads),
            (translate("Views", "Block size"), self.block),
            (translate("Sentences", "Queue depth"), self.queue),
            (translate("Views", "Threads"), self.jobs),
            (translate("Benchmark", "Data"), self.data),
            (translate("RunOptions", "F&ile size"), self.file_mib),
            (translate("RunOptions", "Seconds per &run"), self.seconds),
            (translate("RunOptions", "&Number of runs"), self.runs),
        ):
            rows.addRow(words, field)
            field.setAccessibleName(words.replace("&", ""))
        self.told.setWordWrap(True)
        self.told.setMinimumHeight(lines(self, 2))
        column = QVBoxLayout(self)
        column.addLayout(rows)
        column.addWidget(self.told)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        for box in (self.target, self.pattern, self.requests, self.data):
            box.currentIndexChanged.connect(self._check)
        for spin in (self.queue, self.jobs, self.reads):
            spin.valueChanged.connect(self._check)
        self.name.textChanged.connect(self._check)
        self.block.editTextChanged.connect(self._check)
        edit = self.block.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self._on_block)
        self.buttons.accepted.connect(self._save)
        self.buttons.rejected.connect(self.reject)

    # -- what is chosen ------------------------------------------------------------------------------------

    def _show(self, target: Target, profile: OwnProfile | None) -> None:
        """Show the numbers of *profile*; without one the usual ones."""
        steps = [one for one in map(domain.parse, profile.steps) if one is not None] if profile is not None else []
        first = steps[0] if steps else OwnWorkload(target, Pattern.SEQUENTIAL)
        kind = {100: READ, 0: WRITE}.get(first.read_percent, MIXED)
        for box, value in (
            (self.target, first.target),
            (self.pattern, first.pattern),
            (self.requests, BOTH if len(steps) > 1 else kind),
            (self.data, first.zeros),
        ):
            box.setCurrentIndex(box.findData(value))
        self.block.setEditText(exact_size(first.block_bytes))
        self.queue.setValue(first.depth)
        self.jobs.setValue(first.jobs)
        if kind == MIXED:
            self.reads.setValue(first.read_percent)
        if profile is not None:
            self.name.setText(profile.name)
            self.seconds.setValue(profile.seconds)
            self.runs.setValue(profile.runs)
            self.file_mib.setValue(profile.file_mib)

    def _block_bytes(self) -> int | None:
        """Return what was typed, in bytes; None if it is no size."""
        found = typed.read_size(self.block.currentText(), **formats.separators)
        return found if found is not None and domain.BLOCK_BYTES.admits(found) else None

    def _on_block(self) -> None:
        """Show how the typed size is understood."""
        if (found := self._block_bytes()) is not None:
            self.block.setEditText(exact_size(found))

    def workloads(self) -> tuple[OwnWorkload, ...]:
        """Return the workloads as chosen; none while the block size is none."""
        size = self._block_bytes()
        if size is None:
            return ()
        shares = {READ: (100,), WRITE: (0,), BOTH: (100, 0), MIXED: (self.reads.value(),)}
        in_folder = self.target.currentData() is Target.FOLDER
        return tuple(
            OwnWorkload(
                self.target.currentData(),
                self.pattern.currentData(),
                size,
                self.queue.value(),
                self.jobs.value(),
                share,
                in_folder and self.data.currentData(),
            )
            for share in (shares[self.requests.currentData()] if in_folder else (100,))
        )

    def _refusal(self) -> str:
        """Return why it cannot be saved; empty if it can."""
        found = self.workloads()
        if not found:
            least, most = (exact_size(one) for one in (domain.BLOCK_BYTES.least, domain.BLOCK_BYTES.most))
            words = translate("NumberSpin", "“{text}” is not valid. Valid: {low} to {high}.")
            return words.format(text=self.block.currentText(), low=least, high=most)
        if why := next(filter(None, (one.refusal() for one in found)), ""):
            return said(why)
        name = self.name.text().strip()
        if name != self._before and name in (one.name for one in own.every(self._preferences)):
            return self.tr("This name is in use.")
        return ""

    def _check(self) -> None:
        in_folder = self.target.currentData() is Target.FOLDER
        for field in (self.requests, self.data, self.file_mib):
            field.setEnabled(in_folder)
        self.reads.setEnabled(in_folder and self.requests.currentData() == MIXED)
        why = self._refusal()
        self.told.set_tone("caution" if why else "faint")
        self.told.setText(why or said(listed(label_of(one.id) for one in self.workloads())))
        if self.save_button is not None:
            self.save_button.setEnabled(not why and bool(self.name.text().strip()))

    def _save(self) -> None:
        if not settle(self) or self._refusal():
            return
        steps = tuple(one.id for one in self.workloads())
        name = self.name.text().strip()
        profile = OwnProfile(name, steps, self.seconds.value(), self.runs.value(), self.file_mib.value())
        own.keep(self._preferences, profile, instead_of=self._before)
        self.accept()
        self.saved.emit(profile.id)
