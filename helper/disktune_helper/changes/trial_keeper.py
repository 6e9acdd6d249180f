"""``disktune-helper keep TRIAL``: ensure that a change on trial is restored in time, whatever process ends.

systemd starts it, and nothing else does, before the first value is changed. It watches the process that has the
trial. If that process has not decided when its time is over, the keeper kills it, so that it can neither write nor
answer any more should it only have been stopped. Once it is dead the keeper takes the trial over and restores all
of it. A keeper that is killed is started again by systemd and finds everything in the trial's file. Exit status:
0 nothing is left to keep, 1 the trial is not there or cannot be read, 2 wrong usage, 64 not started by systemd, 75
it cannot see whether the trial is over, or has made a mistake, and is to be started again.
"""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

from disktune_contract.folders import RUNTIME, STATE
from disktune_contract.messages.change import TrialEnd
from disktune_contract.messages.privilege import Class
from disktune_helper.changes import operations, trial_watch
from disktune_helper.session.session import SessionContext
from disktune_helper.settings.trials import RESTORING_S, Trial, TrialFiles, unreadable
from disktune_helper.system import privilege, processes, service_manager
from disktune_helper.system.companion import shutting_in
from disktune_helper.system.files import RootFolder
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.trial_names import TOKEN, TrialName

_OK, _TROUBLE, _USAGE = 0, 1, 2
_AGAIN = 75
"""sysexits.h's EX_TEMPFAIL; the unit restarts the keeper after it, and not after those above."""
_SYSTEMD = 1

GRACE_S = 1.0
"""How much later than promised a helper that lives may begin to restore."""

LOOK_S = 1.0
"""How often the keeper checks whether the trial is over, or lasts longer."""

_DEATH_S = 0.5
"""A process that was killed is gone within that time, unless it waits for a drive."""


def run(arguments: Sequence[str], stderr: TextIO) -> int:
    """Keep the trial named by the first argument; return the exit status."""
    if len(arguments) != 1 or not TOKEN.fullmatch(arguments[0]):
        print("disktune-helper: keep takes the name of a trial: 16 hexadecimal digits", file=stderr)
        return _USAGE
    if os.geteuid() != 0 or os.getppid() != _SYSTEMD:
        print("disktune-helper: systemd starts this when a change is put on trial", file=stderr)
        return privilege.EX_NOPERM
    privilege.settle()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    privilege.drop_to(Class.TUNE)
    try:
        return _keep(arguments[0], stderr)
    except Exception as error:
        # The next one may have more luck; systemd starts it.
        log_mistake("keep", error)
        return _AGAIN


def _keep(token: str, stderr: TextIO) -> int:
    ports, state, runtime = SystemPorts(), RootFolder(STATE), RootFolder(RUNTIME)
    files = TrialFiles(ports, runtime)
    held = files.find(token)
    if held is None:
        if trial_watch.said_ready():
            return _OK
        print(f"There is no change on trial {token} in {RUNTIME}, so nothing can be reverted.", file=stderr)
        return _TROUBLE
    trial = files.way_back(held)
    if trial is None:
        print(unreadable(held.name), file=stderr)
        # Refused now, nothing is changed. After READY only another try is left.
        return _AGAIN if trial_watch.said_ready() else _TROUBLE
    folders = (state, runtime)
    session = SessionContext(ports, Class.TUNE, folders, lambda _event, _args: None, lambda: None, who=trial.who)
    keeper = TrialKeeper(ports, session, files, Holder(ports), trial)
    service_manager.tell("READY=1")
    shutting_in.shut_in_or_go_on("keep")
    keeper.run()
    return _OK


class Holder:
    """The process that has the trial, watched by a descriptor that cannot come to mean another one."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._wake, wake = os.pipe()
        os.set_blocking(wake, False)
        signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
        signal.signal(signal.SIGTERM, lambda *_: None)
        self.told_to_stop = trial_watch.told_to_stop()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})

    def wait(self, held: TrialName, seconds: float) -> bool:
        """Wait so long at most, or until systemd wants the keeper to stop; return whether the process is gone."""
        watched = self._open(held)
        if watched is None:
            return True
        try:
            poll = select.poll()
            poll.register(watched, select.POLLIN)
            if not self.told_to_stop:
                poll.register(self._wake, select.POLLIN)
            ready = {fd for fd, _ in poll.poll(max(0.0, seconds) * 1000)}
            self.told_to_stop = self.told_to_stop or self._wake in ready
            return watched in ready
        finally:
            os.close(watched)

    def end(self, held: TrialName) -> bool:
        """End the process, if it is still that one; return whether it is gone."""
        watched = self._open(held)
        if watched is None:
            return True
        try:
            signal.pidfd_send_signal(watched, signal.SIGKILL)
            return bool(select.select([watched], [], [], _DEATH_S)[0])
        except ProcessLookupError:
            return True
        except OSError as error:
            log_mistake("keep", error)
            return False
        finally:
            os.close(watched)

    def _open(self, held: TrialName) -> int | None:
        try:
            watched = os.pidfd_open(int(held.holder.partition("@")[0] or 0))
        except OSError:
            return None
        # Checked after it was opened: this detects a number that has been given to another process since.
        if processes.lives(self._ports, held.holder):
            return watched
        os.close(watched)
        return None


class TrialKeeper:
    """The keeping of one trial."""

    def __init__(
        self, ports: Ports, session: SessionContext, files: TrialFiles, holder: Holder, trial: Trial
    ) -> None:
        self._ports, self._session, self._files = ports, session, files
        self._holder, self._trial = holder, trial
        self._me = processes.own_mark(ports)
        self._unseen: OSError | None = None
        """Why the folder cannot be read."""

    def run(self) -> None:
        """Keep the trial until it is over; raises OSError if that cannot be seen."""
        held = self._files.find(self._trial.token)
        while held is not None:
            if self._is_due(held):
                # First of all: as long as it lives it might write once more, or report that the values are kept.
                ended = self._holder.end(held)
                mine = self._claim(held)
                if mine is not None:
                    self._revert(mine, None if ended else held)
                    return
                if self._unseen is not None:
                    raise self._unseen
            held = self._find(held)

    def _find(self, last: TrialName) -> TrialName | None:
        """Return the trial, as it was seen *last* if it cannot be; None if it is over."""
        try:
            found = self._files.find(self._trial.token)
        except OSError as error:
            # Claiming the trial shows whether another process can still have ended it.
            if self._unseen is None:
                log_mistake("keep", error)
            self._unseen = error
            return last
        self._unseen = None
        return found

    def _claim(self, held: TrialName) -> TrialName | None:
        """Take the trial over; None if another process has done so before, or has ended it."""
        try:
            return self._files.claim(held, self._me, self._ports.monotonic() + RESTORING_S)
        except OSError as error:
            # A folder that has become read-only. No other process can take it, either; the drive can be written.
            log_mistake("keep", error)
            return held

    def _is_due(self, held: TrialName) -> bool:
        """Wait a while; return whether the process that has the trial is gone, too late, or to be overruled."""
        left = held.until_s + GRACE_S - self._ports.monotonic()
        gone = self._holder.wait(held, min(left, LOOK_S))
        late = self._ports.monotonic() >= held.until_s + GRACE_S
        return gone or self._holder.told_to_stop or (late and self._find(held) == held)

    def _revert(self, mine: TrialName, lingering: TrialName | None) -> None:
        """Revert everything and leave word of it; once more when a process that waits for its drive is gone."""
        ended = operations.revert_values(self._session, self._trial, TrialEnd.RECOVERED)
        if lingering is not None:
            while not self._holder.wait(lingering, RESTORING_S):
                pass
            ended = operations.revert_values(self._session, self._trial, TrialEnd.RECOVERED)
        with suppress(OSError):
            self._files.forget_old_ends()
            self._files.write_end(ended)
        try:
            self._files.end(mine)
        except OSError as error:
            log_mistake("keep", error)
        stuck = [result.setting for result in ended.results if result.fault is not None]
        words = f"not restored: {', '.join(stuck)}" if stuck else "the earlier values were restored"
        print(f"{self._trial.drive.name}: the helper exited during a trial; {words}.", flush=True)
