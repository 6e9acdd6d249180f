"""The clipboard, which Qt does not promise to have."""

from __future__ import annotations

from PyQt6.QtGui import QGuiApplication


def copy(text: str) -> None:
    """Put *text* there."""
    clipboard = QGuiApplication.clipboard()
    if clipboard is not None:
        clipboard.setText(text)
