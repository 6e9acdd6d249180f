"""One question to several drives at once: each has a lane of its own, and answers when it can."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PyQt6.QtCore import QObject

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.client.session import Session

Answers = dict[DriveRef, StateList]


def settings(
    owner: QObject, session: Session, refs: Collection[DriveRef], done: Callable[[Answers], None]
) -> None:
    """Ask on behalf of *owner* what each of *refs* is set to; *done* gets what came when all have answered.

    It is in the order of the drives' names, not in that of its coming; one that does not tell is left out.
    """
    waiting = set(refs)
    found: Answers = {}

    def take(ref: DriveRef, reply: StateList | None) -> None:
        waiting.discard(ref)
        if reply is not None:
            found[ref] = reply
        if not waiting:
            done({one: found[one] for one in sorted(found, key=lambda one: one.name)})

    def refused(ref: DriveRef, _fault: object, _why: str) -> None:
        take(ref, None)

    for ref in tuple(waiting):
        session.request(owner, "settings", OfDrive(ref), partial(take, ref), partial(refused, ref))
