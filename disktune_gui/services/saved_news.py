"""What is saved, as whoever asked last was told: the banner and the rows must not contradict each other."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.settings.saved import SavedList


class SavedNews(QObject):
    """One for each session."""

    listed = pyqtSignal(SavedList)
    """What a helper has just answered, to whomever."""
