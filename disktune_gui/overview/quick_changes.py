"""The most frequent changes, a click from Overview: presets, standby, scheduler, and the original values.

Nothing is changed here: each entry leads to the plan on the page Settings.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication, pyqtSignal
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.settings.setting import Choice, Source, State, Status, Table, Value
from disktune_gui.controls.cards import LinkButton
from disktune_gui.editing import arrangement, preset
from disktune_gui.editing.preset import Preset
from disktune_gui.saved_settings import saved_state
from disktune_gui.text import wording
from disktune_gui.text.plain import as_entry, as_tip
from disktune_gui.text.said import said

SCHEDULER = "block.scheduler"
SPIN_DOWN = "ata.standby_timer"
TWENTY_MINUTES = 240
"""The code of the standby timer, in units of 5 s, as in the preset “Quiet and Cool”."""


@record
class QuickChange:
    """A change that is to last: its name, the old and the new value."""

    words: str
    setting: str
    value: Value


def lasting(states: Iterable[State]) -> tuple[QuickChange, ...]:
    """Return the settings of a drive with *states* that can be changed permanently to another value."""
    usable = {state.setting: state for state in states if state.status is Status.OK}
    found = []
    timer, scheduler = usable.get(SPIN_DOWN), usable.get(SCHEDULER)
    if timer is not None and _offers(timer, TWENTY_MINUTES):
        words = QCoreApplication.translate("QuickChanges", "Always Spin Down After {time}…")
        time = wording.value_words(BY_ID[SPIN_DOWN], TWENTY_MINUTES)
        found.append(QuickChange(words.format(time=time), SPIN_DOWN, TWENTY_MINUTES))
    if scheduler is not None:
        words = QCoreApplication.translate("QuickChanges", "Always Use Scheduler {scheduler}…")
        found += [
            QuickChange(words.format(scheduler=one), SCHEDULER, one)
            for one in scheduler.offer.choices or ()
            if _offers(scheduler, one)
        ]
    return tuple(found)


def _offers(state: State, value: Value) -> bool:
    """Return whether the drive takes *value*, and does not report to have it; a remembered value may be lost."""
    domain, offer = BY_ID[state.setting].domain, state.offer
    if state.value == value and state.source is not Source.REMEMBERED:
        return False
    if isinstance(domain, Table):
        return offer.codes is None or value in offer.codes
    return isinstance(domain, Choice) and value in (offer.choices or domain.values)


class QuickChanges(LinkButton):
    """A button with a menu of them, which is filled when it opens."""

    preset_wanted = pyqtSignal(Drive, Preset)
    lasting_wanted = pyqtSignal(Drive, str, object)  # Value
    """A drive, a setting, and its new permanent value."""
    settings_wanted = pyqtSignal()
    """The user wants to see all settings of the drive."""
    original_wanted = pyqtSignal()
    """The user wants to restore the values that all drives had before DiskTune changed them."""

    def __init__(self) -> None:
        super().__init__(self.tr("Chan&ge"))
        self._drive: Drive | None = None
        self._states: tuple[State, ...] = ()
        self.choices = QMenu(self)
        self.choices.setToolTipsVisible(True)
        self.choices.aboutToShow.connect(self.fill)
        self.setMenu(self.choices)

    def show_drive(self, drive: Drive, states: Iterable[State]) -> None:
        """Offer what suits *drive*, as far as *states* show what it has."""
        self._drive, self._states = drive, tuple(states)

    def fill(self) -> None:
        """Fill the menu again."""
        self.choices.clear()
        drive = self._drive
        if drive is None:
            return
        every = self._add(self.tr("All Settings"), "")
        every.triggered.connect(lambda _checked: self.settings_wanted.emit())
        self.choices.addSeparator()
        # Errors in a preset's file are shown on the page Settings, where presets are chosen, too.
        found, _problems = preset.load()
        for one in found:
            if arrangement.medium(drive) in one.media:
                entry = self._add(f"{said(one.name)}…", said(one.about))
                entry.triggered.connect(lambda _checked, one=one: self.preset_wanted.emit(drive, one))
        self.choices.addSeparator()
        refusal = saved_state.refusal(drive)
        for change in lasting(self._states):
            entry = self._add(change.words, refusal)
            entry.setEnabled(not refusal)
            entry.triggered.connect(
                lambda _checked, one=change: self.lasting_wanted.emit(drive, one.setting, one.value)
            )
        self.choices.addSeparator()
        original = self._add(
            self.tr("Restore Original Values of All Drives…"),
            "",
        )
        original.triggered.connect(lambda _checked: self.original_wanted.emit())

    def _add(self, words: str, tip: str) -> QAction:
        action = QAction(as_entry(words), self.choices)
        action.setToolTip(as_tip(tip))
        self.choices.addAction(action)
        return action
