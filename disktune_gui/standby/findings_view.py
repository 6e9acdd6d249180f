"""The findings of a night: the selected one in full with its remedies, and the list of all below."""

from __future__ import annotations

from PyQt6.QtCore import QModelIndex, Qt, pyqtSignal
from PyQt6.QtGui import QFontDatabase
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.standby.diagnosis import Diagnosis
from disktune_contract.standby.night import Grade, RecordingContext, Remedy, StandbyFinding
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.steady_scroll import SteadyScroll
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard
from disktune_gui.desktop.preferences import Preferences, keep_split
from disktune_gui.standby import words
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import value_words
from disktune_gui.theming import theme

_TONES = {Grade.WELL: "good", Grade.FORBIDS: "caution", Grade.KEEPS: "caution", Grade.WAKES: "caution"}
_CARD, _LIST = 330, 170
"""Heights in pixels, until the user moves the divider."""
_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class RemedyRow(QFrame):
    """What to do, its cost, the lines to copy if there are any, and the button that does it."""

    setting_wanted = pyqtSignal(str, object)  # id, Value
    copied = pyqtSignal(str)
    """The lines are on the clipboard; the file that they belong into, empty for a command."""

    def __init__(self, remedy: Remedy, *, done: bool) -> None:
        """*done*: the setting has the value already."""
        super().__init__()
        self.remedy = remedy
        self.button = QPushButton()
        now = self.tr("It has this value now. Watch again to see what it changes.")
        says, costs = PlainLabel(said(remedy.says)), PlainLabel(now if done else said(remedy.costs))
        costs.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (says, costs):
            label.setWordWrap(True)
            label.setTextInteractionFlags(_SELECTABLE)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(says)
        column.addWidget(costs)
        if remedy.line:
            column.addWidget(self._lines())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addLayout(column, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self._name_button(done=done)

    def _lines(self) -> PlainLabel:
        label = PlainLabel(words.remedy_lines(self.remedy).rstrip("\n"))
        label.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        label.setWordWrap(True)
        label.setTextInteractionFlags(_SELECTABLE)
        return label

    def _name_button(self, *, done: bool) -> None:
        remedy = self.remedy
        setting = BY_ID.get(remedy.setting)
        if setting is not None and remedy.value is not None:
            value = value_words(setting, remedy.value)
            label = said(setting.label)
            self.button.setText(self.tr("Set to {value}…").format(value=value).replace("&", "&&"))
            self.button.setToolTip(
                as_tip(self.tr("Opens {setting} on the page Settings, where you apply it").format(setting=label))
            )
            self.button.clicked.connect(lambda _checked: self.setting_wanted.emit(remedy.setting, remedy.value))
            # The cost of a remedy that is set is replaced by how to see its effect.
            self.button.setVisible(not done)
        elif remedy.line:
            self.button.setText(self.tr("Copy Line") if "\n" not in remedy.line else self.tr("Copy Lines"))
            self.button.setToolTip(as_tip(self.tr("DiskTune does not change the files of other programs")))
            self.button.clicked.connect(lambda _checked: self._copy())
        else:
            self.button.hide()
        self.button.setAccessibleDescription(said(remedy.says))

    def _copy(self) -> None:
        clipboard.copy(words.remedy_lines(self.remedy))
        self.copied.emit(self.remedy.file)


class FindingCard(SteadyScroll):
    """One finding: its sentence, its remedies, and the facts behind it."""

    setting_wanted = pyqtSignal(str, object)  # Value | None
    copied = pyqtSignal(str)

    def __init__(self) -> None:
        super().__init__()
        self.remedies: tuple[RemedyRow, ...] = ()
        self._shown: tuple[StandbyFinding, tuple[bool, ...]] | None = None
        self.headline = ToneLabel()
        self.headline.setFont(theme.scaled(self.font(), 1.1, bold=True))
        self.headline.setWordWrap(True)
        self.headline.setTextInteractionFlags(_SELECTABLE)
        self.facts = PlainLabel()
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(_SELECTABLE)
        self.facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.setAccessibleName(self.tr("Selected finding"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 4, 8, 4)
        column.setSpacing(6)
        column.addWidget(self.headline)
        self._place = QVBoxLayout()
        self._place.setSpacing(2)
        column.addLayout(self._place)
        column.addWidget(self.facts)
        column.addStretch(1)
        self.setWidget(inside)

    def show_finding(self, finding: StandbyFinding | None, night: RecordingContext | None) -> None:
        """Show *finding*; unchanged parts stay, so that a button keeps the focus."""
        if finding is None or night is None:
            self._shown = None
            self._clear()
            self.headline.clear()
            self.facts.clear()
            return
        done = tuple(bool(one.setting) and night.now(one.setting) == one.value for one in finding.remedies)
        if self._shown == (finding, done):
            return
        self._shown = finding, done
        self.headline.setText(said(finding.says))
        self.headline.set_tone(_TONES.get(finding.grade, ""))
        self._clear()
        self.remedies = tuple(
            self._row(remedy, done=is_done) for remedy, is_done in zip(finding.remedies, done, strict=True)
        )
        lines = [self.tr("How sure: {sure}").format(sure=words.sure(finding.sure)), words.facts(finding)]
        if finding.culprits:
            lines.append(words.burst())
        self.facts.setText("\n".join(filter(None, lines)))
        bar = self.verticalScrollBar()
        if bar is not None:
            bar.setValue(0)

    def _row(self, remedy: Remedy, *, done: bool) -> RemedyRow:
        row = RemedyRow(remedy, done=done)
        row.setting_wanted.connect(self.setting_wanted)
        row.copied.connect(self.copied)
        self._place.addWidget(row)
        return row

    def _clear(self) -> None:
        for row in self.remedies:
            self._place.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.remedies = ()


class FindingsView(QSplitter):
    """The card above, the list below. The first finding is the headline until another one is selected."""

    setting_wanted = pyqtSignal(str, object)  # Value | None
    copied = pyqtSignal(str)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._night: RecordingContext | None = None
        self._diagnosis: Diagnosis | None = None
        self._picked = ""
        """The rule of the finding that the user has selected; empty is the first one."""
        self._filling = False
        self.card, self.table = FindingCard(), TableTwin()
        self.table.mix((0, 3))
        self.table.setAccessibleName(self.tr("Findings"))
        self.table.setToolTip(as_tip(words.burst()))
        self.card.setting_wanted.connect(self.setting_wanted)
        self.card.copied.connect(self.copied)
        self.setChildrenCollapsible(False)
        self.addWidget(self.card)
        self.addWidget(self.table)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 1)
        self.setSizes([_CARD, _LIST])
        keep_split(self, preferences, "standby")
        selection = self.table.selectionModel()
        if selection is not None:
            selection.currentRowChanged.connect(self._on_row)

    def show_diagnosis(self, night: RecordingContext, diagnosis: Diagnosis) -> None:
        """Show the *diagnosis* of *night*; the selection stays with its rule."""
        if self._night is None or night.recording.key != self._night.recording.key:
            self._picked = ""
        self._night, self._diagnosis = night, diagnosis
        rules = [one.rule for one in diagnosis.findings]
        self._filling = True
        self.table.set_table(words.findings(diagnosis))
        if rules:
            self.table.selectRow(rules.index(self._picked) if self._picked in rules else 0)
        self._filling = False
        self._show_card()

    def _on_row(self, _now: QModelIndex, _before: QModelIndex) -> None:
        finding = self._current()
        if finding is not None and not self._filling:
            self._picked = finding.rule
            self._show_card()

    def _current(self) -> StandbyFinding | None:
        row = self.table.currentIndex().row()
        found = self._diagnosis.findings if self._diagnosis is not None else ()
        return found[row] if 0 <= row < len(found) else None

    def _show_card(self) -> None:
        self.card.show_finding(self._current(), self._night)
