"""Whether anything may move: where the desktop asks for no motion, nothing does."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QApplication, QProgressBar

_STILL = "disktune-still"


def is_still() -> bool:
    """Return whether nothing is to move by itself."""
    application = QCoreApplication.instance()
    return application is not None and bool(application.property(_STILL))


def tell(application: QApplication, *, still: bool) -> None:
    """Keep what the desktop asks for; bars that show that something goes on follow at once."""
    if still is is_still():
        return
    application.setProperty(_STILL, still)
    for widget in application.allWidgets():
        if isinstance(widget, QProgressBar):
            widget.update()
