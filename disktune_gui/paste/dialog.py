"""The dialog for a pasted text: the text, its parts with a verdict on each, and the button that tries the plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PyQt6.QtGui import QFontDatabase, QKeySequence
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.explain import outcomes
from disktune_contract.explain.file_words import with_present_values
from disktune_contract.explain.outcomes import AnsweringDrive, PartOutcome, PartVerdict
from disktune_contract.explain.part import SELF_TEST, Kind, Part
from disktune_contract.explain.reader import explain
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_contract.settings.setting import Change, Status, Value
from disktune_gui.controls.cards import LinkButton, caption, card_title
from disktune_gui.controls.columns import clear
from disktune_gui.controls.controls import ChoiceBox
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.controls.message import UnlockBar
from disktune_gui.controls.wrapping import Flow
from disktune_gui.page_declaration import DrivePart
from disktune_gui.paste.arrival import Drops
from disktune_gui.paste.table import PartTable
from disktune_gui.services.services import Services
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush, lines, pixels

EXAMPLES = (
    "hdparm -M128 -S12 /dev/sd[abcde]",
    "hdparm -aAMQW /dev/sd[abcde]",
    "hdparm -X66 -d1 -u1 -m16 -c3 /dev/hda",
    "blockdev --setra 65536 /dev/md0",
    "echo 16384 > /sys/block/md0/md/stripe_cache_size",
    "dd if=TESTDATA iflag=direct of=/dev/null bs=10485760",
)
"""Lines as people found them in how-tos."""
LATER_MS = 150
"""So long after the last key a text is read."""
SOON_MS = 50
"""So long answers are gathered before the verdicts are shown."""
_SIZE = QSize(900, 560)
Wanted = Mapping[Drive, Mapping[str, Value]]


@record
class PasteRoutes:
    """Where the dialog leads."""

    attempt: Callable[[Wanted], object]
    """Try values on drives, as one trial."""
    compare: Callable[[Drive, tuple[Change, ...]], object]
    """Offer to measure before and after changes of one drive."""
    part_of: Callable[[str, DrivePart], object]
    """Go to a part of a page of a drive."""
    measure: Callable[[str, str], object]
    """Go to a workload or profile of a drive, by its id and the drive's kernel name."""
    act: Callable[[str, str], object]
    """Go to an action of a drive, by its id and the drive's kernel name; the user starts it."""


class PasteDialog(QDialog):
    """Reads the text and never runs it: what leaves it are ids of settings and values, for the plan."""

    def __init__(self, services: Services, routes: PasteRoutes, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._session, self._routes = services, services.session, routes
        self._parts: tuple[Part, ...] = ()
        self._text: str | None = None
        """What they are parts of."""
        self._answers: dict[DriveRef, StateList] = {}
        self._silent: dict[DriveRef, str] = {}
        """Why drives do not answer."""
        self._asked: set[DriveRef] = set()
        self._round = 0
        """How often all drives were asked again."""
        self._chosen: dict[str, str] = {}
        """The drives that the user means by names which no drive here has."""
        self._later, self._soon = QTimer(self), QTimer(self)
        for timer, due in ((self._later, self._read), (self._soon, self._judge)):
            timer.setSingleShot(True)
            timer.timeout.connect(due)
        self.edit = QPlainTextEdit()
        self.examples = QWidget()
        self.links = tuple(map(LinkButton, EXAMPLES))
        self.which = QWidget()
        self.choices: dict[str, ChoiceBox] = {}
        """By the name that no drive here has."""
        self._offered: tuple[object, ...] = ()
        """The names, and the drives that they can mean."""
        self.table = PartTable()
        self.unlock_bar = UnlockBar()
        self.count = ElidedLabel()
        self.boost, self.lead = LinkButton(), LinkButton()
        self._boosted = ""
        self._leads_to: Callable[[], object] | None = None
        self.left_behind = caption(self.tr("These values stay set after the rebuild. A boost restores them."))
        self.compare = QPushButton(QCoreApplication.translate("ChangesBar", "&Measure Before and After…"))
        self.apply = QPushButton(self.tr("&Try"))
        self._lay_out()
        self.edit.setPlainText(text)
        self.edit.textChanged.connect(self._on_typed)
        self.table.ticked_changed.connect(self._count)
        self.unlock_bar.asked.connect(self._unlock)
        self.boost.clicked.connect(self._go_to_boost)
        self.lead.clicked.connect(self._follow)
        self.compare.clicked.connect(self._on_compare)
        self.apply.clicked.connect(self._on_apply)
        services.health_news.changed.connect(self._judge_soon)
        services.layers.changed.connect(self._judge_soon)
        services.layers.ask()
        services.drive_work.changed.connect(self._count)
        self._session.drives_changed.connect(self._on_drives)
        self._session.trial_ended.connect(self._ask_again)
        self._session.privilege_changed.connect(self._ask_again)
        self._read()

    def plan(self) -> dict[Drive, dict[str, Value]]:
        """Return the values that are ticked."""
        drives = {drive.name: drive for drive in self._drives()}
        found = outcomes.plan(self.table.ticked())
        return {drives[name]: values for name, values in found.items() if name in drives}

    # -- from the text to the table --------------------------------------------------------------------------

    def _drives(self) -> list[Drive]:
        return outcomes.to_be_meant(self._session.drives)

    def _known(self) -> list[AnsweringDrive]:
        found = []
        for drive in self._drives():
            reply, why = self._answers.get(drive.ref), self._silent.get(drive.ref, "")
            fails = self._services.health_news.fails(drive)
            if reply is None:
                found.append(AnsweringDrive(drive, failing=fails, silent=why))
            else:
                why = "" if reply.states else outcomes.ABSENT
                found.append(AnsweringDrive(drive, reply.states, reply.surroundings, fails, why))
        return found

    def _on_typed(self) -> None:
        """Read the text a little later; until then what is shown is of another text, and leads nowhere."""
        self._later.start(LATER_MS)
        self._count()

    def _read(self) -> None:
        self._later.stop()
        text = self.edit.toPlainText()
        self._parts = with_present_values(explain(text), self._in_force)
        self._text = text
        self._on_drives()

    def _in_force(self, path: str) -> str:
        """Return what a file of this computer's kernel holds; empty if drives of another one are shown."""
        try:
            return "" if self._session.place.elsewhere else Path(path).read_text(encoding="ascii")
        except (OSError, ValueError):
            return ""

    def _on_drives(self, _drives: object = None) -> None:
        self._show_choices(outcomes.unknown_names(self._parts, self._known()))
        self._judge()

    def _show_choices(self, names: tuple[str, ...]) -> None:
        """Ask which drive is meant by each name that none has."""
        listed = [(one.name, one.full_title) for one in self._drives()]
        here = {kernel for kernel, _title in listed}
        self._chosen = {name: kernel for name, kernel in self._chosen.items() if kernel in here}
        if self._offered == (names, *listed):
            return
        self._offered = (names, *listed)
        layout = self.which.layout()
        if layout is not None:
            clear(layout)
        self.choices = {}
        for name in names:
            box = self.choices[name] = ChoiceBox()
            asked = self.tr("{name}: which drive?").format(name=name) if name else said(PartVerdict.WHICH.value)
            box.addItem(asked, "")
            for kernel, title in listed:
                box.addItem(title, kernel)
            box.setAccessibleName(asked)
            box.setCurrentIndex(max(0, box.findData(self._chosen.get(name, ""))))
            box.currentIndexChanged.connect(partial(self._choose, name))
            if layout is not None:
                layout.addWidget(box)
        self.which.setVisible(bool(names))

    def _choose(self, name: str, _index: int) -> None:
        self._chosen[name] = self.choices[name].currentData()
        self._judge()

    def _judge_soon(self) -> None:
        """Show the verdicts after what is about to come, so that many answers are one change of the table."""
        if not self._soon.isActive():
            self._soon.start(SOON_MS)

    def _judge(self) -> None:
        """Show the verdicts by what is known now, and ask the drives that have not answered."""
        self._soon.stop()
        found = outcomes.outcomes(self._parts, self._known(), self._chosen, self._services.layers.stack)
        self.table.show_outcomes(found)
        empty = not self.edit.toPlainText().strip()
        self.examples.setVisible(empty)
        self.table.setVisible(not empty)
        states = (state for reply in self._answers.values() for state in reply.states)
        unseen = any(state.status in (Status.LOCKED, Status.UNREADABLE) for state in states)
        self.unlock_bar.setVisible(unseen and self._session.can_unlock and not self._session.may("apply"))
        self._offer_more(found)
        self._ask({name for one in found for name in one.drives})

    def _ask(self, names: set[str]) -> None:
        refs = [one.ref for one in self._drives() if one.name in names and one.ref not in self._asked]
        self._asked.update(refs)
        for ref in refs:
            self._session.request(
                self,
                "settings",
                OfDrive(ref),
                partial(self._on_answer, self._round, ref),
                partial(self._on_no_answer, self._round, ref),
            )

    def _on_answer(self, asked: int, ref: DriveRef, reply: StateList) -> None:
        if asked == self._round:
            self._answers[ref] = reply
            self._show_answers()

    def _on_no_answer(self, asked: int, ref: DriveRef, _fault: Fault, why: str) -> None:
        if asked == self._round:
            self._silent[ref] = why
            self._show_answers()

    def _show_answers(self) -> None:
        if self._asked <= self._answers.keys() | self._silent.keys():
            self._judge()
        else:
            self._judge_soon()

    def _unlock(self) -> None:
        self._session.unlock(self, lambda: None, lambda _why: None)

    def _ask_again(self, _why: object = None) -> None:
        """Forget the answers: values have been restored, or more can be read."""
        self._round += 1
        for answers in (self._asked, self._answers, self._silent):
            answers.clear()
        self._judge()

    # -- what to do with it ----------------------------------------------------------------------------------

    def _count(self) -> None:
        plan, text = self.plan(), self.edit.toPlainText()
        unread = text != self._text
        # What is tried is one plan, so it waits until all drives have answered.
        waits = unread or any(one.verdict is PartVerdict.UNREAD for one in self.table.found)
        obstacle = said(PartVerdict.UNREAD.value) if waits else self._obstacle(plan) if text.strip() else ""
        words = said(Sentence.counted(sum(map(len, plan.values())), "{n} change", "{n} changes"))
        where = said(Sentence.counted(len(plan), "{n} drive", "{n} drives"))
        self.count.setText(obstacle or (f"{words} · {where}" if plan else ""))
        self.apply.setEnabled(bool(plan) and not obstacle)
        self.apply.setToolTip(as_tip(obstacle))
        one = len(plan) == 1 and not waits
        self.compare.setVisible(one)
        self.compare.setEnabled(one)
        for link in (self.boost, self.lead):
            link.setEnabled(not unread)

    def _obstacle(self, plan: Wanted) -> str:
        """Return why nothing can be tried of what is read; empty if it can."""
        if not plan:
            nothing = QCoreApplication.translate("Drafting", "No changes.")
            return nothing if self._parts else said(PartVerdict.UNKNOWN.value)
        on_trial = filter(None, map(self._services.drive_work.on_trial, plan))
        return self._session.hopeless("apply") or next(on_trial, "")

    def _offer_more(self, found: tuple[PartOutcome, ...]) -> None:
        """Lead to the boost that resets what a script would leave set, and to what measures as the text does."""
        arrays = {one.name for one in self._drives() if one.kind is DriveKind.ARRAY}
        self._boosted = outcomes.left_behind(found, self._drives())
        for widget in (self.left_behind, self.boost):
            widget.setVisible(bool(self._boosted))
        self.boost.setText(self.tr("&Boost {array}…").format(array=self._boosted))
        words, self._leads_to = next(self._leads(found, sorted(arrays)), ("", None))
        self.lead.setText(words)
        self.lead.setVisible(bool(words))

    def _leads(
        self, found: tuple[PartOutcome, ...], arrays: list[str]
    ) -> Iterator[tuple[str, Callable[[], object]]]:
        """Yield where parts lead that set nothing: what measures so, the array that is meant, the action."""
        system = [one.name for one in self._drives() if one.usage.system]
        for one in found:
            measures = one.verdict is PartVerdict.MEASUREMENT and bool(one.part.value)
            for drive in (*one.drives, *system) if measures else ():
                words = self.tr("Mea&sure {drive}…").format(drive=drive)
                yield words, partial(self._routes.measure, str(one.part.value), drive)
            of_array = one.part.kind is Kind.ARRAY or (one.part.kind is Kind.ACTION and not one.part.targets)
            for name in one.drives or (arrays if of_array else ()):
                yield from self._doing(one.part, name, name in arrays)

    def _doing(self, part: Part, drive: str, is_array: bool) -> Iterator[tuple[str, Callable[[], object]]]:
        """Yield where *drive* can be had do what a part does, or the array seen that it looks at."""
        if part.kind not in (Kind.ACTION, Kind.ARRAY):
            return
        action = str(part.value)
        if action.startswith(SELF_TEST):
            words = self.tr("Sel&f-Tests of {drive}…").format(drive=drive)
            yield words, partial(self._routes.part_of, drive, DrivePart.SELF_TESTS)
        elif action in ACTION_BY_ID and not action.startswith("array-"):
            yield self.tr("&Actions of {drive}…").format(drive=drive), partial(self._routes.act, action, drive)
        elif is_array:
            words = self.tr("Sho&w {array}").format(array=drive)
            yield words, partial(self._routes.part_of, drive, DrivePart.ARRAY)

    def _go_to_boost(self) -> None:
        self.accept()
        self._routes.part_of(self._boosted, DrivePart.BOOST)

    def _follow(self) -> None:
        self.accept()
        if self._leads_to is not None:
            self._leads_to()

    def _on_compare(self) -> None:
        [(drive, values)] = self.plan().items()
        now = {one.part.setting: one.now for one in self.table.ticked() if drive.name in one.drives}
        self.accept()
        self._routes.compare(drive, tuple(Change(name, now[name], value) for name, value in values.items()))

    def _on_apply(self) -> None:
        plan = self.plan()
        self.accept()
        self._routes.attempt(plan)

    # -- layout ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Paste a Command"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.edit.setFont(fixed)
        self.edit.setTabChangesFocus(True)
        # Of a file it would take the address.
        self.edit.setAcceptDrops(False)
        Drops(self, self._take)
        self.edit.setAccessibleName(self.tr("Command or script"))
        self.edit.setFixedHeight(lines(self.edit, 4))
        reads = caption(self.tr("hdparm, blockdev, mdadm, echo to /sys, or a script: read, never run."))
        examples = flush(QVBoxLayout(self.examples))
        examples.addWidget(card_title(self.tr("Examples")))
        for link, line in zip(self.links, EXAMPLES, strict=True):
            link.setFont(fixed)
            link.clicked.connect(partial(self._on_example, line))
            examples.addWidget(link)
        examples.addStretch(1)
        Flow(self.which)
        note = QHBoxLayout()
        self.left_behind.setWordWrap(True)
        note.addWidget(self.left_behind, 1)
        note.addWidget(self.boost)
        note.addStretch()
        note.addWidget(self.lead)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        buttons.addButton(self.compare, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.apply, QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply.setProperty("primary", True)
        self.apply.setShortcut(QKeySequence("Ctrl+Return"))
        self.apply.setDefault(True)
        below = QHBoxLayout()
        below.addWidget(self.count, 1)
        below.addWidget(buttons)
        column = QVBoxLayout(self)
        around = pixels(self.font(), 16)
        column.setContentsMargins(around, around, around, around)
        column.setSpacing(pixels(self.font(), 8))
        for widget in (self.edit, reads, self.which):
            column.addWidget(widget)
        column.addWidget(self.examples, 1)
        column.addWidget(self.table, 1)
        column.addLayout(note)
        column.addWidget(self.unlock_bar)
        column.addLayout(below)
        size = QSize(pixels(self.font(), _SIZE.width()), pixels(self.font(), _SIZE.height()))
        parent = self.parentWidget()
        window = parent.window() if parent is not None else None
        self.resize(size.boundedTo(window.size()) if window is not None else size)
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, text: str) -> None:
        """Read another text in place of the one before."""
        self.edit.setPlainText(text)
        self._read()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_example(self, line: str, _checked: bool = False) -> None:
        self._take(line)
