"""What is saved, as whoever asked last was told: the banner and the rows must not contradict each other."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_gui.client.session import Session
from disktune_gui.owned import the_one


class SavedNews(QObject):
    """One for each session."""

    listed = pyqtSignal(object)
    """SavedList: what a helper has just answered, to whomever."""


def saved_news(session: Session) -> SavedNews:
    """Return the one of *session*, made at the first call."""
    return the_one(session, SavedNews)
