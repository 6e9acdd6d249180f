"""Caching and error recovery in the mode pages of SCSI and SAS disks, until they lose power or are reset.

Nothing is saved in the drive (SP): it starts with the values that its maker, or another program since, chose.
A drive has any of these fields; its mask of changeable bits says which can be written.

Source: SBC-4 (T10/BSR INCITS 506), caching and read-write error recovery mode pages; bytes, bits and mnemonics as
in sdparm 1.12, sdparm_data.c. Power conditions and warnings are declared in `scsi_conditions`.
"""

from __future__ import annotations

from disktune_contract.settings.access import ModeField, PageField
from disktune_contract.settings.setting import (
    Lifetime,
    Medium,
    Purpose,
    Range,
    Risk,
    Setting,
    Table,
    TableRow,
    Toggle,
)
from disktune_contract.units import Unit

_ERROR_RECOVERY, _CACHING = 0x01, 0x08

_CACHING_SOURCE = "SBC-4, caching mode page 08h (sdparm 1.12 sdparm_data.c), field "

_RETENTION = Table(
    (
        TableRow(0, "no preference", True),
        TableRow(1, "discarded first", True),
        TableRow(15, "kept longest", True),
    ),
    codes=(0, 15),
)


def _switch(
    name: str,
    label: str,
    text: str,
    field: PageField,
    mnemonic: str,
    *,
    inverted: bool = False,
    others: tuple[str, ...] = (),
) -> Setting:
    """Return a switch of the caching page that makes things faster or slower and does nothing else."""
    return Setting(
        id=f"scsi.{name}",
        label=label,
        help=text,
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=ModeField(_CACHING, field, inverted=inverted),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + mnemonic,
        other_names=(f"sdparm {mnemonic}", *others),
    )


def _number(
    name: str,
    label: str,
    text: str,
    field: PageField,
    mnemonic: str,
    unit: Unit,
    *,
    others: tuple[str, ...] = (),
) -> Setting:
    """Return a number of the caching page."""
    return Setting(
        id=f"scsi.{name}",
        label=label,
        help=text,
        purpose=Purpose.SPEED,
        domain=Range(0, (1 << field.bits) - 1, unit=unit),
        access=ModeField(_CACHING, field),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + mnemonic,
        other_names=(f"sdparm {mnemonic}", *others),
    )


_CACHE = (
    Setting(
        id="scsi.write_cache",
        label="Write cache (WCE)",
        help="Reports a write as done as soon as it is in the drive's memory. Much faster for small writes; "
        "servers often leave it off and use their RAID adapter's cache.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=ModeField(_CACHING, PageField(2, lsb=2), kernel_must_follow=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With the cache on, a power failure loses data that was not yet flushed to the platters or the "
        "flash.",
        source=_CACHING_SOURCE + "WCE",
        other_names=("sdparm WCE", "Writeback cache enable", "smartctl -s wcache"),
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
    ),
    _switch(
        "read_cache",
        "Read cache (RCD)",
        "Lets the drive answer reads from its own memory if it has read the data before. Most users leave this "
        "on; off measures the medium itself.",
        PageField(2, lsb=0),
        "RCD",
        inverted=True,
        others=("Read cache disable", "smartctl -s rcache"),
    ),
    _switch(
        "look_ahead",
        "Read-ahead (DRA)",
        "Lets the drive read beyond a request into its own memory, for the next one. Most users leave this on.",
        PageField(12, lsb=5),
        "DRA",
        inverted=True,
        others=("Disable read-ahead",),
    ),
    _switch(
        "read_across_cylinders",
        "Pre-fetch discontinuity (DISC)",
        "Lets a pre-fetch continue where the heads have to move. Helps long reads, but delays requests that "
        "arrive during it.",
        PageField(2, lsb=4),
        "DISC",
    ),
    _switch(
        "stop_reading_ahead",
        "Abort pre-fetch (ABPF)",
        "Makes a new command end the pre-fetch at once. Better for random access, worse for several long reads "
        "in parallel.",
        PageField(2, lsb=6),
        "ABPF",
    ),
    _switch(
        "cache_own_analysis",
        "Caching analysis (CAP)",
        "Lets the drive analyze how its cache is used and adapt to that. Off saves this effort and keeps "
        "unusual requests from changing the tuning.",
        PageField(2, lsb=5),
        "CAP",
        others=("Caching analysis permitted",),
    ),
    _switch(
        "cache_by_host",
        "Initiator control (IC)",
        "Makes the drive divide its cache by the segment values set here, not by its own algorithm. For "
        "experiments: the drive's algorithm is usually better.",
        PageField(2, lsb=7),
        "IC",
    ),
    _switch(
        "cache_divided_by_size",
        "Segmentation by size (SIZE)",
        "On divides the cache by segment size, off by number of segments. Has no effect without initiator "
        "control (IC).",
        PageField(2, lsb=3),
        "SIZE",
        others=("Size enable",),
    ),
    _switch(
        "prefetch_multiplied",
        "Multiplication factor (MF)",
        "Makes minimum and maximum pre-fetch count in lengths of the request, not in blocks.",
        PageField(2, lsb=1),
        "MF",
    ),
    _switch(
        "write_in_order",
        "Force sequential write (FSW)",
        "Makes the drive write the blocks of a command in ascending order, not in the fastest order. Costs much "
        "speed and is rarely useful.",
        PageField(12, lsb=7),
        "FSW",
    ),
    Setting(
        id="scsi.no_lasting_cache",
        label="Non-volatile cache off (NV_DIS)",
        help="Forbids the use of cache memory that survives a power failure; few drives have any. Data in it is "
        "then lost at a power failure.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=ModeField(_CACHING, PageField(12, lsb=0)),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, a power failure loses cached data that the drive would otherwise have kept.",
        source=_CACHING_SOURCE + "NV_DIS",
        other_names=("sdparm NV_DIS", "Non-volatile cache disable"),
    ),
    Setting(
        id="scsi.keep_what_was_read",
        label="Demand read retention priority",
        help="Sets which data the drive discards first when its cache is full: requested data or pre-fetched "
        "data.",
        purpose=Purpose.SPEED,
        domain=_RETENTION,
        access=ModeField(_CACHING, PageField(3, lsb=4, bits=4)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + "demand read retention priority",
        other_names=("sdparm DRRP",),
    ),
    Setting(
        id="scsi.keep_what_was_written",
        label="Write retention priority",
        help="Sets how long the drive keeps written data in its cache, to answer reads of the same sectors.",
        purpose=Purpose.SPEED,
        domain=_RETENTION,
        access=ModeField(_CACHING, PageField(3, lsb=0, bits=4)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + "write retention priority",
        other_names=("sdparm WRP",),
    ),
    _number(
        "prefetch_none_above",
        "Pre-fetch disable length (DPTL)",
        "Reads longer than this are not followed by a pre-fetch. 0 disables pre-fetch completely.",
        PageField(4, bits=16),
        "DPTL",
        Unit.SECTORS,
        others=("Disable pre-fetch transfer length",),
    ),
    _number(
        "prefetch_least",
        "Minimum pre-fetch",
        "Amount that the drive pre-fetches even if other requests wait. Higher favors long reads, lower favors "
        "random access.",
        PageField(6, bits=16),
        "MIPF",
        Unit.SECTORS,
    ),
    _number(
        "prefetch_most",
        "Maximum pre-fetch",
        "Largest amount that the drive pre-fetches while no other request waits.",
        PageField(8, bits=16),
        "MAPF",
        Unit.SECTORS,
    ),
    _number(
        "prefetch_ceiling",
        "Maximum pre-fetch ceiling",
        "Limit in sectors for a pre-fetch that counts in lengths of the request (MF).",
        PageField(10, bits=16),
        "MAPFC",
        Unit.SECTORS,
    ),
    _number(
        "cache_segments",
        "Number of cache segments",
        "Sets into how many parts the drive divides its cache. Each serves one sequential stream, so "
        "many streams need many parts.",
        PageField(13, bits=8),
        "NCS",
        Unit.NONE,
    ),
    _number(
        "cache_segment_size",
        "Cache segment size",
        "Sets the size of each part of the cache. Used only with initiator control (IC) and segmentation by "
        "size (SIZE).",
        PageField(14, bits=16),
        "CSS",
        Unit.NONE,
    ),
    _switch(
        "cache_segment_in_sectors",
        "Segment size in blocks (LBCSS)",
        "Makes the cache segment size count in blocks, not in bytes.",
        PageField(12, lsb=6),
        "LBCSS",
        others=("Logical block cache segment size",),
    ),
    Setting(
        id="scsi.sync_progress",
        label="Cache sync progress (SYNC_PROG)",
        help="Sets whether the drive accepts other commands and reports its progress while it flushes its cache.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "accept commands, no progress report", common=True),
                TableRow(1, "accept commands, report progress on request", common=True),
                TableRow(2, "reject commands that use the cache, report progress", common=True),
            ),
            codes=(0, 3),
        ),
        access=ModeField(_CACHING, PageField(12, lsb=1, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + "SYNC_PROG",
        other_names=("sdparm SYNC_PROG", "Synchronize cache progress indication"),
    ),
)

_RECOVERY = (
    Setting(
        id="scsi.keep_weak_on_write",
        label="No write reallocation (AWRE)",
        help="Makes a write to a bad sector fail instead of moving the data to a spare sector. Leave this off "
        "unless a RAID adapter manages bad sectors itself.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        # Inverted, so that the safe side is off, like that of every dangerous switch.
        access=ModeField(_ERROR_RECOVERY, PageField(2, lsb=7), inverted=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, failing sectors stay in use, and data written to them can be lost.",
        source="SBC-4, read-write error recovery mode page 01h (sdparm 1.12 sdparm_data.c), field AWRE",
        other_names=("sdparm AWRE", "Automatic write reallocation enabled"),
    ),
    Setting(
        id="scsi.keep_weak_on_read",
        label="No read reallocation (ARRE)",
        help="Leaves data on a sector that was hard to read instead of moving it to a spare sector. Leave this "
        "off: the next read can fail.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=ModeField(_ERROR_RECOVERY, PageField(2, lsb=6), inverted=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, data that was hard to read stays on the weak sector and can be lost there.",
        source="SBC-4, read-write error recovery mode page 01h (sdparm 1.12 sdparm_data.c), field ARRE",
        other_names=("sdparm ARRE", "Automatic read reallocation enabled"),
    ),
)

SETTINGS = (*_CACHE, *_RECOVERY)
