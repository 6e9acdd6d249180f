"""A command of a desktop user: what every user may do here, the rest asked of a helper of root's over a pipe.

`disktune` has started this process and hands it the pipes: for each of two helpers one to read and one to write,
and one on which this process writes which helper is wanted. It starts them as it does for the window, through
pkexec or the socket, and asks for the password where polkit wants one. Nothing here runs as root, and nothing here
starts what does (docs/decisions/0024).
"""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TextIO

from disktune_contract import catalog
from disktune_contract.drives.drive import node_of
from disktune_contract.messages.change import Applied, OfTrial, TrialEnd, TrialEnded, TrialExtended
from disktune_contract.messages.conversation import Conversation, Event, Reply
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, PROTOCOL, VERBS, Hello, SessionEnding
from disktune_contract.messages.replies import REPLIES
from disktune_contract.record import record
from disktune_contract.wire import WireError
from disktune_helper.cli.common import work as works
from disktune_helper.cli.common.command_line import CommandEnds, Exit, ParsedLine
from disktune_helper.cli.common.terminal import Terminal
from disktune_helper.cli.common.work import MARGIN_S, CommandWork, Waiting
from disktune_helper.settings.trials import RESTORING_S

# -- the command's end of a pipe to a helper of root's -----------------------------------------------------
#
# It is loaded in a user's process alone. What it sends is what a window sends; what may be done is for the helper
# at the other end to know.

_CHUNK = 1 << 16


class NoHelper(Exception):
    """There is none; the message is a sentence, empty if the user was not asked."""


class HelperPipe:
    """The pipes to and from one helper."""

    def __init__(self, read: int, write: int, emit: Callable[[str, object], None]) -> None:
        """Take over two descriptors; events go to *emit*."""
        self.fd = read
        """The descriptor that becomes readable when the helper writes something."""
        self._write, self._emit = write, emit
        self._conversation: Conversation[queue.SimpleQueue[Any]] = Conversation(Hello, REPLIES, EVENTS)
        chunks = iter(partial(os.read, read, _CHUNK), b"")
        self._messages = (message for chunk in chunks for message in self._conversation.take(chunk))
        self._lock = threading.Lock()
        self.ended = False
        """Whether the helper will write nothing more."""
        self._why = "The helper process exited unexpectedly."

    def greet(self, privilege: Class) -> Hello:
        """Read the first line, which is there or comes soon, and begin to listen; raises `NoHelper`."""
        hello = next(self._messages, None)
        if isinstance(hello, Refusal):
            raise NoHelper(hello.why)
        if isinstance(hello, WireError):
            raise NoHelper(_unreadable(hello))
        if not isinstance(hello, Hello):
            raise NoHelper("The helper could not be started.")
        if (hello.protocol, hello.catalogue) != (PROTOCOL, catalog.DIGEST):
            raise NoHelper(
                f"The installed helper has another version ({hello.version}) than this program. Reinstall "
                "disktune-helper."
            )
        if hello.privilege is not privilege:
            raise NoHelper(f"DiskTune requested a helper of class {privilege}, got class {hello.privilege}.")
        threading.Thread(target=self._listen, daemon=True).start()
        return hello

    def close(self) -> None:
        """Let the helper leave; what is on trial is reverted by it."""
        with suppress(OSError):
            os.close(self._write)
        self._write = -1

    def ask(self, verb: str, request: object) -> Any:
        """Carry out an operation; raises `Refusal`. Several threads may ask at a time."""
        answer: queue.SimpleQueue[Any] = queue.SimpleQueue()
        try:
            with self._lock:
                if self.ended:
                    raise Refusal(Fault.INTERNAL, self._why)
                _, line = self._conversation.request(verb, request, answer)
                while line:
                    line = line[os.write(self._write, line) :]
        except OSError:
            raise Refusal(Fault.INTERNAL, self._why) from None
        result = answer.get()
        if isinstance(result, WireError):
            raise Refusal(Fault.PROTOCOL, _unreadable(result))
        if isinstance(result, Refusal):
            raise result
        return result

    def _listen(self) -> None:
        """Hand on what comes, in a thread: without the lock, as a writer may wait for the helper to be read."""
        with suppress(OSError):
            for message in self._messages:
                if isinstance(message, Reply):
                    message.asker.put(message.result)
                elif isinstance(message, Event):
                    if isinstance(message.args, SessionEnding):
                        self._why = message.args.why
                    self._emit(message.name, message.args)
                else:
                    break
        with self._lock:
            self.ended = True
        for _, answer in self._conversation.asked.values():
            answer.put(Refusal(Fault.INTERNAL, self._why))


def _unreadable(error: WireError) -> str:
    return f"The helper's reply could not be read: {error}."


# -- desktop work ------------------------------------------------------------------------------------------

_HERE = frozenset({"drives", "array", "watch", "unwatch", "journal", "boosts", "saved", "long-trials", "io-users"})
"""Operations that no privilege improves."""
_LOOK_S = 0.1
_PIPES = 5


@record
class Pipes:
    """Descriptors that `disktune` has handed over."""

    inspect: tuple[int, int]
    """To read and to write."""
    tune: tuple[int, int]
    wishes: int
    """To write which helper is wanted."""


def pipes(text: str) -> Pipes:
    """Return what ``3,4,5,6,7`` means; raises ValueError."""
    numbers = [int(part) for part in text.split(",")]
    if len(numbers) != _PIPES:
        raise ValueError(text)
    for number in numbers:
        os.set_inheritable(number, False)
    return Pipes((numbers[0], numbers[1]), (numbers[2], numbers[3]), numbers[4])


class DesktopWork(CommandWork):
    """What a command works with, with up to two helpers of root's."""

    def take(self, handed: Pipes | None) -> None:
        """Take over the pipes; None where no helper could be started."""
        self._pipes = handed
        self._looked = False
        self._links: dict[Class, HelperPipe] = {}
        self._ends: dict[str, float] = {}
        """When each trial is over, by a monotonic clock."""

    @property
    def as_root(self) -> bool:
        """Whether drives can be asked."""
        return self._looking() is not None

    def ask(self, verb: str, request: object) -> object:
        """Carry out an operation here, or where it may be; raises `Refusal` or `CommandEnds`."""
        link = None if verb in _HERE else self._link(verb, request)
        if link is None:
            return super().ask(verb, request)
        found: object = link.ask(verb, request)
        if isinstance(found, Applied) and found.trial:
            self._ends[found.trial] = time.monotonic() + found.trial_s
        if isinstance(found, TrialExtended):
            self._ends[found.trial] = time.monotonic() + found.seconds_left
        return found

    def ask_each(
        self, verb: str, requests: Mapping[str, object], patience_s: float, waiting: Waiting
    ) -> dict[str, Any]:
        """Do the same; the helper is there, and the password given, before the first thread asks."""
        for request in requests.values():
            self._link(verb, request)
        return super().ask_each(verb, requests, patience_s, waiting)

    def _link(self, verb: str, request: object) -> HelperPipe | None:
        """Return who is to be asked; None for this process itself."""
        classes = VERBS[verb].classes
        if classes == {Class.BROWSE}:
            return None
        if isinstance(request, Measure):
            if os.access(node_of(request.drive.name), os.R_OK):
                return None
            return self._wanted(Class.TUNE)
        if Class.TUNE in self._links or Class.INSPECT not in classes:
            return self._wanted(Class.TUNE)
        looking = self._looking()
        if looking is None and Class.BROWSE not in classes:
            return self._wanted(Class.INSPECT)
        return looking

    def _looking(self) -> HelperPipe | None:
        """Return what may ask drives, without asking for a password if this is a command for all users."""
        if held := self._links.get(Class.TUNE) or self._links.get(Class.INSPECT):
            return held
        if not self._looked:
            self._looked = True
            with suppress(NoHelper):
                return self._begin(Class.INSPECT, "inspect?")
            command = self.line.command
            if not command.for_users:
                # The password that is asked for is the only one: a plan that may be carried out needs tune anyway.
                plan_only = self.line.has("--dry-run") or self.line.as_root is Class.INSPECT
                return self._wanted(Class.INSPECT if plan_only else Class.TUNE)
        return None

    def _wanted(self, privilege: Class) -> HelperPipe:
        """Return the helper of this class, after a password if there is to be one; raises `CommandEnds`."""
        if privilege in self._links:
            return self._links[privilege]
        try:
            return self._begin(privilege, privilege.value)
        except NoHelper as error:
            raise CommandEnds(Exit.NO_PERMISSION, str(error) or "No permission.") from None

    def _begin(self, privilege: Class, wish: str) -> HelperPipe:
        """Have a helper started and wait for its hello; raises `NoHelper`, and `CommandEnds` if interrupted."""
        handed = self._pipes
        if handed is None:
            raise NoHelper("")
        link = HelperPipe(
            *(handed.tune if privilege is Class.TUNE else handed.inspect),
            lambda name, told: self.events.put((name, told)),
        )
        try:
            os.write(handed.wishes, f"{wish}\n".encode())
        except OSError:
            raise NoHelper("The helper could not be started: disktune has ended.") from None
        if not self.terminal.wait_for(link.fd):
            raise CommandEnds(Exit.NOT_DONE, "Interrupted while waiting for permission. No settings were changed.")
        hello = link.greet(privilege)
        os.write(handed.wishes, b"ready\n")
        self._links[privilege] = link
        if hello.unfinished:
            self.terminal.remark(
                "An earlier session ended unexpectedly. DiskTune is reverting its settings on trial."
            )
        if privilege is Class.TUNE and (weaker := self._links.pop(Class.INSPECT, None)):
            weaker.close()
        return link

    # -- trials --------------------------------------------------------------------------------------------

    def revert_left_behind(self) -> None:
        """Do nothing: every helper of the class has done so before its `Hello`."""

    def trial_left_s(self) -> float:
        """Return how long it is until the first of the trials is over, in seconds."""
        return max(0.0, min(self._ends.values()) - time.monotonic()) if self._ends else 0.0

    def revert(self, trials: Mapping[str, str], end: TrialEnd, waiting: Waiting) -> dict[str, Any]:
        """Revert trials; those whose time is over are reverted by their helper, which reports it."""
        for token in trials.values():
            self._ends.pop(token, None)
        patience_s = RESTORING_S - MARGIN_S
        told = self._ended(trials, patience_s, waiting) if end is TrialEnd.TIMED_OUT else {}
        left = {drive: OfTrial(token) for drive, token in trials.items() if drive not in told}
        return {**told, **self.ask_each("put-back", left, patience_s, waiting)}

    def _ended(self, trials: Mapping[str, str], patience_s: float, waiting: Waiting) -> dict[str, Any]:
        """Return what the helper reports of the ends of trials, by drive; nothing of one that takes too long."""
        link = self._wanted(Class.TUNE)
        deadline = time.monotonic() + patience_s
        kept: list[tuple[str, object]] = []
        ended: dict[str, TrialEnded] = {}
        while len(ended) < len(trials) and time.monotonic() < deadline and not link.ended:
            while not self.events.empty():
                name, told = self.events.get()
                drive = next((one for one, token in trials.items() if _is_end_of(told, token)), "")
                if drive and isinstance(told, TrialEnded):
                    ended[drive] = told
                else:
                    kept.append((name, told))
            waiting([drive for drive in trials if drive not in ended])
            time.sleep(_LOOK_S)
        for one in kept:
            self.events.put(one)
        return ended

    def close(self) -> None:
        """Let the helpers leave."""
        for link in self._links.values():
            link.close()


def _is_end_of(told: object, token: str) -> bool:
    return isinstance(told, TrialEnded) and told.trial == token


NO_PIPES = "-"
"""In their place where no helper of root's can be had."""


def run(handed: str, words: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Carry out the command that *words* begin with, with the pipes *handed*; return the exit status."""
    terminal = Terminal(stdout, stderr, os.environ)
    terminal.program = "disktune"
    try:
        taken = pipes(handed) if handed != NO_PIPES else None
    except (ValueError, OSError):
        terminal.complain("Only disktune starts a command this way.")
        return Exit.BAD_INPUT
    return works.carry_out(words, terminal, lambda line, at: begin(line, at, taken))


def begin(line: ParsedLine, terminal: Terminal, handed: Pipes | None) -> CommandWork:
    """Return the work of a command; without pipes it is that of any user. Raises `CommandEnds`."""
    if handed is None:
        return works.begin(line, terminal)
    work = works.on_this_machine(line, terminal, Class.BROWSE, kind=DesktopWork)
    work.take(handed)
    return works.kept_awake(work)
