"""Sentences above the pages that stay until they are dismissed: no dialogs, nothing modal."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_gui.desktop import clipboard
from disktune_gui.desktop.problems import problems
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.close_icon import CrossButton

MOST = 3
"""Sentences shown at a time; the oldest notice makes room for a new one."""


class Strip(QWidget):
    """One sentence with what can be done about it, and a button to dismiss it."""

    def __init__(self, text: str, tone: str, dismissed: Callable[[Strip], None]) -> None:
        super().__init__()
        self.text = text
        self.about = ""
        """What it is about; the next sentence about it takes its place."""
        self.asks = False
        """Whether something is offered with it: what has merely been said makes room before that does."""
        self._tone = tone
        self.gone = False
        """Whether it was taken away, by whoever read it or because there is too much to say."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._label = label = PlainLabel(text)
        label.setWordWrap(True)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        close = CrossButton(self.tr("Dismiss"), self.tr("Dismiss this message"))
        close.clicked.connect(lambda: dismissed(self))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 8, 8, 8)
        self._row.setSpacing(10)
        self._row.addWidget(label, 1)
        self._row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(text)

    def retell(self, text: str) -> None:
        """Say the same with newer figures, unless nobody wants to hear it any more."""
        if text != self.text and not self.gone:
            self.text = text
            self._label.setText(text)
            self.setAccessibleName(text)

    def offer(self, words: str, tip: str, act: Callable[[], None]) -> QPushButton:
        """Add a button, before those that are there, and return it."""
        self.asks = True
        button = QPushButton(words)
        button.setToolTip(as_tip(tip))
        button.clicked.connect(act)
        self._row.insertWidget(1, button)
        return button

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
        self.update()


class Banner(QWidget):
    """The sentences that are shown now, newest last. Takes no room when there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(16, 12, 16, 0)
        self._layout.setSpacing(6)
        self._strips: list[Strip] = []
        self.hide()

    @property
    def sentences(self) -> list[str]:
        """What is shown."""
        return [strip.text for strip in self._strips]

    def say(self, text: str, tone: str = "caution", *, about: str = "", error: bool | None = None) -> Strip:
        """Show a sentence; one that is shown already is not shown twice, and of one matter only the newest is.

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
        strip = Strip(text, tone, self._remove)
        strip.about = about
        if error and problems.reportable:
            strip.offer(self.tr("Report…"), self.tr("Report this problem"), problems.ask)
            strip.asks = False  # It has merely been said, and makes room for what offers something.
        self._strips.append(strip)
        self._layout.addWidget(strip)
        while len(self._strips) > MOST:
            old = self._strips[:-1]
            self._remove(next((one for one in old if not one.asks), old[0]))
        self.show()
        return strip

    def withdraw_about(self, about: str) -> None:
        """Take away what was said about a matter that is over."""
        for strip in [strip for strip in self._strips if strip.about == about]:
            self._remove(strip)

    def ask(self, question: str, yes: str, act: Callable[[], None], tone: str = "caution") -> Strip:
        """Show a question with its answer *yes*, which leads to *act*, and a way to leave it."""
        for strip in [strip for strip in self._strips if strip.text == question]:
            self._remove(strip)
        strip = self.say(question, tone, error=False)

        def agreed() -> None:
            self._remove(strip)
            act()

        strip.offer(yes, question, agreed)
        leave = strip.offer(
            self.tr("Cancel"),
            self.tr("Close this question without running the action"),
            lambda: self._remove(strip),
        )
        # Whoever pressed Return in a menu must not press it here by accident.
        leave.setFocus(Qt.FocusReason.OtherFocusReason)
        return strip

    def withdraw(self, strip: Strip) -> None:
        """Take a sentence away, if it is still there."""
        if strip in self._strips:
            self._remove(strip)

    def offer_command(self, text: str, command: str) -> None:
        """Show a sentence that ends in a command for the terminal, with a button that copies it."""
        self.say(text, "info").offer(self.tr("Copy Command"), command, lambda: clipboard.copy(command))

    def _remove(self, strip: Strip) -> None:
        strip.gone = True
        self._strips.remove(strip)
        self._layout.removeWidget(strip)
        strip.hide()
        # Not destroyed at once: this may be the answer to a click on one of its own buttons.
        strip.setParent(None)
        strip.deleteLater()
        self.setVisible(bool(self._strips))
