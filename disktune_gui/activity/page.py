"""What the drives are doing: the selected one in detail, or all of them at once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.look import ActivitySample
from disktune_gui.activity.metrics import SUMMARY_EVERY_S
from disktune_gui.client.presence import SeenTimer
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.page import Page
from disktune_gui.drives.groups import selected_kinds
from disktune_gui.services.services import Services
from disktune_gui.text import wording
from disktune_gui.theming.style import pixels

if TYPE_CHECKING:
    from disktune_gui.activity.views import ActivityView

SPANS_S = (60, 300, 900)
SPAN_KEY = "activity/span"
LATE_MS = 8_000
"""Milliseconds without figures, which come every second, after which those that are shown are dated."""


class ActivityPage(Page):
    """Charts and figures over the last minutes. The past of all drives is kept while the program runs.

    The charts are made when the page is first seen: loading what draws them takes a tenth of a second, which a
    window that opens on another page does not have to wait for.
    """

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        # Before the page listens itself: what it draws then is already recorded.
        self._recorder = services.recorder
        self.history = self._recorder.history
        self._drive: Drive | None = None
        self._paused_at: float | None = None
        self._summary_at = float("-inf")
        self._views: tuple[ActivityView, ActivityView] | None = None
        self.span = ChoiceBox()
        self.pause = QPushButton(self.tr("Paus&e"))
        self.table_button = QPushButton(QCoreApplication.translate("Export", "&Table"))
        self._stack = QStackedWidget()
        self.dated = ToneLabel("", "caution")
        """Since when there are no new figures; hidden while there are."""
        self._late = SeenTimer(self.session, self)
        self._late.setSingleShot(True)
        self._late.setInterval(LATE_MS)
        self._late.timeout.connect(self._on_late)
        self._lay_out()
        self.session.activity.connect(self._on_activity)
        self.session.drives_changed.connect(self._redraw)
        self.preferences.changed.connect(self._on_preferences)

    def _lay_out(self) -> None:
        texts = (self.tr("Last minute"), self.tr("Last 5 minutes"), self.tr("Last 15 minutes"))
        for text, seconds in zip(texts, SPANS_S, strict=True):
            self.span.addItem(text, seconds)
        kept = self.preferences.text(SPAN_KEY)
        self.span.setCurrentIndex(SPANS_S.index(int(kept)) if kept in map(str, SPANS_S) else 0)
        self.span.setAccessibleName(self.tr("Time range"))
        self.span.currentIndexChanged.connect(self._on_span)
        self.pause.setCheckable(True)
        self.pause.toggled.connect(self._on_pause)
        self.table_button.setCheckable(True)
        self.table_button.toggled.connect(self._on_table)
        top = self._top = QHBoxLayout()
        top.setSpacing(8)
        top.addStretch(1)
        top.addWidget(self.span)
        top.addWidget(self.pause)
        top.addWidget(self.table_button)
        column = QVBoxLayout(self)
        side, above = pixels(self.font(), 24), pixels(self.font(), 12)
        column.setContentsMargins(side, above, side, above)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.dated)
        column.addWidget(self._stack, 1)
        self.dated.setWordWrap(True)
        self.dated.hide()

    def head(self) -> QBoxLayout:
        return self._top

    # -- from the window -----------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show one drive, or all if None."""
        self._drive = drive
        self._summary_at = float("-inf")
        self._redraw()

    def set_active(self, active: bool) -> None:
        """Watch the counters only while the page is in view."""
        if active == self.active:
            return
        super().set_active(active)
        self.session.watch(active)
        self.dated.hide()
        (self._late.start if active else self._late.stop)()
        if active:
            self._views_made()
            self._redraw()

    # -- events --------------------------------------------------------------------------------------------

    def _on_late(self) -> None:
        words = self.tr("No data for {seconds} s.").format(seconds=LATE_MS // 1000)
        if (at_s := self.history.at_s) is not None:
            at = wording.moment(at_s + self._recorder.clock_offset, seconds=True)
            words = self.tr("{why} Ends at {time}.").format(why=words, time=at)
        self.dated.setText(words)
        self.dated.show()

    def _on_activity(self, _sample: ActivitySample) -> None:
        if self.active:
            self.dated.hide()
            self._late.start()
        if self._paused_at is None:
            self._redraw()

    def _on_pause(self, paused: bool) -> None:
        self._paused_at = self.history.at_s if paused else None
        self.pause.setText(self.tr("&Resume") if paused else self.tr("Paus&e"))
        self._redraw()

    def _on_span(self, _index: int) -> None:
        self.preferences.keep(SPAN_KEY, str(self.span.currentData()))
        self._redraw()

    def _on_table(self, on: bool) -> None:
        for view in self._views or ():
            view.show_tables(on)
        self._redraw()

    def _on_preferences(self) -> None:
        for view in self._views or ():
            view.use_units(self.preferences.units)
        self._redraw()

    # -- drawing -------------------------------------------------------------------------------------------

    def _views_made(self) -> tuple[ActivityView, ActivityView]:
        if self._views is None:
            from disktune_gui.activity.views import AllDrivesView, OneDriveView  # noqa: PLC0415  see the class

            self._views = (OneDriveView(self.history), AllDrivesView(self.history))
            for view in self._views:
                view.use_units(self.preferences.units)
                view.changed.connect(self._redraw)
                view.show_tables(self.table_button.isChecked())
                self._stack.addWidget(view)
        return self._views

    def _redraw(self) -> None:
        if not self.active or self._views is None:
            return
        view = self._views[self._drive is None]
        self._stack.setCurrentWidget(view)
        end = self.history.at_s if self._paused_at is None else self._paused_at
        drives = self._shown_drives()
        view.draw(drives, float(self.span.currentData()), end, self._recorder.clock_offset)
        now = time.monotonic()
        if now - self._summary_at >= SUMMARY_EVERY_S:
            self._summary_at = now if view.summarise(drives) else float("-inf")

    def _shown_drives(self) -> tuple[Drive, ...]:
        if self._drive is not None:
            return (self._drive,)
        chosen = selected_kinds(self.preferences)
        return tuple(drive for drive in self.session.drives if not chosen.omits(drive.kind))
