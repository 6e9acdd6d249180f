"""The settings page's view of saved values: a bar under a setting, a button and notes above the rows."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.sentence import in_turn
from disktune_contract.settings.saved import Supply
from disktune_contract.settings.setting import Setting
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.saved_settings import saved_text
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.text import wording
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush

# -- the button for all settings of a drive ----------------------------------------------------------------


class LastButton(QPushButton):
    """Opens a menu: save for the next boot, import from and export to other tools, copy, forget."""

    save_asked = pyqtSignal()
    exchange_asked = pyqtSignal()
    copy_asked = pyqtSignal()
    forget_asked = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setText(self.tr("&At Boot"))
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.save = menu.addAction(self.tr("&Save Current Values…"))
        self.exchange = menu.addAction(self.tr("&Import / Export…"))
        self.copy = menu.addAction(self.tr("&Copy as Commands"))
        menu.addSeparator()
        self.forget = menu.addAction(self.tr("&Delete Saved Settings"))
        for action, signal in (
            (self.save, self.save_asked),
            (self.exchange, self.exchange_asked),
            (self.copy, self.copy_asked),
            (self.forget, self.forget_asked),
        ):
            if action is not None:
                action.triggered.connect(lambda _checked, signal=signal: signal.emit())
        self.setMenu(menu)

    def show_refusal(self, why: str) -> None:
        """Enable saving unless *why* states what prevents it."""
        if self.save is not None:
            self.save.setEnabled(not why)
            self.save.setToolTip(as_tip(why))
            self.save.setStatusTip(why)

    def show_saved(self, some: bool, locked: str = "") -> None:
        """Offer to delete saved settings only where there are some; *locked* states why they cannot be deleted."""
        if self.forget is not None:
            self.forget.setEnabled(some and not locked)
            self.forget.setToolTip(as_tip(locked))
            self.forget.setStatusTip(locked)


# -- notes above the rows, about all saved settings of a drive ---------------------------------------------


class SavedNotes(QWidget):
    """Sentences on another firmware, a twin, unreadable lines; takes no space when there are none."""

    confirmed = pyqtSignal()
    """The saved settings are still wanted, although the drive has another firmware now."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ToneLabel(tone="caution")
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.confirm = QPushButton(self.tr("Save Again"))
        self.confirm.clicked.connect(self.confirmed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 12, 4)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_notes(self, sentences: Sequence[str], *, confirmable: bool, locked: str = "") -> None:
        """Show *sentences*, and with *confirmable* the button; *locked* states why it cannot be pressed."""
        self.confirm.setEnabled(not locked)
        self.confirm.setToolTip(as_tip(locked))
        self.words.setText("\n".join(sentences))
        self.setAccessibleName(said(in_turn(*sentences)))
        self.confirm.setVisible(confirmable)
        self.setVisible(bool(sentences))


# -- the bar under a setting: how long its value lasts, and its buttons ------------------------------------

SAVE, AGAIN, FORGET, BATTERY = "save", "again", "forget", "battery"
"""The requests of its buttons."""


class LastingBar(QWidget):
    """A sentence and buttons, in the details of a setting."""

    asked = pyqtSignal(str)

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.words = ToneLabel(tone="faint")
        self.save = QPushButton(self.tr("Apply at Boot"))
        self.again = QPushButton(self.tr("Reapply"))
        self.forget = QPushButton(self.tr("Delete Saved Value"))
        self.battery = QPushButton(self.tr("On Battery…"))
        self.buttons = QHBoxLayout()
        self._one: SavedState | None = None
        self._editable = True
        self._lay_out()
        self.hide()

    def text(self) -> str:
        """Return the sentence."""
        return self.words.text()

    def show_lasting(self, one: SavedState | None, *, editable: bool) -> None:
        """Show *one*."""
        self._one, self._editable = one, editable
        if one is None:
            self.hide()
            return
        # What other tools set is listed above.
        words, tone = saved_text.words(one) if one.saved is not None or one.passing else ("", "")
        self.words.setText(words)
        self.words.set_tone(tone)
        self.words.setVisible(bool(words))
        saved = one.saved is not None
        self.save.setText(self._save_words(one))
        self.forget.setText(self.tr("Delete Saved Values") if one.paired else self.tr("Delete Saved Value"))
        self.save.setVisible(one.live is not None and (one.drifted or not saved))
        self.again.setVisible(one.drifted)
        self.forget.setVisible(saved)
        self.again.setEnabled(self._editable)
        self.save.setEnabled(self._editable and not (one.refused or one.locked))
        self.save.setToolTip(as_tip(one.refused or one.locked))
        self.forget.setEnabled(self._editable and not one.locked)
        self.forget.setToolTip(as_tip(one.locked))
        self.battery.setVisible(saved and one.has_battery)
        self.battery.setEnabled(self._editable and not (one.refused or one.locked))
        self.battery.setToolTip(as_tip(one.refused or one.locked))
        self.setVisible(True)
        self.setAccessibleName(words)

    def _save_words(self, one: SavedState) -> str:
        """Return the effect of saving the current value; of two saved values it is the one for this supply."""
        if not one.drifted:
            return self.tr("Apply at Boot")
        value = wording.value_words(self.setting, one.live)
        if not one.paired:
            return self.tr("Save {value}").format(value=value)
        if one.supply is Supply.BATTERY:
            return self.tr("Save {value} for Battery").format(value=value)
        return self.tr("Save {value} for AC Power").format(value=value)

    def _ask(self) -> None:
        words = {self.again: AGAIN, self.save: SAVE, self.forget: FORGET, self.battery: BATTERY}
        self.asked.emit(next(word for button, word in words.items() if button is self.sender()))

    def _lay_out(self) -> None:
        self.words.wrap_selectable()
        name = said(self.setting.label)
        self.save.setAccessibleName(self.tr("Save {setting}").format(setting=name))
        self.again.setAccessibleName(self.tr("Reapply {setting}").format(setting=name))
        self.forget.setAccessibleName(self.tr("Delete saved {setting}").format(setting=name))
        self.battery.setAccessibleName(self.tr("{setting} on battery").format(setting=name))
        self.buttons.setContentsMargins(0, 0, 0, 0)
        self.buttons.setSpacing(8)
        for button in (self.again, self.save, self.battery, self.forget):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(self._ask)
            self.buttons.addWidget(button)
        self.buttons.addStretch(1)
        column = flush(QVBoxLayout(self), 8)
        column.addWidget(self.words)
        column.addLayout(self.buttons)
