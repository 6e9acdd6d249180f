"""``disktune set sda apm=128``: pass a command to the helper as the user; ask for the password where needed.

The command runs as the user, in a process of its own, and communicates with root's helpers as the window does:
over pipes that are made here. When it needs a helper, this process starts it, so that polkit judges this process.
It asks for the password in the desktop's own dialog, or in the terminal where there is none (pkttyagent(1)).
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand, HelperLauncher

# -- polkit's text agent, for a terminal without a desktop -------------------------------------------------

READY_S = 5.0
"""How long the agent may take to register; where it cannot, pkexec reports that it cannot ask."""
END_S = 5.0


class TextAgent:
    """pkttyagent(1) for this process, for as long as a helper is being started."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._alone = False
        """Whether it was started to be asked before any other agent."""
        self._terminal: tuple[int, list[object]] | None = None

    def start(self) -> None:
        """Start it where there is a terminal. An agent of the desktop goes first (--fallback)."""
        self._start(("--fallback",))

    def start_alone(self) -> bool:
        """Start it again, to be asked before any other agent; return whether that is a new attempt.

        polkitd passes over an agent with --fallback if the process belongs to no session of logind, as in a
        container (polkitbackendinteractiveauthority.c of polkit 122). There can be no agent of a session there.
        """
        if self._process is None or self._alone:
            return False
        self.stop()
        self._alone = True
        self._start(())
        return self._process is not None

    def _start(self, options: tuple[str, ...]) -> None:
        if self._process is not None or not os.access(elevation.AGENT, os.X_OK) or not os.isatty(0):
            return
        with suppress(termios.error):
            self._terminal = (0, termios.tcgetattr(0))
        read, write = os.pipe()
        try:
            command = [str(elevation.AGENT), *options, "--notify-fd", str(write)]
            self._process = subprocess.Popen(command, pass_fds=(write,))
        except OSError:
            return
        finally:
            os.close(write)
            if self._process is not None:
                # It closes its end when it has registered.
                select.select([read], [], [], READY_S)
            os.close(read)

    def stop(self) -> None:
        """End it, and restore the terminal: an agent that is ended while it asks leaves echo off."""
        if self._process is None:
            return
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_S)
        self._process = None
        if self._terminal is not None:
            with suppress(termios.error):
                termios.tcsetattr(self._terminal[0], termios.TCSADRAIN, self._terminal[1])  # type: ignore[arg-type]


# -- a command and its helpers -----------------------------------------------------------------------------

CLASSES = ("inspect", "tune")
SILENTLY = "inspect?"
"""A request for the first of them if no password is needed."""
LEAVE_S = 120
"""How long a helper may take to restore what is on trial, as its own limit."""
CHECK_S = 20
_TOLD = 4096


def run(words: Sequence[str]) -> int:
    """Carry out a command; return its exit status."""
    place = elevation.survey()
    if place.root:
        # Root's commands need no process in between.
        found = elevation.terminal_command(words, place, os.environ)
        os.execve(found.program, [found.program, *found.arguments], dict(found.environment))  # noqa: S606  # no shell
    if not place.can_elevate:
        found = elevation.terminal_command(["desktop", "-", *words], place, os.environ)
        os.execve(found.program, [found.program, *found.arguments], dict(found.environment))  # noqa: S606  # no shell
    return CommandRun(place, os.environ).run(words)


class CommandRun:
    """Runs one command, with the helpers that it requests."""

    def __init__(self, place: HelperLauncher, environ: Mapping[str, str]) -> None:
        self._place, self._environ = place, environ
        self._to_command: dict[str, tuple[int, int]] = {}
        """By class, the helper's ends of its two pipes: to read requests, to write answers."""
        self._helpers: dict[str, subprocess.Popen[bytes]] = {}
        self._waiting = ""
        """The class whose helper has not sent its hello yet."""
        self._ends: list[int] = []
        """File descriptors that become readable when that helper has ended."""
        self._agent = TextAgent()

    def run(self, words: Sequence[str]) -> int:
        """Start the command and fulfil its requests until it ends; return its exit status."""
        handed: list[int] = []
        for name in CLASSES:
            answers, requests = os.pipe(), os.pipe()
            self._to_command[name] = (requests[0], answers[1])
            handed += [answers[0], requests[1]]
        wishes, told = os.pipe()
        handed.append(told)
        found = elevation.terminal_command(
            ["desktop", ",".join(map(str, handed)), *words], self._place, self._environ
        )
        command = _started(found, pass_fds=handed)
        for number in handed:
            os.close(number)
        try:
            with command, _signals_for(command):
                self._serve(wishes, command)
        finally:
            self._leave()
        status = command.returncode
        return status if status >= 0 else 128 - status

    def _serve(self, wishes: int, command: subprocess.Popen[bytes]) -> None:
        """Fulfil requests until the command has ended, or the other end of the pipe is closed."""
        ended = os.pidfd_open(command.pid)
        rest = b""
        try:
            while True:
                watched = [wishes, ended, *self._ends]
                ready, _, _ = select.select(watched, [], [])
                if any(fd in ready for fd in self._ends):
                    self._on_ended()
                if wishes in ready:
                    chunk = os.read(wishes, _TOLD)
                    *lines, rest = (rest + chunk).split(b"\n")
                    for line in lines:
                        self._fulfil(line.decode("ascii", "replace"))
                    if not chunk:
                        break
                elif ended in ready:
                    break
        finally:
            os.close(ended)

    def _fulfil(self, wish: str) -> None:
        if wish == "ready":
            self._greeted()
        elif wish == SILENTLY and self._to_command.get(CLASSES[0]):
            self._waiting = CLASSES[0]
            if self._is_granted():
                self._start(ask=False)
            else:
                self._refuse("")
        elif wish in self._to_command:
            self._waiting = wish
            self._start(ask=True)

    def _is_granted(self) -> bool:
        """Return whether class inspect needs no password. The socket of a sandbox never asks for one."""
        if self._place.sandboxed:
            return True
        found = elevation.silent_check(CLASSES[0], self._place, os.getpid(), self._environ)
        if found is None:
            return False
        with suppress(OSError, subprocess.TimeoutExpired):
            null = subprocess.DEVNULL
            done = subprocess.run(
                [found.program, *found.arguments], env=dict(found.environment), stdin=null, stdout=null,
                stderr=null, timeout=CHECK_S, check=False,
            )  # fmt: skip
            return done.returncode == 0
        return False

    def _start(self, *, ask: bool) -> None:
        """Start the requested helper; polkit judges this process, whose child it is."""
        found = elevation.command(self._waiting, self._place, self._environ)
        if found is None:
            self._refuse(elevation.why_locked(self._place))
            return
        if ask and not self._place.sandboxed:
            self._agent.start()
        requests, answers = self._to_command[self._waiting]
        try:
            helper = _started(found, stdin=requests, stdout=answers, stderr=subprocess.PIPE)
            self._helpers[self._waiting] = helper
            self._ends = [os.pidfd_open(helper.pid)]
        except OSError as error:
            self._refuse(f"The helper could not be started: {error.strerror}.")

    def _greeted(self) -> None:
        """Close this process's copies of the pipe, so that the command reads its end when the helper leaves."""
        self._agent.stop()
        for number in self._to_command.pop(self._waiting, ()):
            os.close(number)
        self._no_more_waiting()

    def _no_more_waiting(self) -> None:
        self._waiting = ""
        self._forget_ends()

    def _forget_ends(self) -> None:
        for number in self._ends:
            os.close(number)
        self._ends = []

    def _on_ended(self) -> None:
        """The helper ended before its hello: report why, unless the password can be asked for in another way."""
        helper = self._helpers.pop(self._waiting)
        _, words = helper.communicate()
        said = words.decode("utf-8", "replace")
        nobody = helper.returncode == elevation.DENIED and elevation.NOBODY_TO_ASK in said
        if nobody and self._agent.start_alone():
            self._forget_ends()
            self._start(ask=False)
        else:
            self._refuse(elevation.why_refused(helper.returncode, said))

    def _refuse(self, why: str) -> None:
        """Report to the command that there is none; another request for the class may follow."""
        self._agent.stop()
        line = json.dumps({"refused": why}) + "\n"
        with suppress(OSError):
            os.write(self._to_command[self._waiting][1], line.encode())
        self._no_more_waiting()

    def _leave(self) -> None:
        """Wait for the helpers: whatever was on trial has been restored when this ends."""
        self._agent.stop()
        for numbers in self._to_command.values():
            for number in numbers:
                os.close(number)
        self._to_command.clear()
        for name, helper in self._helpers.items():
            if name == self._waiting:
                # Until the password is given pkexec still belongs to the user.
                with suppress(OSError):
                    helper.terminate()
            with suppress(subprocess.TimeoutExpired):
                helper.wait(LEAVE_S)
            if helper.stderr is not None:
                helper.stderr.close()


def _started(found: HelperCommand, **others: object) -> subprocess.Popen[bytes]:
    command = [found.program, *found.arguments]
    return subprocess.Popen(command, env=dict(found.environment), **others)  # type: ignore[call-overload,no-any-return]


@contextmanager
def _signals_for(command: subprocess.Popen[bytes]) -> Iterator[None]:
    """Leave signals to the command: it reverts what is on trial, and needs this process for that."""
    before = {number: signal.signal(number, lambda sent, _: command.send_signal(sent)) for number in _ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


_ENDING = (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)


def main(words: Sequence[str]) -> int:
    """Run the command of ``disktune``'s arguments; return the exit status."""
    try:
        return run(words)
    except OSError as error:
        sys.stderr.write(f"disktune: {words[0]} could not be started: {error.strerror}\n")
        return 1
