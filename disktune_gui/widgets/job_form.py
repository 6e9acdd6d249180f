"""What every form has that starts what takes a while: Start, Cancel, how far it is, how long it goes."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QProgressBar, QPushButton, QWidget

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.measurement import EngineState
from disktune_gui.text.amounts import duration
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.wrapping import WrappingRow

PARTS = 1000
"""Steps of the progress bar."""


class JobForm(QWidget):
    """The left side of a page. Its subclasses ask the questions, and say in `refresh` what may be changed now."""

    start = pyqtSignal()
    cancel = pyqtSignal()

    def __init__(self, width: int, about: str) -> None:
        """*width* counts in heights of a line; *about* is what the progress bar is called."""
        super().__init__()
        self.running = self.locked = False
        """Whether it goes on, and whether starting asks for a password first."""
        self.forbidden = self.remedy = ""
        """Why the drive itself cannot be measured by this user at all, and the command that makes it possible."""
        self.engines: Mapping[Engine, EngineState] = {}
        """What is known of the programs that measure; empty until the helper has said."""
        self.start_button = QPushButton()
        self.cancel_button = QPushButton(self.tr("&Cancel"))
        self.progress = QProgressBar()
        self.progress_text = PlainLabel()
        self.setFixedWidth(lines(self, width))
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
        """Return Start and Cancel side by side."""
        return WrappingRow(self.start_button, self.cancel_button, wide=self.start_button)

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
