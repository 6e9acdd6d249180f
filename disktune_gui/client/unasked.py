"""Why drives cannot be asked, or not be read directly, for every page that would do so."""

from __future__ import annotations

import os

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.protocol import Class
from disktune_gui.client import elevation
from disktune_gui.client.session import Session

# -- whether a drive can be read directly, checked before a button for it is shown -------------------------


def readable(session: Session, verb: str, drive: Drive | None) -> bool:
    """Return whether *verb* reads *drive* without a password: as root, or as a user with access to its node."""
    place = session.place
    if not session.may(verb) or session.privilege is Class.TUNE or place.demo or place.sandboxed:
        return session.may(verb)
    if place.host:
        # Access to a node of another machine cannot be checked from here.
        return session.superuser
    return drive is not None and os.access(f"/dev/{drive.name.replace('!', '/')}", os.R_OK)


def why_not(session: Session, verb: str, drive: Drive | None) -> str:
    """Return why *verb* cannot read *drive*, with a password or without; empty if it can."""
    return "" if session.can_unlock or readable(session, verb, drive) else elevation.why_locked(session.place)


# -- why drives cannot be asked for their health -----------------------------------------------------------


def why_not_read(session: Session, untold: str) -> str:
    """Return in one short sentence why a value of the health data is missing.

    *untold* is why the drive did not report its health, empty before it answered.
    """
    if session.may("health"):
        return untold or QCoreApplication.translate("Health", "Reading the health data…")
    if session.gone:
        return session.gone
    if session.can_unlock:
        return QCoreApplication.translate("Health", "Unlock to read it.")
    return QCoreApplication.translate("Health", "DiskTune cannot open drives.")


def why_not_asked(session: Session) -> str:
    """Return why no drive can be asked for its health now, and what to do about it."""
    if session.gone:
        return session.gone
    if session.can_unlock:
        return QCoreApplication.translate("Health", "Unlock to read it.")
    words = QCoreApplication.translate("Health", "DiskTune cannot open drives. To allow it: {command}")
    return words.format(command=elevation.remedy(session.place))
