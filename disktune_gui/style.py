"""The look of controls: Qt's Fusion, a little more generous."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QRectF, QSize
from PyQt6.QtGui import QPainter, QPalette, QPen
from PyQt6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

_BOXES = frozenset(
    {QStyle.PrimitiveElement.PE_IndicatorCheckBox, QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck}
)
_OUTLINED = _BOXES | {QStyle.PrimitiveElement.PE_IndicatorRadioButton}


class Roomy(QProxyStyle):
    """Fusion with more room in its controls, and with marks that can be seen in the dark."""

    _EXTRA = {  # noqa: RUF012  # a constant
        QStyle.ContentsType.CT_PushButton: QSize(10, 6),
        QStyle.ContentsType.CT_LineEdit: QSize(8, 6),
        QStyle.ContentsType.CT_ComboBox: QSize(6, 6),
        QStyle.ContentsType.CT_TabBarTab: QSize(14, 8),
        QStyle.ContentsType.CT_MenuBarItem: QSize(4, 4),
        QStyle.ContentsType.CT_MenuItem: QSize(8, 4),
    }

    def __init__(self, is_dark: Callable[[QPalette], bool]) -> None:
        super().__init__("Fusion")
        self._is_dark = is_dark

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption | None, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        return super().sizeFromContents(kind, option, size, widget) + self._EXTRA.get(kind, QSize(0, 0))

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption | None,
        painter: QPainter | None,
        widget: QWidget | None = None,
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        # Fusion outlines these in a darker shade of the window, which on a dark window nobody sees; controls need
        # a contrast of 3 (WCAG 2.1, 1.4.11).
        if element in _OUTLINED and option is not None and painter is not None and self._is_dark(option.palette):
            _outline(element, option, painter)


def _outline(element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter) -> None:
    enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    role = QPalette.ColorRole.PlaceholderText if enabled else QPalette.ColorRole.Mid
    box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(option.palette.color(role), 1))
    if element in _BOXES:
        painter.drawRoundedRect(box, 2, 2)
    else:
        painter.drawEllipse(box)
    painter.restore()
