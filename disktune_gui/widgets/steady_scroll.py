"""A scroll area that can be read by a screen reader while its scroll bars come and go."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QAbstractSlider, QScrollArea, QScrollBar, QWidget


class SteadyScroll(QScrollArea):
    """Has one child for a screen reader, what scrolls, whether or not there are scroll bars.

    Qt counts a bar among the children while it is visible, and reads past their list when a reader asks for a bar
    that has gone in the meantime (QAccessibleAbstractScrollArea::child, Qt 6.4 to 6.11): SIGSEGV. Here Qt's bars
    are never visible. Qt shows and hides their place as before, which is sized by what a bar would prefer, and in
    it a second bar does what the first one does.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        across, down = _UnseenBar(Qt.Orientation.Horizontal), _UnseenBar(Qt.Orientation.Vertical)
        self.setHorizontalScrollBar(across)
        self.setVerticalScrollBar(down)
        for bar, side in ((across, Qt.AlignmentFlag.AlignRight), (down, Qt.AlignmentFlag.AlignBottom)):
            bar.hide()
            self.addScrollBarWidget(bar.seen, side)


class _UnseenBar(QScrollBar):
    """Is what Qt scrolls by; `seen` shows it and moves it."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.seen = QScrollBar(orientation)
        self.seen.valueChanged.connect(self.setValue)

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Hand on any change; that of a step has no signal."""
        super().sliderChange(change)
        self.seen.setRange(self.minimum(), self.maximum())
        self.seen.setPageStep(self.pageStep())
        self.seen.setSingleStep(self.singleStep())
        self.seen.setValue(self.value())
