"""The style of controls, on Qt's Fusion; lengths in lines, tables, animation."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QIcon, QPainter, QPalette
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLayout,
    QLineEdit,
    QProgressBar,
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionToolButton,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QWidget,
)

from disktune_gui.theming import colours, icons, painted

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


def pixels(font: QFont, count: float) -> int:
    """Return the pixels for *count* pixels of the drawings, with letters as large as those of *font*."""
    return round(count * QFontInfo(font).pixelSize() / icons.DRAWN_PX)


Layout = TypeVar("Layout", bound=QLayout)


def flush(layout: Layout, spacing: int | None = None) -> Layout:
    """Return *layout* without margins, its parts so many pixels apart; None leaves that to the style."""
    layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


# -- the common style of tables ----------------------------------------------------------------------------


def dress(table: QTableView) -> None:
    """Let whole rows be selected, and shade alternate rows; without row numbers, grid and a ground of its own."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    # Tab moves on to the next control; inside the table the arrow keys move.
    table.setTabKeyNavigation(False)
    if (inside := table.viewport()) is not None:
        inside.setAutoFillBackground(False)
    rows, columns = table.verticalHeader(), table.horizontalHeader()
    if rows is not None and columns is not None:
        rows.hide()
        columns.setHighlightSections(False)


# -- words that run from right to left ----------------------------------------------------------------------

_NUMBER = r"(?<![\w.,])(?=\d[\d.,]*\s?[A-Za-zµ%°])"
_LEFT_TO_RIGHT_MARK = "\u200e"
_FORCE_RIGHT_TO_LEFT = 0x40000
"""``Qt::TextForceRightToLeft`` (qnamespace.h), which PyQt does not export."""


def unit_after_number(text: str) -> str:
    """Return *text* so that, read from right to left, no unit comes before its number.

    A number goes along with the letter before it, not with the one behind it (UAX #9, W7 and N1): ``128 KiB``
    would become ``KiB 128``.
    """
    return re.sub(_NUMBER, _LEFT_TO_RIGHT_MARK, text)


# -- the style of controls -----------------------------------------------------------------------------------

_Primitive, _Control, _Complex = QStyle.PrimitiveElement, QStyle.ControlElement, QStyle.ComplexControl
_Part, _Kind, _Metric = QStyle.SubControl, QStyle.ContentsType, QStyle.PixelMetric
_Role = QPalette.ColorRole
_TYPES: dict[type[QStyleOption], QStyleOption.OptionType] = {
    QStyleOptionButton: QStyleOption.OptionType.SO_Button,
    QStyleOptionFrame: QStyleOption.OptionType.SO_Frame,
    QStyleOptionHeader: QStyleOption.OptionType.SO_Header,
    QStyleOptionProgressBar: QStyleOption.OptionType.SO_ProgressBar,
    QStyleOptionSlider: QStyleOption.OptionType.SO_Slider,
    QStyleOptionSpinBox: QStyleOption.OptionType.SO_SpinBox,
    QStyleOptionToolButton: QStyleOption.OptionType.SO_ToolButton,
    QStyleOptionViewItem: QStyleOption.OptionType.SO_ViewItem,
}
_CROSSES = frozenset(
    {
        QStyle.StandardPixmap.SP_DialogCloseButton,
        QStyle.StandardPixmap.SP_TitleBarCloseButton,
        QStyle.StandardPixmap.SP_LineEditClearButton,
    }
)
"""Fusion's icons that are the same grey on light and on dark windows."""
_INFOS = frozenset({QStyle.StandardPixmap.SP_MessageBoxQuestion, QStyle.StandardPixmap.SP_MessageBoxInformation})
_ARROWS = {
    _Primitive.PE_IndicatorArrowDown: "down",
    _Primitive.PE_IndicatorArrowUp: "up",
    _Primitive.PE_IndicatorArrowLeft: "left",
    _Primitive.PE_IndicatorArrowRight: "right",
}
_CHECKS = {
    _Primitive.PE_IndicatorCheckBox: False,
    _Primitive.PE_IndicatorItemViewItemCheck: False,
    _Primitive.PE_IndicatorRadioButton: True,
}
"""Whether they are round."""
_HIGH, _SMALL, _CHECK, _BAR, _TAB_SIDE, _SCROLL, _THUMB, _GLASS = 30, 26, 16, 6, 12, 12, 6, 16
"""Pixels of the drawings: controls, small ones, check boxes, progress bars, each side of a tab, scroll bars, the
icon of search fields."""
_BEFORE_ARROW = 6
_WIDER = {_Kind.CT_PushButton: 12, _Kind.CT_ComboBox: 6, _Kind.CT_LineEdit: 8, _Kind.CT_SpinBox: 6}
"""What controls need at least, besides Fusion's own width."""


_Option = TypeVar("_Option", bound=QStyleOption)


def _as(option: QStyleOption | None, kind: type[_Option]) -> _Option | None:
    """Return an option as one of a kind, None if it is of another.

    An option of which a member was read stays in a cycle, and PyQt returns it for each later option at its
    address, whatever its kind. A frame read as an entry of a list ends the program: only Qt's own type of it
    counts.
    """
    wanted: object = _TYPES[kind].value
    if option is None or option.type != wanted:
        return None
    # The stubs of `sip` know no classes of Qt.
    cast: Any = sip.cast
    made: _Option = cast(cast(option, QStyleOption), kind)
    return made


def _has(widget: QWidget | None, name: str) -> bool:
    return widget is not None and bool(widget.property(name))


class RoomyStyle(QProxyStyle):
    """Fusion with controls as the window is drawn, in colours that follow from any palette.

    A button with the property ``primary`` is filled, one with ``small`` is for rows; a field with ``changed`` has
    a strong edge.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    # -- sizes ---------------------------------------------------------------------------------------------

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption | None, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        found = super().sizeFromContents(kind, option, size, widget)
        font = widget.font() if widget is not None else QApplication.font()
        if kind in _WIDER:
            small = _has(widget, "small")
            wider = pixels(font, _WIDER[kind]) // (2 if small else 1)
            if _has(widget, "primary") and isinstance(widget, QPushButton):
                wider += _bolder(font, widget.text())
            least = pixels(font, _SMALL if small else _HIGH)
            width = found.width() + wider
            if isinstance(widget, QPushButton) and not widget.text() and widget.menu() is None:
                # A button with an icon alone is a square.
                width = least
            text = QFontMetrics(font).height() + pixels(font, 4 if small else 8)
            found = QSize(
                width, max(least, text, found.height() if kind is _Kind.CT_PushButton and not small else 0)
            )
        elif kind is _Kind.CT_TabBarTab and isinstance(widget, QTabBar):
            # Any of them may be the one in front, whose text is bold.
            bold = max((_bolder(font, widget.tabText(number)) for number in range(widget.count())), default=0)
            found = QSize(found.width() + pixels(font, 2) + bold, found.height() + pixels(font, 12))
        elif kind is _Kind.CT_MenuBarItem:
            found += QSize(4, 4)
        elif kind is _Kind.CT_MenuItem:
            found += QSize(8, 4)
        return found

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        drawn = _METRICS.get(metric)
        if drawn is None:
            return super().pixelMetric(metric, option, widget)
        if metric is _Metric.PM_ButtonIconSize and isinstance(widget, QPushButton) and not widget.text():
            drawn = 20
        return pixels(widget.font() if widget is not None else QApplication.font(), drawn)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex | None,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        if control is _Complex.CC_ScrollBar and (bar := _as(option, QStyleOptionSlider)) is not None:
            return _scroll_part(bar, part)
        found = super().subControlRect(control, option, part, widget)
        if part in (_Part.SC_ComboBoxEditField, _Part.SC_SpinBoxEditField) and option is not None:
            rtl = option.direction is Qt.LayoutDirection.RightToLeft
            found.adjust(0 if rtl else 5, 0, -5 if rtl else 0, 0)
        return found

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption | None, widget: QWidget | None = None
    ) -> QRect:
        found = super().subElementRect(element, option, widget)
        if (
            element is QStyle.SubElement.SE_LineEditContents
            and isinstance(widget, QLineEdit)
            and widget.hasFrame()
        ):
            # The text of a field begins 8 pixels from its edge, or behind a magnifying glass.
            before, rtl = 4, widget.layoutDirection() is Qt.LayoutDirection.RightToLeft
            if _has(widget, "search"):
                before = pixels(widget.font(), 8 + _GLASS + 2)
            found.adjust(4 if rtl else before, 0, -before if rtl else -4, 0)
        return found

    # -- icons and words -----------------------------------------------------------------------------------

    def standardIcon(
        self,
        which: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        if which in _CROSSES:
            return icons.icon("close")
        if which in _INFOS:
            return icons.icon("info", _Role.Link)
        return super().standardIcon(which, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803  # Qt's own
    ) -> int:
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            # Some desktops give buttons icons of their own.
            return 0
        return super().styleHint(hint, option, widget, returnData)

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

    # -- painting ------------------------------------------------------------------------------------------

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption | None,
        painter: QPainter | None,
        widget: QWidget | None = None,
    ) -> None:
        if option is None or painter is None:
            return
        if element is _Primitive.PE_PanelButtonCommand:
            default = isinstance(widget, QPushButton) and widget.isDefault()
            segment = str(widget.property("segment") or "") if widget is not None else ""
            painted.button(option, painter, primary=_has(widget, "primary"), default=default, segment=segment)
        elif element in (_Primitive.PE_PanelLineEdit, _Primitive.PE_FrameLineEdit):
            within = widget is not None and isinstance(widget.parent(), QAbstractSpinBox | QComboBox)
            frame = _as(option, QStyleOptionFrame)
            if not within and (frame is None or frame.lineWidth > 0):
                painted.field(option, painter, changed=_has(widget, "changed"))
                if widget is not None and _has(widget, "search"):
                    size = pixels(widget.font(), _GLASS)
                    glass = QRect(8, option.rect.center().y() - size // 2 + 1, size, size)
                    place = QRectF(QStyle.visualRect(option.direction, option.rect, glass))
                    icons.draw(painter, place, "search", _faint(option))
            elif not within:
                super().drawPrimitive(element, option, painter, widget)
        elif element in _CHECKS:
            painted.check(option, painter, round_=_CHECKS[element])
        elif element in _ARROWS:
            painted.arrow(option, painter, _ARROWS[element])
        elif element in _SIMPLE:
            # A button has a focus of its own.
            if element is not _Primitive.PE_FrameFocusRect or not isinstance(widget, QPushButton):
                _SIMPLE[element](option, painter)
        elif element is _Primitive.PE_PanelItemViewRow:
            given = QPalette(option.palette)
            option.palette.setColor(_Role.AlternateBase, colours.stripe(given))
            option.palette.setColor(_Role.Highlight, colours.selection(given))
            super().drawPrimitive(element, option, painter, widget)
            option.palette = given  # Qt paints the cell with it as well.
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption | None,
        painter: QPainter | None,
        widget: QWidget | None = None,
    ) -> None:
        if option is None or painter is None:
            return
        if element is _Control.CE_ProgressBar and (bar := _as(option, QStyleOptionProgressBar)) is not None:
            self._draw_bar(bar, painter, widget)
            return
        painter.save()
        if (item := _as(option, QStyleOptionViewItem)) is not None:
            _dress_item(item)
        elif (button := _as(option, QStyleOptionButton)) is not None:
            _dress_button(element, button, painter, widget)
        if element is _Control.CE_TabBarTabShape:
            painted.tab(option, painter, pixels(painter.font(), _TAB_SIDE) - 2)
        elif element is _Control.CE_HeaderSection:
            painted.header(option, painter)
        else:
            if element is _Control.CE_TabBarTabLabel:
                _dress_tab(option, painter)
            elif element is _Control.CE_HeaderLabel and (head := _as(option, QStyleOptionHeader)) is not None:
                _dress_head(head)
            super().drawControl(element, option, painter, widget)
        painter.restore()

    def _draw_bar(self, option: QStyleOptionProgressBar, painter: QPainter, widget: QWidget | None) -> None:
        """Draw a progress bar, and its text after it."""
        busy, rtl = option.minimum == option.maximum == 0, option.direction is Qt.LayoutDirection.RightToLeft
        around = option.rect
        place, label = (QStyle.visualRect(option.direction, around, part) for part in _bar_parts(option))
        if not label.isEmpty():
            words = unit_after_number(option.text or "") if rtl else option.text
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            super().drawItemText(painter, label, int(flags), option.palette, True, words, _Role.WindowText)
        painter.save()
        moving = busy and not is_still()
        kept = option.minimum, option.maximum, option.progress
        if not moving:
            # Fusion animates a bar until it has drawn it as one that has reached its end.
            option.minimum, option.maximum, option.progress = 0, 1, 1
            painter.setClipRect(QRect())
        option.rect = place
        super().drawControl(_Control.CE_ProgressBarContents, option, painter, widget)
        painter.restore()
        option.rect, (option.minimum, option.maximum, option.progress) = around, kept
        if busy and not moving:
            painted.hatched(painter, QRectF(place), option.palette)
        elif not busy:
            share = (option.progress - option.minimum) / max(1, option.maximum - option.minimum)
            backwards = rtl is not option.invertedAppearance
            painted.bar(painter, QRectF(place), option.palette, share, backwards=backwards)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex | None,
        painter: QPainter | None,
        widget: QWidget | None = None,
    ) -> None:
        if option is None or painter is None:
            return
        if control is _Complex.CC_ComboBox:
            painted.field(option, painter, changed=_has(widget, "changed"))
            place = self.subControlRect(control, option, _Part.SC_ComboBoxArrow, widget)
            painted.chevron(painter, QRectF(place).center(), _faint(option), "down", 4.5)
        elif (tool := _as(option, QStyleOptionToolButton)) is not None:
            if tool.toolButtonStyle is Qt.ToolButtonStyle.ToolButtonIconOnly and not tool.icon.isNull():
                # An icon says enough; an arrow would cover it.
                tool.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu
            super().drawComplexControl(control, tool, painter, widget)
        elif (spin := _as(option, QStyleOptionSpinBox)) is not None:
            self._draw_spin_box(spin, painter, widget)
        elif control is _Complex.CC_Slider and (slider := _as(option, QStyleOptionSlider)) is not None:
            self._draw_slider(slider, painter, widget)
        elif control is _Complex.CC_ScrollBar and (slider := _as(option, QStyleOptionSlider)) is not None:
            if slider.maximum > slider.minimum:
                thumb = QRectF(_scroll_part(slider, _Part.SC_ScrollBarSlider))
                thin = (min(thumb.width(), thumb.height()) - pixels(QApplication.font(), _THUMB)) / 2
                flat = slider.orientation is Qt.Orientation.Horizontal
                thumb.adjust(
                    2 if flat else thin, thin if flat else 2, -2 if flat else -thin, -thin if flat else -2
                )
                on_it = bool(slider.activeSubControls & _Part.SC_ScrollBarSlider)
                painted.scroll_handle(painter, thumb, slider.palette, strong=on_it)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def _draw_spin_box(self, option: QStyleOptionSpinBox, painter: QPainter, widget: QWidget | None) -> None:
        if option.frame:
            painted.field(option, painter, changed=_has(widget, "changed"))
        if option.buttonSymbols is not QAbstractSpinBox.ButtonSymbols.NoButtons:
            for part, towards, step in _STEPS:
                place = self.subControlRect(_Complex.CC_SpinBox, option, part, widget)
                aside = 3 if option.direction is Qt.LayoutDirection.RightToLeft else -3
                place = place.translated(aside, 2 if towards == "up" else -2)
                painted.step(option, painter, place, towards, can=bool(option.stepEnabled & step), part=part)

    def _draw_slider(self, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> None:
        if option.subControls & _Part.SC_SliderTickmarks:
            # Fusion's own; it draws no other part with them.
            ticks = QStyleOptionSlider(option)
            ticks.subControls = _Part.SC_SliderTickmarks
            super().drawComplexControl(_Complex.CC_Slider, ticks, painter, widget)
        groove = QRectF(self.subControlRect(_Complex.CC_Slider, option, _Part.SC_SliderGroove, widget))
        knob = QRectF(self.subControlRect(_Complex.CC_Slider, option, _Part.SC_SliderHandle, widget))
        thin, grow = 4.0, max(0.0, (_CHECK - min(knob.width(), knob.height())) / 2)
        knob.adjust(-grow, -grow, grow, grow)
        flat = option.orientation is Qt.Orientation.Horizontal
        line = QRectF(0, 0, groove.width() if flat else thin, thin if flat else groove.height())
        line.moveCenter(groove.center())
        share = 0.0
        if flat and painted.is_on(option, QStyle.StateFlag.State_Enabled):
            # From right to left, Qt turns the scale over.
            share = (knob.center().x() - line.left()) / max(1.0, line.width())
            share = 1 - share if option.upsideDown else share
        painted.bar(painter, line, option.palette, share, backwards=option.upsideDown)
        if option.subControls & _Part.SC_SliderHandle:
            focused = painted.is_on(option, QStyle.StateFlag.State_HasFocus)
            painted.handle(painter, knob, option.palette, strong=focused)


_SIMPLE = {
    _Primitive.PE_Frame: painted.frame,
    _Primitive.PE_FrameFocusRect: painted.focus,
    _Primitive.PE_FrameDefaultButton: lambda _option, _painter: None,
    _Primitive.PE_FrameTabBarBase: lambda option, painter: painted.line_at(option, painter, below=True),
    _Primitive.PE_FrameTabWidget: lambda option, painter: painted.line_at(option, painter, below=False),
    _Primitive.PE_PanelButtonTool: painted.tool_button,
}
_STEPS = (
    (_Part.SC_SpinBoxUp, "up", QAbstractSpinBox.StepEnabledFlag.StepUpEnabled),
    (_Part.SC_SpinBoxDown, "down", QAbstractSpinBox.StepEnabledFlag.StepDownEnabled),
)
_METRICS = {
    _Metric.PM_IndicatorWidth: _CHECK,
    _Metric.PM_IndicatorHeight: _CHECK,
    _Metric.PM_ExclusiveIndicatorWidth: _CHECK,
    _Metric.PM_ExclusiveIndicatorHeight: _CHECK,
    _Metric.PM_TabBarTabHSpace: 2 * _TAB_SIDE,
    _Metric.PM_ScrollBarExtent: _SCROLL,
    _Metric.PM_SmallIconSize: 16,
    # That of a button with an icon alone is 20.
    _Metric.PM_ButtonIconSize: 16,
    _Metric.PM_ButtonDefaultIndicator: 0,
}


def _bolder(font: QFont, text: str) -> int:
    """Return how much wider a text is in semi-bold letters."""
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return max(0, QFontMetrics(bold).horizontalAdvance(text) - QFontMetrics(font).horizontalAdvance(text))


def _faint(option: QStyleOption) -> QColor:
    return option.palette.color(_Role.PlaceholderText)


def _dress_item(option: QStyleOptionViewItem) -> None:
    """Let what is selected keep the colour of its text."""
    if option.direction is Qt.LayoutDirection.RightToLeft:
        option.text = unit_after_number(option.text or "")
    palette = option.palette
    text, ground = colours.selected(palette, _Role.Text), colours.selection(palette)
    option.palette.setColor(_Role.HighlightedText, text)
    option.palette.setColor(_Role.Highlight, ground)


def _dress_head(option: QStyleOptionHeader) -> None:
    """Let the words of a column's heading end before the arrow of the order; Qt leaves too little room."""
    if option.sortIndicator is not QStyleOptionHeader.SortIndicator.None_:
        rtl = option.direction is Qt.LayoutDirection.RightToLeft
        option.rect = option.rect.adjusted(_BEFORE_ARROW if rtl else 0, 0, 0 if rtl else -_BEFORE_ARROW, 0)


_THIN_SPACE = "\u2009"


def _dress_button(
    element: QStyle.ControlElement, option: QStyleOptionButton, painter: QPainter, widget: QWidget | None
) -> None:
    """Set what depends on the kind of a button before Qt draws it."""
    flat = bool(option.features & QStyleOptionButton.ButtonFeature.Flat)
    enabled = painted.is_on(option, QStyle.StateFlag.State_Enabled)
    if element is _Control.CE_PushButtonBevel and flat and not _has(widget, "primary"):
        painted.flat_button(option, painter)
    if element is not _Control.CE_PushButtonLabel:
        return
    if option.text and not option.icon.isNull():
        # Qt leaves four pixels, whatever the font.
        option.text = f"{_THIN_SPACE}{option.text}"
    chosen = _has(widget, "segment") and painted.is_on(option, QStyle.StateFlag.State_On)
    primary = _has(widget, "primary") and enabled
    if chosen or primary:
        font = painter.font()
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
    if primary or (chosen and colours.is_bare(option.palette)):
        option.palette.setColor(_Role.ButtonText, option.palette.color(_Role.HighlightedText))
        option.icon = icons.recoloured(option.icon, _Role.HighlightedText)


def _dress_tab(option: QStyleOption, painter: QPainter) -> None:
    if painted.is_on(option, QStyle.StateFlag.State_Selected):
        font = painter.font()
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
    elif not painted.is_on(option, QStyle.StateFlag.State_MouseOver):
        option.palette.setColor(_Role.WindowText, _faint(option))


def _bar_parts(option: QStyleOptionProgressBar) -> tuple[QRect, QRect]:
    """Return where a progress bar and its text are, from left to right."""
    rect, metrics = option.rect, option.fontMetrics
    text = max(metrics.horizontalAdvance(option.text or ""), metrics.horizontalAdvance("100%"))
    label = text + 8 if option.textVisible and option.text else 0
    thick = min(rect.height(), round(_BAR * metrics.height() / 16))
    bar = QRect(rect.left(), rect.center().y() - thick // 2, rect.width() - label, thick)
    return bar, QRect(rect.right() - label + 1, rect.top(), label, rect.height())


def _scroll_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """Return where a part of a scroll bar is; it has no buttons."""
    rect, flat = option.rect, option.orientation is Qt.Orientation.Horizontal
    long = rect.width() if flat else rect.height()
    steps = option.maximum - option.minimum
    size = long if not steps else max(min(long, 28), long * option.pageStep // max(1, steps + option.pageStep))
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, long - size, option.upsideDown
    )
    ends = {
        _Part.SC_ScrollBarGroove: (0, long),
        _Part.SC_ScrollBarSlider: (start, start + size),
        _Part.SC_ScrollBarSubPage: (0, start),
        _Part.SC_ScrollBarAddPage: (start + size, long),
    }.get(part)
    if ends is None:
        return QRect()
    first, last = ends
    found = QRect(first, 0, last - first, rect.height()) if flat else QRect(0, first, rect.width(), last - first)
    return QStyle.visualRect(option.direction, rect, found.translated(rect.topLeft()))
