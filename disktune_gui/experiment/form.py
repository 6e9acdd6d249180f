"""What to try: one setting with some values, what suits this kind of drive, or a change before it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import QFormLayout, QHBoxLayout, QRadioButton, QStackedWidget, QVBoxLayout, QWidget

from disktune_contract import workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.experiments import comparison_verdict, recipes
from disktune_contract.experiments.recipes import BUDGETS_S
from disktune_contract.measuring import measurement
from disktune_contract.measuring.workload import FILE_MIB, Engine, Target
from disktune_contract.messages import comparison
from disktune_contract.messages.measurement import EngineState
from disktune_contract.rules.rules import FIRST
from disktune_contract.settings.setting import Change, Risk, State
from disktune_gui.benchmark.wording import beforehand, workload_purpose
from disktune_gui.controls.controls import CheckList, ChoiceBox
from disktune_gui.controls.job_page import JobForm
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.number_spin import NumberSpin
from disktune_gui.controls.wrapping import WrappingCheckBox
from disktune_gui.experiment import form_text, model
from disktune_gui.experiment.form_text import Targets
from disktune_gui.experiment.model import Undertaking, Where
from disktune_gui.profiles.folder import FolderPicker
from disktune_gui.services.services import Services
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.facts import with_commas
from disktune_gui.text.formats import duration
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import value_words
from disktune_gui.theming.style import flush, pixels

# -- the widgets of the form of an experiment, and their layout --------------------------------------------

translate = QCoreApplication.translate

WIDTH = 23


class ExperimentFormLayout(JobForm):
    """Everything on the form, without what it does."""

    def __init__(self, services: Services) -> None:
        super().__init__(WIDTH, translate("ExperimentForm", "Experiment progress"))
        self.one = QRadioButton(translate("ExperimentForm", "Test values of &one setting"))
        self.tune = QRadioButton(translate("ExperimentForm", "&Tune this drive"))
        self.change = QRadioButton(translate("ExperimentForm", "Measure &before and after"))
        self.change_text = PlainLabel()
        self.layer = QRadioButton(translate("ExperimentForm", "Measure the &cost of a layer"))
        self.volume = ChoiceBox()
        self.switches = PlainLabel()
        """On what the setting is switched, where files follow another device than the selected one."""
        self.setting = ChoiceBox()
        self.values = CheckList()
        self.recipes = CheckList()
        self.workload = ChoiceBox()
        self.folder = FolderPicker(services)
        self.file_mib = NumberSpin()
        self.budget = ChoiceBox()
        self.wear = WrappingCheckBox(translate("ExperimentForm", "Include &noisy or wearing values"))
        self.length = PlainLabel()
        self.warning = ToneLabel(tone="caution")
        self.promise = ToneLabel(tone="faint")
        self.status = QWidget()
        """Start or Cancel, with the time that it takes, or is left: above the results, where it is always seen."""
        self._about = QStackedWidget()
        self._lay_out()
        self._fill()

    def _fill(self) -> None:
        for target in Target:
            if self.workload.count():
                self.workload.insertSeparator(self.workload.count())
            for name in model.workloads_offered(target):
                in_file = target is Target.FOLDER
                shown = translate("ExperimentForm", "{name}, in a file") if in_file else "{name}"
                self.workload.addItem(shown.format(name=workload_name(name)), name)
        self.file_mib.setRange(FILE_MIB.least, FILE_MIB.most)
        self.file_mib.setValue(FILE_MIB.usual)
        self.file_mib.setSingleStep(256)
        for seconds in BUDGETS_S:
            self.budget.addItem(duration(seconds), seconds)
        self.budget.setCurrentIndex(self.budget.findData(comparison.USUAL_BUDGET_S))
        self.one.setChecked(True)
        self.change.hide()

    def _lay_out(self) -> None:
        column = flush(QVBoxLayout(self), 8)
        for widget in (self.one, self.tune, self.layer, self.change, self.change_text):
            column.addWidget(widget)
        self.layer.hide()
        for label in (self.change_text, self.switches, self.length, self.warning, self.promise):
            label.setWordWrap(True)
        self._rows = QFormLayout()
        self._rows.setSpacing(8)
        self._rows.addRow(translate("ExperimentForm", "S&etting"), self.setting)
        self._rows.addRow(translate("ExperimentForm", "&Values"), self.values)
        self._rows.addRow(translate("ExperimentForm", "&Workload"), self.workload)
        self._rows.addRow(translate("ExperimentForm", "Volu&me"), self.volume)
        self._rows.addRow(translate("ExperimentForm", "F&older"), self.folder)
        self._rows.addRow(translate("ExperimentForm", "F&ile size"), self.file_mib)
        self._rows.addRow(translate("ExperimentForm", "T&ime"), self.budget)
        for box in (self.setting, self.workload, self.volume):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.values.setMaximumHeight(116)
        self.recipes.setMaximumHeight(150)
        self.values.setAccessibleName(translate("ExperimentForm", "Values to test"))
        self.recipes.setAccessibleName(translate("ExperimentForm", "Experiments"))
        self.file_mib.setSuffix(" MiB")
        self.recipes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addLayout(self._rows)
        for below in (self.recipes, self.switches, self.wear, self.warning):
            column.addWidget(below)
        column.addStretch(1)
        pairs: tuple[tuple[QWidget, QWidget], ...] = (
            (self.length, self.promise),
            (self.progress, self.progress_text),
        )
        for inside in pairs:
            holder = QWidget()
            lines = flush(QVBoxLayout(holder), 4)
            for part in inside:
                lines.addWidget(part)
            lines.addStretch(1)
            self._about.addWidget(holder)
        self.progress.setFixedHeight(pixels(self.font(), 6))
        self.start_button.setProperty("primary", True)
        place = self.buttons()
        place.setMinimumWidth(pixels(self.font(), 108))
        row = flush(QHBoxLayout(self.status), 12)
        row.addWidget(self._about, 1)
        row.addWidget(place, 0, Qt.AlignmentFlag.AlignTop)

    def set_running(self, running: bool) -> None:
        super().set_running(running)
        self._about.setCurrentIndex(int(running))


# -- form --------------------------------------------------------------------------------------------------


class ExperimentForm(ExperimentFormLayout):
    """The left side of the experiment page."""

    states_wanted = pyqtSignal(Drive)
    """The settings in force of another device than the selected one have to be known: files follow it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._drive: Drive | None = None
        self._health, self._session = services.health_news, services.session
        self._targets = Targets()
        self._states: dict[str, State] = {}
        self._changes: tuple[Change, ...] = ()
        self._fitted: tuple[str, ...] = ()
        """The settings that the workload was chosen for."""
        self._shown_of: DriveRef | None = None
        """The device whose values are offered."""
        self._sought = ""
        """The setting that is to be chosen."""
        self._connect()
        self.set_running(False)

    # -- what is asked for ---------------------------------------------------------------------------------

    @property
    def most_risk(self) -> Risk:
        """The greatest risk that is allowed; for a change that the user has planned, that of the change."""
        if self.change.isChecked():
            return max((BY_ID[change.setting].risk for change in self._changes), default=Risk.PERFORMANCE)
        return Risk.WEAR if self.wear.isChecked() else Risk.PERFORMANCE

    def tasks(self) -> tuple[Undertaking, ...]:
        """Return what the user asks for, in the order in which it is done; empty while something is missing."""
        found: tuple[Undertaking, ...] = ()
        if self._drive is not None:
            found = self._tunings() if self.tune.isChecked() else self._single()
        return found if all(task.rounds for task in found) and not self.obstacle() else ()

    def obstacle(self) -> str:
        """Return why what is chosen cannot be measured as things are; empty if it can."""
        # Every experiment changes a setting of the drive, also one that is judged by a file.
        if why := self.unreadable(self._drive) or self._failing():
            return why
        if not self._writes():
            return ""
        names = self._chosen_workloads()
        return self._no_file(max(workloads.BY_ID[name].files for name in names)) or self._not_here()

    def _not_here(self) -> str:
        """Return why what is chosen cannot matter to files in the folder; empty if it can."""
        workload, measured = self.workload.currentData(), self._measured()
        if self.tune.isChecked() or self._drive is None or not measured:
            return ""
        return form_text.obstacle(measured, self._switched(), self._where(workload), workload)

    def _switched(self) -> Drive:
        """Return the device whose setting is switched; a planned change is one of the selected drive."""
        if self._drive is None:
            raise ValueError("no drive is selected")
        name, workload = self.setting.currentData(), self.workload.currentData()
        if not self.one.isChecked() or name is None or workload is None:
            return self._drive
        return form_text.target(name, self._drive, self._where(workload), self._session.drives)

    def _in_force(self) -> Mapping[str, State]:
        """Return the settings in force of what is switched."""
        if self._drive is None or self._switched().name == self._drive.name:
            return self._states
        return self._targets.states(self._switched())

    def _failing(self) -> str:
        """Return why nothing is tried on the drive because it fails; empty if it is not known to."""
        return said(FIRST) if self._drive is not None and self._health.fails(self._drive) else ""

    def _no_file(self, files: int) -> str:
        """Return why so many files cannot be measured in the folder; empty if they can."""
        state, facts = self.engines.get(Engine.FIO), self.folder.facts
        if state is not None and state.why:
            return said(state.why)
        drive = self._drive
        elsewhere = measurement.elsewhere(facts, drive.name) if facts is not None and drive is not None else ""
        return said(elsewhere) or self.folder.obstacle(files * self.file_mib.value() << 20)

    def set_engines(self, engines: Mapping[Engine, EngineState]) -> None:
        super().set_engines(engines)
        self._on_choice()

    def set_drive(self, drive: Drive) -> None:
        """Offer what can be tried on *drive*; its settings follow by `set_states`."""
        if self._drive is None or self._drive.ref != drive.ref:
            self._states, self._changes, self._fitted = {}, (), ()
            self._targets.forget()
            self.change.hide()
            self.change_text.hide()
            if self.change.isChecked() or self.layer.isChecked():
                self.one.setChecked(True)
            self.folder.set_path("")
        self._drive = drive
        self._offer_volumes()
        self._propose_folder()
        self._refill()

    def start_words(self, *, locked: bool) -> str:
        return self.tr("&Start…") if locked else self.tr("&Start")

    def look_again(self) -> None:
        if not self.running:
            self.folder.ask_again()

    def set_states(self, states: Sequence[State]) -> None:
        """Take note of the settings in force."""
        found = {state.setting: state for state in states if state.setting in BY_ID}
        if found != self._states:
            self._states = found
            self._refill()
        self._want_states()

    def set_states_of(self, device: Drive, states: Sequence[State]) -> None:
        """Take note of the settings in force of a device that files follow."""
        if self._targets.take(device, states) and not self.running:
            self._refill_values()

    def propose(self, changes: Sequence[Change]) -> None:
        """Offer to measure before and after a change."""
        self._changes = tuple(changes)
        self.change_text.setText("\n".join(map(form_text.change, changes)))
        self.change.show()
        self.change.setChecked(True)
        self._on_mode()

    def seek(self, setting: str) -> None:
        """Choose *setting*, as soon as the drive is known to have it."""
        self._sought = setting
        self.one.setChecked(True)
        self._refill()

    # -- what is offered -----------------------------------------------------------------------------------

    def _single(self) -> tuple[Undertaking, ...]:
        drive, workload, budget = self._drive, self.workload.currentData(), self.budget.currentData()
        if drive is None or workload is None:
            return ()
        if self._is_layer():
            return self._of_layer()
        if self.change.isChecked():
            if not self._changes:
                return ()
            return (model.before_and_after(drive, self._changes, workload, budget, self._where(workload)),)
        setting, values = self.setting.currentData(), self.values.ticked()
        states, switched = self._in_force(), self._switched()
        # Of another drive, which has just been chosen, nothing may be known yet.
        if setting not in states or not values:
            return ()
        target = switched if switched.name != drive.name else None
        where = self._where(workload)
        return (model.undertaking(drive, states, setting, values, workload, budget, where, target),)

    def _is_layer(self) -> bool:
        """Whether a volume is to be compared with what it is on."""
        return self.layer.isChecked()

    def _of_layer(self) -> tuple[Undertaking, ...]:
        volume = next((one for one in self._session.drives if one.name == self.volume.currentData()), None)
        if self._drive is None or volume is None:
            return ()
        return form_text.undertakings(self._drive, volume, self.budget.currentData())

    def _offer_volumes(self) -> None:
        """Offer the volumes on the drive whose cost can be measured; without any, the choice is not there."""
        found = form_text.offered(self._drive, self._session.drives) if self._drive is not None else ()
        chosen = self.volume.currentData()
        with QSignalBlocker(self.volume):
            self.volume.clear()
            for one in found:
                self.volume.addItem(form_text.shown(one), one.name)
            self.volume.setCurrentIndex(max(0, self.volume.findData(chosen)))
        self.layer.setVisible(bool(found))
        if not found and self.layer.isChecked():
            self.one.setChecked(True)

    def _where(self, workload: str) -> Where | None:
        """Return where the file is that *workload* needs; None if it needs none."""
        if not model.needs_folder(workload):
            return None
        return Where(self.folder.path.text().strip(), self.file_mib.value(), self.folder.facts)

    def _chosen_workloads(self) -> list[str]:
        """Return the workloads of what is chosen."""
        if self._is_layer():
            return []
        if self.tune.isChecked():
            return [task.workload for task in self._tunings()]
        return [self.workload.currentData()] if self.workload.currentData() else []

    def _writes(self) -> bool:
        """Whether a file is written for what is chosen."""
        return any(model.needs_folder(name) for name in self._chosen_workloads())

    def _propose_folder(self) -> None:
        """Propose a directory on the drive once one is needed."""
        if self._drive is None or self.folder.path.text() or not (self.tune.isChecked() or self._writes()):
            return
        if path := self.folder.proposed(self._drive):
            self.folder.set_path(path)

    def _tunings(self) -> tuple[Undertaking, ...]:
        if self._drive is None:
            return ()
        ticked = self.recipes.ticked()
        return tuple(task for task in self._every_tuning() if task.key in ticked)

    def _every_tuning(self) -> tuple[Undertaking, ...]:
        if self._drive is None:
            return ()
        path = self.folder.path.text().strip()
        # Where no file is possible, trials that only read remain; the form shows why.
        possible = path and not self._no_file(files=2)
        where = Where(path, self.file_mib.value(), self.folder.facts) if possible else None
        found = model.tunings(self._drive, self._states, self.most_risk, where)
        on = self._drive
        return tuple(one for one in found if not form_text.obstacle(one.before, on, one.where, one.workload))

    def _refill(self) -> None:
        """Offer the settings and experiments that this drive admits; what was chosen stays."""
        chosen = self._sought or self.setting.currentData()
        with QSignalBlocker(self.setting):
            self.setting.clear()
            for name in model.settings_offered(self._states, self.most_risk):
                self.setting.addItem(said(BY_ID[name].label), name)
            self.setting.setCurrentIndex(max(0, self.setting.findData(chosen)))
        if self.setting.count():
            self._sought = ""
        self._refill_values()
        self._refill_recipes()
        self._on_mode()

    def _refill_values(self) -> None:
        name, states = self.setting.currentData(), self._in_force()
        with QSignalBlocker(self.values):
            self.values.clear()
            if name in states:
                declared, state = BY_ID[name], states[name]
                for value in recipes.candidates(declared, state):
                    self.values.add(value_words(declared, value), value)
        if name in states:
            now = value_words(BY_ID[name], states[name].value)
            words = self.tr("Compared with the current {value}.")
            self.values.setToolTip(as_tip(words.format(value=now)))
        self._fit_workload()
        self._choose_budget()

    def _measured(self) -> tuple[str, ...]:
        """Return the settings that are measured; none where the drive is tuned, which goes its own way."""
        if self.change.isChecked():
            return tuple(change.setting for change in self._changes)
        return (self.setting.currentData(),) if self.one.isChecked() and self.setting.count() else ()

    def _fit_workload(self) -> None:
        """Choose the workload that suits the settings; what was chosen for the same ones stays."""
        measured = self._measured()
        if measured and measured != self._fitted:
            self._fitted = measured
            fitting = [workload for name in measured for workload in recipes.workloads_for(name)]
            self.workload.setCurrentIndex(max(0, self.workload.findData(fitting[0]) if fitting else 0))

    def _on_setting(self) -> None:
        self._refill_values()
        self._on_target()

    def _refill_recipes(self) -> None:
        left_out = self.recipes.left_out()
        with QSignalBlocker(self.recipes):
            self.recipes.clear()
            for task in self._every_tuning():
                text = with_commas(task.shown_title, duration(round(task.takes_s)))
                if task.where is not None:
                    text = self.tr("{name}, in a file").format(name=text)
                item = self.recipes.add(text, task.key, ticked=task.key not in left_out)
                item.setToolTip(as_tip(workload_name(task.workload)))

    def _choose_budget(self) -> None:
        """Propose the shortest time in which so many values can be distinguished."""
        if self._drive is None:
            return
        if self._is_layer():
            least = form_text.shortest_budget_s(model.run_seconds(self._drive, comparison_verdict.WORKLOADS[0]))
            if self.budget.currentData() < least:
                self.budget.setCurrentIndex(
                    self.budget.findData(next(one for one in recipes.BUDGETS_S if one >= least))
                )
            self._on_choice()
            return
        candidates = 1 if self.change.isChecked() else max(1, len(self.values.ticked()))
        seconds = model.run_seconds(self._drive, self.workload.currentData())
        if not recipes.fits(self.budget.currentData(), candidates, seconds):
            self.budget.setCurrentIndex(self.budget.findData(recipes.shortest_budget(candidates, seconds)))
        self._on_choice()

    def _on_mode(self) -> None:
        one, tune, layer = self.one.isChecked(), self.tune.isChecked(), self._is_layer()
        for widget in (self.setting, self.values):
            self._rows.setRowVisible(widget, one)
        self._rows.setRowVisible(self.workload, not (tune or layer))
        self._rows.setRowVisible(self.budget, not tune)
        self._rows.setRowVisible(self.volume, layer)
        self.change_text.setVisible(self.change.isChecked())
        self.recipes.setVisible(tune)
        self.wear.setVisible(not (self.change.isChecked() or layer))
        self._fit_workload()
        self._propose_folder()
        self._choose_budget()

    def _on_workload(self) -> None:
        self._propose_folder()
        self._on_target()
        self._choose_budget()

    def _on_target(self) -> None:
        """Request the settings in force of the device that is switched, if it is another one now."""
        if self._drive is None or self.running:
            return
        on, name = self._switched(), self.setting.currentData()
        self.switches.setText(form_text.about(name, self._drive, on) if name is not None else "")
        if on.ref != self._shown_of:
            self._shown_of = on.ref
            self._want_states()
            self._refill_values()

    def _want_states(self) -> None:
        """Ask for the settings in force of what is switched, if that is another device than the selected one."""
        if self._drive is not None and not self.running and (on := self._switched()).name != self._drive.name:
            self.states_wanted.emit(on)

    def _on_folder(self) -> None:
        """Another directory, or more is known of it: experiments in a file may have come or gone."""
        if self.tune.isChecked() and not self.running:
            self._refill_recipes()
        self._on_target()
        self._on_choice()

    def _on_choice(self) -> None:
        name = self.workload.currentData()
        self.workload.setToolTip(as_tip(workload_purpose(name) if name else ""))
        self.volume.setToolTip(as_tip(self.volume.currentText()))
        writes, tune = self._writes(), self.tune.isChecked()
        for widget in (self.folder, self.file_mib):
            self._rows.setRowVisible(widget, writes or tune)
        self.length.setText(self._length())
        self.promise.setText(form_text.promise(self._bytes_written(), switches=not self._is_layer()))
        self.switches.setVisible(writes and bool(self.switches.text()))
        obstacle = self._no_file(files=2) if tune and self.folder.path.text().strip() else self.obstacle()
        unfelt = "" if writes else form_text.unfelt(self._measured())
        words = self.unreadable(self._drive) or self._failing() or obstacle or unfelt
        if not words and self._drive is not None:
            words = beforehand([self._drive])
        self.warning.setText(words)
        self.warning.setVisible(bool(words))
        self.refresh()

    def _length(self) -> str:
        if self._drive is None or not self._states:
            return ""
        if self.tune.isChecked():
            return form_text.length_of_tuning(self._tunings(), offered=bool(self.recipes.count()))
        if self._is_layer():
            return form_text.length_of_layer(self._of_layer())
        return form_text.length_of_one(self._single())

    def _bytes_written(self) -> int:
        """Return how much room the files take that are written for what is chosen."""
        files = [workloads.BY_ID[name].files for name in self._chosen_workloads() if model.needs_folder(name)]
        return max(files, default=0) * self.file_mib.value() << 20

    # -- while it runs -------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent | None) -> None:
        """Keep the warning's colour legible."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.warning.set_tone("caution")

    def show_forbidden(self, why: str, remedy: str) -> None:
        changed = why != self.forbidden
        super().show_forbidden(why, remedy)
        if changed:
            self._on_choice()

    def refresh(self) -> None:
        self.name_start(locked=self.locked)
        self.start_button.setEnabled(not self.running and bool(self.tasks()))
        inputs = (self.one, self.tune, self.change, self.layer, self.setting, self.values, self.recipes)
        for widget in (*inputs, self.volume, self.workload, self.folder, self.file_mib, self.budget, self.wear):
            widget.setEnabled(not self.running)

    def _connect(self) -> None:
        for radio in (self.one, self.tune, self.change, self.layer):
            radio.toggled.connect(lambda on: self._on_mode() if on else None)
        self.setting.currentIndexChanged.connect(lambda _index: self._on_setting())
        self.volume.currentIndexChanged.connect(lambda _index: self._on_choice())
        self.values.itemChanged.connect(lambda _item: self._choose_budget())
        self.recipes.itemChanged.connect(lambda _item: self._on_choice())
        self.workload.currentIndexChanged.connect(lambda _index: self._on_workload())
        self.folder.changed.connect(self._on_folder)
        self.file_mib.valueChanged.connect(lambda _value: self._on_folder())
        self.budget.currentIndexChanged.connect(lambda _index: self._on_choice())
        self.wear.toggled.connect(lambda _on: self._refill())
        self._health.changed.connect(self._on_choice)
