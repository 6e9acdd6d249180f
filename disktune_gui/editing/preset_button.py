"""The button that opens the list of presets."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QMenu, QPushButton

from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Medium
from disktune_gui.editing import preset
from disktune_gui.editing.preset import Preset
from disktune_gui.text.plain import as_entry, as_tip
from disktune_gui.text.said import said


class PresetButton(QPushButton):
    """Opens a menu of the presets that are for the kind of drive in view. Files are read when it is opened."""

    chosen = pyqtSignal(Preset)
    told = pyqtSignal(str)
    """What is wrong with a file that is none."""

    def __init__(self) -> None:
        super().__init__()
        self.media: frozenset[Medium] = frozenset(Medium)
        self.setText(self.tr("&Presets"))
        self.choices = QMenu(self)
        self.choices.setToolTipsVisible(True)
        self.choices.aboutToShow.connect(self.fill)
        self.setMenu(self.choices)

    def fill(self) -> None:
        """Read the presets and list those for the drives in view."""
        found, problems = preset.load()
        self.choices.clear()
        for one in found:
            if not one.media & self.media:
                continue
            action = self.choices.addAction(as_entry(said(one.name)))
            if action is not None:
                action.setToolTip(as_tip(said(one.about)))
                action.triggered.connect(lambda _checked, one=one: self.chosen.emit(one))
        if self.choices.isEmpty():
            nothing = self.choices.addAction(self.tr("No presets"))
            if nothing is not None:
                nothing.setEnabled(False)
        if problems:
            self.told.emit(said(in_turn(*problems)))
