"""Which settings are to become what, for several drives at once: a row for each, with its editor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.settings.setting import Offer, Setting, Value
from disktune_gui.editing.editors import Editor, QuietCombo, editor_for
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.close_icon import CrossButton
from disktune_gui.theming.font_metrics import lines


class WantedForm(QWidget):
    """The chosen settings, and a list to add from. A setting without a value counts for nothing."""

    changed = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.add = QuietCombo()
        self.add.setPlaceholderText(self.tr("Select a setting to change…"))
        self.add.setAccessibleName(self.tr("Setting to change"))
        self.add.setMinimumContentsLength(26)
        self.add.activated.connect(self._on_add)
        self.values: dict[str, Value | None] = {}
        self.editors: dict[str, Editor] = {}
        self._lines: dict[str, QWidget] = {}
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
        self.add.setCurrentIndex(-1)

    def wanted(self) -> dict[str, Value]:
        """Return what is to become what, in the order of the rows."""
        return {name: value for name, value in self.values.items() if value is not None}

    def show_wanted(self, wanted: Mapping[str, Value | None]) -> None:
        """Replace all rows."""
        for name in list(self._lines):
            self._drop(name)
        for name, value in wanted.items():
            self._put(name, value)
        self.changed.emit()

    def commit(self) -> None:
        """Take what has been typed but not yet finished."""
        for editor in self.editors.values():
            editor.commit()

    def _on_add(self, index: int) -> None:
        name = self.add.itemData(index)
        self.add.setCurrentIndex(-1)
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
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(label)
        row.addWidget(editor, 1)
        row.addWidget(remove)
        row.addStretch(1)
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
        self._column.removeWidget(line)
        line.hide()
        line.deleteLater()
