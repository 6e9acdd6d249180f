"""A session for the tray: a bus, a display, a desktop; each a process of its own that ends with the test."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.amounts import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = Path(__file__).with_name("desktop.py")

BUS = """
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>
"""
"""A bus that starts no services of the machine's: those of a desktop would answer in the judges' place."""

News = dict[str, Any]


class Program:
    """A process that takes lines and says lines; one that takes none does not leave when there are no more."""

    def __init__(self, command: list[str], environment: dict[str, str], *, takes_lines: bool = True) -> None:
        self._takes_lines = takes_lines
        self.process = subprocess.Popen(
            command,
            env=environment,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self.errors: list[str] = []
        self._readers = [threading.Thread(target=read) for read in (self._read, self._read_errors)]
        for reader in self._readers:
            reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(line)

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            self.errors += list(lines)

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def line(self, limit_s: float = PATIENCE_S) -> str:
        """Return the next line; raises TimeoutError if none comes."""
        try:
            return self._lines.get(timeout=limit_s).strip()
        except queue.Empty:
            raise TimeoutError(f"nothing was said; standard error: {self.errors}") from None

    def end(self) -> int:
        """Let it leave at the end of its input, if it takes any, else end it."""
        if not self._takes_lines:
            self.process.terminate()
        if self.process.stdin is not None:
            with suppress(BrokenPipeError):
                self.process.stdin.close()
        try:
            self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.terminate()
        status = self.process.wait(PATIENCE_S)
        for reader in self._readers:
            reader.join()
        return status


class Desktop(Program):
    """`tests/tray/desktop.py`."""

    def __init__(
        self, environment: dict[str, str], capabilities: tuple[str, ...], prefix: tuple[str, ...] = ()
    ) -> None:
        super().__init__([*prefix, "/usr/bin/python3", str(DESKTOP), *capabilities], environment)
        self.news: list[News] = []
        """All that was said and not asked for yet, in order."""
        self.wait("ready")

    def order(self, method: str, *arguments: object) -> None:
        """Let it do something, and wait until that is done."""
        self.say(json.dumps([method, *arguments]))
        self.wait("done")

    def wait(self, key: str, limit_s: float = PATIENCE_S) -> News:
        """Return the next news with *key*; what came before stays. Raises AssertionError for a wrong type."""
        deadline = time.monotonic() + limit_s
        while True:
            for number, one in enumerate(self.news):
                if key in one:
                    return self.news.pop(number)
            one = json.loads(self.line(max(0.01, deadline - time.monotonic())))
            assert "wrong" not in one, one["wrong"]
            self.news.append(one)

    def notified(self, limit_s: float = PATIENCE_S) -> News:
        """Return the next notification."""
        return self.wait("notified", limit_s)

    def is_silent(self, key: str, for_s: float = 0.3) -> bool:
        """Return whether nothing with *key* comes for a while."""
        try:
            self.wait(key, for_s)
        except TimeoutError:
            return True
        return False


@contextmanager
def display(screen: str = "640x480") -> Iterator[str]:
    """Give the name of a display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{screen}x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def session(
    folder: Path, prefix: tuple[str, ...] = (), screen: str = "640x480", shown: str = ""
) -> Iterator[dict[str, str]]:
    """Give the environment of a session with a bus and a display, and homes below *folder*.

    The display is the one of that name, *shown*, or one of its own. *prefix* is a command that runs its arguments
    as the session's user, if that is to be another one.
    """
    configuration = folder / "bus.conf"
    configuration.write_text(BUS)
    bus = subprocess.Popen(
        [*prefix, "dbus-daemon", f"--config-file={configuration}", "--nofork", "--nopidfile", "--print-address=1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with ExitStack() as stack:
        stack.callback(_end, bus)
        assert bus.stdout is not None
        address = bus.stdout.readline().strip()
        yield {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "DBUS_SESSION_BUS_ADDRESS": address,
            "DISPLAY": shown or stack.enter_context(display(screen)),
            "QT_QPA_PLATFORM": "xcb",
            # What is already there may be another Qt, which the programs are to run on as well.
            "PYTHONPATH": os.pathsep.join(
                filter(None, (os.environ.get("PYTHONPATH"), str(ROOT), str(ROOT / "helper")))
            ),
            "PYTHONDONTWRITEBYTECODE": "1",
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_STATE_HOME": str(folder / "state"),
        }


def _end(bus: subprocess.Popen[str]) -> None:
    bus.terminate()
    bus.wait()
    if bus.stdout is not None:
        bus.stdout.close()


def tray(environment: dict[str, str], mdstat: Path, root: Path, names: dict[str, Any]) -> Program:
    """Return a running tray over files."""
    command = [sys.executable, "-m", "tests.tray.driver", str(mdstat), str(root), json.dumps(names)]
    program = Program(command, environment)
    assert program.line() == "ready", program.errors
    return program


def until(holds: Callable[[], bool], limit_s: float = PATIENCE_S) -> bool:
    """Wait for something to come true; return whether it did."""
    deadline = time.monotonic() + limit_s
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
