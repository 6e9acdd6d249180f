"""What the window knows and may do now: the helpers that run, the drives, and who asks which helper.

Up to three helpers run side by side, each in its class. ``browse`` starts at once; ``inspect`` follows where the
system grants it without a question; ``tune`` comes when the user unlocks. A request goes to the strongest one that
may do it; when one leaves, the next weaker one takes over.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PyQt6.QtCore import QCoreApplication, QObject, QProcess, pyqtSignal

from disktune_contract.drives.drive import Drive, title_among
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList, WatchActivity
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, Nothing
from disktune_gui.client import elevation
from disktune_gui.client.drive_list_monitor import DriveListMonitor, completed
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.client.link import Done, Failed, Link, LinkEnd, stopped
from disktune_gui.client.presence import Presence
from disktune_gui.client.session_signals import SessionSignals
from disktune_gui.client.turns import Turns
from disktune_gui.owned import later, while_alive

if TYPE_CHECKING:
    from disktune_gui.demo.diary import DiaryFile

translate = QCoreApplication.translate


# -- whether polkit grants a class without a dialog --------------------------------------------------------

AGAIN_S = 60
"""The least time between two checks while a user is present and no helper runs."""


class SilentCheck(QObject):
    """Asks polkit for class inspect in the background, without a dialog."""

    granted = pyqtSignal()

    def __init__(self, place: HelperLauncher, parent: QObject) -> None:
        super().__init__(parent)
        self.place = place
        self._process: QProcess | None = None
        self._at = -float(AGAIN_S)

    @property
    def running(self) -> bool:
        """Whether the answer is pending."""
        return self._process is not None

    @property
    def due(self) -> bool:
        """Whether the last check is long enough ago."""
        return time.monotonic() - self._at > AGAIN_S

    def ask(self) -> bool:
        """Start a check if it can succeed; return whether none is needed, in which case none is started."""
        self._at = time.monotonic()
        if self.place.root or self.place.sandboxed:
            # The socket of a sandbox never raises a dialog for this class.
            return True
        if not self.place.can_elevate or self._process is not None:
            return False
        command = elevation.silent_check(Class.INSPECT, self.place, os.getpid(), os.environ)
        if command is not None:
            self._process = QProcess(self)
            self._process.finished.connect(self._on_finished)
            self._process.start(command.program, list(command.arguments))
        return False

    def stop(self) -> None:
        """End it without an answer."""
        if self._process is not None:
            self._process.kill()
            self._process.waitForFinished(1000)

    def _on_finished(self, exit_code: int, _status: QProcess.ExitStatus) -> None:
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        if exit_code == 0:
            self.granted.emit()


# -- session -----------------------------------------------------------------------------------------------

WATCH_INTERVAL_MS = 1000
LEAVE_MS = 60_000
"""How long closing waits for helpers: restoring a setting may have to wait for a drive that spins up."""

_WEAK_TO_STRONG = (Class.BROWSE, Class.INSPECT, Class.TUNE)
_HELD_VERBS = frozenset({"drives", "array", "watch", "unwatch", "long-trials"})
"""Requests that no privilege improves, and that the window makes automatically. They go to the helper that
started first: to a privileged one they would look like a user at work, and keep its session open indefinitely."""

Refused = Callable[[str], None]


class Session(SessionSignals):
    """The window's side of all helpers."""

    def __init__(self, place: HelperLauncher | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.place = place or elevation.survey()
        self.drives: tuple[Drive, ...] = ()
        self.read_at: float | None = None
        """When the drive of a file was read, in seconds since the epoch, if the file contains that."""
        self.listed = False
        """Whether the list of drives has been read at least once."""
        self._links: dict[Class, Link] = {}
        """The helpers that requests go to."""
        self._processes: list[Link] = []
        """These helpers and those that are exiting."""
        self._privilege = Class.BROWSE
        self._unlocking: list[tuple[Callable[[], None], Refused]] = []
        self._exited = ""
        """The sentence shown when the last helper above class BROWSE exited."""
        self._watchers = 0
        self._refreshing = self._again = False
        self._closed = False
        self._presence = Presence(self)
        self._presence.noticed.connect(self._on_presence)
        self._check = SilentCheck(self.place, self)
        self._check.granted.connect(self._on_granted)
        self._shared: DiaryFile | None = None
        """The state that the helpers of the demo share."""
        self.turns = Turns(self)
        """Limits requests that go to many drives."""
        self._news = DriveListMonitor(self)
        self._news.due.connect(self.refresh)
        self._news.due.connect(self.devices_changed)
        self._news.supply_changed.connect(self.supply_changed)

    # -- what may be done ----------------------------------------------------------------------------------

    @property
    def privilege(self) -> Class:
        """The strongest class a running helper has; BROWSE while none runs."""
        return self._privilege

    @property
    def can_unlock(self) -> bool:
        """Whether `unlock` can succeed here."""
        return self.place.can_elevate

    @property
    def settling(self) -> bool:
        """Whether a helper that needs no password may still be starting."""
        inspect = self._links.get(Class.INSPECT)
        return self._check.running or (inspect is not None and not inspect.running)

    @property
    def superuser(self) -> bool:
        """Whether the class browse, too, runs as root."""
        return any(link.hello is not None and link.hello.superuser for link in self._links.values())

    @property
    def gone(self) -> str:
        """The sentence for a machine that cannot be reached now; empty for this one."""
        return ""

    def may(self, verb: str) -> bool:
        """Return whether some running helper may do *verb* now."""
        link = self._link_for(verb)
        return link is not None and link.running

    def hopeless(self, verb: str) -> str:
        """Return why *verb* cannot be had here, with a password or without, and what to do; empty if it can."""
        return "" if self.can_unlock or self.may(verb) else elevation.why_locked(self.place)

    def request(self, owner: QObject, verb: str, args: object, done: Done, failed: Failed | None = None) -> None:
        """Ask the strongest helper that may; exactly one of *done* and *failed* is called, later.

        Neither is if *owner*, the object that asks, has been destroyed by then. *done* gets the loaded reply.
        Without *failed* a failure becomes a `notice`.
        """
        done, failed = while_alive(owner, done), while_alive(owner, failed or self._notice_failure)
        done, failed = self._overheard(verb, args, done, failed)
        self._ask(verb, args, done, failed)

    def _ask(self, verb: str, args: object, done: Done, failed: Failed) -> None:
        link = self._link_for(verb)
        if link is None:
            why = self.gone or translate("Window", "The helper is not running.")
            if Class.TUNE in VERBS[verb].classes and self._links:
                why = self.tr("Unlock first.")
            later(self, lambda: failed(Fault.NOT_ALLOWED, why))
            return
        link.request(verb, args, done, failed)

    def unlock(self, owner: QObject, then: Callable[[], None], refused: Refused) -> None:
        """Make sure that a ``tune`` helper runs, then call *then*; *refused* gets a sentence if it cannot be.

        Neither is called if *owner*, the object that asks, has been destroyed by then.
        """
        self._unlock(while_alive(owner, then), while_alive(owner, refused))

    def _unlock(self, then: Callable[[], None], refused: Refused) -> None:
        link = self._links.get(Class.TUNE)
        if link is not None and link.running:
            later(self, then)
            return
        self._unlocking.append((then, refused))
        if link is None and not self._start(Class.TUNE):
            why = elevation.why_locked(self.place)
            later(self, lambda: self._answer_unlocking(why))
        elif link is None:
            self.password_awaited.emit(True)

    def look_for_helper(self) -> None:
        """Find out again how a helper can be started here: the user may have installed one."""
        if self.place.elsewhere:
            return
        self.place = self._check.place = elevation.survey()
        if not {Class.INSPECT, Class.TUNE} & self._links.keys():
            self._ask_for_inspect()
        self.privilege_changed.emit(self._privilege)

    def stop_unlocking(self) -> None:
        """Stop waiting for the password; the callers of `unlock` are refused, and nothing was changed."""
        link = self._links.get(Class.TUNE)
        if link is not None and not link.running:
            del self._links[Class.TUNE]
            link.close()
            self._answer_unlocking(self.tr("The password request was cancelled."))

    def watch(self, on: bool) -> None:
        """Count one watcher more or less; `activity` is sent while there is any."""
        before = self._watched
        self._watchers = max(0, self._watchers + (1 if on else -1))
        self._follow_watchers(before)

    def hide(self, hidden: bool) -> None:
        """Set whether the window cannot be seen: then no `activity` is sent, whatever the number of watchers."""
        if hidden == self.hidden:
            return
        before, self.hidden = self._watched, hidden
        self._news.hidden = hidden
        self._follow_watchers(before)
        self.hidden_changed.emit(hidden)

    @property
    def _watched(self) -> bool:
        return bool(self._watchers) and not self.hidden

    def _follow_watchers(self, before: bool) -> None:
        if before != self._watched and self._links:
            self._send_watch()
        self._news.watched = self._watched

    def refresh(self) -> None:
        """Read the list of drives again. Calls during a reading are combined into one more."""
        if self._refreshing:
            self._again = True
        elif self._links:
            self._refreshing = True
            self.request(self, "drives", Nothing(), self._on_drives, self._on_no_drives)

    @property
    def demo_diary(self) -> str:
        """The path by which the helpers of the demo share what was done to drives; empty outside the demo."""
        return self._shared.path if self._shared is not None else ""

    # -- life ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the first helper, and listen for drives that come and go."""
        first = Class.TUNE if self.place.demo else Class.BROWSE
        if not self._start(first):
            self.notice.emit(self.tr("The helper is missing. Reinstall DiskTune."))
            return
        if not self.place.demo:
            self._news.listen()
        self._presence.listen()

    def close(self) -> bool:
        """End all helpers in order; wait a minute at most for what is on trial to be restored.

        Returns whether all have exited. One that has not continues on its own, unless its `Link` is destroyed.
        """
        self.begin_closing()
        deadline = time.monotonic() + LEAVE_MS / 1000
        # All are waited for, even if the first does not exit in time.
        left = [link.wait(max(1, int((deadline - time.monotonic()) * 1000))) for link in list(self._processes)]
        if self._shared is not None:
            self._shared.close()
        return all(left)

    def begin_closing(self) -> None:
        """Let all helpers exit; `close` waits for them."""
        if not self._closed:
            self._closed = True
            self._stop_listening()
            for link in self._processes:
                link.close()

    def _stop_listening(self) -> None:
        self._news.close()
        self._presence.stop()
        self._check.stop()

    # -- start and end of helpers --------------------------------------------------------------------------

    def _start(self, privilege: Class) -> bool:
        command = self._command(privilege)
        if command is None or self._closed:
            return False
        link = self._link(privilege, command)
        link.ready.connect(while_alive(self, partial(self._on_ready, link)))
        link.ended.connect(while_alive(self, partial(self._on_ended, link)))
        link.news.connect(self._on_event)
        self._links[privilege] = link
        self._processes.append(link)
        link.start(patient=self._asks(privilege))
        return True

    def _command(self, privilege: Class) -> HelperCommand | None:
        return elevation.command(privilege, self.place, self._environment())

    def _link(self, privilege: Class, command: HelperCommand) -> Link:
        return Link(privilege, command, self)

    def _asks(self, privilege: Class) -> bool:
        """Return whether the user may have to type a password: through pkexec; others answer at once."""
        return privilege is Class.TUNE and not (self.place.root or self.place.demo)

    def _environment(self) -> dict[str, str]:
        """Return the environment for a helper; those of the demo get the path of the state they share."""
        if not self.place.demo:
            return dict(os.environ)
        from disktune_gui.demo import diary  # noqa: PLC0415  # only the demo needs it

        if self._shared is None:
            self._shared = diary.DiaryFile()
        return {**os.environ, diary.VARIABLE: self._shared.path}

    def _on_ready(self, link: Link, _hello: object) -> None:
        if link.hello is not None and link.hello.unfinished:
            self.notice.emit(self.tr("An earlier session ended with settings on trial; see History."))
        if link is self._oldest() and self._watched:
            self._send_watch()
        if link.privilege is Class.TUNE:
            self._answer_unlocking("")
            self.settled.emit(self._exited)
            self._close_link(Class.INSPECT)
        self._update_privilege()
        self.refresh()
        if self.place.demo:
            # Files are measured by a process of the user's own, in the demo too.
            if link.privilege is Class.TUNE:
                self._start(Class.BROWSE)
        elif link.privilege is Class.BROWSE:
            self._ask_for_inspect()

    def _on_ended(self, link: Link, end: LinkEnd) -> None:
        held = self._links.get(link.privilege) is link
        if held:
            del self._links[link.privilege]
        self._processes.remove(link)
        link.deleteLater()
        if self._closed:
            return
        # A helper that is no longer waited for may end while the next one is already being started.
        unlocking = held and end.privilege is Class.TUNE and bool(self._unlocking)
        if unlocking:
            self._answer_unlocking(end.why or stopped())
        # A refused `inspect` is a normal state, visible by what the window cannot show.
        elif end.why and (end.greeted or end.privilege is not Class.INSPECT):
            self.notice.emit(end.why)
            if end.privilege is not Class.BROWSE:
                self._exited = end.why
        if self._watched and self._links:
            self._send_watch()
        self._update_privilege()
        self.left.emit(end.privilege)
        self.refresh()

    def _ask_for_inspect(self) -> None:
        """Start ``inspect`` if that raises no dialog."""
        if self._check.ask():
            self._start(Class.INSPECT)

    def _on_granted(self) -> None:
        if not self._closed and not {Class.INSPECT, Class.TUNE} & self._links.keys():
            self._start(Class.INSPECT)

    def _on_presence(self) -> None:
        """Report to the helpers that a user is present."""
        strong = [link for link in self._links.values() if link.running and link.privilege is not Class.BROWSE]
        for link in strong:
            link.request("alive", Nothing(), lambda _reply: None, lambda _fault, _why: None)
        if not strong and Class.BROWSE in self._links and self._check.due:
            # It exited because no user was present; now one is again.
            self._ask_for_inspect()

    def _close_link(self, privilege: Class) -> None:
        link = self._links.pop(privilege, None)
        if link is not None:
            link.retire()

    def _answer_unlocking(self, why: str) -> None:
        waiting, self._unlocking = self._unlocking, []
        self.password_awaited.emit(False)
        for then, refused in waiting:
            if why:
                refused(why)
            else:
                then()

    def _update_privilege(self) -> None:
        held = [privilege for privilege in _WEAK_TO_STRONG if self._is_running(privilege)]
        strongest = held[-1] if held else Class.BROWSE
        if strongest is not self._privilege:
            self._privilege = strongest
            self.privilege_changed.emit(strongest)

    def _is_running(self, privilege: Class) -> bool:
        return privilege in self._links and self._links[privilege].running

    # -- requests and events -------------------------------------------------------------------------------

    def _oldest(self) -> Link | None:
        # In the demo each helper has clocks and counters of its own; those of the one that measures are shown.
        for privilege in reversed(_WEAK_TO_STRONG) if self.place.demo else _WEAK_TO_STRONG:
            if privilege in self._links:
                return self._links[privilege]
        return None

    def _link_for(self, verb: str) -> Link | None:
        if verb in _HELD_VERBS:
            return self._oldest()
        able = [p for p in _WEAK_TO_STRONG if p in self._links and p in VERBS[verb].classes]
        running = [p for p in able if self._links[p].running]
        # Rather a helper that runs than a stronger one that is still waiting for its password.
        best = running or [p for p in able if self._links[p].takes_requests]
        return self._links[best[-1]] if best else None

    def _send_watch(self) -> None:
        verb, args = ("watch", WatchActivity(WATCH_INTERVAL_MS)) if self._watched else ("unwatch", Nothing())
        self.request(self, verb, args, lambda _reply: None)

    def _on_event(self, name: str, args: Any) -> None:
        if name == "drives-changed":
            self.refresh()
        elif name == "supply-changed":
            self.supply_changed.emit()
        else:
            self._relay(name, args)

    def title(self, drive: Drive) -> str:
        """Return what a sentence calls a drive: no other drive of the list is called the same."""
        return title_among(drive, self.drives)

    def _on_drives(self, reply: DriveList) -> None:
        properties = self._news.properties()
        drives = tuple(completed(drive, properties.get(drive.name, {})) for drive in reply.drives)
        if self.own_ends is not None:
            drives = self.own_ends(drives)
        changed = drives != self.drives or not self.listed
        self.drives, self.listed = drives, True
        self._news.rebuilding = any(drive.array is not None and drive.array.operation for drive in drives)
        if changed:
            self.drives_changed.emit(drives)
        self._refreshed()

    def _on_no_drives(self, fault: Fault, why: str) -> None:
        # The end of a helper is reported separately, and the next helper is asked.
        if fault is not Fault.INTERNAL:
            self.notice.emit(why)
        self._refreshed()

    def _refreshed(self) -> None:
        again, self._refreshing, self._again = self._again, False, False
        if again and not self._closed:
            self.refresh()

    def _notice_failure(self, _fault: Fault, why: str) -> None:
        if not self._closed:
            self.notice.emit(why)
