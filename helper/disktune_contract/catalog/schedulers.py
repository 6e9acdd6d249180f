"""What each I/O scheduler lets be tuned: ``/sys/block/<drive>/queue/iosched``.

The files are those of the active scheduler, and another scheduler starts with its own defaults.
Sources: block/mq-deadline.c, block/bfq-iosched.c and block/kyber-iosched.c of Linux 6.1 and 6.12, from whose
STORE_ macros the ends of the ranges are; what is sensible is ours.
"""

from __future__ import annotations

from disktune_contract.record import record
from disktune_contract.settings.setting import (
    LARGEST,
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
    """What resets it, besides another scheduler."""


_DEADLINE = (
    _Tunable(
        "read_expire",
        "Reads may wait",
        "How long a read may be passed over by others nearer to the head before it goes first.",
        _times(10_000),
        500,
        "prompt",
        "throughput",
    ),
    _Tunable(
        "write_expire",
        "Writes may wait",
        "How long a write may be passed over before it goes first.",
        _times(60_000),
        5000,
        "prompt",
        "throughput",
    ),
    _Tunable(
        "fifo_batch",
        "Requests in a row",
        "How many neighbouring requests go to the drive before the scheduler looks who waits longest.",
        Range(0, LARGEST, unit=Unit.REQUESTS, sensible=(1, 1024)),
        16,
        "prompt",
        "throughput",
    ),
    _Tunable(
        "writes_starved",
        "Reads before writes",
        "How often reads may go first before writes get their turn.",
        Range(-LARGEST, LARGEST, sensible=(1, 100)),
        2,
    ),
    _Tunable(
        "front_merges",
        "Merging at the front",
        "Whether a request may be joined with one that begins where it ends. Rare; off saves the search.",
        Toggle(),
        True,
    ),
    _Tunable(
        "prio_aging_expire",
        "Low priority waits at most",
        "After how long a request of low priority goes ahead of more important ones.",
        _times(600_000),
        10_000,
    ),
    _Tunable(
        "async_depth",
        "Writes in the queue",
        "How many places of the request queue writes may take; fewer keep places free for reads. Every change of "
        "the queue's length resets it.",
        Range(1, LARGEST, unit=Unit.REQUESTS, sensible=(1, 2048)),
        None,
        "reads first",
        "fast copies",
        after=("block.nr_requests",),
    ),
)

_BFQ = (
    _Tunable(
        "low_latency",
        "Interactive programs first",
        "Whether the scheduler recognises interactive programs and favours them. Off gives more throughput.",
        Toggle(),
        True,
    ),
    _Tunable(
        "slice_idle",
        "Waits for the next request",
        "How long the scheduler lets the drive idle in the hope that the same program asks again nearby. 0 suits "
        "fast SSDs and arrays behind a controller.",
        Range(1, LARGEST, off=0, unit=Unit.MILLISECONDS, sensible=(1, 100)),
        8,
        "throughput",
        "fair shares",
        # Strict shares need the waiting, and switch it on (bfq_strict_guarantees_store).
        after=("bfq.strict_guarantees",),
    ),
    _Tunable(
        "strict_guarantees",
        "Strict shares",
        "Whether shares are kept exactly, one request at a time. Slow; for measurements.",
        Toggle(),
        False,
    ),
    _Tunable(
        "fifo_expire_sync",
        "Reads may wait",
        "How long a request that a program waits for may be passed over.",
        Range(1, LARGEST, unit=Unit.MILLISECONDS, sensible=(1, 10_000)),
        125,
        "prompt",
        "throughput",
    ),
    _Tunable(
        "fifo_expire_async",
        "Writes may wait",
        "How long a write in the background may be passed over.",
        Range(1, LARGEST, unit=Unit.MILLISECONDS, sensible=(1, 60_000)),
        250,
        "prompt",
        "throughput",
    ),
    _Tunable(
        "timeout_sync",
        "Longest turn",
        "How long one program may have the drive for itself.",
        # An eighth of a second is 31 ticks of 4 ms.
        _times(10_000, least=1),
        None,
        "prompt",
        "throughput",
    ),
    _Tunable(
        "max_budget",
        "Largest turn",
        "How much one program may move in its turn, in sectors; by itself the scheduler measures the drive and "
        "decides.",
        Range(
            1,
            LARGEST,
            step=8,
            off=0,
            unit=Unit.SECTORS,
            off_word="by itself",
            sensible=(8, 1_048_576),
        ),
        0,
    ),
    _Tunable(
        "back_seek_max",
        "Seeks backwards at most",
        "How far back the head may go for a request that lies nearer than the next one ahead.",
        Range(0, LARGEST, unit=Unit.KIB, sensible=(0, 1_048_576)),
        16384,
    ),
    _Tunable(
        "back_seek_penalty",
        "Cost of seeking backwards",
        "How many times longer than forwards a way backwards is taken to be.",
        Range(1, LARGEST, sensible=(1, 100)),
        2,
    ),
)

_KYBER = (
    _Tunable(
        "read_lat_nsec",
        "Reads shall take",
        "The time within which reads shall finish; the scheduler holds other requests back for it.",
        Range(0, LARGEST, step=10_000, unit=Unit.NANOSECONDS, sensible=(10_000, 1_000_000_000)),
        2_000_000,
        "prompt",
        "throughput",
    ),
    _Tunable(
        "write_lat_nsec",
        "Writes shall take",
        "The time within which writes that a program waits for shall finish.",
        Range(0, LARGEST, step=10_000, unit=Unit.NANOSECONDS, sensible=(10_000, 1_000_000_000)),
        10_000_000,
        "prompt",
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
