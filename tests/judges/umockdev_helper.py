"""The helper as a process under umockdev: its own loop on its own `SystemPorts`. Arguments: CLASS FOLDER.

Or one of its commands for a terminal: command FOLDER WORD...

Not the launcher: that one empties its environment, as root's program must, and with ``UMOCKDEV_DIR`` gone umockdev
would hand it the real machine's /sys and /dev. What it adds is tested elsewhere, with real polkit and real root.
From `serve` downwards everything here is the product, with two things supplied that umockdev 0.17 lacks.
"""

from __future__ import annotations

import fcntl
import os
import queue
import sys
from pathlib import Path

from disktune_contract.messages.privilege import Class
from disktune_helper.cli.common import command_line
from disktune_helper.cli.common import work as works
from disktune_helper.cli.common.terminal import Terminal
from disktune_helper.faces import FACES, function_of
from disktune_helper.rpc.browse_handlers import handlers_of
from disktune_helper.rpc.server import serve
from disktune_helper.session.session import SessionContext
from disktune_helper.system import privilege
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.files import Folder, MemoryFolder, RootFolder
from disktune_helper.system.ports import ChangingNode
from disktune_helper.system.system_ports import SystemChangingNode, SystemPorts

MARK = "made-by-umockdev"
"""A file in the /sys of the virtual machine. Where it is missing, /dev/sda can be a user's real disk."""

STORE = 0x12FF
"""An ioctl of the virtual machine alone: attend to the attributes that were written, as a kernel does unasked."""


class UmockdevNode(SystemChangingNode):
    """A node whose attributes are plain files until a test plays the kernel."""

    def write_attribute(self, attribute: str, text: str) -> None:
        super().write_attribute(attribute, text)
        # The kernel's verdict comes before write() returns; here it comes after, and is as final.
        fcntl.ioctl(self._fd, STORE)


class UmockdevPorts(SystemPorts):
    """The machine that umockdev shows."""

    def open_for_change(self, name: str) -> ChangingNode:
        node = super().open_for_change(name)
        assert isinstance(node, SystemChangingNode)
        return UmockdevNode(name, node._drive)


def _fstat(fd: int) -> os.stat_result:
    """Return what stat(2) says of an open file: umockdev 0.17 makes block devices for stat, but not for fstat."""
    path = str(Path(f"/proc/self/fd/{fd}").readlink())
    root = os.environ["UMOCKDEV_DIR"]
    return Path(path.removeprefix(root)).stat() if path.startswith(f"{root}/dev/") else _real_fstat(fd)


_real_fstat = os.fstat


def _command(words: list[str], folders: tuple[Folder, Folder]) -> int:
    """Carry out a command as `works.run` does, on the virtual machine and without giving privileges up."""
    terminal = Terminal(sys.stdout, sys.stderr, {})
    line = command_line.parsed(command_line.BY_NAME[words[0]], words[1:])
    terminal.quiet = line.has("--json")
    terminal.heed_signals()
    events: queue.SimpleQueue[works.Emitted] = queue.SimpleQueue()

    def emit(name: str, args: object) -> None:
        events.put((name, args))

    session = SessionContext(UmockdevPorts(), Class.TUNE, folders, emit, lambda: None)
    work = works.CommandWork(line, terminal, session, events)
    return works.carried_out(work, function_of(FACES[line.command.name].command))


def main() -> int:
    """Serve on standard input and output until they close, or the parent dies."""
    if not Path(f"/sys/{MARK}").exists():
        print("this is not the virtual machine", file=sys.stderr)
        return 1
    os.fstat = _fstat
    folder = Path(sys.argv[2])
    face = Class.TUNE if sys.argv[1] == "command" else Class(sys.argv[1])
    # Trials and journal are trusted only if root wrote them; another user's end with the process.
    folders: tuple[Folder, Folder] = (MemoryFolder(), MemoryFolder())
    if os.geteuid() == 0:
        folders = (RootFolder(str(folder / "state")), RootFolder(str(folder / "run")))
    ioctls.limit_to(face)
    if sys.argv[1] == "command":
        return _command(sys.argv[3:], folders)
    parent = privilege.watch_parent(os.getuid())
    return serve(UmockdevPorts(), face, folders, 0, 1, parent, handlers=handlers_of(face))


if __name__ == "__main__":
    sys.exit(main())
