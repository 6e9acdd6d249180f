"""Messages whatever page is in front: ends of work, password, drives ejected, connection, the boot guard."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QTimer

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import LongTrialState
from disktune_contract.messages.privilege import Class
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.saved import Family, FileRef, HeldBy, OfFile, SavedFile, SavedList, SavedValue
from disktune_gui.client.jobs import HelperJob, WorkKind
from disktune_gui.client.remote.host import short
from disktune_gui.client.session import Session
from disktune_gui.desktop import clipboard
from disktune_gui.editing import change_summary
from disktune_gui.mainwindow.strip.messages import Importance, Message, Messages
from disktune_gui.saved_settings.saved_text import both_values
from disktune_gui.services.ejector import Ejector
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.services.running import RunningWork, Work, named
from disktune_gui.services.services import Services
from disktune_gui.text.said import labelled, noted, said
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
        self._running, self._messages, self._shows, self._go = running, messages, shows, go
        running.ended.connect(self._on_ended)

    def _on_ended(self, job: HelperJob) -> None:
        drive = job.drive
        of = Work(job.kind, **self._running.subject(drive), what=named(job.kind), key=f"{job.kind} {drive.ref}")
        if job.kind is WorkKind.BLINK or job.fault is Fault.CANCELLED or self._shows(of):
            return
        if job.why:
            words = labelled(of.title, job.why)
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
        drive = next((one for one in self._session.drives if one.identity == state.drive.identity), None)
        title = self._session.title(drive) if drive is not None else state.model or state.drive.name
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


# -- saved settings, when the window opens, whatever drive is selected -------------------------------------

MOST_PROBLEMS = 2
"""Messages about invalid files at most; the others are shown when these have been corrected."""


class GuardNotices(QObject):
    """Asks once what is saved and shows what needs a decision; asks again after each decision.

    That is what the boot guard held back, with the choice to try again or to drop it, drives that were not seen
    for a year, and invalid files, for whatever drive.
    """

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__(messages)
        session = self._session = services.session
        self._messages = messages
        self._shown: dict[FileRef, tuple[str, Message]] = {}
        """The message about each file, as text and as shown; the user may have dismissed it."""
        self._news = services.saved_news
        self._news.listed.connect(self._on_listed)
        self._problems: dict[str, Message] = {}
        """Invalid files, each with the message about it."""
        self._unread: Message | None = None
        """The message that the saved settings could not be read."""
        self._told: set[str] = set()
        self._seen: frozenset[DriveRef] = frozenset()
        self._asked = False
        session.drives_changed.connect(self._look)
        session.privilege_changed.connect(self._on_privilege)
        if session.listed:
            self._look()

    def _look(self) -> None:
        """Ask when drives are first listed, and when another drive may change the messages about files."""
        here = frozenset(drive.ref for drive in self._session.drives)
        news = bool(self._shown) and here != self._seen
        self._seen = here
        if news or not self._asked:
            self._ask()

    def look_again(self) -> None:
        """Ask again if a message is shown: it may have been decided in another window or in a terminal."""
        if self._shown or self._problems or self._unread is not None:
            self._ask()

    def _ask(self) -> None:
        self._asked = True
        self._news.ask(self, self._on_unread)

    def _on_privilege(self, _privilege: Class) -> None:
        """Ask again: another helper may be able to report what this one could not."""
        if self._unread is not None:
            self._ask()

    def _on_unread(self, why: str) -> None:
        """Show that what is held back is unknown, until an answer comes or the user dismisses the message."""
        if self._session.gone:
            # Of another machine more is unknown then; it is asked when its drives are listed again.
            self._asked = False
            return
        words = self.tr("Held-back settings could not be read. {why}").format(why=why)
        if self._unread is not None:
            if self._unread.text == words:
                return
            self._messages.withdraw(self._unread)
        self._unread = self._messages.say(words, "caution")
        self._unread.offer(self.tr("Read Again"), "", self._ask)

    def _on_listed(self, reply: SavedList) -> None:
        """Update the messages to what is saved, whichever part asked; no message is shown twice."""
        if self._unread is not None:
            self._messages.withdraw(self._unread)
            self._unread = None
        held = {f.ref: f for f in reply.files if f.held_since is not None and any(v.held for v in f.values)}
        outlived = {f.ref: f for f in reply.files if f.outlived and f.ref not in held}
        for ref in self._shown.keys() - held.keys() - outlived.keys():
            self._messages.withdraw(self._shown.pop(ref)[1])
        for file in held.values():
            self._say_held(file)
        for file in outlived.values():
            self._say_outlived(file)
        for problem in self._problems.keys() - set(reply.problems):
            self._messages.withdraw(self._problems.pop(problem))
        for problem in reply.problems[:MOST_PROBLEMS]:
            if problem not in self._problems:
                self._problems[problem] = self._messages.say(said(problem), "caution")
        if reply.switched_off:
            text = self.tr(
                "disktune.apply=0 on the kernel command line: no saved settings apply until a restart without it."
            )
            if text not in self._told:
                self._told.add(text)
                self._messages.say(text, "info")

    def _newly(self, ref: FileRef, words: str, tone: str) -> Message | None:
        """Show *words* about a file in place of the earlier message; return None if they are unchanged."""
        before, message = self._shown.get(ref, ("", None))
        if before == words:
            return None
        if message is not None:
            self._messages.withdraw(message)
        message = self._messages.say(words, tone)
        self._shown[ref] = (words, message)
        return message

    def _say_held(self, file: SavedFile) -> None:
        held = [value for value in file.values if value.held and value.setting in BY_ID]
        reasons = {
            self.tr(
                "Held back on {drive}, set just before a crash, drive failure or disconnection: {settings}."
            ): False,
            self.tr("Held back on {drive}, guard record unreadable: {settings}."): True,
        }
        sentences = []
        for words, unreadable in reasons.items():
            of_it = [value for value in held if (value.held_by is HeldBy.UNREADABLE) is unreadable]
            if of_it:
                named = said(listed(map(self._setting, of_it)))
                sentences.append(words.format(drive=self._name(file), settings=named))
        message = self._newly(file.ref, said(in_turn(*sentences)), "danger")
        if message is None:
            return
        self._offer(
            message,
            self.tr("Delete Saved Settings"),
            "",
            "drop-held",
            file.ref,
        )
        self._offer(
            message,
            self.tr("Retry at Next Boot"),
            "",
            "try-held",
            file.ref,
        )

    def _setting(self, saved: SavedValue) -> str:
        setting = BY_ID[saved.setting]
        return noted(said(setting.label), both_values(setting, saved.value, saved.on_battery))

    def _say_outlived(self, file: SavedFile) -> None:
        words = self.tr("{drive}: absent for a year. Delete its saved settings?")
        message = self._newly(file.ref, words.format(drive=self._name(file)), "info")
        if message is not None:
            self._offer(message, self.tr("Delete Saved Settings"), file.path, "forget", file.ref)

    def _offer(self, message: Message, words: str, tip: str, verb: str, ref: FileRef) -> None:
        """Offer to do *verb* about a file; where no password helps either, the button's tooltip states why not."""
        locked = self._session.hopeless(verb)
        button = message.offer(words, locked or tip, lambda: self._decide(verb, ref))
        button.setEnabled(not locked)

    def _name(self, file: SavedFile) -> str:
        if file.ref.family is Family.SYSTEM:
            return self.tr("this computer")
        if not file.model:
            # An array has no model; its name is that in the list.
            titles = [drive.title for drive in self._session.drives if drive.name == file.drive]
            if titles and titles[0] != file.drive:
                return f"{titles[0]} ({file.drive})"
            return file.drive or file.path
        return f"{file.model} ({file.drive})" if file.drive else file.model

    def _decide(self, verb: str, ref: FileRef) -> None:
        def send() -> None:
            listed = self._news.listed.emit
            self._session.request(self, verb, OfFile(ref), listed, lambda _fault, why: self._fail(why))

        if self._session.may(verb) and self._session.privilege is Class.TUNE:
            send()
        else:
            self._session.unlock(self, send, self._fail)

    def _fail(self, why: str) -> None:
        say_refused(self._messages, why)
