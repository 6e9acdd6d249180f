"""Tunables of the I/O schedulers: ``/sys/block/<drive>/queue/iosched``.

The files are those of the active scheduler, and another scheduler starts with its own defaults.
Sources: block/mq-deadline.c, block/bfq-iosched.c and block/kyber-iosched.c of Linux 6.1 and 6.12, from whose
STORE_ macros the ends of the ranges are; what is sensible is the program's choice.
"""

from __future__ import annotations

from disktune_contract.record import record
from disktune_contract.settings.setting import (
    LARGEST,
    EffectLayer,
    Lifetime,
    Purpose,
    Range,
    Risk,
    Setting,
    SysfsFlag,
    SysfsNumber,
    Toggle,
)
from disktune_contract.units import Unit

_TICK_MS = 20
"""mq-deadline and part of bfq count in ticks of 1, 4 or 10 ms: steps of 20 ms come back as they were written."""


def _times(most_ms: int, least: int = 0) -> Range:
    """Return the range of a time in the kernel's ticks, sensible up to *most_ms*."""
    return Range(least, LARGEST, step=_TICK_MS, unit=Unit.MILLISECONDS, sensible=(_TICK_MS, most_ms))


@record
class _Tunable:
    """One file of one scheduler."""

    name: str
    label: str
    help: str
    domain: Range | Toggle
    default: int | bool | None
    """None where it depends on the clock of the kernel."""
    less: str = ""
    more: str = ""
    after: tuple[str, ...] = ()
    """What resets it, in addition to another scheduler."""


_DEADLINE = (
    _Tunable(
        "read_expire",
        "Read expiry",
        "Deadline after which a waiting read goes first.",
        _times(10_000),
        500,
        "responsiveness",
        "throughput",
    ),
    _Tunable(
        "write_expire",
        "Write expiry",
        "Deadline after which a waiting write goes first.",
        _times(60_000),
        5000,
        "responsiveness",
        "throughput",
    ),
    _Tunable(
        "fifo_batch",
        "Batch size",
        "Adjacent requests sent before deadlines are checked.",
        Range(0, LARGEST, unit=Unit.REQUESTS, sensible=(1, 1024)),
        16,
        "responsiveness",
        "throughput",
    ),
    _Tunable(
        "writes_starved",
        "Writes starved",
        "How often reads may go before writes.",
        Range(-LARGEST, LARGEST, sensible=(1, 100)),
        2,
    ),
    _Tunable(
        "front_merges",
        "Front merges",
        "Merges are rare; off saves the search.",
        Toggle(),
        True,
    ),
    _Tunable(
        "prio_aging_expire",
        "Priority aging",
        "Time after which a low-priority request goes first.",
        _times(600_000),
        10_000,
    ),
    _Tunable(
        "async_depth",
        "Async depth",
        "Queue for writes; less keeps room for reads. Changing the queue size resets it.",
        Range(1, LARGEST, unit=Unit.REQUESTS, sensible=(1, 2048)),
        None,
        "read speed",
        "copy speed",
        after=("block.nr_requests",),
    ),
)

_BFQ = (
    _Tunable(
        "low_latency",
        "Low-latency mode",
        "Serves interactive programs first. Off gives more throughput.",
        Toggle(),
        True,
    ),
    _Tunable(
        "slice_idle",
        "Idle slice",
        "Wait for a program's next request. 0 suits fast SSDs and RAID controllers.",
        Range(1, LARGEST, off=0, unit=Unit.MILLISECONDS, sensible=(1, 100)),
        8,
        "throughput",
        "fairness",
        # Strict shares need the waiting, and switch it on (bfq_strict_guarantees_store).
        after=("bfq.strict_guarantees",),
    ),
    _Tunable(
        "strict_guarantees",
        "Strict guarantees",
        "One request at a time. Slow; for measurements.",
        Toggle(),
        False,
    ),
    _Tunable(
        "fifo_expire_sync",
        "Sync request expiry",
        "Deadline of requests that a program waits for.",
        Range(1, LARGEST, unit=Unit.MILLISECONDS, sensible=(1, 10_000)),
        125,
        "responsiveness",
        "throughput",
    ),
    _Tunable(
        "fifo_expire_async",
        "Async request expiry",
        "Deadline of requests such as background writes.",
        Range(1, LARGEST, unit=Unit.MILLISECONDS, sensible=(1, 60_000)),
        250,
        "responsiveness",
        "throughput",
    ),
    _Tunable(
        "timeout_sync",
        "Maximum time slice",
        "Longest exclusive time of one program.",
        # An eighth of a second is 31 ticks of 4 ms.
        _times(10_000, least=1),
        None,
        "responsiveness",
        "throughput",
    ),
    _Tunable(
        "max_budget",
        "Maximum budget",
        "Most sectors of one program at a time. 0: automatic.",
        Range(
            1,
            LARGEST,
            step=8,
            off=0,
            unit=Unit.SECTORS,
            off_word="automatic",
            sensible=(8, 1_048_576),
        ),
        0,
    ),
    _Tunable(
        "back_seek_max",
        "Maximum backward seek",
        "Longest move back for a nearer request.",
        Range(0, LARGEST, unit=Unit.KIB, sensible=(0, 1_048_576)),
        16384,
    ),
    _Tunable(
        "back_seek_penalty",
        "Backward seek penalty",
        "Cost factor of backward against forward seeks.",
        Range(1, LARGEST, sensible=(1, 100)),
        2,
    ),
)

_KYBER = (
    _Tunable(
        "read_lat_nsec",
        "Read latency target",
        "Target latency of reads, at the cost of other requests.",
        Range(0, LARGEST, step=10_000, unit=Unit.NANOSECONDS, sensible=(10_000, 1_000_000_000)),
        2_000_000,
        "responsiveness",
        "throughput",
    ),
    _Tunable(
        "write_lat_nsec",
        "Sync write latency",
        "Target latency of writes that a program waits for.",
        Range(0, LARGEST, step=10_000, unit=Unit.NANOSECONDS, sensible=(10_000, 1_000_000_000)),
        10_000_000,
        "responsiveness",
        "throughput",
    ),
)


def _setting(scheduler: str, tunable: _Tunable, file: str) -> Setting:
    """Return the declaration of one file of *scheduler*."""
    path = f"queue/iosched/{tunable.name}"
    return Setting(
        id=f"{scheduler.removeprefix('mq-')}.{tunable.name}",
        label=f"{tunable.label} ({scheduler})",
        help=tunable.help,
        purpose=Purpose.SPEED,
        domain=tunable.domain,
        access=SysfsFlag(path) if isinstance(tunable.domain, Toggle) else SysfsNumber(path),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        takes_hold=EffectLayer.MAKING_REQUESTS,
        less=tunable.less,
        more=tunable.more,
        source=f"Linux block/{file}",
        after=("block.scheduler", *tunable.after),
        behind=("block.scheduler", scheduler),
        default=tunable.default,
    )


SETTINGS = tuple(
    _setting(scheduler, tunable, file)
    for scheduler, file, tunables in (
        ("mq-deadline", "mq-deadline.c", _DEADLINE),
        ("bfq", "bfq-iosched.c", _BFQ),
        ("kyber", "kyber-iosched.c", _KYBER),
    )
    for tunable in tunables
)
