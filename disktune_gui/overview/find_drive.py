"""A line that shows where the drive is, and blinks its own light or that of its slot."""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, QObject, QRectF, QSize, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.checkup.attachment import DrivePlace
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.change import (
    MAX_TRIAL_S,
    Applied,
    Apply,
    ChangeResult,
    OfTrial,
    TrialEnd,
    TrialEnded,
)
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import (
    FLICKER_BEATS,
    FLICKER_PERIOD_S,
    Flicker,
    FlickerBeat,
    FlickerEnded,
)
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change
from disktune_gui.client import asked
from disktune_gui.client.jobs import HelperJob, NumberedEvent, WorkKind
from disktune_gui.client.session import Session
from disktune_gui.controls.cards import LinkButton, SizedLabel, caption
from disktune_gui.controls.page import is_same
from disktune_gui.overview.place_text import in_short
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.wording import clock
from disktune_gui.theming import style, theme
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate

# -- reading a drive in a rhythm, from the request to its end; no widgets ----------------------------------


class FlickerJob(HelperJob):
    """One job; a new one is made for each."""

    kind = WorkKind.BLINK
    beat = pyqtSignal(int, bool)
    """Its number, and whether the drive is read from now on, or left alone."""
    ended = pyqtSignal(str, object)  # Fault | None
    """The message (empty if all is as requested), and the fault."""

    def __init__(self, session: Session, drive: Drive, *, wake: bool = False) -> None:
        super().__init__(session, drive)
        self._wake = wake
        session.flicker_beat.connect(self._sort)
        session.flicker_ended.connect(self._sort)

    def start(self) -> None:
        """Begin."""
        self.begin()
        self.ask("flicker", Flicker(self.drive.ref, wake=self._wake))

    def _take(self, event: NumberedEvent) -> None:
        if isinstance(event, FlickerEnded):
            self._end("" if event.fault in (None, Fault.CANCELLED) else event.why, event.fault)
        elif isinstance(event, FlickerBeat):
            self.progress = event.beat / FLICKER_BEATS
            self.beat.emit(event.beat, event.reads)
            self.moved.emit()

    def _lost(self) -> None:
        self._end(self.tr("Ended."), Fault.INTERNAL)

    def _on_no_end(self) -> None:
        self._end(self.tr("End unknown; the reads stop within a minute."), None)

    def _end(self, why: str, fault: Fault | None) -> None:
        self._finish(why, fault, lambda: self.ended.emit(why, fault))


# -- the locate light of a slot: a setting on trial that is never kept -------------------------------------
#
# The helper turns it off again when its time is over, when the window leaves, or on request; if the
# helper is killed, the service that keeps trials does.

LIGHT = "scsi.locate_light"


class LocateLight(QObject):
    """The light of one drive, once turned on and off; a new one is made for each time."""

    turned_on = pyqtSignal(int)
    """For how many seconds, as read back."""
    ended = pyqtSignal(str)
    """It is off, as read back, or a sentence why that is unknown or not so."""

    def __init__(self, session: Session, drive: Drive) -> None:
        super().__init__(session)
        self.drive = drive
        self.stopping = False
        self._session = session
        self._trial = ""
        self._kept = self._over = False
        self._early: list[TrialEnded] = []
        session.trial_ended.connect(self._on_trial_ended)
        session.left.connect(self._on_left)

    def turn_on(self) -> None:
        """Ask for it."""
        change = Change(LIGHT, False, True)
        request = Apply(self.drive.ref, (change,), MAX_TRIAL_S)
        self._session.request(self, "apply", request, self._on_applied, lambda _fault, why: self._end(why))

    def turn_off(self) -> None:
        """Turn it off; `ended` follows."""
        if self.stopping or self._over:
            return
        self.stopping = True
        if self._trial:
            self._revert()

    def _revert(self) -> None:
        self._session.request(self, "put-back", OfTrial(self._trial), self._on_trial_ended, self._on_not_reverted)

    def _on_applied(self, applied: Applied) -> None:
        self._trial, self._kept = applied.trial, applied.kept
        result = applied.results[0]
        if not self._trial or result.after is not True:
            # Without a trial nothing was changed.
            self._end(result.why or self.tr("The enclosure ignored it."))
            return
        self.turned_on.emit(applied.trial_s)
        for event in self._early:
            self._on_trial_ended(event)
        if self.stopping and not self._over:
            self._revert()

    def _on_not_reverted(self, fault: Fault, why: str) -> None:
        # Its time may just have run out: then the event reports how that went.
        if fault is not Fault.NOT_SUPPORTED:
            self._end(why)

    def _on_trial_ended(self, ended: TrialEnded) -> None:
        if not self._trial:
            self._early.append(ended)
        elif ended.trial == self._trial:
            kept = ended.end is TrialEnd.KEPT
            self._end(self.tr("Locate light still on.") if kept else self._what_is_wrong(ended.results))

    def _what_is_wrong(self, results: tuple[ChangeResult, ...]) -> str:
        if all(result.after is False for result in results):
            return ""
        why = next((result.why for result in results if result.why), "")
        return why or self.tr("Locate light unknown.")

    def _on_left(self, privilege: Class) -> None:
        if privilege is not Class.TUNE or not self._trial:
            return
        words = self.tr("Locate light unknown.")
        if self._kept:
            words = self.tr("The service turns it off.")
        self._end(words)

    def _end(self, why: str) -> None:
        if not self._over:
            self._over = True
            self.ended.emit(why)
            self.deleteLater()


# -- the line on the Overview ------------------------------------------------------------------------------

_BLINKING = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB, DriveKind.MMC})
DOT = 14
"""Pixels."""


def blinks(drive: Drive | None) -> bool:
    """Return whether a drive has a light of its own, or may have one."""
    return drive is not None and drive.kind in _BLINKING and not drive.saved


class BlinkingDot(QWidget):
    """Shows the rhythm of the drive's light: full while the drive is read."""

    def __init__(self) -> None:
        super().__init__()
        self.lit = False
        self.setFixedSize(QSize(DOT, DOT))
        policy = self.sizePolicy()
        # The words next to it stay where they are.
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def show_lit(self, lit: bool) -> None:
        """Show whether the drive is read now; where nothing may be animated, whether reading goes on at all."""
        self.lit = lit or style.is_still()
        self.update()

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(theme.meaning("good"))
        painter.setPen(QPen(colour, 1.5))
        if self.lit:
            painter.setBrush(colour)
        painter.drawEllipse(QRectF(2, 2, DOT - 4, DOT - 4))
        painter.end()


class FindDrive(QWidget):
    """Blinks one drive at a time; selecting another drive ends that."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._drive: Drive | None = None
        self._place: DrivePlace | None = None
        self._job: FlickerJob | None = None
        self._light: LocateLight | None = None
        self._told = ""
        """The message shown in place of where the drive is."""
        self._lit = ""
        """The message shown as long as the light of the enclosure is on, unless there is another."""
        self._wake = False
        """Whether the next click means that the drive may be woken."""
        self.dot = BlinkingDot()
        self.dot.hide()
        self.number, self.title = SizedLabel("", bold=True, faint=True), PlainLabel()
        self.number.setFixedWidth(pixels(self.font(), 18))
        self.text = caption()
        self.text.wrap_selectable()
        self.blink, self.light = QPushButton(), LinkButton()
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(self.title)
        lines.addWidget(self.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.number)
        row.addLayout(lines, 1)
        row.addWidget(self.dot)
        row.addWidget(self.light)
        row.addWidget(self.blink)
        # Neither changes its width with its text.
        for button, words in ((self.blink, self._blink_words()), (self.light, self._light_words())):
            for each in words:
                button.setText(each)
                button.setMinimumWidth(max(button.minimumWidth(), button.sizeHint().width()))
        self.blink.clicked.connect(self._on_blink)
        self.light.clicked.connect(self._on_light)
        self.lead(0, "")

    def show_drive(self, drive: Drive | None, place: DrivePlace | None) -> None:
        """Show where *drive* is, as far as that is known by now."""
        if drive is None or self._drive is None or drive.ref != self._drive.ref:
            self.stop()
            self._told, self._lit, self._wake = "", "", False
        self._drive, self._place = drive, place
        self._show()

    def lead(self, number: int, title: str) -> None:
        """Be the step of that *number*, with a *title*; 0 is none."""
        self.number.setText(f"{number}")
        self.title.setText(title)
        self.number.setVisible(bool(number))
        self.title.setVisible(bool(number))
        self._show()

    def begin(self) -> None:
        """Let the drive blink, unless it does already."""
        if self._job is None and self._drive is not None and self.blink.isEnabled():
            self._begin(self._drive)

    def stop(self) -> None:
        """End what runs, without waiting for its end."""
        if self._job is not None:
            self._job.beat.disconnect()
            self._job.ended.disconnect()
            self._job.cancel()
        if self._light is not None:
            self._light.turned_on.disconnect()
            self._light.ended.disconnect()
            self._light.turn_off()
        self._job = self._light = None
        self.dot.hide()

    # -- blinking ------------------------------------------------------------------------------------------

    def _on_blink(self) -> None:
        if self._job is not None:
            self.blink.setEnabled(False)
            self._job.cancel()
        elif self._drive is not None:
            self._begin(self._drive)

    def _begin(self, drive: Drive) -> None:
        self._told = ""
        job = self._job = FlickerJob(self._session, drive, wake=self._wake)
        self._wake = False
        job.beat.connect(self._on_beat)
        job.ended.connect(self._on_ended)
        job.start()
        self._show()

    def _on_beat(self, beat: int, reads: bool) -> None:
        self.dot.show_lit(reads)
        if reads:
            left = round((FLICKER_BEATS - beat) * FLICKER_PERIOD_S)
            words = self.tr("Look for a blinking light: {seconds} s left")
            self._tell(words.format(seconds=left))

    def _on_ended(self, why: str, fault: Fault | None) -> None:
        drive, self._job = self._drive, None
        denied = fault in (Fault.PERMISSION, Fault.NOT_ALLOWED)
        if denied and drive is not None and self._session.can_unlock and self._session.privilege is not Class.TUNE:
            self._unlock(drive, lambda: self._begin(drive))
            return
        self._wake = fault is Fault.WOULD_WAKE
        self._tell(why)

    # -- the light of the enclosure ------------------------------------------------------------------------

    def _on_light(self) -> None:
        drive = self._drive
        if self._light is not None:
            self.light.setEnabled(False)
            self._light.turn_off()
        elif drive is not None:
            self._unlock(drive, lambda: self._turn_on(drive))

    def _turn_on(self, drive: Drive) -> None:
        self._told = ""
        light = self._light = LocateLight(self._session, drive)
        light.turned_on.connect(self._on_light_on)
        light.ended.connect(self._on_light_off)
        light.turn_on()
        self._show()

    def _on_light_on(self, seconds: int) -> None:
        words = self.tr("Locate light on until {time}.")
        self._lit = words.format(time=clock(time.time() + seconds, seconds=True))
        self._show()

    def _on_light_off(self, why: str) -> None:
        self._light, self._lit = None, ""
        self._tell(why or self.tr("Locate light off."))

    # -- for both lights -----------------------------------------------------------------------------------

    def _unlock(self, drive: Drive, then: Callable[[], None]) -> None:
        """Call *then* when changes are unlocked, if *drive* is still shown."""

        def unlocked() -> None:
            if is_same(drive, self._drive):
                then()

        self._session.unlock(self, unlocked, self._tell)

    def _tell(self, words: str) -> None:
        self._told = words
        self._show()

    def _show(self) -> None:
        drive, place = self._drive, self._place
        self.setVisible(blinks(drive))
        short = in_short(place) if place is not None else ""
        # Only to take the right one out.
        serial = drive.serial if drive is not None and not self.title.isHidden() else ""
        serial = translate("DriveModel", "serial number {serial}").format(serial=serial) if serial else ""
        where = " · ".join(filter(None, (short, serial)))
        self.text.setText(self._told or self._lit or where)
        self.dot.setVisible(self._job is not None)
        self._show_blink()
        self._show_light(place)

    def _blink_words(self) -> tuple[str, str, str]:
        return self.tr("Make It &Blink"), self.tr("Stop &Blinking"), self.tr("Wake Up and &Blink")

    def _light_words(self) -> tuple[str, str]:
        return self.tr("Locate &Light"), self.tr("Turn &Light Off")

    def _show_blink(self) -> None:
        runs = self._job is not None
        stopping = self._job is not None and self._job.cancelling
        # What this machine can only refuse is not offered.
        why_not = asked.why_not(self._session, "flicker", self._drive)
        self.blink.setEnabled(not stopping and not why_not)
        begin, stop, wake = self._blink_words()
        self.blink.setText(stop if runs else wake if self._wake else begin)
        if why_not:
            self.blink.setToolTip(as_tip(why_not))
            return
        self.blink.setToolTip(self.tr("Reads for a minute. Many M.2 drives have no light."))

    def _show_light(self, place: DrivePlace | None) -> None:
        slot = place.enclosure if place is not None else None
        mine = self._light is not None
        self.light.setVisible(slot is not None and slot.locate is not None)
        anothers = slot is not None and slot.locate is True and not mine
        self.light.setEnabled(not anothers and not (self._light is not None and self._light.stopping))
        turn_on, turn_off = self._light_words()
        self.light.setText(turn_off if mine else turn_on)
        if anothers:
            self.light.setToolTip(self.tr("Turned on by another program"))
        else:
            self.light.setToolTip(self.tr("For 2 minutes"))
