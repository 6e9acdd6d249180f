"""A number box that writes numbers as labels and tables do."""

from __future__ import annotations

from PyQt6.QtCore import QLocale
from PyQt6.QtWidgets import QSpinBox, QWidget

from disktune_contract.units import number, suffix


class NumberSpin(QSpinBox):
    """Groups long numbers, and takes them grouped or not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # What is typed is read with the separators that `number` writes.
        self.setLocale(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))

    def show_unit(self, unit: str) -> None:
        """Show *unit* after the number."""
        self.setSuffix(suffix(unit))

    def textFromValue(self, value: int) -> str:
        return number(value)
