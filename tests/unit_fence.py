"""A unit's fence without systemd: its mounts, capabilities and filter of calls, rebuilt from its directives.

As a program, ``python3 -m tests.unit_fence SCENERY``, it reads the directives as JSON from standard input, builds
the fence around itself and runs `ATTACKS` inside it. Mounts are in a namespace of its own; what stands in for /run
and /dev is below SCENERY. It prints which attacks went through. With a program and its arguments after SCENERY, it
starts that inside, with the /run and /dev that there are. Names of groups of system calls are systemd's own, and
numbers are libseccomp's.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

Directives = list[tuple[str, str]]

SOCKETS = {
    "systemd/private": "systemd",
    "systemd/io.systemd.Manager": "systemd",
    "dbus/system_bus_socket": "D-Bus",
    "udev/control": "udev",
    "docker.sock": "containers",
    "containerd/containerd.sock": "containers",
}
"""Below /run, each with whom it commands."""
BUILT = {"PrivateDevices", "BindPaths", "BindReadOnlyPaths", "TemporaryFileSystem", "InaccessiblePaths"}
BUILT |= {"ReadOnlyPaths", "CapabilityBoundingSet", "NoNewPrivileges", "SystemCallFilter", "RestrictNamespaces"}
"""The directives that are rebuilt here."""
NODE, PROGRAM = "/dev/sdz", "/run/disktune/program"
"""What stands for a drive's node, and a file that the unit may write, which might run as its owner."""

_LIBC = ctypes.CDLL(None, use_errno=True)
_NEW_NAMESPACES = 0x00020000 | 0x40000000 | 0x08000000  # mounts, network, IPC
_MS_RDONLY, _MS_REMOUNT, _MS_BIND, _MS_MOVE, _MS_REC, _MS_PRIVATE = 1, 32, 4096, 8192, 16384, 1 << 18
_PR_CAPBSET_DROP, _PR_SET_NO_NEW_PRIVS = 24, 38
_SCMP_ALLOW, _SCMP_ERRNO = 0x7FFF0000, 0x00050000
_CAPABILITIES = {"CAP_DAC_READ_SEARCH": 2, "CAP_SETGID": 6, "CAP_SETUID": 7, "CAP_SETPCAP": 8, "CAP_SYS_RAWIO": 17}
_CAPABILITIES |= {"CAP_SYS_ADMIN": 21, "CAP_SYSLOG": 34}
_FCHMODAT2, _AT_FDCWD = 452, -100


# -- the fence -----------------------------------------------------------------------------------------------


def build(stage: Path, said: Directives, scenery: Path | None = None) -> None:
    """Put this process into the fence; *stage* is an empty directory to mount in."""
    _called("unshare", _NEW_NAMESPACES)
    _mount("none", "/", _MS_REC | _MS_PRIVATE)
    for place in ("run", "dev") if scenery is not None else ():
        _mount(f"{scenery}/{place}", f"/{place}", _MS_BIND | _MS_REC)
    _fence_mounts(stage, said)
    # Started with the directory above it, this would hold one that is no more to be seen.
    os.chdir("/")
    _fence_powers(said)


def _fence_mounts(stage: Path, said: Directives) -> None:
    if ("PrivateDevices", "yes") in said:
        _mount(str(stage / "devices"), "/dev", _MS_BIND | _MS_REC)
    bound = [(path, key) for key in ("BindPaths", "BindReadOnlyPaths") for path in _words(said, key)]
    for number, (path, _key) in enumerate(bound):
        found = Path(path.lstrip("-"))
        if found.exists():
            _mount(str(found), _place_for(found, stage / str(number)), _MS_BIND | _MS_REC)
    for entry in _words(said, "TemporaryFileSystem"):
        _called("mount", b"tmpfs", entry.partition(":")[0].encode(), b"tmpfs", 0, None)
    for number, (path, key) in enumerate(bound):
        kept, wanted = stage / str(number), path.lstrip("-")
        if kept.exists():
            _mount(str(kept), _place_for(kept, Path(wanted)), _MS_BIND | _MS_REC)
            if key == "BindReadOnlyPaths":
                _mount("none", wanted, _MS_REMOUNT | _MS_BIND | _MS_RDONLY)
    for path in _words(said, "InaccessiblePaths"):
        shut = Path(path.lstrip("-"))
        if shut.exists():
            _mount(str(stage / ("nothing-folder" if shut.is_dir() else "nothing")), str(shut), _MS_BIND)
    for word in _words(said, "ReadOnlyPaths"):
        path = word.lstrip("-")
        _mount(path, path, _MS_BIND | _MS_REC)
        _mount("none", path, _MS_REMOUNT | _MS_BIND | _MS_RDONLY)
    for entry in _words(said, "TemporaryFileSystem"):
        if entry.endswith(":ro"):
            _mount("none", entry.partition(":")[0], _MS_REMOUNT | _MS_BIND | _MS_RDONLY)


def _place_for(like: Path, path: Path) -> str:
    """Make an empty file or directory at *path* to mount *like* on; return it."""
    if like.is_dir():
        path.mkdir(parents=True, exist_ok=True)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return str(path)


def _fence_powers(said: Directives) -> None:
    if any(key == "CapabilityBoundingSet" for key, _ in said):
        kept = {_CAPABILITIES[name] for name in _words(said, "CapabilityBoundingSet")}
        for number in range(64):
            if number not in kept:
                _LIBC.prctl(_PR_CAPBSET_DROP, number, 0, 0, 0)
        mask = sum(1 << number for number in kept)
        header, low, high = (ctypes.c_uint32 * 2)(0x20080522, 0), mask & 0xFFFFFFFF, mask >> 32
        _called("capset", header, (ctypes.c_uint32 * 6)(low, low, 0, high, high, 0))
    if ("NoNewPrivileges", "yes") in said:
        _called("prctl", _PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    filters = [value for key, value in said if key == "SystemCallFilter"]
    if filters:
        _install(filters, namespaces=("RestrictNamespaces", "yes") in said)


def _install(filters: list[str], *, namespaces: bool) -> None:
    """Admit what systemd.exec(5) says that these lines admit: the first is a list of what is, "~" takes away."""
    admitted, answered = set(_expanded("@default")), dict[str, int]()
    for line in filters:
        for word in line.removeprefix("~").split():
            name, _, status = word.partition(":")
            for call in _expanded(name):
                if not line.startswith("~"):
                    admitted.add(call)
                elif status:
                    answered[call] = int(status)
                else:
                    admitted.discard(call)
    if namespaces:
        admitted -= {"unshare", "setns"}
    library = ctypes.CDLL("libseccomp.so.2")
    library.seccomp_init.restype = ctypes.c_void_p
    made = ctypes.c_void_p(library.seccomp_init(_SCMP_ERRNO | errno.EPERM))
    for call in sorted(admitted | set(answered)):
        number = library.seccomp_syscall_resolve_name(call.encode())
        action = _SCMP_ERRNO | answered[call] if call in answered else _SCMP_ALLOW
        if number >= 0:
            library.seccomp_rule_add(made, ctypes.c_uint32(action), number, 0)
    if library.seccomp_load(made) != 0:
        raise OSError("the filter could not be loaded")


@functools.cache
def _groups() -> dict[str, tuple[str, ...]]:
    command = ["systemd-analyze", "syscall-filter"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, tuple[str, ...]] = {}
    name = ""
    for line in printed.splitlines():
        word = line.strip()
        if line.startswith("@"):
            name, found[word] = word, ()
        elif word and name and not word.startswith("#"):
            found[name] += (word,)
    return found


def _expanded(name: str) -> Iterator[str]:
    if not name.startswith("@"):
        yield name
        return
    for word in _groups()[name]:
        yield from _expanded(word)


def _words(said: Directives, key: str) -> list[str]:
    return [word for name, value in said if name == key for word in value.split()]


def _mount(source: str, target: str, flags: int) -> None:
    _called("mount", source.encode(), target.encode(), None, flags, None)


def _called(name: str, *arguments: object) -> None:
    if getattr(_LIBC, name)(*arguments) != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}", str(arguments))


# -- what runs inside ------------------------------------------------------------------------------------------


def _reach(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)


def _by_program(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)


def _through_a_descriptor(path: str, mode: int) -> None:
    with Path(path).open("rb") as file:
        os.fchmod(file.fileno(), mode)


def _unmount_run() -> None:
    for place in ("/run", "/run/systemd/private", "/run/dbus"):
        with suppress(OSError):
            _called("umount2", place.encode(), 2)
            return
    raise OSError("nothing could be unmounted")


ATTACKS: dict[str, Callable[[], None]] = {
    **{f"reach {path}": functools.partial(_reach, f"/run/{path}") for path in SOCKETS},
    "make a drive's node everybody's": lambda: Path(NODE).chmod(0o666),
    "the same through a descriptor": lambda: _through_a_descriptor(NODE, 0o666),
    "the same by fchmodat2": lambda: _called("syscall", _FCHMODAT2, _AT_FDCWD, NODE.encode(), 0o666, 0),
    "the same by chmod(1)": lambda: _by_program("/bin/chmod", "666", NODE),
    "give a drive's node away": lambda: os.chown(NODE, 65534, 65534),
    "have a program run as its owner": lambda: Path(PROGRAM).chmod(0o4755),
    "have it written by others": lambda: _through_a_descriptor(PROGRAM, 0o666),
    "mount over the fence": lambda: _called("mount", b"tmpfs", b"/mnt", b"tmpfs", 0, None),
    "take the fence down": _unmount_run,
    "leave for other namespaces": lambda: _called("unshare", 0x00020000),
    "load a module": lambda: _called("syscall", 175, b"", 0, b""),
}


def attacked() -> Iterable[str]:
    """Yield each attack that went through."""
    for name, attack in ATTACKS.items():
        with suppress(OSError, subprocess.SubprocessError):
            attack()
            yield name


if __name__ == "__main__":
    scenery, *program = sys.argv[1:]
    wanted = [(key, value) for key, value in json.load(sys.stdin)]
    build(Path(scenery, "stage"), wanted, None if program else Path(scenery))
    if program:
        os.execv(program[0], program)  # noqa: S606
    print(json.dumps(list(attacked())))
