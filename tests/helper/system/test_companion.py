"""The companion starts programs for a helper that may start none, and each of the three may be killed."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import PATIENCE_S

HELPER = """
import json, os, sys, syslog
from disktune_helper.system import log
from disktune_helper.system.companion import starting

sys.stdout.reconfigure(line_buffering=True)
folder, outlives = sys.argv[1], sys.argv[2] == "True"
waits = f"read line < {folder}/gate; echo done > {folder}/done; exit 3"
syslog.syslog = lambda level, line: open(f"{folder}/log", "a").write(line + "\\n")
starting.COMMAND_LINES = (
    starting.CommandLine(("/bin/sh", "-c", ".*"), outlives=outlives),
    starting.CommandLine(("/bin/echo",), ("[a-z]+",)),
    starting.CommandLine(("/bin/nothing",)),
)
starting.begin()
log.open_now()
program = None
for line in sys.stdin:
    try:
        match json.loads(line):
            case "companion":
                answer = open(f"/proc/self/task/{os.getpid()}/children").read().split()
            case "wait for the gate":
                program = starting.start(["/bin/sh", "-c", waits])
                answer = "begun"
            case "wait":
                answer = program.wait()
            case "close":
                program.close()
                answer = "closed"
            case ["log", said]:
                answer = log.write_line(said)
            case list(command):
                with starting.start(command) as other:
                    answer = [other.stdout.read().decode(), other.wait()]
    except Exception as error:
        answer = [type(error).__name__, str(error)]
    print(json.dumps(answer))
"""


class Helper:
    """A process that has a companion, and does what it is asked."""

    def __init__(self, folder: Path, *, outlives: bool = False) -> None:
        os.mkfifo(folder / "gate")
        self._folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-c", HELPER, str(folder), str(outlives)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        (companion,) = self.ask("companion")
        self.companion = os.pidfd_open(int(companion))

    def ask(self, what: object) -> Any:
        """Return its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def kill(self) -> None:
        """Kill it, and wait until its companion has noticed."""
        self.process.kill()
        self.process.wait()
        assert ended(self.companion)

    def gate(self) -> int:
        """Return the gate, open for writing, as soon as the program waits there."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            with suppress(OSError):  # nobody reads yet
                return os.open(self._folder / "gate", os.O_WRONLY | os.O_NONBLOCK)
            time.sleep(0.01)
        raise AssertionError("the program does not wait at the gate")

    def wrote(self, name: str) -> str:
        """Return what is in a file as soon as there is something in it."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            file = self._folder / name
            if file.exists() and (text := file.read_text()):
                return text
            time.sleep(0.01)
        raise AssertionError(f"nothing in {name}")


def ended(pidfd: int) -> bool:
    """Wait until a process has ended, and return whether it has."""
    return bool(select.select([pidfd], [], [], PATIENCE_S)[0])


@pytest.fixture
def helper(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Helper]:
    made = Helper(tmp_path, outlives=getattr(request, "param", False))
    yield made
    made.process.kill()
    for pipe in (made.process.stdin, made.process.stdout):
        if pipe is not None:
            pipe.close()
    made.process.wait()
    assert ended(made.companion)
    os.close(made.companion)


def reader_gone(gate: int) -> bool:
    """Wait until no program has the gate open any more, and return whether that is so."""
    poll = select.poll()
    poll.register(gate, 0)
    return bool(poll.poll(PATIENCE_S * 1000))


def test_it_starts_what_is_in_its_table_and_says_how_it_ended(helper: Helper) -> None:
    assert helper.ask(["/bin/echo", "hello"]) == ["hello\n", 0]


def test_it_starts_nothing_else(helper: Helper) -> None:
    assert helper.ask(["/bin/echo", "HELLO"])[0] == "PermissionError"


def test_that_a_program_is_not_installed_is_said(helper: Helper) -> None:
    assert helper.ask(["/bin/nothing"])[0] == "FileNotFoundError"


def test_a_measurement_ends_when_the_helper_is_killed(helper: Helper) -> None:
    helper.ask("wait for the gate")
    gate = helper.gate()
    helper.kill()
    assert reader_gone(gate)
    os.close(gate)


def test_a_measurement_ends_when_the_helper_lets_go_of_it(helper: Helper) -> None:
    helper.ask("wait for the gate")
    gate = helper.gate()
    assert helper.ask("close") == "closed"
    assert reader_gone(gate)
    os.close(gate)


@pytest.mark.parametrize("helper", [True], indirect=True)
def test_what_changes_something_comes_to_its_end_when_the_helper_is_killed(helper: Helper) -> None:
    helper.ask("wait for the gate")
    gate = helper.gate()
    helper.kill()
    os.write(gate, b"go on\n")
    os.close(gate)
    assert helper.wrote("done") == "done\n"


def test_without_its_companion_a_helper_says_so_and_loses_no_program(helper: Helper) -> None:
    helper.ask("wait for the gate")
    gate = helper.gate()
    signal.pidfd_send_signal(helper.companion, signal.SIGKILL)
    assert ended(helper.companion)
    kind, why = helper.ask(["/bin/echo", "hello"])
    assert kind == "BrokenPipeError"
    assert "The process that starts programs exited. Unlock again." in why
    os.write(gate, b"go on\n")
    os.close(gate)
    assert helper.ask("wait") == 3


def test_it_writes_the_log_by_lines(helper: Helper) -> None:
    for line in ("forged\nline", "x" * 501, "settings: ValueError at plan.py:1"):
        helper.ask(["log", line])
    assert helper.wrote("log") == "settings: ValueError at plan.py:1\n"
