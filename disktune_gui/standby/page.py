"""Standby: why a drive does not stay in it. It is recorded for a night; the reasons are ranked and proved.

One state at a time: never recorded, locked, recording, or a night that has ended.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, auto

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive, can_spin_down
from disktune_contract.sentence import Sentence
from disktune_contract.standby.comparison import can_compare
from disktune_contract.standby.diagnosis import Diagnosis, diagnose
from disktune_contract.standby.night import Grade, RecordingContext
from disktune_contract.standby.recording import Recording, RecordingStage
from disktune_contract.standby.remedies import FSTAB
from disktune_gui.client.presence import SeenTimer
from disktune_gui.controls.cards import GAP, PADDING, Disclosure
from disktune_gui.controls.columns import inset
from disktune_gui.controls.message import MessageBar, UnlockBar
from disktune_gui.controls.page import Page, is_same
from disktune_gui.services.recordings import Recordings
from disktune_gui.services.services import Services
from disktune_gui.standby.controls import (
    NightControls,
    ProgramsTable,
    RunningView,
    Shown,
    TakingAlong,
    WatchControls,
    earlier,
    other_of,
)
from disktune_gui.standby.lane_card import LaneCard
from disktune_gui.standby.night_picture import ComparisonView
from disktune_gui.text.formats import number
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush, lines, pixels

# -- the introduction, where nothing has been recorded so far ----------------------------------------------


class Introduction(QWidget):
    """States what a recording shows, what it takes, and what it leaves alone."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(12)
        for text in (
            self.tr("Records for a night which programs reach the drive, without waking it; no file names."),
            self.tr("Do not use the drive until then; DiskTune can be closed."),
        ):
            label = PlainLabel(text)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)


# -- the night that is compared with another --------------------------------------------------------------


class OtherNights(QWidget):
    """Which night is compared with, and the comparison."""

    def __init__(self, against: QWidget, comparison: QWidget) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        side = pixels(self.font(), PADDING)
        column.setContentsMargins(side, 0, side, side)
        column.addWidget(against, 0, Qt.AlignmentFlag.AlignLeading)
        column.addWidget(comparison)


# -- page --------------------------------------------------------------------------------------------------

_TICK_MS = 1000


class PageState(IntEnum):
    """What is shown."""

    WORDS = 0
    RUNNING = auto()
    NIGHT = auto()


class Front(QWidget):
    """One of several widgets; it is as high as the words of that one need."""

    def __init__(self) -> None:
        super().__init__()
        self._widgets: list[QWidget] = []
        self._column = flush(QVBoxLayout(self))

    def add(self, widget: QWidget) -> None:
        """Add a widget; the first one is shown."""
        self._widgets.append(widget)
        self._column.addWidget(widget)
        widget.setVisible(len(self._widgets) == 1)

    def currentIndex(self) -> int:  # as Qt's own
        """Return which one is shown."""
        return next(place for place, one in enumerate(self._widgets) if not one.isHidden())

    def setCurrentIndex(self, place: int) -> None:  # as Qt's own
        """Show another one."""
        for at, one in enumerate(self._widgets):
            one.setVisible(at == place)


class StandbyPage(Page):
    """The question, a recording, its findings, and the proof."""

    lasting_wanted = pyqtSignal(Drive, str, object)  # Value
    """Offer a change that is to last: drive, setting, value."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._recordings: Recordings = services.recordings
        self._chosen = ""
        """The key of the night that is shown; empty is the newest."""
        self._against = ""
        """The key of the night that it is compared with; empty is the one before."""
        self._was_running = ""
        """The key of the recording that ran at the last check."""
        self._asking = False
        """Whether the user waits for a recording to begin or to end."""
        self.controls, self.nights = WatchControls(), NightControls()
        self.message = MessageBar()
        self.unlock_bar = UnlockBar(self.tr("Unlock to read recordings."))
        self.intro = Introduction()
        self.running = RunningView()
        self.programs, self.comparison = ProgramsTable(), ComparisonView(self.preferences)
        self.accesses = Disclosure(self.tr("All accesses"), lambda: inset(self.programs))
        self.compare = Disclosure(
            self.tr("Compare with another night"), lambda: OtherNights(self.nights.against, self.comparison)
        )
        self.lanes = LaneCard(self.accesses, self.compare)
        self.taking = TakingAlong(self, self._shown, self.message)
        self.front = Front()
        self._simulated = PlainLabel()
        self._tick = SeenTimer(self.session, self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._show_progress)
        self._lay_out()
        self._connect()

    # -- Page ----------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show the recordings of *drive*."""
        another = not is_same(drive, self._drive)
        self._drive = drive if drive is not None and can_spin_down(drive) else None
        if another:
            self._chosen = self._against = self._was_running = ""
            self._asking = False
            self.message.dismiss()
            self.accesses.opened = self.compare.opened = False
            self._watch()
        self._show()

    def head(self) -> QBoxLayout:
        return self._top

    def set_active(self, active: bool) -> None:
        """Follow a recording while the page is shown."""
        super().set_active(active)
        self._watch()

    def refresh(self) -> None:
        """Read the recordings again."""
        if self.active and self._drive is not None:
            self._recordings.ask(self._drive)

    def _watch(self) -> None:
        self._recordings.watch(self._drive if self.active else None)

    # -- recordings ----------------------------------------------------------------------------------------

    def _all(self) -> tuple[Recording, ...]:
        found = self._recordings.of(self._drive) if self._drive is not None else None
        return found or ()

    def _ended(self) -> list[Recording]:
        return [one for one in self._all() if one.stage.over]

    def recording(self) -> Recording | None:
        """Return the recording that is shown, None if there is none."""
        found = self._all()
        return next((one for one in found if one.key == self._chosen), found[0] if found else None)

    def night(self) -> RecordingContext | None:
        """Return the recording that is shown, with what is known of its drive."""
        recording, drive = self.recording(), self._drive
        return None if recording is None or drive is None else self._recordings.night(drive, recording)

    def _shown(self) -> Shown:
        compared = self.comparison.table.table if self.compare.opened and self.compare.isVisibleTo(self) else None
        return Shown(self.night(), compared, self._simulated.text())

    def _other(self, shown: Recording) -> Recording | None:
        """Return what *shown* is compared with, None if it is the first."""
        return other_of(self._all(), shown, self._against)

    def _locked(self) -> bool:
        return not self.session.may("recordings")

    # -- showing -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        drive = self._drive
        if drive is None:
            return
        recording = self.recording()
        self._follow(recording)
        other = self._other(recording) if recording is not None else None
        self.nights.offer_recordings(self._all(), recording, other.key if other is not None else "")
        running = self._recordings.running(drive)
        state = PageState.WORDS
        # Until the state of the drive is known, nothing is shown that would be replaced at once.
        if recording is not None and self._recordings.ready(drive):
            state = PageState.NIGHT if recording.stage.over else PageState.RUNNING
        night = self.night()
        if state is PageState.WORDS or night is None:
            self._show_words()
        elif state is PageState.RUNNING:
            self._show_running(night)
        elif recording is not None:
            self._show_night(night, recording)
        self.front.setCurrentIndex(state)
        self._show_controls(running, state)

    def _follow(self, recording: Recording | None) -> None:
        """Show the proof when a recording has ended that was shown running, if it can be compared."""
        if recording is None:
            return
        if not recording.stage.over:
            self._was_running = recording.key
        elif self._was_running and self._was_running == recording.key:
            self._was_running = ""
            other = self._other(recording)
            if other is not None and recording.stage is RecordingStage.ENDED and can_compare(other, recording):
                self.compare.opened = True

    def _show_words(self) -> None:
        drive = self._drive
        why_not = self._recordings.why_not(drive) if drive is not None else ""
        hopeless = self.session.hopeless("record")
        known = drive is not None and self._recordings.ready(drive)
        if why_not:
            self.controls.say(said(why_not), "caution")
        elif hopeless:
            self.controls.say(said(hopeless), "caution")
        elif known or self._locked():
            self.controls.say(self.tr("Why awake?"))
        else:
            self.controls.say(self.tr("Reading recordings…"), "faint")

    def _show_running(self, night: RecordingContext) -> None:
        self.controls.say(self.tr("Recording…"), "info")
        self.running.show_night(night)
        self._show_progress()

    def _show_progress(self) -> None:
        drive = self._drive
        recording = self._recordings.running(drive) if drive is not None else None
        if drive is not None and recording is not None:
            self.running.show_progress(self._recordings.done_s(drive), recording.minutes * 60.0)

    def _show_night(self, night: RecordingContext, recording: Recording) -> None:
        diagnosis = diagnose(night)
        self.controls.say(said(diagnosis.verdict), _tone(diagnosis))
        self.lanes.show_night(night, diagnosis)
        self.programs.show_night(night)
        self.programs.fit_height()
        # The bar below the columns covers no row.
        self.programs.setFixedHeight(self.programs.minimumHeight() + lines(self, 1))
        self.accesses.set_count(number(len(self.programs.table.rows)))
        against, others = self._other(recording), len(earlier(self._all(), recording))
        self.compare.setVisible(against is not None)
        self.compare.set_count(said(Sentence.counted(others, "{n} earlier night", "{n} earlier nights")))
        if against is not None and self._drive is not None:
            self.comparison.show_nights(self._recordings.night(self._drive, against), night)

    def _show_controls(self, running: Recording | None, state: PageState) -> None:
        self.controls.show_state(
            running=running is not None,
            again=bool(self._ended()),
            asking=self._asking,
            hopeless=said(self.session.hopeless("record")),
        )
        self.unlock_bar.setVisible(self._locked() and self.session.can_unlock)
        self.nights.show_state(night=state is PageState.NIGHT, several=len(self._all()) > 1)
        if running is not None and state is PageState.RUNNING:
            self._tick.start()
        else:
            self._tick.stop()

    # -- input of the user ---------------------------------------------------------------------------------

    def _on_watch(self) -> None:
        if self._drive is not None and self.controls.watch.isEnabled():
            self._begin_asking()
            self._chosen = self._against = ""
            self._recordings.record(self._drive, self.controls.minutes, self._refused(self._drive))

    def _on_stop(self) -> None:
        if self._drive is not None:
            self._begin_asking()
            self._recordings.stop(self._drive, self._refused(self._drive))

    def _begin_asking(self) -> None:
        self._asking = True
        self.message.dismiss()
        self._show()

    def _refused(self, drive: Drive) -> Callable[[str], None]:
        def refused(why: str) -> None:
            if is_same(drive, self._drive):
                self._asking = False
                self.message.show_text(said(why), tone="danger", error=False)
                self._show()

        return refused

    def _on_changed(self, name: str) -> None:
        if self._drive is not None and self._drive.name == name:
            self._asking = False
            self._show()

    def _on_night(self, _index: int) -> None:
        self._chosen, self._against = str(self.nights.shown.currentData() or ""), ""
        self._show()

    def _on_against(self, _index: int) -> None:
        self._against = str(self.nights.against.currentData() or "")
        self._show()

    def _on_setting(self, setting: str, value: object) -> None:
        if self._drive is not None:
            self.lasting_wanted.emit(self._drive, setting, value)

    def _on_copied(self, file: str) -> None:
        text = self.tr("Copied. Add it to {file}.").format(file=file)
        if file == FSTAB:
            text = self.tr("Copied. Add it to the line in {file}, then restart.").format(file=file)
        if not file:
            text = self.tr("Copied. Run it in a terminal.")
        self.message.show_text(text)

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, self.message.show_text)

    # -- layout --------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._recordings.changed.connect(self._on_changed)
        self.session.privilege_changed.connect(self._on_privilege)
        self.preferences.changed.connect(self._show)
        self.controls.watch.clicked.connect(self._on_watch)
        self.controls.stop.clicked.connect(self._on_stop)
        self.controls.length.currentIndexChanged.connect(lambda _index: self._show())
        self.nights.shown.activated.connect(self._on_night)
        self.nights.against.activated.connect(self._on_against)
        self.nights.copy.clicked.connect(self.taking.copy)
        self.nights.export.chosen.connect(self.taking.ask_and_export)
        self.unlock_bar.asked.connect(self._unlock)
        self.lanes.setting_wanted.connect(self._on_setting)
        self.lanes.copied.connect(self._on_copied)

    def _on_privilege(self) -> None:
        self.refresh()
        self._show()

    def _lay_out(self) -> None:
        demo = self.session.place.demo
        self._simulated.setText(self.tr("Simulated: a night in 45 s.") if demo else "")
        self._simulated.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        night = QWidget()
        inside = flush(QVBoxLayout(night))
        inside.addWidget(self.lanes)
        inside.addStretch(1)
        for state in (self.intro, self.running, night):
            self.front.add(state)
        top = self._top = QHBoxLayout()
        top.addWidget(self.nights, 1)
        top.addWidget(self.controls)
        layout = QVBoxLayout(self)
        side = pixels(self.font(), 24)
        layout.setContentsMargins(side, pixels(self.font(), 12), side, pixels(self.font(), 12))
        layout.setSpacing(pixels(self.font(), GAP))
        layout.addLayout(top)
        layout.addWidget(self.controls.card)
        layout.addWidget(self.message)
        layout.addWidget(self.front, 1)
        layout.addWidget(self.unlock_bar)
        layout.addWidget(self._simulated)
        # Not before it has a parent: it would be a window of its own for a moment.
        self._simulated.setVisible(demo)


def _tone(diagnosis: Diagnosis) -> str:
    if not diagnosis.findings:
        return ""
    first = diagnosis.findings[0].grade
    if first is Grade.WELL:
        return "good"
    return "caution" if first in (Grade.FORBIDS, Grade.KEEPS) else ""
