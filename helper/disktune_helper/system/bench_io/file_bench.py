"""This machine behind the interface of `disktune_helper.system.file_bench_ports`; loaded when it is first asked
for."""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence

from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_helper.system import programs
from disktune_helper.system.bench_io.child_process import SystemChild
from disktune_helper.system.bench_io.scratch_files import SystemNest, SystemScratch, unnamed
from disktune_helper.system.companion.unprivileged_child import powerless, wrapped
from disktune_helper.system.file_bench_ports import Child, FolderLook, Nest, Scratch

PLACES = ("/usr/bin", "/usr/sbin")
"""Where distributions put programs. Nothing else is looked at: the search path is its user's."""

_VERSION_BYTES = 64 << 10
_VERSION = pattern_of(r"^fio-\d|Version:? \d")


class SystemOutside:
    """This machine."""

    def find(self, program: str) -> str:
        for place in PLACES:
            path = f"{place}/{program}"
            if os.access(path, os.X_OK):
                return path
        return ""

    def version(self, path: str) -> str:
        # bonnie++ knows no such option, and names its version at the end of its usage.
        flag = "-h" if path.endswith("bonnie++") else "--version"
        try:
            printed, said, _ = programs.heard(_as_nobody([path, flag]), 10, keep_bytes=_VERSION_BYTES)
        except OSError:
            return ""
        lines = (printed + said).decode("utf-8", "replace").splitlines()
        return next((line.strip()[:80] for line in lines if _VERSION.search(line)), "")

    def start(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        return SystemChild([*reduced(), *arguments], fds)

    def start_reader(self, arguments: Sequence[str], fds: Sequence[int] = ()) -> Child:
        if os.geteuid() != 0:
            # A user who was given the drive to read.
            return SystemChild(arguments, fds)
        return SystemChild(wrapped(arguments), fds)

    def look(self, folder: str) -> FolderLook:
        fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            with open(f"/proc/self/fdinfo/{fd}", encoding="ascii") as file:
                mount = next(line.split()[1] for line in file if line.startswith("mnt_id:"))
            room = os.fstatvfs(fd)
            path = os.readlink(f"/proc/self/fd/{fd}")
        finally:
            os.close(fd)
        return FolderLook(
            path=path,
            mount=int(mount),
            free_bytes=room.f_bavail * room.f_frsize,
            size_bytes=room.f_blocks * room.f_frsize,
            writable=os.access(path, os.W_OK | os.X_OK) and stat.S_ISDIR(os.stat(path).st_mode),
        )

    def is_root(self) -> bool:
        return os.geteuid() == 0

    def why_not(self) -> str:
        if os.geteuid() == 0 and {"SUDO_UID", "PKEXEC_UID"} & os.environ.keys():
            return Sentence("Files are measured as the user who owns them. Start DiskTune without sudo.")
        return ""

    def nest(self, folder: str) -> Nest:
        return SystemNest(folder)

    def scratch(self, folder: str) -> Scratch:
        return SystemScratch(unnamed(folder))


def _as_nobody(arguments: Sequence[str]) -> list[str]:
    """Return what to start a program with so that no file of anybody's is within its reach, if this is root."""
    if os.geteuid() != 0:
        return list(arguments)
    return powerless(arguments)


def reduced() -> list[str]:
    """Return what to start a program with so that it has no privilege of its own, nothing for an ordinary user.

    Who logs in as root runs the window and all its children as root; a program of others then gets no capability
    with it, and can gain none.
    """
    if os.geteuid() != 0:
        return []
    return ["/usr/bin/setpriv", "--inh-caps=-all", "--ambient-caps=-all", "--bounding-set=-all", "--no-new-privs"]
