"""Serving a window that pkexec cannot serve: one in a sandbox, through a socket that systemd accepted.

A sandboxed program can gain no privilege, so pkexec is of no use to it. Instead systemd listens on a socket for
each class and starts ``disktune-helper answer CLASS`` for each connection. Before anything is read from it, polkit
is asked about the process at the other end, by the same actions as through pkexec; a refusal is one line, and the
end. docs/decisions/0005 gives the reasons.
"""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import sys

from disktune_contract.messages.privilege import Class
from disktune_helper.system import privilege as power
from disktune_helper.system import processes, socket_slots
from disktune_helper.system.privilege import ENVIRONMENT, StartNotAllowed

ACTION = "org.disktune.DiskTune."
PKCHECK = "/usr/bin/pkcheck"

SO_PEERPIDFD = 77
"""A pidfd of the process that connected: asm-generic/socket.h, since Linux 6.5."""

PATIENCE_S = 300
"""How long a user may search for a password."""

REFUSALS = {1: "denied", 2: "no-agent", 3: "dismissed"}
"""What pkcheck's exit status means (pkcheck(1)); any other: polkit did not answer."""


class _Proc:
    """Files of /proc, for `processes.mark`."""

    @staticmethod
    def read_text(path: str) -> str:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()


class PeerGone(Exception):
    """The process at the other end has ended. That is no complaint for the journal: anyone could fill it."""


class Peer:
    """The process at the other end of the socket on standard input."""

    def __init__(self, connection: socket.socket) -> None:
        """Raise `StartNotAllowed` if the peer cannot be identified, `PeerGone` if it is not there any more."""
        if connection.family != socket.AF_UNIX or connection.type != socket.SOCK_STREAM:
            raise StartNotAllowed(
                "its input is not a local socket; systemd starts this, for the sockets of DiskTune"
            )
        self.pid, self.uid = socket_slots.credentials(connection)
        if self.pid <= 0:
            raise StartNotAllowed("the window is in a process namespace that this process cannot see")
        try:
            try:
                handle = connection.getsockopt(socket.SOL_SOCKET, SO_PEERPIDFD, 4)
                self.pidfd = int.from_bytes(handle, sys.byteorder)
            except OSError:
                self.pidfd = os.pidfd_open(self.pid)
        except OSError:
            raise PeerGone from None
        self.started = processes.mark(_Proc, self.pid).partition("@")[2]
        """In clock ticks since boot; empty if it has ended."""
        if not self.started or power.user_of(self.pid) != self.uid or self.gone:
            raise PeerGone

    @property
    def gone(self) -> bool:
        """Whether it has ended; until then its number means no other process."""
        return bool(select.select([self.pidfd], [], [], 0)[0])

    @property
    def subject(self) -> str:
        """How polkit is given it: number, start time and user, so that none of them can be exchanged."""
        return f"{self.pid},{self.started},{self.uid}"


def admit(privilege: Class) -> int | None:
    """Return a pidfd of the window on standard input if polkit lets it have *privilege*; else refuse it, and None.

    Raises `StartNotAllowed` where this was not started as a service for a connection.
    """
    if os.geteuid() != 0 or "PKEXEC_UID" in os.environ:
        raise StartNotAllowed("systemd starts this, for the sockets of DiskTune")
    try:
        connection = socket.socket(fileno=os.dup(0))
    except OSError:
        raise StartNotAllowed(
            "its input is not a socket; systemd starts this, for the sockets of DiskTune"
        ) from None
    with connection:
        try:
            peer = Peer(connection)
        except PeerGone:
            return None
    refusal = _refusal(privilege, peer)
    if refusal is None:
        return peer.pidfd
    if refusal:
        os.write(1, json.dumps({"refused": refusal}).encode() + b"\n")
    return None


def _refusal(privilege: Class, peer: Peer) -> str | None:
    """Return None if polkit agrees, else the word for why not; empty if the peer is gone."""
    try:
        # Class inspect raises no dialog: either the system grants it, or the window does without.
        asking = ask_polkit(ACTION + privilege, peer.subject, dialog=privilege is Class.TUNE)
    except OSError:
        return "no-polkit"
    ended = os.pidfd_open(asking.pid)
    ready, _, _ = select.select([ended, peer.pidfd], [], [], PATIENCE_S)
    os.close(ended)
    if not ready:
        asking.kill()
    elif ended not in ready:
        asking.kill()
        asking.wait()
        return ""
    status = asking.wait()
    if status == 0 and not peer.gone:
        return None
    return REFUSALS.get(status, "dismissed" if not ready else "no-polkit")


def ask_polkit(action: str, subject: str, *, dialog: bool) -> subprocess.Popen[bytes]:
    """Start to ask polkit whether *subject*, "pid,start,uid", may do *action*, with a dialog if that is needed.

    The exit status of pkcheck(1): 0 yes, 1 no, 2 no agent to ask for a password, 3 dismissed. Raises OSError.
    """
    command = [PKCHECK, "--action-id", action, "--process", subject]
    if dialog:
        command.append("--allow-user-interaction")
    null = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=null, stdout=null, stderr=null, env=ENVIRONMENT)
