"""Messages whatever page is in front: password, degraded arrays, ejection of drives, running work, long trials."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, QTimer

from disktune_contract.arrays.alarms import TROUBLE, Alarm
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.long_trial import LongTrialState
from disktune_contract.messages.protocol import Class
from disktune_gui.client.session import Session
from disktune_gui.editing import change_summary
from disktune_gui.mainwindow.banners.banner import Banner, Importance, Strip
from disktune_gui.mainwindow.tabs import PageTabs, Tab
from disktune_gui.owned import later
from disktune_gui.services.ejector import Ejector
from disktune_gui.services.long_trials import LongTrials
from disktune_gui.services.services import Services
from disktune_gui.text.said import said
from disktune_gui.tray import notification

# -- work on drives while another page or drive is in front ------------------------------------------------


class WorkBanner(QObject):
    """Shows one message for each page with running work, and for each drive that tests itself."""

    def __init__(
        self,
        banner: Banner,
        services: Services,
        tabs: PageTabs,
        shows: Callable[[Tab, str], bool],
        show: Callable[[Tab, str], object],
    ) -> None:
        """*shows* returns whether a page of a drive is in front; *show* goes there."""
        super().__init__(banner)
        self._banner, self._services, self._tabs = banner, services, tabs
        self._shows, self._go = shows, show
        self._strips: dict[tuple[Tab, str], Strip] = {}
        tabs.turned.connect(self.look)
        # After the other receivers: one of them keeps the results of self-tests.
        services.session.self_tests_read.connect(self._look_later)
        services.session.drives_changed.connect(self.look)

    def _look_later(self, *_news: object) -> None:
        later(self, self.look)

    def look(self, *_news: object) -> None:
        """Show what runs; a message that was dismissed is not shown again."""
        running = {(tab, drive.name): words for tab, drive, words in self._running()}
        for key in self._strips.keys() - running.keys():
            self._banner.withdraw(self._strips.pop(key))
        for key, words in running.items():
            if key in self._strips:
                self._strips[key].retell(words)
            else:
                self._strips[key] = self._say(*key, words)

    def _running(self) -> list[tuple[Tab, Drive, str]]:
        found = []
        for tab, page in self._tabs.made.items():
            if (work := page.under_way()) is not None:
                found.append((tab, *work))
        words = self.tr("A self-test is running on {drive}.")
        tested = self._services.self_test_news.testing()
        return [*found, *((Tab.DRIVE_HEALTH, drive, words.format(drive=drive.title)) for drive in tested)]

    def _say(self, tab: Tab, drive: str, words: str) -> Strip:
        strip = self._banner.say(words, "info")
        strip.lead(
            self.tr("Show"),
            self.tr("Show what is running"),
            lambda: self._go(tab, drive),
            lambda: self._shows(tab, drive),
        )
        return strip


# -- long trials while another page or drive is in front ---------------------------------------------------


class LongTrialBanner(QObject):
    """Shows one message for each trial that is open, or has ended unseen."""

    def __init__(
        self,
        banner: Banner,
        session: Session,
        trials: LongTrials,
        shows: Callable[[str], bool],
        show: Callable[[str], object],
    ) -> None:
        """*shows* returns whether the settings of a drive are in front; *show* goes there."""
        super().__init__(banner)
        self._banner, self._session, self._trials = banner, session, trials
        self._shows, self._go = shows, show
        self._strips: dict[tuple[str, bool], Strip] = {}
        self._said: set[tuple[str, bool]] = set()
        """The trials for which a message was shown; the user may have dismissed it."""
        trials.changed.connect(self.look)

    def look(self, *_news: object) -> None:
        """Show the state of trials that cannot be seen."""
        wanted = {(one.trial, one.open): one for one in self._trials.unseen() if not self._shows(one.drive.name)}
        for key in [key for key in self._strips if key not in wanted]:
            self._banner.withdraw(self._strips.pop(key))
        for key, state in wanted.items():
            if key in self._strips:
                self._strips[key].retell(self._words(state))
            elif key not in self._said:
                self._said.add(key)
                self._strips[key] = self._say(state)

    def _words(self, state: LongTrialState) -> str:
        drives = {drive.identity: drive.title for drive in self._session.drives}
        title = drives.get(state.drive.identity) or state.model or state.drive.name
        if state.open:
            return change_summary.running(state, title, self._trials.seconds_left(state))
        # A message is a single line: without a space the sentences would run together.
        return change_summary.verdict(state, title).replace("\n", " ")

    def _say(self, state: LongTrialState) -> Strip:
        tone = "info" if state.open else change_summary.tone(state)
        strip = self._banner.say(self._words(state), tone, stays=state.open)
        name = state.drive.name
        strip.offer(self.tr("Show"), self.tr("Show the settings on trial"), lambda: self._go(name))
        return strip


# -- messages about the password: awaited, refused ---------------------------------------------------------

AWAITED, REFUSED = "password-awaited", "password-refused"
"""The subjects of the messages, for the banner."""
PATIENCE_MS = 1500
"""Time before the message, in ms: without a password, because one was given minutes ago, the answer is faster."""


def say_refused(banner: Banner, why: str) -> None:
    """Show *why* nothing was unlocked: what was asked for did not happen."""
    banner.say(why, about=REFUSED, importance=Importance.ERROR)


class PasswordBanner(QObject):
    """Lets the user stop waiting: the password program may hang, or have opened its dialog out of sight."""

    def __init__(self, session: Session, banner: Banner) -> None:
        super().__init__(banner)
        self._session, self._banner = session, banner
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
        say_refused(self._banner, why)

    def _on_awaited(self, awaited: bool) -> None:
        if awaited:
            self._banner.withdraw_about(REFUSED)
            self._patience.start()
        else:
            self._patience.stop()
            self._banner.withdraw_about(AWAITED)

    def _say_awaited(self) -> None:
        words = self.tr("Enter your password in the system's dialog. It may be behind this window.")
        strip = self._banner.say(words, "info", about=AWAITED, importance=Importance.STOPS)
        strip.offer(
            self.tr("Stop Waiting"),
            self.tr("Cancel the password request; no settings are changed"),
            self._session.stop_unlocking,
        )

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE:
            self._banner.withdraw_about(REFUSED)


# -- messages about a drive that is being ejected ----------------------------------------------------------


class EjectBanner(QObject):
    """Shows one message for each drive: the newest."""

    def __init__(self, banner: Banner, ejector: Ejector) -> None:
        super().__init__(banner)
        self._banner, self._ejector = banner, ejector
        self._strips: dict[DriveRef, Strip] = {}
        """The messages about progress."""
        ejector.progress.connect(self._on_progress)
        ejector.refused.connect(self._on_refused)
        ejector.asked.connect(self._on_asked)
        ejector.safe.connect(self._on_safe)
        ejector.outdated.connect(self._withdraw)

    def _on_progress(self, ref: DriveRef, words: str) -> None:
        strip = self._strips.get(ref)
        if strip is not None and not strip.gone:
            strip.retell(words)
        elif strip is None:
            self._withdraw(ref)
            self._strips[ref] = self._banner.say(words, "info", about=_about(ref), importance=Importance.WARNING)

    def _on_refused(self, ref: DriveRef, why: str) -> None:
        self._strips.pop(ref, None)
        self._banner.say(self._not_ejected(ref, why), "caution", about=_about(ref))

    def _not_ejected(self, ref: DriveRef, why: str) -> str:
        return self.tr("{drive} was not ejected. {why}").format(drive=self._ejector.title(ref), why=why)

    def _on_asked(self, ref: DriveRef, question: str) -> None:
        self._withdraw(ref)
        strip = self._banner.ask(question, self.tr("Eject All"), partial(self._ejector.go_on, ref))
        strip.about = _about(ref)

    def _on_safe(self, ref: DriveRef, words: str) -> None:
        self._strips.pop(ref, None)
        self._banner.say(words, "good", about=_about(ref), importance=Importance.WARNING)

    def _withdraw(self, ref: DriveRef) -> None:
        self._strips.pop(ref, None)
        self._banner.withdraw_about(_about(ref))


def _about(ref: DriveRef) -> str:
    return f"eject {ref}"


# -- messages about arrays that need attention, with or without the tray -----------------------------------


class ArrayBanner(QObject):
    """Shows a message each time an array becomes worse; takes it away when the array is well again."""

    def __init__(
        self,
        session: Session,
        banner: Banner,
        show: Callable[[str], None],
        shown: Callable[[str], bool] = lambda _array: False,
    ) -> None:
        """*show* goes to the page of an array, *shown* returns whether that is in front already."""
        super().__init__(banner)
        self._shown = shown
        self._session, self._banner, self._show = session, banner, show
        self._said: dict[str, tuple[str, Strip]] = {}
        """By array: what was reported as wrong, and the message."""
        session.drives_changed.connect(self._look)
        self._look(session.drives)

    def look_again(self) -> None:
        """Update to an array that was muted."""
        self._look(self._session.drives)

    def _look(self, drives: tuple[Drive, ...]) -> None:
        # Only arrays of this computer are muted.
        own = any(drive.array for drive in drives) and not self._session.place.host
        muted = notification.muted(notification.store()) if own else frozenset()
        troubled = {
            drive.name: (drive, drive.array.alarm, drive.array.why)
            for drive in drives
            if drive.array is not None and drive.array.alarm in TROUBLE and drive.name not in muted
        }
        unread = {drive.name: drive for drive in drives if drive.array and not drive.array.alarm}
        for name in self._said.keys() - troubled.keys():
            if name in unread and name not in muted:
                self._say_unread(unread[name])
            else:
                self._banner.withdraw(self._said.pop(name)[1])
        for drive, alarm, why in troubled.values():
            self._say(drive, Alarm(alarm), why)

    def _say_unread(self, drive: Drive) -> None:
        """Keep the message about an array whose state is unknown now, and add that it is unknown."""
        why = said(drive.array.why) if drive.array is not None else ""
        words = self.tr(
            "{array} needed attention when its state was last read. Its current state is unknown: {why}"
        )
        self._said[drive.name][1].retell(words.format(array=_known(drive), why=why))

    def _say(self, drive: Drive, alarm: Alarm, why: str) -> None:
        name = drive.name
        words = {
            Alarm.DEGRADED: self.tr("{array} is degraded. {why}"),
            Alarm.INACTIVE: self.tr("{array} is inactive. {why}"),
            Alarm.FAILED: self.tr("{array} has failed. {why}"),
        }
        text = words[alarm].format(array=_known(drive), why=said(why))
        if name in self._said:
            before, strip = self._said[name]
            if before == alarm:
                strip.retell(text)
                return
            self._banner.withdraw(strip)
        strip = self._banner.say(text, "caution" if alarm is Alarm.DEGRADED else "danger")
        strip.lead(
            self.tr("Show Array"),
            self.tr("Show what the array does and what helps it"),
            partial(self._show, name),
            partial(self._shown, name),
        )
        self._said[name] = (alarm, strip)


def _known(drive: Drive) -> str:
    """Return an array's name as the list of drives has it, and as mdadm does."""
    return drive.name if drive.title == drive.name else f"{drive.title} ({drive.name})"
