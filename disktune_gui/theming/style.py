"""The style of controls: Qt's Fusion with more space; lengths in lines, tables, animation."""

from __future__ import annotations

import re
from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QBrush, QFontInfo, QIcon, QPainter, QPalette, QPen
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QProgressBar,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionProgressBar,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

# -- animation, unless the desktop asks for none -----------------------------------------------------------

_STILL = "disktune-still"


def is_still() -> bool:
    """Return whether nothing may be animated."""
    application = QCoreApplication.instance()
    return application is not None and bool(application.property(_STILL))


def tell(application: QApplication, *, still: bool) -> None:
    """Store the desktop's preference; bars without a known end follow at once."""
    if still is is_still():
        return
    application.setProperty(_STILL, still)
    for widget in application.allWidgets():
        if isinstance(widget, QProgressBar):
            widget.update()


# -- lengths that grow with the font, in heights of a line -------------------------------------------------

_SPACED = 7 / 6
"""The height of a line by the font size, in DejaVu Sans. Noto Sans leaves a sixth more between lines,
and its words are no wider."""


def lines(widget: QWidget, count: float) -> int:
    """Return the pixels of *count* lines with letters as large as those of *widget*, whatever its font."""
    return round(count * _SPACED * QFontInfo(widget.font()).pixelSize())


# -- the common style of tables ----------------------------------------------------------------------------


def dress(table: QTableView) -> None:
    """Let whole rows be selected, and shade alternate rows; without row numbers and grid."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    # Tab moves on to the next control; inside the table the arrow keys move.
    table.setTabKeyNavigation(False)
    rows, columns = table.verticalHeader(), table.horizontalHeader()
    if rows is not None and columns is not None:
        rows.hide()
        columns.setHighlightSections(False)


# -- the style of controls: Qt's Fusion with more space ----------------------------------------------------

BLACK = 16
"""Lightness, of 255, below which Fusion's outlines, darker than the window, cannot be seen."""
_BOXES = frozenset(
    {QStyle.PrimitiveElement.PE_IndicatorCheckBox, QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck}
)
_OUTLINED = _BOXES | {QStyle.PrimitiveElement.PE_IndicatorRadioButton}
_CROSSES = frozenset(
    {
        QStyle.StandardPixmap.SP_DialogCloseButton,
        QStyle.StandardPixmap.SP_TitleBarCloseButton,
        QStyle.StandardPixmap.SP_LineEditClearButton,
    }
)
"""Fusion's icons that are the same grey on light and on dark windows."""


_NUMBER = r"(?<![\w.,])(?=\d[\d.,]*\s?[A-Za-zµ%°])"
_LEFT_TO_RIGHT_MARK = "\u200e"
_WITH_TEXT: tuple[object, ...] = (
    QStyleOption.OptionType.SO_ViewItem.value,
    QStyleOption.OptionType.SO_ProgressBar.value,
)
_FORCE_RIGHT_TO_LEFT = 0x40000
"""``Qt::TextForceRightToLeft`` (qnamespace.h), which PyQt does not export."""


def unit_after_number(text: str) -> str:
    """Return *text* so that, read from right to left, no unit comes before its number.

    A number goes along with the letter before it, not with the one behind it (UAX #9, W7 and N1): ``128 KiB``
    would become ``KiB 128``.
    """
    return re.sub(_NUMBER, _LEFT_TO_RIGHT_MARK, text)


class RoomyStyle(QProxyStyle):
    """Fusion with more space in its controls, and with marks that can be seen in the dark."""

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

    def standardIcon(
        self,
        which: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        if which not in _CROSSES:
            return super().standardIcon(which, option, widget)
        from disktune_gui.theming import close_icon  # noqa: PLC0415  # the first window has none

        return close_icon.icon()

    def drawItemText(
        self,
        painter: QPainter | None,
        rect: QRect,
        flags: int,
        pal: QPalette,
        enabled: bool,  # Qt's own
        text: str | None,
        textRole: QPalette.ColorRole = QPalette.ColorRole.NoRole,  # noqa: N803  # Qt's own
    ) -> None:
        backwards = flags & _FORCE_RIGHT_TO_LEFT or (
            painter is not None and painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        )
        shown = unit_after_number(text) if text and backwards else text
        super().drawItemText(painter, rect, flags, pal, enabled, shown, textRole)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption | None,
        painter: QPainter | None,
        widget: QWidget | None = None,
    ) -> None:
        # These place their text without `drawItemText`. PyQt can take an option for one that was at its address
        # before, and a frame read as an entry of a list ends the program: only Qt's own type of it counts.
        if (
            isinstance(option, QStyleOptionViewItem | QStyleOptionProgressBar)
            and option.type in _WITH_TEXT
            and option.direction is Qt.LayoutDirection.RightToLeft
        ):
            option.text = unit_after_number(option.text or "")
        still = element is QStyle.ControlElement.CE_ProgressBarContents and is_still()
        if still and isinstance(option, QStyleOptionProgressBar) and _is_busy(option):
            # Fusion animates a bar until it has drawn it as one that has reached its end.
            option.maximum = option.progress = 1
            super().drawControl(element, option, painter, widget)
            option.maximum = option.progress = 0
            _hatch(option, painter)
        else:
            super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption | None,
        painter: QPainter | None,
        widget: QWidget | None = None,
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        # Fusion outlines these in a darker shade of the window, which is invisible on a dark window; controls need
        # a contrast of 3 (WCAG 2.1, 1.4.11).
        if option is None or painter is None:
            return
        bare = element is QStyle.PrimitiveElement.PE_FrameLineEdit and _is_bare(option.palette)
        if bare or (element in _OUTLINED and self._is_dark(option.palette)):
            _outline(element, option, painter)
        chosen = element is QStyle.PrimitiveElement.PE_PanelButtonCommand and bool(
            option.state & QStyle.StateFlag.State_On
        )
        if chosen and self._is_dark(option.palette):
            _frame(QRectF(option.rect), option, painter)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex | None,
        painter: QPainter | None,
        widget: QWidget | None = None,
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if option is None or painter is None or not _is_bare(option.palette):
            return
        if control is QStyle.ComplexControl.CC_SpinBox:
            _frame(QRectF(option.rect), option, painter)
        elif control is QStyle.ComplexControl.CC_Slider:
            for part in (QStyle.SubControl.SC_SliderGroove, QStyle.SubControl.SC_SliderHandle):
                if option.subControls & part:
                    box = QRectF(self.subControlRect(control, option, part, widget))
                    if part is QStyle.SubControl.SC_SliderGroove:
                        box = QRectF(box.left(), box.center().y() - 3, box.width(), 6)
                    _frame(box, option, painter)


def _is_busy(option: QStyleOptionProgressBar) -> bool:
    """Return whether a progress bar has no known end."""
    return option.type in _WITH_TEXT and option.minimum == option.maximum == 0


def _hatch(option: QStyleOption, painter: QPainter | None) -> None:
    """Hatch a bar, so that it does not look like a share."""
    if painter is not None:
        inside, palette = option.rect.adjusted(2, 2, -2, -2), option.palette
        painter.fillRect(inside, palette.color(QPalette.ColorRole.Base))
        painter.fillRect(inside, QBrush(palette.color(QPalette.ColorRole.Highlight), Qt.BrushStyle.BDiagPattern))


def _is_bare(palette: QPalette) -> bool:
    """Return whether the window is so black that no darker shade can be distinguished, as with high contrast."""
    return palette.color(QPalette.ColorRole.Window).lightness() < BLACK


def _frame(place: QRectF, option: QStyleOption, painter: QPainter) -> None:
    enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
    role = QPalette.ColorRole.PlaceholderText if enabled else QPalette.ColorRole.Mid
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(option.palette.color(QPalette.ColorRole.Highlight if focused else role), 1))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    painter.restore()


def _outline(element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter) -> None:
    if element is QStyle.PrimitiveElement.PE_FrameLineEdit:
        _frame(QRectF(option.rect), option, painter)
        return
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
