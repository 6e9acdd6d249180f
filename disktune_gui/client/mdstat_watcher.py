"""Watch ``/proc/mdstat`` for changes of arrays, without polling.

``/proc/mdstat`` raises POLLPRI whenever an array, a member or an operation comes, goes or fails (md.c,
md_new_event), until it is read again from its start. The kernel does not announce progress: that takes a timer,
which runs only as long as an operation does. Nor does it announce a slot that is given up (raid1.c,
raid1_reshape), so an array that lacks something is read now and then.
"""

from __future__ import annotations

import socket
import struct
from array import array
from contextlib import suppress
from enum import IntEnum
from io import FileIO
from pathlib import Path

from PyQt6.QtCore import QObject, QSocketNotifier, QTimer, pyqtSignal

from disktune_gui.owned import later

MDSTAT = Path("/proc/mdstat")
SETTLE_MS = 300
"""One cause has several consequences in a row: a member fails, a spare steps in, a rebuild starts."""

LOADING_MS = 2_000
"""How long md may take from the event of its module to its file."""

_NETLINK_KOBJECT_UEVENT = 15
_SO_ATTACH_FILTER = 26
_KERNEL_GROUP = 1
"""The multicast group of the kernel's own messages (linux/netlink.h, lib/kobject_uevent.c)."""


class Pace(IntEnum):
    """How often to read without an event of the kernel, in ms; 0 is never."""

    NEVER = 0
    TROUBLE = 60_000
    """An array may lack something for years: the interval is as long as a wrong sentence can be tolerated."""
    PROGRESS = 5_000
    """The kernel's own estimate is an average over half a minute."""


class MdstatWatcher(QObject):
    """Emits `due` when the file should be read, and reads it. Its descriptor is the only thing it waits on."""

    due = pyqtSignal()

    def __init__(self, path: Path = MDSTAT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._file: FileIO | None = None
        self._news: QSocketNotifier | None = None
        self._loading: _Loading | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.due)
        self._again = QTimer(self)
        self._again.timeout.connect(self.due)

    def read(self) -> str | None:
        """Return the text, and wait for the next change; empty where the kernel has no arrays at all.

        None if it cannot be read.
        """
        try:
            if self._file is None:
                self._open()
        except OSError:
            return None
        if self._file is None:
            return ""
        try:
            self._file.seek(0)
            return self._file.readall().decode("utf-8", "replace")
        except OSError:
            self._close()
            return None

    def close(self) -> None:
        """Stop watching."""
        self._close()
        for timer in (self._settle, self._again):
            timer.stop()
        if self._loading is not None:
            self._loading.close()
            self._loading = None

    def follow(self, pace: Pace) -> None:
        """Emit `due` at this pace from now on."""
        if pace is Pace.NEVER:
            self._again.stop()
        elif not self._again.isActive() or pace != self._again.interval():
            self._again.start(pace)

    def _open(self) -> None:
        try:
            # Unbuffered: each read has to be one of the file itself.
            self._file = FileIO(self._path, "rb")
        except FileNotFoundError:
            if self._loading is None:
                self._loading = _Loading(self)
                self._loading.done.connect(self.due)
            return
        if self._loading is not None:
            self._loading.close()
            self._loading = None
        self._news = _notifier(self._file.fileno(), QSocketNotifier.Type.Exception, self)
        self._news.activated.connect(self._on_news)

    def _close(self) -> None:
        if self._news is not None:
            self._news.setEnabled(False)
            self._news.deleteLater()
            self._news = None
        if self._file is not None:
            self._file.close()
            self._file = None

    def _on_news(self) -> None:
        """Read once, which clears the event, and emit `due` when no more events come."""
        self.read()
        self._settle.start()


class _Loading(QObject):
    """Waits for md to be loaded, where there is no file to wait on yet: the kernel announces the module."""

    done = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._socket: socket.socket | None = None
        self._notifier: QSocketNotifier | None = None
        with suppress(OSError):
            found = socket.socket(socket.AF_NETLINK, socket.SOCK_DGRAM, _NETLINK_KOBJECT_UEVENT)
            found.setblocking(False)
            _let_only_through(found, b"add@/module/md_mod\0")
            found.bind((0, _KERNEL_GROUP))
            self._socket = found
            self._notifier = _notifier(found.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._on_message)

    def close(self) -> None:
        """Stop listening."""
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        self.deleteLater()

    def _on_message(self) -> None:
        with suppress(OSError):
            while self._socket is not None:
                self._socket.recv(16384)
        # The kernel announces the module before the module has created its file.
        later(self, self.done.emit, LOADING_MS)


def _let_only_through(receiver: socket.socket, beginning: bytes) -> None:
    """Let the kernel drop all messages with another *beginning*; a battery alone sends one every half minute.

    A classic BPF program (linux/filter.h): compare byte by byte, at the end accept everything or nothing.
    """
    load, jump_if_equal, answer = 0x30, 0x15, 0x06  # BPF_LD|BPF_B|BPF_ABS, BPF_JMP|BPF_JEQ|BPF_K, BPF_RET|BPF_K
    lines = []
    for place, letter in enumerate(beginning):
        to_the_end = 2 * (len(beginning) - place) - 1
        lines += [(load, 0, 0, place), (jump_if_equal, 0, to_the_end, letter)]
    lines += [(answer, 0, 0, 0xFFFFFFFF), (answer, 0, 0, 0)]
    program = array("B", b"".join(struct.pack("HBBI", *line) for line in lines))
    receiver.setsockopt(
        socket.SOL_SOCKET, _SO_ATTACH_FILTER, struct.pack("HP", len(lines), program.buffer_info()[0])
    )


def _notifier(descriptor: int, kind: QSocketNotifier.Type, parent: QObject) -> QSocketNotifier:
    # The stubs want a voidptr where PyQt takes a number.
    return QSocketNotifier(descriptor, kind, parent)  # type: ignore[call-overload, no-any-return]
