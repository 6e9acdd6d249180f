"""What every form has that starts what takes a while: Start, Cancel, how far it is, how long it goes."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QElapsedTimer, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication, QProgressBar, QPushButton, QSizePolicy, QStackedWidget, QWidget

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.measurement import EngineState
from disktune_gui.text.amounts import duration
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.font_metrics import lines

PARTS = 1000
"""Steps of the progress bar."""


class PatientButton(QPushButton):
    """A button in the place of another one: the second press of a double click on that one is not for this one."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._since = QElapsedTimer()

    def wait(self) -> None:
        """Take no press of the mouse for as long as it may be of a double click that began before."""
        self._since.start()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        if self._since.isValid() and not self._since.hasExpired(QApplication.doubleClickInterval()):
            return
        super().mousePressEvent(event)


class JobForm(QWidget):
    """The questions of a page. Its subclasses ask them, and say in `refresh` what may be changed now."""

    start = pyqtSignal()
    turned = pyqtSignal()
    """It is running now, or is no longer."""
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
        """What is known of the programs that measure; empty until the helper has said."""
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
        """Take in which programs there are."""
        self.engines = engines
        self.refresh()

    def look_again(self) -> None:
        """Ask again what may have changed since the form was last seen."""

    def refresh(self) -> None:
        """Bring what may be pressed and changed in line with what goes on."""
        raise NotImplementedError

    def buttons(self) -> QWidget:
        """Return the place of Start, which is Cancel while something goes on."""
        return self._button_place

    def set_running(self, running: bool) -> None:
        """Switch between asking and doing."""
        # A button that is disabled would let the keyboard go to wherever the next one is.
        held = any(one.hasFocus() for one in (self, self.start_button, self.cancel_button))
        self.running = running
        self.progress.setVisible(running)
        self.progress_text.setVisible(running)
        self.progress.setValue(0)
        self.progress_text.setText(self.tr("Starting…") if running else "")
        self.cancel_button.setEnabled(running)
        self.turned.emit()
        front = self.cancel_button if running else self.start_button
        if front is not self._button_place.currentWidget():
            self._button_place.setCurrentWidget(front)
            front.wait()
        self.refresh()
        if held:
            (self.cancel_button if running else self.start_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_cancelling(self, words: str) -> None:
        """Say in *words* what is still to be done; it cannot be cancelled twice."""
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
            awake = self.tr("{progress}. The computer does not suspend until the end.")
            if self.far:
                awake = self.tr("{progress}. This computer does not suspend until the end.")
            words = awake.format(progress=words)
        self.progress_text.setText(words)

    def show_locked(self, locked: bool) -> None:
        """Say on the button whether starting asks for a password first."""
        self.locked = locked
        self.refresh()

    def show_forbidden(self, why: str, remedy: str) -> None:
        """Take in why no password helps, and the command that does; both empty where one does."""
        self.forbidden, self.remedy = why, remedy

    def unreadable(self, drive: Drive | None) -> str:
        """Return why nothing of *drive* can be read; empty if it can, perhaps after a password."""
        if drive is None or drive.size_bytes > 0:
            return self.forbidden
        if drive.kind is DriveKind.ARRAY:
            return self.tr("The array is inactive. Start it to measure it.")
        return self.tr("The drive contains no medium. Insert one to measure it.")

    def name_start(self, *, locked: bool) -> None:
        """Write on the button what pressing it does first."""
        self.start_button.setText(self.start_words(locked=locked))

    def start_words(self, *, locked: bool) -> str:
        """Return what is started, as a command; *locked*: starting asks for a password first."""
        raise NotImplementedError
