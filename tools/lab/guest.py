"""One running machine, whatever runs it: what it says, what that costs, and its end."""

from __future__ import annotations

import json
import math
import os
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Self

QUIT_S = 10.0


class MachineError(Exception):
    """The machine did not do what it was started for; the text is one sentence."""


class BootError(MachineError):
    """It did not come up."""


class Guest(ABC):
    """A running machine. Leaving the context ends it, by its process id, whatever state it is in."""

    boot_s: ClassVar[float] = math.inf
    """Seconds within which it says its first word, or has hung."""

    logs: ClassVar[tuple[str, ...]]
    """Files in the folder *work* whose last line may be a complaint, the first that has one."""

    def __init__(self, process: subprocess.Popen[bytes], work: Path) -> None:
        self._process = process
        self._work = work

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(QUIT_S)
            except subprocess.TimeoutExpired:
                self.cut_power()

    def cut_power(self) -> None:
        """Kill the machine in the middle of whatever it does."""
        self._process.kill()
        self._process.wait()

    def wait(self) -> None:
        """Wait until the machine has switched itself off."""
        self._process.wait()

    @abstractmethod
    def processor_s(self) -> float:
        """Return the seconds of processor time that the machine has used until now."""

    @abstractmethod
    def line(self) -> socket.socket:
        """Return this end of the guest's own line. Raises MachineError if the machine ended before."""

    def lines(self, limit_s: float) -> Iterator[tuple[dict[str, Any], socket.socket]]:
        """Yield what the guest says, with the socket to answer on, until the machine is off.

        Raises MachineError when it is still on after *limit_s* seconds, BootError when it said nothing before it
        was off, or within `boot_s`.
        """
        started = time.monotonic()
        silent = True
        with self.line() as line:
            line.settimeout(1.0)
            waiting = b""
            while self._process.poll() is None:
                if time.monotonic() > started + limit_s:
                    raise MachineError(f"The machine was still running after {limit_s:.0f} s.")
                if silent and time.monotonic() > started + self.boot_s:
                    break
                try:
                    waiting += line.recv(65536)
                except TimeoutError:
                    continue
                except OSError:
                    break
                while b"\n" in waiting:
                    text, _, waiting = waiting.partition(b"\n")
                    silent = False
                    yield json.loads(text), line
                if not waiting:
                    # At end of stream recv returns at once; the process needs a moment to end.
                    time.sleep(0.01)
        if silent:
            raise BootError(f"The machine did not come up in {time.monotonic() - started:.0f} s.")

    @abstractmethod
    def qmp(self, execute: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """Carry out a command of QEMU's machine protocol; return its answer, ``return`` or ``error``."""

    def complaint(self) -> str:
        """Return the last thing the machine's program or the guest's kernel said, to find out what went wrong."""
        for name in self.logs:
            with suppress(OSError):
                lines = (self._work / name).read_text("utf-8", "replace").strip().splitlines()
                if lines:
                    return lines[-1][:200]
        return "it said nothing"


def processor_s(pid: int) -> float:
    """Return the seconds of processor time that all threads of a process have used; 0 when it has ended."""
    words = stat_of(pid)
    return sum(map(int, words[11:13])) / os.sysconf("SC_CLK_TCK") if words else 0.0


def processor_of_session_s(session: int) -> float:
    """Return the same for all processes of a session, and for those that ended and were waited for."""
    ticks = 0
    for place in Path("/proc").iterdir():
        if place.name.isdecimal() and (words := stat_of(int(place.name))) and int(words[3]) == session:
            ticks += sum(map(int, words[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def stat_of(pid: int) -> list[str]:
    """Return /proc/PID/stat after the name in brackets, field 3 first (proc(5)); empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []
