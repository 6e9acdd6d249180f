"""The loop: a line in, a line out, events between them; at the end of input everything on trial is restored.

The window cannot kill a process of root. The end of its pipe is the kill switch, and so is the end of the parent.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from disktune_contract import catalog, wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.folders import RUNTIME, STATE
from disktune_contract.messages.change import AnswerIn, OfTrial, TrialEnd, TrialEnded
from disktune_contract.messages.comparison import Switch
from disktune_contract.messages.faults import Fault, Refusal, invalid, unknown
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, PROTOCOL, UNASKED, VERBS, Hello, OfDrive, SessionEnding
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, Wordings, wordings
from disktune_contract.version import VERSION
from disktune_contract.wire import MAX_LINE
from disktune_helper.changes.operations import revert, revert_and_tell
from disktune_helper.drives import identity
from disktune_helper.rpc.handlers import Handlers
from disktune_helper.rpc.output import WRITE_TIMEOUT_S, Output
from disktune_helper.rpc.session_limits import SessionLimits
from disktune_helper.session.session import MachineTools, OpenStore, SessionContext
from disktune_helper.session.shared_look import SharedSnapshot
from disktune_helper.settings.engine import not_restored
from disktune_helper.settings.trials import StartKeeper
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.files import Folder, NotWritten
from disktune_helper.system.held_files import folder_of_root
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Ports

if TYPE_CHECKING:
    from disktune_helper.settings.store import SavedStore
    from disktune_helper.settings.trials import Trial


# -- requests that arrived together: their lanes, and shared snapshots -------------------------------------

LOOKS = frozenset({"identify", "health", "self-tests", "drive-logs", "settings", "actions"})
"""Operations that read a drive once and change nothing. Any other one between two of them parts them."""


@record
class TakenRequest:
    """One that may be carried out."""

    number: Any
    op: str
    args: Any
    lane: str

    @property
    def looks_at(self) -> DriveRef | None:
        """The drive that it reads, None of one that does something else."""
        return self.args.drive if self.op in LOOKS and isinstance(self.args, OfDrive) else None


@record
class RequestTurn:
    """A request, and the snapshot that it shares with those next to it, if any; after the last one that ends."""

    request: TakenRequest
    shared: SharedSnapshot | None
    last: bool


def turns(requests: Iterable[TakenRequest]) -> Iterator[RequestTurn]:
    """Yield *requests* lane by lane, each lane's in the order in which they came."""
    lanes: dict[str, list[TakenRequest]] = {}
    for request in requests:
        lanes.setdefault(request.lane, []).append(request)
    for lane in lanes.values():
        for ref, found in groupby(lane, lambda request: request.looks_at):
            row = [*found]
            shared = SharedSnapshot(ref) if ref is not None and len(row) > 1 else None
            yield from (RequestTurn(request, shared, request is row[-1]) for request in row)


# -- server ------------------------------------------------------------------------------------------------

REQUESTS_PER_S = 200
"""More than a window ever sends; a flood is refused, not served (security-requirements.md R5)."""

BACKLOG = 256
"""Requests that wait in one lane: a drive that hangs must not fill the memory (security-requirements.md R5)."""

_PULSE = "ping"
"""The lane of pings: no drive has that name."""

_REVERT_TIMEOUT_S = 120.0
"""At the end: a drive that has to spin up first takes tens of seconds."""

_JOBS_TIMEOUT_S = 3.0
"""At the end: cancelled measurements need half a second."""

_READ_SIZE = 65536

STUCK = 1
"""The exit status where the window did not read. Its standard error still takes the reason."""

_ENDING = frozenset({signal.SIGTERM, signal.SIGINT})
"""A signal reaches the loop as its number in one byte (signal.set_wakeup_fd)."""


def serve(
    ports: Ports,
    privilege: Class,
    folders: tuple[Folder, Folder],
    stdin: int,
    stdout: int,
    parent: int | None,
    open_store: OpenStore | None = None,
    *,
    handlers: Handlers,
    who: str = "",
    at_door: bool = False,
    start_keeper: StartKeeper = lambda _: False,
    tools: MachineTools | None = None,
) -> int:
    """Speak the protocol until the input ends; return the exit status.

    *folders* are those of the journal and of what ends with the machine's run; *parent* is a pidfd of the window,
    None if there is none to watch; *open_store* opens the saved settings, which without it end with the session;
    *tools* are None for this machine's; *handlers* has at least what the class may do;
    *who* is the login name of the one at the window, for the journal. *at_door*: anyone may have connected, by
    mistake or by a trick, and is given less time and no second line. *start_keeper* starts the service that keeps
    a trial, if any.
    """
    server = Server(
        ports,
        privilege,
        folders,
        stdout,
        open_store,
        handlers=handlers,
        who=who,
        at_door=at_door,
        start_keeper=start_keeper,
        tools=tools,
    )
    server.run(stdin, parent)
    if not server.stuck:
        return 0
    sys.stderr.write(f"the window did not read for {WRITE_TIMEOUT_S:.0f} s\n")
    return STUCK


def system_folders() -> tuple[Folder, Folder]:
    """Return where this machine's helpers remember; one that may not write there reads what root wrote."""
    return (folder_of_root(STATE), folder_of_root(RUNTIME))


def store_of_root(ports: Ports, state: Folder) -> SavedStore:
    """Open the saved settings of the machine."""
    from disktune_helper.settings import store  # noqa: PLC0415  # only when they are asked for

    return store.of_root(ports, state)


def keep_trial(token: str) -> bool:
    """Let the machine's service keep a trial; see `programs.keep_trial`."""
    from disktune_helper.system import programs  # noqa: PLC0415  # subprocess, when something is changed

    return programs.keep_trial(token)


class Server:
    """One session with one window."""

    def __init__(
        self,
        ports: Ports,
        privilege: Class,
        folders: tuple[Folder, Folder],
        stdout: int,
        open_store: OpenStore | None = None,
        *,
        handlers: Handlers,
        who: str = "",
        at_door: bool = False,
        start_keeper: StartKeeper = lambda _: False,
        tools: MachineTools | None = None,
    ) -> None:
        self._ports = ports
        self._privilege = privilege
        self._handlers = handlers
        self._at_door = at_door
        self._wake_read, self._wake_write = os.pipe()
        self._output = Output(stdout, on_broken=self._wake)
        self._session = SessionContext(
            ports,
            privilege,
            folders,
            self._emit,
            self._wake,
            open_store,
            who=who,
            start_keeper=start_keeper,
            tools=tools,
        )
        self._buffer = bytearray()
        self._taken: list[TakenRequest] = []
        """What has been read and not handed to its lane."""
        self._skipping = False
        self._garbled = False
        """Whether a sandbox's socket received what no window sends: another program was made to send it."""
        self._recent: deque[float] = deque(maxlen=REQUESTS_PER_S)
        self._limits = SessionLimits(ports, self._session, at_door=at_door)

    @property
    def stuck(self) -> bool:
        """Whether it ended because a window that is still there did not read."""
        return self._output.stuck

    def run(self, stdin: int, parent: int | None) -> None:
        """Serve until the input or the parent ends, the window stops reading, SIGTERM comes, or a limit is hit."""
        self._heed_termination()
        try:
            self._greet()
            self._serve(stdin, parent)
        finally:
            # Whatever ended it, were it a mistake of ours: nothing stays on trial.
            self._end()

    def _heed_termination(self) -> None:
        """Let signals wake the loop instead of ending the process; a user's session ends by SIGTERM to all of it.

        Ctrl-C in a terminal counts only where it is not ignored already: a helper of root does not receive it.
        """
        if threading.current_thread() is threading.main_thread():
            os.set_blocking(self._wake_write, False)
            signal.signal(signal.SIGTERM, lambda *_: None)
            if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
                signal.signal(signal.SIGINT, lambda *_: None)
            signal.set_wakeup_fd(self._wake_write, warn_on_full_buffer=False)

    def _greet(self) -> None:
        adopted = self._session.trials.adopt() if self._privilege is Class.TUNE else []
        hello = Hello(
            PROTOCOL,
            VERSION,
            catalog.DIGEST,
            self._privilege,
            unfinished=len(adopted),
            superuser=os.geteuid() == 0,
            login=os.environ.get("LOGNAME", "") if self._privilege is Class.BROWSE else "",
            verbs=tuple(VERBS),
        )
        self._output.line(wire.dump(hello))
        self._revert(adopted, TrialEnd.SESSION_ENDED)
        if self._privilege is Class.TUNE and (self._session.runtime.names() or self._session.state.names()):
            self._session.lanes.submit("", self._adopt_kept)

    def _adopt_kept(self) -> None:
        """Find keepers for boosts, long trials and limits of scrubs whose own was killed, before any request.


        And put away the recordings whose recorder was.
        """
        from disktune_helper.changes import long_trials  # noqa: PLC0415  # hardly ever there is one
        from disktune_helper.raid import operations  # noqa: PLC0415
        from disktune_helper.scrub import operations as scrubs  # noqa: PLC0415
        from disktune_helper.standby import operations as recording  # noqa: PLC0415

        for adopt in (operations.adopt, long_trials.adopt, recording.adopt, scrubs.adopt):
            try:
                adopt(self._session)
            except Exception as error:
                log_mistake("adopt", error)

    def _serve(self, stdin: int, parent: int | None) -> None:
        # Another process that can open the pipe may empty it in between: reading must not delay what is due.
        if not os.isatty(stdin):
            os.set_blocking(stdin, False)
        poller = select.poll()
        poller.register(stdin, select.POLLIN)
        poller.register(self._wake_read, select.POLLIN)
        if parent is not None:
            poller.register(parent, select.POLLIN)
        while not self._output.broken:
            ready = {fd for fd, _ in poller.poll(self._patience_ms())}
            if self._wake_read in ready and _ENDING.intersection(os.read(self._wake_read, 4096)):
                self._emit("session-ending", SessionEnding(Sentence("DiskTune's helper stopped.")))
                break
            if parent is not None and parent in ready:
                break
            if stdin in ready and not self._take_input(stdin):
                break
            if self._limits.cut_off:
                # Reverting must not wait for a pipe that fills.
                self._output.give_up()
                break
            self._revert(self._session.trials.due(), TrialEnd.TIMED_OUT)
            if why := self._limits.reached():
                self._emit("session-ending", SessionEnding(why))
                break

    # -- input ---------------------------------------------------------------------------------------------

    def _take_input(self, stdin: int) -> bool:
        """Read what is there and serve every whole line in it; return False at the end of input."""
        try:
            chunk = os.read(stdin, _READ_SIZE)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._buffer += chunk
        try:
            return self._take_lines() and bool(chunk)
        finally:
            for turn in turns(self._taken):
                self._session.lanes.submit(turn.request.lane, partial(self._answer, turn))
            self._taken.clear()

    def _take_lines(self) -> bool:
        """Take every whole line of what was read; return False if nothing more is to be read."""
        while (end := self._buffer.find(b"\n")) >= 0:
            line = bytes(self._buffer[:end])
            del self._buffer[: end + 1]
            if not self._skipping and (line.strip() or self._at_door):
                self._request(line)
            self._skipping = False
            if self._garbled:
                return False
        if len(self._buffer) > MAX_LINE:
            if not self._skipping:
                self._fault(None, Fault.PROTOCOL, invalid(f"over {MAX_LINE} bytes").why)
            self._skipping = True
            self._buffer.clear()
            if self._at_door:
                return False
        return True

    def _request(self, line: bytes) -> None:
        """Take one line: refuse it, or find the lane of the drive it is about."""
        number: int | None = None
        try:
            message = wire.parse(line, MAX_LINE)
            given = message.get("id")
            number = given if type(given) is int else None
            op, arguments = _envelope(message)
            self._admit()
            args = self._arguments(op, arguments)
            # Nothing else may delay the answer that shows that this side is there.
            lane = _PULSE if op == "ping" else self._lane(args)
            taken = sum(request.lane == lane for request in self._taken)
            if self._session.lanes.waiting(lane) + taken >= BACKLOG:
                raise Refusal(Fault.BUSY, Sentence("Too many requests at the same time."))
        except wire.WireError as error:
            self._garbled = self._at_door
            self._fault(number, Fault.PROTOCOL, invalid(error).why)
        except Refusal as error:
            self._fault(number, error.fault, error.why)
        else:
            if op == "ping":
                self._limits.pinged()
            elif not (op in UNASKED and self._privilege is Class.TUNE):
                self._limits.used()
            self._taken.append(TakenRequest(given, op, args, lane))

    def _admit(self) -> None:
        now = self._ports.monotonic()
        if len(self._recent) == REQUESTS_PER_S and now - self._recent[0] < 1.0:
            raise Refusal(Fault.BUSY, Sentence("Too many requests at the same time."))
        self._recent.append(now)

    def _arguments(self, op: str, args: object) -> Any:
        """Return the arguments as their message; raises if the operation is not one for this class."""
        verb = VERBS.get(op)
        if verb is None:
            raise unknown(op, Fault.UNKNOWN_VERB)
        if self._privilege not in verb.classes:
            raise Refusal(
                Fault.NOT_ALLOWED,
                Sentence(
                    "{op} is not available here.",
                    op=op,
                ),
            )
        return wire.load(verb.takes, args)

    def _lane(self, args: object) -> str:
        if isinstance(args, OfTrial | AnswerIn | Switch):
            return self._session.trials.drive_of(args.trial)
        drive = getattr(args, "drive", None)
        if drive is None:
            return ""
        # Before the name is used for anything: it is the caller's text, and every new lane is a thread.
        identity.check_name(self._ports, drive.name)
        return str(drive.name)

    def _answer(self, turn: RequestTurn) -> None:
        """Carry out one request, in its lane, and write its answer, whatever happens."""
        number, op = turn.request.number, turn.request.op
        try:
            with ioctls.at_most(VERBS[op].reaches), self._session.sharing(turn.shared, last=turn.last):
                reply = self._handlers[op](self._session, turn.request.args)
        except Refusal as error:
            self._fault(number, error.fault, error.why)
        except NotWritten as error:
            self._fault(number, Fault.IO_ERROR, error.sentence)
        except Exception as error:
            log_mistake(op, error)
            self._fault(number, Fault.INTERNAL, Sentence("Stopped by an internal error of the helper."))
        else:
            self._send({"id": number, "ok": reply})

    # -- output --------------------------------------------------------------------------------------------

    def _fault(self, number: int | None, fault: Fault, why: str) -> None:
        self._send({"id": number, "fault": fault, "why": why})

    def _emit(self, event: str, args: object) -> None:
        if not isinstance(args, EVENTS[event]):
            raise TypeError(f"{event} carries {EVENTS[event].__name__}")
        self._send({"event": event, "args": args})

    def _send(self, message: dict[str, object]) -> None:
        line = wire.dump(message)
        if self._session.tells_wordings and (told := wordings(message)):
            # At once: they are of the message that follows, and other threads write, too.
            line = f"{wire.dump({'event': 'wordings', 'args': Wordings(told)})}\n{line}"
        self._output.line(line)

    # -- time ----------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let the loop check the clocks again; called from lanes."""
        with suppress(BlockingIOError):  # full of earlier wakings: one is enough
            os.write(self._wake_write, b"w")

    def _patience_ms(self) -> int | None:
        """Return how long the loop may sleep, in milliseconds; None: without end, an idle helper uses no CPU."""
        waits = [
            left for left in (self._session.trials.seconds_left(), self._limits.seconds_left()) if left is not None
        ]
        # Rounded up: waking a moment early would find nothing due and spin.
        return int(max(0.0, min(waits)) * 1000) + 1 if waits else None

    # -- the end -------------------------------------------------------------------------------------------

    def _revert(self, tokens: list[str], end: TrialEnd) -> None:
        for token in tokens:
            try:
                trial = self._session.trials.take(token)
            except Refusal:
                continue
            self._session.lanes.submit(
                trial.drive.name,
                lambda trial=trial: self._end_trial(trial, end),  # type: ignore[misc]
            )

    def _end_trial(self, trial: Trial, end: TrialEnd) -> None:
        """Revert and report the outcome, whatever happens: the window waits for the end of it."""
        try:
            # A window that was cut off asks the next helper how it ended.
            ended = (revert_and_tell if self._limits.from_afar else revert)(self._session, trial, end)
        except Exception as error:
            log_mistake("revert", error)
            mistake = Refusal(Fault.INTERNAL, Sentence("Stopped by an internal error of the helper."))
            ended = TrialEnded(trial.token, trial.drive.name, end, not_restored(trial.earlier, mistake))
            self._session.trials.forget(trial)
        self._emit("trial-ended", ended)

    def _end(self) -> None:
        """Stop what runs, revert what is on trial, and wait for both."""
        self._session.stop_work()
        # A change may still be on its way to becoming a trial: first let the lanes finish, then revert.
        self._session.lanes.drain(_REVERT_TIMEOUT_S)
        self._revert(self._session.trials.all(), TrialEnd.SESSION_ENDED)
        self._session.lanes.drain(_REVERT_TIMEOUT_S)
        # A program that measures would continue on its own.
        self._session.jobs.drain(_JOBS_TIMEOUT_S)


def _envelope(message: dict[str, Any]) -> tuple[str, object]:
    """Return operation and arguments of a request; raises `WireError` if it is not one."""
    if set(message) != {"id", "op", "args"}:
        raise wire.WireError("a request has id, op and args, and nothing else")
    if type(message["id"]) is not int:
        raise wire.WireError("id is not a whole number")
    if not isinstance(message["op"], str):
        raise wire.WireError("op is not a text")
    return message["op"], message["args"]
