"""All drives, a row each; reading their health, and why some of it is unknown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

from PyQt6.QtCore import QCoreApplication, QModelIndex, QObject, Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.figures import power_on_hours, temperature_c
from disktune_contract.record import record
from disktune_contract.sentence import in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.client.turns import DriveTurn
from disktune_gui.client.unasked import why_not_asked
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.desktop import clipboard
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.drives.headline import headline
from disktune_gui.health import badge
from disktune_gui.health.badge import KnownHealth, has_health, shown_state
from disktune_gui.overview.summary_cards import measured
from disktune_gui.services.health_history import HealthNews
from disktune_gui.store.entry import ResultSummary
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.formats import quantity, rate, size
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.tabular import Cell, DataTable

# -- below the table of all drives: why much is unknown, and a button --------------------------------------


class NotAskedBar(QFrame):
    """A sentence and its button; hidden where drives may be asked, and where there are none."""

    unlock_asked = pyqtSignal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setAccessibleName(self.tr("Health data not read"))
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton()
        self.button.clicked.connect(self._on_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.hide()

    def look(self, *, wanted: bool) -> None:
        """Show why the drives are not asked, if they are not; *wanted* is whether the table can be seen."""
        session = self._session
        unknown = any(map(has_health, session.drives)) and not session.may("health")
        if wanted and unknown:
            words = self.tr("Health and power-on time of the drives are unknown.")
            self.text.setText(said(in_turn(words, why_not_asked(session))))
            self.setAccessibleDescription(self.text.text())
            if session.can_unlock:
                self.button.setText(self.tr("&Unlock"))
                self.button.setToolTip(self.tr("Asks for an administrator's password to read the health data"))
            else:
                self.button.setText(self.tr("Copy Command"))
                self.button.setToolTip(as_tip(elevation.remedy(session.place)))
        self.setVisible(wanted and unknown)

    def _on_clicked(self) -> None:
        if self._session.can_unlock:
            self.unlock_asked.emit()
        else:
            clipboard.copy(elevation.remedy(self._session.place))


# -- reading the health of all drives, a few at a time, without waking any ---------------------------------


class HealthOfAll(QObject):
    """Asks all drives, one round at a time. `HealthNews` receives the answers."""

    def __init__(self, session: Session, news: HealthNews, wanted: Callable[[], bool], parent: QObject) -> None:
        """*wanted* returns whether all drives are still shown."""
        super().__init__(parent)
        self._session, self._news, self._wanted = session, news, wanted
        self._turns: list[DriveTurn] = []

    def begin(self) -> None:
        """Ask every drive, and drop the questions that still wait."""
        turns = self._session.turns
        for turn in self._turns:
            turns.drop(turn)
        asked = filter(has_health, self._session.drives) if self._session.may("health") else ()
        self._turns = [DriveTurn(self, partial(self._ask, drive), questions=1) for drive in asked]
        for turn in self._turns:
            turns.take(turn)

    def _ask(self, drive: Drive, turn: DriveTurn) -> None:
        def then(*_: object) -> None:
            self._session.turns.end(turn)

        if self._wanted():
            self._news.ask(self, drive, then)
        else:
            then()


# -- all drives, a row each --------------------------------------------------------------------------------

translate = QCoreApplication.translate

_WORDS_IN = (0, 1, 2)


@record
class DriveLine:
    """The row of a drive; an empty cell is unknown, or does not apply."""

    drive: Drive
    size: str
    health: str
    tone: str
    temperature: str
    power_on: str
    speed: str
    saved: str
    about: str
    """What it is and is used for, and its temperature."""
    why: str
    """Why its health is as shown, or unknown; empty for a drive without health."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The row."""
        found = (self.temperature, self.power_on, self.speed, self.saved)
        return (self.drive.title, self.drive.name, *(one or None for one in (self.health, *found)))

    @property
    def row(self) -> FactRow:
        """The row as one line of text."""
        parts = (self.drive.name, self.size, self.health, self.power_on, self.speed)
        saved = translate("Overview", "saved settings: {number}").format(number=self.saved) if self.saved else ""
        return FactRow(self.drive.title, " · ".join(filter(None, (*parts, saved))), self.about)


def drive_lines(
    drives: Collection[Drive],
    units: UnitSystem,
    health: Callable[[Drive], KnownHealth | None],
    results: Iterable[ResultSummary] = (),
    saved: Mapping[str, int] | None = None,
) -> tuple[DriveLine, ...]:
    """Return the drives that are not hidden, in the order of the list.

    *health* returns what is known of one; *saved* is the number of saved settings by kernel name, None if unknown.
    """
    results = tuple(results)
    in_order = (drive for group in grouped(drives, Selection()).values() for drive in group)
    return tuple(_line(drive, units, health(drive), measured(results, drive), saved) for drive in in_order)


def _line(
    drive: Drive,
    units: UnitSystem,
    known: KnownHealth | None,
    results: tuple[ResultSummary, ...],
    saved: Mapping[str, int] | None,
) -> DriveLine:
    found = known.health if known is not None else None
    hours = power_on_hours(found) if found is not None else None
    warm = temperature_c(drive, found)
    return DriveLine(
        drive,
        size(drive.size_bytes, units),
        badge.label(known) if has_health(drive) else "",
        badge.TONES[shown_state(known)] if known is not None else "",
        quantity(round(warm), "°C") if warm is not None else "",
        quantity(hours, "h") if hours is not None else "",
        rate(results[-1].figure or 0, units) if results else "",
        str(saved.get(drive.name, 0)) if saved is not None else "",
        headline(drive, found),
        badge.explanation(known) if has_health(drive) else "",
    )


def section(lines: Iterable[DriveLine]) -> FactSection:
    """Return all lines as a section of a text."""
    return FactSection(translate("Overview", "Drives of This Computer"), tuple(line.row for line in lines))


class DriveTable(TableTwin):
    """The table; activating a row selects its drive."""

    wanted = pyqtSignal(str)
    """The kernel name of the drive."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("All drives"))
        self._lines: tuple[DriveLine, ...] = ()
        self._of_row: dict[tuple[Cell, ...], DriveLine] = {}
        """The drive of each row; the kernel name makes each row unique."""
        self.mix(_WORDS_IN, self._tone)
        self.explain(self._why)
        self.activated.connect(self._on_activated)

    def show_lines(self, lines: Iterable[DriveLine], wanted: str = "") -> None:
        """Show the lines that contain *wanted*."""
        sought = wanted.strip().casefold()
        self._lines = tuple(line for line in lines if sought in " ".join(map(str, line.cells)).casefold())
        self._of_row = {line.cells: line for line in self._lines}
        self.set_table(DataTable(_header(), [line.cells for line in self._lines]))

    def _tone(self, row: tuple[Cell, ...]) -> str:
        line = self._of_row.get(row)
        return line.tone if line is not None and line.tone in ("caution", "danger") else ""

    def _why(self, row: tuple[Cell, ...]) -> str:
        line = self._of_row.get(row)
        return line.why if line is not None else ""

    def _on_activated(self, index: QModelIndex) -> None:
        self.wanted.emit(self._lines[index.row()].drive.name)


def _header() -> tuple[str, ...]:
    return (
        translate("Overview", "Drive"),
        translate("Overview", "Name"),
        translate("Overview", "Health"),
        translate("Overview", "Temperature"),
        translate("Overview", "Power-on time"),
        translate("Overview", "Last speed"),
        translate("Overview", "Saved settings"),
    )
