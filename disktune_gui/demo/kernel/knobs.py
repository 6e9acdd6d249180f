"""Writable kernel attributes of the machine's drives, with the kernel's treatment of odd values.

A `Knob` is one file. The result of a write is a function of the text and of the previous content; it raises
OSError where the kernel refuses, and returns something else than was written where the kernel adjusts the value.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterable, Sequence
from posixpath import basename, dirname, split

from disktune_contract.catalog import SETTINGS
from disktune_contract.settings.setting import (
    Choice,
    Range,
    Setting,
    SysfsAttribute,
    SysfsChoice,
    SysfsFlag,
    SysfsNumber,
    Table,
    Value,
)
from disktune_contract.settings.value_text import kernel_text
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.ata.sat import SET_FEATURES, TaskFile
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.system.attributes import locate

# -- one attribute -----------------------------------------------------------------------------------------

Check = Callable[[str, str], str]
"""Takes the present content and the written text, without newlines; returns the content afterwards."""

_LARGEST = (1 << 32) - 1


class Knob:
    """One file of the kernel."""

    def __init__(self, text: str, check: Check) -> None:
        self.text = text
        self._check = check

    def show(self) -> str:
        """Return the content as a reader gets it."""
        return f"{self.text}\n"

    def store(self, text: str) -> None:
        """Write *text*."""
        self.text = self._check(self.text, text.removesuffix("\n"))


def refused(number: int = errno.EINVAL) -> OSError:
    """Return the error of a refused write."""
    return OSError(number, os.strerror(number))


def whole(text: str, low: int = 0, high: int = _LARGEST) -> int:
    """Return a number as kstrtouint and kstrtoint read it: digits, perhaps a sign, nothing else."""
    if not re.fullmatch(r"[+-]?[0-9]{1,20}", text) or not low <= int(text) <= high:
        raise refused()
    return int(text)


# -- checks ------------------------------------------------------------------------------------------------


def between(low: int, high: int = _LARGEST) -> Check:
    """Accept whole numbers from *low* to *high*, refuse others."""
    return lambda _before, text: str(whole(text, low, high))


def clamped(low: int, high: int) -> Check:
    """Accept whole numbers; those out of range are clamped (the schedulers' STORE_FUNCTION)."""
    return lambda _before, text: str(max(low, min(high, whole(text, -(1 << 31)))))


def in_ticks(low: int, high: int, tick_ms: int = 4) -> Check:
    """Accept milliseconds, stored in ticks of the clock, rounded up (__msecs_to_jiffies; Debian's are 4 ms)."""
    return lambda _before, text: str(-(-max(low, min(high, whole(text, -(1 << 31)))) // tick_ms) * tick_ms)


def flag(_before: str, text: str) -> str:
    """Store any number but 0 as 1 (queue_var_store)."""
    return "1" if whole(text) else "0"


def boolean(_before: str, text: str) -> str:
    """Accept the words of kstrtobool, by their first letters."""
    if text[:1].lower() in ("y", "t", "1") or text[:2].lower() == "on":
        return "1"
    if text[:1].lower() in ("n", "f", "0") or text[:2].lower() == "of":
        return "0"
    raise refused()


def ignored_from(limit: int) -> Check:
    """Accept numbers below *limit*; others are accepted without effect (rq_affinity)."""
    return lambda before, text: text if whole(text) < limit else before


def word(*words: str) -> Check:
    """Accept one of *words*; a text that begins with one counts as that one, by the kernel's strncmp."""

    def check(_before: str, text: str) -> str:
        found = [entry for entry in words if text.startswith(entry)]
        if not found:
            raise refused()
        return max(found, key=len)

    return check


def exact(*words: str) -> Check:
    """Accept one of *words*, and nothing else (sysfs_streq)."""

    def check(_before: str, text: str) -> str:
        if text not in words:
            raise refused()
        return text

    return check


def scanned(_before: str, text: str) -> str:
    """Store the digits at the beginning; without any, stack content (sdev_store_timeout uses sscanf)."""
    digits = re.match(r"\s*([+-]?[0-9]+)", text)
    return str(int(digits.group(1))) if digits else "1804289383"


# -- writable attributes other than those of `BlockQueue` --------------------------------------------------
#
# Sources: mm/backing-dev.c, block/blk-sysfs.c, block/mq-deadline.c, block/bfq-iosched.c, block/kyber-iosched.c,
# drivers/scsi/scsi_sysfs.c, drivers/scsi/sd.c, drivers/ata/libata-sata.c, drivers/nvme/host/core.c and drivers/md
# of Linux 6.12.

_INT_MAX = (1 << 31) - 1

_QUEUE_LENGTH = ""
"""A default that is, and follows, the length of the request queue (dd_depth_updated)."""

_TUNABLES: dict[str, dict[str, tuple[str, Check]]] = {
    "mq-deadline": {
        "read_expire": ("500", in_ticks(0, _INT_MAX)),
        "write_expire": ("5000", in_ticks(0, _INT_MAX)),
        "fifo_batch": ("16", clamped(0, _INT_MAX)),
        "writes_starved": ("2", clamped(-_INT_MAX, _INT_MAX)),
        "front_merges": ("1", clamped(0, 1)),
        "prio_aging_expire": ("10000", in_ticks(0, _INT_MAX)),
        "async_depth": (_QUEUE_LENGTH, clamped(1, _INT_MAX)),
    },
    "bfq": {
        "low_latency": ("1", clamped(0, 1)),
        "slice_idle": ("8", clamped(0, _INT_MAX)),
        "strict_guarantees": ("0", clamped(0, 1)),
        "fifo_expire_sync": ("125", clamped(1, _INT_MAX)),
        "fifo_expire_async": ("250", clamped(1, _INT_MAX)),
        "timeout_sync": ("124", in_ticks(1, _INT_MAX)),
        "max_budget": ("0", clamped(0, _INT_MAX)),
        "back_seek_max": ("16384", clamped(0, _INT_MAX)),
        "back_seek_penalty": ("2", clamped(1, _INT_MAX)),
    },
    "kyber": {"read_lat_nsec": ("2000000", between(0)), "write_lat_nsec": ("10000000", between(0))},
}

_POLICIES = ("max_performance", "medium_power", "med_power_with_dipm", "min_power_with_partial", "min_power")


def place(tree: SimulatedTree, path: str, knob: Knob) -> None:
    """Add the file of *knob*."""
    tree.file(path, knob.show, knob.store)


# -- the block queue ---------------------------------------------------------------------------------------


def queue(tree: SimulatedTree, drive: SimulatedDrive) -> None:
    """Add what every block device has in its ``queue``."""
    folder = f"{drive.place}/queue"
    simple: dict[str, tuple[str, Check]] = {
        "rotational": (str(int(drive.rotational)), flag),
        "add_random": (str(int(drive.rotational and drive.queue.scheduler is not None)), flag),
        "rq_affinity": ("1", ignored_from(3)),
        "nomerges": ("0", lambda _before, text: str(whole(text)) if whole(text) < 3 else "1"),
        "iostats": ("1", flag),
    }
    for name, (text, check) in simple.items():
        place(tree, f"{folder}/{name}", Knob(text, check))
    _max_sectors(tree, drive, f"{folder}/max_sectors_kb")
    tree.files(folder, {"io_poll": "0", "discard_max_bytes": "0" if drive.rotational else "2147450880"})
    _throttling(tree, drive, f"{folder}/wbt_lat_usec")
    unwritten = f"/sys/devices/virtual/bdi/{drive.number[0]}:{drive.number[1]}"
    tree.link(f"{drive.place}/bdi", unwritten)
    tree.files(unwritten, {"min_ratio": "0"})
    if drive.queue.scheduler is not None:
        tree.files(f"{drive.place}/mq/0", {"nr_tags": f"{drive.queue.hardware_depth}"})
        _schedulers(tree, drive, folder)


def _max_sectors(tree: SimulatedTree, drive: SimulatedDrive, path: str) -> None:
    """Refuse less than a page, clamp what the hardware cannot do; 0 is the kernel's own choice."""
    hardware = drive.queue.max_sectors_kib if "/usb" in drive.place else 32767
    default = drive.queue.max_sectors_kib
    tree.file(f"{dirname(path)}/max_hw_sectors_kb", f"{hardware}\n")

    def store(text: str) -> None:
        wanted = whole(text.removesuffix("\n"))
        if 0 < wanted < 4:
            raise refused()
        drive.queue.max_sectors_kib = min(wanted or default, hardware)

    tree.file(path, lambda: f"{drive.queue.max_sectors_kib}\n", store)


def _throttling(tree: SimulatedTree, drive: SimulatedDrive, path: str) -> None:
    """Add ``wbt_lat_usec``: EINVAL without a request queue, off under bfq by default, -1 for the default."""
    default = "75000" if drive.rotational else "2000"
    chosen: list[str] = []

    def show() -> str:
        if drive.queue.scheduler is None:
            raise refused()
        return f"{chosen[-1] if chosen else '0' if drive.queue.scheduler == 'bfq' else default}\n"

    def store(text: str) -> None:
        wanted = whole(text.removesuffix("\n"), -1, 1 << 62)
        chosen[:] = [] if wanted == -1 else [str(wanted)]

    tree.file(path, show, store)


def _schedulers(tree: SimulatedTree, drive: SimulatedDrive, folder: str) -> None:
    """Add the files of all schedulers; only those of the active one can be read, with its defaults at first."""
    for scheduler, tunables in _TUNABLES.items():
        for name, (default, check) in tunables.items():
            knob = _Tunable(drive, scheduler, default, check)
            place(tree, f"{folder}/iosched/{name}", knob)


class _Tunable(Knob):
    """A file of one scheduler: missing while another is active, and reset to its default afterwards."""

    def __init__(self, drive: SimulatedDrive, scheduler: str, default: str, check: Check) -> None:
        super().__init__(default, check)
        self._queue, self._scheduler, self._default = drive.queue, scheduler, default
        self._chosen_in = self._era()
        self.text = default or str(drive.queue.requests)

    def show(self) -> str:
        self._attend()
        return super().show()

    def store(self, text: str) -> None:
        self._attend()
        super().store(text)

    def _attend(self) -> None:
        if self._queue.scheduler != self._scheduler:
            raise refused(errno.ENOENT)
        if self._chosen_in != self._era():
            self._chosen_in, self.text = self._era(), self._default or str(self._queue.requests)

    def _era(self) -> tuple[int, int]:
        """Return a value that changes when the kernel forgets what was chosen."""
        return self._queue.switches, 0 if self._default else self._queue.requests


# -- SCSI disks --------------------------------------------------------------------------------------------


def scsi_device(tree: SimulatedTree, drive: SimulatedDrive, ata: AtaDrive) -> None:
    """Add the writable attributes of the SCSI layer in the device's directory and below ``scsi_disk``."""
    device = dirname(dirname(drive.place))
    libata = str(int(drive.behind_libata))
    knobs: dict[str, tuple[str, Check]] = {
        "eh_timeout": ("10", between(0)),
        "queue_ramp_up_period": ("120000", in_ticks(0, _INT_MAX)),
        "power/control": ("on", exact("on", "auto")),
        "power/autosuspend_delay_ms": ("-1", _delay),
    }
    disk: dict[str, tuple[str, Check]] = {
        "allow_restart": (str(int(not drive.behind_libata)), boolean),
        "manage_system_start_stop": ("0", boolean),
        "manage_runtime_start_stop": (libata, boolean),
        "manage_shutdown": (libata, boolean),
        "max_medium_access_timeouts": ("2", between(0)),
    }
    knobs |= {f"scsi_disk/{basename(device)}/{name}": knob for name, knob in disk.items()}
    if ata.word(76) not in (0, 0xFFFF) and ata.word(76) & 1 << 12:
        # Word 76 bit 12: NCQ priority information (ACS-4 7.13.6.26).
        tree.files(device, {"ncq_prio_supported": "1"})
        knobs["ncq_prio_enable"] = ("0", boolean)
    for name, (text, check) in knobs.items():
        place(tree, f"{device}/{name}", Knob(text, check))
    _timeout(tree, drive, device)
    _cache_type(tree, ata, f"{device}/scsi_disk/{basename(device)}/cache_type")
    # store_rescan_field ignores what was written.
    tree.file(f"{device}/rescan", _unreadable, lambda _text: ata.rescan())
    _host(tree, drive, device)


def _unreadable() -> str:
    raise refused(errno.EACCES)


def _delay(_before: str, text: str) -> str:
    """Store milliseconds; from one second on rounded up to whole seconds (pm_runtime_set_autosuspend_delay)."""
    wanted = whole(text, -(1 << 31), _INT_MAX)
    return str(-(-wanted // 1000) * 1000 if wanted >= 1000 else wanted)


def _timeout(tree: SimulatedTree, drive: SimulatedDrive, device: str) -> None:
    """Add one time under two names: seconds for the SCSI layer, milliseconds for the block layer."""
    seconds = Knob("30", scanned)
    place(tree, f"{device}/timeout", seconds)

    def store(text: str) -> None:
        seconds.text = str(whole(text.removesuffix("\n"), 1) // 1000)

    tree.file(f"{drive.place}/queue/io_timeout", lambda: f"{int(seconds.text) * 1000}\n", store)


def _cache_type(tree: SimulatedTree, ata: AtaDrive, path: str) -> None:
    """Add ``cache_type``: MODE SELECT of the caching page, which libata and bridges turn into SET FEATURES."""

    def show() -> str:
        return "write back\n" if ata.kernel_words[85] >> 5 & 1 else "write through\n"

    def store(text: str) -> None:
        feature = {"write back": 0x02, "write through": 0x82}.get(text.removesuffix("\n"))
        # With RCD set ("none") the translation refuses the page.
        if feature is None or ata.execute(TaskFile(SET_FEATURES, feature)).failed:
            raise refused()
        ata.rescan()

    tree.file(path, show, store)


def _host(tree: SimulatedTree, drive: SimulatedDrive, device: str) -> None:
    """Add the SCSI host: its queue, and on AHCI ports the link's power policy and the light of the slot."""
    host = dirname(dirname(device))
    folder = f"{host}/scsi_host/{basename(host)}"
    tree.files(folder, {"can_queue": f"{drive.queue.hardware_depth}"})
    if not drive.behind_libata or drive.is_pata:
        return
    # CAP: six ports, 32 commands, 6 Gb/s (AHCI 1.3.1, 3.1.1).
    tree.files(folder, {"link_power_management_supported": "1", "ahci_host_caps": "c734ff05"})
    place(
        tree,
        f"{folder}/link_power_management_policy",
        # Debian's default for internal ports (CONFIG_SATA_MOBILE_LPM_POLICY=3).
        Knob("med_power_with_dipm", word(*_POLICIES)),
    )
    place(tree, f"{device}/sw_activity", Knob("0", between(0, 2)))


# -- NVMe --------------------------------------------------------------------------------------------------


def nvme_controller(tree: SimulatedTree, drive: SimulatedDrive, controller: str) -> None:
    """Add the latency that the kernel's choice of power states may cost, and the request timeout."""

    def tolerance(_before: str, text: str) -> str:
        return text if text in ("any", "auto") else str(whole(text, 0, _INT_MAX))

    place(tree, f"{controller}/power/pm_qos_latency_tolerance_us", Knob("100000", tolerance))
    place(tree, f"{drive.place}/queue/io_timeout", Knob("30000", between(1)))


# -- arrays ------------------------------------------------------------------------------------------------


def raid_limits(tree: SimulatedTree) -> dict[str, Knob]:
    """Add the limits for all arrays; the kernel checks neither their range nor their order."""
    limits = {
        name: Knob(text, lambda _before, text: str(whole(text, -(1 << 31), _INT_MAX)))
        for name, text in (("speed_limit_min", "1000"), ("speed_limit_max", "200000"))
    }
    for name, knob in limits.items():
        place(tree, f"/proc/sys/dev/raid/{name}", knob)
    return limits


def array(tree: SimulatedTree, folder: str, limits: dict[str, Knob]) -> None:
    """Add the writable attributes of md for a RAID 5."""
    stripes = Knob("256", between(17, 32768))
    knobs = {
        "stripe_cache_size": stripes,
        "preread_bypass_threshold": Knob("1", lambda _, text: str(whole(text, 0, int(stripes.text)))),
        "skip_copy": Knob("0", flag),
        "safe_mode_delay": Knob("0.204", _seconds),
        "bitmap/time_base": Knob("5", between(1, _INT_MAX // 250)),
    }
    for name, knob in knobs.items():
        place(tree, f"{folder}/{name}", knob)
    for end in ("min", "max"):
        _speed(tree, f"{folder}/sync_speed_{end}", limits[f"speed_limit_{end}"])
    # Neither a journal nor a write-mostly member: the one file is empty, the other refuses.
    tree.files(
        folder,
        {"journal_mode": "", "bitmap/backlog": "0", "bitmap/location": "+8", "bitmap/chunksize": "67108864"},
    )


def _seconds(_before: str, text: str) -> str:
    """Store seconds with up to three digits after the point, in ticks of 4 ms (safe_delay_store)."""
    whole_part, _, fraction = text.partition(".")
    if len(fraction) > 3 or not (whole_part + fraction).isdecimal():
        raise refused()
    kept_ms = int(whole_part + fraction.ljust(3, "0")) // 4 * 4
    return f"{kept_ms // 1000}.{kept_ms % 1000:03}"


def _speed(tree: SimulatedTree, path: str, limit: Knob) -> None:
    """Add a limit of one array, which is the machine's until it gets its own (sync_min_store)."""
    own: list[int] = []

    def show() -> str:
        return f"{own[-1]} (local)\n" if own else f"{limit.text} (system)\n"

    def store(text: str) -> None:
        text = text.removesuffix("\n")
        own[:] = [] if text == "system" else [whole(text, 1)]

    tree.file(path, show, store)


# -- files known only by the declaration of their setting --------------------------------------------------
#
# A file with other effects, one that not every drive has, or one whose odd values the kernel adjusts, is added by
# the functions above; then the declaration is not used.


class _List(Knob):
    """A file that shows all words, the active one in brackets."""

    def __init__(self, text: str, words: tuple[str, ...]) -> None:
        super().__init__(text, exact(*words))
        self._words = words

    def show(self) -> str:
        return " ".join(f"[{word}]" if word == self.text else word for word in self._words) + "\n"


def lay_out(tree: SimulatedTree, drives: Sequence[SimulatedDrive], settings: Iterable[Setting] = SETTINGS) -> None:
    """Add every file of a setting that no drive has yet to the drives that have its directory."""
    for setting in settings:
        access = setting.access
        if isinstance(access, SysfsAttribute) and _is_plain(setting, access):
            for path in _places(tree, drives, access.attribute):
                knob = _knob(setting)
                tree.file(path, knob.show, None if access.locked else knob.store)


def _places(tree: SimulatedTree, drives: Sequence[SimulatedDrive], attribute: str) -> set[str]:
    """Return the paths where a file is missing; none if some drive has it."""
    found = set()
    # The array comes last, and only it has what arrays have: most files are found soon from that end.
    for path in filter(None, (locate(tree, drive.name, attribute) for drive in reversed(drives))):
        folder, name = split(path)
        names = tree.names(folder)
        if name in names:
            return set()
        if names:
            found.add(f"{tree.resolve(folder)}/{name}")
    return found


def _is_plain(setting: Setting, access: SysfsAttribute) -> bool:
    """Return whether it exists without another file and another setting, and takes whole numbers."""
    return not (access.needs or setting.behind or (isinstance(access, SysfsNumber) and access.decimals))


def _knob(setting: Setting) -> Knob:
    text = kernel_text(setting, _default(setting))
    if isinstance(setting.access, SysfsChoice) and isinstance(setting.domain, Choice):
        return _List(text, setting.domain.values)
    return Knob(text, _check(setting))


def _default(setting: Setting) -> Value:
    """Return the initial value: the kernel's default, or the first value offered."""
    if setting.default is not None:
        return setting.default
    match setting.domain:
        case Range():
            return setting.domain.usual[0]
        case Table():
            return setting.domain.rows[0].code
        case Choice():
            return setting.domain.values[0]
    return False


def _check(setting: Setting) -> Check:
    """Return the effect of a write: what the declaration allows is accepted, everything else refused."""
    access, domain = setting.access, setting.domain
    if isinstance(access, SysfsFlag):
        return exact(access.on, access.off)
    if isinstance(domain, Choice):
        return exact(*domain.values)
    numbers: tuple[int, ...] = ()
    if isinstance(domain, Table):
        numbers = domain.codes or tuple(row.code for row in domain.rows)
    elif isinstance(domain, Range):
        numbers = (domain.minimum, domain.maximum, *([] if domain.off is None else [domain.off]))
    size = access.unit_size if isinstance(access, SysfsNumber) else 1
    number = between(min(numbers) * size, max(numbers) * size)
    words = access.off_texts if isinstance(access, SysfsNumber) else ()
    return lambda before, text: text if text in words else number(before, text)
