"""An array: its operation and when it ends, what slows it down, its members, and its actions."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.array_details import ArraySuperblock
from disktune_contract.arrays.array_model import ArrayModel
from disktune_contract.arrays.boost import OWN
from disktune_contract.arrays.slowdown_causes import Fix, IoUsers
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.messages.action import ActionList
from disktune_contract.messages.change import DriveChanges
from disktune_contract.messages.look import ActivitySample, StateList
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_gui.arrays import wording
from disktune_gui.arrays.actions import ActionRequests, ArrayButtons, Boosts
from disktune_gui.arrays.boost_form import BoostForm
from disktune_gui.arrays.depth_trial import DepthTrialRunner
from disktune_gui.arrays.details import KernelValues, LastCheck, MemberTable, PastOperations
from disktune_gui.arrays.preset_tiles import times
from disktune_gui.arrays.status_panel import AdviceCard, ArrayCauseList, StatusPanel
from disktune_gui.client.asked import AskedDrives, gather
from disktune_gui.client.presence import SeenTimer
from disktune_gui.controls.cards import PADDING, Card, Disclosure, card_title
from disktune_gui.controls.columns import CardColumns, FactCard, inset, reveal
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.page import Page
from disktune_gui.services.services import Services
from disktune_gui.text.said import labelled
from disktune_gui.theming.style import flush, pixels

if TYPE_CHECKING:
    from disktune_gui.arrays.charts import ArrayCharts, OperationChart

LOOK_MS = 2000
LATE_S = 8.0
"""Seconds without an answer after which the figures are dated."""
_LEAST_STRETCHES = 3
"""With fewer minutes the record shows no more than the other chart."""
_STANDING = "standing"
"""Subject of messages that are valid until the array's state changes: questions, and results of actions."""
_USERS_EVERY = 8
"""Number of readings after which the processes that use the array are requested again."""


class ArrayPage(Page):
    """One array, read every two seconds while the page is in view."""

    help_wanted = pyqtSignal(Fix)
    """One that is made of settings: the window adds them to the plans of their drives."""
    drive_wanted = pyqtSignal(str)
    """Show the drive of this kernel name."""
    rescue_wanted = pyqtSignal(str)
    """Show what to copy first from the drive of this kernel name."""
    reported = pyqtSignal(object)  # ArrayReport | None
    """The array has answered, or refused."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self.model = ArrayModel()
        self._operations = services.operations
        self._operations.remembered.connect(self._on_remembered)
        self._operations.failed.connect(self._on_not_remembered)
        self.boosts = Boosts(self.session, self)
        self.boosts.changed.connect(self._show)
        self._reports: AskedDrives[ArrayReport] = AskedDrives(self, self.session, "array")
        self._reports.answered.connect(self._on_report)
        self._actions: AskedDrives[ActionList] = AskedDrives(self, self.session, "actions")
        self._actions.answered.connect(self._on_actions)
        self._superblocks: AskedDrives[ArraySuperblock] = AskedDrives(self, self.session, "array-superblock")
        self._superblocks.changed.connect(self._on_superblock)
        self._asked: object = None
        """The state for which actions and settings were requested; when it changes, they are requested again."""
        self._looks = 0
        self._stands: object = None
        """The state of the array at the last reading; messages about it are removed when it changes."""
        self._waits_since: float | None = None
        """Monotonic; when the oldest question was asked that has no answer."""
        self._sped_up = False
        """Whether a boost was in force at the last reading."""
        self._timer = SeenTimer(self.session, self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._charts: ArrayCharts | None = None
        self._whole: OperationChart | None = None
        self._make_widgets()
        self._lay_out()
        self.session.activity.connect(self._on_activity)
        self.session.privilege_changed.connect(self._ask_settings)
        self.session.privilege_changed.connect(self._ask_superblock)
        self.preferences.changed.connect(self._show)
        self.services.health_news.changed.connect(self._show)

    # -- widgets -------------------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.status = StatusPanel()
        self.message = MessageBar()
        self.requests = ActionRequests(self.session, self.message, lambda: self.array, _STANDING, self)
        self.requests.done.connect(self._on_acted)
        self.requests.refused.connect(self._on_refused)
        self.troubles = ArrayCauseList()
        self.troubles.help_wanted.connect(self._on_help)
        self.troubles.drive_wanted.connect(self.drive_wanted)
        self.speed_up = BoostForm()
        self.speed_up.wanted.connect(self._on_boost)
        self.speed_up.unwanted.connect(self._on_unboost)
        self.depths = DepthTrialRunner(
            partial(self.boosts.order, OWN), self.boosts.end, self._done, self.preferences, self
        )
        self.depths.said.connect(self._on_trial)
        self.speed_up.trial_wanted.connect(self._on_try)
        self._deeds = ArrayButtons(*self.speed_up.deeds)
        self._deeds.wanted.connect(self.requests.want)
        self.buttons = self._deeds.by_action
        self.members = MemberTable(self.services.health_news.of, self.services.health_history.of)
        self.members.wanted.connect(self._on_members)
        self.advice, self.last_check, self.facts = AdviceCard(), LastCheck(), FactCard()
        self.advice.rescue_wanted.connect(self.rescue_wanted)
        self.values, self.past = KernelValues(self.preferences), PastOperations()
        self.values.toggled.connect(self._ask_superblock)

    def _lay_out(self) -> None:
        self.columns = CardColumns()
        doing, members = Card(), Card()
        rows = doing.column()
        rows.setSpacing(pixels(self.font(), 12))
        for part in (self.status, self.speed_up, self._deeds, self.troubles):
            rows.addWidget(part)
        table = members.column(0)
        title = card_title(self.tr("Members"))
        around = pixels(self.font(), PADDING)
        title.setContentsMargins(around, around, around, 0)
        table.addWidget(title)
        table.addWidget(inset(self.members))
        for card in (self.message, doing, members):
            self.columns.wide.add(card)
        self.charts: Disclosure | None = None
        """None without the library that draws them."""
        if find_spec("pyqtgraph") is not None:
            self.charts = Disclosure(self.tr("Last five minutes"), self._make_charts)
            self.whole = Disclosure(self.tr("Whole operation"), self._make_whole)
            self.whole.toggled.connect(self._show_whole)
            place = Card()
            stack = place.column(0)
            for row in (self.charts, self.whole):
                stack.addWidget(row)
            self.whole.hide()
            self.columns.wide.add(place)
        for card in (self.advice, self.last_check, self.facts):
            self.columns.narrow.add(card)
        for row in (self.past, self.values):
            self.facts.add_row(row)
        outer = flush(QVBoxLayout(self))
        outer.addWidget(self.columns)
        self.setAccessibleName(self.tr("RAID array"))

    @property
    def array(self) -> DriveRef | None:
        """The array that is shown."""
        return self._drive.ref if self._drive is not None else None

    # -- from the window -----------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive* if it is an array."""
        is_other = drive is None or self._drive is None or drive.ref != self._drive.ref
        if is_other:
            self._leave_trial()
        self._drive = drive if drive is not None and drive.kind is DriveKind.ARRAY else None
        self.boosts.array = self.array
        self._reports.turn(self._drive)
        self._actions.turn(self._drive)
        self._superblocks.turn(self._drive)
        if is_other:
            self._forget()
            self.past.show_drive(self._drive)
            self._look()
        self._keep_time()

    def _forget(self) -> None:
        """Show nothing of an array until the first report on it, which never comes from a dead helper."""
        self.model, self._asked, self._stands, self._looks = ArrayModel(), None, None, 0
        self._waits_since = None
        self._sped_up = False
        self._deeds.show_actions(())
        self.requests.dismiss()
        self.status.forget(self.tr("Reading…") if self._drive is not None else "")
        self.values.superblock = None
        self.values.show_report(None)
        self.facts.facts.show_rows(())
        self.advice.hide()
        self.last_check.hide()
        if self.charts is not None:
            self.whole.hide()
        self.members.forget()
        self.troubles.show_model(self.model, {})
        self.speed_up.forget()

    def set_active(self, active: bool) -> None:
        """Read the array only while the page is in view."""
        if active == self.active:
            return
        super().set_active(active)
        self.session.watch(active)
        if not active:
            self._leave_trial()
        if active:
            self.refresh()
        self._keep_time()

    def refresh(self) -> None:
        """Request everything again."""
        self._asked = None
        self._look()
        if self._stands is not None:
            self._ask_superblock()

    def offer(self, what: str) -> bool:
        """Show the speed-up, or the question of pausing."""
        if self._drive is None or what not in ("speed-up", "pause"):
            return False
        if what == "speed-up":
            reveal(self.speed_up)
            self.speed_up.start.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            words = self.tr("Pause the operation on {array}?")
            self.requests.ask("array-pause", words.format(array=self.session.title(self._drive)))
        return True

    def _keep_time(self) -> None:
        wanted = self.active and self._drive is not None
        if wanted != self._timer.isActive():
            (self._timer.start if wanted else self._timer.stop)()

    # -- reading -------------------------------------------------------------------------------------------

    def _look(self) -> None:
        if self._drive is None or not self.active:
            return
        if self._waits_since is None:
            self._waits_since = time.monotonic()
        elif time.monotonic() - self._waits_since > LATE_S:
            self._date(self.tr("No response from the helper."))
        self._reports.ask(self._drive)
        self.boosts.look()
        if self._looks % _USERS_EVERY == 0:
            self.session.request(self, "io-users", Nothing(), self._on_users, _quiet)
        self._looks += 1

    def _on_report(self) -> None:
        report = self._reports.answer.fresh
        self.reported.emit(report)
        self._waits_since = None
        if report is None or self._drive is None:
            self._date(self._reports.answer.why_not)
            return
        self.model.add_report(report)
        self.status.was_read()
        self.speed_up.hold(self.session.hopeless("boost"))
        boost, running = self.boosts.state, self.boosts.on
        self._operations.take(self._drive.ref, report, boost.preset if boost is not None and running else "")
        stands = (report.operation, report.action, report.waiting, report.degraded, running, report.bitmap)
        if stands != self._stands:
            if self._stands is not None and self.message.about == _STANDING:
                self.requests.dismiss()
            self._stands = stands
            self._ask_superblock()
        if stands != self._asked:
            self._asked = stands
            self._actions.ask(self._drive)
            self._ask_settings()
        self._show()

    def _date(self, why: str) -> None:
        """Show *why* nothing is read; what is possible now is unknown as well."""
        self._hold(why)
        self.speed_up.hold(why)
        if self.message.about == _STANDING:
            self.requests.dismiss()
        self.status.date(why)

    def _on_remembered(self, identity: str) -> None:
        if self._drive is not None and self._drive.identity == identity:
            self.past.show_drive(self._drive)

    def _on_not_remembered(self, why: str) -> None:
        self.message.show_text(self.tr("History not saved: {why}.").format(why=why), tone="caution")

    def _ask_settings(self) -> None:
        """Request the settings of the array and its drives."""
        if self._drive is None or self.model.report is None or not self.active:
            return
        names = {name for member in self.model.report.members for name in member.drives}
        array = self._drive.ref
        refs = {array, *(drive.ref for drive in self.session.drives if drive.name in names)}
        asked = {ref: ("settings", OfDrive(ref)) for ref in sorted(refs, key=lambda ref: ref.name)}
        gather(self, self.session, asked, partial(self._on_settings, array))

    def _ask_superblock(self) -> None:
        """Request what only the metadata of a member have, where they are shown and may be read.

        Never by the clock: the read would keep the member from spinning down.
        """
        if self._drive is not None and self.values.opened and self.session.may("array-superblock"):
            self._superblocks.ask(self._drive)

    def _on_superblock(self) -> None:
        self.values.superblock = self._superblocks.answer.value
        self.values.show_report(self.model.report)

    def _on_settings(self, array: DriveRef, found: dict[DriveRef, StateList], _refused: object) -> None:
        report = self.model.report
        if self._drive is None or self._drive.ref != array or report is None or array not in found:
            return
        own = found.pop(array)
        drives = {ref: {state.setting: state for state in reply.states} for ref, reply in found.items()}
        self.model.states = {ref.name: states for ref, states in drives.items()}
        solid = all(member.rotational is False for member in report.members)
        if not self.boosts.on:
            self.speed_up.show_array(array, own, drives, solid=solid)
        self._show()

    def _on_actions(self) -> None:
        reply = self._actions.answer.fresh
        if reply is None:
            self._hold(self._actions.answer.why_not)
            return
        bitmap = self.model.report.bitmap if self.model.report is not None else None
        has_bitmap = bitmap is not None and bitmap.location != "none"
        self._deeds.show_actions(reply.actions, has_bitmap=has_bitmap)
        if hopeless := self.session.hopeless("act"):
            self._deeds.hold(hopeless)

    def _hold(self, why: str) -> None:
        """Disable all actions because of *why*, and request them again after the next report."""
        self._deeds.hold(why)
        self._asked = None

    def _on_users(self, reply: IoUsers) -> None:
        self.model.add_users(reply)

    def _on_activity(self, sample: ActivitySample) -> None:
        if self._drive is None or not self.active:
            return
        drives = {drive.name: drive for drive in self.session.drives}
        self.model.add_counters(sample.at_s, sample.drives, drives)
        if self.model.report is not None:
            self._show_members(self.model.report, drives)
        if self._charts is not None and self._charts.isVisibleTo(self):
            self._charts.draw(self.model, self.session.drives, self.boosts.state)

    def _on_members(self, names: tuple[str, ...]) -> None:
        drives = {drive.name for drive in self.session.drives}
        for name in (name for name in names if name in drives):
            self.drive_wanted.emit(name)
            return

    def _on_help(self, fix: Fix) -> None:
        if fix.speed_up:
            self.offer("speed-up")
        else:
            self.help_wanted.emit(fix)

    # -- doing ---------------------------------------------------------------------------------------------

    def _on_acted(self, array: DriveRef, words: str) -> None:
        # The message is about the state after the action, which the next reading is the first to show.
        self._stands = None
        self._tell(array, "good", words, about=_STANDING)

    def _on_refused(self, array: DriveRef, why: str) -> None:
        self._tell(array, "danger", why)

    def _on_boost(self, preset: str, changes: object) -> None:
        if isinstance(changes, tuple) and self._drive is not None:
            refused = partial(self._tell, self._drive.ref, "danger")
            self.boosts.order(preset, changes, self.message.dismiss, refused)

    def _on_unboost(self) -> None:
        if self.depths.running:
            self.depths.stop()
            self.speed_up.say_of_trial("")
        if self._drive is not None:
            self.boosts.end(self.message.dismiss, partial(self._tell, self._drive.ref, "danger"))

    # -- trying queue depths ---------------------------------------------------------------------------------

    def _on_try(self, base: tuple[DriveChanges, ...], members: tuple[tuple[DriveRef, int], ...]) -> None:
        array = self.boosts.array
        if array is None:
            return

        def begin() -> None:
            if members and not self.depths.running and self.boosts.array == array:
                # Never deeper than now: what the drives accept at most is not asked here.
                self.depths.start(base, members, max(depth for _, depth in members))

        if self.session.may("boost"):
            begin()
        else:
            self.session.unlock(self, begin, partial(self._tell, array, "danger"))

    def _on_trial(self, words: str) -> None:
        self.speed_up.say_of_trial(words, going_on=self.depths.running)

    def would_end(self) -> tuple[str, ...]:
        words = self.tr("{drive}: the depth test is cancelled, values are restored.")
        drive = self._drive if self.depths.running else None
        return (words.format(drive=self.session.title(drive)),) if drive is not None else ()

    def _leave_trial(self) -> None:
        """End the trial when the page is left; its boost is reverted."""
        if self.depths.running:
            self._on_unboost()

    def _done(self) -> tuple[float, float] | None:
        """Return when the array was last read, and how many bytes of each member were done by then."""
        mark = self.model.last
        return None if mark is None else (mark.at_s, mark.done * SECTOR_BYTES)

    def _tell(self, array: DriveRef, tone: str, words: str, about: str = "") -> None:
        if self._drive is not None and self._drive.ref == array:
            self.message.show_text(words, tone=tone, about=about)
            self.refresh()
        else:
            self.session.notice.emit(labelled(array.name, words))

    # -- showing -------------------------------------------------------------------------------------------

    def _make_charts(self) -> QWidget:
        from disktune_gui.arrays.charts import ArrayCharts  # noqa: PLC0415  # 0.1 s, not before it is seen

        self._charts = ArrayCharts(self.services.recorder, self.preferences)
        return inset(self._charts)

    def _make_whole(self) -> QWidget:
        from disktune_gui.arrays.charts import OperationChart  # noqa: PLC0415  # as above

        self._whole = OperationChart(self.preferences)
        return inset(self._whole)

    def _show_whole(self) -> str:
        """Show the record of what runs or ran last; return when its speed fell, in words."""
        known, fall = self._operations.recorded(self._drive) if self._drive is not None else (None, None)
        words = wording.fall(fall, self.preferences.units, time.time()) if fall is not None else ""
        if self.charts is not None:
            self.whole.setVisible(known is not None and len(known.stretches) >= _LEAST_STRETCHES)
            if known is not None and self._whole is not None and self.whole.opened:
                self._whole.draw(known, fall, words)
        return words

    def _show(self) -> None:
        report = self.model.report
        if report is None:
            return
        units = self.preferences.units
        drives = {drive.name: drive for drive in self.session.drives}
        failing = [name for name, drive in drives.items() if self.services.health_news.fails(drive)]
        left = self._left_s()
        self.status.show_report(report, self.model, left, units)
        self.advice.show_report(report, drives, failing)
        self.last_check.show_report(report, self.past.operations)
        state = self.boosts.state
        self.speed_up.show_report(report, state)
        running = state.preset if state is not None and self.boosts.on else ""
        self.speed_up.preset.show_times(report, times(report, left, self.past.operations, running), units)
        if self._sped_up and not self.boosts.on and not self.depths.running:
            self.speed_up.say_of_trial("")  # The depth that was kept is reverted as well.
        self._sped_up = self.boosts.on
        self._show_members(report, drives)
        self.facts.facts.show_rows(wording.in_five_lines(report))
        self.values.show_report(report)
        fall = self._show_whole()
        self.troubles.show_model(self.model, drives, fall if report.operation is not None else "")
        # Made later than the widgets below them, they would come last in the tab order.
        before: QWidget = self._deeds.last
        for button in self.troubles.buttons:
            QWidget.setTabOrder(before, button)
            before = button

    def _left_s(self) -> float | None:
        """Return how long what runs still takes, as every place shows it; None if that is unknown."""
        at = self._operations.ends_at(self._drive) if self._drive is not None else None
        return max(0.0, at - time.monotonic()) if at is not None else None

    def _show_members(self, report: ArrayReport, drives: Mapping[str, Drive]) -> None:
        self.members.show_report(report, drives, self.services.recorder.history, self.preferences.units)


def _quiet(_fault: object, _why: str) -> None:
    """An array that is gone is no longer selected either, as the next reading shows."""
