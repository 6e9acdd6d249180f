"""What runs in the user's session: opens a window for everyone who knocks. Argument: the socket to listen on.

For each connection a process of its own starts the helper as the program's window does, with the connection as its
pipe, and answers polkit's question for the password as a person would.
"""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import socket
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.burden import with_burden

HELPER = "/usr/libexec/disktune/disktune-helper"
DRIVER = ["/usr/bin/env", "QT_QPA_PLATFORM=offscreen", "/usr/bin/python3", "-m", "tests.lab.window.driver"]
"""The real window, and who clicks in it."""
PKEXEC = ["/usr/bin/pkexec", "--disable-internal-agent"]


def main(path: str) -> None:
    """Listen until the session ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    door = socket.socket(socket.AF_UNIX)
    door.bind(path)
    door.listen()
    while True:
        guest, _ = door.accept()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            door.close()
            os._exit(window(guest))
        guest.close()


def window(pipe: socket.socket) -> int:
    """Be a window: start the helper, let the password be typed, wait for the helper's end."""
    wanted = json.loads(pipe.makefile("r", encoding="utf-8").readline())
    pipe.sendall(json.dumps({"window": os.getpid()}).encode() + b"\n")
    face: str = wanted["face"]
    os.umask(wanted["umask"])
    if wanted["door"] == "sandbox":
        return sandboxed(face, wanted["password"], pipe)
    terminal = type_password(wanted["password"], pipe, os.getpid()) if face in {"tune", "window"} else None
    if face == "window":
        become(DRIVER, pipe)
    if wanted["door"]:
        become(bridge(face), pipe)
    command = [HELPER, face] if face == "browse" else [*PKEXEC, HELPER, face]
    if wanted["burden_s"]:
        command = with_burden(*command, cpu_s=wanted["burden_s"])
    ends, environment = pipe.fileno(), {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    helper = subprocess.Popen(command, stdin=ends, stdout=ends, env=environment)
    pipe.close()
    status: int = helper.wait()
    if terminal is not None:
        os.kill(terminal, signal.SIGTERM)
    return status


def bridge(face: str) -> list[str]:
    """Return what a sandboxed window starts."""
    return ["/usr/bin/python3", "-m", "disktune_gui.socket_bridge", f"/run/disktune-door/{face}"]


def become(command: list[str], pipe: socket.socket) -> None:
    """Replace this process by another program; polkit's agent is for this process alone."""
    for end in (0, 1):
        os.dup2(pipe.fileno(), end)
    os.execv(command[0], command)  # noqa: S606  # nothing of it comes from outside


SANDBOX = (
    *("/usr/bin/unshare", "--user", "--map-current-user", "--pid", "--mount-proc", "--ipc", "--uts", "--net"),
    *("--cgroup", "--fork", "--kill-child", "/usr/bin/setpriv", "--no-new-privs"),
)
"""What Flatpak keeps from a program, but for its files: processes, network, and ever gaining anything."""


def sandboxed(face: str, password: str, pipe: socket.socket) -> int:
    """Start what a sandboxed window starts where Flatpak would: in namespaces of its own, as their first process.

    It waits until polkit's agent knows it, by the number that it has outside.
    """
    ready, go = os.pipe()
    ends = pipe.fileno()
    script = f'read -r _ <&{ready} && exec {ready}<&- && exec "$@"'
    command = [*SANDBOX, "/bin/sh", "-c", script, "sh", *bridge(face)]
    outer = subprocess.Popen(command, stdin=ends, stdout=ends, pass_fds=(ready,))
    children = Path(f"/proc/{outer.pid}/task/{outer.pid}/children")
    while not (inner := children.read_text(encoding="ascii").split()):
        time.sleep(0.02)
    terminal = type_password(password, pipe, int(inner[0])) if face == "tune" else None
    pipe.close()
    os.write(go, b"\n")
    status = outer.wait()
    if terminal is not None:
        os.kill(terminal, signal.SIGTERM)
    return status


def type_password(password: str, pipe: socket.socket, subject: int) -> int:
    """Start polkit's agent for a process, on a terminal of its own, and a typist at it; return the typist's id.

    Killing the window kills neither; both end with the session at the latest.
    """
    ready, announce = os.pipe()
    typist = os.fork()
    if typist == 0:
        pipe.close()
        agent, terminal = pty.fork()
        if agent == 0:
            os.set_inheritable(announce, True)
            number = str(announce)
            command = ["pkttyagent", "--process", str(subject), "--notify-fd", number]
            os.execv("/usr/bin/pkttyagent", command)  # noqa: S606  # nothing of it comes from outside
        os.close(announce)
        signal.signal(signal.SIGTERM, lambda *_: os.kill(agent, signal.SIGTERM))
        _answer(terminal, password)
        os._exit(0)
    os.close(announce)
    # The agent closes the descriptor when it is registered, and at the latest when it dies.
    select.select([ready], [], [], 30)
    os.close(ready)
    return typist


def _answer(terminal: int, password: str) -> None:
    said = b""
    while True:
        try:
            said += os.read(terminal, 4096)
        except OSError:
            return
        if said.rstrip().endswith(b"Password:"):
            # First the prompt, then the echo is turned off, and what was typed in between is thrown away.
            while termios.tcgetattr(terminal)[3] & termios.ECHO:
                time.sleep(0.01)
            os.write(terminal, password.encode() + b"\n")
            said = b""


if __name__ == "__main__":
    main(sys.argv[1])
