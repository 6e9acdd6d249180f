"""What to try: one setting with some values, what suits this kind of drive, or a change before it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QEvent, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract import comparing
from disktune_contract import experiments as known
from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drive import Drive
from disktune_contract.setting import Purpose, Risk, State, Value
from disktune_contract.step import Step
from disktune_contract.units import duration
from disktune_gui import experiments
from disktune_gui.experiments import BUDGETS_S, Undertaking
from disktune_gui.pages.benchmark_text import in_use, workload_name, workload_purpose
from disktune_gui.pages.tone_label import ToneLabel
from disktune_gui.plan import value_words

WIDTH = 320
_DATA = Qt.ItemDataRole.UserRole


class ExperimentForm(QWidget):
    """The left side of the experiment page."""

    start = pyqtSignal()
    cancel = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self._states: dict[str, State] = {}
        self._steps: tuple[Step, ...] = ()
        self._running = False
        self.one = QRadioButton(self.tr("Try values of &one setting"))
        self.tune = QRadioButton(self.tr("&Tune this drive"))
        self.change = QRadioButton(self.tr("Measure &before and after"))
        self.change_text = QLabel()
        self.setting = QComboBox()
        self.values = QListWidget()
        self.recipes = QListWidget()
        self.workload = QComboBox()
        self.budget = QComboBox()
        self.wear = QCheckBox(self.tr("Also what costs &noise, power or wear"))
        self.length = QLabel()
        self.warning = ToneLabel(tone="caution")
        self.start_button = QPushButton(self.tr("&Start"))
        self.cancel_button = QPushButton(self.tr("&Cancel"))
        self.progress = QProgressBar()
        self.progress_text = QLabel()
        self._lay_out()
        self._fill()
        self._connect()
        self.set_running(False)

    # -- what is asked for ---------------------------------------------------------------------------------

    @property
    def most_risk(self) -> Risk:
        """The greatest risk that is allowed; for a change that the user has laid out, that of the change."""
        if self.change.isChecked():
            return max((BY_ID[step.setting].risk for step in self._steps), default=Risk.PERFORMANCE)
        return Risk.WEAR if self.wear.isChecked() else Risk.PERFORMANCE

    def tasks(self) -> tuple[Undertaking, ...]:
        """Return what the user asks for, in the order in which it is done; empty while something is missing."""
        found = (self._tunings() if self.tune.isChecked() else self._single()) if self._drive else ()
        return found if all(task.rounds for task in found) else ()

    def set_drive(self, drive: Drive) -> None:
        """Offer what can be tried on *drive*; its settings follow by `set_states`."""
        if self._drive is None or self._drive.ref != drive.ref:
            self._states, self._steps = {}, ()
            self.change.hide()
            self.change_text.hide()
            if self.change.isChecked():
                self.one.setChecked(True)
        self._drive = drive
        words = in_use(drive.usage)
        self.warning.setText(words)
        self.warning.setVisible(bool(words))
        self._refill()

    def set_states(self, states: Sequence[State]) -> None:
        """Take note of the settings in force."""
        found = {state.setting: state for state in states if state.setting in BY_ID}
        if found != self._states:
            self._states = found
            self._refill()

    def propose(self, steps: Sequence[Step]) -> None:
        """Offer to measure before and after a change."""
        self._steps = tuple(steps)
        lines = [
            f"{BY_ID[step.setting].label}: {value_words(BY_ID[step.setting], step.expected)} → "
            f"{value_words(BY_ID[step.setting], step.value)}"
            for step in steps
        ]
        self.change_text.setText("\n".join(lines))
        self.change.show()
        self.change.setChecked(True)
        fitting = known.workloads_for(steps[0].setting) if steps else ()
        if fitting:
            self.workload.setCurrentIndex(max(0, self.workload.findData(fitting[0])))
        self._on_mode()

    # -- what is offered -----------------------------------------------------------------------------------

    def _single(self) -> tuple[Undertaking, ...]:
        drive, workload, budget = self._drive, self.workload.currentData(), self.budget.currentData()
        if drive is None or workload is None:
            return ()
        if self.change.isChecked():
            return (experiments.before_and_after(drive, self._steps, workload, budget),) if self._steps else ()
        setting, values = self.setting.currentData(), self._ticked_values()
        if setting is None or not values:
            return ()
        return (experiments.undertaking(drive, self._states, setting, values, workload, budget),)

    def _tunings(self) -> tuple[Undertaking, ...]:
        if self._drive is None:
            return ()
        ticked = {item.data(_DATA) for item in _items(self.recipes) if item.checkState() == Qt.CheckState.Checked}
        every = experiments.tunings(self._drive, self._states, self.most_risk)
        return tuple(task for number, task in enumerate(every) if number in ticked)

    def _ticked_values(self) -> list[Value]:
        return [item.data(_DATA) for item in _items(self.values) if item.checkState() == Qt.CheckState.Checked]

    def _refill(self) -> None:
        """Offer the settings and experiments that this drive admits; what was chosen stays."""
        chosen = self.setting.currentData()
        with QSignalBlocker(self.setting):
            self.setting.clear()
            for name in _offered(self._states, self.most_risk):
                self.setting.addItem(BY_ID[name].label, name)
            self.setting.setCurrentIndex(max(0, self.setting.findData(chosen)))
        self._refill_values()
        self._refill_recipes()
        self._on_mode()

    def _refill_values(self) -> None:
        name = self.setting.currentData()
        with QSignalBlocker(self.values):
            self.values.clear()
            if name is not None:
                declared, state = BY_ID[name], self._states[name]
                for value in known.candidates(declared, state):
                    self._add(self.values, value_words(declared, value), value)
        if name is not None:
            now = value_words(BY_ID[name], self._states[name].value)
            self.values.setToolTip(self.tr("Each is compared with what it is now, {}.").format(now))
            fitting = known.workloads_for(name)
            self.workload.setCurrentIndex(max(0, self.workload.findData(fitting[0]) if fitting else 0))
        self._choose_budget()

    def _refill_recipes(self) -> None:
        with QSignalBlocker(self.recipes):
            self.recipes.clear()
            if self._drive is not None:
                found = experiments.tunings(self._drive, self._states, self.most_risk)
                for number, task in enumerate(found):
                    text = f"{task.title}, {duration(round(task.takes_s))}"
                    self._add(self.recipes, text, number).setToolTip(task.because)

    @staticmethod
    def _add(view: QListWidget, text: str, data: object) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setData(_DATA, data)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked)
        view.addItem(item)
        return item

    def _choose_budget(self) -> None:
        """Propose the shortest time in which so many values can be told apart."""
        if self._drive is None:
            return
        candidates = 1 if self.change.isChecked() else max(1, len(self._ticked_values()))
        seconds = experiments.DISK_SECONDS if self._drive.rotational else experiments.FLASH_SECONDS
        if not experiments.fits(self.budget.currentData(), candidates, seconds):
            self.budget.setCurrentIndex(self.budget.findData(experiments.shortest_budget(candidates, seconds)))
        self._on_choice()

    def _on_mode(self) -> None:
        one, tune = self.one.isChecked(), self.tune.isChecked()
        for widget in (self.setting, self.values):
            self._rows.setRowVisible(widget, one)
        for widget in (self.workload, self.budget):
            self._rows.setRowVisible(widget, not tune)
        self.change_text.setVisible(self.change.isChecked())
        self.recipes.setVisible(tune)
        self.wear.setVisible(not self.change.isChecked())
        self._choose_budget()

    def _on_choice(self) -> None:
        purpose = self.workload.currentData()
        self.workload.setToolTip(workload_purpose(purpose) if purpose else "")
        self.length.setText(self._length())
        self._enable()

    def _length(self) -> str:
        if self._drive is None or not self._states:
            return ""
        if self.tune.isChecked():
            tasks = self._tunings()
            if not tasks:
                if self.recipes.count():
                    return self.tr("Choose an experiment.")
                return self.tr("There is nothing that could be tuned on this drive, or not without a password.")
            return self.tr("About {} in all.").format(duration(round(sum(task.takes_s for task in tasks))))
        found = self._single()
        if not found:
            return self.tr("Choose a value to compare with.")
        return experiments.length(found[0])

    # -- while it runs -------------------------------------------------------------------------------------

    def set_running(self, running: bool) -> None:
        """Switch between asking and comparing."""
        self._running = running
        self.progress.setVisible(running)
        self.progress_text.setVisible(running)
        self.progress.setValue(0)
        self.progress_text.setText(self.tr("Starting …") if running else "")
        self.cancel_button.setEnabled(running)
        self._enable()

    def show_progress(self, share: float, left_s: float, words: str) -> None:
        """Show how far all of it is; *words* say what is under way."""
        self.progress.setValue(round(1000 * share))
        left = self.tr("about {} left").format(duration(max(1, round(left_s))))
        self.progress_text.setText(f"{words}, {left}")

    def show_locked(self, locked: bool) -> None:
        """Say on the button whether starting asks for a password first."""
        self.start_button.setText(self.tr("Unlock and &start …") if locked else self.tr("&Start"))

    def changeEvent(self, event: QEvent | None) -> None:
        """Keep the warning's colour legible."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.warning.set_tone("caution")

    def _enable(self) -> None:
        self.start_button.setEnabled(not self._running and bool(self.tasks()))
        inputs = (self.one, self.tune, self.change, self.setting, self.values, self.recipes)
        for widget in (*inputs, self.workload, self.budget, self.wear):
            widget.setEnabled(not self._running)

    # -- layout --------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        for name in experiments.workloads_offered():
            self.workload.addItem(workload_name(name), name)
        for seconds in BUDGETS_S:
            self.budget.addItem(duration(seconds), seconds)
        self.budget.setCurrentIndex(self.budget.findData(comparing.USUAL_BUDGET_S))
        self.one.setChecked(True)
        self.change.hide()

    def _connect(self) -> None:
        for radio in (self.one, self.tune, self.change):
            radio.toggled.connect(lambda on: self._on_mode() if on else None)
        self.setting.currentIndexChanged.connect(lambda _index: self._refill_values())
        self.values.itemChanged.connect(lambda _item: self._choose_budget())
        self.recipes.itemChanged.connect(lambda _item: self._on_choice())
        self.workload.currentIndexChanged.connect(lambda _index: self._on_choice())
        self.budget.currentIndexChanged.connect(lambda _index: self._on_choice())
        self.wear.toggled.connect(lambda _on: self._refill())
        self.start_button.clicked.connect(self.start)
        self.cancel_button.clicked.connect(self.cancel)

    def _lay_out(self) -> None:
        self.setFixedWidth(WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.one, self.tune, self.change, self.change_text):
            column.addWidget(widget)
        for label in (self.change_text, self.length, self.warning, self.progress_text):
            label.setWordWrap(True)
        self.change_text.setTextFormat(Qt.TextFormat.PlainText)
        self._rows = QFormLayout()
        self._rows.setSpacing(8)
        self._rows.addRow(self.tr("S&etting"), self.setting)
        self._rows.addRow(self.tr("&Values"), self.values)
        self._rows.addRow(self.tr("&Workload"), self.workload)
        self._rows.addRow(self.tr("T&ime"), self.budget)
        for box in (self.setting, self.workload):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.values.setMaximumHeight(116)
        self.recipes.setMaximumHeight(150)
        self.values.setAccessibleName(self.tr("Values to be tried"))
        self.recipes.setAccessibleName(self.tr("Experiments that suit this drive"))
        self.recipes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addLayout(self._rows)
        for below in (self.recipes, self.wear, self.length, self.warning):
            column.addWidget(below)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        self.start_button.setDefault(True)
        buttons.addWidget(self.start_button, 1)
        buttons.addWidget(self.cancel_button)
        column.addLayout(buttons)
        promise = ToneLabel(
            self.tr("Only reads. Values are switched back and forth, and put back whatever happens."), "faint"
        )
        promise.setWordWrap(True)
        column.addWidget(promise)
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 1000)
        self.progress.setAccessibleName(self.tr("Progress of the experiment"))
        column.addWidget(self.progress)
        column.addWidget(self.progress_text)
        column.addStretch(1)


def _offered(states: Mapping[str, State], most_risk: Risk) -> list[str]:
    """Return the settings that can be tried: those with a workload that suits them first, then those for speed."""
    open_ = [
        setting
        for setting in SETTINGS
        if setting.id in states
        and not known.obstacle(setting, states[setting.id], most_risk)
        and known.interleavable(setting)
        and setting.purpose in (Purpose.SPEED, Purpose.NOISE_AND_POWER)
    ]
    return [
        one.id
        for one in sorted(
            open_, key=lambda one: (not known.workloads_for(one.id), one.purpose is not Purpose.SPEED)
        )
    ]


def _items(view: QListWidget) -> list[QListWidgetItem]:
    return [item for row in range(view.count()) if (item := view.item(row)) is not None]
