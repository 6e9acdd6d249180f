"""Choosing what is measured: the usual profiles as buttons, and all others grouped, searchable and explained."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.measuring.workload import Target
from disktune_contract.sentence import in_turn
from disktune_gui.controls.controls import SearchField
from disktune_gui.controls.wrapping import SnugButton
from disktune_gui.profiles import workload_choice
from disktune_gui.profiles.workload_choice import WorkloadChoice, WorkloadGroup
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- the choice of a profile: usual ones as buttons, a list for the rest -----------------------------------

translate = QCoreApplication.translate

QUICK = {Target.DRIVE: "profile:drive.quick", Target.FOLDER: "profile:file.demo"}
"""The smallest meaningful set of figures."""
SHORTEST = "drive.direct"
"""The one figure that represents a drive, in a few seconds."""
LONG_WRITE = "write.long"
"""The choice of the button Long Write."""
FAMILIAR: tuple[dict[Target, str], ...] = (
    QUICK,
    {Target.DRIVE: "profile:drive.crystal", Target.FOLDER: "profile:file.default"},
    {Target.DRIVE: "profile:hdparm"},
    {Target.DRIVE: "drive.surface"},
    {Target.FOLDER: LONG_WRITE},
)
"""The choice of each button on each target; where it has none for one, it changes to the other."""


class Choices(QObject):
    """The choice for each target; there always is one. The form places the buttons."""

    chosen = pyqtSignal()
    more_asked = pyqtSignal()
    """The user wants to see all choices."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.target = Target.DRIVE
        self._chosen = {Target.DRIVE: QUICK[Target.DRIVE], Target.FOLDER: FAMILIAR[1][Target.FOLDER]}
        words = (
            self.tr("&Quick"),
            self.tr("C&rystalDiskMark-Style"),
            self.tr("&hdparm"),
            self.tr("S&urface"),
            self.tr("&Long Write"),
        )
        self.familiar = tuple(SnugButton(one) for one in words)
        self.more = SnugButton(self.tr("&More…"))
        # Not a QButtonGroup: each is reached by Tab, and the arrow keys press no button on the way to another.
        for number, button in enumerate((*self.familiar, self.more)):
            button.setCheckable(True)
            button.clicked.connect(partial(self._on_click, number))
        for button, ids in zip(self.familiar, FAMILIAR, strict=True):
            button.setToolTip(as_tip("\n".join(_purpose(name) for name in ids.values())))
        self.more.setToolTip(self.tr("All profiles and workloads"))
        self._mark()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All of them, in their order."""
        return (*self.familiar, self.more)

    def choice(self) -> WorkloadChoice:
        """Return what is chosen."""
        found = workload_choice.find(self._chosen[self.target])
        if found is None:
            raise LookupError(self._chosen[self.target])
        return found

    def choose(self, wanted: str) -> None:
        """Choose a workload or a profile by its id, and with it the target that it is for."""
        found = workload_choice.find(wanted)
        if found is not None:
            self.target = found.target
            self._chosen[found.target] = wanted
            self._mark()
            self.chosen.emit()

    def set_target(self, target: Target) -> None:
        """Measure *target*: by the choice of the same name there, else by the last choice for it."""
        if target is self.target:
            return
        wanted = self._chosen[self.target]
        same = next((ids[target] for ids in FAMILIAR if wanted in ids.values() and target in ids), None)
        self.choose(same or self._chosen[target])

    def _on_click(self, number: int, _checked: bool = False) -> None:
        if number >= len(FAMILIAR):
            # The choice stays until another is made.
            self._mark()
            self.more_asked.emit()
            return
        ids = FAMILIAR[number]
        self.choose(ids.get(self.target) or next(iter(ids.values())))

    def _mark(self) -> None:
        """Check the button of the chosen profile: the last one for every profile without its own."""
        wanted = self._chosen[self.target]
        place = next((number for number, ids in enumerate(FAMILIAR) if wanted in ids.values()), len(FAMILIAR))
        for number, button in enumerate(self.buttons):
            button.setChecked(number == place)


def _purpose(wanted: str) -> str:
    found = workload_choice.find(wanted)
    if found is None:
        return ""
    words = {
        Target.DRIVE: translate("Benchmark", "Raw drive: {purpose}"),
        Target.FOLDER: translate("Benchmark", "Folder: {purpose}"),
    }[found.target]
    return words.format(purpose=said(found.purpose))


# -- all choices: grouped by purpose, searchable, explained ------------------------------------------------

ID = Qt.ItemDataRole.UserRole
SIZE = (32, 32)
"""In heights of a line."""


class ProfileChooser(QDialog):
    """Search, tree, text. Choices for the other target are there as well, below those for the present one."""

    picked = pyqtSignal(str)
    """The id of what the user wants."""

    def __init__(self, target: Target, chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._target, self._chosen = target, chosen
        self.search = SearchField(self.tr("Search, for example “crystal”, “hdparm”, “dd” or “bonnie”"))
        self.tree = QTreeWidget()
        self.purpose = PlainLabel()
        self.more = PlainLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self._fill())
        self.search.returnPressed.connect(self._take_first)
        self.tree.currentItemChanged.connect(self._on_current)
        self.tree.itemActivated.connect(lambda _item: self._take())
        self._fill()
        self.search.setFocus()

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Select Profile"))
        self.resize(*(lines(self, count) for count in SIZE))
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Profiles and workloads"))
        self.tree.setUniformRowHeights(True)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setIndentation(14)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.more.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self.purpose, self.more):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        # So many lines fit without making the list above lower.
        self.purpose.setMinimumHeight(lines(self, 2))
        self.more.setMinimumHeight(lines(self, 3))
        select = self.buttons.addButton(self.tr("&Select Profile"), QDialogButtonBox.ButtonRole.AcceptRole)
        if select is not None:
            self.select_button = select
        column = QVBoxLayout(self)
        for widget in (self.search, self.tree, self.purpose, self.more, self.buttons):
            column.addWidget(widget, 1 if widget is self.tree else 0)
        # Before it is in the dialog, the dialog ignores it.
        self.select_button.setDefault(True)
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)

    # -- contents ------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        text = self.search.text()
        other = Target.FOLDER if self._target is Target.DRIVE else Target.DRIVE
        self.tree.blockSignals(True)
        self.tree.clear()
        for target in (self._target, other):
            for group in workload_choice.groups(target, text):
                self._add(target, group, opened=bool(text))
        self.tree.blockSignals(False)
        if (current := self.tree.currentItem()) is not None:
            self.tree.scrollToItem(current)
        self._tell()

    def _add(self, target: Target, group: WorkloadGroup, *, opened: bool) -> None:
        words = {
            Target.DRIVE: translate("Benchmark", "Raw drive: {group}"),
            Target.FOLDER: translate("Benchmark", "Folder: {group}"),
        }[target]
        heading = QTreeWidgetItem([words.format(group=translate("Benchmark", group.title))])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        heading.setFont(0, theme.scaled(self.font(), 1, bold=True))
        self.tree.addTopLevelItem(heading)
        holds = False
        for choice in group.choices:
            item = QTreeWidgetItem([said(choice.label)])
            item.setData(0, ID, choice.id)
            item.setToolTip(0, as_tip(said(choice.purpose)))
            heading.addChild(item)
            if choice.id == self._chosen:
                self.tree.setCurrentItem(item)
                holds = True
        heading.setExpanded(opened or holds or (group.title == workload_choice.SETS and target is self._target))

    def shown(self) -> list[str]:
        """Return the ids of all that the search has found, in their order."""
        headings = (self.tree.topLevelItem(number) for number in range(self.tree.topLevelItemCount()))
        items = (
            heading.child(number)
            for heading in headings
            if heading is not None
            for number in range(heading.childCount())
        )
        return [item.data(0, ID) for item in items if item is not None]

    def selected(self) -> WorkloadChoice | None:
        """Return what is selected; None while the search hides it."""
        item = self.tree.currentItem()
        wanted = item.data(0, ID) if item is not None else None
        return workload_choice.find(wanted) if wanted else None

    def _on_current(self, _item: QTreeWidgetItem | None) -> None:
        if (choice := self.selected()) is not None:
            self._chosen = choice.id
        self._tell()

    def _take_first(self) -> None:
        """Take the selected choice; if the search hides it, the first one found."""
        found = self.shown()
        if self.selected() is None and found:
            self._chosen = found[0]
            self._fill()
        self._take()

    def _take(self) -> None:
        if (choice := self.selected()) is not None:
            self.accept()
            self.picked.emit(choice.id)

    def _tell(self) -> None:
        choice = self.selected()
        self.select_button.setEnabled(choice is not None)
        self.purpose.setText(said(choice.purpose) if choice is not None else "")
        self.more.setText(_more(choice) if choice is not None else "")


def _more(choice: WorkloadChoice) -> str:
    """Return what a choice uses of the machine, its equivalents elsewhere, and its steps."""
    parts = []
    if choice.profile is not None:
        # Labels contain commas of their own.
        steps = "; ".join(said(workload.label) for workload in choice.workloads[:4])
        more = len(choice.workloads) - 4
        words = translate("Benchmark", "Steps: {steps}.")
        if more > 0:
            words = translate("Benchmark", "Steps: {steps} and {count} more.")
        parts.append(words.format(steps=steps, count=more))
    if choice.exercises:
        parts.append(translate("Benchmark", "Tests {parts}.").format(parts=said(choice.exercises)))
    if choice.counterpart:
        parts.append(translate("Benchmark", "Equivalent: {command}.").format(command=said(choice.counterpart)))
    return said(in_turn(*parts))
