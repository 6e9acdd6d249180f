"""The choice of an earlier run to compare with."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QSignalBlocker, pyqtSignal

from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.wording import moment
from disktune_gui.widgets.choice_box import ChoiceBox

DATE = 20
"""Letters of a date."""


class EarlierDates(ChoiceBox):
    """Lists when the same was measured before, and nothing; its label is placed by whoever places it."""

    compared = pyqtSignal(object)  # float | None
    """What the user wants to compare with: a moment, None for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(DATE)
        self.setToolTip(self.tr("Earlier runs of the same drive and profile"))
        self.setAccessibleName(self.tr("Compare with"))
        self.label = PlainLabel(self.tr("C&ompare with"))
        self.label.setBuddy(self)
        self.activated.connect(lambda _index: self.compared.emit(self.currentData()))

    def offer(self, dates: Sequence[float], chosen: float | None) -> None:
        """Offer to compare with what was measured then; *chosen* is what is compared with now."""
        with QSignalBlocker(self):
            self.clear()
            for at in dates:
                self.addItem(moment(at), at)
            self.addItem(self.tr("Nothing") if dates else self.tr("Nothing earlier"), None)
            place = dates.index(chosen) if chosen in dates else len(dates)
            self.setCurrentIndex(place)
        self.setEnabled(bool(dates))
