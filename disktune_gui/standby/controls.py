"""The controls of the page Standby: duration of a recording, choice of a night, copy and export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QObject, QSize, Qt
from PyQt6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.standby.comparison import can_compare
from disktune_contract.standby.diagnosis import verdict
from disktune_contract.standby.night import RecordingContext, often
from disktune_contract.standby.recording import Recording, RecordingStage
from disktune_gui.controls.cards import TITLE, Card, SizedLabel
from disktune_gui.controls.controls import ChoiceBox, ExportButton, offer
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.drive_health.verdict_card import LARGE, Mark
from disktune_gui.standby import words
from disktune_gui.standby.night_picture import NightPicture
from disktune_gui.text import facts, tabular
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable
from disktune_gui.theming.style import flush

# -- copy and export of a recording ------------------------------------------------------------------------


@record
class Shown:
    """What is shown."""

    night: RecordingContext | None
    compared: DataTable | None
    """The comparison of two nights, if it is in front."""
    remark: str
    """The remark about all of it."""


class TakingAlong(QObject):
    """Copies and writes what is shown; *message* shows the result."""

    def __init__(self, page: QWidget, shown: Callable[[], Shown], message: MessageBar) -> None:
        super().__init__(page)
        self._page, self._shown, self._message = page, shown, message

    def text(self) -> str:
        """Return the night that is shown as text; empty if there is none."""
        shown = self._shown()
        if shown.night is None:
            return ""
        drive = shown.night.drive
        return facts.as_text(f"{drive.title} (/dev/{drive.name})", words.sections(shown.night), shown.remark)

    def copy(self) -> None:
        """Put the night on the clipboard as text."""
        clipboard.copy(self.text())

    def document(self, kind: str) -> str:
        """Return what is shown as ``txt``, ``json`` or ``csv``; a table is the one in front."""
        shown = self._shown()
        if shown.night is None:
            return ""
        if kind == "csv":
            return tabular.as_csv(shown.compared or words.programs(shown.night))
        return words.as_json(shown.night) if kind == "json" else self.text()

    def ask_and_export(self, kind: str) -> None:
        """Ask for a file name and save as *kind* what was shown when the user asked."""
        night, document = self._shown().night, self.document(kind)
        if night is None:
            return
        name = f"disktune-standby-{night.drive.name}.{kind}"
        path, _ = user_files.ask_where(self._page, self.tr("Export Recording"), name, f"*.{kind}")
        if path is not None:
            self.save(path, document)

    def save(self, path: Path, document: str) -> None:
        """Write *document* to *path*; a failure becomes a message."""
        words, well = user_files.export(path, document)
        self._message.show_text(words, tone="" if well else "danger")


# -- the controls: begin and end a recording, choose a night, export ---------------------------------------

HOUR, NIGHT, DAY, DAYS = 60, 8 * 60, 24 * 60, 72 * 60
"""Durations of a recording, in minutes."""

translate = QCoreApplication.translate

_STATES = {"good": HealthVerdict.GOOD, "caution": HealthVerdict.CAUTION}


class WatchControls(QWidget):
    """The answer, or the question, and next to it the controls that begin and end a recording."""

    def __init__(self) -> None:
        super().__init__()
        self.mark, self.headline = Mark(LARGE), SizedLabel("", TITLE, bold=True)
        self.headline.wrap_selectable()
        self.length = ChoiceBox()
        for minutes, label in (
            (HOUR, translate("StandbyPage", "1 hour")),
            (NIGHT, translate("StandbyPage", "A night (8 h)")),
            (DAY, translate("StandbyPage", "24 hours")),
            (DAYS, translate("StandbyPage", "3 days")),
        ):
            self.length.addItem(label, minutes)
        self.length.setCurrentIndex(1)
        self.length.setAccessibleName(translate("StandbyPage", "Time to record"))
        self.watch = QPushButton(self._watch_words(again=False))
        self.stop = QPushButton(translate("StandbyPage", "&Stop Recording"))
        self.card = Card()
        answer = QHBoxLayout()
        answer.addWidget(self.mark)
        answer.addWidget(self.headline, 1)
        self.card.column().addLayout(answer)
        row = flush(QHBoxLayout(self), 8)
        row.addStretch(1)
        for widget in (self.length, self.watch, self.stop):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def minutes(self) -> int:
        """The chosen duration."""
        return int(self.length.currentData())

    def say(self, text: str, tone: str = "") -> None:
        """Show the headline."""
        self.headline.setText(text)
        state = _STATES.get(tone)
        self.mark.show_state(state)
        self.mark.setVisible(state is not None)

    def show_state(self, *, running: bool, again: bool, asking: bool, hopeless: str) -> None:
        """Offer to begin, or to end what runs; *hopeless* states why nothing can begin here."""
        self.watch.setText(self._watch_words(again=again))
        self.watch.setToolTip(as_tip(hopeless))
        self.watch.setAccessibleDescription(hopeless)
        for widget in (self.length, self.watch):
            widget.setVisible(not running)
            widget.setEnabled(not hopeless and not asking)
        self.stop.setVisible(running)
        self.stop.setEnabled(not asking)

    def _watch_words(self, *, again: bool) -> str:
        if again:
            return translate("StandbyPage", "&Record Again")
        return {
            HOUR: translate("StandbyPage", "&Record an Hour"),
            NIGHT: translate("StandbyPage", "&Record a Night"),
            DAY: translate("StandbyPage", "&Record a Day"),
            DAYS: translate("StandbyPage", "&Record 3 Days"),
        }.get(self.length.currentData(), translate("StandbyPage", "&Record"))


class NightControls(QWidget):
    """Which recording is shown, which one it is compared with, and its copy and export."""

    def __init__(self) -> None:
        super().__init__()
        self.shown, self.against = ChoiceBox(), ChoiceBox()
        for box in (self.shown, self.against):
            # They are filled, and shown, long after they were made.
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.shown.setAccessibleName(translate("StandbyPage", "Recording shown"))
        self.against.setAccessibleName(translate("StandbyPage", "Compare with"))
        self.copy = QPushButton(translate("Export", "&Copy"))
        self.export = ExportButton(
            translate("StandbyPage", "E&xport"),
            {
                "txt": translate("Export", "All &Text…"),
                "json": translate("Export", "All &JSON…"),
                "csv": translate("Export", "C&SV Table…"),
            },
        )
        row = flush(QHBoxLayout(self), 8)
        row.addWidget(self.shown)
        row.addStretch(1)
        row.addWidget(self.copy)
        row.addWidget(self.export)

    def offer_recordings(self, found: tuple[Recording, ...], shown: Recording | None, against: str) -> None:
        """Offer *found* to be shown, and those before *shown* to be compared with, *against* first."""
        offer(self.shown, [(one.key, _title(one)) for one in found], shown.key if shown else "")
        compared = translate("StandbyPage", "Compared with {recording}")
        offer(
            self.against,
            [(one.key, compared.format(recording=words.title_of(one))) for one in earlier(found, shown)],
            against,
        )

    def show_state(self, *, night: bool, several: bool) -> None:
        """Show what is needed: *night* is whether an ended recording is in front."""
        self.setVisible(night or several)
        self.shown.setVisible(night or several)
        self.copy.setVisible(night)
        self.export.setVisible(night)


def _title(recording: Recording) -> str:
    if not recording.stage.over:
        return translate("StandbyPage", "Running now")
    return words.title_of(recording)


def earlier(found: tuple[Recording, ...], shown: Recording | None) -> list[Recording]:
    """Return what *shown* can be compared with, the newest first."""
    if shown is None:
        return []
    return [one for one in found if one.began < shown.began and one.stage is RecordingStage.ENDED]


def other_of(found: tuple[Recording, ...], shown: Recording, wanted: str) -> Recording | None:
    """Return what to compare *shown* with: *wanted*, else the newest meaningful one, else the newest."""
    before = earlier(found, shown)
    chosen = next((one for one in before if one.key == wanted), None)
    telling = next((one for one in before if can_compare(one, shown)), None)
    return chosen or telling or next(iter(before), None)


# -- A running recording: its progress, and the table of all programs so far -------------------------------

# -- the table of all programs that reached a drive --------------------------------------------------------

_BEGUN = 4
_MARK = 14
"""Pixels."""


class ProgramsTable(TableTwin):
    """Sorted by a click on the head of a column; the unknown is last in either order."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = DataTable(words.programs_header(), ())
        self._every: list[float | None] = []
        self._by, self._order = _BEGUN, Qt.SortOrder.DescendingOrder
        self.setAccessibleName(self.tr("Programs"))
        self.setToolTip(as_tip(words.burst()))
        self.mix(words.WORDS_IN)
        self._model.head = self._head
        self.fit_columns()
        columns = self.horizontalHeader()
        if columns is not None:
            columns.setSectionsClickable(True)
            columns.setSortIndicatorShown(True)
            columns.setSortIndicator(self._by, self._order)
            columns.sortIndicatorChanged.connect(self._sort)

    def _head(self, title: str) -> QSize:
        """Leave space for the mark of the order, too."""
        room = super()._airy_head(title)
        return room + QSize(_MARK, 0)

    def show_night(self, night: RecordingContext | None) -> None:
        """Show the programs of *night*."""
        self._whole = words.programs(night) if night is not None else DataTable(words.programs_header(), ())
        self._every = [one.every_s for one in words.ordered(night)] if night is not None else []
        self._show()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._by, self._order = column, order
        self._show()

    def _show(self) -> None:
        keyed = [(self._key(number, row), row) for number, row in enumerate(self._whole.rows)]
        known = [(key, row) for key, row in keyed if key is not None]
        rest = [row for key, row in keyed if key is None]
        down = self._order is Qt.SortOrder.DescendingOrder
        known.sort(key=lambda one: one[0], reverse=down)
        self.set_table(DataTable(self._whole.header, [*(row for _key, row in known), *rest]))

    def _key(self, number: int, row: tuple[Cell, ...]) -> tuple[float, str] | None:
        """Return the sort key of a row, None if it is unknown; a column has only numbers or only texts."""
        if number >= len(self._every):
            # The last row counts requests of unknown programs, whatever the order.
            return None
        cell = row[self._by]
        if self._by == words.EVERY:
            cell = self._every[number] if number < len(self._every) else None
        if cell is None or cell == "":
            return None
        return (float(cell), "") if isinstance(cell, int | float) else (0.0, str(cell).casefold())


# -- a running recording: its progress and the programs so far ---------------------------------------------

_STEPS = 1000


class RunningView(QWidget):
    """Shows the data so far; the whole diagnosis comes at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.progress = QProgressBar()
        self.progress.setRange(0, _STEPS)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.time, self.so_far = PlainLabel(), PlainLabel()
        self.picture = NightPicture()
        self.table = ProgramsTable()
        for label in (self.time, self.so_far):
            label.setWordWrap(True)
        self.so_far.setToolTip(as_tip(words.burst()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        for widget in (self.time, self.progress, self.so_far, self.picture):
            column.addWidget(widget)
        column.addWidget(self.table, 1)

    def show_progress(self, done_s: float, whole_s: float) -> None:
        """Show how much of the time has passed."""
        left = said(often(max(60.0, whole_s - done_s)))
        shown = self.tr("{done} of {whole} recorded, {left} left")
        done = said(often(done_s)) if done_s >= 1 else said(Sentence("0 s"))
        self.time.setText(shown.format(done=done, whole=said(often(whole_s)), left=left))
        self.progress.setValue(round(_STEPS * min(1.0, done_s / whole_s)) if whole_s else 0)
        self.progress.setAccessibleDescription(self.time.text())

    def show_night(self, night: RecordingContext) -> None:
        """Show the programs that reached the drive so far."""
        recording = night.recording
        seen = Sentence.counted(
            recording.bursts, "So far: {n} burst of requests.", "So far: {n} bursts of requests."
        )
        known = recording.seconds >= 1
        self.so_far.setText(f"{said(verdict(night))} {said(seen)}" if known else self.tr("Starting…"))
        self.picture.show_nights(("", night))
        self.table.show_night(night)
