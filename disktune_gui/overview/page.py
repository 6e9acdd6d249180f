"""Overview: the state of a drive and what to do, what it is used by, and everything that it reports of itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PyQt6.QtCore import QCoreApplication, pyqtBoundSignal, pyqtSignal
from PyQt6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from disktune_contract.arrays.slowdown_causes import Fix
from disktune_contract.drives.drive import Drive, DriveKind, can_spin_down
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.messages.action import Act, Acted
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import replace
from disktune_contract.said.health_words import COUNTED
from disktune_contract.sentence import in_turn
from disktune_contract.settings.claims import ClaimList
from disktune_gui.client import asked
from disktune_gui.client.asked import ByDrive, why_not_read
from disktune_gui.controls.cards import Disclosure
from disktune_gui.controls.columns import CardColumns, FactCard, inset
from disktune_gui.controls.page import Page, is_same
from disktune_gui.controls.speed_gauge import limit
from disktune_gui.controls.step_chart import StepLine, moved
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.health.badge import KnownHealth, ShownHealth, counters_against, has_health, shown, state_of
from disktune_gui.overview import summary_cards
from disktune_gui.overview.changes_card import ChangesCard
from disktune_gui.overview.fact_panel import AllFacts, FeatureList, NoteDialog, NoteRow
from disktune_gui.overview.fact_view import with_checkup
from disktune_gui.overview.find_drive import FindDrive
from disktune_gui.overview.identify_text import OverviewDocument, in_five_lines, overview, provenance, with_note
from disktune_gui.overview.layers_view import ArrayLines, DeviceMap, UsedByCard
from disktune_gui.overview.place_text import with_attachment
from disktune_gui.overview.rescue_text import to_copy, to_copy_first, to_wait_for
from disktune_gui.overview.summary_cards import FactTiles, VerdictSteps
from disktune_gui.scrub.page import ScrubCard
from disktune_gui.services.services import Services
from disktune_gui.store.drive_database import with_family
from disktune_gui.text.facts import FactSection
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush

if TYPE_CHECKING:
    from disktune_gui.arrays.page import ArrayPage

translate = QCoreApplication.translate


class OverviewPage(Page):
    """The cards of the selected drive, or the page of the selected array."""

    health_wanted = pyqtSignal(str)
    """The user wants to see the whole health of the drive of this kernel name."""
    drive_wanted = pyqtSignal(str)
    measure_wanted = pyqtSignal(str)
    causes_wanted = pyqtSignal(str)
    """The user wants to see why this drive is slow."""
    history_wanted = pyqtSignal(str)
    settings_wanted = pyqtSignal(str)
    help_wanted = pyqtSignal(Fix)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self._drive: Drive | None = None
        self._found: Identification | None = None
        self._read: ByDrive[tuple[Identification, float | None]] = ByDrive(self.session)
        """What each drive identified itself as last, and when: shown with its time until it answers again."""
        self._read_at: float | None = None
        """When `_found` was read, in seconds since the epoch."""
        self._why_not = ""
        """Why the drive did not answer, or what was exported."""
        self._known: KnownHealth | None = None
        self._untold = ""
        """Why the drive did not report its health, if it was asked and did not."""
        self._checked: tuple[object, ...] = ()
        """What is shown of the check-up."""
        self._others: ByDrive[ClaimList] = ByDrive(self.session)
        """What other tools set on each drive, as far as it was read."""
        self._awake: ByDrive[str] = ByDrive(self.session)
        """What kept each from standby in its last recording."""
        self._rest_due = False
        """Whether both are to be asked for, after the check-up."""
        self._sections: tuple[FactSection, ...] = ()
        self._results_due = False
        """Whether results were stored that are not shown yet; a drive whose answer is the same changes nothing."""
        self._on_array: Callable[[object], None] | None = None
        """Takes the next report of an array, for its check-up."""
        self._rescue_of = ""
        """The drive whose advice is shown as soon as it is selected."""
        self.finder = FindDrive(self.session)
        self.verdict = VerdictSteps(self.finder)
        self.used_by = UsedByCard(services)
        self.arrays = ArrayLines(services.operations)
        self.scrub = ScrubCard(services)
        self.changes = ChangesCard()
        self.tiles = FactTiles()
        self.identity = FactCard()
        self.facts = AllFacts(self.preferences)
        self.features = FeatureList(self.preferences)
        self.note = NoteRow()
        self.columns = CardColumns()
        self.array: ArrayPage | None = None
        """The page of arrays, made for the first one."""
        self.array_map = DeviceMap(services)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        for card in (self.verdict, self.used_by, self.arrays, self.scrub, self.changes):
            self.columns.wide.add(card)
        self.columns.narrow.add(self.tiles)
        self.columns.narrow.add(self.identity)
        for row in (self.facts, self.features, self.note):
            self.identity.add_row(row)
        self._column = flush(QVBoxLayout(self), 0)
        self._column.addWidget(self.columns)
        self._column.addStretch(1)

    def _connect(self) -> None:
        services = self.services
        for wanted, told in (
            (self.verdict.health_wanted, self.health_wanted),
            (self.tiles.measure_wanted, self.measure_wanted),
            (self.tiles.causes_wanted, self.causes_wanted),
            (self.tiles.history_wanted, self.history_wanted),
            (self.tiles.settings_wanted, self.settings_wanted),
        ):
            wanted.connect(partial(self._tell, told))
        for way in (
            self.used_by.view.device_wanted,
            self.arrays.array_wanted,
            self.scrub.drive_wanted,
            self.array_map.device_wanted,
            self.verdict.boost_wanted,
        ):
            way.connect(self.drive_wanted)
        self.verdict.unlock_asked.connect(self._unlock)
        self.verdict.wake_wanted.connect(self._wake)
        self.facts.copy_wanted.connect(self.copy_all)
        self.facts.export_wanted.connect(self.ask_and_export)
        self.note.edit_wanted.connect(self._edit_note)
        services.archive.changed.connect(self._on_results)
        self.session.privilege_changed.connect(self.refresh)
        self.session.privilege_changed.connect(self._show)
        self.session.drives_changed.connect(self._on_drives)
        self.session.trial_ended.connect(self.refresh)
        services.health_news.changed.connect(self._on_health)
        self.preferences.changed.connect(self._show)
        services.families.changed.connect(self._show)
        services.drive_notes.changed.connect(self._show)
        services.checkups.changed.connect(self._on_checked)
        services.checkups.outdated.connect(self._on_outdated)

    # -- Page ----------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*; its identification is read only when it is another drive than before."""
        another = not is_same(drive, self._drive)
        self._drive = drive
        self._turn_to(drive)
        if another:
            never = (None, None)
            self._found, self._read_at = self._read.get(drive.ref, never) if drive is not None else never
            # What the header shows already, with its date until the drive answers.
            self._known = self.services.health_news.of(drive) if drive is not None else None
            self._untold = self._why_not = ""
            self.facts.back_to_top()
            self.verdict.open_rescue(drive is not None and drive.name == self._rescue_of)
            self._rescue_of = ""
            if self.active:
                # The parts ask for themselves.
                self._ask()
        self._show()

    def _turn_to(self, drive: Drive | None) -> None:
        """Bring the cards of a drive to the front, the page of an array, or all drives."""
        is_array = drive is not None and drive.kind is DriveKind.ARRAY
        if is_array and self.array is None:
            self.array = self._make_array()
        if self.array is not None:
            self.array.show_drive(drive)
            self.array.set_active(self.active and is_array)
            self.array.setVisible(is_array)
            home = self.array.facts if is_array else self.identity
            if self.facts.parentWidget() is not home:
                home.add_row(self.facts)
        self.columns.setVisible(drive is not None and not is_array)
        self.scrub.show_drive(None if is_array else drive)

    def _make_array(self) -> ArrayPage:
        from disktune_gui.arrays.page import ArrayPage  # noqa: PLC0415  with the first array

        page = ArrayPage(self.services, self)
        page.help_wanted.connect(self.help_wanted)
        page.drive_wanted.connect(self.drive_wanted)
        page.rescue_wanted.connect(self._on_rescue)
        page.reported.connect(self._on_report)
        self._column.insertWidget(0, page)
        page.facts.add_row(Disclosure(translate("UsedByCard", "Used by"), lambda: inset(self.array_map)))
        return page

    def set_active(self, active: bool) -> None:
        """Ask the drive whenever the page comes into view: another page or program may have changed it."""
        super().set_active(active)
        self.services.layers.watch(self, on=active)
        self.scrub.set_active(active)
        if self.array is not None:
            self.array.set_active(active and self._shows_array)
        if active:
            if self._results_due:
                self._on_results()
            self.refresh()

    @property
    def _shows_array(self) -> bool:
        return self._drive is not None and self._drive.kind is DriveKind.ARRAY

    def refresh(self) -> None:
        """Ask the drive again."""
        if self.active:
            self._ask()
            self.scrub.refresh()
            if self.array is not None and self._shows_array:
                self.array.refresh()

    def search_field(self) -> QLineEdit:
        return self.facts.panel.search

    def offer(self, what: str) -> bool:
        """Show what *what* is about: what to copy first, the work of an array, or a scrub."""
        if what == "rescue" and not self.verdict.isHidden() and self.verdict.rescue.rows:
            self.verdict.open_rescue(True)
            return True
        in_array = self.array is not None and self._shows_array and self.array.offer(what)
        return in_array or self.scrub.offer(what)

    def would_end(self) -> tuple[str, ...]:
        return self.array.would_end() if self.array is not None else ()

    # -- asking --------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        drive = self._drive
        if drive is None:
            return

        # The check-up needs these answers, too, and asks for the rest.
        known: dict[str, object] = {}
        due = {"identify", "health", "array"} if self._shows_array else {"identify", "health"}

        def answered(verb: str, reply: object = None) -> None:
            known[verb] = reply
            due.discard(verb)
            if not due and is_same(drive, self._drive):
                self.services.checkups.ask(drive, known)

        def done(found: Identification) -> None:
            if is_same(drive, self._drive):
                again = (found, "") == (self._found, self._why_not)
                self._found, self._why_not = found, ""
                self._read_at = self.session.read_at if drive.saved else time.time()
                self._read[drive.ref] = found, self._read_at
                if again:
                    self.facts.show_sections(self._sections, self._source())
                else:
                    self._show()
            answered("identify", found)

        def failed(_fault: Fault, why: str) -> None:
            answered("identify")
            if is_same(drive, self._drive):
                self._why_not = why
                self._show()

        def told(known: KnownHealth | None, why_not: str) -> None:
            if is_same(drive, self._drive):
                self._learn(known, why_not)
            answered("health", known.health if known is not None else None)

        self._on_array = partial(answered, "array")
        self.session.request(self, "identify", OfDrive(drive.ref), done, failed)
        self._rest_due = True
        self.services.health_news.ask(self, drive, told)

    def _on_report(self, report: object) -> None:
        if self._on_array is not None:
            take, self._on_array = self._on_array, None
            take(report)

    def _wake(self) -> None:
        """Wake the drive and read it; only here, by a click."""
        drive = self._drive
        if drive is None:
            return

        def woken(_acted: Acted) -> None:
            if is_same(drive, self._drive):
                self.refresh()

        def wake() -> None:
            self.session.request(self, "act", Act(drive.ref, "wake"), woken)

        if self.session.may("act"):
            wake()
        else:
            self.session.unlock(self, wake, self.session.notice.emit)

    def _on_health(self) -> None:
        """Show the health that the header shows, whichever part asked for it."""
        if (
            self._drive is not None
            and (known := self.services.health_news.of(self._drive)) is not None
            and known is not self._known
        ):
            self._learn(known, "")

    def _learn(self, known: KnownHealth | None, why_not: str) -> None:
        """Show what is known of the drive; *why_not* states why that is not new."""
        # An answer comes twice: to all, and to the page that asked.
        drive, before = self._drive, (self._known, self._untold)
        self._known, self._untold = known, why_not
        if drive is not None and known is not None and known.repeats(before[0]) and why_not == before[1]:
            # Only its date is another one.
            self._show_verdict(drive)
        elif (known, why_not) != before:
            self._show()

    # -- showing -------------------------------------------------------------------------------------------

    def _on_drives(self, _drives: object) -> None:
        drive = self._drive
        if drive is not None:
            self.arrays.show_arrays(drive, self.session.drives, self.preferences.units)
            self._show_verdict(drive)

    def _show(self) -> None:
        drive, units = self._drive, self.preferences.units
        if drive is None:
            self.finder.show_drive(None, None)
            return
        checkups, notes = self.services.checkups, self.services.drive_notes
        family = self.services.families.of(drive, self._found)
        health = self._known.health if self._known is not None else None
        told = with_family(overview(drive, self._found, units, health), family)
        told = with_note(told, notes.of(drive), notes.unread(drive))
        if state_of(self._known) is HealthVerdict.FAILING and not drive.saved:
            told = (to_copy_first(drive, self.session.drives, units), *told)
        checked = checkups.of(drive)
        self._checked = self._of_checkup(drive)
        attachment = checked.facts.attachment if checked is not None else None
        place = attachment.place if attachment is not None else None
        self._sections = with_checkup(with_attachment(told, attachment, self._found), checked, checkups)
        self.facts.show_sections(self._sections, self._source())
        if self._shows_array:
            self.finder.show_drive(None, None)
            self.array_map.show_drive(drive)
            return
        self.features.show_sections(self._sections)
        self.note.show_note(notes.of(drive), notes.unread(drive))
        self.note.setVisible(not drive.saved)
        self.identity.facts.show_rows(in_five_lines(drive, self._found, family))
        self.used_by.view.show_drive(drive)
        self.used_by.setVisible(not drive.saved)
        self.arrays.show_arrays(drive, self.session.drives, units)
        self.finder.show_drive(drive, place)
        self._show_verdict(drive)
        self._show_tiles(drive)

    def _source(self) -> str:
        """Return where the facts are from, and why they are not newer."""
        source = said(provenance(self._found, self._read_at)) if self._found is not None else ""
        return said(in_turn(*filter(None, (self._why_not, source))))

    def _show_verdict(self, drive: Drive) -> None:
        found = self._shown_health()
        self.verdict.setVisible(found is not None)
        if found is None:
            return
        session, known = self.session, self._known
        asleep = known is not None and (known.health.asleep or known.last is not None) and not drive.saved
        self.verdict.show_health(found, locked=session.can_unlock and not session.may("health"), asleep=asleep)
        # The device of that name here is another drive.
        fails = found.state is HealthVerdict.FAILING and not drive.saved
        drives = session.drives
        self.verdict.rise.show_line(self._rise(drive) if fails else None, time.time())
        self.verdict.show_steps(
            to_copy(drive, drives) if fails else None,
            to_wait_for(drive, drives, self.services.operations.ends_at) if fails else (),
            to_copy_first(drive, drives, self.preferences.units) if fails else None,
        )

    def _rise(self, drive: Drive) -> StepLine | None:
        """Return how the counter rose that counts most against *drive*; None if it did not in the samples kept."""
        found = counters_against(self._known)
        if not found:
            return None
        counter, samples = found[0].counter, self.services.health_history.of(drive)
        points = moved([(one.at, count) for one in samples if (count := one.count(counter)) is not None])
        return StepLine(said(COUNTED[counter]), points) if len(points) > 1 else None

    def _show_tiles(self, drive: Drive) -> None:
        session, units = self.session, self.preferences.units
        past = self.services.health_history.of(drive)
        health = self._known.health if self._known is not None else None
        if health == Health():
            # Only stored health is known, which has no current temperature.
            health = None
        unread = why_not_read(session, self._untold)
        tiles = self.tiles
        for tile in (tiles.age, tiles.warmth):
            tile.setVisible(has_health(drive))
        for part in (tiles.speed, tiles.settings, tiles.history):
            part.setVisible(not drive.saved)
        tiles.age.show_answer(summary_cards.age(health, past, unread))
        tiles.warmth.show_answer(summary_cards.warmth(drive, health, self._found, past, unread))
        limited = limit([one.check.id for one in self.services.attention.findings(drive)])
        self.services.speeds.read()
        speed = self.services.speeds.of(drive, limited=bool(limited))
        tiles.show_speed(
            summary_cards.speed(speed, limited, units, self.services.speeds.beside_last(drive, units)),
            drive.kind,
            asked.why_not(session, "measure", drive),
        )
        self._show_settings(drive)

    def _show_settings(self, drive: Drive) -> None:
        checked, others = self.services.checkups.of(drive), self._others.get(drive.ref)
        facts = checked.facts if checked is not None else None
        self.tiles.settings.show_answer(summary_cards.settings(facts, others))
        useless = self.session.hopeless("apply") or self.services.health_news.fails(drive)
        states, awake = facts.states if facts is not None else None, self._awake.get(drive.ref, "")
        self.changes.show_drive(None if useless else drive, states, awake, others)

    def _shown_health(self) -> ShownHealth | None:
        """Return the health in short, None for a drive without health."""
        if self._drive is None or not has_health(self._drive):
            return None
        return shown(self._drive, self._known, self._untold)

    def _tell(self, wanted: pyqtBoundSignal) -> None:
        if self._drive is not None:
            wanted.emit(self._drive.name)

    def _edit_note(self) -> None:
        if self._drive is not None:
            dialog = NoteDialog(self.services.drive_notes, self._drive, self.window())
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def _on_rescue(self, name: str) -> None:
        self._rescue_of = name
        self.drive_wanted.emit(name)

    def _on_results(self) -> None:
        self._results_due = not self.active
        if self.active:
            self._show()

    def _unlock(self) -> None:
        self.session.unlock(self, self.refresh, self.session.notice.emit)

    def _on_checked(self, name: str) -> None:
        if self._drive is not None and self._drive.name == name:
            due, self._rest_due = self._rest_due, False
            if due and not self._drive.saved:
                self._ask_the_rest(self._drive)
            if self._of_checkup(self._drive) != self._checked:
                self._show()

    def _of_checkup(self, drive: Drive) -> tuple[object, ...]:
        """Return what is shown of a drive's check-up, which has no time that runs, and no health."""
        checked = self.services.checkups.of(drive)
        if checked is None:
            return ()
        facts = checked.facts
        saved = facts.saved, facts.restores, facts.supply
        dismissed = self.services.checkups.dismissed(drive)
        attachment = facts.attachment and replace(facts.attachment, trim_age_s=None, up_s=None)
        return (checked.results, dismissed, attachment, facts.states, saved)

    def _ask_the_rest(self, drive: Drive) -> None:
        """Ask what other tools set on a drive, and what kept it from standby when it was recorded last."""

        def learn(known: ByDrive[Any], found: object) -> None:
            if known.get(drive.ref) != found:
                known[drive.ref] = found
                if is_same(drive, self._drive):
                    self._show_settings(drive)

        recordings = self.services.recordings if can_spin_down(drive) else None
        self.session.request(
            self, "others", OfDrive(drive.ref), partial(learn, self._others), lambda _fault, _why: None
        )
        if recordings is not None:
            recordings.know(self, drive, lambda: learn(self._awake, recordings.cause(drive)))

    def _on_outdated(self, name: str) -> None:
        if self.active and self._drive is not None and self._drive.name == name:
            self.services.checkups.ask(self._drive)

    # -- copy and export -----------------------------------------------------------------------------------

    def document(self, drive: Drive) -> OverviewDocument:
        """Return everything that is shown now of *drive*."""
        health = self._shown_health()
        short = (health.section(),) if health is not None else ()
        return OverviewDocument(
            f"{drive.title} (/dev/{drive.name})",
            drive,
            (*short, *self._sections),
            self._found,
            self._read_at,
            self._known,
            self.services.drive_notes.of(drive),
        )

    def text(self) -> str:
        """Return everything as text."""
        return self.document(self._drive).text() if self._drive is not None else ""

    def copy_all(self) -> None:
        """Put everything on the clipboard as text."""
        clipboard.copy(self.text())

    def ask_and_export(self) -> None:
        """Ask for a file name and save everything there, as JSON if the name ends in ``.json``."""
        drive = self._drive
        if drive is None:
            return
        text, json = translate("Export", "Text (*.txt)"), translate("Export", "JSON (*.json)")
        name, kinds = f"disktune-{drive.name}.txt", f"{text};;{json}"
        # While the user chooses a name the drive may be pulled out, and another be selected.
        document = self.document(drive)
        path, kind = user_files.ask_where(self, self.tr("Export Drive Information"), name, kinds)
        if path is not None:
            # The proposed name ends in .txt; a user who then picks JSON means JSON.
            self._save(path.with_suffix(".json") if kind == json and path.suffix == ".txt" else path, document)

    def export_to(self, path: Path) -> None:
        """Save everything to *path*; a failure is shown in the window."""
        if self._drive is not None:
            self._save(path, self.document(self._drive))

    def _save(self, path: Path, document: OverviewDocument) -> None:
        words, well = user_files.export(path, document.for_file(path))
        if not well:
            self.session.notice.emit(words)
            return
        self._why_not = words
        self.facts.show_sections(self.facts.sections, self._source())
