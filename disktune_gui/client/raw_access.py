"""Whether a drive can be read past its file systems, which is asked before a button for that is offered."""

from __future__ import annotations

import os

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.protocol import Class
from disktune_gui.client import elevation
from disktune_gui.client.session import Session


def readable(session: Session, verb: str, drive: Drive | None) -> bool:
    """Return whether *verb* reads *drive* without a password: by root, or by a user who was given its node."""
    place = session.place
    if not session.may(verb) or session.privilege is Class.TUNE or place.demo or place.sandboxed:
        return session.may(verb)
    if place.host:
        # Who may read a node there is not seen from here.
        return session.superuser
    return drive is not None and os.access(f"/dev/{drive.name.replace('!', '/')}", os.R_OK)


def why_not(session: Session, verb: str, drive: Drive | None) -> str:
    """Return why *verb* cannot read *drive*, with a password or without; empty if it can."""
    return "" if session.can_unlock or readable(session, verb, drive) else elevation.why_locked(session.place)
