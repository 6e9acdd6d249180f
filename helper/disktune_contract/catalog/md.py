"""Arrays of the kernel's md driver: ``/sys/block/<array>/md``, and the limits that apply to all of them.

Sources: drivers/md/md.c, raid5.c, raid5-cache.c and md-bitmap.c of Linux 6.1 and 6.12, and
Documentation/admin-guide/md.rst. The bitmap and the consistency policy, which only mdadm can change without harm,
are shown and not written.
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
"""Ten gigabytes a second for each member: more than any drive does. The kernel stores an int."""

_SPEEDS = (1, _FASTEST_KIB_S)
_OF_ONE_ARRAY = Range(1, LARGEST, off=0, unit=Unit.KIB_S, off_word="system limit", sensible=_SPEEDS)
_OF_ALL_ARRAYS = Range(-LARGEST, LARGEST, unit=Unit.KIB_S, sensible=_SPEEDS)
"""proc_dointvec takes every int."""

_RESYNC = (
    Setting(
        id="md.sync_speed_min",
        label="Minimum sync speed",
        help="Resync speed per member while programs use the array, which it slows.",
        purpose=Purpose.SPEED,
        # 0 is refused by the kernel; here it represents the word that restores the machine's limit.
        domain=_OF_ONE_ARRAY,
        access=SysfsNumber("md/sync_speed_min", off_texts=("system",)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="program speed",
        more="resync speed",
        source="Linux drivers/md/md.c sync_min_store",
        matters_to=_ARRAY,
        default=0,
    ),
    Setting(
        id="md.sync_speed_max",
        label="Maximum sync speed",
        help="Resync speed per member of an unused array. Lower is cooler and quieter.",
        purpose=Purpose.SPEED,
        domain=_OF_ONE_ARRAY,
        access=SysfsNumber("md/sync_speed_max", off_texts=("system",)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="program speed",
        more="resync speed",
        source="Linux drivers/md/md.c sync_max_store",
        matters_to=_ARRAY,
        default=0,
    ),
    Setting(
        id="md.speed_limit_min",
        label="Minimum sync speed, all arrays",
        help="For all arrays without a minimum of their own.",
        purpose=Purpose.SPEED,
        domain=_OF_ALL_ARRAYS,
        access=SysfsNumber("@sysctl/dev/raid/speed_limit_min", kinds=_ARRAYS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="program speed",
        more="resync speed",
        source="Linux drivers/md/md.c sysctl_speed_limit_min",
        other_names=("sysctl dev.raid.speed_limit_min",),
        default=1000,
    ),
    Setting(
        id="md.speed_limit_max",
        label="Maximum sync speed, all arrays",
        help="For all arrays without a maximum of their own.",
        purpose=Purpose.SPEED,
        domain=_OF_ALL_ARRAYS,
        access=SysfsNumber("@sysctl/dev/raid/speed_limit_max", kinds=_ARRAYS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        less="program speed",
        more="resync speed",
        source="Linux drivers/md/md.c sysctl_speed_limit_max",
        other_names=("sysctl dev.raid.speed_limit_max",),
        default=200_000,
    ),
)

_PARITY = (
    Setting(
        id="md.stripe_cache",
        label="Stripe cache size",
        help="More speeds up writes; each takes 4 KiB per member.",
        purpose=Purpose.SPEED,
        domain=Range(17, 32768, unit=Unit.STRIPES),
        access=SysfsNumber("md/stripe_cache_size"),
        risk=Risk.HANG,
        lifetime=Lifetime.KERNEL,
        danger="A large cache can hang a computer that is short of memory.",
        less="free memory",
        more="write speed",
        source="Linux drivers/md/raid5.c raid5_set_cache_size",
        matters_to=_ARRAY,
        default=256,
    ),
    Setting(
        id="md.group_threads",
        label="Worker threads per NUMA node",
        help="Helps arrays of fast SSDs, not of hard disks.",
        purpose=Purpose.SPEED,
        # More threads than a machine has processors do not help.
        domain=Range(1, 8192, off=0, unit=Unit.THREADS, off_word="single thread", sensible=(1, 256)),
        access=SysfsNumber("md/group_thread_cnt"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/raid5.c raid5_store_group_thread_cnt",
        matters_to=_ARRAY,
        default=0,
    ),
    Setting(
        id="md.preread_bypass",
        label="Preread bypass threshold",
        help="Full-stripe writes before a stripe that needs reading.",
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
        label="Parity update (RMW/RCW)",
        help="How partial stripes are written.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "always RCW", common=True),
                TableRow(1, "the one with fewer reads", common=True),
                TableRow(2, "the one with fewer reads; RMW if equal", common=True),
            )
        ),
        access=SysfsNumber("md/rmw_level"),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/raid5.c raid5_store_rmw_level, handle_stripe_dirtying",
        other_names=("read-modify-write", "reconstruct-write"),
        default=1,
    ),
    Setting(
        id="md.skip_copy",
        label="Skip copy of full stripes",
        help="Saves CPU time, but programs wait to change their pages.",
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
        label="Journal mode",
        help="Whether the journal also caches writes.",
        purpose=Purpose.SPEED,
        domain=Choice(
            ("write-through", "write-back"),
            ("only protects writes", "also caches writes: faster"),
        ),
        access=SysfsChoice("md/journal_mode"),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="With write-back, a failed journal device loses data.",
        source="Linux drivers/md/raid5-cache.c r5c_journal_mode_store",
        other_names=("mdadm --write-journal", "write-through", "write-back"),
    ),
)

_BOOKKEEPING = (
    Setting(
        id="md.safe_mode_delay",
        label="Safe mode delay",
        help="Delay before the array is marked clean. Shorter avoids resyncs; longer writes less.",
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
        label="Bitmap update delay",
        help="Delay before bits are cleared. Longer writes less, but resyncs more.",
        purpose=Purpose.RELIABILITY,
        domain=Range(1, LARGEST, unit=Unit.SECONDS, sensible=(1, 3600)),
        # Without a bitmap it is 0, which cannot be written.
        access=SysfsNumber("md/bitmap/time_base", least=1),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        source="Linux drivers/md/md-bitmap.c timeout_store",
        other_names=("mdadm --delay",),
        default=5,
        matters_to=_ARRAY,
    ),
    Setting(
        id="md.bitmap_backlog",
        label="Write-behind limit",
        help="Writes to write-mostly members that programs do not wait for.",
        purpose=Purpose.SPEED,
        # COUNTER_MAX of drivers/md/md-bitmap.h.
        domain=Range(1, 16383, off=0, unit=Unit.REQUESTS),
        access=SysfsNumber("md/bitmap/backlog", needs=(Needs("md/level", "raid1", "Only RAID 1 supports this."),)),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.KERNEL,
        danger="If the fast member fails, writes missing elsewhere are lost.",
        source="Linux drivers/md/md-bitmap.c backlog_store",
        other_names=("mdadm --write-behind",),
        default=0,
    ),
    Setting(
        id="md.bitmap_location",
        label="Write-intent bitmap",
        help="Marks regions being written, so that a crash needs no full resync.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(("none", "file")),
        access=SysfsWord(
            "md/bitmap/location",
            locked="Read-only: use “Add Bitmap”, “Remove Bitmap” or mdadm --grow --bitmap.",
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.PERMANENT,
        source="Linux drivers/md/md-bitmap.c location_store",
        other_names=("mdadm --bitmap", "mdadm -b"),
    ),
    Setting(
        id="md.consistency_policy",
        label="Consistency policy",
        help="Restores redundancy after an unclean shutdown: by resync, bitmap, journal or PPL.",
        purpose=Purpose.RELIABILITY,
        domain=Choice(
            ("resync", "bitmap", "journal", "ppl"),
            (
                "full resync",
                "resync of the regions marked in the bitmap",
                "replay of the journal",
                "repair by the partial parity log",
            ),
        ),
        access=SysfsWord(
            "md/consistency_policy",
            locked="Read-only: use mdadm --grow --consistency-policy, which rewrites metadata.",
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.PERMANENT,
        source="Linux drivers/md/md.c consistency_policy_store",
        other_names=("mdadm --consistency-policy", "mdadm -k"),
    ),
)

SETTINGS = (*_RESYNC, *_PARITY, *_BOOKKEEPING)
