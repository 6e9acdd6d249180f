"""What the kernel's files say of a drive: the judge of every setting that is a file, in words of its own.

The paths are repeated here on purpose, taken from the kernel's documentation and not from the catalogue: a
declaration that names the wrong file, or takes its text for something else, does not agree with this table.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.lab.judges.programs import Value
from tests.lab.scenario import run


@dataclass(frozen=True)
class File:
    """One file below ``/sys/block/<drive>``, or an absolute path. A ``*`` is the only entry there is."""

    path: str
    read: Callable[[str], Value] = int
    write: Callable[[Value], str] = str
    scheduler: str = ""
    """Whose file it is, where several have one of the same name."""


def _either(on: str, off: str) -> tuple[Callable[[str], Value], Callable[[Value], str]]:
    return {on: True, off: False}.__getitem__, lambda value: on if value else off


def _bracketed(text: str) -> Value:
    found = re.search(r"\[(.+?)\]", text)
    return found.group(1) if found else None


def _own_or_system(text: str) -> Value:
    number, _, whose = text.partition(" ")
    return 0 if whose == "(system)" else int(number)


def _sched(scheduler: str, name: str) -> File:
    return File(f"queue/iosched/{name}", scheduler=scheduler)


def _sched_flag(scheduler: str, name: str) -> File:
    return File(f"queue/iosched/{name}", *_FLAG, scheduler=scheduler)


_FLAG = _either("1", "0")
_WORD: tuple[Callable[[str], Value], Callable[[Value], str]] = (str, str)
_ONE_CHOSEN: tuple[Callable[[str], Value], Callable[[Value], str]] = (_bracketed, str)
_SYSTEM: tuple[Callable[[str], Value], Callable[[Value], str]] = (
    _own_or_system,
    lambda value: str(value or "system"),
)
_SECONDS: tuple[Callable[[str], Value], Callable[[Value], str]] = (
    lambda text: round(float(text) * 1000),
    lambda value: f"{int(value or 0) / 1000:.3f}",
)
_NO_LIMIT = 0x7FFFFFFF
_LATENCY: tuple[Callable[[str], Value], Callable[[Value], str]] = (
    lambda text: _NO_LIMIT if text in ("any", "auto") else int(text),
    lambda value: "any" if value == _NO_LIMIT else str(value),
)

FILES: dict[str, File] = {
    "block.read_ahead": File("queue/read_ahead_kb"),
    "block.scheduler": File("queue/scheduler", *_ONE_CHOSEN),
    "block.nr_requests": File("queue/nr_requests"),
    "block.rotational": File("queue/rotational", *_FLAG),
    "block.rq_affinity": File("queue/rq_affinity"),
    "block.nomerges": File("queue/nomerges"),
    "block.max_sectors": File("queue/max_sectors_kb"),
    "block.wbt": File("queue/wbt_lat_usec"),
    "block.unwritten_share": File("bdi/max_ratio"),
    "block.iostats": File("queue/iostats", *_FLAG),
    "block.add_random": File("queue/add_random", *_FLAG),
    "block.io_timeout": File("queue/io_timeout"),
    "scsi.queue_depth": File("device/queue_depth"),
    "scsi.timeout": File("device/timeout"),
    "scsi.eh_timeout": File("device/eh_timeout"),
    "scsi.max_retries": File("device/scsi_disk/*/max_retries"),
    "scsi.max_medium_timeouts": File("device/scsi_disk/*/max_medium_access_timeouts"),
    "scsi.queue_ramp_up": File("device/queue_ramp_up_period"),
    "scsi.ncq_priority": File("device/ncq_prio_enable", *_FLAG),
    "scsi.duration_limits": File("device/cdl_enable", *_FLAG),
    "scsi.activity_light": File("device/sw_activity"),
    "scsi.locate_light": File("device/enclosure_device:*/locate", *_FLAG),
    "power.runtime_delay": File("device/power/autosuspend_delay_ms"),
    "power.runtime": File("device/power/control", *_either("auto", "on")),
    "power.link": File("device/../../scsi_host/*/link_power_management_policy", *_WORD),
    "power.nvme_latency": File("device/power/pm_qos_latency_tolerance_us", *_LATENCY),
    "power.stop_on_suspend": File("device/scsi_disk/*/manage_system_start_stop", *_FLAG),
    "power.stop_when_idle": File("device/scsi_disk/*/manage_runtime_start_stop", *_FLAG),
    "power.stop_on_shutdown": File("device/scsi_disk/*/manage_shutdown", *_FLAG),
    "power.restart": File("device/scsi_disk/*/allow_restart", *_FLAG),
    "md.sync_speed_min": File("md/sync_speed_min", *_SYSTEM),
    "md.sync_speed_max": File("md/sync_speed_max", *_SYSTEM),
    "md.speed_limit_min": File("/proc/sys/dev/raid/speed_limit_min"),
    "md.speed_limit_max": File("/proc/sys/dev/raid/speed_limit_max"),
    "md.stripe_cache": File("md/stripe_cache_size"),
    "md.group_threads": File("md/group_thread_cnt"),
    "md.preread_bypass": File("md/preread_bypass_threshold"),
    "md.rmw_level": File("md/rmw_level"),
    "md.skip_copy": File("md/skip_copy", *_FLAG),
    "md.journal_mode": File("md/journal_mode", *_ONE_CHOSEN),
    "md.safe_mode_delay": File("md/safe_mode_delay", *_SECONDS),
    "md.bitmap_interval": File("md/bitmap/time_base"),
    "md.bitmap_backlog": File("md/bitmap/backlog"),
    "deadline.read_expire": _sched("mq-deadline", "read_expire"),
    "deadline.write_expire": _sched("mq-deadline", "write_expire"),
    "deadline.fifo_batch": _sched("mq-deadline", "fifo_batch"),
    "deadline.writes_starved": _sched("mq-deadline", "writes_starved"),
    "deadline.front_merges": _sched_flag("mq-deadline", "front_merges"),
    "deadline.prio_aging_expire": _sched("mq-deadline", "prio_aging_expire"),
    "deadline.async_depth": _sched("mq-deadline", "async_depth"),
    "bfq.low_latency": _sched_flag("bfq", "low_latency"),
    "bfq.slice_idle": _sched("bfq", "slice_idle"),
    "bfq.strict_guarantees": _sched_flag("bfq", "strict_guarantees"),
    "bfq.fifo_expire_sync": _sched("bfq", "fifo_expire_sync"),
    "bfq.fifo_expire_async": _sched("bfq", "fifo_expire_async"),
    "bfq.timeout_sync": _sched("bfq", "timeout_sync"),
    "bfq.max_budget": _sched("bfq", "max_budget"),
    "bfq.back_seek_max": _sched("bfq", "back_seek_max"),
    "bfq.back_seek_penalty": _sched("bfq", "back_seek_penalty"),
    "kyber.read_lat_nsec": _sched("kyber", "read_lat_nsec"),
    "kyber.write_lat_nsec": _sched("kyber", "write_lat_nsec"),
}


def places(name: str) -> dict[str, Path]:
    """Return where the files of a drive lie that exist now, by setting; no two settings share one."""
    root = Path(f"/sys/block/{name}")
    queue = root / "queue" / "scheduler"
    scheduler = _bracketed(queue.read_text(encoding="ascii")) if queue.exists() else None
    found: dict[str, Path] = {}
    for setting, file in FILES.items():
        if file.scheduler not in ("", scheduler):
            continue
        paths = list(root.glob(file.path)) if "*" in file.path else [root / file.path]
        if len(paths) == 1 and paths[0].exists():
            found[setting] = paths[0]
    return found


def read(name: str, wanted: set[str]) -> dict[str, Value]:
    """Return what the files of these settings say; one ``grep`` prints them all."""
    paths = {setting: str(path) for setting, path in places(name).items() if setting in wanted}
    if not paths:
        return {}
    printed = run("grep", "--with-filename", "--null", "", *paths.values())
    texts = dict(line.split("\0", 1) for line in printed.splitlines())
    return {setting: FILES[setting].read(texts[path].strip()) for setting, path in paths.items()}


def write(name: str, setting: str, value: Value) -> None:
    """Write a value as an administrator would, by ``echo``."""
    places(name)[setting].write_text(f"{FILES[setting].write(value)}\n", encoding="ascii")
