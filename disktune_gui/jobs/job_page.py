"""What the pages have in common that do one thing at a time which takes a while: the form, its lock, its news."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QSplitter, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.measurement import EngineList
from disktune_contract.messages.protocol import Class, Nothing
from disktune_gui.client import elevation
from disktune_gui.desktop.kept_layout import keep_split
from disktune_gui.jobs.job_form import JobForm
from disktune_gui.services.services import Services
from disktune_gui.widgets.front_stack import FrontStack
from disktune_gui.widgets.message import MessageBar
from disktune_gui.widgets.number_spin import settle
from disktune_gui.widgets.page import LowerHalf, Page

UPPER, LOWER = 3, 1
"""How what is done now and what was done before share the height that is left."""
ELSEWHERE = "elsewhere"
"""What the message is about that names the drive on which something goes on."""


class JobPage(Page):
    """A form, what is to be said, and what the subclass shows."""

    verb = ""
    """The operation that needs the greatest privilege of all that may be started here."""

    def __init__(self, services: Services, form: JobForm, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.form: JobForm = form
        self._drive: Drive | None = None
        self.message = MessageBar()
        self.earlier: LowerHalf | None = None
        """What was done before, if it is shown below."""
        self.halves = QSplitter(Qt.Orientation.Vertical)
        self._front = FrontStack()
        form.start.connect(self.start)
        form.cancel.connect(self.cancel)
        form.turned.connect(self.turned)
        self.message.acted.connect(self._on_act)
        self.session.privilege_changed.connect(self._on_privilege)
        services.sleep_hold.changed.connect(self._on_sleep_hold)
        form.far = bool(self.session.place.host)

    def lay_out(self, *widgets: QWidget) -> None:
        """Place the form on the left, and *widgets* below the news, the last of them with all the room left."""
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.message)
        for widget in widgets:
            right.addWidget(widget, 1 if widget is widgets[-1] else 0)
        across = QHBoxLayout(self)
        across.setContentsMargins(16, 14, 16, 14)
        across.setSpacing(24)
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
        """Do what the form says; unlock first where that is needed."""
        if settle(self.form):
            self.begin(wake=False)

    def begin(self, *, wake: bool) -> None:
        """Do what the form says; with *wake* also on a drive that sleeps."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Stop what goes on."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Escape, where nothing else means something by it, stops what goes on."""
        if event is not None and event.key() == Qt.Key.Key_Escape and not self.idle:
            self.cancel()
            return
        super().keyPressEvent(event)

    def ask_engines(self) -> None:
        """Ask which programs measure; anew each time: somebody may have installed one meanwhile."""
        self.session.request(self, "engines", Nothing(), self._on_engines, lambda _fault, _why: None)
        self.form.look_again()

    def unlock(self, *, wake: bool = False) -> None:
        """Ask for the password, then begin if the drive that was meant is still in view."""
        meant = self._drive

        def begin() -> None:
            if self._shows(meant):
                self.begin(wake=wake)
            elif meant is not None:
                words = self.tr(
                    "Nothing was started on {drive}: you selected another drive before you entered the password."
                )
                self.message.show_text(words.format(drive=meant.title), tone="caution", about="end")

        self.session.unlock(self, begin, self.say_locked)

    def _shows(self, drive: Drive | None) -> bool:
        """Whether *drive* is the one in view."""
        return drive is not None and self._drive is not None and drive.ref == self._drive.ref

    def say_locked(self, why: str) -> None:
        """Say why it was not unlocked."""
        self.message.show_text(why, tone="caution", action=self.tr("&Retry"), about="unlock")

    def turn_from(self, busy: Drive | None) -> None:
        """Say no more of the drive that was in view; what goes on, on *busy*, is told under its own name."""
        if busy is None:
            self.message.dismiss()
        elif not self._shows(busy):
            words = self.tr("This runs on {drive}, not on the selected drive.").format(drive=busy.title)
            self.message.show_text(words, tone="info", about=ELSEWHERE)
        elif self.message.about == ELSEWHERE:
            self.message.dismiss()

    def say_of(self, drive: Drive | None, words: str, *, tone: str, action: str = "", about: str = "end") -> None:
        """Say *words* of *drive*; what could be done about it is offered on that drive's page only."""
        if drive is None or self._shows(drive):
            self.message.show_text(words, tone=tone, action=action, about=about)
        else:
            self.message.show_text(f"{drive.title}: {words}", tone=tone, about="end")

    def allowed(self) -> bool:
        """Whether what is started here can be begun without a password."""
        return self.session.may(self.verb)

    def show_locked(self) -> None:
        """Tell the form whether starting asks for a password."""
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
