"""Lengths that grow with the letters, counted in heights of a line."""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget


def lines(widget: QWidget, count: int) -> int:
    """Return the pixels of *count* lines in the font of *widget*."""
    return count * widget.fontMetrics().height()
