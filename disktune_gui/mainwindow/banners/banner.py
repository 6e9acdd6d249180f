"""The line for messages above the pages: no dialogs, nothing modal, and nothing that moves a page.

One message is in the line, which keeps its room: without a message it shows something else. All of them, in
full, are in a list that opens over the line.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, QPoint, Qt, pyqtSignal
from PyQt6.QtGui import QHideEvent
from PyQt6.QtWidgets import QFrame, QVBoxLayout, QWidget

from disktune_gui.desktop import clipboard
from disktune_gui.desktop.problems import problems
from disktune_gui.mainwindow.banners.strip import Importance, Strip, brief_height, importance_of

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
