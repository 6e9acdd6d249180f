"""A part of a page that is folded until the user opens it."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QToolButton, QVBoxLayout, QWidget


class Fold(QWidget):
    """A title that folds and unfolds *body* below it; folded at first."""

    def __init__(self, title: str, body: QWidget) -> None:
        super().__init__()
        self.button = QToolButton()
        self.button.setText(title)
        self.button.setAutoRaise(True)
        self.button.setCheckable(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.body = body
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.button)
        column.addWidget(body)
        self.button.toggled.connect(self._on_toggled)
        self._on_toggled(False)

    @property
    def unfolded(self) -> bool:
        """Whether the body can be seen."""
        return self.button.isChecked()

    def unfold(self, on: bool = True) -> None:
        """Show the body, or fold it away."""
        self.button.setChecked(on)

    def _on_toggled(self, on: bool) -> None:
        self.body.setVisible(on)
        self.button.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
        self.button.setAccessibleDescription(self.tr("expanded") if on else self.tr("collapsed"))
