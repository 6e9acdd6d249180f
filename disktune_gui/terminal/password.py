"""Asking for a password in the terminal, where no desktop asks for it: polkit's own text agent."""

from __future__ import annotations

import os
import select
import subprocess
import termios
from contextlib import suppress

from disktune_gui.client import elevation

READY_S = 5.0
"""How long the agent may take to register; where it cannot, pkexec says that nobody can be asked."""
END_S = 5.0


class TextAgent:
    """pkttyagent(1) for this process, for as long as a helper is being started."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._alone = False
        """Whether it was started to be asked before any other."""
        self._terminal: tuple[int, list[object]] | None = None

    def start(self) -> None:
        """Start it where there is a terminal. An agent of the desktop goes first (--fallback)."""
        self._start(("--fallback",))

    def start_alone(self) -> bool:
        """Start it once more, to be asked before any other agent; return whether that is another attempt.

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
        """End it, and leave the terminal as it was: an agent that is ended while it asks leaves echo off."""
        if self._process is None:
            return
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_S)
        self._process = None
        if self._terminal is not None:
            with suppress(termios.error):
                termios.tcsetattr(self._terminal[0], termios.TCSADRAIN, self._terminal[1])  # type: ignore[arg-type]
