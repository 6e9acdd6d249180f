"""A virtual drive that real programs and the helper share: starting it, running them, asking what it received."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Self

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.health.identification import Identification
from disktune_contract.messages.change import Applied, Apply, OfTrial, TrialEnded
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, Hello, Nothing, OfDrive
from disktune_contract.messages.replies import REPLIES
from disktune_contract.settings.setting import Change, State, Value
from disktune_contract.wire import MAX_REPLY
from tests.amounts import PATIENCE_S
from tests.judges.umockdev_helper import MARK

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "tests" / "corpus" / "identify"

PYTHON = "/usr/bin/python3"
"""umockdev's bindings belong to the system's Python; so does the installed helper."""

PRELOAD = "libumockdev-preload.so.0"

ENDED_S = 30.0
"""For a helper to put a trial back and leave; one that hangs is then killed."""

_LOOKING = re.compile(r"(EC|E5|2F|B0/D[015A])\b|B0/D6 .* data 03000200")
"""IDENTIFY DEVICE, CHECK POWER MODE, READ LOG EXT, what SMART reads, and asking for a limit of error recovery."""


def words_of(dump: str) -> list[int]:
    """Return the 256 words of a dump in the corpus."""
    return [int(word, 16) for word in (CORPUS / f"{dump}.hex").read_text("ascii").split()]


@dataclass(frozen=True)
class Look:
    """The drive from inside."""

    power: str
    """`disktune_gui.demo.ata.device.Power` by name."""
    timer_s: float | None
    """The standby timer in seconds, None for off."""
    wakeups: int


class World:
    """One machine with one drive, /dev/sda. Also a context manager."""

    def __init__(
        self, words: Sequence[int], *, usb: bool = False, power: str = "ACTIVE", **behaviour: object
    ) -> None:
        """Make a drive that identifies itself with *words*; *behaviour* is that of the virtual drive."""
        told = {"words": list(words), "usb": usb, "power": power, "behaviour": behaviour}
        self._start("umockdev_machine.py", told)

    def _start(self, script: str, told: dict[str, Any]) -> None:
        # A short path: the sockets in it have 107 characters at most.
        self._temporary = tempfile.TemporaryDirectory(prefix="judges-")
        self._path = Path(self._temporary.name)
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "LC_ALL": "C.UTF-8",
            "LD_PRELOAD": PRELOAD,
            "TMPDIR": self._temporary.name,
            "PYTHONPATH": f"{ROOT}:{ROOT / 'helper'}",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        self._machine = subprocess.Popen(
            [PYTHON, str(Path(__file__).with_name(script))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self._helpers: list[Helper] = []
        try:
            self.environment = {**environment, "UMOCKDEV_DIR": self._ask(told)["root"]}
            # If the preload library were missing, the next program would get the real disk.
            if self.run("/usr/bin/test", "-e", f"/sys/{MARK}").returncode:
                raise RuntimeError("programs do not see the virtual machine; is umockdev installed?")
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End everything that was started here."""
        for helper in self._helpers:
            helper.close()
        _end(self._machine)
        self._temporary.cleanup()

    # -- programs ------------------------------------------------------------------------------------------

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a program in the machine to its end; what it wrote to attributes is then in force."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
        self._ask({"do": "store"})
        return done

    def hdparm(self, *flags: str) -> str:
        """Return what hdparm prints; it has to say that it succeeded, which does not mean much."""
        done = self.run("/usr/sbin/hdparm", *flags, "/dev/sda")
        assert done.returncode == 0, done.stderr
        return done.stdout

    def attribute(self, name: str) -> str:
        """Return an attribute of the disk as cat shows it."""
        return self.run("/usr/bin/cat", f"/sys/block/sda/{name}").stdout.strip()

    def helper(self, privilege: Class = Class.TUNE, window: Sequence[str] = ()) -> Helper:
        """Start the helper; *window* is a command that takes the helper's command line and becomes its parent."""
        program = str(Path(__file__).with_name("umockdev_helper.py"))
        helper = Helper([*window, PYTHON, program, privilege.value, str(self._path)], self.environment)
        self._helpers.append(helper)
        return helper

    def command(self, *words: str) -> subprocess.Popen[str]:
        """Start a command of the helper for a terminal; its input is a pipe."""
        program = str(Path(__file__).with_name("umockdev_helper.py"))
        return subprocess.Popen(
            [PYTHON, program, "command", str(self._path), *words],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    # -- the drive -----------------------------------------------------------------------------------------

    def changes(self) -> list[str]:
        """Return the commands that the drive received since the last call, except those that only look.

        Each as ``EF/05 count 80``: opcode, FEATURE and COUNT, hexadecimal; ``ext`` follows a 48-bit command.
        """
        told = self._ask({"do": "log"})
        self._ask({"do": "forget"})
        sent = [f"{task} ext" if extend else task for task, extend in told["tasks"]]
        return [task for task in sent if not _LOOKING.match(task)]

    def opcodes(self) -> set[int]:
        """Return the first byte of every SCSI command that was sent since `changes` was last called."""
        return {int(cdb[:2], 16) for cdb in self._ask({"do": "log"})["cdbs"]}

    def look(self) -> Look:
        """Return how the drive is, without asking it by a command."""
        return Look(**self._ask({"do": "look"}))

    def behave(self, **behaviour: object) -> None:
        """Let the drive misbehave so from now on, and in no other way."""
        self._ask({"do": "behave", **behaviour})

    def wake(self) -> None:
        """Reset the drive and read from it, as the kernel does for any program."""
        self._ask({"do": "wake"})

    def bring_back(self) -> None:
        """Bring a drive back that has vanished in the middle of commands, and let it behave well."""
        self._ask({"do": "return"})

    def unplug(self) -> None:
        """Pull the drive out."""
        self._ask({"do": "unplug"})

    def _ask(self, request: dict[str, Any]) -> Any:
        assert self._machine.stdin is not None
        assert self._machine.stdout is not None
        self._machine.stdin.write(json.dumps(request) + "\n")
        self._machine.stdin.flush()
        _wait(self._machine.stdout.fileno())
        answer = self._machine.stdout.readline()
        if not answer:
            raise RuntimeError("the virtual machine has ended; its error output says why")
        return json.loads(answer)


class SasWorld(World):
    """A machine whose /dev/sda is a SAS disk."""

    def __init__(self) -> None:
        self._start("umockdev_sas.py", {})

    def page(self, code: int) -> bytes:
        """Return a mode page as the disk holds it."""
        return bytes.fromhex(self._ask({"do": "pages"})[f"{code:02X}"])

    def know_short_defects_only(self, *, only: bool) -> None:
        """Let the disk know READ DEFECT DATA (10) and no longer form of it."""
        self._ask({"do": "defects", "first_only": only})

    def offer_tests(self, seconds: int, minutes: int) -> None:
        """Let an extended self-test take so long by the control mode page, and by VPD page 86h."""
        self._ask({"do": "tests", "seconds": seconds, "minutes": minutes})

    def selects(self) -> list[tuple[bytes, bytes]]:
        """Return every MODE SELECT since the last call: the command and its data."""
        return [(bytes.fromhex(cdb), bytes.fromhex(data)) for cdb, data in self._ask({"do": "selects"})]


class Helper:
    """The helper, and the window's end of its pipes."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        )
        self._asked: deque[float] = deque(maxlen=150)
        """When: the helper takes 200 requests a second, which no person makes, but a test does."""
        self._number = 0
        self._rest = b""
        self.events: list[object] = []
        """What the helper said unasked and nobody has taken yet."""
        self.hello: Hello = wire.load(Hello, self._line())

    def ask(self, op: str, args: object) -> Any:
        """Return the answer to a request; raises `Refusal` with the fault that came instead."""
        assert self.process.stdin is not None
        if len(self._asked) == self._asked.maxlen:
            time.sleep(max(0.0, 1.0 - (time.monotonic() - self._asked[0])))
        self._asked.append(time.monotonic())
        self._number += 1
        self.process.stdin.write((wire.dump({"id": self._number, "op": op, "args": args}) + "\n").encode())
        self.process.stdin.flush()
        while "id" not in (answer := self._line()):
            self._keep(answer)
        assert answer["id"] == self._number
        if "fault" in answer:
            raise Refusal(Fault(answer["fault"]), answer["why"])
        return wire.load(REPLIES[op], answer["ok"])

    def event(self) -> object:
        """Return the next event, waiting for it if need be."""
        while not self.events:
            self._keep(self._line())
        return self.events.pop(0)

    def _keep(self, message: dict[str, Any]) -> None:
        self.events.append(wire.load(EVENTS[message["event"]], message["args"]))

    def _line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        while b"\n" not in self._rest:
            _wait(self.process.stdout.fileno())
            chunk = os.read(self.process.stdout.fileno(), 65536)
            if not chunk:
                raise EOFError("the helper has ended")
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        return wire.parse(line, MAX_REPLY)

    # -- the verbs, as a window uses them ------------------------------------------------------------------

    @cached_property
    def drive(self) -> DriveRef:
        """The one drive of the machine."""
        (only,) = self.ask("drives", Nothing()).drives
        ref: DriveRef = only.ref
        return ref

    def identify(self) -> Identification:
        """Return what the helper says of the drive's identity."""
        found: Identification = self.ask("identify", OfDrive(self.drive))
        return found

    def states(self) -> dict[str, State]:
        """Return every setting by its id."""
        return {state.setting: state for state in self.ask("settings", OfDrive(self.drive)).states}

    def value(self, setting: str) -> Value | None:
        """Return what the helper says of one setting."""
        return self.states()[setting].value

    def apply(self, *wanted: tuple[str, Value], trial_s: int = 60) -> Applied:
        """Change settings from what they are now."""
        states = self.states()
        changes = tuple(Change(setting, states[setting].value, value) for setting, value in wanted)
        applied: Applied = self.ask("apply", Apply(self.drive, changes, trial_s))
        return applied

    def change(self, setting: str, value: Value) -> None:
        """Change one setting and keep it; it has to work."""
        applied = self.apply((setting, value))
        assert [result.fault for result in applied.results] == [None], applied
        self.keep(applied)

    def keep(self, applied: Applied) -> None:
        """Let what was applied stay, as far as it is on trial."""
        if applied.trial:
            ended: TrialEnded = self.ask("keep", OfTrial(applied.trial))
            assert not ended.results

    # -- the end -------------------------------------------------------------------------------------------

    def hang_up(self) -> int:
        """Close the helper's input, wait for its end, and return its exit status; what it still says is kept."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.finish()

    def finish(self) -> int:
        """Wait for the helper's end; return its exit status."""
        with suppress(EOFError):
            while True:
                self._keep(self._line())
        return self.process.wait(PATIENCE_S)

    def close(self) -> None:
        """End the helper if it still runs."""
        _end(self.process)


@contextmanager
def world_of(dump: str, **how: Any) -> Iterator[World]:
    """Give a machine whose drive is that of a dump in the corpus."""
    with World(words_of(dump), **how) as world:
        yield world


def _wait(fd: int) -> None:
    """Wait until there is something to read, or its end."""
    poller = select.poll()
    poller.register(fd, select.POLLIN)
    if not poller.poll(PATIENCE_S * 1000):
        raise TimeoutError("no answer")


def _end(process: subprocess.Popen[Any]) -> None:
    """Close a process's pipes and wait for it; one that does not listen is killed."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    try:
        process.wait(ENDED_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
