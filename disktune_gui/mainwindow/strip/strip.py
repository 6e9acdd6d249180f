"""The strip below all pages: what runs on any drive, and what you just did. A list of all of it opens upwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PyQt6.QtCore import QEvent, QSize, Qt
from PyQt6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PyQt6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from disktune_gui.client.jobs import WorkKind
from disktune_gui.client.presence import SeenTimer
from disktune_gui.client.session import Session
from disktune_gui.controls.cards import LinkButton
from disktune_gui.controls.columns import IconMark
from disktune_gui.desktop import clipboard
from disktune_gui.mainwindow.strip.items import ICON, MessageItem, TextButton, WorkItem, link
from disktune_gui.mainwindow.strip.messages import Message, Messages
from disktune_gui.mainwindow.strip.work_list import WorkList
from disktune_gui.mainwindow.window_place import strip_height
from disktune_gui.services.running import RunningWork, Work
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import icons, theme

NEWS_MS = 10_000
"""How long the newest notice is shown; from then on it is in the list."""
_SECOND_MS, _CALM_MS = 1000, 10_000
"""How often the time left is updated: while seconds are shown, and else."""
_SELDOM_ASKED = frozenset({WorkKind.SELF_TEST, WorkKind.RECORDING})
_NEWS_SHARE = 0.4
"""The most of the width that the newest notice takes."""
_LEAST_MESSAGE = 220
"""Pixels that a message that stays gets at least."""
_BETWEEN = 14

Shows = Callable[[Work], bool]


class Strip(QWidget):
    """The strip. *shows* returns whether the page in front shows some work itself; *go* leads to it."""

    def __init__(
        self,
        session: Session,
        running: RunningWork,
        messages: Messages,
        shows: Shows,
        go: Callable[[Work], object],
    ) -> None:
        super().__init__()
        self._session, self._running, self.messages = session, running, messages
        self._shows, self._go = shows, go
        self.items: dict[str, WorkItem] = {}
        """By key, in the order of the strip; some may not fit."""
        self._lines: dict[str, QFrame] = {}
        self.front, self.news = MessageItem(), MessageItem()
        self.more = link("", self.tr("All running work"), self.open_list)
        self._lock, self.read_only = IconMark("lock"), TextButton()
        self._why_locked: Message | None = None
        self.arrow = QToolButton()
        self.list: WorkList | None = None
        """The list, while it is open."""
        self._tick = SeenTimer(session, self)
        self._tick.timeout.connect(self._on_tick)
        self._settle = SeenTimer(session, self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(NEWS_MS)
        self._settle.timeout.connect(self._on_settle)
        self._news: Message | None = None
        self._lay_out()
        running.changed.connect(self.look)
        messages.changed.connect(self._on_messages)
        messages.asked.connect(self._on_asked)
        messages.acted.connect(self.close_list)
        self.look()
        self._on_messages()

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Running work"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.arrow.setAutoRaise(True)
        self.arrow.setIcon(icons.icon("up", QPalette.ColorRole.PlaceholderText))
        self.arrow.setIconSize(QSize(ICON, ICON))
        self.arrow.setToolTip(self.tr("All running work"))
        self.arrow.setAccessibleName(self.arrow.toolTip())
        self.arrow.clicked.connect(lambda _checked: self.open_list())
        self.read_only.say(self.tr("Read-only"))
        self.read_only.clicked.connect(lambda _checked: self.open_list())
        self.front.dismissed.connect(lambda: self._dismiss(self.messages.front))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 1, 8, 0)
        self._row.setSpacing(_BETWEEN)
        self._row.addWidget(self.front)
        self._row.addWidget(self.more)
        self._row.addStretch(1)
        end: tuple[QWidget, ...] = (self.news, self._lock, self.read_only, self.arrow)
        for part in end:
            self._row.addWidget(part)
        hidden: tuple[QWidget, ...] = (self.front, self.news, self.more, self._lock, self.read_only)
        for part in hidden:
            part.hide()

    def sizeHint(self) -> QSize:
        return QSize(0, strip_height(self.font()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        theme.paint_strip(painter, self)
        painter.end()

    # -- work ----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Show what runs now, without what the page in front shows itself."""
        works = self._running.works
        if self.list is not None:
            self.list.show_works(works)
        wanted = [work for work in works if not self._shows(work)]
        for key in self.items.keys() - {work.key for work in wanted}:
            self._remove(key)
        for work in wanted:
            if work.key in self.items:
                self.items[work.key].show_work(work)
            else:
                self._add(work)
        self.items = {work.key: self.items[work.key] for work in wanted}
        for place, key in enumerate(self.items):
            for number, part in enumerate((self._lines[key], self.items[key])):
                if self._row.indexOf(part) != 1 + 2 * place + number:
                    self._row.removeWidget(part)
                    self._row.insertWidget(1 + 2 * place + number, part)
        self._keep_time(works)
        self._arrange()

    def _add(self, work: Work) -> None:
        item = self.items[work.key] = WorkItem(work)
        item.chosen.connect(lambda: self._on_chosen(item))
        line = self._lines[work.key] = QFrame()
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFixedHeight(18)
        line.setForegroundRole(QPalette.ColorRole.Mid)

    def _remove(self, key: str) -> None:
        item = self.items.pop(key)
        if item.isAncestorOf(QApplication.focusWidget() or self):
            # From a widget that is gone the focus would move to wherever the next one is.
            self.arrow.setFocus(Qt.FocusReason.OtherFocusReason)
        for part in (item, self._lines.pop(key)):
            self._row.removeWidget(part)
            part.hide()
            part.deleteLater()

    def _on_chosen(self, item: WorkItem) -> None:
        self.close_list()
        self._go(item.work)

    def _keep_time(self, works: tuple[Work, ...]) -> None:
        """Count only while something is shown to the second, or is seldom asked how far it is."""
        quick = any(work.to_the_second for work in works)
        if not quick and not any(work.kind in _SELDOM_ASKED for work in works):
            self._tick.stop()
            return
        every = _SECOND_MS if quick else _CALM_MS
        if not self._tick.isActive() or every != self._tick.interval():
            self._tick.start(every)

    def _on_tick(self) -> None:
        self._keep_time(self._running.works)
        for item in self.items.values():
            item.tick()
        if self.list is not None:
            self.list.tick()
        self._arrange()

    # -- messages ------------------------------------------------------------------------------------------

    def show_read_only(self, why: str, command: str) -> None:
        """Show at the end that nothing can be changed, in the list why, and the *command* that helps."""
        self._why_locked = Message(self, why, "info")
        self._why_locked.offer(self.tr("Copy Command"), command, lambda: clipboard.copy(command))
        self.read_only.setToolTip(as_tip(why))
        self._lock.show()
        self.read_only.show()
        self._on_messages()

    def _on_messages(self) -> None:
        front, news = self.messages.front, self.messages.news
        if news is not self._news:
            self._news = news
            (self._settle.start if news is not None else self._settle.stop)()
        for item, message in ((self.front, front), (self.news, news)):
            item.setVisible(message is not None)
            if message is not None:
                closes = message is front and not message.question
                item.show_message(message.text, message.tone, message.useful, closes=closes)
        if self.list is not None:
            self.list.show_messages(self._listed())
        self._arrange()

    def _listed(self) -> list[Message]:
        front = self.messages.front
        rest = [one for one in reversed(self.messages.all) if one is not front]
        return [one for one in (front, *rest, self._why_locked) if one is not None]

    def _on_settle(self) -> None:
        if self.news.underMouse() or self.news.isAncestorOf(QApplication.focusWidget() or self):
            self._settle.start()
        else:
            self.messages.settle()

    def _dismiss(self, message: Message | None) -> None:
        if message is not None:
            self.messages.withdraw(message)

    def _on_asked(self) -> None:
        """Let a question be answered, once all of it can be read; a Return that was meant for a menu declines."""
        self._row.activate()
        if not self.isVisible():
            return
        if not self.front.text.fits:
            self.open_list()
        links = self.list.answers() if self.list is not None else self.front.links
        if links:
            links[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # -- the list ------------------------------------------------------------------------------------------

    def open_list(self) -> None:
        """Show everything in full."""
        if self.list is None:
            found = self.list = WorkList(self)
            found.chosen.connect(self._on_listed)
            found.dismissed.connect(self.messages.withdraw)
            found.closed.connect(self._on_closed)
            found.show_works(self._running.works)
            found.show_messages(self._listed())
        self.list.open_over(self)

    def close_list(self) -> None:
        """Close the list."""
        if self.list is not None:
            self.list.close()

    def _on_closed(self) -> None:
        found, self.list = self.list, None
        if found is not None:
            found.deleteLater()

    def _on_listed(self, work: Work) -> None:
        self.close_list()
        self._go(work)

    def take_focus(self) -> None:
        """Give the keyboard focus to the first action."""
        first = next(iter(self._links()), None)
        (first or self.arrow).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _links(self) -> Iterator[LinkButton | TextButton]:
        yield from (one for one in self.front.links if one.isVisible())
        yield from (item.title for item in self.items.values() if item.isVisible())
        yield from (one for one in self.news.links if one.isVisible())

    # -- what fits -----------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Show what fits: of the work the third is left out first, then the second, then the newest notice."""
        empty = not (self._running.works or self._listed())
        self.arrow.setVisible(not empty)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        ends: tuple[QWidget, ...] = (self.arrow, self._lock, self.read_only)
        for part in ends:
            room -= part.sizeHint().width() + _BETWEEN if not part.isHidden() else 0
        items = list(self.items.values())
        widths = [item.sizeHint().width() + 2 * _BETWEEN + 1 for item in items]
        first = widths[0] + self._more_wide(len(items) - 1) if widths else 0
        news = 0
        if self._news is not None:
            news = min(self.news.natural(), round(room * _NEWS_SHARE))
            self.news.setVisible(room - news - _BETWEEN >= first)
            self.news.setFixedWidth(max(news, 1))
            room -= news + _BETWEEN if not self.news.isHidden() else 0
        if self.messages.front is not None:
            least = min(self.front.natural(), _LEAST_MESSAGE)
            wide = min(self.front.natural(), max(least, room - first - _BETWEEN))
            self.front.setFixedWidth(max(wide, 1))
            room -= wide + _BETWEEN
        shown = len(items)
        while shown and sum(widths[:shown]) + self._more_wide(len(items) - shown) > room:
            shown -= 1
        for number, (item, line) in enumerate(zip(items, self._lines_of(items), strict=True)):
            item.setVisible(number < shown)
            line.setVisible(number < shown and (number > 0 or self.messages.front is not None))
        self.more.setVisible(shown < len(items))
        if shown < len(items):
            self.more.setText(self._more_words(len(items) - shown))

    def _lines_of(self, items: list[WorkItem]) -> list[QFrame]:
        return [self._lines[item.work.key] for item in items]

    def _more_words(self, count: int) -> str:
        return self.tr("%n more", "", count)

    def _more_wide(self, count: int) -> int:
        return self.fontMetrics().horizontalAdvance(self._more_words(count)) + 2 * _BETWEEN if count else 0

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._arrange()
