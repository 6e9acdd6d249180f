"""What is wrong with what is in sight: cut off, covered, empty or without a name; from geometry and size hints.

Each finder yields a sentence for each fault below a widget. What scrolls may be larger than its place, and what
ends in an ellipsis with the whole of it in its tool tip is meant to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from PyQt6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPoint, QRect, Qt
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QSizeGrip,
    QSplitterHandle,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

from disktune_gui.controls.cards import LinkButton
from disktune_gui.controls.controls import YieldingScroll
from disktune_gui.controls.drawn import HeatMap
from disktune_gui.controls.effects import EffectChart, PairChart
from disktune_gui.controls.labels import BriefLabel, ElidedLabel
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.editing.editors import OffButton
from disktune_gui.settings.grid_view import DriveHeader

LAYERS = 20
"""Of layouts in each other, at most: what a text needs goes up one of them at a time."""
FRAME = 8
"""Pixels of a button or a column's head, at least, that its words may not have."""
BESIDE = 2
"""Pixels that Qt leaves free at either end of a field."""


def settle() -> None:
    """Give a text that has just come its room: it has that when the layouts are asked, late on a busy machine."""
    for _ in range(LAYERS):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def faults(top: QWidget) -> list[str]:
    """Return all that is wrong with what is in sight below *top*."""
    settle()
    shape = (clipped, cut_titles, cut_cells, overlapping, outside, empty_boxes, sideways, main_buttons, letters)
    finders = (*shape, nameless, unheard)
    said = [f"{finder.__name__}: {found}" for finder in finders for found in finder(top)]
    return list(dict.fromkeys(said))


def _visible(top: QWidget) -> Iterator[QWidget]:
    """Yield what is in sight below *top*, and look at nothing in what is not: most pages are hidden."""
    for child in top.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield child
            yield from _visible(child)


def named(widget: QWidget) -> str:
    """Return what a person recognizes a widget by."""
    text = getattr(widget, "text", None) or getattr(widget, "title", None)
    words = str(text()) if callable(text) else ""
    kind = type(widget).__name__
    return (
        f"{kind} “{words[:60]}”" if words else f"{kind} {widget.accessibleName() or widget.objectName()}".rstrip()
    )


# -- less room than the text takes ---------------------------------------------------------------------------


def clipped(top: QWidget) -> Iterator[str]:
    """Yield every label, button, number and column's head in sight that has less room than its text takes."""
    settle()
    for widget in _visible(top):
        if isinstance(widget, ElidedLabel | OffButton) or (isinstance(widget, BriefLabel) and widget.brief):
            low = widget.text() and widget.fontMetrics().height() > widget.height() + 1
            yield from (widget.text(),) if low else ()
            continue
        if isinstance(widget, QAbstractSpinBox) and (field := widget.lineEdit()) is not None:
            yield from () if _reads(field) else (widget.text(),)
        elif isinstance(widget, QLabel | QAbstractButton):
            fits = _fits(widget) if isinstance(widget, QLabel) else _holds(widget)
            yield from () if fits or not widget.text() else (widget.text(),)
        elif isinstance(widget, QTableView | QTreeView):
            header = widget.horizontalHeader() if isinstance(widget, QTableView) else widget.header()
            # Its titles end in an ellipsis, and their tool tips are whole.
            elided = header is None or isinstance(header, DriveHeader)
            yield from _cut_heads(header) if header is not None and header.isVisible() and not elided else ()


def _fits(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + 1
    least = label.minimumSizeHint()
    return least.width() <= label.width() + 1 and least.height() <= label.height() + 1


def _reads(field: QLineEdit) -> bool:
    words, margins = field.fontMetrics().size(0, field.text()), field.textMargins()
    beside = margins.left() + margins.right() + 2 * BESIDE
    return words.width() + beside <= field.width() + 1 and words.height() <= field.height() + 1


def _holds(button: QAbstractButton) -> bool:
    words = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, button.text())
    frame = FRAME if isinstance(button, QPushButton) and not isinstance(button, LinkButton) else 0
    if isinstance(button, QCheckBox | QRadioButton) and (style := button.style()) is not None:
        frame = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, button)
    return words.width() + frame <= button.width() and words.height() <= button.height()


def _cut_heads(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    wrap = Qt.TextFlag.TextWordWrap if header.defaultAlignment() & Qt.TextFlag.TextWordWrap else Qt.TextFlag(0)
    for number in range(header.count()) if model is not None else ():
        text = str(model.headerData(number, Qt.Orientation.Horizontal) or "") if model is not None else ""
        room = QRect(0, 0, header.sectionSize(number) - FRAME, header.height())
        needed = header.fontMetrics().boundingRect(room, wrap.value, text)
        # A title as wide as the style makes it is whole, whatever its margins.
        fits = room.adjusted(0, 0, 1, 1).contains(needed) or header.sectionSize(number) >= header.sectionSizeHint(
            number
        )
        if not header.isSectionHidden(number) and not fits:
            yield text


def cut_titles(top: QWidget) -> Iterator[str]:
    """Yield the titles of boxes, the tabs and the chosen values that have less room than their text takes."""
    for widget in _visible(top):
        if isinstance(widget, QGroupBox):
            needed = widget.fontMetrics().horizontalAdvance(widget.title()) + FRAME
            yield from (widget.title(),) if widget.title() and needed > widget.width() else ()
        elif isinstance(widget, QTabBar):
            yield from _cut_tabs(widget)
        elif isinstance(widget, QComboBox) and not widget.toolTip():
            needed = widget.fontMetrics().horizontalAdvance(widget.currentText())
            yield from (widget.currentText(),) if needed > _room_for_value(widget) else ()


def _cut_tabs(bar: QTabBar) -> Iterator[str]:
    for number in range(bar.count()):
        text, box = bar.tabText(number), bar.tabRect(number)
        needed = bar.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, text).width() + FRAME
        if bar.isTabVisible(number) and (
            needed > box.width() or not bar.rect().adjusted(-1, -1, 1, 1).contains(box)
        ):
            yield text


def _room_for_value(box: QComboBox) -> int:
    style, option = box.style(), QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    kind = QStyle.ComplexControl.CC_ComboBox
    return style.subControlRect(kind, option, field, box).width() if style is not None else box.width()


def cut_cells(top: QWidget) -> Iterator[str]:
    """Yield the cells in sight that end in an ellipsis, and no tool tip has the whole of it."""
    for view in _visible(top):
        if isinstance(view, QTableView | QTreeView) and (model := view.model()) is not None:
            for index in _cells(view, model):
                box, text = view.visualRect(index), str(index.data() or "")
                needed = view.fontMetrics().horizontalAdvance(text)
                if needed > box.width() and not index.data(Qt.ItemDataRole.ToolTipRole):
                    lines = needed / max(1, box.width())
                    if lines * view.fontMetrics().lineSpacing() > box.height():
                        yield f"{text} in {named(view)}"


def _cells(view: QTableView | QTreeView, model: QAbstractItemModel) -> Iterator[QModelIndex]:
    """Yield what of a table is in sight from top to bottom; columns may be scrolled sideways."""
    viewport = view.viewport()
    row = view.indexAt(QPoint(1, 1))
    while viewport is not None and row.isValid() and view.visualRect(row).top() < viewport.height():
        for column in range(model.columnCount(row.parent())):
            index = row.siblingAtColumn(column)
            if not (isinstance(view, QTableView) and view.isColumnHidden(column)):
                yield index
        row = view.indexBelow(row) if isinstance(view, QTreeView) else row.siblingAtRow(row.row() + 1)


# -- in a place that is another's ----------------------------------------------------------------------------

_ABOVE_OTHERS = (QSplitterHandle, QSizeGrip)
"""They lie over the edges of their neighbours by right."""


def overlapping(top: QWidget) -> Iterator[str]:
    """Yield widgets of the same parent of which one covers a part of the other."""
    for parent in (top, *_visible(top)):
        beside = [
            child
            for child in parent.children()
            if isinstance(child, QWidget) and child.isVisible() and not child.isWindow() and _shows(child)
        ]
        for one, other in combinations(beside, 2):
            if isinstance(one, _ABOVE_OTHERS) or isinstance(other, _ABOVE_OTHERS):
                continue
            common = one.geometry() & other.geometry()
            if common.width() > 1 and common.height() > 1:
                yield f"{named(one)} and {named(other)} in {named(parent)}"


def _shows(widget: QWidget) -> bool:
    """Whether there is anything to see: a bare widget only holds others, and may hold nothing just now."""
    if isinstance(widget, QLabel):
        return bool(widget.text()) or not widget.pixmap().isNull()
    children = [child for child in widget.children() if isinstance(child, QWidget) and child.isVisible()]
    return type(widget) is not QWidget or any(map(_shows, children))


def outside(top: QWidget) -> Iterator[str]:
    """Yield widgets that reach beyond what they are in, and so are cut off, where nothing scrolls."""
    for widget in _visible(top):
        parent = widget.parentWidget()
        if parent is None or widget.isWindow() or _scrolls(parent):
            continue
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
            yield f"{named(widget)} at {widget.geometry().getRect()} in {named(parent)} of {parent.size()}"


def _scrolls(parent: QWidget) -> bool:
    """Whether *parent* is the part of a scroll area that things move in."""
    area = parent.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is parent


def sideways(top: QWidget) -> Iterator[str]:
    """Yield what has to be scrolled sideways to be read; tables of many columns may."""
    for area in _visible(top):
        if isinstance(area, QScrollArea) and not isinstance(area, YieldingScroll):
            bar = area.horizontalScrollBar()
            if bar is not None and bar.maximum() > 0:
                yield f"{named(area)} of {area.width()} by {bar.maximum()}"


def main_buttons(top: QWidget) -> Iterator[str]:
    """Yield the buttons that look as if Enter pressed them, if there are several."""
    found = [widget for widget in _visible(top) if isinstance(widget, QPushButton) and widget.isDefault()]
    yield from (named(button) for button in found if len(found) > 1)


def letters(top: QWidget) -> Iterator[str]:
    """Yield the buttons in sight that share a letter, which presses none of them; of a dialog those with none."""
    met: dict[str, list[str]] = {}
    for button in _visible(top):
        if isinstance(button, QAbstractButton) and button.text():
            met.setdefault(letter := _letter(button), []).append(named(button))
            if isinstance(top, QDialog) and type(button) is QPushButton and not letter:
                yield named(button)
    yield from (f"{letter}: {', '.join(same)}" for letter, same in met.items() if letter and len(same) > 1)


def _letter(button: QAbstractButton) -> str:
    """Return the key of a button's letter; a standard one has it from the desktop: “&Cancel” in Plasma."""
    box, own = button.parent(), button.shortcut().toString()
    theirs = isinstance(box, QDialogButtonBox) and box.standardButton(button) is not box.StandardButton.NoButton
    return f"Alt+{button.text()[0].upper()}" if theirs and not own else own


# -- nothing where something is expected ---------------------------------------------------------------------


def empty_boxes(top: QWidget) -> Iterator[str]:
    """Yield boxes, tables, lists and charts in sight that have nothing in them, and nobody says why."""
    for widget in _visible(top):
        if _nothing_in(widget) and not _sentence_over(widget):
            yield f"{named(widget)} in {named(widget.parentWidget() or top)}"


def _nothing_in(widget: QWidget) -> bool:
    if isinstance(widget, QHeaderView):
        return False
    if isinstance(widget, QAbstractItemView):
        model = widget.model()
        return model is None or model.rowCount(widget.rootIndex()) == 0
    if isinstance(widget, LineChart):
        return not any(len(line.x) for line in widget._lines)
    if isinstance(widget, EffectChart | PairChart | HeatMap):
        return not (widget._values if isinstance(widget, HeatMap) else _rows(widget))
    if isinstance(widget, QGroupBox) or (type(widget) is QFrame and _has_border(widget)):
        return not any(isinstance(child, QWidget) and child.isVisible() for child in widget.children())
    return False


def _has_border(frame: QFrame) -> bool:
    return frame.frameShape() in (QFrame.Shape.Box, QFrame.Shape.Panel, QFrame.Shape.StyledPanel)


def _rows(chart: EffectChart | PairChart) -> Sequence[object]:
    return chart._rows if isinstance(chart, EffectChart) else chart._pairs


def _sentence_over(widget: QWidget) -> bool:
    """Whether a label says something in the place of *widget*: in it, or over it."""
    inside = [child for child in widget.findChildren(QLabel) if child.isVisible() and child.text()]
    parent = widget.parentWidget()
    over = [
        child
        for child in (parent.children() if parent is not None else ())
        if isinstance(child, QLabel)
        and child.isVisible()
        and child.text()
        and child.geometry().intersects(widget.geometry())
    ]
    return bool(inside or over)


# -- for those who do not see it -----------------------------------------------------------------------------


def nameless(top: QWidget) -> Iterator[str]:
    """Yield what can be used and has no name for a screen reader."""
    if isinstance(top, QDialog) and not top.windowTitle():
        yield named(top)
    buddies = {
        buddy for label in top.findChildren(QLabel) if label.text() and (buddy := label.buddy()) is not None
    }
    for widget in _visible(top):
        usable = isinstance(widget, QAbstractButton) or widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        if usable and not _is_inside(widget) and widget not in buddies and not _name(widget).strip():
            yield f"{named(widget)} in {named(widget.parentWidget() or top)}"


def _is_inside(widget: QWidget) -> bool:
    """Return whether a widget is none that a person uses, or the inside of one that has the name."""
    parent = widget.parent()
    corner = isinstance(widget, QAbstractButton) and isinstance(parent, QTableView)
    says_nothing = isinstance(widget, QScrollBar | QHeaderView | QLabel)
    return says_nothing or corner or isinstance(parent, QComboBox | QAbstractSpinBox)


def _name(widget: QWidget) -> str:
    if isinstance(widget, QAbstractButton):
        return widget.accessibleName() or widget.text()
    return widget.accessibleName() or (widget.title() if isinstance(widget, QGroupBox) else "")


def unheard(top: QWidget) -> Iterator[str]:
    """Yield the labels with a name that does not say what they show: a screen reader says the name alone."""
    for label in _visible(top):
        if isinstance(label, QLabel) and (name := label.accessibleName()):
            heard = name + label.accessibleDescription()
            yield from (f"{label.text()!r} is called {name!r}",) if label.text() not in heard else ()
