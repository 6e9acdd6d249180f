"""How a helper of another machine is started: by OpenSSH's client, with the user's keys, agent and configuration.

Nothing is asked on a terminal: where the desktop has a program that asks for OpenSSH (SSH_ASKPASS), ssh may use
that; elsewhere it asks nothing. OpenSSH alone verifies hosts: neither StrictHostKeyChecking nor the files of known
hosts are touched.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QProcess

from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import SILENCE_S
from disktune_gui.client.elevation import INSTALLED, SETSID, HelperCommand, where_we_are

if TYPE_CHECKING:
    from disktune_gui.demo.diary import DiaryFile

# -- the connection of OpenSSH -----------------------------------------------------------------------------

CONNECT_S = 10
"""Seconds until a machine that does not answer counts as absent."""
LINGER_S = 30
"""Seconds for which a connection without a session stays open, if this window is killed."""
END_MS = 2000
"""How long ssh may take to end a connection; it asks the user nothing."""

_ASKING = {"SSH_ASKPASS_REQUIRE": "force"}
"""OpenSSH 8.4 and later then asks by that program though there is no terminal (ssh(1), ENVIRONMENT)."""

_TUNE = '[ "$(id -u)" -eq 0 ] && exec {helper} tune; exec sudo -n {helper} tune'


class Connection:
    """One connection of OpenSSH to one machine; all helpers there share it, and it ends with the window."""

    def __init__(
        self,
        host: str,
        environ: Mapping[str, str] | None = None,
        ssh: tuple[str, ...] = (),
        helper: str = str(INSTALLED),
    ) -> None:
        """*ssh* replaces the program in PATH, with options; *helper* replaces the path there. For tests."""
        self.host = host
        self._helper = helper
        self._environ = dict(os.environ if environ is None else environ)
        found = shutil.which("ssh", path=self._environ.get("PATH"))
        self._ssh = ssh or ((found,) if found else ())
        self._folder: Path | None = None
        self._left: list[Path] = []
        """Directories of connections that are over."""

    @property
    def asks(self) -> bool:
        """Whether ssh may ask for a passphrase, a password or the trust in a host, in a window of its own."""
        program = self._environ.get("SSH_ASKPASS", "")
        display = any(self._environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
        return display and os.access(program, os.X_OK)

    def command(self, privilege: Class) -> HelperCommand | None:
        """Return how to start a helper of *privilege* there; None where there is no ssh here."""
        if not self._ssh:
            return None
        return self._run([*self._ssh, *self._options(), "--", self.host, self._there(privilege)])

    def leave(self) -> None:
        """Use a new connection from now on, and let the present one end, with whatever is running over it."""
        for argv in self._ending():
            _quiet(argv).startDetached()

    def end(self) -> None:
        """End the connection and remove its directories."""
        for argv in self._ending():
            process = _quiet(argv)
            process.start()
            process.waitForFinished(END_MS)
        for folder in self._left:
            shutil.rmtree(folder, ignore_errors=True)
        self._left.clear()

    def _ending(self) -> list[list[str]]:
        folder, self._folder = self._folder, None
        if folder is None:
            return []
        self._left.append(folder)
        if not (folder / "c").exists():
            return []
        # A dead connection ends on its own; a living one would stay open for a while.
        return [[*self._ssh, "-q", "-O", "exit", "-o", f"ControlPath={folder}/c", "--", self.host]]

    def _run(self, argv: list[str]) -> HelperCommand:
        if SETSID.exists():
            # Ctrl-C in the terminal ends the window, and the pipe's end the helper. ssh finds no terminal to ask.
            argv = [str(SETSID), *argv]
        environment = {**self._environ, **(_ASKING if self.asks else {})}
        return HelperCommand(argv[0], tuple(argv[1:]), tuple(environment.items()))

    def _options(self) -> list[str]:
        """Return the options that override the user's configuration; all others are as configured."""
        given = {
            "BatchMode": "no" if self.asks else "yes",
            "NumberOfPasswordPrompts": "1",
            "ConnectTimeout": str(CONNECT_S),
            # OpenSSH's own keepalive beside the one of the protocol; without an answer the connection ends.
            "ServerAliveInterval": str(SILENCE_S // 3),
            "ServerAliveCountMax": "3",
            # One connection for all classes, for this window alone, in a directory that no other user can enter.
            "ControlMaster": "auto",
            "ControlPath": f"{self._private()}/c",
            "ControlPersist": str(LINGER_S),
            # Nothing of this machine is forwarded to the other one, and no port is opened on either.
            "ForwardAgent": "no",
            "ForwardX11": "no",
            "ClearAllForwardings": "yes",
            "Tunnel": "no",
            "PermitLocalCommand": "no",
            # The connection carries a protocol, not a terminal.
            "RequestTTY": "no",
            "EscapeChar": "none",
            "RemoteCommand": "none",
        }
        return ["-T", *(word for name, value in given.items() for word in ("-o", f"{name}={value}"))]

    def _private(self) -> Path:
        """Return the directory of the connection's socket, which has mode 0700; made at the first call."""
        if self._folder is None:
            runtime = self._environ.get("XDG_RUNTIME_DIR")
            place = runtime if runtime and Path(runtime).is_dir() else None
            # Short: a socket's path has 107 bytes at most, and ssh adds 17 while it makes one.
            self._folder = Path(tempfile.mkdtemp(prefix="disktune-", dir=place))
        return self._folder

    def _there(self, privilege: Class) -> str:
        """Return the command for the login shell there, in syntax that every shell understands."""
        if privilege is Class.TUNE:
            return f"exec /bin/sh -c '{_TUNE.format(helper=self._helper)}'"
        return f"exec {self._helper} {privilege.value}"


def _quiet(argv: list[str]) -> QProcess:
    """Return a process, not yet started, that prints nothing in the window's terminal."""
    process = QProcess()
    process.setProgram(argv[0])
    process.setArguments(argv[1:])
    process.setStandardOutputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    return process


# -- another machine of the demo: its helpers are processes here, and ssh has no part in it ----------------

SEED = 7
"""Of its drives, which are others than those of the demo's own computer."""


class SimulatedConnection(Connection):
    """Starts what ssh would start there."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self._shared: DiaryFile | None = None

    @property
    def asks(self) -> bool:
        """Nothing is asked."""
        return False

    def command(self, privilege: Class) -> HelperCommand | None:
        """Return how to start a helper of the simulated machine."""
        from disktune_gui.demo import diary  # noqa: PLC0415  # only the demo needs it

        if self._shared is None:
            self._shared = diary.DiaryFile()
        environment = {
            **os.environ,
            diary.VARIABLE: self._shared.path,
            "PYTHONPATH": where_we_are(os.environ.get("PYTHONPATH", "")),
        }
        arguments = ("-m", "disktune_gui.demo", privilege.value, "--seed", str(SEED))
        return HelperCommand(sys.executable, arguments, tuple(environment.items()))

    def leave(self) -> None:
        """There is no connection."""

    def end(self) -> None:
        """Forget what was done to it."""
        if self._shared is not None:
            self._shared.close()
            self._shared = None
