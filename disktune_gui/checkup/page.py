"""Check-up: whether a drive, or each of them, runs as it could, and what would change that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QModelIndex, QSize, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QStandardItem, QStandardItemModel
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.checkup.checks import Checked
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.sentence import in_turn
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import MessageBar, UnlockBar
from disktune_gui.controls.page import Page, is_same, offer_in
from disktune_gui.controls.steady_scroll import SteadyScroll
from disktune_gui.controls.wrapping import held
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.preferences import keep_split
from disktune_gui.desktop.user_files import not_written
from disktune_gui.drives.groups import grouped, selected_kinds
from disktune_gui.health.checkup import Group, detail, group_of, heading, sure, whole_section
from disktune_gui.services.checkups import CheckedUp
from disktune_gui.services.services import Services
from disktune_gui.text import facts
from disktune_gui.text.facts import FactSection, beside
from disktune_gui.text.harmless import harmless
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment

# -- results of checks as a tree: findings, then unknown, then passed --------------------------------------

_RESULT = Qt.ItemDataRole.UserRole
CHECK, DRIVE, RESULT, SURE = range(4)


@record
class Row:
    """One result of one drive."""

    drive: Drive
    checked: Checked
    group: Group

    @property
    def key(self) -> tuple[str, str]:
        """What stays the same when the drive is checked again."""
        return self.drive.name, self.checked.check.id


class _Roomy(QStyledItemDelegate):
    """Rows as high as those of the Overview."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + 12, option.fontMetrics.height() + 11)


class CheckupTree(QTreeView):
    """Groups that can be folded, and the results in them; the selection stays where it was."""

    chosen = pyqtSignal()
    """Another row is the current one."""

    def __init__(self) -> None:
        super().__init__()
        self._model = QStandardItemModel(self)
        self._folded = {Group.WELL, Group.DISMISSED}
        self._rows: tuple[Row, ...] = ()
        self.setModel(self._model)
        self.setAccessibleName(self.tr("Results of the check-up"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAllColumnsShowFocus(True)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(True)
        self._delegate = _Roomy()
        self.setItemDelegate(self._delegate)
        self.expanded.connect(self._on_expanded)
        self.collapsed.connect(self._on_collapsed)
        header = self.header()
        if header is not None:
            header.setStretchLastSection(False)
            header.setSectionsMovable(False)
        selection = self.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(self._on_current)

    def row(self) -> Row | None:
        """Return the current result, None if there is none or a group is current."""
        return self._row_of(self.currentIndex())

    def rows(self) -> tuple[Row, ...]:
        """Return all results in the order in which they are shown."""
        return self._rows

    def show_rows(self, rows: Sequence[Row], *, several: bool) -> None:
        """Show *rows*, of several drives or of one."""
        ordered = tuple(row for group in Group for row in rows if row.group is group)
        if ordered == self._rows and self.isColumnHidden(DRIVE) != several:
            return
        self._rows = ordered
        current = self.row()
        key, bar = current.key if current is not None else None, self.verticalScrollBar()
        place = bar.value() if bar is not None else 0
        # Changes of the current row while the rows come and go are of no interest.
        blocked = self.blockSignals(True)
        self._fill()
        self.setColumnHidden(DRIVE, not several)
        self._unfold()
        self._turn_to(key)
        self.blockSignals(blocked)
        if bar is not None:
            bar.setValue(place)
        self._fit()
        self.chosen.emit()

    def _fill(self) -> None:
        self._model.clear()
        self._model.setHorizontalHeaderLabels(
            [self.tr("Check"), self.tr("Drive"), self.tr("Result"), self.tr("How sure")]
        )
        for group in Group:
            rows = [row for row in self._rows if row.group is group]
            if rows:
                top = _item(heading(group, len(rows)))
                top.setData(group, _RESULT)
                self._model.appendRow(top)
                for row in rows:
                    top.appendRow(_items(row))

    def _unfold(self) -> None:
        for number in range(self._model.rowCount()):
            top = self._model.index(number, 0)
            self.setFirstColumnSpanned(number, QModelIndex(), True)
            self.setExpanded(top, top.data(_RESULT) not in self._folded)

    def _turn_to(self, key: tuple[str, str] | None) -> None:
        """Make the row of *key* current again; else the first one, which is a finding if there is any.

        What is in a folded group by now stays there: making it current would unfold the group.
        """
        first: QModelIndex | None = None
        for number in range(self._model.rowCount()):
            top = self._model.index(number, 0)
            for child in range(self._model.rowCount(top) if self.isExpanded(top) else 0):
                index = self._model.index(child, CHECK, top)
                row = self._row_of(index)
                if row is not None and row.key == key:
                    self.setCurrentIndex(index)
                    return
                first = first or index
        if first is not None:
            self.setCurrentIndex(first)

    def _fit(self) -> None:
        header = self.header()
        if header is None:
            return
        for column in (DRIVE, CHECK, SURE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)

    def _row_of(self, index: QModelIndex) -> Row | None:
        found = index.siblingAtColumn(CHECK).data(_RESULT) if index.isValid() else None
        return found if isinstance(found, Row) else None

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.chosen.emit()

    def _on_expanded(self, index: QModelIndex) -> None:
        self._folded.discard(index.data(_RESULT))

    def _on_collapsed(self, index: QModelIndex) -> None:
        self._folded.add(index.data(_RESULT))


def _items(row: Row) -> list[QStandardItem]:
    result = row.checked.result
    check = _item(said(row.checked.check.label))
    check.setData(row, _RESULT)
    drive = f"{row.drive.title} ({row.drive.name})"
    return [check, *map(_item, (drive, said(result.says), sure(row.checked)))]


def _item(text: str) -> QStandardItem:
    item = QStandardItem(harmless(text))
    item.setToolTip(as_tip(text))
    return item


# -- page --------------------------------------------------------------------------------------------------

_TOGETHER_MS = 50
"""Answers of several drives that come within this time are shown at once."""


class CheckupPage(Page):
    """The results of one drive, or of all."""

    setting_wanted = pyqtSignal(str, str)
    """Show a setting: the kernel name of the drive, and the id."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._checkups = services.checkups
        self._undo: tuple[Drive, str, bool] | None = None
        """What the button of the message takes back: drive, check, and whether it was dismissed before."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_TOGETHER_MS)
        self._later.timeout.connect(self._show)
        self.summary = ToneLabel()
        self.again = QPushButton(self.tr("Check &Again"))
        self.copy_button = QPushButton(self.tr("&Copy"))
        self.export_button = QPushButton(self.tr("E&xport…"))
        self.message = MessageBar()
        self.tree = CheckupTree()
        self.unlock_bar = UnlockBar()
        self.details = PlainLabel()
        self.lever = QPushButton(self.tr("Show &Setting"))
        self.dismiss = QPushButton()
        self.source = PlainLabel()
        self._lay_out()
        self._connect()

    # -- Page ----------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show the results of *drive*, or of all drives; another drive than before is checked."""
        # All drives are asked once, too.
        another = not is_same(drive, self._drive) and (drive is not None or self._drive is not None)
        self._drive = drive
        if another:
            self.message.dismiss()
            self.refresh()
        elif drive is None and self.active:
            self._checkups.ask_all(one for one in self._drives() if self._checkups.of(one) is None)
        self._show()

    def set_active(self, active: bool) -> None:
        """Check whenever the page comes into view: another page or program may have changed something."""
        super().set_active(active)
        if active:
            self.refresh()

    def refresh(self) -> None:
        """Check again, if the page is in view."""
        if self.active:
            self._checkups.ask_all(self._drives())

    # -- what is shown -------------------------------------------------------------------------------------

    def _drives(self) -> tuple[Drive, ...]:
        """Return the drives of the page, in the order of the list on the left."""
        if self._drive is not None:
            return (self._drive,)
        groups = grouped(self.session.drives, selected_kinds(self.preferences))
        return tuple(drive for group in groups.values() for drive in group)

    def _found(self) -> list[CheckedUp]:
        return [found for drive in self._drives() if (found := self._checkups.of(drive)) is not None]

    def _show(self) -> None:
        found = self._found()
        rows = []
        for one in found:
            dismissed = self._checkups.dismissed(one.drive)
            rows += [Row(one.drive, each, group_of(each, dismissed)) for each in one.results]
        self.tree.show_rows(rows, several=self._drive is None)
        self._show_summary(found)
        self._show_row()

    def _show_summary(self, found: list[CheckedUp]) -> None:
        counts = {group: sum(row.group is group for row in self.tree.rows()) for group in Group}
        all_ = len(self._drives())
        working = self.tr("Checking…")
        if all_ > 1:
            working = self.tr("Checking… {done} of {all} drives").format(done=len(found), all=all_)
        words = [heading(group, count) for group, count in counts.items() if count or group is Group.FOUND]
        unfinished = len(found) < all_
        tone = "caution" if counts[Group.FOUND] else "good" if counts[Group.WELL] else ""
        self.summary.setText(working if unfinished else beside(*words))
        # What is found so far is in no word of it yet, and is not to be in its colour alone.
        self.summary.set_tone("" if unfinished else tone)
        troubles = dict.fromkeys(trouble for one in found for trouble in one.troubles)
        read = (
            self.tr("Checked at {time}.").format(time=moment(min(one.at for one in found), seconds=True))
            if found
            else ""
        )
        self.source.setText(said(in_turn(read, *troubles)))
        locked = self.session.can_unlock and not self.session.may("health")
        self.unlock_bar.setVisible(locked and bool(counts[Group.UNKNOWN]))
        for button in (self.copy_button, self.export_button):
            button.setEnabled(bool(found))

    def _show_row(self) -> None:
        row = self.tree.row()
        hint = self.tr("Select a result to read the facts behind it.") if self.tree.rows() else ""
        self.details.setText(detail(row.checked) if row is not None else hint)
        self.lever.setEnabled(row is not None and bool(row.checked.result.setting))
        dismissed = row is not None and row.group is Group.DISMISSED
        self.dismiss.setText(self.tr("&Report Again") if dismissed else self.tr("&Not This One"))
        can = row is not None and row.group in (Group.FOUND, Group.DISMISSED)
        known = row is not None and self._checkups.can_dismiss(row.drive)
        self.dismiss.setEnabled(can and known)
        if can and not known:
            self.dismiss.setToolTip(
                self.tr("This drive reports no identity of its own, so this cannot be remembered")
            )
        else:
            self.dismiss.setToolTip(
                self.tr("Do not report this check of this drive; you can undo this at any time")
            )

    # -- what the user does --------------------------------------------------------------------------------

    def _on_lever(self) -> None:
        row = self.tree.row()
        if row is not None and row.checked.result.setting:
            self.setting_wanted.emit(row.drive.name, row.checked.result.setting)

    def _on_dismiss(self) -> None:
        row = self.tree.row()
        if row is None or not self.dismiss.isEnabled():
            return
        was = row.group is Group.DISMISSED
        check = row.checked.check
        self._checkups.dismiss(row.drive, check.id, on=not was)
        self._undo = (row.drive, check.id, was)
        words = (
            self.tr("“{check}” is reported again for {drive}.")
            if was
            else self.tr("“{check}” is no longer reported for {drive}.")
        )
        named = words.format(check=said(check.label), drive=f"{row.drive.title} ({row.drive.name})")
        self.message.show_text(named, action=self.tr("&Undo"))

    def _on_undo(self) -> None:
        if self._undo is not None:
            drive, check, was = self._undo
            self._undo = None
            self._checkups.dismiss(drive, check, on=was)
        self.message.dismiss()

    def _unlock(self) -> None:
        # The drives are checked again when the privilege has changed.
        self.session.unlock(self, lambda: None, self.message.show_text)

    # -- taking it along -----------------------------------------------------------------------------------

    def text(self) -> str:
        """Return all results as text."""
        sections = []
        for one in self._found():
            part = whole_section(one.results, self._checkups.dismissed(one.drive))
            sections.append(FactSection(f"{one.drive.title} (/dev/{one.drive.name})", part.rows))
        return facts.as_text(self.tr("Check-Up"), sections, self.source.text())

    def _copy(self) -> None:
        clipboard.copy(self.text())

    def _ask_and_export(self) -> None:
        # While the user chooses a name the drive may be pulled out, and another come into view.
        text = self.text()
        name = "drives" if self._drive is None else self._drive.name
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export Check-Up"), f"disktune-check-up-{name}.txt", self.tr("Text (*.txt)")
        )
        if chosen:
            self.write(Path(chosen), text)

    def write(self, path: Path, text: str) -> None:
        """Write *text* to *path*; a failure becomes a sentence."""
        try:
            user_files.save(path, text)
        except OSError as error:
            self.message.show_text(not_written(path, error), tone="danger")
        else:
            self.message.show_text(self.tr("Saved as {path}.").format(path=path))

    # -- putting it together -------------------------------------------------------------------------------

    def _on_changed(self, name: str) -> None:
        if self.active and any(drive.name == name for drive in self._drives()):
            self._later.start()

    def _on_outdated(self, name: str) -> None:
        if self.active:
            for drive in self._drives():
                if drive.name == name:
                    self._checkups.ask(drive)

    def _connect(self) -> None:
        self.again.clicked.connect(self.refresh)
        self.copy_button.clicked.connect(self._copy)
        self.export_button.clicked.connect(self._ask_and_export)
        self.message.acted.connect(self._on_undo)
        self.unlock_bar.asked.connect(self._unlock)
        self.tree.chosen.connect(self._show_row)
        self.tree.activated.connect(self._on_lever)
        self.lever.clicked.connect(self._on_lever)
        self.dismiss.clicked.connect(self._on_dismiss)
        offer_in(self.tree, self.lever, self.dismiss, self.again, self.copy_button, self.export_button)
        self._checkups.changed.connect(self._on_changed)
        self._checkups.outdated.connect(self._on_outdated)
        self.preferences.changed.connect(self._show)
        for signal in (self.session.privilege_changed, self.session.trial_ended):
            signal.connect(self.refresh)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(self.summary, 1)
        for button in (self.again, self.copy_button, self.export_button):
            bar.addWidget(button)
        self.summary.setWordWrap(True)
        below = QWidget()
        actions = QHBoxLayout()
        actions.setSpacing(8)
        actions.addWidget(self.lever)
        actions.addWidget(self.dismiss)
        actions.addStretch(1)
        self.details.setWordWrap(True)
        self.details.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.details.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        place = SteadyScroll()
        # Not of the words themselves, which would not be read out then.
        place.setAccessibleName(self.tr("Details of the result"))
        place.setWidgetResizable(True)
        place.setFrameShape(QFrame.Shape.NoFrame)
        place.setWidget(held(self.details))
        inner = QVBoxLayout(below)
        inner.setContentsMargins(0, 8, 0, 0)
        inner.addWidget(place, 1)
        inner.addLayout(actions)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.tree)
        halves.addWidget(below)
        halves.setStretchFactor(0, 1)
        halves.setStretchFactor(1, 1)
        keep_split(halves, self.preferences, "checkup")
        self.source.setWordWrap(True)
        self.source.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(10)
        layout.addLayout(bar)
        layout.addWidget(self.message)
        layout.addWidget(halves, 1)
        layout.addWidget(self.unlock_bar)
        layout.addWidget(self.source)
