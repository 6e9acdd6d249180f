"""The "Actions" button: what can be done with the selected drive once, asked for, confirmed and told in place."""

from __future__ import annotations

import time
from functools import partial

from PyQt6.QtCore import QObject, QPoint, pyqtSignal
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QPushButton

from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.action import Act, Acted, ActionList, ActionState
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.drive_actions import ACTION_BY_ID, Action
from disktune_contract.settings.setting import Risk
from disktune_gui.client.session import Session
from disktune_gui.mainwindow.banner import Banner, Strip
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.text.wording import clock


class Actions(QObject):
    """Owns the button. The menu is made anew at every click, from what the helper then says is possible."""

    done = pyqtSignal()
    """An action was carried out: whatever is shown of the drive may have changed."""

    def __init__(self, session: Session, banner: Banner) -> None:
        super().__init__(banner)
        self.button = QPushButton()
        self.menu = QMenu(self.button)
        self._session, self._banner = session, banner
        self._drive: Drive | None = None
        self._under_way: dict[DriveRef, str] = {}
        """What is being done with which drive."""
        self._question: Strip | None = None
        self._dress()
        self.button.clicked.connect(self._look)
        self.show_drive(None)

    def show_drive(self, drive: Drive | None) -> None:
        """Offer the actions of *drive*; of all drives at once there are none. An open question is withdrawn."""
        if self._drive is None or drive is None or drive.ref != self._drive.ref:
            self.menu.hide()
            self._withdraw()
        self._drive = drive
        self.button.setVisible(drive is not None)
        self._show_busy()

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
        if self.menu.isEmpty():
            self.menu.addAction(self.tr("No actions are available for this drive")).setEnabled(False)  # type: ignore[union-attr]
        self.menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))

    def _entry(self, drive: Drive, action: Action, state: ActionState) -> QAction:
        dots = "…" if state.question else ""
        # What stands after a tabulator is shown where other menus have their shortcuts.
        flag = f"\thdparm {action.hdparm}" if action.hdparm else ""
        entry = QAction(said(action.label) + dots + flag, self.menu)
        entry.setEnabled(not state.refusal)
        parts = (said(state.refusal), said(action.help), self.tr("Source: {source}.").format(source=action.source))
        entry.setToolTip(as_tip("\n".join(part for part in parts if part)))
        entry.setData(action.id)
        entry.triggered.connect(partial(self._chosen, drive, action, said(state.question)))
        return entry

    # -- asking and doing ------------------------------------------------------------------------------------

    def _chosen(self, drive: Drive, action: Action, question: str, _checked: bool = False) -> None:
        self._withdraw()
        if not question:
            self._do(drive, action, agreed=False)
            return
        words = self.tr("Run “{action}” on {drive}? {question}").format(
            action=said(action.label), drive=drive.title, question=question
        )
        tone = "danger" if action.risk >= Risk.DATA_LOSS else "caution"
        self._question = self._banner.ask(
            words, said(action.label), partial(self._do, drive, action, agreed=True), tone
        )

    def _do(self, drive: Drive, action: Action, *, agreed: bool) -> None:
        self._question = None
        verb = "ask" if action.only_asks else "act"
        if not self._session.may(verb):
            again = partial(self._do, drive, action, agreed=agreed)
            words = self.tr("“{action}” was not started. {why}")
            self._session.unlock(
                self,
                again,
                lambda why: self._tell(drive, words.format(action=said(action.label), why=why), "caution"),
            )
            return
        self._under_way[drive.ref] = said(action.label)
        self._show_busy()
        request = Act(drive.ref, action.id, agreed)
        self._session.request(self, verb, request, partial(self._on_done, drive), self._failed(drive))

    def _on_done(self, drive: Drive, reply: Acted) -> None:
        self._free(drive)
        # Of now: what the drive does next, a timer of its own, does not come here.
        self._tell(drive, said(reply.words), "good", clock(time.time(), seconds=True))
        self.done.emit()

    def _failed(self, drive: Drive) -> partial[None]:
        return partial(self._on_failed, drive)

    def _on_failed(self, drive: Drive, _fault: object, why: str) -> None:
        self._free(drive)
        self._tell(drive, why, "danger")

    def _tell(self, drive: Drive, words: str, tone: str, at: str = "") -> None:
        # What was said before of what this drive does is not so any more.
        told = self.tr("{drive}, {time}: {message}") if at else self.tr("{drive}: {message}")
        told = told.format(drive=drive.title, time=at, message=words)
        self._banner.say(told, tone, about=f"action of {drive.ref}")

    def _withdraw(self) -> None:
        if self._question is not None:
            self._banner.withdraw(self._question)
            self._question = None

    # -- looks -----------------------------------------------------------------------------------------------

    def _free(self, drive: Drive) -> None:
        self._under_way.pop(drive.ref, None)
        self._show_busy()

    def _show_busy(self) -> None:
        """Show that something is under way with the drive in view: one that has to spin up takes its time."""
        label = self._under_way.get(self._drive.ref, "") if self._drive is not None else ""
        self.button.setEnabled(not label)
        self.button.setText(f"{label}…" if label else self.tr("A&ctions ▾"))

    def _dress(self) -> None:
        self.button.setToolTip(self.tr("Flush caches, spin down, wake up and other one-time actions"))
        self.button.setAccessibleName(self.tr("Actions for this drive"))
        self.menu.setToolTipsVisible(True)
        self._show_busy()
