"""The “…” menu of the header: one-time actions on the selected drive, with their confirmation and result."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, QPoint, pyqtSignal
from PyQt6.QtGui import QAction, QIcon
from PyQt6.QtWidgets import QMenu, QPushButton

from disktune_contract.drives.drive import Drive, DriveKind, DriveRef, can_spin_down
from disktune_contract.messages.action import Act, Acted, ActionList, ActionState
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.rules.rules import FIRST, refused_action
from disktune_contract.settings.drive_actions import ACTION_BY_ID, Action
from disktune_contract.settings.setting import Risk
from disktune_gui.client.session import Session
from disktune_gui.mainwindow.strip.messages import Message, Messages
from disktune_gui.mainwindow.strip.notices import say_refused
from disktune_gui.services.drive_notes import recognizable
from disktune_gui.services.ejector import can_be_taken_away, why_never
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import moment
from disktune_gui.theming import icons

translate = QCoreApplication.translate

_NEVER_TRIMMED = frozenset({DriveKind.OPTICAL, DriveKind.ZRAM, DriveKind.RAM})
TRIM, NOTE, WHY_AWAKE, EJECT = "trim", "note", "why-awake", "eject"
"""Entries of the menu that are not actions of the helper."""


def eject_label(drive: Drive) -> str:
    """Return the label of ejecting: udisks2 switches off only drives on USB."""
    if drive.kind is DriveKind.USB:
        return translate("Actions", "E&ject and Power Off")
    return translate("Actions", "E&ject")


def trims(drive: Drive) -> bool:
    """Return whether the menu of *drive* has the entry TRIM."""
    return drive.rotational is not True and drive.kind not in _NEVER_TRIMMED


class Actions(QObject):
    """Owns the button. The menu is rebuilt at every click, from what the helper then reports as possible."""

    done = pyqtSignal()
    """An action was carried out: whatever is shown of the drive may have changed."""

    trim_wanted = pyqtSignal(Drive)
    """The user wants to trim file systems of a drive."""

    standby_wanted = pyqtSignal(str)
    """The user wants to know why the drive of this kernel name does not stay in standby."""

    eject_wanted = pyqtSignal(Drive)
    """The user wants to take a drive away."""

    note_wanted = pyqtSignal(Drive)
    """The user wants to write or change the note on a drive."""

    def __init__(
        self, session: Session, messages: Messages, fails: Callable[[Drive], bool] = lambda _drive: False
    ) -> None:
        """*fails* returns whether a drive is known to fail."""
        super().__init__(messages)
        self._fails = fails
        self.button = QPushButton()
        self.menu = QMenu(self.button)
        self._session, self._messages = session, messages
        self._drive: Drive | None = None
        self._sought = ""
        """The action to be selected when the menu opens next."""
        self._under_way: dict[DriveRef, str] = {}
        """The action that runs on each drive."""
        self._question: Message | None = None
        self._dress()
        self.button.clicked.connect(self._look)
        self.show_drive(None)

    def show_drive(self, drive: Drive | None) -> None:
        """Offer the actions of *drive*, none for all drives at once; withdraw an open question."""
        if self._drive is None or drive is None or drive.ref != self._drive.ref:
            self.menu.hide()
            self._withdraw()
        self._drive = drive
        self.button.setVisible(drive is not None and not drive.saved)
        self._show_busy()

    def point_at(self, action: str) -> None:
        """Open the menu with *action* selected; the user confirms it by a click."""
        self._sought = action
        self._look()

    # -- the menu ------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Ask what is possible, then open the menu. Asking wakes nothing."""
        if self._drive is not None:
            drive = self._drive
            self._session.request(
                self, "actions", OfDrive(drive.ref), partial(self._open, drive), self._failed(drive)
            )

    def _open(self, drive: Drive, reply: ActionList) -> None:
        if self._drive is None or self._drive.ref != drive.ref:
            return
        self.menu.clear()
        for state in reply.actions:
            action = ACTION_BY_ID.get(state.action)
            if action is not None and state.supported:
                self.menu.addAction(self._entry(drive, action, state))
        if trims(drive):
            self.menu.addAction(self._trim_entry(drive))
        if can_spin_down(drive):
            self.menu.addAction(self._standby_entry(drive))
        if can_be_taken_away(drive):
            self.menu.addAction(self._eject_entry(drive))
        if self.menu.isEmpty():
            self.menu.addAction(self.tr("No actions")).setEnabled(False)  # type: ignore[union-attr]
        self.menu.addAction(self._note_entry(drive))
        self.menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))
        sought, self._sought = self._sought, ""
        found = next((entry for entry in self.menu.actions() if entry.data() == sought), None)
        if found is not None:
            self.menu.setActiveAction(found)
        elif sought in ACTION_BY_ID:
            words = self.tr("“{action}” is not supported.")
            self._tell(drive, words.format(action=said(ACTION_BY_ID[sought].label)), "caution")

    def _entry(self, drive: Drive, action: Action, state: ActionState) -> QAction:
        dots = "…" if state.question else ""
        # Text after a tab is shown where other menus have their shortcuts.
        flag = f"\thdparm {action.hdparm}" if action.hdparm else ""
        entry = QAction(said(action.label) + dots + flag, self.menu)
        hopeless = self._session.hopeless("ask" if action.only_asks else "act")
        refusal = state.refusal or (refused_action(action.id) if self._fails(drive) else "") or hopeless
        entry.setEnabled(not refusal)
        parts = (said(refusal), said(action.help), self.tr("Source: {source}.").format(source=action.source))
        entry.setToolTip(as_tip("\n".join(part for part in parts if part)))
        entry.setData(action.id)
        entry.triggered.connect(partial(self._chosen, drive, action, said(state.question)))
        return entry

    def _trim_entry(self, drive: Drive) -> QAction:
        """Return the entry that opens the dialog for TRIM."""
        entry = QAction(self.tr("Trim Now…") + "\tfstrim", self.menu)
        entry.setEnabled(not self._fails(drive))
        if self._fails(drive):
            entry.setToolTip(as_tip(said(FIRST)))
        entry.setData(TRIM)
        entry.triggered.connect(lambda _checked=False: self.trim_wanted.emit(drive))
        return entry

    def _standby_entry(self, drive: Drive) -> QAction:
        """Return the entry that leads to a page."""
        entry = QAction(self.tr("Why Awake?"), self.menu)
        entry.setData(WHY_AWAKE)
        entry.triggered.connect(lambda _checked=False: self.standby_wanted.emit(drive.name))
        return entry

    def _eject_entry(self, drive: Drive) -> QAction:
        """Return the entry that ejects the drive at once."""
        entry = QAction(eject_label(drive), self.menu)
        why = why_never(self._session.place)
        entry.setToolTip(as_tip(why or self.tr("Unmounts, then switches off")))
        entry.setEnabled(not why)
        entry.setData(EJECT)
        entry.triggered.connect(lambda _checked=False: self.eject_wanted.emit(drive))
        return entry

    def _note_entry(self, drive: Drive) -> QAction:
        entry = QAction(self.tr("Edit Note…"), self.menu)
        words = self.tr("Shown on Overview and searched")
        if not recognizable(drive):
            words = self.tr("No serial number: no note")
        entry.setToolTip(as_tip(words))
        entry.setEnabled(recognizable(drive))
        entry.setData(NOTE)
        entry.triggered.connect(lambda _checked=False: self.note_wanted.emit(drive))
        return entry

    # -- asking and doing ------------------------------------------------------------------------------------

    def _chosen(self, drive: Drive, action: Action, question: str, _checked: bool = False) -> None:
        self._withdraw()
        if not question:
            self._do(drive, action, agreed=False)
            return
        words = self.tr("Run “{action}” on {drive}? {question}").format(
            action=said(action.label), drive=self._session.title(drive), question=question
        )
        tone = "danger" if action.risk >= Risk.DATA_LOSS else "caution"
        self._question = self._messages.ask(
            words, said(action.label), partial(self._do, drive, action, agreed=True), tone
        )

    def _do(self, drive: Drive, action: Action, *, agreed: bool) -> None:
        self._question = None
        verb = "ask" if action.only_asks else "act"
        if not self._session.may(verb):
            again = partial(self._do, drive, action, agreed=agreed)
            self._session.unlock(self, again, partial(self._on_locked, drive, action))
            return
        self._under_way[drive.ref] = said(action.label)
        self._show_busy()
        request = Act(drive.ref, action.id, agreed)
        self._session.request(self, verb, request, partial(self._on_done, drive), self._failed(drive))

    def _on_locked(self, drive: Drive, action: Action, why: str) -> None:
        """Show that it was not started, before what was refused earlier."""
        words = self.tr("{drive}: “{action}” not started. {why}")
        words = words.format(drive=self._session.title(drive), action=said(action.label), why=why)
        say_refused(self._messages, words)

    def _on_done(self, drive: Drive, reply: Acted) -> None:
        self._free(drive)
        self._tell(drive, said(reply.words), "good")
        self.done.emit()

    def _failed(self, drive: Drive) -> partial[None]:
        return partial(self._on_failed, drive)

    def _on_failed(self, drive: Drive, _fault: object, why: str) -> None:
        self._free(drive)
        self._tell(drive, why, "danger")

    def _tell(self, drive: Drive, words: str, tone: str) -> None:
        # As of now: a later change, such as by a timer of the drive, is not shown here.
        told = self.tr("{drive}, {time}: {message}")
        told = told.format(drive=self._session.title(drive), time=moment(time.time(), seconds=True), message=words)
        # An earlier message about an action of this drive is out of date now.
        self._messages.say(told, tone, about=f"action of {drive.ref}")

    def _withdraw(self) -> None:
        if self._question is not None:
            self._messages.withdraw(self._question)
            self._question = None

    # -- appearance ----------------------------------------------------------------------------------------

    def _free(self, drive: Drive) -> None:
        self._under_way.pop(drive.ref, None)
        self._show_busy()

    def _show_busy(self) -> None:
        """Show that an action runs on the drive in view: a drive that has to spin up takes its time."""
        label = self._under_way.get(self._drive.ref, "") if self._drive is not None else ""
        self.button.setEnabled(not label)
        self.button.setText(f"{label}…" if label else "")
        self.button.setIcon(QIcon() if label else icons.icon("more"))

    def _dress(self) -> None:
        self.button.setAccessibleName(self.tr("Drive actions"))
        self.menu.setToolTipsVisible(True)
        self._show_busy()
