"""Which arrays are not to be heard of: chosen in the tray's menu or in the window, obeyed in both."""

from __future__ import annotations

from PyQt6.QtCore import QSettings

_KEY = "muted_arrays"


def store() -> QSettings:
    """Return where the program keeps what its user chose."""
    return QSettings("disktune", "disktune")


def muted(settings: QSettings) -> frozenset[str]:
    """Return the names of the arrays. Another process may have chosen since: the file is read again."""
    settings.sync()
    kept = settings.value(_KEY)
    return frozenset(kept.split()) if isinstance(kept, str) else frozenset()


def mute(settings: QSettings, array: str, *, on: bool) -> None:
    """Keep that *array* is muted, or is no longer."""
    names = muted(settings) - {array} | ({array} if on else set())
    settings.setValue(_KEY, " ".join(sorted(names)))
    settings.sync()
