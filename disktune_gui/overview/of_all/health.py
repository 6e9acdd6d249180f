"""Asks all drives for their health, a few at a time; one that sleeps is left alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject

from disktune_contract.drives.drive import Drive
from disktune_gui.client.session import Session
from disktune_gui.client.turns import DriveTurn
from disktune_gui.health.badge import has_health
from disktune_gui.services.health_news import HealthNews


class HealthOfAll(QObject):
    """One round at a time. Nobody waits for the answers here: `HealthNews` hears them."""

    def __init__(self, session: Session, news: HealthNews, wanted: Callable[[], bool], parent: QObject) -> None:
        """*wanted* returns whether all drives are still shown."""
        super().__init__(parent)
        self._session, self._news, self._wanted = session, news, wanted
        self._turns: list[DriveTurn] = []

    def begin(self) -> None:
        """Ask every drive, in place of those that still wait."""
        turns = self._session.turns
        for turn in self._turns:
            turns.drop(turn)
        asked = filter(has_health, self._session.drives) if self._session.may("health") else ()
        self._turns = [DriveTurn(self, partial(self._ask, drive), questions=1) for drive in asked]
        for turn in self._turns:
            turns.take(turn)

    def _ask(self, drive: Drive, turn: DriveTurn) -> None:
        def then(*_: object) -> None:
            self._session.turns.end(turn)

        if self._wanted():
            self._news.ask(self, drive, then)
        else:
            then()
