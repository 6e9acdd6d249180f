"""The second wall: what the code of root's helper cannot do even if it is made to, because the kernel denies it.

Each helper is started as its class is, with one thing added before it begins: an operation that runs what this
test hands in, in the thread and at the moment in which a request is served. That is the mistake which the first
wall did not hold.
"""

from __future__ import annotations

import errno
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from disktune_helper.system.files import METRICS, SAMPLES
from disktune_helper.system.lockdown import landlock, permitted
from tests.privilege.attacks import worst
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import Sandbox, from_window
from tests.privilege.session import Session

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

PRELUDE = """
import sys
sys.path.append("/usr/lib/disktune")
face, interface = sys.argv[1], int(sys.argv[3])
import ctypes, errno, fcntl, json, os, socket, stat, subprocess, mmap, struct
from disktune_helper import loading, main
if face in main._CLASSES:
    loading.begin([face])
from disktune_contract.messages.protocol import Class
from disktune_helper.rpc import handlers
from disktune_helper.system.companion import shutting_in
from disktune_helper.system.drive_commands import ioctls, nodes
from disktune_helper.system.lockdown import landlock, permitted, seccomp

# A kernel of another age: what its interface does not know is not restricted.
landlock.version = lambda: interface

FORMAT_UNIT = struct.pack("=HII", 6, 0, 1000) + bytes([4, 0, 0, 0, 0, 0])
WRITE_10 = struct.pack("=HII", 10, 0, 1000) + bytes([0x2A, 0, 0, 0, 0, 0, 0, 0, 1, 0]) + bytes(512)
FORMAT_NVM = struct.pack("=6I", 0x80, 1, 0, 0, 0, 1000)

def call(*arguments):
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.syscall(*(ctypes.c_long(a) if isinstance(a, int) else a for a in arguments)) < 0:
        raise OSError(ctypes.get_errno(), "")

NUMBERS = {
    "add_key": (248, 217),
    "bpf": (321, 280),
    "chmod": (90, None),
    "clone": (56, 220),
    "creat": (85, None),
    "io_uring_setup": (425, 425),
    "keyctl": (250, 219),
    "mount": (165, 40),
    "prctl": (157, 167),
    "prlimit64": (302, 261),
    "ptrace": (101, 117),
    "renameat2": (316, 276),
    "umask": (95, 166),
    "unshare": (272, 97),
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

def attempt(what):
    try:
        exec(CODE[what], globals())
    except BaseException as error:
        return {"errno": getattr(error, "errno", None), "error": repr(error)}
    return {"errno": 0, "error": ""}

CODE = eval(sys.argv[2])
"""

INJECTED = f"""{PRELUDE}
handlers.HANDLERS["journal"] = lambda session, request: attempt(request.identity)
sys.exit(main.main(["disktune-helper", face]))
"""

SHUT_IN = f"""{PRELUDE}
from disktune_helper.system import privilege as power
if face in ("holder", "opener"):
    ioctls.limit_to(Class.TUNE)
    power.drop(Class.TUNE)
    power.give_back(power.KEPT[Class.TUNE] if face == "holder" else ())
    landlock.restrict(getattr(permitted, "FILES_OF_" + face.upper()))
    seccomp.install(getattr(permitted, "CALLS_OF_" + face.upper()))
else:
    ioctls.limit_to(Class.INSPECT)
    getattr(shutting_in, "shut_in_" + face)()
print(json.dumps({{what: attempt(what) for what in CODE}}))
"""
"""The same in a process that serves no window."""

ANYWHERE = {
    "make a pipe": "os.mkfifo('/run/disktune/pipe')",
    "make a node": "os.mknod('/run/disktune/node', stat.S_IFBLK | 0o600, os.makedev(7, 0))",
    "mount": "by_name('mount', b'none', b'/mnt', b'tmpfs', 0, None)",
    "leave the mounts of others": "by_name('unshare', 0x20000)",
    "start a program": "subprocess.run(['/bin/true'], check=True)",
    "start one without a fork": "os.posix_spawn('/bin/true', ['true'], {})",
    "become another program": "os.execv('/bin/true', ['true'])",
    "be looked into by another process": "by_name('ptrace', 0, 0, None, None)",
    "talk to the system": "socket.socket(socket.AF_UNIX).connect('/run/dbus/system_bus_socket')",
    "hear the kernel": "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 15).close()",
    "load a program into the kernel": "by_name('bpf', 0, struct.pack('=5I', 2, 4, 4, 1, 0) + bytes(100), 120)",
    "take the way around the filter": "by_name('io_uring_setup', 4, bytes(120))",
    "change its user": "os.setresuid(0, 0, 0)",
    "let everybody write a file of root's": "os.chmod('/etc/shadow', 0o666)",
    "do so by an old call": "by_name('chmod', b'/etc/shadow', 0o666)",
    "do so below a directory": "os.chmod('shadow', 0o666, dir_fd=os.open('/etc', os.O_RDONLY))",
    "do so through a descriptor": worst.HELD + "os.fchmod(fd, 0o666)",
    "do so through a descriptor of /proc": (
        "fd = os.open('/etc/shadow', os.O_PATH)\nos.chmod(f'/proc/self/fd/{fd}', 0o666)"
    ),
    "have a program run as root for everybody": "os.fchmod(os.open('/usr/bin/python3', os.O_RDONLY), 0o4755)",
    "let everybody write a drive": worst.DRIVE + "os.fchmod(drive.fd, 0o666)",
    "give a drive's node away": "os.chmod('/dev/LOOP', 0o666)",
    "create with the modes of another mask": "by_name('umask', 0)",
    "give a file of root's away": "os.chown('/etc/shadow', 64001, 64001)",
    "give it away through a descriptor": worst.HELD + "os.fchown(fd, 64001, 64001)",
    "say when it was changed": f"os.utime('{worst.VICTIM}')",
    "write its attributes": f"os.setxattr('{worst.VICTIM}', 'user.left', b'')",
    "give a program capabilities": (
        "os.setxattr('/usr/bin/true', 'security.capability', struct.pack('<5I', 0x2000001, 1, 0, 0, 0))"
    ),
    "empty a file": f"os.truncate('{worst.VICTIM}', 0)",
    "empty it through a descriptor": worst.HELD + "os.ftruncate(fd, 0)",
    "give a file another name": "os.link('/etc/shadow', '/etc/disktune/left')",
    "make a symbolic link": "os.symlink('/etc/shadow', '/etc/disktune/left')",
    "leave a key": "by_name('add_key', b'user', b'left', b'x', 1, -4)",
    "read the keys": "by_name('keyctl', 0, -4, 0)",
    "create by an old call": "by_name('creat', b'/run/disktune/left', 0o600)",
}
"""Each works in a helper of root's that only its capabilities confine."""

THROUGH_HOLDER = {
    "have a command sent that is in no table": worst.DRIVE + "drive._line.ask(4, drive._number, FORMAT_UNIT)",
    "have one sent that a table has for data": worst.DRIVE + "drive._line.ask(4, drive._number, WRITE_10)",
    "have a namespace formatted": worst.DRIVE + "drive._line.ask(5, drive._number, FORMAT_NVM)",
    "have another file of /proc opened": "drive = nodes.open_drive('LOOP')._line.open_proc('/proc/1/environ')",
    "have one opened through another name": "nodes.open_drive('LOOP')._line.open_proc('/proc/1/../1/environ')",
    "have another file opened": "nodes.open_drive('../../etc/shadow')",
    "have a node opened that is no drive": "nodes.open_drive('zero')",
}

WHERE_NOTHING_CHANGES = {
    "write its own folder": worst.OPEN.format("/run/disktune/left", worst.CREATE),
    "write its saved settings": worst.OPEN.format("/etc/disktune/left", worst.CREATE),
    "make a directory of its own": "os.mkdir('/run/disktune/directory', 0o755)",
    "drop what the kernel has of a drive": worst.DRIVE + "fcntl.ioctl(drive.fd, 0x1261, bytes(8))",
}
"""The same, of what `tune` is for."""

DENIALS = {errno.EPERM, errno.EACCES, errno.ENOSYS, errno.ENODEV, errno.EXDEV}

INTERFACES = [None, 2, 4, 5, 7]
"""Of Landlock: none; Linux 5.19 to 6.1, where Debian 12 is; 6.7; 6.10; 6.15."""

OF_PROC = {
    "read what root's processes were given",
    "read where their memory is",
    "read what root alone may of the kernel",
    "read a key of the network's",
}
FOR_READING = OF_PROC | {
    "read what only root may",
    "read it through a descriptor of /proc",
    "open a node that is no drive",
    "open a drive itself",
}
"""What the filter cannot tell from what a process that only looks has to read."""

PURPOSE = {
    "opener": {"write a setting", "write what removes a drive", "write what tells of a processor"},
    "holder": OF_PROC | {"open a node that is no drive", "open a drive itself", "send a command itself"},
}
"""What a process is for, or what only its code refuses: its tests have that."""

Start = Callable[[str, dict[str, str], int], Session]


@pytest.fixture
def folders(sandbox: Sandbox) -> Iterator[None]:
    """Have the directories that other sessions left, and a socket that takes whatever is sent."""
    for folder in ("run", "etc", "var/lib"):
        sandbox.path(f"/{folder}/disktune").mkdir(exist_ok=True)
    listener = sandbox.path("/run/disktune/heard")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hearing:
        hearing.bind(str(listener))
        yield
    listener.unlink()


def _command(script: str, face: str, tries: dict[str, str], loop: LoopDrive, interface: int) -> list[str]:
    code = repr({name: text.replace("LOOP", loop.name) for name, text in tries.items()})
    return ["/usr/bin/python3", "-ISB", "-c", script, face, code, str(interface)]


@pytest.fixture
def injected(sandbox: Sandbox, loop: LoopDrive, folders: None) -> Start:
    """Start a helper of a class that can be made to run things."""

    def start(privilege: str, attacks: dict[str, str], interface: int) -> Session:
        command = _command(INJECTED, privilege, attacks, loop, interface)
        return Session(sandbox.start(from_window(command), None))

    return start


def attempt(session: Session, what: str) -> Any:
    """Let the helper try it."""
    return session.ok("journal", {"identity": what, "limit": 1})


def _this_kernel(interface: int | None) -> int:
    """Return the number of the interface; skip a test of one that this kernel does not have."""
    if interface is not None and interface > landlock.version():
        pytest.skip("this kernel has no such interface")
    return interface or 0


def _refused(face: str, interface: int) -> dict[str, str]:
    """Return what a process has to be refused; where there is no Landlock, what the filter refuses."""
    tries = ANYWHERE | worst.TRIES | worst.BY_NAME
    without = set(PURPOSE.get(face, ()))
    if not interface:
        only_reads = face in ("inspect", "holder")
        without |= FOR_READING if only_reads else set(worst.BY_NAME)
    return {what: code for what, code in tries.items() if what not in without}


def _done_by(session: Session, tries: dict[str, str]) -> dict[str, Any]:
    """Return what was not refused."""
    seen = {what: attempt(session, what) for what in tries}
    return {what: found for what, found in seen.items() if found["errno"] not in DENIALS}


@pytest.mark.parametrize("interface", INTERFACES)
def test_who_only_looks_can_do_nothing_else(injected: Start, interface: int | None) -> None:
    number = _this_kernel(interface)
    tries = _refused("inspect", number) | THROUGH_HOLDER | WHERE_NOTHING_CHANGES
    with injected("inspect", tries, number) as session:
        assert _done_by(session, tries) == {}


ASKED = "from disktune_helper.system.companion import starting\n{}"
OPENED = (
    "from disktune_helper.system.kernel_files import attribute_files\n"
    "os.close(attribute_files.open_attribute({!r}, {!r}))"
)
OPENER = {
    "have an attribute opened that no setting is": OPENED.format("LOOP", "uevent"),
    "have one of a processor opened": OPENED.format("LOOP", "../../../system/cpu/cpu0/uevent"),
    "have one opened by way of another name": OPENED.format("LOOP/queue", "read_ahead_kb"),
    "have one opened by a path": OPENED.format("../../devices/virtual/block/LOOP", "queue/read_ahead_kb"),
    "have the program for crashes opened": OPENED.format("LOOP", "@sysctl/kernel/core_pattern"),
    "have a file of a file system opened": (
        "from disktune_helper.system.kernel_files import attribute_files\n"
        "attribute_files._elsewhere.scrub_limit('../../../devices/system', 1)"
    ),
}
"""What the opener of attributes does not open."""
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


@pytest.mark.parametrize("interface", INTERFACES)
def test_who_changes_settings_can_do_nothing_but_that(injected: Start, interface: int | None) -> None:
    number = _this_kernel(interface)
    tries = _refused("tune", number) | THROUGH_HOLDER | COMPANION | OPENER
    with injected("tune", tries, number) as session:
        assert _done_by(session, tries) == {}


@pytest.mark.parametrize("interface", INTERFACES)
@pytest.mark.parametrize("face", sorted(set(worst.FACES) - set(permitted.FILES)))
def test_nor_can_what_serves_no_window(
    sandbox: Sandbox, loop: LoopDrive, folders: None, face: str, interface: int | None
) -> None:
    number = _this_kernel(interface)
    tries = _refused(face, number)
    done = sandbox.run_from_window(_command(SHUT_IN, face, tries, loop, number), None)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.keys() == tries.keys()
    assert {what: one for what, one in found.items() if one["errno"] not in DENIALS} == {}


@pytest.mark.parametrize("face", worst.FACES)
def test_the_worst_of_every_call_that_is_let_through_is_known_and_tried(face: str) -> None:
    """A new call, or another condition of one, takes a row in `worst.WORST`, and code that tries it."""
    through = set(worst.admitted(worst.FACES[face]))
    assert through - worst.WORST.keys() == set()
    tries = {what for name in through for what in worst.WORST[name].tries}
    assert tries <= _refused(face, 1).keys() | PURPOSE.get(face, set())


def test_the_table_has_no_row_of_a_call_that_is_refused() -> None:
    through = {name for calls in worst.FACES.values() for name in worst.admitted(calls)}
    assert worst.WORST.keys() - through == set()


LOOK_AT_PROC = """
from disktune_helper.system.system_ports import SystemPorts
of_others = ("diskstats", "1/mountinfo", "1/net/unix", "1/stat", "sys/kernel/osrelease")
for name in (*of_others, "self/mountinfo", "thread-self/stat"):
    assert SystemPorts().read_text(f"/proc/{name}"), name
assert "1" in os.listdir("/proc")
"""


KEEP = """
from disktune_helper.system.config_folder import RootConfig, RootLocks
from disktune_helper.system.files import RUNTIME, STATE, RootFolder
config = RootConfig("/etc/disktune")
config.replace("drives/left.conf", "kept")
assert (config.read("drives/left.conf"), config.names("drives")) == ("kept", ["left.conf"])
config.remove("drives/left.conf")
for place in (STATE, RUNTIME):
    folder = RootFolder(place).below("left")
    for name in ("one", "two"):
        folder.append(name, name)
        folder.replace(name, name, private=True)
    folder.set_aside("one", "older", 1)
    assert folder.rename("two", "three") and folder.listed() == ["older", "one.lock", "three"], folder.listed()
    assert folder.sweep("x") == [] and all(folder.discard(name) for name in folder.listed())
with RootLocks(f"{RUNTIME}/locks").hold("left", 1) as held:
    assert held
"""


@pytest.mark.parametrize("interface", INTERFACES)
def test_who_changes_settings_keeps_its_files(injected: Start, interface: int | None) -> None:
    number = _this_kernel(interface)
    with injected("tune", {"keep": KEEP}, number) as session:
        assert attempt(session, "keep") == {"errno": 0, "error": ""}


@pytest.mark.parametrize(("face", "place"), [("sampler", SAMPLES), ("metrics", METRICS)])
def test_what_writes_what_it_saw_does(
    sandbox: Sandbox, loop: LoopDrive, folders: None, face: str, place: str
) -> None:
    code = f"from disktune_helper.system.files import RootFolder\nRootFolder({place!r}).replace('left', 'kept')"
    done = sandbox.run_from_window(_command(SHUT_IN, face, {"keep": code}, loop, landlock.version()), None)
    assert json.loads(done.stdout) == {"keep": {"errno": 0, "error": ""}}
    left = sandbox.path(f"{place}/left")
    assert (left.read_text(encoding="ascii"), left.stat().st_mode & 0o777) == ("kept", 0o644)
    left.unlink()


def test_a_rule_for_its_own_place_in_proc_outlasts_what_the_kernel_forgets(injected: Start) -> None:
    with injected("inspect", {"look": LOOK_AT_PROC}, landlock.version()) as session:
        Path("/proc/sys/vm/drop_caches").write_text("2", encoding="ascii")
        assert attempt(session, "look") == {"errno": 0, "error": ""}


def test_what_it_is_for_is_left(injected: Start) -> None:
    """The operation that is added does run, and what a class needs is there."""
    fine = {
        "look": worst.DRIVE + "os.pread(drive.fd, 512, 0); os.listdir('/sys/class/block')",
        "look again": worst.DRIVE + "os.close(drive.opened_again(direct=True)); drive.close()",
        "look at what runs": LOOK_AT_PROC,
        "ask": worst.DRIVE + "fcntl.ioctl(drive.fd, 0x80081272, bytes(8))",
        "thread": "import threading; t = threading.Thread(target=print); t.start(); t.join()",
    }
    with injected("inspect", fine, landlock.version()) as session:
        assert {what: attempt(session, what) for what in fine} == {
            what: {"errno": 0, "error": ""} for what in fine
        }
