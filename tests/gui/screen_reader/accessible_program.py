"""The demo in a session of its own, as those find it who use the window through the bus of accessibility.

Qt asks once, when the program starts, whether that bus is there. Where whoever asks first starts it, a program
that starts at that moment may never be heard of; in a session it is there before any program. So it is here: the
launcher owns its name and has said its address, and the registry is running, before anything else starts. The
address is not put into the environment: the older Qt connects to it and registers nothing there.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.amounts import PATIENCE_S
from tests.tray.surroundings import Program, session, until

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
LISTENER = Path(__file__).with_name("listener.py")
SCREEN = "1280x900"
_DBUS = ("--dest=org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.StartServiceByName")


class Reader(Program):
    """`tests/gui/screen_reader/listener.py`."""

    def __init__(self, environment: dict[str, str]) -> None:
        # It says what is missing before the test gives up.
        command = ["/usr/bin/python3", "-I", str(LISTENER), str(PATIENCE_S / 2)]
        super().__init__(command, environment)

    def ask(self, what: str, *arguments: object, **wanted: object) -> dict[str, Any]:
        """Let it do something; return what it says. Raises AssertionError if it cannot."""
        self.say(json.dumps([what, arguments, wanted]))
        said: dict[str, Any] = json.loads(self.line())
        assert "wrong" not in said, said["wrong"]
        return said


def _send(environment: dict[str, str], *arguments: str) -> str:
    """Return the answer to a call, empty where there is none."""
    command = ["dbus-send", "--print-reply=literal", f"--reply-timeout={round(PATIENCE_S * 1000)}", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _address(environment: dict[str, str]) -> str:
    get = ("--dest=org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
    return _send(environment, "--session", *get)


@contextmanager
def _bus(environment: dict[str, str]) -> Iterator[None]:
    """Run the bus of accessibility of a desktop where a screen reader is switched on."""
    launcher = subprocess.Popen(
        [LAUNCHER, "--launch-immediately", "--screen-reader=1"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert until(lambda: bool(_address(environment))), "the bus of accessibility did not start"
        registry = ("string:org.a11y.atspi.Registry", "uint32:0")
        started = _send(environment, f"--bus={_address(environment)}", *_DBUS, *registry)
        assert started, "the registry of accessibility did not start"
        yield
    finally:
        launcher.terminate()
        launcher.wait()


@contextmanager
def demo(folder: Path) -> Iterator[Reader]:
    """Give a screen reader that has found the demo's window."""
    with session(folder, screen=SCREEN) as environment:
        environment |= {"GSETTINGS_BACKEND": "memory", "PYTHONFAULTHANDLER": "1"}
        with _bus(environment):
            command = [sys.executable, "-m", "disktune_gui", "--demo"]
            program = Program(command, environment, takes_lines=False)
            reader = Reader(environment)
            try:
                try:
                    reader.ask("program", "disktune")
                except AssertionError as error:
                    # Where it is now, by faulthandler.
                    program.process.send_signal(signal.SIGABRT)
                    program.end()
                    error.add_note("".join(program.errors))
                    raise
                yield reader
            finally:
                reader.end()
                status = program.end()
            assert status == 0, program.errors
