"""The widgets of the form of an experiment, and how they are laid out."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QFormLayout, QRadioButton, QVBoxLayout

from disktune_contract.experiments.lengths import BUDGETS_S
from disktune_contract.measuring.workload import FILE_MIB, Target
from disktune_contract.messages import comparison
from disktune_gui.experiment import model
from disktune_gui.jobs.job_form import JobForm
from disktune_gui.profiles.folder import FolderPicker
from disktune_gui.services.services import Services
from disktune_gui.store.results_text import workload_name
from disktune_gui.text.amounts import duration
from disktune_gui.text.plain import PlainLabel
from disktune_gui.widgets.check_list import CheckList
from disktune_gui.widgets.choice_box import ChoiceBox
from disktune_gui.widgets.number_spin import NumberSpin
from disktune_gui.widgets.tone_label import ToneLabel
from disktune_gui.widgets.wrapping import WrappingCheckBox

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
        self.wear = WrappingCheckBox(translate("ExperimentForm", "Include values that cost &noise, power or wear"))
        self.length = PlainLabel()
        self.warning = ToneLabel(tone="caution")
        self.promise = ToneLabel(tone="faint")
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
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
        self.recipes.setAccessibleName(translate("ExperimentForm", "Experiments for this drive"))
        self.file_mib.setSuffix(" MiB")
        self.recipes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addLayout(self._rows)
        for below in (self.recipes, self.switches, self.wear, self.length, self.warning):
            column.addWidget(below)
        column.addWidget(self.buttons())
        column.addWidget(self.promise)
        column.addWidget(self.progress)
        column.addWidget(self.progress_text)
        column.addStretch(1)
