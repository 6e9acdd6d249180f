"""Bars in the page itself: a sentence instead of a dialog, and the offer to unlock."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from disktune_gui.controls.cards import Card
from disktune_gui.controls.columns import IconMark
from disktune_gui.desktop.problems import problems
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.icons import CrossButton

# -- the offer to unlock what only an administrator may see ------------------------------------------------


class UnlockBar(QFrame):
    """A sentence and a button."""

    asked = pyqtSignal()

    def __init__(self, words: str = "") -> None:
        """*words* state what needs the password, where that is something else than values."""
        super().__init__()
        text = PlainLabel(words or self.tr("Unlock to read all values."))
        text.setWordWrap(True)
        button = QPushButton(self.tr("&Unlock"))
        button.clicked.connect(self.asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.addWidget(text, 1)
        row.addWidget(button)


# -- a message in the page itself, instead of a dialog -----------------------------------------------------


class ReportButton(QPushButton):
    """A button next to an error that opens a report of it; hidden where there is nothing to report."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[str, ...] = ()
        self.setText(self.tr("Report…"))
        self.setToolTip(self.tr("Report Problem"))
        # Not the default button of a dialog.
        self.setAutoDefault(False)
        self.clicked.connect(lambda _checked: problems.ask())
        self.hide()

    def show_for(self, *errors: str) -> None:
        """Offer to report *errors*, which are shown now; hide without any."""
        for words in errors:
            if words not in self._shown:
                problems.note(words)
        self._shown = errors
        self.setVisible(bool(errors) and problems.reportable)


class MessageBar(Card):
    """One sentence with the mark of its tone, optionally one action, and a button to dismiss it."""

    acted = pyqtSignal()
    turned = pyqtSignal()
    """It was shown, its text changed, or it was hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.tone = ""
        self.about = ""
        """The subject of the sentence, so that its cause can withdraw it."""
        self.mark, self.text = IconMark(), PlainLabel()
        self.action = QPushButton()
        self.report = ReportButton()
        """For an error."""
        self.close_button = CrossButton(self.tr("Dismiss"), self.tr("Dismiss"))
        self.setAccessibleName(self.tr("Message"))
        self.text.wrap_selectable()
        self.action.clicked.connect(self.acted)
        self.close_button.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(12)
        row.addWidget(self.mark)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.report)
        row.addWidget(self.close_button)
        self.hide()

    def show_text(
        self, words: str, *, tone: str = "", action: str = "", about: str = "", error: bool | None = None
    ) -> None:
        """Show *words* with the mark of *tone*; *action* is the text of a button, if there is one.

        An *error* is remembered and can be reported; by default, a danger without an action is one.
        """
        error = tone == "danger" and not action if error is None else error
        self.report.show_for()
        if error:
            self.report.show_for(words)
        self.about, self.tone = about, tone
        self.text.setText(words)
        self.mark.show_tone(tone)
        self.setAccessibleDescription(words)
        self.action.setText(action)
        self.action.setVisible(bool(action))
        self.show()
        self.turned.emit()

    def dismiss(self) -> None:
        """Hide the sentence."""
        self.about = self.tone = ""
        self.text.clear()
        self.hide()
        self.turned.emit()
