"""A machine without QEMU: User-Mode Linux runs the lab's system as processes of this one, several times as quick.

It has the drives that the guest makes itself (`tests.lab.virtual_drives`), one processor, and neither Landlock nor
the kernel's tracing.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from tests.lab.machines import MACHINES, Machine
from tools.lab import together
from tools.lab.guest import Guest, processor_of_session_s

ROOT = Path(__file__).resolve().parent.parent.parent
KERNEL = "/usr/bin/linux.uml"
MODULES = Path("/usr/lib/uml/modules")
MEMORY_MIB = 1024
MEMORY = "/dev/shm"  # noqa: S108  # the kernel keeps its memory in a file there
PROBE_S = 60.0
"""The kernel starts a program within two seconds; the processors may have other work."""
PROBED = b"Attempted to kill init! exitcode=0x00000000"
"""The kernel says so when the first program has ended well."""
REGISTERS = Path(__file__).with_name("wide_registers.c")
"""What lets it run on processors with more registers than it has room for."""
BUILT = ROOT / "build" / "lab" / "wide_registers.so"


def command(machine: Machine, disk: Path, job: Path, line: int) -> list[str]:
    """Return the kernel's arguments; *line* is the file descriptor of the guest's line to the host."""
    arguments = [KERNEL, f"mem={MEMORY_MIB}M", f"ubd0={job.parent / 'disk.cow'},{disk}", "root=/dev/ubda", "rw"]
    # The console is standard output; the first terminal of the seat is a serial one that leads nowhere.
    arguments += ["con=null", "con0=null,fd:1", "ssl=null", f"ssl0=fd:{line}", "console=tty0"]
    arguments += ["quiet", "selinux=0", "net.ifnames=0", "systemd.show_status=no", f"machine={machine.name}"]
    return [*arguments, f"lab.job={job}"]


def build() -> None:
    """Make of `REGISTERS` what the kernel loads; where there is no compiler, most processors need none."""
    BUILT.parent.mkdir(parents=True, exist_ok=True)
    BUILT.unlink(missing_ok=True)
    with suppress(OSError):
        subprocess.run(["/usr/bin/cc", "-shared", "-fPIC", "-O2", "-o", BUILT, REGISTERS], check=False)


def starts() -> bool:
    """Return whether the kernel is there and starts here, by letting it run one program."""
    build()
    arguments = [KERNEL, "mem=64M", "rootfstype=hostfs", "root=/dev/root", "ro", "con=null", "con0=null,fd:1"]
    at_once = min(together.AT_ONCE, sum(machine.quick for machine in MACHINES))
    try:
        # A container may have made it small, or have none.
        if not MODULES.is_dir() or shutil.disk_usage(MEMORY).free < at_once * MEMORY_MIB << 20:
            return False
        with subprocess.Popen(
            [*arguments, "init=/bin/true", "panic=1"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(),
            start_new_session=True,
        ) as process:
            try:
                return PROBED in process.communicate(timeout=PROBE_S)[0]
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                return False
    except OSError:
        return False


def environment() -> dict[str, str]:
    """Return this program's environment for the kernel, without what would make it keep its memory elsewhere."""
    found = {name: value for name, value in os.environ.items() if name not in {"TMPDIR", "TMP", "TEMP"}}
    return found | ({"LD_PRELOAD": str(BUILT)} if BUILT.exists() else {})


class UserModeLinux(Guest):
    """A running kernel. Its processes are a session of their own."""

    logs: ClassVar = ("console",)
    boot_s = 240.0

    def __init__(self, machine: Machine, disk: Path, job: Path) -> None:
        """Start *machine* on an overlay of *disk*."""
        self._line, theirs = socket.socketpair()
        with theirs, (job.parent / "console").open("ab") as console:
            process = subprocess.Popen(
                command(machine, disk, job, theirs.fileno()),
                stdin=subprocess.DEVNULL,
                stdout=console,
                stderr=console,
                env=environment(),
                pass_fds=(theirs.fileno(),),
                start_new_session=True,
            )
        super().__init__(process, job.parent)

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.cut_power()
        self._line.close()

    def cut_power(self) -> None:
        """Kill the kernel and all programs that it runs."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def processor_s(self) -> float:
        """Return the seconds of processor time that the kernel and its programs have used until now."""
        return processor_of_session_s(self._process.pid)

    def line(self) -> socket.socket:
        """Return this end of the serial line."""
        return self._line

    def qmp(self, execute: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """Refuse."""
        return {"error": {"desc": f"there is no QEMU for {execute} {arguments}"}}
