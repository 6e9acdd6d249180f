"""The most frequent changes, a click from Overview; each begins its trial or experiment, or leads to its page."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, can_spin_down
from disktune_contract.record import record
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import unsavable
from disktune_contract.settings.setting import Choice, Source, State, Status, Table, Value
from disktune_gui.controls.cards import Card, LinkButton, caption, card_title
from disktune_gui.controls.wrapping import Flow
from disktune_gui.editing import preset
from disktune_gui.editing.preset import Preset
from disktune_gui.saved_settings import saved_state, saved_text
from disktune_gui.text import wording
from disktune_gui.text.facts import with_commas
from disktune_gui.text.plain import PlainLabel, as_entry, as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate

# -- what can be changed; without widgets ------------------------------------------------------------------

AHEAD = "block.read_ahead"
SCHEDULER = "block.scheduler"
SPIN_DOWN = "ata.standby_timer"
TWENTY_MINUTES = 240
"""The code of the standby timer, in units of 5 s, as in the preset “Quiet and Cool”."""
_PRESETS = ""
_ROWS = (AHEAD, SCHEDULER, SPIN_DOWN, _PRESETS)
"""What each row of the card is about."""


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
    if scheduler is not None:
        words = translate("QuickChanges", "Always Use Scheduler {scheduler}")
        found += [
            QuickChange(words.format(scheduler=one), SCHEDULER, one)
            for one in scheduler.offer.choices or ()
            if _offers(scheduler, one)
        ]
    if timer is not None and _offers(timer, TWENTY_MINUTES):
        words = translate("QuickChanges", "Always Spin Down After {time}")
        time = wording.value_words(BY_ID[SPIN_DOWN], TWENTY_MINUTES)
        found.append(QuickChange(words.format(time=time), SPIN_DOWN, TWENTY_MINUTES))
    return tuple(found)


def _offers(state: State, value: Value) -> bool:
    """Return whether the drive takes *value*, and does not report to have it; a remembered value may be lost."""
    domain, offer = BY_ID[state.setting].domain, state.offer
    if state.value == value and state.source is not Source.REMEMBERED:
        return False
    if isinstance(domain, Table):
        return offer.codes is None or value in offer.codes
    return isinstance(domain, Choice) and value in (offer.choices or domain.values)


@record
class _Choice:
    """A button of the card."""

    text: str
    name: str
    """For screen readers."""
    act: QuickChange | Preset | str
    """What it leads to: a change, a preset, the experiment on a setting, or the page on standby if empty."""
    tip: str = ""
    refusal: str = ""
    """Why it cannot be pressed."""


@record
class _Row:
    """What can be changed, its value, and the buttons."""

    title: str
    value: str
    choices: tuple[_Choice, ...]
    note: str = ""


def _rows(drive: Drive, states: tuple[State, ...], awake: str, others: ClaimList) -> tuple[_Row, ...]:
    """Return what to offer for *drive*, which has *states*, by `_ROWS`.

    *awake* is what keeps it from standby, *others* what other tools set.
    """
    usable = {state.setting: state for state in states if state.status is Status.OK}
    refusal = said(unsavable(drive))
    named = [(said(one.name), one) for one in preset.suiting(drive)]
    best = translate("ChangesCard", "Find the Best")
    found: dict[str, list[_Choice]] = {name: [] for name in _ROWS}
    if AHEAD in usable:
        found[AHEAD].append(_Choice(best, best, AHEAD))
    found[_PRESETS] += [_Choice(name, name, one, said(one.about)) for name, one in named]
    for one in lasting(states):
        value = wording.value_words(BY_ID[one.setting], one.value)
        found[one.setting].append(_Choice(value, one.words, one, one.words, refusal))
    if can_spin_down(drive):
        why = translate("Actions", "Why Awake?")
        found[SPIN_DOWN].append(_Choice(why, why, ""))
    titles = {_PRESETS: translate("ChangesCard", "Presets"), SPIN_DOWN: translate("Tab", "Standby")}
    titles |= {name: said(BY_ID[name].label) for name in usable if name in found}
    values = {name: wording.value_words(BY_ID[name], usable[name].value) for name in found if name in usable}
    for name, beside in saved_state.gather([usable[name] for name in values], (), others).items():
        values[name] = with_commas(*filter(None, (values[name], saved_text.also(beside))))
    return tuple(
        _Row(titles.get(name, ""), values.get(name, ""), tuple(found[name]), awake * (name == SPIN_DOWN))
        for name in _ROWS
    )


# -- the card ----------------------------------------------------------------------------------------------


class _ChangeRow(QWidget):
    """What can be changed and its value, and its buttons, in as many lines as they take.

    It keeps its buttons: to make them is most of the work of a change of drive, and most drives have the same.
    """

    pressed = pyqtSignal(object)  # what a choice leads to

    def __init__(self) -> None:
        super().__init__()
        self._made: dict[tuple[str, str], QPushButton] = {}
        """By name and refusal."""
        self._acts: dict[QPushButton, QuickChange | Preset | str] = {}
        """What each leads to now: presets of two drives or files may have one name."""
        names, self._place = QWidget(), QWidget()
        words, line, rows = QVBoxLayout(names), QHBoxLayout(), QVBoxLayout(self)
        for layout in (words, rows):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        self._title, self.value, self.note = PlainLabel(), caption(), caption()
        for label in (self._title, self.value, self.note):
            label.setWordWrap(True)
        for label in (self._title, self.value):
            words.addWidget(label)
        names.setFixedWidth(pixels(self.font(), 186))
        self._flow = Flow(self._place)
        line.setSpacing(pixels(self.font(), 12))
        line.addWidget(names, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._place, 1, Qt.AlignmentFlag.AlignVCenter)
        rows.addLayout(line)
        rows.addWidget(self.note)

    def show_row(self, row: _Row) -> dict[str, QPushButton]:
        """Show *row*, if it has buttons; return these by their accessible names, in order."""
        self._title.setText(row.title)
        self.value.setText(row.value)
        self.note.setText(row.note)
        for label in (self.value, self.note):
            label.setVisible(bool(label.text()))
        shown = {choice.name: self._button(choice) for choice in row.choices}
        for button in self._made.values():
            button.setVisible(button in shown.values())
            self._flow.removeWidget(button)
        for button in shown.values():
            self._flow.addWidget(button)
        self.setVisible(bool(shown))
        return shown

    def _button(self, choice: _Choice) -> QPushButton:
        key = choice.name, choice.refusal
        if key not in self._made:
            words = as_entry(choice.text)
            button = QPushButton(words) if isinstance(choice.act, QuickChange) else LinkButton(words)
            button.setParent(self._place)
            button.setAccessibleName(choice.name)
            button.setEnabled(not choice.refusal)
            button.clicked.connect(lambda _checked: self.pressed.emit(self._acts[button]))
            self._made[key] = button
        button = self._made[key]
        button.setToolTip(as_tip(choice.refusal or choice.tip))
        self._acts[button] = choice.act
        return button


class ChangesCard(Card):
    """A row for each, with its value and a button for each other one; hidden where nothing can be changed."""

    preset_wanted = pyqtSignal(Drive, Preset)
    lasting_wanted = pyqtSignal(Drive, str, object)  # Value
    """A drive, a setting, and its new permanent value."""
    best_wanted = pyqtSignal(Drive, str)
    """A drive, and a setting whose best value is to be found."""
    standby_wanted = pyqtSignal(str)
    """The user wants to know why the drive of this kernel name does not stay in standby."""

    def __init__(self) -> None:
        super().__init__()
        self._drive: Drive | None = None
        self._shown: object = None
        """What the rows were made of."""
        self._rows: tuple[_Row, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        """By their accessible names."""
        title = card_title(self.tr("Common changes"))
        self.setAccessibleName(title.text())
        self.parts = {name: _ChangeRow() for name in _ROWS}
        """By the setting that each is about."""
        column = self.column()
        column.addWidget(title)
        for part in self.parts.values():
            part.pressed.connect(self._press)
            column.addWidget(part)
        self.hide()

    def show_drive(
        self,
        drive: Drive | None,
        states: Iterable[State] | None,
        awake: str = "",
        others: ClaimList | None = None,
    ) -> None:
        """Offer what suits *drive*, as far as *states* show what it has; None hides the card.

        *awake* is what keeps the drive from standby, if that was recorded, *others* what other tools set.
        """
        self._drive, known = drive, tuple(states or ())
        shown = (drive.ref, drive.same_identity_as, known, awake, others) if drive is not None else None
        if shown == self._shown:
            return
        self._shown = shown
        rows = _rows(drive, known, awake, others or ClaimList(())) if drive is not None and known else ()
        self.setVisible(any(row.choices for row in rows))
        if rows == self._rows:
            # A button that the user is about to press stays.
            return
        self._rows = rows
        self.buttons = {}
        for part, row in zip(self.parts.values(), rows or len(_ROWS) * (_Row("", "", ()),), strict=True):
            self.buttons |= part.show_row(row)
        for one, other in pairwise(self.buttons.values()):
            self.setTabOrder(one, other)

    def _press(self, act: QuickChange | Preset | str) -> None:
        drive = self._drive
        if drive is None:
            return
        if isinstance(act, QuickChange):
            self.lasting_wanted.emit(drive, act.setting, act.value)
        elif isinstance(act, Preset):
            self.preset_wanted.emit(drive, act)
        elif act == AHEAD:
            self.best_wanted.emit(drive, act)
        else:
            self.standby_wanted.emit(drive.name)
