"""Number boxes that write numbers as labels and tables do."""

from __future__ import annotations

import re

from PyQt6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget

from disktune_gui.text.amounts import number
from disktune_gui.text.formats import formats

_AROUND = re.compile(r"([^-−\d]*)[-−]?\d(?:.*\d)?(\D*)")
"""What stands before a number, and after it."""


class NumberSpin(QSpinBox):
    """Groups long numbers, and takes them grouped or not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # What is typed is read with the separators that `number` writes.
        self.setLocale(formats.locale)

    def show_unit(self, amount: str) -> None:
        """Show around the number what stands around the one in *amount*."""
        around = _AROUND.fullmatch(amount)
        self.setPrefix(around[1] if around else "")
        self.setSuffix(around[2] if around else "")

    def textFromValue(self, value: int) -> str:
        return number(value)


class FractionSpin(QDoubleSpinBox):
    """The same for numbers with a fraction."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(formats.locale)

    def textFromValue(self, value: float) -> str:
        return number(value, self.decimals())
