"""Asking what a scrub found, where the system grants that without a dialog."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import QObject

from disktune_contract import wire
from disktune_contract.scrubs.file_system import ScrubList, ScrubReport
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.quiet_question import QuietQuestion

LIMIT_MS = 30_000

Answered = Callable[[ScrubReport | None], None]


class ScrubQuestion(QuietQuestion):
    """One question. *answered* is called once, later: with None where nothing may be asked or is understood."""

    def __init__(
        self,
        uuid: str,
        drive: str,
        answered: Answered,
        parent: QObject,
        place: HelperLauncher | None = None,
        *,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent, place, limit_ms)
        self._uuid, self._drive, self._answered = uuid, drive, answered
        self._report: ScrubReport | None = None
        self.begin()

    def _ask_first(self) -> None:
        self._ask(1, "drives", {})

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("id") == 1:
            found = next(one for one in message["ok"]["drives"] if one["name"] == self._drive)
            ref = {name: found[name] for name in ("name", "identity", "diskseq")}
            self._ask(2, "scrubs", {"drive": ref})
        elif message.get("id") == 2:
            reply: ScrubList = wire.load(ScrubList, message["ok"])
            self._report = next(one for one in reply.file_systems if one.uuid == self._uuid)
            self._finish()

    def _answer(self) -> None:
        self._answered(self._report)
