"""What is saved, as whoever asked last was told: the banner and the rows must not contradict each other."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal


class SavedNews(QObject):
    """One for each session."""

    listed = pyqtSignal(object)
    """SavedList: what a helper has just answered, to whomever."""
