"""The line for messages above the pages, and each message in it: a sentence, its buttons, one to dismiss it.

One message is in the line, whose height is fixed: without a message it shows something else. All of them, in
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

from disktune_gui.controls.labels import BriefLabel
from disktune_gui.desktop import clipboard
from disktune_gui.desktop.problems import problems
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.icons import CrossButton

# -- one message: a sentence, its buttons, and one to dismiss it -------------------------------------------

LINES = 2
"""Lines of a message that are shown in the window; the list shows all of it."""
_LEAST = 24
"""Least characters per line of a sentence; with less space, its buttons are only in the list."""
_AROUND = 4
"""Pixels above and below the text in the window."""


class Importance(IntEnum):
    """The importance of a message: the most important one is shown in the window."""

    NOTICE = 1
    WARNING = 2
    """Something needs attention, such as a degraded array."""
    ERROR = 3
    """Something failed."""
    STOPS = 4
    """Nothing can be changed, or nothing continues, until this is resolved: no helper, a password."""


def importance_of(tone: str, *, error: bool) -> Importance:
    """Return the default importance of a message of that tone."""
    if error or tone == "danger":
        return Importance.ERROR
    return Importance.WARNING if tone == "caution" else Importance.NOTICE


class Strip(QWidget):
    """One message. In the window it is *brief*: as tall as every other. In the list it is whole."""

    dismissed = pyqtSignal()
    acted = pyqtSignal()
    """One of its buttons was pressed."""
    more_wanted = pyqtSignal()
    """The user wants to read the whole text, and the other messages."""

    def __init__(self, text: str, tone: str) -> None:
        super().__init__()
        self.text = text
        self.about = ""
        """The subject; the next message about it replaces this one."""
        self.asks = False
        """Whether the message offers an action; one without an action is dropped before one with."""
        self.question = False
        """Whether it waits for an answer: it stays in front until then, and all of it can be read before."""
        self.importance = importance_of(tone, error=False)
        self.stays = False
        """Whether it precedes later messages; it is withdrawn automatically."""
        self._tone = tone
        self.seen = False
        """Whether it was shown, in the window or in the list."""
        self.gone = False
        """Whether it was taken away: dismissed by the user, or dropped because there were too many."""
        self.brief = False
        self.complete = True
        """Whether its whole text and all its buttons can be seen."""
        self._others = self._unseen = 0
        self.offers: list[QPushButton] = []
        """Its buttons, from the left."""
        self._ways: dict[QPushButton, Callable[[], bool]] = {}
        """Those of them that lead to a page, each with a function that returns whether it is already shown."""
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
        """Replace the text by one with newer figures, unless the message was taken away."""
        if text != self.text and not self.gone:
            self.text = text
            self._label.setText(text)
            self.setAccessibleName(text)
            self._settle()

    def offer(self, words: str, tip: str, act: Callable[[], object]) -> QPushButton:
        """Add a button to the left of the others, and return it."""
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
        """Offer a button to its subject; the button is hidden while *here* returns that this is already shown."""
        button = self.offer(words, tip, act)
        self._ways[button] = here
        self.look_around()
        return button

    def look_around(self) -> None:
        """Update to what the window shows now."""
        if self._ways:
            self._settle()

    def show_brief(self, others: int, unseen: int = 0) -> None:
        """Be the one message in the window; *others* are only in the list, *unseen* of them were never shown."""
        came, self.brief, self._others, self._unseen = not self.brief, True, others, unseen
        if came:
            # The second half of a double click was meant for the earlier content.
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
        """Keep the text from setting the least width of the window."""
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
        """Show what fits, and a button for the rest."""
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
        # A question can be answered only when all of it can be read.
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
        """Ignore a press of the mouse that may be the second half of an earlier double click."""
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
    """Return the height of a brief message in *widget*: of its text or its buttons, whichever is taller."""
    option, metrics, style = QStyleOptionButton(), widget.fontMetrics(), widget.style()
    option.initFrom(widget)
    option.text = "X"
    words = QSize(metrics.horizontalAdvance(option.text), metrics.height())
    button = words.height()
    if style is not None:
        button = style.sizeFromContents(QStyle.ContentsType.CT_PushButton, option, words, None).height()
    return max(LINES * metrics.lineSpacing(), button) + 2 * _AROUND


# -- the line for messages above the pages: no dialogs, and no page moves ----------------------------------

MOST = 6
"""Maximum number of messages; the oldest is dropped for a new one. So many fit on a low screen, in full."""


class MessageList(QFrame):
    """All messages, in full, over the line from which it was opened. Escape or a click outside closes it."""

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
        """Show it at the position of *line*, in its width."""
        self.setFixedWidth(line.width())
        self.fit()
        self.move(line.mapToGlobal(QPoint(0, 0)))
        self.show()

    def fit(self) -> None:
        """Set the height to that of the messages."""
        self._column.activate()
        self.setFixedHeight(max(self._column.totalHeightForWidth(self.width()), 1))

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self.closed.emit()


class Banner(QWidget):
    """The line. It shows the question that waits for an answer, else a trial, else the most important message."""

    turned = pyqtSignal()
    """The message in the line changed, or the line became empty or stopped being empty."""

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
        """Set the height to that of a message, with or without one."""
        self.setFixedHeight(brief_height(self))

    @property
    def sentences(self) -> list[str]:
        """The texts of all messages, the newest last."""
        return [strip.text for strip in self._strips]

    @property
    def front(self) -> Strip | None:
        """The message in the line."""
        return next(iter(self._in_order()), None)

    def _in_order(self) -> list[Strip]:
        """Return the messages, the most important first; of equal ones, the newest."""
        newest_first = reversed(self._strips)
        return sorted(newest_first, key=lambda one: (one.question, one.stays, one.importance), reverse=True)

    @property
    def opened(self) -> bool:
        """Whether the list of messages is open."""
        return self._list is not None and self._list.isVisible()

    def show_when_quiet(self, widget: QWidget) -> None:
        """Show *widget* while there is no message."""
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
        """Show a sentence, unless it is shown already; it replaces an earlier one about the same subject.

        What *stays* precedes later messages, except a question. The others are ordered by their *importance*,
        which by default follows from the tone.

        An *error*, by default any message with the tone "danger", is remembered and can be reported.
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
            strip.asks = False  # It is a mere message, and is dropped before one that offers an action.
        self._strips.append(strip)
        while len(self._strips) > MOST:
            # The oldest of the least important ones.
            self._remove(min(self._strips[:-1], key=lambda one: (one.asks, one.importance)))
        if self.opened and self._list is not None:
            # Below the others, one of which the user may be about to press.
            self._list.put(strip)
        self._arrange()
        return strip

    def withdraw_about(self, about: str) -> None:
        """Take away the messages about a matter that is over."""
        for strip in [strip for strip in self._strips if strip.about == about]:
            self._remove(strip)

    def take_back(self, text: str) -> None:
        """Take away a sentence that is no longer true."""
        for strip in [strip for strip in self._strips if strip.text == text]:
            self._remove(strip)

    def ask(self, question: str, yes: str, act: Callable[[], None], tone: str = "caution") -> Strip:
        """Show a question with its answer *yes*, which calls *act*, and a button to decline."""
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
        # A Return pressed in a menu must not press it by accident.
        leave.setFocus(Qt.FocusReason.OtherFocusReason)
        return strip

    def withdraw(self, strip: Strip) -> None:
        """Take a message away, if it is still there."""
        if strip in self._strips:
            self._remove(strip)

    def offer_command(self, text: str, command: str) -> None:
        """Show a sentence that ends in a command for the terminal, with a button that copies the command."""
        strip = self.say(text, "info", importance=Importance.STOPS)
        strip.offer(self.tr("Copy Command"), command, lambda: clipboard.copy(command))

    def look_around(self) -> None:
        """Update the messages to the page or drive that is shown: none links to what is shown already."""
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
        """Update the line to the current messages, and the list if it is open."""
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
