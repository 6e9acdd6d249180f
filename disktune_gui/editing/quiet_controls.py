"""The controls in a row of settings: a passing wheel scrolls the page and does not change them."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtGui import QPaintEvent, QWheelEvent
from PyQt6.QtWidgets import (
    QSizePolicy,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionSlider,
    QStyleOptionViewItem,
    QStylePainter,
    QWidget,
)

from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.choice_box import ChoiceBox
from disktune_gui.widgets.number_spin import NumberSpin

MEANING = Qt.ItemDataRole.UserRole + 1
"""Where an entry of a list has its word with what that comes to."""


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
        """Draw the groove alone while the value is unknown: a handle at the low end would say "zero"."""
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


class QuietSpin(NumberSpin):
    """A number box that scrolls the page under an idle pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Leave the wheel to the page unless the control has the focus."""
        _if_focused(self, event, super().wheelEvent)


def _if_focused(control: QWidget, event: QWheelEvent | None, act: Callable[[QWheelEvent | None], None]) -> None:
    if control.hasFocus():
        act(event)
    elif event is not None:
        event.ignore()


class _Explained(QStyledItemDelegate):
    """Draws what a word comes to beside it; in the closed box the word stands alone."""

    def initStyleOption(self, option: QStyleOptionViewItem | None, index: QModelIndex) -> None:
        """Add the explanation to the text."""
        super().initStyleOption(option, index)
        if option is not None and (words := index.data(MEANING)):
            option.text = words


class ExplainedCombo(QuietCombo):
    """A list whose entries say what they are for while it is open."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_Explained(self))

    def showPopup(self) -> None:
        """Open the list as wide as its explanations, and no wider than the window."""
        view, window = self.view(), self.window()
        if view is not None and window is not None:
            view.setMinimumWidth(min(view.sizeHintForColumn(0) + 2 * lines(self, 1), window.width()))
        super().showPopup()
