"""Your Drives: a row for each drive and array, worst first, with the one thing to do about each problem.

What it costs: each awake drive is asked once for its health, after the rows are painted, and then once for the
check-up (`Checkups`), a few drives at a time. A drive that sleeps is asked for its power mode alone, and shows
its last verdict with the date; it is asked again when the kernel has counted a request to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PyQt6.QtCore import QPoint, QStandardPaths, QTimer, pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.sample import HealthSample
from disktune_contract.messages.look import ActivitySample
from disktune_contract.record import replace
from disktune_gui.controls.cards import SizedLabel, caption
from disktune_gui.controls.page import Page
from disktune_gui.desktop import user_files
from disktune_gui.desktop.user_files import not_written
from disktune_gui.drives.groups import grouped, selected_kinds
from disktune_gui.health.badge import KnownHealth, has_health
from disktune_gui.home.access_card import AccessCard
from disktune_gui.home.columns import Headings
from disktune_gui.home.list_view import HomeList
from disktune_gui.home.model import HomeModel
from disktune_gui.home.problem_text import problem
from disktune_gui.home.rows import DriveFacts, Row, in_old_order, ordered, row, summary
from disktune_gui.home.running import Running
from disktune_gui.home.throughput import Throughput
from disktune_gui.overview.summary_cards import measured
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultSummary, StoreError
from disktune_gui.text.facts import FactRow, FactSection, as_text
from disktune_gui.theming import icons
from disktune_gui.theming.style import pixels

_UNASKED: Mapping[str, object] = dict.fromkeys(("identify", "settings", "health", "array"))
"""What a check-up is made without, for a drive that is not to be woken."""
SETTLE_MS = 40
"""Answers that come within this time are shown together."""


class HomeHeading(QWidget):
    """The name of the page, how many drives have problems, and the button that asks all again."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.title = SizedLabel(self.tr("Your Drives"), 1.5, bold=True)
        self.summary = caption()
        self.again = QPushButton(icons.icon("again"), self.tr("Check &Again"))
        self.again.setToolTip(self.tr("Asks all drives again that are awake (F5)"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(pixels(self.font(), 12))
        line.addWidget(self.title)
        line.addWidget(self.summary)
        line.addStretch(1)
        line.addWidget(self.again)

    def look(self, found: int) -> None:
        """Show the numbers, of so many drives."""
        problems = self._services.attention.problems()
        self.summary.setText(summary(problems.failing, problems.attention, found))


class HomePage(Page):
    """All drives; one drive has other pages."""

    drive_wanted = pyqtSignal(str)
    """The kernel name of the drive that is to be opened."""
    part_wanted = pyqtSignal(str, DrivePart)
    """The kernel name of a drive, and the part of its pages that a button leads to."""

    def __init__(
        self, services: Services, menu_of: Callable[[Drive], QMenu], parent: QWidget | None = None
    ) -> None:
        """*menu_of* makes the context menu of a drive."""
        super().__init__(services, parent)
        self._menu_of = menu_of
        self._throughput = Throughput()
        self._running = Running(services, self._throughput)
        self._arrays: list[Drive] = []
        self._facts: dict[tuple[str, str], tuple[DriveFacts, Row]] = {}
        """What each row was made of, so that only those that changed are made again."""
        self._samples: dict[tuple[str, str], tuple[KnownHealth, HealthSample | None]] = {}
        self._results: tuple[ResultSummary, ...] | None = None
        """None: they are to be read."""
        self._checked: set[str] = set()
        """Identities and names of the drives whose check-up was asked for."""
        self.model = HomeModel()
        self.heading = HomeHeading(services)
        self.access = AccessCard(self.session)
        self.headings = Headings()
        self.list = HomeList(self.model)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.show_rows)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        side = pixels(self.font(), 24)
        column = QVBoxLayout(self)
        # The scroll bar is in the margin on the right.
        column.setContentsMargins(side, pixels(self.font(), 12), pixels(self.font(), 8), 0)
        column.setSpacing(pixels(self.font(), 8))
        inner = QVBoxLayout()
        inner.setContentsMargins(0, 0, pixels(self.font(), 16), 0)
        inner.setSpacing(column.spacing())
        inner.addWidget(self.heading)
        inner.addWidget(self.access)
        column.addLayout(inner)
        below = QVBoxLayout()
        below.setSpacing(0)
        below.addWidget(self.headings)
        below.addWidget(self.list, 1)
        column.addLayout(below, 1)
        self.setFocusProxy(self.list)

    def _connect(self) -> None:
        services, session = self.services, self.session
        self.list.columns_changed.connect(self.headings.show_columns)
        self.list.opened.connect(lambda row: self.drive_wanted.emit(row.drive.name))
        self.list.acted.connect(self._act)
        self.list.menu_wanted.connect(self._open_menu)
        self.list.left.connect(self._settle.start)
        self.heading.again.clicked.connect(self.refresh)
        self.access.unlock_asked.connect(self._unlock)
        self.access.check_asked.connect(session.look_for_helper)
        session.drives_changed.connect(self._on_drives)
        session.activity.connect(self._on_activity)
        session.privilege_changed.connect(self._on_privilege)
        services.archive.changed.connect(self._on_results)
        for changed in (
            services.attention.changed,
            services.drive_work.changed,
            services.long_trials.changed,
            services.self_test_news.changed,
            self.preferences.changed,
        ):
            changed.connect(self._show_soon)

    # -- Page ----------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show all drives, if none is selected."""
        if drive is None:
            self.show_rows()

    def set_active(self, active: bool) -> None:
        """Ask what is still to be asked when the page comes into view."""
        super().set_active(active)
        if active:
            self._results = None
            self.services.attention.ask_scrubs()
            self.show_rows()

    def refresh(self) -> None:
        """Ask all drives again that are awake."""
        self._checked.clear()
        self.services.health_news.ask_all()
        self.services.attention.ask_scrubs()
        self._show_soon()

    # -- rows ----------------------------------------------------------------------------------------------

    def show_rows(self) -> None:
        """Show what is known now."""
        self._settle.stop()
        self.access.look()
        listed = [
            drive
            for drives in grouped(self.session.drives, selected_kinds(self.preferences)).values()
            for drive in drives
        ]
        self._arrays = [drive for drive in self.session.drives if drive.array is not None]
        speeds = self._speeds()
        made = {(one.name, one.identity): self._row(one, speeds.get(one.identity)) for one in listed}
        self._facts = {key: pair for key, pair in self._facts.items() if key in made}
        rows = ordered(made.values())
        viewport = self.list.viewport()
        if viewport is not None and viewport.underMouse():
            rows = in_old_order(rows, [one.key for one in self.model.rows])
        self.model.set_rows(rows)
        self.heading.look(len(rows))
        self.list.fill_first(not self.access.isVisibleTo(self))
        self.heading.again.setVisible(not self.access.again.isVisibleTo(self))
        self._check_up(listed)

    def _show_soon(self, *_news: object) -> None:
        if not self._settle.isActive():
            self._settle.start()

    def _row(self, drive: Drive, speed: float | None) -> Row:
        """Return the row of a drive: the same as before, if nothing it is made of has changed."""
        services, drives = self.services, self.session.drives
        known = services.health_news.of(drive)
        troubles = services.attention.of(drive)
        facts = DriveFacts(
            drive,
            known,
            troubles,
            problem(drive, troubles, known, drives, services.attention),
            self._sample(drive, known),
            speed,
            tuple(one.check.id for one in services.attention.findings(drive)),
            tuple(one.title for one in self._arrays if one.name in drive.usage.arrays),
            has_health(drive) and self.access.locked,
        )
        key = (drive.name, drive.identity)
        before = self._facts.get(key)
        if before is None or before[0] != facts:
            before = self._facts[key] = facts, row(facts, self.preferences.units)
        return replace(before[1], now=self._running.of(drive, known, self._arrays))

    def _sample(self, drive: Drive, known: KnownHealth | None) -> HealthSample | None:
        """Return the last sample of a drive of which only the last verdict is known."""
        if known is None or known.last is None:
            return None
        key = (drive.name, drive.identity)
        kept = self._samples.get(key)
        if kept is None or kept[0] is not known:
            samples = self.services.health_history.of(drive)
            kept = self._samples[key] = (known, samples[-1] if samples else None)
        return kept[1]

    def _speeds(self) -> dict[str, float]:
        """Return the last measured read speed by the identity of the drive."""
        if self._results is None:
            archive = self.services.archive
            try:
                self._results = () if archive.untouched else archive.store.summaries()
            except StoreError:
                # The page of the results shows why.
                self._results = ()
        if not self._results:
            return {}
        last = ((drive, measured(self._results, drive)) for drive in self.session.drives)
        return {drive.identity: found[-1].figure or 0 for drive, found in last if found}

    # -- news ----------------------------------------------------------------------------------------------

    def _on_drives(self, _drives: object) -> None:
        self.services.attention.ask_scrubs()
        self.show_rows()

    def _on_privilege(self, _privilege: object) -> None:
        self.services.attention.ask_scrubs()
        self.show_rows()

    def _on_results(self) -> None:
        self._results = None
        self._show_soon()

    def _on_activity(self, sample: ActivitySample) -> None:
        moved = self._throughput.add(sample)
        news = self.services.health_news
        for drive in self.session.drives:
            known = news.of(drive) if drive.name in moved else None
            if known is not None and known.health.asleep and any(self._throughput.now(drive.name) or ()):
                # Another program has woken it.
                news.ask(self, drive, lambda *_: None)
        if not self.active:
            return
        for number, one in enumerate(self.model.rows):
            if one.drive.name in moved or one.now.counts:
                self.model.set_now(number, self._running.of(one.drive, news.of(one.drive), self._arrays))

    def _check_up(self, drives: list[Drive]) -> None:
        """Check each drive that has answered once; one that sleeps, or may, only by what the kernel knows."""
        checkups, news = self.services.checkups, self.services.health_news
        for drive in drives if self.active and self.session.may("health") else ():
            known = news.of(drive)
            told = known is not None and (known.health.reported or bool(known.health.note))
            key = drive.identity or drive.name
            if key not in self._checked and (told or not has_health(drive)):
                self._checked.add(key)
                awake = known is not None and known.health.reported
                checkups.ask_all([drive], known={} if awake else _UNASKED)

    # -- what the user does --------------------------------------------------------------------------------

    def _act(self, row: Row) -> None:
        if row.problem is not None:
            self.part_wanted.emit(row.drive.name, row.problem.part)

    def _open_menu(self, row: Row, place: QPoint) -> None:
        menu = self._menu_of(row.drive)
        first = next(iter(menu.actions()), None)
        if row.problem is not None:
            act = QMenu.addAction(menu, row.problem.button)
            if act is not None:
                act.triggered.connect(lambda _checked=False: self._act(row))
                menu.insertAction(first, act)
                menu.insertSeparator(first)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    # -- as text -------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return all rows as text."""
        facts = tuple(FactRow(one.drive.title, one.line) for one in self.model.rows)
        return as_text(self.tr("Your Drives"), (FactSection(self.heading.summary.text(), facts),))

    def ask_and_export(self) -> None:
        """Ask for a file name, and save all rows there as text."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        text = self.text()
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export Drive List"), str(Path(folder) / "disktune-drives.txt"), self.tr("Text (*.txt)")
        )
        if not chosen:
            return
        try:
            user_files.save(Path(chosen), text)
        except OSError as error:
            self.session.notice.emit(not_written(Path(chosen), error))

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, self.session.notice.emit)
