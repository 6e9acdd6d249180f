"""Why drives cannot be asked, for every page that would ask them."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.client import elevation
from disktune_gui.client.session import Session


def why_not_read(session: Session, untold: str) -> str:
    """Return in one short sentence why a figure of the health data is not there.

    *untold* is why the drive did not tell its health, empty before it answered.
    """
    if session.may("health"):
        return untold or QCoreApplication.translate("Health", "Reading the health data…")
    if session.gone:
        return session.gone
    if session.can_unlock:
        return QCoreApplication.translate("Health", "Reading it requires authorization.")
    return QCoreApplication.translate("Health", "DiskTune is not allowed to open drives here.")


def why_not_asked(session: Session) -> str:
    """Return why no drive can be asked for its health now, and what to do about it."""
    if session.gone:
        return session.gone
    if session.can_unlock:
        return QCoreApplication.translate(
            "Health", "Reading the health data requires authorization. Unlock to read it."
        )
    words = QCoreApplication.translate(
        "Health", "DiskTune is not allowed to open drives here. To change that: {command}"
    )
    return words.format(command=elevation.remedy(session.place))
