"""Your Drives: a row for each drive and array, worst first, with the one thing to do about each problem.

After the rows are painted, each drive is asked once for its health, four at a time, and then for the check-up,
eight at a time. One that sleeps is asked for its power mode alone, and shows its last verdict with the date; it is
asked again when the kernel has counted a request to it. What the health costs: 13 commands of an ATA drive, 3 of
an NVMe drive, 2 of one that sleeps (IDENTIFY DEVICE and CHECK POWER MODE, which wake none), and 1 to 5 ms of the
helper's time each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, QPoint, QTimer, pyqtSignal
from PyQt6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive
from disktune_contract.health.sample import HealthSample
from disktune_contract.messages.look import ActivitySample
from disktune_contract.record import replace
from disktune_contract.units import UnitSystem
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.controls.cards import Card, LinkButton, card_title
from disktune_gui.controls.columns import IconMark
from disktune_gui.controls.page import Page
from disktune_gui.controls.speed_gauge import limit
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.drives.groups import grouped, selected_kinds
from disktune_gui.health.badge import KnownHealth, has_health
from disktune_gui.home.delegate import Headings
from disktune_gui.home.list_view import HomeList
from disktune_gui.home.model import HomeModel
from disktune_gui.home.problem_text import problem
from disktune_gui.home.rows import (
    Now,
    Row,
    RowFacts,
    Throughput,
    idle,
    in_old_order,
    ordered,
    row,
    summary,
    working,
)
from disktune_gui.owned import later
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.running import Work
from disktune_gui.services.services import Services
from disktune_gui.text.facts import FactRow, FactSection, as_text
from disktune_gui.text.formats import formats
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import lines, pixels

# -- The card above the rows where drives may not be asked -------------------------------------------------

translate = QCoreApplication.translate


class AccessCard(Card):
    """Hidden where drives may be asked."""

    unlock_asked = pyqtSignal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.title, self.why = card_title(), PlainLabel()
        self.why.wrap_selectable()
        self.command = QLineEdit()
        self.command.setReadOnly(True)
        self.command.setAccessibleName(self.tr("Command"))
        self.command.setMaximumWidth(lines(self, 22))
        self.act = QPushButton()
        self.act.setProperty("primary", True)
        self.act.clicked.connect(self._on_clicked)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(pixels(self.font(), 8))
        row.addWidget(self.command, 1)
        row.addWidget(self.act)
        row.addStretch(1)
        grid = QGridLayout(self)
        around = pixels(self.font(), 16)
        grid.setContentsMargins(around, around - 2, around, around)
        grid.setHorizontalSpacing(around)
        grid.addWidget(IconMark("lock", 20), 0, 0)
        grid.addWidget(self.title, 0, 1)
        grid.addWidget(self.why, 1, 1)
        grid.addLayout(row, 2, 1)
        grid.setColumnStretch(1, 1)

    @property
    def locked(self) -> bool:
        """Whether there are drives whose health may not be asked."""
        session = self._session
        return any(map(has_health, session.drives)) and not session.may("health") and not session.settling

    def look(self) -> None:
        """Show what is missing, or hide."""
        session, locked = self._session, self.locked
        if locked:
            self._show_why()
            self.command.setVisible(not session.can_unlock and not session.gone)
            self.act.setVisible(not session.gone)
            self.setAccessibleName(self.title.text())
            self.setAccessibleDescription(self.why.text())
        self.setVisible(locked)

    def _show_why(self) -> None:
        session = self._session
        if session.gone:
            self.title.setText(self.tr("Not connected"))
            self.why.setText(session.gone)
            return
        if session.can_unlock:
            self.title.setText(self.tr("Health is locked"))
            self.why.setText(translate("Window", "Unlock to read it."))
            self.act.setText(self.tr("&Unlock"))
            return
        place = session.place
        if place.sandboxed:
            title = self.tr("Read-only: no helper in the sandbox")
        elif place.installed is not None:
            title = self.tr("Read-only: pkexec is not installed")
        else:
            title = self.tr("Read-only: the helper is not installed")
        self.title.setText(title)
        self.why.setText(self.tr("Only drives, activity and settings are shown."))
        self.command.setText(elevation.remedy(place))
        self.act.setText(self.tr("&Copy Command"))

    def _on_clicked(self) -> None:
        if self._session.can_unlock:
            self.unlock_asked.emit()
        else:
            clipboard.copy(self.command.text())


SETTLE_MS = 40
"""Answers that come within this time are shown together."""


class HomePage(Page):
    """All drives; one drive has other pages."""

    drive_wanted = pyqtSignal(str)
    """The kernel name of the drive that is to be opened."""
    part_wanted = pyqtSignal(str, DrivePart)
    """The kernel name of a drive, and the part of its pages that a button leads to."""
    original_wanted = pyqtSignal()
    """The user wants to restore the values that all drives had before DiskTune changed them."""

    def __init__(
        self, services: Services, menu_of: Callable[[Drive], QMenu], parent: QWidget | None = None
    ) -> None:
        """*menu_of* makes the context menu of a drive."""
        super().__init__(services, parent)
        self._menu_of = menu_of
        self._throughput = Throughput()
        self._arrays: list[Drive] = []
        self._titles: Counter[str] = Counter()
        """How many drives have each title."""
        self._works: dict[str, Work] = {}
        """What runs, by the kernel name of the drive."""
        self._facts: dict[tuple[str, str], tuple[tuple[RowFacts, UnitSystem, str], Row]] = {}
        """What each row was made of, with its units, so that only those that changed are made again."""
        self._samples: dict[tuple[str, str], tuple[KnownHealth, HealthSample | None]] = {}
        self._speeds_read = False
        self._locked = False
        self.model = HomeModel()
        self.access = AccessCard(self.session)
        self.headings = Headings()
        self.list = HomeList(self.model)
        self.original = LinkButton(self.tr("Restore &Original Values of All Drives…"))
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
        inner.addWidget(self.access)
        column.addLayout(inner)
        below = QVBoxLayout()
        below.setSpacing(0)
        below.addWidget(self.headings)
        below.addWidget(self.list, 1)
        column.addLayout(below, 1)
        column.addWidget(self.original)
        self.setFocusProxy(self.list)

    def _connect(self) -> None:
        services, session = self.services, self.session
        self.list.columns_changed.connect(self.headings.show_columns)
        self.list.opened.connect(lambda row: self.drive_wanted.emit(row.drive.name))
        self.list.acted.connect(self._act)
        self.list.menu_wanted.connect(self._open_menu)
        self.list.copied.connect(self.copy_all)
        self.list.left.connect(self._settle.start)
        self.original.clicked.connect(self.original_wanted)
        self.access.unlock_asked.connect(self._unlock)
        session.drives_changed.connect(self._on_drives)
        session.activity.connect(self._on_activity)
        session.privilege_changed.connect(self._on_privilege)
        services.archive.changed.connect(self._on_results)
        for changed in (
            services.attention.changed,
            services.running.changed,
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
            self.services.scrub_watch.ask_all()
            self.show_rows()
            # The database is loaded when the rows have been painted.
            later(self, self._read_speeds)

    def refresh(self) -> None:
        """Ask all drives again that are awake; where a helper was missing, look for it first."""
        if self.access.locked and not self.session.can_unlock:
            self.session.look_for_helper()
        self.services.checkups.forget_once()
        self.services.health_news.ask_all()
        self.services.saved_news.ask(self)
        self.services.scrub_watch.ask_all()
        self._show_soon()

    # -- rows ----------------------------------------------------------------------------------------------

    def show_rows(self) -> None:
        """Show what is known now."""
        self._settle.stop()
        self.access.look()
        self._locked = self.access.locked
        self.original.setHidden(bool(self.session.hopeless("apply")))
        listed = [
            drive
            for drives in grouped(self.session.drives, selected_kinds(self.preferences)).values()
            for drive in drives
        ]
        self._arrays = [drive for drive in self.session.drives if drive.array is not None]
        self._titles = Counter(drive.title for drive in self.session.drives)
        self._look_what_runs()
        made = {(one.name, one.identity): self._row(one) for one in listed}
        self._facts = {key: pair for key, pair in self._facts.items() if key in made}
        rows = ordered(made.values())
        if self.list.is_aimed_at:
            rows = in_old_order(rows, [one.key for one in self.model.rows])
        self.model.set_rows(rows)
        self.list.fill_first(not self.access.isVisibleTo(self))
        if self.active:
            self.services.checkups.ask_once(listed, self.services.health_news, self.services.saved_news.last)

    def _show_soon(self, *_news: object) -> None:
        if self.active and not self._settle.isActive():
            self._settle.start()

    def _row(self, drive: Drive) -> Row:
        """Return the row of a drive: the same as before, if nothing it is made of has changed."""
        services, drives = self.services, self.session.drives
        known = services.health_news.of(drive)
        troubles = services.attention.of(drive)
        findings = tuple(one.check.id for one in services.attention.findings(drive))
        facts = RowFacts(
            drive,
            known,
            troubles,
            problem(drive, troubles, known, drives, services.attention),
            self._sample(drive, known),
            services.speeds.of(drive, limited=bool(limit(findings))) if self._speeds_read else None,
            findings,
            tuple(one.title for one in self._arrays if one.name in drive.usage.arrays),
            has_health(drive) and self._locked,
            self._titles[drive.title] > 1,
        )
        key = (drive.name, drive.identity)
        before = self._facts.get(key)
        made_of = facts, self.preferences.units, formats.degree
        if before is None or before[0] != made_of:
            before = self._facts[key] = made_of, row(facts, self.preferences.units)
        return replace(before[1], now=self._now(drive, known))

    def _now(self, drive: Drive, known: KnownHealth | None) -> Now:
        work = self._works.get(drive.name)
        if work is not None:
            return working(work)
        return idle(drive, known, self._arrays, self._throughput, self.preferences.units)

    def _look_what_runs(self) -> None:
        # Of several on one drive, what the strip shows first.
        self._works = {work.drive: work for work in reversed(self.services.running.works)}

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

    def _read_speeds(self) -> None:
        self._speeds_read = True
        self.services.speeds.read()
        self._show_soon()

    # -- news ----------------------------------------------------------------------------------------------

    def _on_drives(self, _drives: object) -> None:
        # Out of sight it is not worth the time: it shows what is new when it comes to the front.
        if self.active:
            self.show_rows()

    def _on_privilege(self, _privilege: object) -> None:
        self.services.scrub_watch.ask_all()
        self._on_drives(None)

    def _on_results(self) -> None:
        if self._speeds_read:
            self._read_speeds()

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
        before = self._works.keys()
        self._look_what_runs()
        touched = moved | before | self._works.keys()
        for number, one in enumerate(self.model.rows):
            if one.drive.name in touched:
                self.model.set_now(number, self._now(one.drive, news.of(one.drive)))

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
        menu.addSeparator()
        copy = QMenu.addAction(menu, self.tr("Copy &All"))
        if copy is not None:
            copy.triggered.connect(self.copy_all)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    # -- as text -------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return all rows as text."""
        facts = tuple(FactRow(one.drive.title, one.line) for one in self.model.rows)
        problems = self.services.attention.problems()
        counted = summary(problems.failing, problems.attention, len(facts))
        return as_text(translate("DriveModel", "Your Drives"), (FactSection(counted, facts),))

    def copy_all(self) -> None:
        """Put all rows on the clipboard as text."""
        clipboard.copy(self.text())

    def ask_and_export(self) -> None:
        """Ask for a file name, and save all rows there as text."""
        text, kinds = self.text(), translate("Export", "Text (*.txt)")
        path, _ = user_files.ask_where(self, self.tr("Export Drive List"), "disktune-drives.txt", kinds)
        words, well = user_files.export(path, text) if path is not None else ("", True)
        if not well:
            self.session.notice.emit(words)

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, self.session.notice.emit)
