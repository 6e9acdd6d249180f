"""What is said of a file that the user has chosen: that it was written, or why it was not."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QCoreApplication

from disktune_gui.desktop.user_files import reason


def written(path: Path) -> str:
    """Return the sentence for a file that is complete."""
    return QCoreApplication.translate("Files", "Written to {path}.").format(path=path)


def not_written(path: Path, error: OSError) -> str:
    """Return the sentence for a file that is as it was before, or not there."""
    words = QCoreApplication.translate("Files", "{name} could not be written: {why}.")
    return words.format(name=path.name, why=reason(error))


def not_read(path: Path, error: OSError) -> str:
    """Return the sentence for a file that could not be read."""
    words = QCoreApplication.translate("Files", "{name} could not be read: {why}.")
    return words.format(name=path.name, why=reason(error))
