"""Scrubs: state and remaining time of that of a mounted btrfs, what it found, its limits, and its actions."""

from __future__ import annotations

import time
from functools import partial
from itertools import zip_longest

from PyQt6.QtCore import QCoreApplication, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from disktune_contract import scrub
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.action import OfScrub, Scrub, ScrubDeed, ScrubLimits
from disktune_contract.scrub import PoolList, ScrubList, ScrubReport, ScrubState
from disktune_gui.client.asked import AskedDrives
from disktune_gui.client.presence import SeenTimer
from disktune_gui.controls.cards import PADDING, Card, Disclosure
from disktune_gui.controls.columns import reveal
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.page import Page
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.scrub import wording
from disktune_gui.scrub.limit_row import LimitRow
from disktune_gui.scrub.wording import ScrubModel
from disktune_gui.services.services import Services
from disktune_gui.text.formats import percent
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import labelled, said
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.wording import moment
from disktune_gui.theming import theme
from disktune_gui.theming.style import pixels

translate = QCoreApplication.translate

LOOK_MS = 2000
_STILL_EVERY = 5
"""Where nothing runs, it is read this many times less often."""


class ScrubPage(Page):
    """The file systems and pools of one drive, read every two seconds while something runs, rarely while open."""

    drive_wanted = pyqtSignal(str)
    """Request to show the drive of this kernel name."""
    summed_up = pyqtSignal(str)
    """What the scrub does, in a few words; empty before that is known."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._models: dict[str, ScrubModel] = {}
        self._uuids: tuple[str, ...] = ()
        self._looks, self._runs = 0, False
        self.folded = False
        """Whether only the headline can be seen."""
        self._scrubs: AskedDrives[ScrubList] = AskedDrives(self, self.session, "scrubs")
        self._scrubs.answered.connect(self._on_scrubs)
        self._pools: AskedDrives[PoolList] = AskedDrives(self, self.session, "pools")
        self._pools.answered.connect(self._on_pools)
        self._timer = SeenTimer(self.session, self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._on_time)
        self._make_widgets()
        self._lay_out()
        self.preferences.changed.connect(self._show)
        self.session.privilege_changed.connect(self._look)
        services.scrub_watch.changed.connect(self._on_watch)

    # -- widgets -------------------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.message = MessageBar()
        self.choice = ChoiceBox()
        self.choice.setAccessibleName(self.tr("File system"))
        self.choice.currentIndexChanged.connect(lambda _index: self._show())
        self.name, self.state = PlainLabel(), PlainLabel()
        self.state.setFont(theme.scaled(self.font(), 1.25, bold=True))
        self.dated = ToneLabel("", "caution")
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.line, self.matter, self.step = PlainLabel(), ToneLabel(), PlainLabel()
        self.unread = ToneLabel("", "info")
        self.unlock = QPushButton(self.tr("&Unlock"))
        self.unlock.clicked.connect(lambda _checked: self.session.unlock(self, self._look, self._tell_danger))
        self.buttons = {
            # Where a scrub was paused, starting one discards its progress: that comes last.
            ScrubDeed.RESUME: QPushButton(self.tr("Resume Scrub")),
            ScrubDeed.START: QPushButton(self.tr("Start Scrub")),
            ScrubDeed.STOP: QPushButton(self.tr("Pause Scrub")),
        }
        for deed, button in self.buttons.items():
            button.clicked.connect(partial(self._on_clicked, deed))
        self.limits = LimitRow()
        self.limits.wanted.connect(self._on_limits)
        self.limits.unwanted.connect(self._on_release)
        self.devices = TableTwin()
        self.devices.setAccessibleName(self.tr("Devices"))
        self.devices.setAccessibleDescription(translate("Window", "Enter or double-click shows the drive."))
        self.devices.setToolTip(as_tip(self.devices.accessibleDescription()))
        self.devices.mix((0, 1))
        self.devices.activated.connect(lambda index: self._on_device(index.row()))
        self.values = TableTwin()
        self.values.hold_words(self.preferences, "scrub-details")
        self.values.setAccessibleName(translate("Window", "Values of the kernel"))
        self.details = Disclosure(translate("Window", "Values of the kernel"), lambda: self.values)
        self.pools = QVBoxLayout()
        for label in (self.name, self.state, self.dated, self.line, self.matter, self.step, self.unread):
            label.wrap_selectable()

    def _lay_out(self) -> None:
        deeds = QHBoxLayout()
        for button in (*self.buttons.values(), self.unlock):
            deeds.addWidget(button)
        deeds.addStretch(1)
        self.heading = PlainLabel(self.tr("Devices"))
        self.heading.setFont(theme.scaled(self.font(), 1, bold=True))
        column = QVBoxLayout(self)
        around = pixels(self.font(), PADDING)
        column.setContentsMargins(around, 0, around, around)
        column.setSpacing(12)
        top: tuple[QWidget, ...] = (self.message, self.choice, self.name, self.dated, self.state, self.progress)
        for part in (*top, self.line, self.matter, self.step, self.unread):
            column.addWidget(part)
        column.addLayout(deeds)
        for part in (self.limits, self.heading, self.devices, self.details):
            column.addWidget(part)
        column.addLayout(self.pools)
        self._forget()

    # -- from the window -----------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive* if something on it can be scrubbed."""
        is_other = drive is None or self._drive is None or drive.ref != self._drive.ref
        checked = () if self._drive is None else self._drive.usage.checked
        self._drive = drive if drive is not None and drive.usage.checked else None
        self._scrubs.turn(self._drive)
        self._pools.turn(self._drive)
        if is_other:
            self._forget()
        if is_other or (self._drive is not None and self._drive.usage.checked != checked):
            self._look()
        self._keep_time()

    def set_active(self, active: bool) -> None:
        """Read only while the page is shown."""
        if active == self.active:
            return
        super().set_active(active)
        if active:
            self._look()
        self._keep_time()

    def refresh(self) -> None:
        """Ask everything again."""
        self._look()

    def unfold(self, opened: bool) -> None:
        """Show what was read, and ask everything again; where it is not *opened* only the headline is kept."""
        self.folded = not opened
        self._show()
        self._look()

    def offer(self, what: str) -> bool:
        """Show what runs, or go to its limits."""
        if self._drive is None or what not in ("scrub", "scrub-limit"):
            return False
        if what == "scrub-limit":
            reveal(self.limits)
            self.limits.limit.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _keep_time(self) -> None:
        wanted = self.active and self._drive is not None
        if wanted != self._timer.isActive():
            (self._timer.start if wanted else self._timer.stop)()

    # -- reading -------------------------------------------------------------------------------------------

    def _on_time(self) -> None:
        self._looks += 1
        runs = any(
            model.report is not None and scrub.state(model.report) is ScrubState.RUNNING
            for model in self._models.values()
        )
        if runs or (self.isVisible() and self._looks % _STILL_EVERY == 0):
            self._look()

    def _on_watch(self) -> None:
        """Follow what has begun or ended while the page is folded."""
        ref = self._drive.ref if self._drive is not None else None
        runs = any(one.drive == ref for one in self.services.scrub_watch.running())
        if runs != self._runs:
            self._runs = runs
            self._look()

    def _look(self) -> None:
        if self._drive is None or not self.active:
            return
        kinds = {one.partition(":")[0] for one in self._drive.usage.checked}
        if "btrfs" in kinds:
            self._scrubs.ask(self._drive)
        if "zfs" in kinds:
            self._pools.ask(self._drive)

    def _on_scrubs(self) -> None:
        answer = self._scrubs.answer
        if answer.why_not or answer.value is None:
            words = translate("Scrub", "State unknown. {why}").format(why=answer.why_not)
            if answer.value is None:
                self.state.clear()
            else:
                words = self._dated(answer.why_not, answer.at)
            self.dated.setText(words)
            self.dated.show()
            self._hold(answer.why_not)
            return
        self.dated.hide()
        reports = answer.value.file_systems
        for report in reports:
            self._models.setdefault(report.uuid, ScrubModel()).add(report)
        uuids = tuple(report.uuid for report in reports)
        if uuids != self._uuids:
            self._uuids = uuids
            self._models = {uuid: self._models[uuid] for uuid in uuids}
            with QSignalBlocker(self.choice):
                self.choice.clear()
                for report in reports:
                    self.choice.addItem(report.title, report.uuid)
        self._show()

    def _dated(self, why: str, at: float) -> str:
        words = translate("Window", "{why} Read at {time}.")
        return words.format(why=why, time=moment(at, seconds=True))

    def _on_pools(self) -> None:
        """Show pools, and if they were read before."""
        answer = self._pools.answer
        reply = answer.value or PoolList(())
        self._clear_pools()
        if answer.why_not:
            words = said(answer.why_not)
            words = self._dated(words, answer.at) if answer.value is not None else words
            self._add_of_pool(ToneLabel(words, "caution"))
        for pool in reply.pools:
            for head, scan in zip_longest(wording.headlines(pool), pool.scans):
                title = PlainLabel(head)
                title.setFont(theme.scaled(self.font(), 1, bold=True))
                self._add_of_pool(title)
                if scan is not None:
                    self._add_of_pool(PlainLabel(wording.line(scan, self.preferences.units)))
            for label in (
                PlainLabel(wording.counters(pool)),
                ToneLabel(wording.others(pool), "caution"),
                ToneLabel(wording.danger(pool), "danger"),
            ):
                if label.text():
                    self._add_of_pool(label)
        if reply.why:
            self._add_of_pool(ToneLabel(reply.why, "caution"))
        self._add_of_pool(PlainLabel(self.tr("Control it with “zpool scrub”.")))

    def _add_of_pool(self, label: PlainLabel) -> None:
        label.wrap_selectable()
        self.pools.addWidget(label)

    def _clear_pools(self) -> None:
        while (item := self.pools.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()

    # -- actions -------------------------------------------------------------------------------------------

    @property
    def report(self) -> ScrubReport | None:
        """The report of the file system that is shown."""
        model = self._models.get(self.choice.currentData() or "")
        return None if model is None else model.report

    def _on_clicked(self, deed: ScrubDeed, _checked: bool = False) -> None:
        if self._drive is not None and self.report is not None:
            self._send("scrub", Scrub(self._drive.ref, self.report.uuid, deed))

    def _on_limits(self, changes: tuple, until: bool) -> None:  # type: ignore[type-arg]  # Qt's signals have no more
        if self._drive is not None and self.report is not None:
            self._send("scrub-limits", ScrubLimits(self._drive.ref, self.report.uuid, changes, until))

    def _on_release(self) -> None:
        if self._drive is not None and self.report is not None:
            self._send("scrub-release", OfScrub(self._drive.ref, self.report.uuid))

    def _send(self, verb: str, request: Scrub | ScrubLimits | OfScrub) -> None:
        """Carry it out, on this drive even if another one is shown when the password has been given."""
        refused = partial(self._tell, request.drive)

        def send() -> None:
            if self._drive is not None and self._drive.ref == request.drive:
                self._hold(self.tr("Working…"))
            self.session.request(self, verb, request, self._on_done, lambda _fault, why: refused(why))

        if self.session.may(verb):
            send()
        else:
            self.session.unlock(self, send, refused)

    def _on_done(self, report: ScrubReport) -> None:
        self.message.dismiss()
        if report.uuid in self._models:
            self._models[report.uuid].add(report)
            self._show()

    def _tell(self, drive: DriveRef, why: str) -> None:
        if self._drive is not None and self._drive.ref == drive:
            self._tell_danger(why)
            self._show()
            self._look()
        else:
            self.session.notice.emit(labelled(drive.name, why))

    def _tell_danger(self, why: str) -> None:
        self.message.show_text(why, tone="danger")

    def _on_device(self, row: int) -> None:
        if self.report is not None and row < len(self.report.devices):
            listed = {drive.name for drive in self.session.drives}
            for name in (name for name in self.report.devices[row].drives if name in listed):
                self.drive_wanted.emit(name)
                return

    # -- showing -------------------------------------------------------------------------------------------

    def _forget(self) -> None:
        """Show no data of a drive until the first report."""
        self._models, self._uuids = {}, ()
        self.choice.clear()
        self._clear_pools()
        self.message.dismiss()
        self.devices.set_table(DataTable((), ()))
        self.values.set_table(DataTable((), ()))
        btrfs = self._drive is not None and any(one.startswith("btrfs:") for one in self._drive.usage.checked)
        for part in self._of_btrfs():
            part.hide()
        self.state.setText(self.tr("Reading…") if btrfs else "")
        self.state.setVisible(btrfs)
        self.summed_up.emit("")

    def _of_btrfs(self) -> tuple[QWidget, ...]:
        texts = (self.choice, self.name, self.dated, self.progress, self.line, self.matter, self.step, self.unread)
        below = (self.unlock, self.limits, self.heading, self.devices, self.details)
        return (*texts, *below, *self.buttons.values())

    def _hold(self, why: str) -> None:
        """Disable all actions because of *why* until the next report."""
        for button in self.buttons.values():
            button.setEnabled(False)
            button.setAccessibleDescription(why)
        self.limits.hold(why)

    def _show(self) -> None:
        report, units = self.report, self.preferences.units
        if report is None:
            return
        headline = wording.headline(report, units)
        self.summed_up.emit(headline)
        if self.folded:
            return
        model = self._models[report.uuid]
        drives = {drive.name: drive for drive in self.session.drives}
        self.choice.setVisible(len(self._uuids) > 1)
        words = self.tr("btrfs {name} at {point}") if report.label and report.points else self.tr("btrfs {name}")
        point = next(iter(report.points), "")
        self._say(self.name, words.format(name=report.title, point=point))
        self._say(self.state, headline)
        whole = scrub.whole(report)
        self.progress.setVisible(whole.fraction is not None and scrub.state(report) is not ScrubState.FINISHED)
        self.progress.setValue(round(1000 * (whole.fraction or 0)))
        self.progress.setFormat(percent(whole.fraction or 0, 1))
        self._say(self.line, wording.progress_line(report, model, time.time(), units))
        self.progress.setAccessibleDescription(self.line.text())
        found = wording.matter(report, drives)
        self.matter.set_tone(found.tone if found is not None else "")
        self._say(self.matter, found.words if found is not None else "")
        self._say(self.step, found.step if found is not None else "")
        hopeless = "" if report.live else self.session.hopeless("scrub")
        # Where there is nothing to unlock with, the user is not asked to unlock.
        self._say(self.unread, said(hopeless) or wording.unread(report))
        self._show_deeds(report)
        self.heading.show()
        self.limits.show()
        self.limits.show_report(report, units)
        self.devices.show()
        self.devices.set_table(wording.devices(report, model, units))
        self.devices.fit_height()
        self.details.show()
        self.values.set_table(wording.details(report, units))
        self.values.fit_height()

    @staticmethod
    def _say(label: PlainLabel, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))

    def _show_deeds(self, report: ScrubReport) -> None:
        state, hopeless = scrub.state(report), self.session.hopeless("scrub")
        can = report.tool and bool(report.points) and not report.read_only
        runs = state is ScrubState.RUNNING
        self.buttons[ScrubDeed.START].setVisible(can and not runs)
        self.buttons[ScrubDeed.RESUME].setVisible(can and scrub.may_resume(report))
        self.buttons[ScrubDeed.STOP].setVisible(runs)
        self.unlock.setVisible(not report.live and self.session.can_unlock and not self.session.may("scrub"))
        self.limits.hold(hopeless)
        for button in self.buttons.values():
            button.setEnabled(not hopeless)
            button.setAccessibleDescription(hopeless)


class ScrubCard(Card):
    """A row that opens the page; made for the first drive that has something to scrub."""

    drive_wanted = pyqtSignal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._active = False
        self.page: ScrubPage | None = None
        self.row = Disclosure(self.tr("Scrub"), self._the_page)
        self.column(0).addWidget(self.row)
        self.hide()

    def show_drive(self, drive: Drive | None) -> None:
        """Show what is scrubbed on *drive*, if anything can be."""
        found = drive is not None and bool(drive.usage.checked)
        if found:
            self._the_page()
        if self.page is not None:
            self.page.show_drive(drive)
        self.setVisible(found)

    def set_active(self, active: bool) -> None:
        """Read only while the card is in view."""
        self._active = active
        if self.page is not None:
            self.page.set_active(active)

    def refresh(self) -> None:
        """Ask everything again."""
        if self.page is not None:
            self.page.refresh()

    def offer(self, what: str) -> bool:
        """Open the page if *what* concerns it."""
        if self.page is None or self.isHidden() or what not in ("scrub", "scrub-limit"):
            return False
        self.row.opened = True
        return self.page.offer(what)

    def _the_page(self) -> ScrubPage:
        if self.page is None:
            self.page = ScrubPage(self._services, self)
            self.page.hide()
            self.page.folded = True
            self.page.summed_up.connect(self.row.set_count)
            self.page.drive_wanted.connect(self.drive_wanted)
            self.page.set_active(self._active)
            self.row.toggled.connect(self.page.unfold)
        return self.page
