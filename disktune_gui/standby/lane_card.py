"""What kept a drive awake: a lane for each cause with its remedy, below that of the drive itself."""

from __future__ import annotations

import math

from PyQt6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFontDatabase, QPainter, QPaintEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.catalog import BY_ID
from disktune_contract.sentence import Sentence
from disktune_contract.standby.diagnosis import Diagnosis
from disktune_contract.standby.night import RecordingContext, Remedy, StandbyFinding
from disktune_gui.controls.cards import CAPTION, PADDING, Card, Disclosure, LinkButton, caption, card_title
from disktune_gui.desktop import clipboard
from disktune_gui.standby import words
from disktune_gui.standby.night_picture import NightSpan, fill, hours, spans
from disktune_gui.text import wording
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import each, said
from disktune_gui.text.wording import value_words
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, pixels

translate = QCoreApplication.translate

_LABEL, _BUTTON, _ROW = 268, 140, 52
"""Pixels of the columns beside the lanes, and of a row."""
_READ = 0
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
        now = self.tr("Set; record again.")
        says, costs = PlainLabel(said(remedy.says)), PlainLabel(now if done else said(remedy.costs))
        costs.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (says, costs):
            label.setWordWrap(True)
            label.setTextInteractionFlags(_SELECTABLE)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(says)
        column.addWidget(costs)
        costs.setVisible(bool(costs.text()))
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
            self.button.setText(translate("LaneRow", "Set to {value}").format(value=value).replace("&", "&&"))
            self.button.clicked.connect(lambda _checked: self.setting_wanted.emit(remedy.setting, remedy.value))
            # The cost of a remedy that is set is replaced by how to see its effect.
            self.button.setVisible(not done)
        elif remedy.line:
            self.button.setText(self.tr("Copy Line") if "\n" not in remedy.line else self.tr("Copy Lines"))
            self.button.clicked.connect(lambda _checked: self._copy())
        else:
            self.button.hide()
        self.button.setAccessibleDescription(said(remedy.says))

    def _copy(self) -> None:
        clipboard.copy(words.remedy_lines(self.remedy))
        self.copied.emit(self.remedy.file)


# -- lanes -------------------------------------------------------------------------------------------------


class LanePicture(QWidget):
    """Part of a night in time: the hours, the power mode, or when a cause reached the drive."""

    def __init__(self) -> None:
        super().__init__()
        self.length = 1.0
        self.hours: tuple[tuple[float, str], ...] = ()
        self.spans: tuple[NightSpan, ...] = ()
        self.marks: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFont(theme.scaled(self.font(), CAPTION))

    def sizeHint(self) -> QSize:
        return QSize(pixels(self.font(), 240), pixels(self.font(), 20))

    def _x(self, at: float) -> float:
        return 1 + (self.width() - 2) * min(1.0, at / max(1.0, self.length))

    def _stride(self) -> int:
        """Return how many hours apart the labels are, so that also those at the ends have room."""
        if len(self.hours) < 2:
            return 1
        widest = max(self.fontMetrics().horizontalAdvance(text) for _at, text in self.hours)
        return math.ceil((1.5 * widest + 8) / max(1.0, self._x(self.hours[1][0]) - self._x(0)))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter, palette, middle = QPainter(self), self.palette(), self.height() / 2
        metrics = self.fontMetrics()
        painter.setPen(theme.secondary(palette))
        for at, text in self.hours[:: self._stride()]:
            width = metrics.horizontalAdvance(text)
            left = min(max(0.0, self._x(at) - width / 2), self.width() - width)
            painter.drawText(QPointF(left, middle + metrics.ascent() / 2), text)
        for one in self.spans:
            box = QRectF(self._x(one.begin), middle - 6, max(1.0, self._x(one.end) - self._x(one.begin)), 12)
            painter.fillRect(box, fill(standby=one.standby))
        if not self.hours and not self.spans:
            painter.setPen(theme.line(palette))
            painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))
            colour = QColor(theme.series(_READ).colour)
            for at in self.marks:
                painter.fillRect(QRectF(self._x(at) - 1, middle - 6, 2, 12), colour)
        painter.end()


class LaneRow(QWidget):
    """A label of two lines, a lane, and what can be done; details open below."""

    setting_wanted = pyqtSignal(str, object)  # id, Value
    copied = pyqtSignal(str)

    def __init__(self) -> None:
        super().__init__()
        self.finding: StandbyFinding | None = None
        self.remedies: tuple[RemedyRow, ...] = ()
        self.says, self.note, self.lane = PlainLabel(), caption(), LanePicture()
        self.fix, self.how = QPushButton(), QPushButton(self.tr("Show How"))
        self.more = LinkButton(self.tr("Details"))
        self.details = QWidget()
        self._done: tuple[bool, ...] = ()
        self._lay_out()

    def _lay_out(self) -> None:
        font = self.font()
        label = QWidget()
        label.setFixedWidth(pixels(font, _LABEL))
        lines = flush(QVBoxLayout(label), 0)
        for part in (self.says, self.note):
            part.setWordWrap(True)
        below = QHBoxLayout()
        below.addWidget(self.note, 1)
        below.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        lines.addStretch(1)
        lines.addWidget(self.says)
        lines.addLayout(below)
        lines.addStretch(1)
        self.end = QWidget()
        self.end.setFixedWidth(pixels(font, _BUTTON))
        buttons = flush(QVBoxLayout(self.end))
        buttons.addStretch(1)
        for button in (self.fix, self.how):
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignTrailing)
            button.hide()
        self.more.hide()
        buttons.addStretch(1)
        row = QHBoxLayout()
        side = pixels(font, PADDING)
        row.setContentsMargins(side, 6, side, 6)
        row.setSpacing(pixels(font, 8))
        row.addWidget(label)
        row.addWidget(self.lane, 1)
        row.addWidget(self.end)
        self._below = QVBoxLayout(self.details)
        self._below.setContentsMargins(side, 0, side, 8)
        self.details.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.details)
        self.setMinimumHeight(pixels(font, _ROW))
        self.fix.clicked.connect(lambda _checked: self._on_fix())
        for button in (self.how, self.more):
            button.clicked.connect(lambda _checked: self.open(opened=self.details.isHidden()))

    def show_words(self, says: str, note: str) -> None:
        """Show a label and what is below it."""
        self.says.setText(says)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setAccessibleName(says)
        self.setAccessibleDescription(note)

    def show_finding(self, finding: StandbyFinding, night: RecordingContext) -> None:
        """Show a cause; unchanged parts stay, so that a button keeps the focus."""
        done = tuple(bool(one.setting) and night.now(one.setting) == one.value for one in finding.remedies)
        slots = sorted({slot for one in finding.culprits for slot in one.slots})
        self.lane.length = night.recording.seconds
        self.lane.marks = tuple((slot + 0.5) * night.recording.slot_s for slot in slots)
        self.lane.update()
        if (finding, done) == (self.finding, self._done):
            return
        self.finding, self._done = finding, done
        # The first sentence says who; the others are among the details.
        self.show_words(next(iter(each(finding.says)), ""), words.note(finding))
        wanted = self._setting()
        self.fix.setVisible(wanted is not None)
        if wanted is not None:
            value = value_words(BY_ID[wanted.setting], wanted.value)
            self.fix.setText(self.tr("Set to {value}").format(value=value).replace("&", "&&"))
            self.fix.setAccessibleDescription(said(wanted.says))
        helps = bool(finding.remedies or finding.facts)
        self.how.setVisible(helps and wanted is None)
        self.more.setVisible(helps and wanted is not None)
        self.remedies = ()
        while (item := self._below.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if not self.details.isHidden():
            self._fill()

    def open(self, *, opened: bool) -> None:
        """Show or hide what helps and the facts behind it."""
        if opened and not self._below.count():
            self._fill()
        self.details.setVisible(opened)

    def _fill(self) -> None:
        finding = self.finding
        if finding is None:
            return
        self.remedies = tuple(
            RemedyRow(one, done=done) for one, done in zip(finding.remedies, self._done, strict=True)
        )
        rest = PlainLabel(" ".join([*each(finding.says)][1:]))
        rest.setWordWrap(True)
        rest.setTextInteractionFlags(_SELECTABLE)
        rest.setVisible(bool(rest.text()))
        self._below.addWidget(rest)
        for row in self.remedies:
            row.setting_wanted.connect(self.setting_wanted)
            row.copied.connect(self.copied)
            self._below.addWidget(row)
        if facts := words.facts(finding):
            label = caption(facts)
            label.setWordWrap(True)
            label.setTextInteractionFlags(_SELECTABLE)
            self._below.addWidget(label)

    def _setting(self) -> Remedy | None:
        """Return the remedy that is a setting which has not its value so far."""
        remedies = self.finding.remedies if self.finding is not None else ()
        pairs = zip(remedies, self._done, strict=True)
        return next(
            (one for one, done in pairs if one.setting in BY_ID and one.value is not None and not done), None
        )

    def _on_fix(self) -> None:
        wanted = self._setting()
        if wanted is not None:
            self.setting_wanted.emit(wanted.setting, wanted.value)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setPen(theme.line(self.palette()))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


class LaneCard(Card):
    """The hours above, then the drive, then each cause, the most frequent first."""

    setting_wanted = pyqtSignal(str, object)  # Value
    copied = pyqtSignal(str)

    def __init__(self, *folded: Disclosure) -> None:
        """*folded* are the rows below the lanes."""
        super().__init__()
        self._head, self.drive = LaneRow(), LaneRow()
        self.rows: list[LaneRow] = []
        self._key = ""
        self._place = QVBoxLayout()
        self._place.setSpacing(0)
        column = self.column(0)
        column.addWidget(self._head)
        column.addWidget(self.drive)
        column.addLayout(self._place)
        for row in folded:
            column.addWidget(row)
        self._head.says.setFont(card_title().font())
        self._head.show_words(self.tr("Prevented standby"), "")
        self._head.setMinimumHeight(0)

    def show_night(self, night: RecordingContext, diagnosis: Diagnosis) -> None:
        """Show a night with its causes; what was opened stays open while it is the same night."""
        recording = night.recording
        if recording.key != self._key:
            self._key = recording.key
            for row in self.rows:
                row.open(opened=False)
        for row in (self._head, self.drive):
            row.lane.length = recording.seconds
        marks = hours(recording.seconds)
        self._head.lane.hours = tuple((at, wording.clock(recording.began + at)) for at in marks)
        self.drive.lane.spans = spans(night)
        self.drive.show_words(translate("Drive", "Drive"), _modes(spans(night)))
        self.drive.lane.update()
        self._head.lane.update()
        found = diagnosis.findings
        while len(self.rows) < len(found):
            self.rows.append(self._row())
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(found))
            if place < len(found):
                row.show_finding(found[place], night)
        every = (self._head, self.drive, *self.rows)
        # All lanes end at one place, whatever the buttons say in this language.
        wide = max(pixels(self.font(), _BUTTON), *(row.end.minimumSizeHint().width() for row in every))
        for row in every:
            row.end.setFixedWidth(wide)

    def _row(self) -> LaneRow:
        row = LaneRow()
        row.setting_wanted.connect(self.setting_wanted)
        row.copied.connect(self.copied)
        self._place.addWidget(row)
        return row


def _modes(found: tuple[NightSpan, ...]) -> str:
    """Return how often a drive was in standby, in words."""
    count = sum(one.standby is True for one in found)
    if not count:
        return said(Sentence("active all the time"))
    return said(Sentence.counted(count, "in standby {n} time", "in standby {n} times"))
