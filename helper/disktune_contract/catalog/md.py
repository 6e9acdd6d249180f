"""Arrays of the kernel's md driver: ``/sys/block/<array>/md``, and the limits that hold for all of them.

Sources: drivers/md/md.c, raid5.c, raid5-cache.c and md-bitmap.c of Linux 6.1 and 6.12, and
Documentation/admin-guide/md.rst. What mdadm alone can change without harm (bitmap, consistency policy) is shown.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveKind
from disktune_contract.settings.setting import (
    LARGEST,
    Bound,
    Choice,
    Lifetime,
    Medium,
    Needs,
    Purpose,
    Range,
    Risk,
    Setting,
    SysfsChoice,
    SysfsFlag,
    SysfsNumber,
    SysfsWord,
    Table,
    TableRow,
    Toggle,
)
from disktune_contract.units import Unit

_ARRAYS = frozenset({DriveKind.ARRAY})
_ARRAY = frozenset({Medium.ARRAY})

_FASTEST_KIB_S = 10_000_000
"""Ten gigabytes a second for each member: more than any drive does. The kernel holds an int."""

_SPEEDS = (1, _FASTEST_KIB_S)
_OF_ONE_ARRAY = Range(1, LARGEST, off=0, unit=Unit.KIB_S, off_word="as the system", sensible=_SPEEDS)
_OF_ALL_ARRAYS = Range(-LARGEST, LARGEST, unit=Unit.KIB_S, sensible=_SPEEDS)
"""proc_dointvec takes every int."""

_RESYNC = (
    Setting(
        id="md.sync_speed_min",
        label="Resync at least",
        help="How fast this array is rebuilt or checked even while programs use it, for each member. Higher "
        "finishes sooner and slows everything else down.",
        purpose=Purpose.SPEED,
        # 0 is refused by the kernel; here it stands for the word that gives the machine's limit back.
        domain=_OF_ONE_ARRAY,
        access=SysfsNumber("md/sync_speed_min", off_texts=("system",)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="programs first",
        more="array first",
        source="Linux drivers/md/md.c sync_min_store",
        matters_to=_ARRAY,
        default=0,
    ),
    Setting(
        id="md.sync_speed_max",
        label="Resync at most",
        help="How fast this array is rebuilt or checked while nothing else uses it, for each member. Lower keeps "
        "the drives cooler and the machine quieter.",
        purpose=Purpose.SPEED,
        domain=_OF_ONE_ARRAY,
        access=SysfsNumber("md/sync_speed_max", off_texts=("system",)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="programs first",
        more="array first",
        source="Linux drivers/md/md.c sync_max_store",
        matters_to=_ARRAY,
        default=0,
    ),
    Setting(
        id="md.speed_limit_min",
        label="All arrays: resync at least",
        help="The same for every array of the machine that has no limit of its own. One number for all: changing "
        "it here changes it everywhere.",
        purpose=Purpose.SPEED,
        domain=_OF_ALL_ARRAYS,
        access=SysfsNumber("@sysctl/dev/raid/speed_limit_min", kinds=_ARRAYS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="programs first",
        more="array first",
        source="Linux drivers/md/md.c sysctl_speed_limit_min",
        default=1000,
    ),
    Setting(
        id="md.speed_limit_max",
        label="All arrays: resync at most",
        help="The same for every array of the machine that has no limit of its own. One number for all: changing "
        "it here changes it everywhere.",
        purpose=Purpose.SPEED,
        domain=_OF_ALL_ARRAYS,
        access=SysfsNumber("@sysctl/dev/raid/speed_limit_max", kinds=_ARRAYS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="programs first",
        more="array first",
        source="Linux drivers/md/md.c sysctl_speed_limit_max",
        default=200_000,
    ),
)

_PARITY = (
    Setting(
        id="md.stripe_cache",
        label="Stripe cache",
        help="How many stripes of a RAID 4, 5 or 6 are kept in memory while they are put together. More makes "
        "writing faster; it takes 4 KiB of memory for each stripe and member.",
        purpose=Purpose.SPEED,
        domain=Range(17, 32768, unit=Unit.STRIPES),
        access=SysfsNumber("md/stripe_cache_size"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="The memory is taken at once and not given back: a large cache on a machine that is short of "
        "memory may bring it to a standstill.",
        less="saves memory",
        more="fast writing",
        source="Linux drivers/md/raid5.c raid5_set_cache_size",
        matters_to=_ARRAY,
        default=256,
    ),
    Setting(
        id="md.group_threads",
        label="Worker threads",
        help="How many threads share the work of a RAID 4, 5 or 6, for each group of processors. Pays with fast "
        "SSDs as members; hard disks never keep one thread busy.",
        purpose=Purpose.SPEED,
        # More threads than a machine has processors do not help.
        domain=Range(1, 8192, off=0, unit=Unit.THREADS, off_word="one for all", sensible=(1, 256)),
        access=SysfsNumber("md/group_thread_cnt"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/raid5.c raid5_store_group_thread_cnt",
        matters_to=_ARRAY,
        default=0,
    ),
    Setting(
        id="md.preread_bypass",
        label="Whole stripes before partial ones",
        help="How many stripes that are written whole may go before one that has to be read first. With 0 such a "
        "stripe waits until all whole ones are written.",
        purpose=Purpose.SPEED,
        domain=Range(0, 32768),
        access=SysfsNumber("md/preread_bypass_threshold", bounds=(Bound.STRIPE_CACHE,)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/raid5.c raid5_store_preread_threshold; Documentation/admin-guide/md.rst",
        default=1,
        # The stripe cache bounds it.
        after=("md.stripe_cache",),
    ),
    Setting(
        id="md.rmw_level",
        label="How parity is renewed",
        help="A small write needs the old data and parity, or all other data of the stripe. Usually md takes what "
        "needs fewer reads.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "always from all data", common=True),
                TableRow(1, "whatever takes fewer reads", common=True),
                TableRow(2, "whatever takes fewer reads, if equal from the old parity", common=True),
            )
        ),
        access=SysfsNumber("md/rmw_level"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/raid5.c raid5_store_rmw_level, handle_stripe_dirtying",
        default=1,
    ),
    Setting(
        id="md.skip_copy",
        label="Whole stripes without a copy",
        help="Lets the array write whole stripes straight from the program's pages. Saves processor time with "
        "very fast members, and makes the pages wait.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=SysfsFlag("md/skip_copy"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/raid5.c raid5_store_skip_copy",
        default=False,
    ),
    Setting(
        id="md.journal_mode",
        label="Journal",
        help="Whether the journal drive of a RAID 4, 5 or 6 only protects writes, or also collects them and says "
        "that they are saved.",
        purpose=Purpose.SPEED,
        domain=Choice(
            ("write-through", "write-back"),
            ("the journal only protects writes", "the journal also collects writes, which makes them quicker"),
        ),
        access=SysfsChoice("md/journal_mode"),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="With write-back, data that programs believe saved are on the journal drive alone for a while; if "
        "it fails, they are lost.",
        source="Linux drivers/md/raid5-cache.c r5c_journal_mode_store",
    ),
)

_BOOKKEEPING = (
    Setting(
        id="md.safe_mode_delay",
        label="Marked clean after",
        help="How long after the last write the array is marked as clean. Shorter means that a crash is less "
        "likely to need a check, longer that fewer marks are written.",
        purpose=Purpose.RELIABILITY,
        # Kept in ticks of 1, 4 or 10 ms: steps of 20 ms come back as written. It starts one tick above 200.
        # UINT_MAX / HZ is the most, with the least HZ there is.
        domain=Range(
            1, 42_949_672, step=20, off=0, unit=Unit.MILLISECONDS, off_word="never", sensible=(20, 60_000)
        ),
        access=SysfsNumber("md/safe_mode_delay", decimals=3),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/md.c safe_delay_store",
        default=200,
    ),
    Setting(
        id="md.bitmap_interval",
        label="Bitmap is written every",
        help="How long the write-intent bitmap waits before it forgets what has been written safely. Longer means "
        "fewer writes, and more to check after a crash.",
        purpose=Purpose.RELIABILITY,
        domain=Range(1, LARGEST, unit=Unit.SECONDS, sensible=(1, 3600)),
        # Without a bitmap it is 0, which nobody can write.
        access=SysfsNumber("md/bitmap/time_base", least=1),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/md-bitmap.c timeout_store",
        default=5,
        matters_to=_ARRAY,
    ),
    Setting(
        id="md.bitmap_backlog",
        label="Writes behind slow mirrors",
        help="How many writes to members marked write-mostly may be unfinished while programs already go on. Only "
        "for mirrors that have such a member.",
        purpose=Purpose.SPEED,
        # COUNTER_MAX of drivers/md/md-bitmap.h.
        domain=Range(1, 16383, off=0, unit=Unit.REQUESTS),
        access=SysfsNumber(
            "md/bitmap/backlog", needs=(Needs("md/level", "raid1", "Only mirrors (RAID 1) have it."),)
        ),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="If the fast member fails, writes that the slow one has not yet got are lost.",
        source="Linux drivers/md/md-bitmap.c backlog_store",
        default=0,
    ),
    Setting(
        id="md.bitmap_location",
        label="Write-intent bitmap",
        help="Remembers which regions were being written, so that a crash does not mean checking the whole array.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(("none", "file")),
        access=SysfsWord(
            "md/bitmap/location",
            locked="It is shown only: adding and removing it are among the actions.",
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.PERMANENT,
        source="Linux drivers/md/md-bitmap.c location_store",
    ),
    Setting(
        id="md.consistency_policy",
        label="Way back after a crash",
        help="What makes the members agree again after a crash: a check of everything, the bitmap, a journal, or "
        "the partial parity log.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(
            ("resync", "bitmap", "journal", "ppl"),
            (
                "everything is checked",
                "only the regions that were being written are checked",
                "the journal says what was being written",
                "the partial parity log on the members says what was being written",
            ),
        ),
        access=SysfsWord(
            "md/consistency_policy",
            locked="It is shown only: changing it lays out the members anew, which is for mdadm to do (mdadm "
            "--grow --consistency-policy).",
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.PERMANENT,
        source="Linux drivers/md/md.c consistency_policy_store",
    ),
)

SETTINGS = (*_RESYNC, *_PARITY, *_BOOKKEEPING)
