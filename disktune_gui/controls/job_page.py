"""What pages and forms of long jobs share: Start, Cancel, progress, and the lock."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PyQt6.QtCore import QElapsedTimer, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.measurement import EngineList, EngineState
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_gui.client import elevation
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.number_spin import settle
from disktune_gui.controls.page import FrontStack, LowerHalf, Page
from disktune_gui.desktop.preferences import keep_split
from disktune_gui.services.services import Services
from disktune_gui.text.formats import duration
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import lines

# -- what the forms of long jobs share: Start, Cancel, and progress ----------------------------------------

PARTS = 1000
"""Steps of the progress bar."""


class PatientButton(QPushButton):
    """A button in the place of another one; it ignores the second press of a double click on that one."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._since = QElapsedTimer()

    def wait(self) -> None:
        """Ignore the mouse for as long as a press may belong to a double click that began before."""
        self._since.start()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        if self._since.isValid() and not self._since.hasExpired(QApplication.doubleClickInterval()):
            return
        super().mousePressEvent(event)


class JobForm(QWidget):
    """The questions of a page. Its subclasses ask them, and enable in `refresh` what may be changed now."""

    start = pyqtSignal()
    cancel = pyqtSignal()

    def __init__(self, width: int, about: str) -> None:
        """*width* counts in heights of a line, 0 for as wide as there is room; *about* names the progress bar."""
        super().__init__()
        self.running = self.locked = False
        """Whether it goes on, and whether starting asks for a password first."""
        self.awake = False
        """Whether the computer in front of the user is kept from suspending."""
        self.far = False
        """Whether the drives are another machine's."""
        self.forbidden = self.remedy = ""
        """Why the drive itself cannot be measured by this user at all, and the command that makes it possible."""
        self.engines: Mapping[Engine, EngineState] = {}
        """What is known of the programs that measure; empty until the helper has reported."""
        self.start_button = PatientButton()
        self.cancel_button = PatientButton(self.tr("&Cancel"))
        self._button_place = QStackedWidget()
        """Start and Cancel are in one place, which is as large as the larger of them: it never moves."""
        self.progress = QProgressBar()
        self.progress_text = PlainLabel()
        if width:
            self.setFixedWidth(lines(self, width))
        for button in (self.start_button, self.cancel_button):
            self._button_place.addWidget(button)
        self._button_place.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for widget in (self.progress, self.progress_text):
            keeps = widget.sizePolicy()
            keeps.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(keeps)
        self.start_button.setDefault(True)
        self.progress.setTextVisible(False)
        self.progress.setRange(0, PARTS)
        self.progress.setAccessibleName(about)
        self.progress_text.setWordWrap(True)
        self.start_button.clicked.connect(self.start)
        self.cancel_button.clicked.connect(self.cancel)

    def set_engines(self, engines: Mapping[Engine, EngineState]) -> None:
        """Store which programs there are."""
        self.engines = engines
        self.refresh()

    def look_again(self) -> None:
        """Ask again what may have changed since the form was last seen."""

    def refresh(self) -> None:
        """Enable what may be pressed and changed at present."""
        raise NotImplementedError

    def buttons(self) -> QWidget:
        """Return the place of Start, which is Cancel while something goes on."""
        return self._button_place

    def set_running(self, running: bool) -> None:
        """Switch between the form and the progress."""
        # A button that is disabled would let the focus move to wherever the next one is.
        held = any(one.hasFocus() for one in (self, self.start_button, self.cancel_button))
        self.running = running
        self.progress.setVisible(running)
        self.progress_text.setVisible(running)
        self.progress.setValue(0)
        self.progress_text.setText(self.tr("Starting…") if running else "")
        self.cancel_button.setEnabled(running)
        front = self.cancel_button if running else self.start_button
        if front is not self._button_place.currentWidget():
            self._button_place.setCurrentWidget(front)
            front.wait()
        self.refresh()
        if held:
            (self.cancel_button if running else self.start_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_cancelling(self, words: str) -> None:
        """Show in *words* what is still to be done; it cannot be cancelled twice."""
        if self.cancel_button.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cancel_button.setEnabled(False)
        self.progress_text.setText(words)

    def show_progress(self, share: float, words: str, left_s: float | None) -> None:
        """Show how far all of it is, what is under way, and how long it still takes if that is known."""
        self.progress.setValue(round(PARTS * max(0.0, min(1.0, share))))
        if left_s is not None:
            time = duration(max(1, round(left_s)))
            words = self.tr("{step}, about {time} left").format(step=words, time=time)
        if self.awake:
            awake = self.tr("{progress}. No suspend until the end.")
            if self.far:
                awake = self.tr("{progress}. No suspend here until the end.")
            words = awake.format(progress=words)
        self.progress_text.setText(words)

    def show_locked(self, locked: bool) -> None:
        """Show on the button whether starting asks for a password first."""
        self.locked = locked
        self.refresh()

    def show_forbidden(self, why: str, remedy: str) -> None:
        """Store why no password helps, and the command that does; both empty where one does."""
        self.forbidden, self.remedy = why, remedy

    def unreadable(self, drive: Drive | None) -> str:
        """Return why nothing of *drive* can be read; empty if it can, perhaps after a password."""
        if drive is None or drive.size_bytes > 0:
            return self.forbidden
        if drive.kind is DriveKind.ARRAY:
            return self.tr("Start the array first.")
        return self.tr("Insert a medium first.")

    def name_start(self, *, locked: bool) -> None:
        """Write on the button what pressing it does first."""
        self.start_button.setText(self.start_words(locked=locked))

    def start_words(self, *, locked: bool) -> str:
        """Return what is started, as a command; *locked*: starting asks for a password first."""
        raise NotImplementedError


# -- what the pages of long jobs share: the form, its lock, its messages -----------------------------------

UPPER, LOWER = 3, 1
"""How the present job and earlier ones share the height that is left."""
ELSEWHERE = "elsewhere"
"""Subject of the message that names the drive on which a job runs."""


class JobPage(Page):
    """A form, the messages, and what the subclass shows."""

    follows_at_once = True

    verb = ""
    """The operation that needs the greatest privilege of all that may be started here."""

    def __init__(self, services: Services, form: JobForm, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.form: JobForm = form
        self._drive: Drive | None = None
        self.message = MessageBar()
        self.earlier: LowerHalf | None = None
        """Earlier jobs, if they are shown below."""
        self.halves = QSplitter(Qt.Orientation.Vertical)
        self._front = FrontStack()
        form.start.connect(self.start)
        form.cancel.connect(self.cancel)
        self.message.acted.connect(self._on_act)
        self.session.privilege_changed.connect(self._on_privilege)
        services.sleep_hold.changed.connect(self._on_sleep_hold)
        form.far = bool(self.session.place.host)

    def lay_out(self, *widgets: QWidget) -> None:
        """Place the form on the left, *widgets* below the messages, the last of them with all the room left."""
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.message)
        for widget in widgets:
            right.addWidget(widget, 1 if widget is widgets[-1] else 0)
        across = QHBoxLayout(self)
        across.setContentsMargins(24, 16, 24, 16)
        across.setSpacing(16)
        across.addWidget(self.form)
        across.addLayout(right, 1)

    def made_halves(self, now: QWidget) -> QSplitter:
        """Return the place of *now*, which shows what is done now, above what was done before."""
        self._front.addWidget(now)
        self.halves.setChildrenCollapsible(False)
        self.halves.setHandleWidth(14)
        self.halves.addWidget(self._front)
        return self.halves

    def put_below(self, earlier: LowerHalf) -> None:
        """Show *earlier* below; what is selected in it takes the place above."""
        self.earlier = earlier
        self._front.addWidget(earlier.selected)
        self.halves.addWidget(earlier)
        self.halves.setStretchFactor(0, UPPER)
        self.halves.setStretchFactor(1, LOWER)
        keep_split(self.halves, self.preferences, f"earlier-{self.verb}")
        earlier.selection_changed.connect(self._front.setCurrentIndex)
        earlier.show_drive(self._drive)

    def offer_earlier(self, make: Callable[[bool], LowerHalf]) -> None:
        """Take what *make* returns for earlier jobs: the list of this page, or with True that of all drives."""
        self.put_below(make(False))

    def show_earlier(self, drive: Drive | None) -> None:
        """List what was done with *drive*."""
        if self.earlier is not None:
            self.earlier.show_drive(drive)

    def set_active(self, active: bool) -> None:
        super().set_active(active)
        if self.earlier is not None:
            self.earlier.set_active(active)

    def search_field(self) -> QLineEdit | None:
        return self.earlier.search_field() if self.earlier is not None else None

    def show_now(self) -> None:
        """Show what is done now in place of what was selected below."""
        if self.earlier is not None:
            self.earlier.clear_selection()

    @property
    def busy_on(self) -> Drive | None:
        """The drive on which something goes on."""
        raise NotImplementedError

    @property
    def idle(self) -> bool:
        """Whether nothing goes on."""
        return self.busy_on is None

    def start(self) -> None:
        """Start as set in the form; unlock first where that is needed."""
        if settle(self.form):
            self.begin(wake=False)

    def begin(self, *, wake: bool) -> None:
        """Start as set in the form; with *wake* also on a drive that sleeps."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Stop what goes on."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Stop the job on Escape, where it has no other meaning."""
        if event is not None and event.key() == Qt.Key.Key_Escape and not self.idle:
            self.cancel()
            return
        super().keyPressEvent(event)

    def ask_engines(self) -> None:
        """Ask which programs measure; again each time: one may have been installed meanwhile."""
        self.session.request(self, "engines", Nothing(), self._on_engines, lambda _fault, _why: None)
        self.form.look_again()

    def unlock(self, *, wake: bool = False) -> None:
        """Ask for the password, then begin if the drive that was meant is still in view."""
        meant = self._drive

        def begin() -> None:
            if self._shows(meant):
                self.begin(wake=wake)
            elif meant is not None:
                words = self.tr("Not started on {drive}: another drive was selected.")
                self.message.show_text(words.format(drive=self.session.title(meant)), tone="caution", about="end")

        self.session.unlock(self, begin, self.say_locked)

    def _shows(self, drive: Drive | None) -> bool:
        """Whether *drive* is the one in view."""
        return drive is not None and self._drive is not None and drive.ref == self._drive.ref

    def say_locked(self, why: str) -> None:
        """Show why it was not unlocked."""
        self.message.show_text(why, tone="caution", action=self.tr("&Retry"), about="unlock")

    def turn_from(self, busy: Drive | None) -> None:
        """Remove messages about the drive that was in view; a job on *busy* is shown under its own name."""
        if busy is None:
            self.message.dismiss()
        elif not self._shows(busy):
            words = self.tr("Runs on {drive}.").format(drive=self.session.title(busy))
            self.message.show_text(words, tone="info", about=ELSEWHERE)
        elif self.message.about == ELSEWHERE:
            self.message.dismiss()

    def say_of(self, drive: Drive | None, words: str, *, tone: str, action: str = "", about: str = "end") -> None:
        """Show *words* about *drive*; what could be done about it is offered on that drive's page only."""
        if drive is None or self._shows(drive):
            self.message.show_text(words, tone=tone, action=action, about=about)
        else:
            self.message.show_text(f"{self.session.title(drive)}: {words}", tone=tone, about="end")

    def allowed(self) -> bool:
        """Whether what is started here can be begun without a password."""
        return self.session.may(self.verb)

    def show_locked(self) -> None:
        """Update the form: whether starting asks for a password."""
        place = self.session.place
        allowed = self.allowed()
        hopeless = not allowed and not self.session.can_unlock
        self.form.show_forbidden(
            *((elevation.why_locked(place), elevation.remedy(place)) if hopeless else ("", ""))
        )
        self.form.show_locked(self.idle and not allowed)

    def _on_sleep_hold(self) -> None:
        self.form.awake = self.services.sleep_hold.held

    def _on_engines(self, reply: EngineList) -> None:
        self.form.set_engines({state.engine: state for state in reply.engines})

    def _on_act(self) -> None:
        about = self.message.about
        if about == "wake":
            self.begin(wake=True)
        elif about == "unlock":
            self.message.dismiss()
            self.unlock()

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE and self.message.about == "unlock":
            # The password was given somewhere else.
            self.message.dismiss()
        self.show_locked()
