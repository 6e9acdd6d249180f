"""A server of OpenSSH for one connection, without a port: ssh starts it and speaks to it over pipes (sshd -i)."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

from disktune_gui.client import elevation
from disktune_gui.client.remote.connection import Connection

SSHD = shutil.which("sshd", path="/usr/sbin:/usr/bin")
PRIVILEGES = Path("/run/sshd")
"""Where root's server wants an empty directory (sshd(8), FILES)."""
PRESENT = bool(SSHD and shutil.which("ssh") and shutil.which("ssh-keygen"))


class Server:
    """Keys, configuration and known hosts in a folder of the test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("hostkey", "key"):
            words = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)]
            subprocess.run(words, check=True, timeout=60)
        if os.geteuid() == 0:
            PRIVILEGES.mkdir(mode=0o755, exist_ok=True)
        self.allow()
        (folder / "sshd_config").write_text(
            f"HostKey {folder}/hostkey\nAuthorizedKeysFile {folder}/authorized\nStrictModes no\nUsePAM no\n"
            "PasswordAuthentication no\nKbdInteractiveAuthentication no\nPermitRootLogin yes\nPidFile none\n"
        )
        self.trust((folder / "hostkey.pub").read_text())
        (folder / "config").write_text(
            f"Host nas\n  ProxyCommand /bin/sh -c 'echo $$ >> {folder}/pids; "
            f"exec {SSHD} -i -f {folder}/sshd_config'\n"
            f"  IdentityFile {folder}/key\n  IdentitiesOnly yes\n  IdentityAgent none\n"
            f"  UserKnownHostsFile {folder}/known\n  GlobalKnownHostsFile none\n"
        )

    def allow(self, *, key: bool = True) -> None:
        """Let the key in, or not."""
        (self.folder / "authorized").write_text((self.folder / "key.pub").read_text() if key else "")

    def trust(self, key: str) -> None:
        """Know the host by *key*; empty is not at all."""
        (self.folder / "known").write_text(f"nas {key}" if key else "")

    def connection(self, helper: Path = elevation.CHECKOUT) -> Connection:
        """Return the way to it; the helper is the checkout's."""
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder)}
        return Connection("nas", environment, ("/usr/bin/ssh", "-F", f"{self.folder}/config"), str(helper))

    @property
    def connections(self) -> int:
        """How many were made: each authenticates."""
        pids = self.folder / "pids"
        return len(pids.read_text().split()) if pids.exists() else 0

    def freeze(self) -> None:
        """Let all processes of the server stop, as behind a cut: pipes stay open, nothing comes through."""
        for pid in self._tree():
            os.kill(pid, signal.SIGSTOP)

    def end(self) -> None:
        """End what was frozen."""
        for pid in self._tree():
            os.kill(pid, signal.SIGKILL)

    def _tree(self) -> list[int]:
        """Return the numbers of the servers and what they have started, but for what the helper is."""
        roots = (self.folder / "pids").read_text().split() if self.connections else []
        found = [int(pid) for pid in roots if Path(f"/proc/{pid}").exists()]
        for pid in found:
            below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            found += [int(child) for child in below if "sshd" in Path(f"/proc/{child}/comm").read_text()]
        return found
