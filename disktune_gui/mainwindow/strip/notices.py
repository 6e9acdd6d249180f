"""Messages whatever page is in front: the end of work, password, connection, drives that are ejected."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QTimer

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import LongTrialState
from disktune_contract.messages.protocol import Class
from disktune_gui.client.jobs import HelperJob, WorkKind
from disktune_gui.client.remote.host import short
from disktune_gui.client.session import Session
from disktune_gui.desktop import clipboard
from disktune_gui.editing import change_summary
from disktune_gui.mainwindow.strip.messages import Importance, Message, Messages
from disktune_gui.services.ejector import Ejector
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.services.running import RunningWork, Work, named
from disktune_gui.text.said import labelled
from disktune_gui.text.wording import clock

if TYPE_CHECKING:
    from disktune_gui.client.remote.remote_session import RemoteSession

# -- the end of jobs and of long trials --------------------------------------------------------------------


class EndNotices(QObject):
    """Shows that a job has ended, unless its page is in front: that shows its result."""

    def __init__(
        self,
        running: RunningWork,
        messages: Messages,
        shows: Callable[[Work], bool],
        go: Callable[[Work], object],
    ) -> None:
        """*shows* returns whether work is shown by the page in front; *go* leads there."""
        super().__init__(messages)
        self._messages, self._shows, self._go = messages, shows, go
        running.ended.connect(self._on_ended)

    def _on_ended(self, job: HelperJob) -> None:
        drive = job.drive
        of = Work(job.kind, drive.name, drive.name, drive.title, named(job.kind), f"{job.kind} {drive.ref}")
        if job.kind is WorkKind.BLINK or job.fault is Fault.CANCELLED or self._shows(of):
            return
        if job.why:
            words = labelled(drive.title, job.why)
            message = self._messages.say(words, "caution" if job.fault is None else "danger", about=of.key)
        else:
            words = self.tr("{drive}: {work} finished, {time}")
            words = words.format(drive=drive.name, work=of.what, time=clock(time.time()))
            message = self._messages.say(words, "good", about=of.key)
        if not message.useful:
            tip = self.tr("Show the result")
            message.lead(self.tr("Show"), tip, partial(self._go, of), partial(self._shows, of))


class LongTrialNotices(QObject):
    """Shows one message for each trial that has ended unseen."""

    def __init__(
        self,
        messages: Messages,
        session: Session,
        trials: LongTrials,
        shows: Callable[[str], bool],
        show: Callable[[str], object],
    ) -> None:
        """*shows* returns whether the settings of a drive are in front; *show* goes there."""
        super().__init__(messages)
        self._messages, self._session, self._trials = messages, session, trials
        self._shows, self._go = shows, show
        self._said: dict[str, Message] = {}
        """By trial; the user may have dismissed the message."""
        trials.changed.connect(self.look)

    def look(self, *_news: object) -> None:
        """Show the verdicts that cannot be seen."""
        over = [state for state in self._trials.unseen() if not state.open]
        wanted = {state.trial: state for state in over if not self._shows(state.drive.name)}
        for trial in self._said.keys() - wanted.keys():
            self._messages.withdraw(self._said[trial])
        for trial, state in wanted.items():
            if trial not in self._said:
                self._said[trial] = self._say(state)

    def _say(self, state: LongTrialState) -> Message:
        drives = {drive.identity: drive.title for drive in self._session.drives}
        title = drives.get(state.drive.identity) or state.model or state.drive.name
        message = self._messages.say(change_summary.verdict(state, title), change_summary.tone(state))
        tip, name = self.tr("Show trial"), state.drive.name
        message.offer(self.tr("Show"), tip, lambda: self._go(name))
        return message


# -- messages about the password: awaited, refused ---------------------------------------------------------

AWAITED, REFUSED = "password-awaited", "password-refused"
"""The subjects of the messages."""
PATIENCE_MS = 1500
"""Time before the message, in ms: without a password, because one was given minutes ago, the answer is faster."""


def say_refused(messages: Messages, why: str) -> None:
    """Show *why* nothing was unlocked: what was asked for did not happen."""
    messages.say(why, about=REFUSED, importance=Importance.ERROR)


class PasswordNotices(QObject):
    """Lets the user stop waiting: the password program may hang, or have opened its dialog out of sight."""

    def __init__(self, session: Session, messages: Messages) -> None:
        super().__init__(messages)
        self._session, self._messages = session, messages
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._say_awaited)
        session.password_awaited.connect(self._on_awaited)
        session.privilege_changed.connect(self._on_privilege)

    def unlock(self) -> None:
        """Ask for the password without any other request."""
        self._session.unlock(self, lambda: None, self._refused)

    def _refused(self, why: str) -> None:
        say_refused(self._messages, why)

    def _on_awaited(self, awaited: bool) -> None:
        if awaited:
            self._messages.withdraw_about(REFUSED)
            self._patience.start()
        else:
            self._patience.stop()
            self._messages.withdraw_about(AWAITED)

    def _say_awaited(self) -> None:
        words = self.tr("Enter your password; the dialog may be behind this window.")
        message = self._messages.say(words, "info", about=AWAITED, importance=Importance.STOPS)
        message.offer(
            self.tr("Stop Waiting"),
            "",
            self._session.stop_unlocking,
        )

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE:
            self._messages.withdraw_about(REFUSED)


# -- messages about a drive that is ejected ----------------------------------------------------------------


class EjectNotices(QObject):
    """Shows one message for each drive: the newest. While it is being ejected, the strip shows that."""

    def __init__(self, messages: Messages, ejector: Ejector) -> None:
        super().__init__(messages)
        self._messages, self._ejector = messages, ejector
        ejector.progress.connect(self._withdraw)
        ejector.refused.connect(self._on_refused)
        ejector.asked.connect(self._on_asked)
        ejector.safe.connect(self._on_safe)
        ejector.outdated.connect(self._withdraw)

    def _on_refused(self, ref: DriveRef, why: str) -> None:
        words = self.tr("{drive} not ejected. {why}").format(drive=self._ejector.title(ref), why=why)
        self._messages.say(words, "caution", about=_about(ref))

    def _on_asked(self, ref: DriveRef, question: str) -> None:
        self._withdraw(ref)
        message = self._messages.ask(question, self.tr("Eject All"), partial(self._ejector.go_on, ref))
        message.about = _about(ref)

    def _on_safe(self, ref: DriveRef, words: str) -> None:
        self._messages.say(words, "good", about=_about(ref), importance=Importance.WARNING)

    def _withdraw(self, ref: DriveRef, _words: str = "") -> None:
        self._messages.withdraw_about(_about(ref))


def _about(ref: DriveRef) -> str:
    return f"eject {ref}"


# -- the connection to another machine ---------------------------------------------------------------------

CONNECTION, RULE = "connection", "sudo-rule"
"""The subjects of the messages."""


class ConnectionNotices(QObject):
    """While there is no connection, shows why and offers to connect; shows once which rule sudo there lacks."""

    def __init__(self, session: RemoteSession, messages: Messages) -> None:
        super().__init__(messages)
        self._session, self._messages = session, messages
        session.reach_changed.connect(self._on_reach)
        session.rule_missing.connect(self._on_rule)
        session.privilege_changed.connect(self._on_privilege)
        self._on_reach()

    def _on_reach(self) -> None:
        from disktune_gui.client.remote.remote_session import Reach  # noqa: PLC0415  most have none

        session = self._session
        if session.reach is Reach.CONNECTED:
            self._messages.withdraw_about(CONNECTION)
            return
        if session.reach is Reach.CONNECTING:
            self._messages.say(session.gone, "info", about=CONNECTION, importance=Importance.STOPS)
            return
        tone = "info" if session.reach is Reach.CLOSED else "danger"
        words = session.gone
        if session.reach is Reach.LOST and session.drives:
            words = self.tr("{sentence} {host} shows old values.").format(sentence=words, host=short(session.host))
        message = self._messages.say(words, tone, about=CONNECTION, error=False, importance=Importance.STOPS)
        again = self.tr("Connect") if session.reach is Reach.CLOSED else self.tr("Reconnect")
        message.offer(again, "", session.reconnect)

    def _on_rule(self, why: str, rule: str) -> None:
        message = self._messages.say(why, "caution", about=RULE, importance=Importance.STOPS)
        message.offer(self.tr("Copy Rule"), rule, lambda: clipboard.copy(rule))

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE:
            self._messages.withdraw_about(RULE)
