"""The list of what can be measured: grouped by purpose, searchable, with words on what is chosen."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from disktune_contract.measuring.workload import Target
from disktune_contract.sentence import in_turn, listed
from disktune_gui.benchmark import workload_choice
from disktune_gui.benchmark.workload_choice import WorkloadChoice
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.search_field import SearchField

translate = QCoreApplication.translate

ID = Qt.ItemDataRole.UserRole
FIRST = {Target.DRIVE: "drive.direct", Target.FOLDER: "profile:file.default"}
"""What is chosen until somebody chooses."""
LEAST_LINES = 5.5
"""Height of the list in a low window: more, and Start would lie below its edge in some languages."""


class ChoiceList(QWidget):
    """Search, tree, words. There is always a choice, even while a search hides it."""

    chosen = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self._target = Target.DRIVE
        self._chosen = dict(FIRST)
        self.search = SearchField(self.tr("Search workloads"))
        self.tree = QTreeWidget()
        self.purpose = PlainLabel()
        self.more = PlainLabel()
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self._fill())
        self.tree.currentItemChanged.connect(self._on_current)
        self._fill()

    def _lay_out(self) -> None:
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Workloads"))
        self.tree.setUniformRowHeights(True)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setIndentation(14)
        self.tree.setMinimumHeight(lines(self, LEAST_LINES))
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.more.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self.purpose, self.more):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.tree, 1)
        column.addWidget(self.purpose)
        column.addWidget(self.more)

    # -- the choice ----------------------------------------------------------------------------------------

    def set_target(self, target: Target) -> None:
        """Offer what can be measured on *target*; what was chosen for it before is chosen again."""
        if target is not self._target:
            self._target = target
            self._fill()
            self.chosen.emit()

    def choice(self) -> WorkloadChoice:
        """Return what is chosen."""
        found = workload_choice.find(self._chosen[self._target])
        if found is None:
            raise LookupError(self._chosen[self._target])
        return found

    def choose(self, wanted: str) -> None:
        """Choose a workload or a profile by its id, if there is one on the present target."""
        found = workload_choice.find(wanted)
        if found is not None and found.target is self._target:
            self._chosen[self._target] = wanted
            self.search.clear()
            self._fill()
            self.chosen.emit()

    # -- contents ------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        wanted, text = self._chosen[self._target], self.search.text()
        self.tree.blockSignals(True)
        self.tree.clear()
        for group in workload_choice.groups(self._target, text):
            heading = QTreeWidgetItem([translate("Benchmark", group.title)])
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            heading.setFont(0, theme.scaled(self.font(), 1, bold=True))
            self.tree.addTopLevelItem(heading)
            holds = False
            for choice in group.choices:
                item = QTreeWidgetItem([said(choice.label)])
                item.setData(0, ID, choice.id)
                item.setToolTip(0, as_tip(said(choice.purpose)))
                heading.addChild(item)
                if choice.id == wanted:
                    self.tree.setCurrentItem(item)
                    holds = True
            heading.setExpanded(bool(text) or holds or group.title == workload_choice.SETS)
        self.tree.blockSignals(False)
        current = self.tree.currentItem()
        if current is not None:
            self.tree.scrollToItem(current)
        self._tell()

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        wanted = item.data(0, ID) if item is not None else None
        if wanted:
            self._chosen[self._target] = wanted
            self._tell()
            self.chosen.emit()

    def _tell(self) -> None:
        choice = self.choice()
        self.purpose.setText(said(choice.purpose))
        parts = [
            self.tr("Tests {parts}.").format(parts=said(choice.exercises)) if choice.exercises else "",
            self.tr("Equivalent: {command}.").format(command=said(choice.counterpart))
            if choice.counterpart
            else "",
        ]
        if choice.profile is not None:
            steps = said(listed(workload.label for workload in choice.workloads[:4]))
            more = len(choice.workloads) - 4
            words = self.tr("Steps: {steps} and {count} more.") if more > 0 else self.tr("Steps: {steps}.")
            parts.insert(0, words.format(steps=steps, count=more))
        self.more.setText(said(in_turn("", *parts)))
