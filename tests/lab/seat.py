"""The person at the desk: an unprivileged user with an active session on a seat, who opens windows of the program.

A window is a process of that user which starts the installed helper as the real window does and carries its pipe.
The password that tuning asks for is typed into polkit's own agent for terminals.
"""

from __future__ import annotations

import json
import os
import pwd
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

USER, PASSWORD = "user", "drives"  # the image's recipe says the same
PLACE = Path("/run/lab-seat")
SOCKET = PLACE / "door"
SESSION_UNIT = "lab-seat"
ERRAND_S = 1500.0
"""The limit of an errand in the real window, with all that it waits for."""
ANSWER_S = 60.0
"""In emulation Python needs a second to start, and a password a second to be checked."""


class Fault(Exception):
    """The helper refused; ``fault`` is its word for it."""

    def __init__(self, fault: str, why: str) -> None:
        super().__init__(f"{fault}: {why}")
        self.fault, self.why = fault, why


def sit_down() -> str:
    """Log the user in on the first virtual terminal, again if need be; return what logind says of the session."""
    PLACE.mkdir(exist_ok=True)
    SOCKET.unlink(missing_ok=True)
    for verb in ("stop", "reset-failed"):
        # A unit that is ending, or has failed, keeps its name.
        subprocess.run(["systemctl", verb, SESSION_UNIT], capture_output=True, check=False)
    os.chown(PLACE, pwd.getpwnam(USER).pw_uid, -1)
    properties = [f"User={USER}", "PAMName=login", "TTYPath=/dev/tty1", "StandardInput=tty", "UtmpIdentifier=tty1"]
    properties += [
        "UtmpMode=user",
        "StandardOutput=journal",
        "StandardError=journal",
        "WorkingDirectory=/lab/checkout",
    ]
    seat = {"XDG_SEAT": "seat0", "XDG_VTNR": "1", "XDG_SESSION_TYPE": "tty", "XDG_SESSION_CLASS": "user"}
    if not Path("/sys/class/tty/tty0/active").exists():
        # User-Mode Linux has no virtual terminals: whoever sits down there is active.
        del seat["XDG_VTNR"]
        properties = [text.replace("tty1", "ttyS1") for text in properties]
    paths = {name: os.environ[name] for name in ("PYTHONPATH", "PYTHONPYCACHEPREFIX") if name in os.environ}
    command = ["systemd-run", "--quiet", f"--unit={SESSION_UNIT}"]
    command += [word for text in properties for word in ("-p", text)]
    command += [f"--setenv={name}={value}" for name, value in {**seat, **paths}.items()]
    subprocess.run([*command, "/usr/bin/python3", "-m", "tests.lab.seat_agent", str(SOCKET)], check=True)
    deadline = time.monotonic() + ANSWER_S
    while not SOCKET.exists():
        if time.monotonic() > deadline:
            raise RuntimeError("the user could not log in")
        time.sleep(0.2)
    sessions = subprocess.run(
        ["loginctl", "list-sessions", "--no-legend"], capture_output=True, text=True, check=True
    )
    number = next(line.split()[0] for line in sessions.stdout.splitlines() if USER in line.split())
    shown = ["loginctl", "show-session", number, "-p", "Active", "-p", "Seat", "-p", "Remote", "-p", "Name"]
    return " ".join(subprocess.run(shown, capture_output=True, text=True, check=True).stdout.split())


class Window:
    """One window with one helper of class *face*; leaving the context closes its pipe and waits for it."""

    def __init__(
        self,
        face: str,
        *,
        password: str = PASSWORD,
        door: bool | str = False,
        umask: int = 0o022,
        burden_s: int = 0,
    ) -> None:
        """*door*: through the sockets for sandboxes instead of pkexec; "sandbox" if from within one, too.

        *umask* is the user's, which pkexec hands on. So are the limits, timers and signals of `tests.burden`, if
        *burden_s* is not 0: so many seconds of processor time are the limit then.
        """
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(ANSWER_S)
        self._socket.connect(str(SOCKET))
        self._lines = self._socket.makefile("r", encoding="utf-8")
        wanted = {"face": face, "password": password, "door": door, "umask": umask, "burden_s": burden_s}
        self._socket.sendall(json.dumps(wanted).encode() + b"\n")
        self.pid: int = self._line()["window"]
        self._requests = 0
        self.events: list[dict[str, Any]] = []
        """What came unasked and was not yet waited for."""
        self.hello = self._line()

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close_input()
        self.rest()

    def _line(self) -> dict[str, Any]:
        text = self._lines.readline()
        if not text:
            # What pkexec and the helper complain of goes where the session's errors go.
            log = ["journalctl", "--quiet", "--output=cat", "--lines=4"]
            said = subprocess.run(log, capture_output=True, text=True, check=False).stdout
            raise EOFError(f"the helper has left: {' / '.join(said.split(chr(10))).strip()}")
        found: dict[str, Any] = json.loads(text)
        return found

    def ask(self, op: str, **args: object) -> dict[str, Any]:
        """Send a request and return the answer; raises `Fault`."""
        self._requests += 1
        request = {"id": self._requests, "op": op, "args": args}
        self._socket.sendall(json.dumps(request).encode() + b"\n")
        while True:
            answer = self._line()
            if "event" in answer:
                self.events.append(answer)
            elif answer["id"] == self._requests:
                if "fault" in answer:
                    raise Fault(answer["fault"], answer["why"])
                found: dict[str, Any] = answer["ok"]
                return found

    def event(self, name: str, timeout_s: float = ANSWER_S) -> dict[str, Any]:
        """Return the arguments of the next event called *name*."""
        for index, event in enumerate(self.events):
            if event["event"] == name:
                del self.events[index]
                found: dict[str, Any] = event["args"]
                return found
        self._socket.settimeout(timeout_s)
        try:
            while True:
                answer = self._line()
                if answer.get("event") == name:
                    arguments: dict[str, Any] = answer["args"]
                    return arguments
                self.events.append(answer)
        finally:
            self._socket.settimeout(ANSWER_S)

    def close_input(self) -> None:
        """Close the helper's standard input; what it still says can be read."""
        try:
            self._socket.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def rest(self) -> list[dict[str, Any]]:
        """Return everything that comes until the helper has left."""
        self._socket.settimeout(ANSWER_S)
        return [json.loads(line) for line in self._lines]

    def kill(self) -> None:
        """Kill the window, which gets no chance to do anything about it; the pipe stays open on this side."""
        os.kill(self.pid, 9)

    # -- what scenarios ask all the time -----------------------------------------------------------------------

    def drives(self) -> list[dict[str, Any]]:
        """Return the list of drives."""
        found: list[dict[str, Any]] = self.ask("drives")["drives"]
        return found

    def drive(self, serial: str) -> dict[str, Any]:
        """Return the drive with this serial number."""
        found = [drive for drive in self.drives() if drive["serial"] == serial]
        if len(found) != 1:
            raise LookupError(f"{len(found)} drives with serial number {serial}")
        return found[0]

    def states(self, drive: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """Return every setting of a drive, by id."""
        return {state["setting"]: state for state in self.ask("settings", drive=ref(drive))["states"]}

    def save(self, drive: dict[str, Any], *settings: str) -> dict[str, Any]:
        """Save settings at the values that are shown now."""
        states = self.states(drive)
        shown = [{"setting": name, "value": states[name]["value"]} for name in settings]
        return self.ask("save", drive=ref(drive), settings=shown)

    def apply(self, drive: dict[str, Any], values: dict[str, object], trial_s: int = 60) -> dict[str, Any]:
        """Change settings by id; what is shown now is what is expected."""
        states = self.states(drive)
        steps = [{"setting": name, "expected": states[name]["value"], "value": values[name]} for name in values]
        return self.ask("apply", drive=ref(drive), changes=steps, trial_s=trial_s)

    def change(self, drive: dict[str, Any], setting: str, value: object) -> dict[str, Any]:
        """Change one setting and keep it; return the step's result."""
        outcome = self.apply(drive, {setting: value})
        if outcome["trial"]:
            self.ask("keep", trial=outcome["trial"])
        found: dict[str, Any] = outcome["results"][0]
        return found


class RealWindow:
    """The program's own window, in which `tests.lab.window.driver` clicks; leaving the context closes it."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(ERRAND_S)
        self._socket.connect(str(SOCKET))
        self._lines = self._socket.makefile("r", encoding="utf-8")
        wanted = {"face": "window", "password": PASSWORD, "door": False, "umask": 0o022, "burden_s": 0}
        self._socket.sendall(json.dumps(wanted).encode() + b"\n")
        json.loads(self._lines.readline())
        self.drives: list[str] = self._seen()["drives"]

    def __enter__(self) -> RealWindow:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.shutdown(socket.SHUT_WR)
        self._lines.read()

    def do(self, errand: str, *arguments: str) -> dict[str, Any]:
        """Have an errand of `tests.lab.window.driver.Person` done; return what was seen."""
        self._socket.sendall(json.dumps([errand, *arguments]).encode() + b"\n")
        return self._seen()

    def _seen(self) -> dict[str, Any]:
        answer = json.loads(self._lines.readline() or '{"failed": "the window is gone"}')
        if "failed" in answer:
            raise RuntimeError(f"{answer['failed']} {answer.get('messages', '')}")
        found: dict[str, Any] = answer["seen"]
        return found


def ref(drive: dict[str, Any]) -> dict[str, Any]:
    """Return how a request names a drive."""
    return {key: drive[key] for key in ("name", "identity", "diskseq")}
