"""Lengths that grow with the letters, counted in heights of a line."""

from __future__ import annotations

from PyQt6.QtGui import QFontInfo
from PyQt6.QtWidgets import QWidget

_SPACED = 7 / 6
"""The height of a line by the size of its letters, in DejaVu Sans. Noto Sans leaves a sixth more between lines,
and its words are no wider."""


def lines(widget: QWidget, count: float) -> int:
    """Return the pixels of *count* lines with letters as large as those of *widget*, whatever its font."""
    return round(count * _SPACED * QFontInfo(widget.font()).pixelSize())
