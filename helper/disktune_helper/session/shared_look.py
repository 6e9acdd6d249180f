"""One look at a drive for all that a window asks about it at once.

A window that shows a drive asks half a dozen questions in one go. Each has to open the drive, see that it is the
one that is meant, and ask it what it is; those that wait in a row share the first one's open node, IDENTIFY
data and pages. Nothing that is told gets older by that than its request: all were there before the look was made.
Whether the drive is still the one that is meant, and whether it sleeps, is looked at for each.
"""

from __future__ import annotations

from contextlib import suppress

from disktune_contract.drives.drive import DriveRef
from disktune_contract.record import replace
from disktune_helper.inventory import drive_snapshot, identity
from disktune_helper.inventory.drive_snapshot import LastSet, Sight
from disktune_helper.session.asked_once import AskedOnce
from disktune_helper.system.ports import Node, Ports

SHARED_S = 1.0
"""No look is shared for longer: a drive may answer slowly, and something else may change it."""


class SharedLook:
    """A look that is kept from one request to the next. One thread has it at a time."""

    def __init__(self, ref: DriveRef, *, alone: bool = False) -> None:
        """*alone*: only one request has it, which may take its time and asks the drive anew each time."""
        self.ref = ref
        self._alone = alone
        self._sight: Sight | None = None
        self._node: Node | None = None
        self._made = 0.0
        self._changes = 0

    def sight(self, ports: Ports, last_set: LastSet, changes: int) -> Sight:
        """Return the look, made anew after a change or after `SHARED_S`; raises `Refusal` if it is another drive.

        *changes* is how often the session has opened a drive to change it.
        """
        kept = self._sight
        if kept is None or changes != self._changes or ports.monotonic() - self._made >= SHARED_S:
            return self._anew(ports, last_set, changes)
        identity.check_present(ports, self.ref)
        return drive_snapshot.once_more(kept)

    def let_go(self) -> None:
        """Close the drive if it is open: an open one cannot be ejected."""
        node, self._node, self._sight = self._node, None, None
        if node is not None:
            with suppress(OSError):
                node.close()

    def _anew(self, ports: Ports, last_set: LastSet, changes: int) -> Sight:
        self.let_go()
        self._made, self._changes = ports.monotonic(), changes
        node = identity.open_checked(ports, self.ref)
        self._node = node if self._alone else AskedOnce(node)
        found = drive_snapshot.look(ports, self.ref, self._node, last_set)
        self._sight = replace(found, shared=not self._alone)
        return self._sight
