"""The attacks of the table as code, and the process that carries them out once it has been shut in."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from disktune_contract.folders import RUNTIME, STATE
from disktune_contract.messages.privilege import Class
from disktune_helper.system.lockdown import permitted
from tests.privilege.attacks import worst

PRELUDE = """
import sys
sys.path.append("/usr/lib/disktune")
face, interface = sys.argv[1], int(sys.argv[3])
import ctypes, errno, fcntl, json, os, signal, socket, stat, subprocess, mmap, struct
from disktune_helper import faces, main
if face in faces.CLASSES:
    faces.begin([face])
from disktune_contract.messages.privilege import Class
from disktune_helper.rpc import handlers
from disktune_helper.system import lockdown
from disktune_helper.system.companion import changing_root, shutting_in
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

SHUT_IN = f"""{PRELUDE}
from disktune_helper.system import privilege as power
NAMES, CODE = CODE
for face, names in NAMES.items():
    if os.fork() == 0:
        rights = permitted.HOLDERS.get(face.removeprefix("holder of "))
        if rights is not None:
            ioctls.limit_to(rights.privilege)
        if face in permitted.HOLDERS:
            changing_root.leave(face)
            lockdown.shut_in(Class.INSPECT)
        elif rights is not None:
            power.drop_within(rights.privilege)
            landlock.restrict(rights.files)
            seccomp.install(rights.calls)
        else:
            ioctls.limit_to(permitted.FACES[face].privilege)
            shutting_in.shut_in_face(face)
        print(json.dumps([face, {{what: attempt(what) for what in names}}]), flush=True)
        os._exit(0)
    os.wait()
"""
"""The same of faces that serve no window: each in a process forked from one that has loaded all, prints a line."""

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
    "let everybody write a drive": worst.DRIVE + "os.fchmod(reading, 0o666)",
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

SEND = worst.DRIVE + "drive._line.ask({}, drive._number, {})"
THROUGH_HOLDER = {
    "have a command sent that is in no table": worst.DRIVE + "drive._line.ask(4, drive._number, FORMAT_UNIT)",
    "have one sent that a table has for data": worst.DRIVE + "drive._line.ask(4, drive._number, WRITE_10)",
    "have a namespace formatted": SEND.format(5, "FORMAT_NVM"),
    "have another file of /proc opened": "drive = nodes.open_drive('LOOP')._line.open_file('/proc/1/environ')",
    "have one opened through another name": "nodes.open_drive('LOOP')._line.open_file('/proc/1/../1/environ')",
    "have another file opened": "nodes.open_drive('../../etc/shadow')",
    "have a node opened that is no drive": "nodes.open_drive('zero')",
}

OF_WHO_LOOKS = {
    "read what is on a drive": worst.DRIVE + "os.close(drive.opened_again(direct=False))",
    "read it by the holder's number": worst.DRIVE + "drive._line.ask(3, drive._number, bytes(1))",
    "drop what the kernel has of a drive": worst.DRIVE + "fcntl.ioctl(reading, 0x1261, bytes(8))",
}

WRITTEN = (
    "from disktune_helper.system import attribute_writer\n"
    "attribute_writer._elsewhere.write_attribute({!r}, nodes.named_drive('LOOP').rdev, {!r}, {!r})"
)
WRITER = {
    "have an attribute written that no setting is": WRITTEN.format("LOOP", "uevent", "add"),
    "have a text written that is no value": WRITTEN.format("LOOP", "queue/read_ahead_kb", "128\n"),
    "have one of a processor written": WRITTEN.format("LOOP", "../../../system/cpu/cpu0/uevent", "add"),
    "have one written by a path": WRITTEN.format("../../devices/virtual/block/LOOP", "queue/read_ahead_kb", "128"),
    "have the program for crashes written": WRITTEN.format(
        "LOOP", "LOOP", "@sysctl/kernel/core_pattern", "|/bin/sh"
    ),
    "have a file of a file system written": (
        "from disktune_helper.system import attribute_writer\n"
        "attribute_writer._elsewhere.write_scrub_limit('../../../devices/system', 1, 0)"
    ),
    "have a drive discarded": worst.DRIVE + "drive.send_number(0x1277, 0)",
}
"""What the holder of who changes drives does not write or send."""

KEPT = "from disktune_helper.system import held_files\n{}"
KEEPER = {
    "have a file of root's written": KEPT.format("held_files.changed('replace', '/etc', 'left', '', 'x')"),
    "have one written through its own folder": KEPT.format(
        "held_files.changed('save', '/etc/disktune', 'drives/../../left', '', 'x')"
    ),
    "have one taken into its own folder": KEPT.format(
        "held_files.changed('rename', '/run/disktune', '../../etc/shadow', 'left')"
    ),
    "have one opened that only root may": KEPT.format(
        "held_files.opened('OWN_FILE', held_files.words('/etc', 'shadow'))"
    ),
    "have one made that runs": KEPT.format("held_files.changed('chmod', '/run/disktune', 'left', '4755')"),
    "have a process killed by whoever keeps a trial": KEPT.format(
        "held_files.changed('replace', '/run/disktune', 'trial-' + '0' * 16 + '.1-1.1.sda', '', '{}')"
    ),
    "have a lock taken elsewhere": KEPT.format(
        "held_files.asked('LOCK', held_files.next_number() + held_files.words('/etc', 'left'))"
    ),
}
"""What it does not do with root's files."""
OTHERS = {
    "have another one's file written": KEPT.format(f"held_files.changed('replace', {RUNTIME!r}, 'left', '', 'x')"),
    "have it taken in the place of its own": KEPT.format(
        f"[held_files.changed('rename', place, begins + 'left', 'left') for place, begins in "
        "permitted.HOLDERS[face].places.items() if begins]\n"
        f"held_files.changed('rename', {STATE!r}, 'left', 'right')"
    ),
    "have settings saved": KEPT.format("held_files.changed('save', '/etc/disktune', 'drives/left.conf', '', 'x')"),
    "have one of the kernel's written": KEPT.format(
        "held_files.changed('append', '/proc/sys/kernel', 'core_pattern', '', 'x')"
    ),
}
"""What a holder does not do that keeps the files of one command."""
DENIALS = {errno.EPERM, errno.EACCES, errno.ENOSYS, errno.ENODEV, errno.EXDEV}

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

_OF_HOLDER = OF_PROC | {"open a node that is no drive", "open a drive itself", "send a command itself"}
_ATTRIBUTES = {"write a setting", "write what removes a drive", "write what tells of a processor"}
PURPOSE = {
    f"holder of {word}": _OF_HOLDER | (_ATTRIBUTES if "WRITE_ATTRIBUTE" in rights.does else set())
    for word, rights in permitted.HOLDERS.items()
}
"""What a process is for, or what only its code refuses: its tests have that."""


def refused(face: str, interface: int) -> dict[str, str]:
    """Return what a process has to be refused; where there is no Landlock, what the filter refuses."""
    tries = ANYWHERE | worst.TRIES | worst.BY_NAME
    without = set(PURPOSE.get(face, ()))
    if not interface:
        only_reads = face in {*permitted.FILES, *worst.ENGINES, "holder of inspect"}
        without |= FOR_READING if only_reads else set(worst.BY_NAME)
    return {what: code for what, code in tries.items() if what not in without}


def of_face(face: str, interface: int) -> dict[str, str]:
    """Return the same of a process that serves no window, with what its companions have to refuse it."""
    tries = refused(face, interface)
    if face in worst.ENGINES:
        tries |= THROUGH_HOLDER | OF_WHO_LOOKS | WRITER | KEEPER | OTHERS
    elif face in permitted.FACES:
        tries |= THROUGH_HOLDER
        tries |= WRITER if permitted.FACES[face].privilege is Class.TUNE else OF_WHO_LOOKS
    return tries


def command(script: str, face: str, tries: Mapping[str, str], drive: str, interface: int) -> list[str]:
    """Return what starts *script* for a face, with code that tries things on *drive*."""
    return _start(script, face, _on(drive, tries), interface)


def shut_in(tries: Mapping[str, Mapping[str, str]], drive: str, interface: int) -> list[str]:
    """Return what starts `SHUT_IN` with the code that each face tries on *drive*."""
    # Each text once: together they would be too long for an argument.
    texts = {name: text for code in tries.values() for name, text in code.items()}
    names = {face: list(code) for face, code in tries.items()}
    return _start(SHUT_IN, "each", (names, _on(drive, texts)), interface)


def _on(drive: str, tries: Mapping[str, str]) -> dict[str, str]:
    return {name: text.replace("LOOP", drive) for name, text in tries.items()}


def _start(script: str, face: str, code: object, interface: int) -> list[str]:
    return ["/usr/bin/python3", "-ISB", "-c", script, face, repr(code), str(interface)]
