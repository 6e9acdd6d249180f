"""The writable sysfs attributes of a block device, with what the kernel does to odd values.

Sources: block/blk-sysfs.c, block/elevator.c, block/blk-mq.c, drivers/scsi/scsi_sysfs.c and
drivers/ata/libata-sata.c of Linux 6.12. A write that the kernel refuses raises OSError; one that it bends is
accepted, and the read afterwards tells.
"""

from __future__ import annotations

import errno
import os
import re
import threading

SCHEDULERS = ("none", "mq-deadline", "kyber", "bfq")
"""In the order in which Debian's kernel prints them once the modules are loaded."""

_PAGE_KIB = 4
_MIN_REQUESTS = 4
"""BLKDEV_MIN_RQ."""
_MAX_SCHEDULED_REQUESTS = 2048
"""MAX_SCHED_RQ: 16 times BLKDEV_DEFAULT_RQ."""
_DEFAULT_REQUESTS = 128
"""BLKDEV_DEFAULT_RQ."""
_UINT_MAX = 0xFFFFFFFF


class BlockQueue:
    """The request queue in front of a drive, and the SCSI device's part of it."""

    def __init__(
        self,
        *,
        hardware_depth: int,
        scheduler: str | None = "mq-deadline",
        read_ahead_kib: int = 128,
        max_sectors_kib: int = 1280,
        scsi_depth: int | None = None,
        drive_depth: int | None = None,
    ) -> None:
        """Make a queue.

        ``hardware_depth`` is what the host takes at once (can_queue); ``scheduler`` None is a bio-based device
        such as md, which has neither scheduler nor request queue; ``scsi_depth`` is the present queue depth of a
        SCSI device, ``drive_depth`` the most its driver lets it be set to, None where it cannot be set.
        """
        self.hardware_depth = hardware_depth
        self.max_sectors_kib = max_sectors_kib
        self.scheduler = scheduler
        self.read_ahead_kib = read_ahead_kib
        self.scsi_depth = scsi_depth
        self._drive_depth = drive_depth
        self.requests = self._default_requests()
        self.switches = 0
        """How often the scheduler has changed; each starts with its own defaults."""
        self._lock = threading.Lock()

    def read(self, attribute: str) -> str:
        """Return what the attribute shows, with its newline; raises OSError (ENOENT) where there is none."""
        with self._lock:
            if attribute == "queue/read_ahead_kb":
                return f"{self.read_ahead_kib}\n"
            if attribute == "queue/scheduler" and self.scheduler is not None:
                return " ".join(f"[{s}]" if s == self.scheduler else s for s in SCHEDULERS) + "\n"
            if attribute == "queue/nr_requests" and self.scheduler is not None:
                return f"{self.requests}\n"
            if attribute == "device/queue_depth" and self.scsi_depth is not None:
                return f"{self.scsi_depth}\n"
        raise _error(errno.ENOENT, attribute)

    @property
    def attributes(self) -> tuple[str, ...]:
        """The attributes that this device has, relative to its directory."""
        found = ["queue/read_ahead_kb"]
        if self.scheduler is not None:
            found += ["queue/scheduler", "queue/nr_requests"]
        if self.scsi_depth is not None:
            found.append("device/queue_depth")
        return tuple(found)

    def write(self, attribute: str, text: str) -> None:
        """Do what a write of *text* does; raises OSError as the write would."""
        if attribute not in self.attributes:
            raise _error(errno.ENOENT, attribute)
        with self._lock:
            if attribute == "queue/read_ahead_kb":
                # Stored in pages: rounded down (queue_ra_store).
                self.read_ahead_kib = _number(text) // _PAGE_KIB * _PAGE_KIB
            elif attribute == "queue/scheduler":
                self._switch(text)
            elif attribute == "queue/nr_requests":
                self._set_requests(_number(text))
            else:
                self._set_depth(text)

    def _switch(self, text: str) -> None:
        name = text.strip()
        # Any word that begins with "none" selects none (elevator_change, strncmp).
        wanted = "none" if name.startswith("none") else name
        if wanted not in SCHEDULERS:
            raise _error(errno.EINVAL, name)
        if wanted != self.scheduler:
            self.scheduler = wanted
            self.switches += 1
            self.requests = self._default_requests()

    def _set_requests(self, wanted: int) -> None:
        wanted = max(wanted, _MIN_REQUESTS)
        limit = self.hardware_depth if self.scheduler == "none" else _MAX_SCHEDULED_REQUESTS
        if wanted > limit:
            raise _error(errno.EINVAL, "nr_requests")
        self.requests = wanted

    def _set_depth(self, text: str) -> None:
        if self._drive_depth is None:
            # A driver without change_queue_depth shows the file read-only (usb-storage).
            raise _error(errno.EACCES, "queue_depth")
        # simple_strtoul stops at the first character that is no digit; nothing at all counts as 0.
        leading = re.match(r"[0-9]*", text)
        depth = int(leading.group() or 0) if leading else 0
        if not 1 <= depth <= min(self.hardware_depth, self._drive_depth):
            raise _error(errno.EINVAL, "queue_depth")
        self.scsi_depth = depth

    def _default_requests(self) -> int:
        """Return what a scheduler change resets nr_requests to (blk_mq_init_sched)."""
        if self.scheduler in (None, "none"):
            return self.hardware_depth
        return 2 * min(self.hardware_depth, _DEFAULT_REQUESTS)


def _number(text: str) -> int:
    """Return a decimal number as kstrtoul reads it: digits and at most one newline, nothing else."""
    if not re.fullmatch(r"\+?[0-9]{1,20}\n?", text) or int(text) > _UINT_MAX:
        raise _error(errno.EINVAL, text.strip())
    return int(text)


def _error(number: int, what: str) -> OSError:
    return OSError(number, os.strerror(number), what)
