"""One message: a sentence, what can be done about it, and a button to dismiss it."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from PyQt6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, QSize, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.close_icon import CrossButton
from disktune_gui.widgets.brief_label import BriefLabel

LINES = 2
"""Lines of a sentence that stand in the window; all of it is in the list."""
_LEAST = 24
"""Characters that a sentence gets in a line at least; with less room, its buttons are only in the list."""
_AROUND = 4
"""Pixels above and below the words in the window."""


class Importance(IntEnum):
    """How important a message is: of several the most important is in the window."""

    NOTICE = 1
    WARNING = 2
    """Something needs attention, such as a degraded array."""
    ERROR = 3
    """Something failed."""
    STOPS = 4
    """Nothing can be changed, or nothing goes on, before this is dealt with: no helper, a password."""


def importance_of(tone: str, *, error: bool) -> Importance:
    """Return how important a message of that tone is if nothing else is known of it."""
    if error or tone == "danger":
        return Importance.ERROR
    return Importance.WARNING if tone == "caution" else Importance.NOTICE


class Strip(QWidget):
    """In the window it is *brief*: as tall as every other one, whatever it says. In the list it is whole."""

    dismissed = pyqtSignal()
    acted = pyqtSignal()
    """Something that it offers was chosen."""
    more_wanted = pyqtSignal()
    """The user wants to read all of it, and the others."""

    def __init__(self, text: str, tone: str) -> None:
        super().__init__()
        self.text = text
        self.about = ""
        """What it is about; the next sentence about it takes its place."""
        self.asks = False
        """Whether something is offered with it: what has merely been said makes room before that does."""
        self.question = False
        """Whether it waits for an answer: it stays in front until it has one, and all of it can be read before."""
        self.importance = importance_of(tone, error=False)
        self.stays = False
        """Whether it is in front of what is said later: it ends by itself."""
        self._tone = tone
        self.seen = False
        """Whether it was shown, in the window or in the list."""
        self.gone = False
        """Whether it was taken away, by whoever read it or because there is too much to say."""
        self.brief = False
        self.complete = True
        """Whether everything that it says and offers can be seen."""
        self._others = self._unseen = 0
        self.offers: list[QPushButton] = []
        """What can be done about it, from the left."""
        self._ways: dict[QPushButton, Callable[[], bool]] = {}
        """Those of them that lead somewhere, with what says whether one is there already."""
        self._since = QElapsedTimer()
        self._label = BriefLabel(text)
        self.more = QPushButton()
        self.more.clicked.connect(self.more_wanted)
        self._close = CrossButton(self.tr("Dismiss"), self.tr("Dismiss this message"))
        self._close.clicked.connect(self.dismissed)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(10)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self.more)
        self._row.addWidget(self._close)
        for button in (self.more, self._close):
            button.installEventFilter(self)
        self.setAccessibleName(text)
        self.show_whole()

    def retell(self, text: str) -> None:
        """Say the same with newer figures, unless nobody wants to hear it any more."""
        if text != self.text and not self.gone:
            self.text = text
            self._label.setText(text)
            self.setAccessibleName(text)
            self._settle()

    def offer(self, words: str, tip: str, act: Callable[[], object]) -> QPushButton:
        """Add a button, before those that are there, and return it."""
        self.asks = True
        button = QPushButton(words)
        button.setToolTip(as_tip(tip))
        button.clicked.connect(self.acted)
        button.clicked.connect(lambda _checked: act())
        button.installEventFilter(self)
        self.offers.insert(0, button)
        self._row.insertWidget(1, button)
        self._settle()
        return button

    def lead(self, words: str, tip: str, act: Callable[[], object], here: Callable[[], bool]) -> QPushButton:
        """Offer a way to what it talks of, as long as *here* does not say that this is what is shown."""
        button = self.offer(words, tip, act)
        self._ways[button] = here
        self.look_around()
        return button

    def look_around(self) -> None:
        """Take in that something else is shown in the window."""
        if self._ways:
            self._settle()

    def show_brief(self, others: int, unseen: int = 0) -> None:
        """Take the one place in the window; *others* are in the list alone, *unseen* of them until now unseen."""
        came, self.brief, self._others, self._unseen = not self.brief, True, others, unseen
        if came:
            # The second half of a double click was meant for what was here before.
            self._since.start()
        self._row.setContentsMargins(10, _AROUND - 1, 4, _AROUND - 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._label.keep_to(LINES)
        self._settle()

    def show_whole(self) -> None:
        """Show everything, in as many lines as it takes."""
        self.brief, self._others, self._unseen = False, 0, 0
        self._row.setContentsMargins(14, 8, 8, 8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._label.keep_to(0)
        self._settle()

    def minimumSizeHint(self) -> QSize:
        """Let no sentence decide how wide the window is."""
        return QSize(0, brief_height(self)) if self.brief else super().minimumSizeHint()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), brief_height(self)) if self.brief else super().sizeHint()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self.seen = True

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        """Show what there is room for, and a way to the rest."""
        useful = [button for button in self.offers if button not in self._ways or not self._ways[button]()]
        if not self.brief:
            self.complete = True
            self.more.hide()
            for button in self.offers:
                button.setVisible(button in useful)
            return
        self._name_more()
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        room = self.width() - margins.left() - margins.right() - gap - self._close.sizeHint().width()
        offers = sum(button.sizeHint().width() + gap for button in useful)
        more = self.more.sizeHint().width() + gap
        least = _LEAST * self.fontMetrics().averageCharWidth()
        beside = offers + (more if self._others else 0)
        fits = self._label.fits(room - beside)
        # A question is answered only by whoever could read all of it.
        offered = (fits or not self.question) and room - beside - (0 if fits else more) >= least
        for button in self.offers:
            button.setVisible(offered and button in useful)
        self.complete = fits and offered
        self.more.setVisible(bool(self._others) or not self.complete)

    def _name_more(self) -> None:
        words = self.tr("More…")
        if self._others:
            words = self.tr("%n more…", "", self._others)
        if self._unseen:
            words = self.tr("%n new…", "", self._unseen)
        self.more.setText(words)
        self.more.setToolTip(self.tr("Show all messages in full"))

    def eventFilter(self, _watched: QObject | None, event: QEvent | None) -> bool:
        """Take no press of the mouse for as long as it may be of a double click that began before."""
        pressed = event is not None and event.type() in (
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonDblClick,
        )
        return pressed and self._since.isValid() and not self._since.hasExpired(QApplication.doubleClickInterval())

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(theme.meaning(self._tone))
        border, fill = QColor(colour), QColor(colour)
        border.setAlpha(110)
        fill.setAlpha(26)
        painter.setPen(QPen(border, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        self._settle()
        self.update()


def brief_height(widget: QWidget) -> int:
    """Return how tall a brief message is in *widget*: its words or its buttons, whichever are taller."""
    option, metrics, style = QStyleOptionButton(), widget.fontMetrics(), widget.style()
    option.initFrom(widget)
    option.text = "X"
    words = QSize(metrics.horizontalAdvance(option.text), metrics.height())
    button = words.height()
    if style is not None:
        button = style.sizeFromContents(QStyle.ContentsType.CT_PushButton, option, words, None).height()
    return max(LINES * metrics.lineSpacing(), button) + 2 * _AROUND
