"""The program's icon, from its files."""

from __future__ import annotations

from PyQt6.QtCore import QFile
from PyQt6.QtGui import QIcon

APPLICATION = "org.disktune.DiskTune"
"""Under which the desktop knows the program."""
_CHECKOUT = f"{__file__.rpartition('/disktune_gui/')[0]}/icons"


def application_icon() -> QIcon:
    """Return the program's icon: the desktop's, else the source tree's; empty where neither can be read.

    SVG needs Qt's plugin (Debian: libqt6svg6), which may be missing; a window without an icon still works.
    """
    icon = QIcon.fromTheme(APPLICATION)
    if icon.isNull():
        # A theme that was chosen and is not installed names no other; programs install their icons in this one.
        QIcon.setFallbackThemeName("hicolor")
        icon = QIcon.fromTheme(APPLICATION)
    if icon.isNull():
        drawing = f"{_CHECKOUT}/hicolor/scalable/apps/{APPLICATION}.svg"
        icon = QIcon(drawing) if QFile.exists(drawing) else QIcon()
    return icon
