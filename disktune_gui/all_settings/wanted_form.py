"""Which settings are to become what, for several drives at once: a row for each, with its editor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PyQt6.QtCore import QModelIndex, Qt, pyqtSignal
from PyQt6.QtWidgets import QCompleter, QGridLayout, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.settings.setting import Offer, Setting, Value
from disktune_contract.settings.setting_names import names
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.number_spin import settle
from disktune_gui.editing.editors import Editor, QuietCombo, editor_for
from disktune_gui.owned import later
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.icons import CrossButton
from disktune_gui.theming.style import lines

_SOUGHT = Qt.ItemDataRole.UserRole + 1
"""The role of all the words by which an entry can be found."""


class _Finder(QCompleter):
    """Finds by all names, and writes the one that is shown into the field."""

    def pathFromIndex(self, index: QModelIndex) -> str:
        return str(index.data(Qt.ItemDataRole.DisplayRole))


class WantedForm(QWidget):
    """The chosen settings, and a list to add from. A setting without a value is ignored."""

    changed = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.add = QuietCombo()
        self._make_searchable()
        self.add.setAccessibleName(self.tr("Setting to change"))
        self.add.setMinimumContentsLength(26)
        self.add.activated.connect(self._choose)
        self._chosen = ""
        """What is about to be added; empty if nothing is."""
        self.values: dict[str, Value | None] = {}
        self.editors: dict[str, Editor] = {}
        self._lines: dict[str, QWidget] = {}
        self._facts: dict[str, tuple[ToneLabel, ToneLabel]] = {}
        """What the drives have now, and what the change costs and risks."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self.add)

    def offer(self, settings: Iterable[Setting]) -> None:
        """Offer *settings* to add."""
        self.add.clear()
        for setting in settings:
            flag = f"   {setting.hdparm}" if setting.hdparm else ""
            self.add.addItem(f"{said(setting.label)}{flag}", setting.id)
            sought = " ".join((said(setting.label), said(setting.purpose.value), *names(setting)))
            self.add.setItemData(self.add.count() - 1, sought, _SOUGHT)
        self.add.setCurrentIndex(-1)

    def show_facts(self, name: str, now: str, cost: str, *, risky: bool) -> None:
        """Show in a row what drives have *now* and what the change costs; a *risky* one has to be accepted."""
        for label, words in zip(self._facts[name], (now, cost), strict=True):
            label.setText(words)
        self._facts[name][1].set_tone("caution" if risky else "faint")
        self._facts[name][1].setVisible(bool(cost))

    def _make_searchable(self) -> None:
        """Let a part of any of its names find a setting, in the list that opens while one types."""
        self.add.setEditable(True)
        self.add.setInsertPolicy(QuietCombo.InsertPolicy.NoInsert)
        self.add.setMaxVisibleItems(16)
        line, completer = self.add.lineEdit(), _Finder(self.add.model(), self.add)
        completer.setCompletionRole(_SOUGHT)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated[QModelIndex].connect(self._on_completed)
        self.add.setCompleter(completer)
        if line is not None:
            line.setPlaceholderText(self.tr("Find a setting to change"))
            line.setAccessibleName(self.tr("Setting to change"))
            # Enter takes what was found, if that is one setting.
            line.returnPressed.connect(self._on_return)

    def _on_completed(self, index: QModelIndex) -> None:
        self._choose(self.add.findData(index.data(Qt.ItemDataRole.UserRole)))

    def _on_return(self) -> None:
        line = self.add.lineEdit()
        text = line.text().strip().lower() if line is not None else ""
        hits = [place for place in range(self.add.count()) if text in self.add.itemData(place, _SOUGHT).lower()]
        if text and len(hits) == 1:
            self._choose(hits[0])

    def wanted(self) -> dict[str, Value]:
        """Return the wanted values by setting, in the order of the rows."""
        return {name: value for name, value in self.values.items() if value is not None}

    def show_wanted(self, wanted: Mapping[str, Value | None]) -> None:
        """Replace all rows."""
        for name in list(self._lines):
            self._drop(name)
        for name, value in wanted.items():
            self._put(name, value)
        self.changed.emit()

    def commit(self) -> bool:
        """Take what has been typed but not yet finished; return whether it could be read."""
        return settle(self)

    def _choose(self, index: int) -> None:
        """Add the chosen setting once, after all signals: Qt emits three for one press of Return.

        The field and its list are left alone until then. If they were cleared at the first signal, another
        entry would be in the place of the chosen one.
        """
        name = self.add.itemData(index)
        if name is not None and not self._chosen:
            self._chosen = name
            later(self, self._add)

    def _add(self) -> None:
        name, self._chosen = self._chosen, ""
        self.add.setCurrentIndex(-1)
        self.add.clearEditText()
        if name not in self._lines:
            self._put(name, None)
            self.changed.emit()
        self.editors[name].take_focus()

    def _put(self, name: str, value: Value | None) -> None:
        setting = BY_ID[name]
        editor = editor_for(setting)
        editor.show_value(value, Offer())
        editor.edited.connect(lambda to, _more: self._on_edited(name, to))
        editor.setMaximumWidth(lines(self, 26))
        label = PlainLabel(said(setting.label))
        label.setToolTip(as_tip(said(setting.help)))
        label.setBuddy(editor)
        label.setFixedWidth(lines(self, 12))
        label.setWordWrap(True)
        remove = CrossButton(
            self.tr("Remove this setting"), self.tr("Remove {setting}").format(setting=said(setting.label))
        )
        remove.clicked.connect(lambda: self._on_remove(name))
        now, cost = ToneLabel(tone="faint"), ToneLabel(tone="faint")
        cost.setWordWrap(True)
        cost.hide()
        risk = ToneLabel(wording.risk_mark(setting), "danger" if setting.danger else "faint")
        risk.setToolTip(as_tip(said(setting.danger)))
        line = QWidget()
        row = QGridLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setHorizontalSpacing(12)
        row.setVerticalSpacing(2)
        for column, widget in enumerate((label, editor, now, risk, remove)):
            row.addWidget(widget, 0, column)
        row.addWidget(cost, 1, 1, 1, 4)
        row.setColumnStretch(1, 2)
        row.setColumnStretch(2, 1)
        self._facts[name] = (now, cost)
        self.values[name], self.editors[name], self._lines[name] = value, editor, line
        self._column.insertWidget(len(self._lines) - 1, line)

    def _on_edited(self, name: str, value: Value) -> None:
        self.values[name] = value
        self.editors[name].show_value(value, Offer())
        self.changed.emit()

    def _on_remove(self, name: str) -> None:
        self._drop(name)
        self.changed.emit()

    def _drop(self, name: str) -> None:
        line = self._lines.pop(name)
        self.values.pop(name)
        self.editors.pop(name)
        self._facts.pop(name)
        self._column.removeWidget(line)
        line.hide()
        line.deleteLater()
