"""A system of its own for the privilege tests: real polkitd, real pkexec, the helper installed as a user gets it.

Mounts, processes and accounts are in namespaces that end with their first process, and that ends with this one's
pipe to it: however the tests die, nothing stays. There is no logind in it, so polkit's `allow_any` counts; rules
take the place of users at the computer and of their passwords.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent.parent
CHECKOUT = "/run/checkout"
"""The checkout in the sandbox: where it really lies, in root's home for one, its users may not be able to look."""
HELPER = "/usr/libexec/disktune/disktune-helper"
STARTED = "/usr/lib/disktune/disktune-helper.py"
"""What the launcher gives way to."""
PKEXEC = ("/usr/bin/pkexec", "--disable-internal-agent")
TOOLS = ("dbus-daemon", "losetup", "make", "nsenter", "pkaction", "pkcheck", "pkexec", "setpriv", "unshare")


@dataclass(frozen=True)
class User:
    """An account of the sandbox."""

    name: str
    uid: int


OWNER = User("owner", 64001)
"""Sits at the computer and has given the password: may inspect and tune."""
VIEWER = User("viewer", 64002)
"""Sits at the computer, but tuning is forbidden to it."""
STRANGER = User("stranger", 64003)
"""Came from elsewhere: polkit would ask for an administrator's password, if there were anyone to ask."""
ADMIN = User("admin", 64004)
"""Has given the password for running any program, which pkexec asks for where no action of ours matches."""
USERS = (OWNER, VIEWER, STRANGER, ADMIN)

RULES = """
polkit.addRule(function (action, subject) {
    var ours = action.id.indexOf("org.disktune.DiskTune.") === 0;
    if (ours && subject.user === "owner") { return polkit.Result.YES; }
    if (ours && subject.user === "viewer") {
        return action.id === "org.disktune.DiskTune.inspect" ? polkit.Result.YES : polkit.Result.NO;
    }
    if (subject.user === "admin" && action.id === "org.freedesktop.policykit.exec") {
        return polkit.Result.YES;
    }
    return polkit.Result.NOT_HANDLED;
});
"""

EVIL = """
import os
open("/run/hijacked/" + __name__ + "-" + str(os.getpid()), "w").close()
"""
"""A module that leaves a trace when anything imports it; put wherever Python could be talked into looking."""

# Once all is ready, process 1 waits for the end of its input. It ignores SIGCHLD so that orphans leave no zombies.
_FIRST_PROCESS = r"""
set -eu
umask 022
cd "$1"
mount -t tmpfs -o mode=0755 tmpfs /run
for place in etc usr var; do
    mkdir -p /run/upper/$place /run/work/$place
    mount -t overlay overlay -o lowerdir=/$place,upperdir=/run/upper/$place,workdir=/run/work/$place /$place
done
mkdir /run/dbus /run/checkout
mount --bind "$1" /run/checkout
mkdir -m 1777 /run/hijacked
rm -rf /var/lib/disktune /usr/libexec/disktune /usr/lib/disktune
printf '%s' "$2" >>/etc/passwd
printf '%s' "$3" >>/etc/group
printf '%s' "$2" | sed 's/:.*/:*:19000:0:99999:7:::/' >>/etc/shadow
mkdir -p /etc/polkit-1/rules.d
rm -f /etc/polkit-1/rules.d/*
printf '%s' "$4" >/etc/polkit-1/rules.d/10-test.rules
for place in /usr/lib/python3/dist-packages /usr/local/evil; do
    mkdir -p $place
    for module in json sitecustomize usercustomize disktune_contract; do
        printf '%s' "$5" >$place/$module.py
    done
done
echo 'import json_by_pth' >/usr/lib/python3/dist-packages/evil.pth
printf '%s' "$5" >/usr/lib/python3/dist-packages/json_by_pth.py
printf 'PYTHONPATH=/usr/local/evil\nPYTHONSTARTUP=/usr/local/evil/json.py\n' >>/etc/environment
make -s install-helper </dev/null
dbus-daemon --system --nofork --nopidfile --nosyslog </dev/null >/run/bus.log 2>&1 &
for try in $(seq 250); do [ ! -S /run/dbus/system_bus_socket ] || break; sleep 0.02; done
pkaction >/run/actions
rm -f /run/hijacked/*
trap '' CHLD
echo ready
exec cat >/dev/null
"""


def missing() -> list[str]:
    """Return the tools that these tests need and that this machine lacks."""
    path = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
    absent = [tool for tool in TOOLS if shutil.which(tool, path=path) is None]
    return absent + [node for node in ("/dev/loop-control",) if not Path(node).exists()]


class Sandbox:
    """The running system. Starting it takes about a second."""

    def __init__(self) -> None:
        passwd = "".join(f"{u.name}:x:{u.uid}:{u.uid}::/:/bin/sh\n" for u in USERS)
        group = "".join(f"{u.name}:x:{u.uid}:\n" for u in USERS)
        unshare = [
            "unshare",
            "--mount",
            "--propagation",
            "private",
            "--pid",
            "--fork",
            "--kill-child",
            "--mount-proc",
        ]
        self._process = subprocess.Popen(
            [*unshare, "sh", "-c", _FIRST_PROCESS, "sh", ROOT, passwd, group, RULES, EVIL],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if said != "ready\n":
            self.close()
            raise RuntimeError("the sandbox did not start; what it said is on standard error above")
        (self._first,) = children(self._process.pid)

    def close(self) -> None:
        """End every process in it; the mounts go with them."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        self._process.wait()

    def inside(self, command: Sequence[str], user: User | None) -> list[str]:
        """Return the command that runs *command* in the sandbox, as *user* or (None) as root."""
        # With its root directory: where the tests run in a chroot, the namespace's own root is the host's.
        enter = ["nsenter", "--target", str(self._first), "--mount", "--pid", "--root", "--wd"]
        if user is not None:
            enter += ["setpriv", f"--reuid={user.uid}", f"--regid={user.uid}", "--clear-groups", "--"]
        return [*enter, *command]

    def start(
        self,
        command: Sequence[str],
        user: User | None,
        *,
        stdin: int | IO[bytes] = subprocess.PIPE,
        keep: int = -1,
    ) -> subprocess.Popen[bytes]:
        """Start *command*; it inherits descriptor *keep*, if given. The environment is that of `elevation`."""
        return subprocess.Popen(
            self.inside(command, user),
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"},
            pass_fds=[keep] if keep >= 0 else [],
            start_new_session=True,
        )

    def run(self, command: Sequence[str], user: User | None = None) -> subprocess.CompletedProcess[str]:
        """Run *command* with nothing on its input; return what it said."""
        return subprocess.run(
            self.inside(command, user),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"},
            start_new_session=True,
            check=False,
        )

    def run_from_window(self, command: Sequence[str], user: User | None) -> subprocess.CompletedProcess[str]:
        """Run *command* as the child of a process of *user*, which is what a window is to pkexec."""
        return self.run(from_window(command), user)

    def path(self, path: str) -> Path:
        """Return a path of the sandbox as seen from outside."""
        return Path(f"/proc/{self._first}/root{path}")

    def status(self, process: str) -> str:
        """Return the kernel's account of a process, by its number in the sandbox; nothing once it is gone."""
        try:
            return self.path(f"/proc/{process}/status").read_text(encoding="ascii")
        except (FileNotFoundError, ProcessLookupError):
            return ""

    def hijacked(self) -> list[str]:
        """Return what was imported from places where the helper must not look, and forget it."""
        traces = sorted(self.path("/run/hijacked").iterdir())
        for trace in traces:
            trace.unlink()
        return [trace.name for trace in traces]


def from_window(command: Sequence[str]) -> list[str]:
    """Return *command* behind a shell that stays its parent: polkit and the helper look at who started them."""
    return ["/bin/sh", "-c", '"$@"; exit $?', "window", *command]


def children(pid: int) -> list[int]:
    """Return the processes whose parent is *pid*."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text(errors="replace")
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found
