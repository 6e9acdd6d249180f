"""Choosing what is measured: the usual profiles in a list, and all others grouped, searchable and explained."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.measuring.workload import Target
from disktune_contract.sentence import in_turn
from disktune_gui.controls.controls import ChoiceBox, SearchField, offer
from disktune_gui.controls.message import MessageBar
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.profiles import own, workload_choice
from disktune_gui.profiles.own import OwnProfile
from disktune_gui.profiles.own_dialog import OwnProfileDialog
from disktune_gui.profiles.workload_choice import WorkloadChoice, WorkloadGroup
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- the choice of a profile: usual ones in a list, a dialog for the rest ----------------------------------

translate = QCoreApplication.translate

QUICK = {Target.DRIVE: "profile:drive.quick", Target.FOLDER: "profile:file.demo"}
"""The smallest meaningful set of figures."""
SURFACE = "drive.surface"
"""The choice behind the view Surface."""
LONG_WRITE = "write.long"
"""The long write of the list."""
FAMILIAR: tuple[dict[Target, str], ...] = (
    QUICK,
    {Target.DRIVE: "profile:drive.crystal", Target.FOLDER: "profile:file.default"},
    {Target.DRIVE: "profile:hdparm"},
    {Target.DRIVE: SURFACE},
    {Target.FOLDER: LONG_WRITE},
)
"""The first choices of the list on each target; where one has none for a target, it changes to the other."""
NEW, ALL = "new", "all"
"""The entries of the list that make a profile, and that open all choices."""
LETTERS = 4
"""Least width of the list, in letters."""


class Choices(QObject):
    """The choice for each target; there always is one. The form places the box."""

    chosen = pyqtSignal()
    more_asked = pyqtSignal()
    """The user wants to see all choices."""
    new_asked = pyqtSignal()
    """The user wants a profile of their own."""

    def __init__(self, parent: QObject, preferences: Preferences) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.target = Target.DRIVE
        self._chosen = {Target.DRIVE: QUICK[Target.DRIVE], Target.FOLDER: FAMILIAR[1][Target.FOLDER]}
        self._names = (
            self.tr("Quick"),
            self.tr("CrystalDiskMark"),
            self.tr("hdparm"),
            self.tr("Surface"),
            self.tr("Long write"),
        )
        self.box = ChoiceBox()
        self.box.setAccessibleName(self.tr("Profile"))
        self.box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(LETTERS)
        self.box.activated.connect(self._on_activated)
        self.describe("")

    def choice(self) -> WorkloadChoice:
        """Return what is chosen, the quick one in place of a profile while that is deleted."""
        return self._of(self.target)

    def _of(self, target: Target) -> WorkloadChoice:
        found = workload_choice.find(self._chosen[target], own.choices(self._preferences))
        if found is None or found.target is not target:
            found = workload_choice.find(QUICK[target])
        if found is None:
            raise LookupError(QUICK[target])
        return found

    def choose(self, wanted: str) -> None:
        """Choose a workload or a profile by its id, and with it the target that it is for."""
        found = workload_choice.find(wanted, own.choices(self._preferences))
        if found is not None:
            self.target = found.target
            self._chosen[found.target] = wanted
            self.describe("")
            self.chosen.emit()

    def follow(self, before: str, now: str) -> None:
        """Keep the choice of a profile that was edited: its id was *before*."""
        self._chosen = {target: now if one == before else one for target, one in self._chosen.items()}
        self.describe("")
        self.chosen.emit()

    def set_target(self, target: Target) -> None:
        """Measure *target*: by the choice of the same name there, else by the last choice for it."""
        if target is self.target:
            return
        wanted = self._chosen[self.target]
        same = next((ids[target] for ids in FAMILIAR if wanted in ids.values() and target in ids), None)
        self.choose(same or self._of(target).id)

    def describe(self, amount: str) -> None:
        """List what can be chosen; the *amount*, such as “1 GiB × 5”, is behind the name of what is chosen."""
        offered = [ids.get(self.target) or next(iter(ids.values())) for ids in FAMILIAR]
        entries = list(zip(offered, self._names, strict=True))
        entries += [(one.id, one.label) for one in own.choices(self._preferences)]
        choice = self.choice()
        now = choice.id
        if now not in dict(entries):
            entries.append((now, choice.title))
        behind = f" {amount}" if amount.startswith("×") else f", {amount}" if amount else ""
        named = [(one, f"{name}{behind}" if one == now else name) for one, name in entries]
        offer(self.box, [*named, (NEW, self.tr("New profile…")), (ALL, self.tr("All profiles…"))], now)
        self.box.setToolTip(as_tip(said(choice.purpose)))

    def _on_activated(self, number: int) -> None:
        wanted = str(self.box.itemData(number))
        if wanted in (NEW, ALL):
            # The choice stays until another is made.
            self.box.setCurrentIndex(self.box.findData(self.choice().id))
            (self.new_asked if wanted == NEW else self.more_asked).emit()
        else:
            self.choose(wanted)


# -- all choices: grouped by purpose, searchable, explained ------------------------------------------------

ID = Qt.ItemDataRole.UserRole
SIZE = (32, 32)
"""In heights of a line."""
OPENED = (workload_choice.SETS, workload_choice.OWN_SETS)
"""The groups that are open at first."""


class ProfileChooser(QDialog):
    """Search, tree, text. Choices for the other target are there as well, below those for the present one."""

    picked = pyqtSignal(str)
    """The id of what the user wants."""
    edited = pyqtSignal(str, str)
    """The ids of a profile before and after it was edited."""

    def __init__(
        self, target: Target, chosen: str, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._target, self._chosen, self._preferences = target, chosen, preferences
        self.search = SearchField(self.tr("Search: crystal, hdparm, dd, bonnie…"))
        self.tree = QTreeWidget()
        self.purpose = PlainLabel()
        self.more = PlainLabel()
        self.message = MessageBar()
        self._deleted: OwnProfile | None = None
        """The last one, which can be restored while the message offers it."""
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self._fill())
        self.search.returnPressed.connect(self._take_first)
        self.tree.currentItemChanged.connect(self._on_current)
        self.tree.itemActivated.connect(lambda _item: self._take())
        self._fill()
        self.search.setFocus()
        self.message.acted.connect(self._restore)

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
        self.new_button, self.edit_button, self.delete_button = (
            self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
            for words in (self.tr("&New…"), self.tr("&Edit…"), self.tr("&Delete"))
        )
        column = QVBoxLayout(self)
        for widget in (self.search, self.tree, self.message, self.purpose, self.more, self.buttons):
            column.addWidget(widget, 1 if widget is self.tree else 0)
        # Before it is in the dialog, the dialog ignores it.
        self.select_button.setDefault(True)
        self.buttons.accepted.connect(self._take)
        for button, act in (
            (self.new_button, lambda: self.edit(None)),
            (self.edit_button, lambda: self.edit(self._own())),
            (self.delete_button, self._delete),
        ):
            if button is not None:
                button.clicked.connect(act)
        self.buttons.rejected.connect(self.reject)

    # -- contents ------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        text = self.search.text()
        other = Target.FOLDER if self._target is Target.DRIVE else Target.DRIVE
        self.tree.blockSignals(True)
        self.tree.clear()
        for target in (self._target, other):
            for group in workload_choice.groups(target, text, own.choices(self._preferences)):
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
            item = QTreeWidgetItem([choice.title])
            item.setData(0, ID, choice.id)
            item.setToolTip(0, as_tip(said(choice.purpose)))
            heading.addChild(item)
            if choice.id == self._chosen:
                self.tree.setCurrentItem(item)
                holds = True
        heading.setExpanded(opened or holds or (group.title in OPENED and target is self._target))

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

    def _wanted(self) -> str:
        """Return the id of what is selected; empty while the search hides it."""
        item = self.tree.currentItem()
        return (item.data(0, ID) or "") if item is not None else ""

    def selected(self) -> WorkloadChoice | None:
        """Return what is selected; None while the search hides it."""
        return workload_choice.find(self._wanted(), own.choices(self._preferences))

    # -- the user's own ------------------------------------------------------------------------------------

    def _own(self) -> OwnProfile | None:
        """Return the user's own profile that is selected; None for another choice."""
        wanted = self._wanted()
        return next((one for one in own.every(self._preferences) if one.id == wanted), None)

    def edit(self, profile: OwnProfile | None) -> OwnProfileDialog:
        """Make a profile, or change *profile*; return where."""
        dialog = OwnProfileDialog(self._preferences, self._target, profile, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.saved.connect(self._on_saved)
        if profile is not None:
            dialog.saved.connect(partial(self.edited.emit, profile.id))
        dialog.open()
        return dialog

    def _on_saved(self, wanted: str) -> None:
        # Undo could replace what was saved under the name of what was deleted.
        self.message.dismiss()
        self._chosen = wanted
        self.search.clear()
        self._fill()

    def _delete(self) -> None:
        if (mine := self._own()) is not None:
            own.delete(self._preferences, mine.name)
            self._deleted = mine
            words = self.tr("“{name}” deleted.").format(name=mine.name)
            self.message.show_text(words, action=translate("ResultsPanel", "&Undo"))
            self._fill()

    def _restore(self) -> None:
        if self._deleted is not None:
            own.keep(self._preferences, self._deleted)
            self._on_saved(self._deleted.id)

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
        choice, mine = self.selected(), self._own()
        self.select_button.setEnabled(choice is not None)
        for button in (self.edit_button, self.delete_button):
            if button is not None:
                button.setEnabled(mine is not None)
        self.purpose.setText(said(choice.purpose) if choice is not None else "")
        self.more.setText(_more(choice) if choice is not None else "")


def _more(choice: WorkloadChoice) -> str:
    """Return the equivalents of a choice elsewhere, and its steps."""
    parts = []
    if choice.profile is not None:
        # Labels contain commas of their own.
        steps = "; ".join(said(workload.label) for workload in choice.workloads[:4])
        more = len(choice.workloads) - 4
        words = translate("Benchmark", "Steps: {steps}.")
        if more > 0:
            words = translate("Benchmark", "Steps: {steps} and {count} more.")
        parts.append(words.format(steps=steps, count=more))
    if choice.counterpart:
        parts.append(translate("Benchmark", "Equivalent: {command}.").format(command=said(choice.counterpart)))
    return said(in_turn(*parts))
