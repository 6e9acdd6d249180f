"""The check-up of a drive: each finding with what helps, then what passed and what could not be checked.

And the findings of all drives, in one table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PyQt6.QtCore import QCoreApplication, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QHeaderView, QVBoxLayout, QWidget

from disktune_contract.checkup.check import Certainty
from disktune_contract.checkup.checks import Checked
from disktune_contract.drives.drive import Drive
from disktune_contract.health.verdict import HealthVerdict
from disktune_gui.controls.cards import PADDING, Card, Disclosure, LinkButton, caption, card_title
from disktune_gui.controls.columns import clear
from disktune_gui.controls.message import MessageBar
from disktune_gui.controls.page import is_same
from disktune_gui.controls.table_twin import TableTwin
from disktune_gui.drive_health.verdict_card import Mark
from disktune_gui.drives.groups import grouped, selected_kinds, short_name
from disktune_gui.health import badge
from disktune_gui.health.checkup import Group, GroupedResults, evidence, heading
from disktune_gui.home.problem_text import problem
from disktune_gui.page_declaration import DrivePart
from disktune_gui.services.attention import Trouble
from disktune_gui.services.checkups import CheckedUp
from disktune_gui.services.services import Services
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.wording import moment
from disktune_gui.theming.style import flush, lines, pixels

translate = QCoreApplication.translate

_TOGETHER_MS = 50
"""Answers that come within this time are shown at once."""
_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class CheckRow(QWidget):
    """A result: what it is, what helps, and on request the facts behind it."""

    ignored = pyqtSignal()
    setting_wanted = pyqtSignal()

    def __init__(self, one: Checked, group: Group, why_not: str) -> None:
        """*why_not* is why a finding cannot be ignored."""
        super().__init__()
        self.checked, self.group = one, group
        result, found = one.result, group in (Group.FOUND, Group.DISMISSED)
        title = said(result.says) if found else said(one.check.label)
        mark = Mark()
        mark.show_state(HealthVerdict.CAUTION if group is Group.FOUND else None)
        self.title = PlainLabel(title)
        self.advice = caption(said(result.advice) if found else said(result.says))
        self.facts = caption("\n".join(evidence(one)))
        self.facts.hide()
        row = QHBoxLayout(self)
        side = pixels(self.font(), PADDING)
        row.setContentsMargins(side, 4, side, 8)
        row.setSpacing(pixels(self.font(), 8))
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(2)
        row.addLayout(column, 1)
        for label in (self.title, self.advice, self.facts):
            label.setWordWrap(True)
            label.setTextInteractionFlags(_SELECTABLE)
            column.addWidget(label)
        if found and result.sure is Certainty.LIKELY:
            self.advice.setText(self.tr("Likely. {advice}").format(advice=self.advice.text()).rstrip())
        column.addLayout(self._links(why_not))
        # Not before each is a part of this: shown without a parent, it would be a window for a moment.
        for part, needed in (
            (mark, group is Group.FOUND),
            (self.advice, bool(self.advice.text())),
            (self.ignore, found),
            (self.lever, bool(result.setting)),
            (self.facts_link, bool(result.evidence)),
        ):
            part.setVisible(needed)

    def _links(self, why_not: str) -> QHBoxLayout:
        links = QHBoxLayout()
        links.setSpacing(pixels(self.font(), 16))
        self.facts_link, self.ignore = LinkButton(self.tr("Facts")), LinkButton()
        self.lever = LinkButton(self.tr("Show Setting"))
        self.facts_link.clicked.connect(lambda _checked: self.facts.setVisible(self.facts.isHidden()))
        self.lever.clicked.connect(self.setting_wanted)
        self.ignore.clicked.connect(self.ignored)
        ignored = self.group is Group.DISMISSED
        self.ignore.setText(self.tr("Report Again") if ignored else self.tr("Ignore"))
        self.ignore.setEnabled(not why_not)
        self.ignore.setToolTip(as_tip(why_not))
        for link in (self.lever, self.facts_link, self.ignore):
            link.setAccessibleDescription(self.title.text())
            links.addWidget(link)
        links.addStretch(1)
        return links


class _Results(QWidget):
    """The results of a group."""

    def __init__(self, make: Callable[[Checked], CheckRow]) -> None:
        super().__init__()
        self._make = make
        self.rows: list[CheckRow] = []
        self._column = flush(QVBoxLayout(self), 0)

    def show_results(self, results: tuple[Checked, ...]) -> None:
        """Show *results*; what is unchanged stays, and keeps the focus."""
        if tuple(row.checked for row in self.rows) == results:
            return
        clear(self._column)
        self.rows = [self._make(one) for one in results]
        for row in self.rows:
            self._column.addWidget(row)


class CheckupCard(Card):
    """Asks nothing by itself: the page does, when it comes into view."""

    again_asked = pyqtSignal()
    setting_wanted = pyqtSignal(str, str)
    """Show a setting: the kernel name of the drive, and the id."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._checkups = services.checkups
        self._drive: Drive | None = None
        self._groups = GroupedResults((), (), (), ())
        self._undo: tuple[Drive, str, bool] | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_TOGETHER_MS)
        self._later.timeout.connect(self.show_results)
        self.again, self.message = LinkButton(self.tr("Run &Again")), MessageBar()
        self.found = self._results(Group.FOUND)
        self.quiet = caption()
        """That there is no finding, or what could not be read."""
        self.folded = {
            group: Disclosure("", partial(self._opened, group))
            for group in (Group.WELL, Group.UNKNOWN, Group.DISMISSED)
        }
        self._lay_out()
        self.again.clicked.connect(self.again_asked)
        self.message.acted.connect(self._on_undo)
        self._checkups.changed.connect(self._on_changed)

    def show_drive(self, drive: Drive | None) -> None:
        """Show what is known of *drive*."""
        if not is_same(drive, self._drive):
            self.message.dismiss()
            # A finding of one drive may be ignored, and that of another not.
            for results in self.findChildren(_Results):
                results.show_results(())
        self._drive = drive
        self.show_results()

    @property
    def checked(self) -> CheckedUp | None:
        """The last check-up of the drive."""
        return self._checkups.of(self._drive) if self._drive is not None else None

    def show_results(self) -> None:
        """Show the last results."""
        checked, drive = self.checked, self._drive
        dismissed = self._checkups.dismissed(drive) if drive is not None else frozenset()
        self._groups = GroupedResults.of(checked.results if checked is not None else (), dismissed)
        self.found.show_results(self._groups.found)
        for group, folded in self.folded.items():
            results = self._of(group)
            folded.setVisible(bool(results))
            folded.set_title(heading(group, len(results)))
            if isinstance(folded.body, _Results):
                folded.body.show_results(results)
        words = [said(one) for one in checked.troubles] if checked is not None else []
        if checked is not None and not self._groups.found:
            words.insert(0, self.tr("No findings."))
        self.quiet.setText(" ".join(words))
        self.quiet.setVisible(bool(words))
        at = self.tr("Checked at {time}.").format(time=moment(checked.at, seconds=True)) if checked else ""
        self.again.setToolTip(as_tip(at))

    def _of(self, group: Group) -> tuple[Checked, ...]:
        groups = self._groups
        return {
            Group.FOUND: groups.found,
            Group.WELL: groups.well,
            Group.UNKNOWN: groups.unknown,
            Group.DISMISSED: groups.dismissed,
        }[group]

    def _opened(self, group: Group) -> _Results:
        results = self._results(group)
        results.show_results(self._of(group))
        return results

    def _results(self, group: Group) -> _Results:
        def make(one: Checked) -> CheckRow:
            known = self._drive is not None and self._checkups.can_dismiss(self._drive)
            row = CheckRow(one, group, "" if known else self.tr("The drive has no identity."))
            row.ignored.connect(lambda: self._on_ignored(row))
            row.setting_wanted.connect(lambda: self._on_setting(row))
            return row

        return _Results(make)

    # -- what the user does --------------------------------------------------------------------------------

    def _on_setting(self, row: CheckRow) -> None:
        if self._drive is not None:
            self.setting_wanted.emit(self._drive.name, row.checked.result.setting)

    def _on_ignored(self, row: CheckRow) -> None:
        if self._drive is None:
            return
        was, check = row.group is Group.DISMISSED, row.checked.check
        self._checkups.dismiss(self._drive, check.id, on=not was)
        self._undo = (self._drive, check.id, was)
        words = self.tr("“{check}” is reported again.") if was else self.tr("“{check}” is ignored.")
        self.message.show_text(words.format(check=said(check.label)), action=self.tr("&Undo"))

    def _on_undo(self) -> None:
        if self._undo is not None:
            drive, check, was = self._undo
            self._undo = None
            self._checkups.dismiss(drive, check, on=was)
        self.message.dismiss()

    # -- putting it together -------------------------------------------------------------------------------

    def _on_changed(self, name: str) -> None:
        if self._drive is not None and self._drive.name == name and self.isVisible():
            self._later.start()

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Check-up"))
        self.setFocusProxy(self.again)
        side = pixels(self.font(), PADDING)
        head = QHBoxLayout()
        head.addWidget(card_title(self.tr("Check-up")), 1)
        head.addWidget(self.again)
        inside = QWidget()
        top = QVBoxLayout(inside)
        top.setContentsMargins(side, pixels(self.font(), 14), side, pixels(self.font(), 8))
        top.addLayout(head)
        top.addWidget(self.message)
        top.addWidget(self.quiet)
        self.quiet.setWordWrap(True)
        column = self.column(0)
        column.addWidget(inside)
        column.addWidget(self.found)
        for folded in self.folded.values():
            column.addWidget(folded)


# -- all drives --------------------------------------------------------------------------------------------


class AllFindings(TableTwin):
    """A row for each problem and finding, and one for each drive with neither; the worst come first."""

    opened = pyqtSignal(str, DrivePart)
    """The kernel name of a drive, and the part of its pages that its row is about."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._targets: list[tuple[str, DrivePart]] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_TOGETHER_MS)
        self._later.timeout.connect(self.look)
        self._head = (translate("Drive", "Drive"), self.tr("Health"), self.tr("Finding"), self.tr("What helps"))
        self.hold_words(services.preferences, "findings")
        self.set_table(DataTable(self._head, ()))
        self.setAccessibleName(self.tr("Health of all drives"))
        self.setWordWrap(True)
        rows = self.verticalHeader()
        if rows is not None:
            rows.setMinimumSectionSize(lines(self, 2.6))
            rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.activated.connect(lambda index: self.opened.emit(*self._targets[index.row()]))
        services.attention.changed.connect(self._on_changed)

    def look(self) -> None:
        """Show what is known, and check the drives that have not been checked."""
        services = self._services
        groups = grouped(services.session.drives, selected_kinds(services.preferences))
        listed = [drive for drives in groups.values() for drive in drives]
        services.checkups.ask_once(listed, services.health_news, services.saved_news.last)
        troubles = {drive: services.attention.of(drive) for drive in listed}
        listed.sort(key=lambda one: (not troubles[one], troubles[one][:1], not services.attention.findings(one)))
        self._targets, table = [], []
        for drive in listed:
            known, array = services.health_news.of(drive), drive.array
            state = badge.label(known) if array is None else badge.label_of_array(array)
            for words, helps, part in self._found(drive, troubles[drive]):
                self._targets.append((drive.name, part))
                table.append((f"{short_name(drive)} ({drive.name})", state, words, helps))
        self.set_table(DataTable(self._head, table))

    def _found(self, drive: Drive, troubles: tuple[Trouble, ...]) -> Iterator[tuple[str, str, DrivePart]]:
        """Yield each problem and finding with what helps, and the part that shows it."""
        services, some = self._services, False
        known, drives = services.health_news.of(drive), services.session.drives
        for trouble in troubles:
            found = problem(drive, (trouble,), known, drives, services.attention)
            if found is not None and trouble is not Trouble.FINDING:
                some = True
                yield found.sentence, "", found.part
        for one in services.attention.findings(drive):
            some = True
            yield said(one.result.says), said(one.result.advice), DrivePart.CHECKUP
        if not some:
            checked = services.checkups.of(drive) is not None
            yield self.tr("No findings.") if checked else self.tr("Not checked."), "", DrivePart.HEALTH

    def _on_changed(self) -> None:
        if self.isVisible():
            self._later.start()
