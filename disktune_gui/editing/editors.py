"""One editor per kind of domain, and the controls they are made of, which a passing mouse wheel does not change.

No editor invents a value: what is unknown is shown as unknown, and what the drive has but the user may not choose
(a scheduler that the catalogue lacks, a number beyond its range) is shown as it is.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from PyQt6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    pyqtSignal,
)
from PyQt6.QtGui import (
    QFont,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextCharFormat,
    QTextFormat,
    QWheelEvent,
)
from PyQt6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionViewItem,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.rules import rules
from disktune_contract.settings.setting import Choice, Offer, Range, Setting, Table, TableRow, Toggle, Value
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.labels import ScaleEnds
from disktune_gui.controls.number_spin import NumberSpin
from disktune_gui.editing import setting_facts
from disktune_gui.owned import later
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import labelled, said
from disktune_gui.text.wording import value_words
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, lines

# -- the controls in a row of settings, unchanged by a passing wheel ---------------------------------------

MEANING = Qt.ItemDataRole.UserRole + 1
"""The role of an entry's word together with its meaning."""


class QuietCombo(ChoiceBox):
    """A combo box that scrolls the page under an idle pointer instead of changing its value."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Leave the wheel to the page unless the control has the focus."""
        _if_focused(self, event, super().wheelEvent)


class QuietSlider(QSlider):
    """A slider that scrolls the page under an idle pointer, and has no handle while its value is unknown."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.unknown = False

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the groove alone while the value is unknown: a handle at the low end would mean "zero"."""
        if not self.unknown or self.isSliderDown():
            super().paintEvent(event)
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        option.subControls = QStyle.SubControl.SC_SliderGroove
        QStylePainter(self).drawComplexControl(QStyle.ComplexControl.CC_Slider, option)

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Leave the wheel to the page unless the control has the focus."""
        _if_focused(self, event, super().wheelEvent)


_OF_THE_PAGE = (
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
    QKeySequence.StandardKey.DeleteStartOfWord,
)


_WIDE = 999
"""Pixels: wider than any box for a number."""


class QuietSpin(NumberSpin):
    """A number box that scrolls the page under an idle pointer, with its unit in the secondary colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.stops: tuple[int, ...] = ()
        """The values to step to; without any, every step of the range is one."""
        edit = self.lineEdit()
        if edit is not None:
            # Once the cursor is where the new text has it: from there the place of the unit is counted.
            edit.textEdited.connect(lambda _text: later(self, self._dim_unit))

    def stepBy(self, steps: int) -> None:
        """Go to the next of the stops, as the slider does."""
        if len(self.stops) < 2 or not self.settle() or (self.specialValueText() and self.value() < self.stops[0]):
            super().stepBy(steps)
            return
        place = bisect_left(self.stops, self.value()) if steps < 0 else bisect_right(self.stops, self.value()) - 1
        self.setValue(self.stops[max(0, min(len(self.stops) - 1, place + steps))])
        self.selectAll()

    def event(self, event: QEvent | None) -> bool:
        """Leave the keys that undo an edit or revert a trial to the page, unless something is being typed."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and not self.is_typed
            and any(event.matches(key) for key in _OF_THE_PAGE)
        ):
            event.ignore()
            return True
        return super().event(event)

    def setValue(self, value: float) -> None:
        """Show *value*, with its unit in its colour: painted later, it would be painted twice."""
        super().setValue(value)
        self._dim_unit()

    def show_unit(self, amount: str) -> None:
        super().show_unit(amount)
        self._dim_unit()

    def width_for(self, text: str) -> int:
        """Return the width at which all of *text* can be read."""
        option, style = QStyleOptionSpinBox(), self.style()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, _WIDE, _WIDE)
        kind, field = QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl.SC_SpinBoxEditField
        beside = _WIDE - style.subControlRect(kind, option, field, self).width() if style is not None else 0
        # A line edit leaves two pixels free at either end.
        return self.fontMetrics().size(0, text).width() + beside + 4

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Leave the wheel to the page unless the control has the focus."""
        _if_focused(self, event, super().wheelEvent)

    def changeEvent(self, event: QEvent | None) -> None:
        """Follow the application from light to dark."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self._dim_unit()

    def _dim_unit(self) -> None:
        """Colour the unit; of the ways to format a part of a line edit, that of an input method is the one."""
        edit, unit = self.lineEdit(), self.suffix()
        if edit is None or not unit.strip():
            return
        text, parts = edit.text(), []
        if text.endswith(unit):
            look = QTextCharFormat()
            look.setForeground(theme.secondary(QGuiApplication.palette()))
            start = len(text) - len(unit) - edit.cursorPosition()
            kind = QInputMethodEvent.AttributeType.TextFormat
            parts.append(QInputMethodEvent.Attribute(kind, start, len(unit), QTextFormat(look)))
        QCoreApplication.sendEvent(edit, QInputMethodEvent("", parts))


def _if_focused(control: QWidget, event: QWheelEvent | None, act: Callable[[QWheelEvent | None], None]) -> None:
    if control.hasFocus():
        act(event)
    elif event is not None:
        event.ignore()


class _Explained(QStyledItemDelegate):
    """Draws each word with its meaning; the closed box shows the word alone."""

    def initStyleOption(self, option: QStyleOptionViewItem | None, index: QModelIndex) -> None:
        """Add the explanation to the text."""
        super().initStyleOption(option, index)
        if option is not None and (words := index.data(MEANING)):
            option.text = words


class ExplainedCombo(QuietCombo):
    """A list whose entries show their meaning while it is open."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_Explained(self))

    def showPopup(self) -> None:
        """Open the list as wide as its explanations, and no wider than the window."""
        view, window = self.view(), self.window()
        if view is not None and window is not None:
            view.setMinimumWidth(min(view.sizeHintForColumn(0) + 2 * lines(self, 1), window.width()))
        super().showPopup()


# -- one editor per kind of domain -------------------------------------------------------------------------
#
# An editor shows a value or "unknown", and reports what the user chooses.

FEW = 64
"""Most steps of a range with an even slider; a wider one that starts low uses powers of two."""
_MOST_STOPS = 100_000
"""Above it a range uses powers of two wherever it starts: the ends may be those that another machine names."""


@lru_cache(maxsize=256)
def stops(low: int, high: int, step: int) -> tuple[int, ...]:
    """Return the values at which a slider from *low* to *high* stops: every step, or powers of two between both.

    Powers of two are for ranges whose ends are far apart in ratio: people think of a queue as 32, 64 or 128 long.
    Raises `ValueError` if there is no value at all.
    """
    if low > high:
        raise ValueError("an empty range has no stops")
    steps = (high - low) // step
    if steps <= FEW or (high < FEW * max(low, step) and steps <= _MOST_STOPS):
        return tuple(range(low, high + 1, step))
    powers = (step << shift for shift in range((high // step).bit_length()))
    return tuple(sorted({low, high, *(value for value in powers if low <= value <= high)}))


def nearest(values: tuple[int, ...], value: int) -> int:
    """Return the index of the entry of the ascending *values* that is closest to *value*."""
    index = bisect_left(values, value)
    if index == 0 or index == len(values):
        return min(index, len(values) - 1)
    return index if values[index] - value < value - values[index - 1] else index - 1


WIDTH = 13.7
"""The width of an editor in a row, in heights of a line: 208 pixels with letters of 10 points."""


class Editor(QWidget):
    """What all editors have in common."""

    edited = pyqtSignal(object, bool)  # bool | int | str
    """The value that the user chose, and whether it goes on with the gesture before (a slider being dragged)."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.nothing = value_words(setting, None)
        """What is shown in place of a value that is not known."""
        self.setFixedWidth(lines(self, WIDTH))
        self.entry: QWidget | None = None
        """The control in it that gets the focus. As Qt's own focus proxy it would be a stop of its own on the way
        of the Tab key, out of place: newer versions of Qt go round in the rows forever (seen with 6.11)."""

    def take_focus(self) -> None:
        """Give the keyboard focus to `entry`."""
        if self.entry is not None:
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_value(self, value: Value | None, offer: Offer) -> None:
        """Show *value*, None being unknown, and allow what *offer* leaves of the domain; reports nothing."""
        raise NotImplementedError

    def commit(self) -> bool:
        """Report what has been typed but not yet finished; return whether it could be read."""
        return True

    def forget(self) -> None:
        """Show the value in place of what has been typed and could not be read."""


class ListEditor(Editor):
    """A list to choose from; what is shown but cannot be chosen is in the placeholder."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.combo = ExplainedCombo()
        self.combo.setAccessibleName(said(setting.label))
        self.combo.activated.connect(self._chosen)
        # Long words are cut short; the list shows them whole.
        self.combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        layout = flush(QHBoxLayout(self))
        layout.addWidget(self.combo)
        self.entry = self.combo

    def show_value(self, value: Value | None, offer: Offer) -> None:
        """Fill the list, and select *value* if it is in it."""
        with QSignalBlocker(self.combo):
            self._fill(self._choices(value, offer))
            self._select(value)

    def _choices(self, value: Value | None, offer: Offer) -> list[tuple[str, Value]]:
        """Return the words and values to choose from."""
        raise NotImplementedError

    def _fill(self, choices: list[tuple[str, Value]]) -> None:
        here = [(self.combo.itemText(index), self.combo.itemData(index)) for index in range(self.combo.count())]
        if here != choices:
            self.combo.clear()
            for place, (words, choice) in enumerate(choices):
                self.combo.addItem(words, choice)
                if meaning := self._meaning(choice):
                    self.combo.setItemData(place, meaning, MEANING)
                    self.combo.setItemData(place, meaning, Qt.ItemDataRole.AccessibleTextRole)

    def _meaning(self, _choice: Value) -> str:
        """Return a word with its meaning; empty if the word needs none."""
        return ""

    def _select(self, value: Value | None) -> None:
        data = [self.combo.itemData(index) for index in range(self.combo.count())]
        found = next((i for i, item in enumerate(data) if type(item) is type(value) and item == value), -1)
        self.combo.setPlaceholderText(self.nothing if value is None else value_words(self.setting, value))
        self.combo.setCurrentIndex(found)

    def _chosen(self, index: int) -> None:
        self.edited.emit(self.combo.itemData(index), False)


class HalfButton(QPushButton):
    """One of two words to choose from; both together look like one field."""

    def __init__(self, text: str, *, first: bool) -> None:
        super().__init__(text)
        self._first = first
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Round the outer corners only."""
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, focus = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.hasFocus()
        left = self._first != (self.layoutDirection() is Qt.LayoutDirection.RightToLeft)
        # What is beyond the widget is cut off: the inner corners, and the edge that the other half draws.
        wide = box.adjusted(0, 0, 8, 0) if left else box.adjusted(-8, 0, 0, 0)
        fill = theme.selection(palette) if self.isChecked() else palette.color(QPalette.ColorRole.Base)
        painter.setPen(QPen(theme.field_edge(palette), 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(wide, 6, 6)
        if left:
            painter.drawLine(box.topRight(), box.bottomRight())
        if focus:
            painter.setPen(QPen(theme.accent(palette), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
        font = self.font()
        font.setWeight(QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.ButtonText))
        room = self.rect().adjusted(4, 0, -4, 0)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()


class ToggleEditor(Editor):
    """Off or on, side by side; neither is chosen while the value is unknown."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._group = QButtonGroup(self)
        layout = flush(QHBoxLayout(self), 0)
        self.buttons: dict[bool, HalfButton] = {}
        for choice in (False, True):
            button = self.buttons[choice] = HalfButton(said(setting.domain.label(choice)), first=not choice)
            button.setAccessibleName(labelled(said(setting.label), button.text()))
            button.clicked.connect(lambda _checked, choice=choice: self.edited.emit(choice, False))
            self._group.addButton(button)
            layout.addWidget(button, 1)
        self.entry = self.buttons[False]

    def show_value(self, value: Value | None, offer: Offer) -> None:  # noqa: ARG002
        """Press the button of *value*."""
        known = isinstance(value, bool)
        self._group.setExclusive(False)
        for choice, button in self.buttons.items():
            button.setChecked(known and choice is value)
        self._group.setExclusive(known)
        self.entry = self.buttons[value is True]


class ChoiceEditor(ListEditor):
    """One of the words that this drive offers."""

    def _choices(self, value: Value | None, offer: Offer) -> list[tuple[str, Value]]:  # noqa: ARG002
        domain = self.setting.domain
        assert isinstance(domain, Choice)  # noqa: S101  # EDITORS goes by this type
        offered = domain.values if offer.choices is None else offer.choices
        return [(domain.label(word), word) for word in offered if domain.problem(word) is None]

    def _meaning(self, choice: Value) -> str:
        return setting_facts.meaning(self.setting, choice)


class TableEditor(ListEditor):
    """The usual rows of a table first; the last entry opens all of them."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._all = False
        self._value: Value | None = None
        self._offer = Offer()

    def show_value(self, value: Value | None, offer: Offer) -> None:
        """Fill the list with the usual rows and the one in force."""
        self._value, self._offer = value, offer
        super().show_value(value, offer)

    def _offered(self, offer: Offer) -> list[TableRow]:
        domain = self.setting.domain
        assert isinstance(domain, Table)  # noqa: S101  # EDITORS goes by this type
        return [row for row in domain.rows if offer.codes is None or row.code in offer.codes]

    def _choices(self, value: Value | None, offer: Offer) -> list[tuple[str, Value]]:
        rows = [row for row in self._offered(offer) if self._all or row.common or row.code == value]
        return [(said(row.label), row.code) for row in rows]

    def _fill(self, choices: list[tuple[str, Value]]) -> None:
        if len(choices) < len(self._offered(self._offer)):
            choices = [*choices, (QCoreApplication.translate("TableEditor", "More…"), _MORE)]
        super()._fill(choices)

    def _chosen(self, index: int) -> None:
        if self.combo.itemData(index) != _MORE:
            super()._chosen(index)
            return
        self._all = True
        self.show_value(self._value, self._offer)
        later(self.combo, self.combo.showPopup)


_NO_NUMBER = "–"
"""What is in a box for a number while the word for off is chosen."""
_MORE = "more"
"""Represents the entry that opens the long list; no code of a table is a text."""


class OffButton(QPushButton):
    """Chooses the word that is no number; it ends in an ellipsis where the number needs the room."""

    def minimumSizeHint(self) -> QSize:
        return QSize(lines(self, 3), super().minimumSizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton | None) -> None:
        super().initStyleOption(option)
        if option is not None:
            room = self.width() - lines(self, 0.8)
            option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)


class RangeEditor(Editor):
    """A box for the number, and a button for "off" where the range has one; `scale` is a slider for the same."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        assert isinstance(setting.domain, Range)  # noqa: S101  # EDITORS goes by this type
        self.domain = setting.domain
        self._stops: tuple[int, ...] = (0,)
        self._low = self._high = 0
        self._number: int | None = None
        """The number shown, also while off is chosen; None while there is none."""
        self._is_off = self._dragged = False
        self._slider: QuietSlider | None = None
        self.spin = QuietSpin()
        self.spin.setAccessibleName(said(setting.label))
        self.spin.setSingleStep(setting.domain.step)
        self.spin.grain = Fraction(setting.domain.grain)
        for count in (1, 2):
            self.spin.show_unit(said(setting.domain.amount(count)))
        self.spin.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.spin.valueChanged.connect(self._typed)
        self.off = OffButton(said(setting.domain.off_word))
        self.off.setToolTip(as_tip(self.off.text()))
        self.off.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.off.setCheckable(True)
        self.off.setAutoDefault(False)
        self.off.setAccessibleName(labelled(said(setting.label), self.off.text()))
        self.off.clicked.connect(self._ticked)
        layout = flush(QHBoxLayout(self), 8)
        layout.addWidget(self.spin, 1)
        if self.domain.off is not None:
            layout.addWidget(self.off)
        else:
            self.off.hide()
        self.entry = self.spin

    @property
    def slider(self) -> QuietSlider:
        """The slider, made when it is first asked for."""
        if self._slider is None:
            slider = self._slider = QuietSlider()
            slider.setParent(self)
            slider.setAccessibleName(said(self.setting.label))
            self._show_slider()
            slider.valueChanged.connect(self._slid)
            slider.sliderReleased.connect(self._released)
        return self._slider

    def scale(self) -> QWidget:
        """Return the slider with the words for its ends, for the details of a row."""
        place = QWidget()
        place.setFixedWidth(lines(self, 2 * WIDTH))
        column = flush(QVBoxLayout(place), 0)
        column.addWidget(self.slider)
        if self.setting.less or self.setting.more:
            column.addWidget(ScaleEnds(said(self.setting.less), said(self.setting.more)))
        return place

    def show_value(self, value: Value | None, offer: Offer) -> None:
        """Show a number, "off", or "unknown"."""
        number = value if isinstance(value, int) and not isinstance(value, bool) else None
        is_off = number is not None and number == self.domain.off
        low, high = rules.bounds(self.domain, offer)
        self._stops = stops(low, max(low, high), self.domain.step)
        self._low, self._high = rules.limits(self.domain, offer)
        if not is_off:
            self._number = number
        self._is_off = is_off
        self.spin.stops = self._stops
        with QSignalBlocker(self.spin), QSignalBlocker(self.off):
            self.off.setChecked(is_off)
            self._show_number(number, is_off)
        if self._slider is not None:
            with QSignalBlocker(self._slider):
                self._show_slider()

    def commit(self) -> bool:
        """Report a number that has been typed but not yet left."""
        return self.spin.settle()

    def forget(self) -> None:
        self.spin.forget()

    def _show_number(self, number: int | None, is_off: bool) -> None:
        self.spin.setEnabled(not is_off)
        if number is None or is_off:
            # Below the range is the one number that a box shows as words.
            self.spin.setRange(self._low - self.domain.grain, max(self._low, self._high))
            # The button has the word for "off"; the box beside a long word has no room for the same.
            self.spin.setSpecialValueText(self.nothing if number is None else _NO_NUMBER)
            self.spin.setValue(self.spin.minimum())
        else:
            self.spin.setSpecialValueText("")
            self.spin.setRange(self._low, self._high)
            self.spin.setValue(number)
        self.spin.show_unit(said(self.domain.amount(number or 0)))
        if self.domain.off is not None:
            self.spin.setMinimumWidth(self.spin.width_for(self.spin.text()))

    def _show_slider(self) -> None:
        slider, shown = self._slider, self._number
        if slider is None:
            return
        slider.setRange(0, len(self._stops) - 1)
        slider.setPageStep(max(1, len(self._stops) // 8))
        slider.setEnabled(not self._is_off)
        slider.unknown = shown is None
        slider.setValue(0 if shown is None else nearest(self._stops, shown))
        slider.update()

    def _slid(self, position: int) -> None:
        self._report(self._stops[position], self._dragged)
        self._dragged = self.slider.isSliderDown()

    def _released(self) -> None:
        self._dragged = False

    def _typed(self, number: float) -> None:
        if number >= self._low or not self.spin.specialValueText():
            self._report(int(number), False)

    def _ticked(self, is_off: bool) -> None:
        if is_off and self.domain.off is not None:
            self._report(self.domain.off, False)
        else:
            # It is unknown what it was before it was off: the cautious end is the fast, wakeful one.
            self._report(self._stops[-1] if self._number is None else self._number, False)

    def _report(self, value: int, continuing: bool) -> None:
        self.edited.emit(value, continuing)


EDITORS: dict[type, type[Editor]] = {
    Toggle: ToggleEditor,
    Choice: ChoiceEditor,
    Range: RangeEditor,
    Table: TableEditor,
}


def editor_for(setting: Setting) -> Editor:
    """Return a new editor for *setting*."""
    return EDITORS[type(setting.domain)](setting)
