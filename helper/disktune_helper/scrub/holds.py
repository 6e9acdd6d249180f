"""What is written down about limits that hold until a scrub has ended: what was before, and who keeps them.

The files are in /run, as those of boosts are: the kernel forgets limits at a restart, and when the file system is
unmounted. Whatever ends a process in between, the file says what has to be restored.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract import wire
from disktune_contract.record import record, replace
from disktune_contract.scrubs.file_system import ScrubHold
from disktune_contract.sentence import Sentence, Wording, wordings
from disktune_helper.system import processes
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

_PREFIX = "scrub-hold-"
_LIMIT = 1 << 16


class HoldStage(StrEnum):
    """How far a hold has come."""

    ASKED = "asked"
    """Written down; no limit has been changed."""
    ON = "on"
    """Limits are being changed, or are."""
    FAILED = "failed"
    """They could not be set, or not all be restored."""


@record
class HoldOrder:
    """One hold as it is written down."""

    uuid: str
    hold: ScrubHold
    stage: HoldStage
    owner: str
    """The process that keeps it, as `processes.mark` says it; before one does, the one that asked for it."""
    why: str = ""
    """A sentence, of one that failed."""
    said: tuple[Wording, ...] = ()

    @property
    def open(self) -> bool:
        """Whether limits may be changed because of it, or are going to be."""
        return self.stage is not HoldStage.FAILED


class Holds:
    """All holds of the machine, one file for each file system."""

    def __init__(self, ports: Ports, folder: Folder) -> None:
        self._ports, self._folder = ports, folder

    def read(self, uuid: str) -> HoldOrder | None:
        """Return the hold of a file system, None if there is none that can be understood."""
        text = self._folder.read(_PREFIX + uuid).strip()
        try:
            order = wire.load(HoldOrder, wire.parse(text, _LIMIT)) if text else None
        except wire.WireError:
            return None
        if order is None:
            return None
        known = {wording.text: wording for wording in order.said}
        return replace(order, why=Sentence.told(order.why, known))

    def write(self, order: HoldOrder) -> None:
        """Write a hold down, durably and whole; raises OSError."""
        told = replace(order, said=wordings(order.why))
        self._folder.replace(_PREFIX + order.uuid, wire.dump(told) + "\n")

    def remove(self, uuid: str) -> None:
        """Forget a hold."""
        self._folder.remove(_PREFIX + uuid)

    def all(self) -> list[HoldOrder]:
        """Return every hold, open or not."""
        names = [name.removeprefix(_PREFIX) for name in self._folder.names() if name.startswith(_PREFIX)]
        return [order for name in names if (order := self.read(name)) is not None]

    def kept(self, order: HoldOrder) -> bool:
        """Return whether the process that keeps it is alive."""
        return processes.lives(self._ports, order.owner)
