"""The line for messages above the pages, and each message in it: a sentence, its buttons, one to dismiss it.

One message is in the line, which keeps its room: without a message it shows something else. All of them, in
full, are in a list that opens over the line.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from PyQt6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from disktune_gui.desktop import clipboard
from disktune_gui.desktop.problems import problems
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.close_icon import CrossButton
from disktune_gui.widgets.labels import BriefLabel

# -- one message: a sentence, what can be done about it, and a button to dismiss it ------------------------

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


# -- the line for messages above the pages: no dialogs, nothing modal, and nothing that moves a page -------
#
# One message is in the line, which keeps its room: without a message it shows something else. All of them, in
# full, are in a list that opens over the line.

MOST = 6
"""Messages that are kept; the oldest one makes room for a new one. So many fit on a low screen, in full."""


class MessageList(QFrame):
    """All messages, in full, over the line from which it was opened. Escape and a click elsewhere close it."""

    closed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Messages"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 6, 6, 6)
        self._column.setSpacing(6)

    def put(self, strip: Strip) -> None:
        """Add a message below the others."""
        self._column.addWidget(strip)
        strip.show_whole()
        strip.show()

    def open_over(self, line: QWidget) -> None:
        """Show it where *line* is, in its width."""
        self.setFixedWidth(line.width())
        self.fit()
        self.move(line.mapToGlobal(QPoint(0, 0)))
        self.show()

    def fit(self) -> None:
        """Be as tall as the messages are now."""
        self._column.activate()
        self.setFixedHeight(max(self._column.totalHeightForWidth(self.width()), 1))

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self.closed.emit()


class Banner(QWidget):
    """The line. In it is the question that waits for an answer, else a trial, else what is most important."""

    turned = pyqtSignal()
    """There is something to say now, or nothing any more, or something else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._strips: list[Strip] = []
        self._quiet: QWidget | None = None
        self._list: MessageList | None = None
        """Made when it is first opened."""
        self._measure()

    def _measure(self) -> None:
        """Be as tall as a message, with or without one."""
        self.setFixedHeight(brief_height(self))

    @property
    def sentences(self) -> list[str]:
        """What there is to say, the newest last."""
        return [strip.text for strip in self._strips]

    @property
    def front(self) -> Strip | None:
        """The message in the line."""
        return next(iter(self._in_order()), None)

    def _in_order(self) -> list[Strip]:
        """Return the messages, the most important first; of those that are alike, the newest."""
        newest_first = reversed(self._strips)
        return sorted(newest_first, key=lambda one: (one.question, one.stays, one.importance), reverse=True)

    @property
    def opened(self) -> bool:
        """Whether all messages are shown."""
        return self._list is not None and self._list.isVisible()

    def show_when_quiet(self, widget: QWidget) -> None:
        """Show *widget* while there is nothing to say."""
        self._quiet = widget
        self._layout.addWidget(widget)
        self._arrange()

    def say(
        self,
        text: str,
        tone: str = "caution",
        *,
        about: str = "",
        error: bool | None = None,
        stays: bool = False,
        importance: Importance | None = None,
    ) -> Strip:
        """Show a sentence; one that is shown already is not shown twice, and of one matter only the newest is.

        What *stays* is in front of what is said later, a question excepted. Of the others their *importance*
        decides, which without a word of it follows from the tone.

        An *error*, which without a word of it is what is told as a danger, is remembered and can be reported.
        """
        error = tone == "danger" if error is None else error
        if error:
            problems.note(text)
        for strip in self._strips:
            if strip.text == text:
                return strip
        if about:
            self.withdraw_about(about)
        strip = Strip(text, tone)
        strip.about, strip.stays = about, stays
        strip.importance = importance_of(tone, error=error) if importance is None else importance
        strip.dismissed.connect(lambda: self._remove(strip))
        strip.acted.connect(self.close_list)
        strip.more_wanted.connect(self.open_list)
        if error and problems.reportable:
            strip.offer(self.tr("Report…"), self.tr("Report this problem"), problems.ask)
            strip.asks = False  # It has merely been said, and makes room for what offers something.
        self._strips.append(strip)
        while len(self._strips) > MOST:
            # Of the least important of them, the oldest.
            self._remove(min(self._strips[:-1], key=lambda one: (one.asks, one.importance)))
        if self.opened and self._list is not None:
            # Below the others, which somebody may be about to press.
            self._list.put(strip)
        self._arrange()
        return strip

    def withdraw_about(self, about: str) -> None:
        """Take away what was said about a matter that is over."""
        for strip in [strip for strip in self._strips if strip.about == about]:
            self._remove(strip)

    def take_back(self, text: str) -> None:
        """Take away a sentence that is not so any more."""
        for strip in [strip for strip in self._strips if strip.text == text]:
            self._remove(strip)

    def ask(self, question: str, yes: str, act: Callable[[], None], tone: str = "caution") -> Strip:
        """Show a question with its answer *yes*, which leads to *act*, and a way to leave it."""
        self.take_back(question)
        strip = self.say(question, tone, error=False)
        strip.question = True

        def agreed() -> None:
            self._remove(strip)
            act()

        strip.offer(yes, question, agreed)
        leave = strip.offer(
            self.tr("Cancel"),
            self.tr("Close this question without running the action"),
            lambda: self._remove(strip),
        )
        self._arrange()
        self._layout.activate()
        if self.isVisible() and not strip.complete:
            self.open_list()
        # Whoever pressed Return in a menu must not press it here by accident.
        leave.setFocus(Qt.FocusReason.OtherFocusReason)
        return strip

    def withdraw(self, strip: Strip) -> None:
        """Take a sentence away, if it is still there."""
        if strip in self._strips:
            self._remove(strip)

    def offer_command(self, text: str, command: str) -> None:
        """Show a sentence that ends in a command for the terminal, with a button that copies it."""
        strip = self.say(text, "info", importance=Importance.STOPS)
        strip.offer(self.tr("Copy Command"), command, lambda: clipboard.copy(command))

    def look_around(self) -> None:
        """Take in that another page or drive is shown: no message leads to where one is already."""
        for strip in self._strips:
            strip.look_around()

    def open_list(self) -> None:
        """Show all messages in full."""
        if self._list is None:
            self._list = MessageList(self)
            self._list.closed.connect(self._arrange)
        for strip in self._in_order():
            self._list.put(strip)
        self._list.open_over(self)
        self._arrange()

    def close_list(self) -> None:
        """Show only the message in front."""
        if self._list is not None:
            self._list.close()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def _arrange(self) -> None:
        """Bring the line in line with what there is to say, and the list if it is open."""
        if self.opened and self._list is not None:
            self._list.fit()
            return
        front = self.front
        for strip in self._strips:
            if strip is not front:
                self._layout.removeWidget(strip)
                strip.hide()
                strip.setParent(self)
                strip.show_whole()
        if front is not None:
            self._layout.addWidget(front)
            others = [strip for strip in self._strips if strip is not front]
            front.show_brief(len(others), sum(not strip.seen for strip in others))
            front.show()
        if self._quiet is not None:
            self._quiet.setVisible(front is None)
        self.turned.emit()

    def _remove(self, strip: Strip) -> None:
        strip.gone = True
        self._strips.remove(strip)
        strip.hide()
        # Not destroyed at once: this may be the answer to a click on one of its own buttons.
        strip.setParent(None)
        strip.deleteLater()
        if not self._strips:
            self.close_list()
        self._arrange()
