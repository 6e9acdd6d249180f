"""The second wall: what the code of root's helper cannot do even if it is made to, because the kernel denies it.

Each helper is started as its class is, with one thing added before it begins: an operation that runs what this
test hands in, in the thread and at the moment in which a request is served. That is the mistake which the first
wall did not hold.
"""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from disktune_helper.system.lockdown import landlock
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import Sandbox, from_window
from tests.privilege.session import Session

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

INJECTED = """
import sys
sys.path.append("/usr/lib/disktune")
privilege = sys.argv[1]
import ctypes, fcntl, os, socket, subprocess, mmap, struct
from disktune_helper import loading, main
loading.begin([privilege])
from disktune_helper.rpc import handlers
from disktune_helper.system.drive_commands import nodes

FORMAT_UNIT = struct.pack("=HII", 6, 0, 1000) + bytes([4, 0, 0, 0, 0, 0])
WRITE_10 = struct.pack("=HII", 10, 0, 1000) + bytes([0x2A, 0, 0, 0, 0, 0, 0, 0, 1, 0]) + bytes(512)
FORMAT_NVM = struct.pack("=6I", 0x80, 1, 0, 0, 0, 1000)

def call(*arguments):
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.syscall(*(ctypes.c_long(a) if isinstance(a, int) else a for a in arguments)) < 0:
        raise OSError(ctypes.get_errno(), "")

NUMBERS = {
    "mount": (165, 40),
    "unshare": (272, 97),
    "ptrace": (101, 117),
    "bpf": (321, 280),
    "io_uring_setup": (425, 425),
    "creat": (85, None),
}

def by_name(name, *arguments):
    number = NUMBERS[name][os.uname().machine != "x86_64"]
    if number is None:
        raise OSError(38, "")
    call(number, *arguments)

def link(number):
    try:
        return os.readlink(f"/proc/self/fd/{number}")
    except OSError:
        return ""

def hostile(session, request):
    try:
        exec(CODE[request.identity], globals())
    except BaseException as error:
        return {"errno": getattr(error, "errno", None), "error": repr(error)}
    return {"errno": 0, "error": ""}

CODE = eval(sys.argv[2])
handlers.HANDLERS["journal"] = hostile
sys.exit(main.main(["disktune-helper", privilege]))
"""

OPEN = "os.close(os.open({0!r}, {1}))"
DRIVE = "drive = nodes.open_drive('LOOP')\n"

ANYWHERE = {
    "read what only root may": OPEN.format("/etc/shadow", "os.O_RDONLY"),
    "read it through a descriptor of /proc": (
        "fd = os.open('/etc/shadow', os.O_PATH)\nos.close(os.open(f'/proc/self/fd/{fd}', os.O_RDONLY))"
    ),
    "write where programs are": OPEN.format("/usr/local/bin/left", "os.O_WRONLY | os.O_CREAT"),
    "write where jobs are": OPEN.format("/etc/cron.d/left", "os.O_WRONLY | os.O_CREAT"),
    "write for everybody": OPEN.format("/tmp/left", "os.O_WRONLY | os.O_CREAT"),  # noqa: S108
    "write a block device": OPEN.format("/dev/LOOP", "os.O_RDWR"),
    "make a pipe": "os.mkfifo('/run/disktune/pipe')",
    "mount": "by_name('mount', b'none', b'/mnt', b'tmpfs', 0, None)",
    "leave the mounts of others": "by_name('unshare', 0x20000)",
    "start a program": "subprocess.run(['/bin/true'], check=True)",
    "start one without a fork": "os.posix_spawn('/bin/true', ['true'], {})",
    "become another program": "os.execv('/bin/true', ['true'])",
    "fork": "os.fork() or os._exit(0)",
    "be looked into by another process": "by_name('ptrace', 0, 0, None, None)",
    "signal another process": "os.kill(os.getppid(), 0)",
    "move another process": "os.sched_setaffinity(os.getppid(), os.sched_getaffinity(os.getppid()))",
    "talk over the network": "socket.socket(socket.AF_INET, socket.SOCK_STREAM).close()",
    "talk to the system": "socket.socket(socket.AF_UNIX).connect('/run/dbus/system_bus_socket')",
    "send to whoever has a path": (
        "sockets = [socket.socket(fileno=n) for n in range(3, 40) if 'socket' in link(n)]\n"
        "sockets = [s for s in sockets if s.type == socket.SOCK_DGRAM]\n"
        "sockets = sockets or [socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)]\n"
        "sockets[0].sendmsg([b'x'], [], 0, '/run/disktune/heard')"
    ),
    "hear the kernel": "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 15).close()",
    "load a program into the kernel": "by_name('bpf', 0, struct.pack('=5I', 2, 4, 4, 1, 0) + bytes(100), 120)",
    "take the way around the filter": "by_name('io_uring_setup', 4, bytes(120))",
    "map a file for what is written to reach it": (
        "fd = os.open('/usr/lib/disktune/disktune-helper.py', os.O_RDONLY)\n"
        "mmap.mmap(fd, 64, flags=mmap.MAP_SHARED, prot=mmap.PROT_READ).close()"
    ),
    "change its user": "os.setresuid(0, 0, 0)",
    "ask a drive what is in no table": DRIVE + "fcntl.ioctl(drive.fd, 0x1268, bytes(8))",
    "open a node that is no drive": OPEN.format("/dev/zero", "os.O_RDONLY"),
    "open a drive itself": OPEN.format("/dev/LOOP", "os.O_RDONLY"),
    "send a command itself": DRIVE + "fcntl.ioctl(drive.fd, 0x2285, bytearray(88))",
    "have a command sent that is in no table": DRIVE + "drive._line.ask(4, drive._number, FORMAT_UNIT)",
    "have one sent that a table has for data": DRIVE + "drive._line.ask(4, drive._number, WRITE_10)",
    "have a namespace formatted": DRIVE + "drive._line.ask(5, drive._number, FORMAT_NVM)",
    "have another file opened": "nodes.open_drive('../../etc/shadow')",
    "have a node opened that is no drive": "nodes.open_drive('zero')",
}
"""Each works in a helper of root's that only its capabilities confine."""

WHERE_NOTHING_CHANGES = {
    "write a setting": OPEN.format("/sys/class/block/LOOP/queue/read_ahead_kb", "os.O_WRONLY"),
    "write its own folder": OPEN.format("/run/disktune/left", "os.O_WRONLY | os.O_CREAT"),
    "write its saved settings": OPEN.format("/etc/disktune/left", "os.O_WRONLY | os.O_CREAT"),
    "make a directory": "os.mkdir('/run/disktune/directory')",
    "drop what the kernel has of a drive": DRIVE + "fcntl.ioctl(drive.fd, 0x1261, bytes(8))",
    "create by an old call": "by_name('creat', b'/run/disktune/left', 0o600)",
}
"""The same, of what `tune` is for."""

DENIALS = {errno.EPERM, errno.EACCES, errno.ENOSYS, errno.ENODEV}

Start = Callable[[str, dict[str, str]], Session]


@pytest.fixture
def injected(sandbox: Sandbox, loop: LoopDrive) -> Iterator[Start]:
    """Start a helper of a class that can be made to run things."""

    for folder in ("run", "etc", "var/lib"):
        sandbox.path(f"/{folder}/disktune").mkdir(exist_ok=True)
    listener = sandbox.path("/run/disktune/heard")

    def start(privilege: str, attacks: dict[str, str]) -> Session:
        code = repr({name: text.replace("LOOP", loop.name) for name, text in attacks.items()})
        command = ["/usr/bin/python3", "-ISB", "-c", INJECTED, privilege, code]
        return Session(sandbox.start(from_window(command), None))

    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hearing:
        hearing.bind(str(listener))
        yield start
    listener.unlink()


def attempt(session: Session, what: str) -> Any:
    """Let the helper try it."""
    return session.ok("journal", {"identity": what, "limit": 1})


@pytest.mark.parametrize("what", [*ANYWHERE, *WHERE_NOTHING_CHANGES])
def test_who_only_looks_can_do_nothing_else(injected: Start, what: str) -> None:
    if what.startswith("read") and not landlock.version():
        pytest.skip("this kernel has no Landlock, and the filter does not see names")
    with injected("inspect", {**ANYWHERE, **WHERE_NOTHING_CHANGES}) as session:
        assert attempt(session, what)["errno"] in DENIALS


ASKED = "from disktune_helper.system.companion import starting\n{}"
COMPANION = {
    "have a program started": ASKED.format("starting.start(['/bin/true'])"),
    "have another unit started": ASKED.format(
        "starting.start(['/usr/bin/systemctl', 'start', 'debug-shell.service'])"
    ),
    "have a unit linked": ASKED.format("starting.start(['/usr/bin/systemctl', 'link', '/run/disktune/left'])"),
    "have a drive written": ASKED.format(
        "from disktune_helper.system.companion.unprivileged_child import wrapped\n"
        "starting.start([*wrapped([]), '/usr/bin/fio', '--readonly', '--rw=write'])"
    ),
    "lend what is no drive": ASKED.format(
        "from disktune_helper.system.companion.unprivileged_child import wrapped\n"
        "starting.start([*wrapped([]), '/usr/bin/fio', '--readonly'], [0])"
    ),
}
"""What the companion of `tune` does not start."""


@pytest.mark.parametrize("what", [*ANYWHERE, *COMPANION])
def test_who_changes_settings_can_do_nothing_but_that(injected: Start, what: str) -> None:
    if what.startswith(("read", "write")) and not landlock.version():
        pytest.skip("this kernel has no Landlock, and the filter does not see names")
    with injected("tune", {**ANYWHERE, **COMPANION}) as session:
        assert attempt(session, what)["errno"] in DENIALS


def test_what_it_is_for_is_left(injected: Start) -> None:
    """The operation that is added does run, and what a class needs is there."""
    fine = {
        "look": DRIVE + "os.pread(drive.fd, 512, 0); os.listdir('/sys/class/block'); open('/proc/stat').close()",
        "look again": DRIVE + "os.close(drive.opened_again(direct=True)); drive.close()",
        "ask": DRIVE + "fcntl.ioctl(drive.fd, 0x80081272, bytes(8))",
        "thread": "import threading; t = threading.Thread(target=print); t.start(); t.join()",
    }
    with injected("inspect", fine) as session:
        assert {what: attempt(session, what) for what in fine} == {
            what: {"errno": 0, "error": ""} for what in fine
        }
