"""The parts of the strip: work that runs, with its name, progress and time left; and a message."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QElapsedTimer, QEvent, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QFont, QMouseEvent, QPainter, QPaintEvent, QPalette
from PyQt6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QProgressBar, QSizePolicy, QStyle, QWidget

from disktune_gui.client.jobs import WorkKind
from disktune_gui.controls.cards import LinkButton, focus_by_key, paint_focus
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.services.running import ICONS, Work
from disktune_gui.text.facts import with_commas
from disktune_gui.text.plain import PlainLabel, as_entry, as_tip
from disktune_gui.text.said import labelled
from disktune_gui.theming.icons import CrossButton
from disktune_gui.theming.style import flush

ICON, GAP = 16, 8
BAR_WIDE, BAR_HIGH = 48, 6
PARTS = 1000
"""Steps of a progress bar."""


class TextButton(QAbstractButton):
    """Text that leads to its subject. It never becomes narrower, so that counting moves nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self._widest = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, text: str) -> None:
        """Show *text*."""
        if text != self.words:
            self.words = text
            self.setText(as_entry(text))
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        # Digits have one width in the fonts of desktops, and in others these are the widest.
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance("".join("8" if sign.isdigit() else sign for sign in self.words))
        self._widest = max(self._widest, wide)
        return QSize(self._widest + 2, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, metrics = QPainter(self), self.fontMetrics()
        font = QFont(self.font())
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        words = metrics.elidedText(self.words, Qt.TextElideMode.ElideRight, self.width())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        painter.drawText(self.rect(), QStyle.visualAlignment(self.layoutDirection(), flags), words)
        if focus_by_key(self):
            paint_focus(painter, QRectF(self.rect()), self.palette(), 3)
        painter.end()

    def changeEvent(self, event: QEvent | None) -> None:
        if event is not None and event.type() == QEvent.Type.FontChange:
            self._widest = 0
        super().changeEvent(event)


class PatientLink(LinkButton):
    """A link that ignores the second press of a double click on what was in its place before."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._since = QElapsedTimer()
        self._since.start()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        if self._since.hasExpired(QApplication.doubleClickInterval()):
            super().mousePressEvent(event)


def link(words: str, name: str, act: Callable[[], object], *, bold: bool = False) -> LinkButton:
    """Return a link with its accessible name, which states to what it belongs."""
    button = PatientLink(words)
    button.setAccessibleName(name)
    if bold:
        font = button.font()
        font.setWeight(QFont.Weight.DemiBold)
        button.setFont(font)
    button.clicked.connect(lambda _checked: act())
    return button


class WorkItem(QWidget):
    """One work in the strip."""

    chosen = pyqtSignal()
    """The user wants to see it."""

    def __init__(self, work: Work) -> None:
        super().__init__()
        self.work = work
        self.title = TextButton()
        self.title.clicked.connect(self.chosen)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, PARTS)
        self.bar.setFixedSize(BAR_WIDE, BAR_HIGH)
        self.left = PlainLabel()
        self.left.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._left_wide = 0
        self.links: list[LinkButton] = []
        self._row = flush(QHBoxLayout(self), GAP)
        for part in (IconMark(ICONS[work.kind], tone=self._tone(work)), self.title, self.bar, self.left):
            self._row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_work(work)

    def _tone(self, work: Work) -> str:
        return "info" if work.kind is WorkKind.TRIAL else ""

    def show_work(self, work: Work) -> None:
        """Show how far it is now."""
        acts = [act.words for act in work.acts] if work.kind in _ANSWERED else []
        if acts != [link.text() for link in self.links]:
            self._make_links(work, acts)
        self.work = work
        self.tick()

    def tick(self) -> None:
        """Show the time that is left now."""
        work, left = self.work, self.work.left()
        words = labelled(work.name, work.what)
        if work.to_the_second and left:
            words, left = with_commas(words, left), ""
        self.title.say(words)
        self.title.setToolTip(as_tip("\n".join(part for part in (work.title, work.note) if part)))
        self.bar.setVisible(work.progress is not None and not work.to_the_second)
        self.bar.setValue(round(PARTS * (work.progress or 0)))
        self.left.setVisible(bool(left))
        if left and left != self.left.text():
            self.left.setText(left)
            self._left_wide = max(self._left_wide, self.left.sizeHint().width())
            self.left.setMinimumWidth(self._left_wide)
        name = with_commas(*filter(None, (words, left)))
        if not work.to_the_second and name != self.accessibleName():
            self.setAccessibleName(name)
        elif not self.accessibleName():
            # Each second a screen reader would say it again.
            self.setAccessibleName(name)
        self.title.setAccessibleName(name)
        self.bar.setAccessibleName(self.accessibleName())

    def _make_links(self, work: Work, acts: list[str]) -> None:
        for old in self.links:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.links = []
        for number, words in enumerate(acts):
            name = f"{words}: {work.name}, {work.what}"
            button = link(words, name, partial(self._do, number), bold=work.acts[number].main)
            self.links.append(button)
            self._row.addWidget(button)
            button.show()

    def _do(self, number: int) -> None:
        # Those of now: newer work may have other actions behind the same words.
        if number < len(self.work.acts):
            self.work.acts[number].do()


_ANSWERED = frozenset({WorkKind.TRIAL, WorkKind.LONG_TRIAL})
"""Work that asks something: its actions are in the strip. Those of other work are in the list, and on its page."""


class MessageItem(QWidget):
    """A message in the strip: one line, elided; its whole text is in the list and in the tool tip."""

    dismissed = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.mark = IconMark()
        self.text = ElidedLabel()
        self.text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.links: list[LinkButton] = []
        self._shown: list[QAction] = []
        self._close = CrossButton(self.tr("Dismiss"), self.tr("Dismiss"))
        self._close.clicked.connect(self.dismissed)
        self._row = flush(QHBoxLayout(self), GAP)
        for part in (self.mark, self.text, self._close):
            self._row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_message(self, text: str, tone: str, offers: list[QAction], *, closes: bool) -> None:
        """Show *text* with its actions; *closes*: it can be dismissed here."""
        self.mark.show_tone(tone)
        line = " ".join(text.split("\n"))
        if line != self.text.text():
            self.text.setText(line)
            self.setAccessibleName(line)
        if offers != self._shown or [one.text() for one in offers] != [link.text() for link in self.links]:
            self._make_links(offers)
        for button, offer in zip(self.links, offers, strict=True):
            button.setEnabled(offer.isEnabled())
            button.setToolTip(offer.toolTip())
        self._close.setVisible(closes)

    def natural(self) -> int:
        """Return the width in which nothing is elided."""
        text = self.text.fontMetrics().horizontalAdvance(self.text.text())
        parts = [ICON, text + 2, *(one.sizeHint().width() for one in self.links)]
        parts += [self._close.sizeHint().width()] if not self._close.isHidden() else []
        return sum(parts) + GAP * (len(parts) - 1)

    def _make_links(self, offers: list[QAction]) -> None:
        focused = next((number for number, one in enumerate(self.links) if one.hasFocus()), None)
        for old in self.links:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.links, self._shown = [], list(offers)
        for number, offer in enumerate(offers):
            button = link(offer.text(), f"{offer.text()}: {self.text.text()}", offer.trigger)
            self.links.append(button)
            self._row.insertWidget(2 + number, button)
            button.show()
            if number == focused:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
