"""Asking drives for their health: a helper that lives for one round, where the system grants it without asking.

It asks whether a drive sleeps before it asks anything else, and leaves one that does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PyQt6.QtCore import QObject

from disktune_contract import wire
from disktune_contract.identity.health import Health
from disktune_contract.record import record, replace
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.quiet_question import INSPECT, QuietQuestion
from disktune_gui.owned import later

LIMIT_MS = 180_000
"""A drive that does not answer keeps the kernel waiting for 30 s and more; then the round ends without it."""
KINDS = frozenset({"ata", "nvme", "scsi", "usb"})
"""Kinds of drives that have counters of their own."""


@record
class HeardDrive:
    """A drive that is there, and what it said."""

    name: str
    identity: str
    title: str
    sector_bytes: int
    diskseq: int | None = None
    health: Health | None = None
    """None if it was not asked, or did not answer."""


Answered = Callable[[tuple[HeardDrive, ...] | None], None]


class HealthRound(QuietQuestion):
    """One round over the drives named in *wanted*.

    *answered* is called once, later: with the drives that are there, or with None if no helper can be had. Where
    drives may not be asked without a password, it is only which ones there are.

    With *known*, a list that an earlier round gave, no list is asked for: the kernel's sensors would be read for
    it, of drives that sleep as well.
    """

    def __init__(
        self,
        wanted: Collection[str],
        answered: Answered,
        parent: QObject,
        place: HelperLauncher | None = None,
        *,
        known: Sequence[HeardDrive] = (),
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent, place, limit_ms)
        self._wanted, self._answered = frozenset(wanted), answered
        self._drives: list[HeardDrive] | None = list(known) or None
        self._questions: dict[int, int] = {}
        """By number of the question, the place of its drive in the list."""
        self.begin()

    def _begin_without(self) -> None:
        self._privilege = elevation.BROWSE
        self._start()

    def _start(self) -> None:
        if self._drives and self._privilege != INSPECT:
            # Which drives there are is known, and no more can be asked.
            later(self, self._finish)
        else:
            super()._start()

    def _ask_first(self) -> None:
        if self._drives is None:
            self._ask(1, "drives", {})
        else:
            self._ask_each()

    # -- answers -------------------------------------------------------------------------------------------

    def _read(self) -> None:
        super()._read()
        if self._drives is not None and not self._questions:
            self._finish()

    def _take(self, message: dict[str, Any]) -> None:
        number = message.get("id")
        if number == 1:
            self._on_drives(message["ok"]["drives"])
        elif number in self._questions:
            place = self._questions.pop(number)
            if self._drives is not None and "ok" in message:
                self._drives[place] = _with_health(self._drives[place], message["ok"])

    def _on_drives(self, listed: list[dict[str, Any]]) -> None:
        """Ask each drive; of two with the same identity nobody could say which one a notice is about."""
        told_apart = [one for one in listed if one["kind"] in KINDS and one["identity"]]
        told_apart = [one for one in told_apart if not one["same_identity_as"]]
        self._drives = [
            HeardDrive(one["name"], one["identity"], _title(one), one["logical_sector_bytes"], one["diskseq"])
            for one in told_apart
        ]
        if self._privilege == INSPECT:
            self._ask_each()

    def _ask_each(self) -> None:
        for place, one in enumerate(self._drives or ()):
            if one.name in self._wanted:
                self._questions[place + 2] = place
                ref = {"name": one.name, "identity": one.identity, "diskseq": one.diskseq}
                self._ask(place + 2, "health", {"drive": ref})

    def _on_limit(self) -> None:
        """Take what is there already, and wait for no more."""
        self._helper.waitForReadyRead(0)
        self._read()
        self._finish()

    def _answer(self) -> None:
        self._answered(tuple(self._drives) if self._drives is not None else None)


def _with_health(drive: HeardDrive, told: object) -> HeardDrive:
    try:
        health = wire.load(Health, told)
    except wire.WireError:
        return drive
    return replace(drive, health=health)


def _title(drive: dict[str, Any]) -> str:
    """Return model and kernel name: two drives of a model are told apart by the port they are at."""
    return f"{drive['model']} ({drive['name']})" if drive["model"] else str(drive["name"])
