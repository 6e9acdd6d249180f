"""Caching and error recovery in the mode pages of SCSI and SAS disks, until they lose power or are reset.

Nothing is saved in the drive (SP): what it starts with stays what its maker, or somebody since, chose.
A drive may have any of these, and lets be changed what its mask of changeable bits says.

Source: SBC-4 (T10/BSR INCITS 506), caching and read-write error recovery mode pages; bytes and bits as in
sdparm 1.12, sdparm_data.c. Rest and warnings are declared in `scsi_conditions`.
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
        TableRow(1, "drop them first", True),
        TableRow(15, "keep them longest", True),
    ),
    codes=(0, 15),
)


def _switch(
    name: str, label: str, text: str, field: PageField, mnemonic: str, *, inverted: bool = False
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
    )


def _number(name: str, label: str, text: str, field: PageField, mnemonic: str, unit: Unit) -> Setting:
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
    )


_CACHE = (
    Setting(
        id="scsi.write_cache",
        label="Write cache of the disk",
        help="Lets the disk say that data is saved while it is still in its memory. Much faster for many "
        "small writes; servers often leave it off and rely on the cache of their RAID adapter.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=ModeField(_CACHING, PageField(2, lsb=2), kernel_must_follow=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With the cache on, a power failure loses what was not yet flushed to the platters or the flash.",
        source=_CACHING_SOURCE + "WCE",
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
    ),
    _switch(
        "read_cache",
        "Read cache of the disk",
        "Lets the disk answer from its own memory what it has read before. There is hardly a reason to "
        "switch it off but measuring the platters themselves.",
        PageField(2, lsb=0),
        "RCD",
        inverted=True,
    ),
    _switch(
        "look_ahead",
        "Look-ahead of the disk",
        "Lets the disk read on into its own memory after a read, in case the next request wants what "
        "follows. Rarely worth switching off.",
        PageField(12, lsb=5),
        "DRA",
        inverted=True,
    ),
    _switch(
        "read_across_cylinders",
        "Read on past the track",
        "Lets the look-ahead go on where the heads have to move. It matters for long reads, and delays a "
        "request that comes meanwhile.",
        PageField(2, lsb=4),
        "DISC",
    ),
    _switch(
        "stop_reading_ahead",
        "Drop the look-ahead for a new request",
        "Makes the disk break off reading ahead as soon as another request waits. Better for random access, "
        "worse for several long reads at a time.",
        PageField(2, lsb=6),
        "ABPF",
    ),
    _switch(
        "cache_own_analysis",
        "Let the disk judge its caching",
        "Permits the disk to analyze how its cache is used and to adapt to that. Off saves the disk the effort, "
        "and keeps unusual requests from changing what it has learned.",
        PageField(2, lsb=5),
        "CAP, which permits the analysis when 1",
    ),
    _switch(
        "cache_by_host",
        "Divide the cache as set here",
        "Makes the disk divide its cache by the numbers that are set here rather than by its own algorithm. "
        "For experiments; the disk usually knows better.",
        PageField(2, lsb=7),
        "IC",
    ),
    _switch(
        "cache_divided_by_size",
        "Divide the cache by size",
        "If the cache is divided as set here: on, by the size of a segment; off, by the number of segments.",
        PageField(2, lsb=3),
        "SIZE",
    ),
    _switch(
        "prefetch_multiplied",
        "Limits of look-ahead multiply",
        "Makes the two limits of the look-ahead count in lengths of the request rather than in sectors.",
        PageField(2, lsb=1),
        "MF",
    ),
    _switch(
        "write_in_order",
        "Write in ascending order",
        "Makes the disk write the sectors of a command in ascending order rather than in the one that is fastest. "
        "It costs much speed and is rarely of use.",
        PageField(12, lsb=7),
        "FSW",
    ),
    Setting(
        id="scsi.no_lasting_cache",
        label="Do without the lasting cache",
        help="Forbids the use of cache memory that survives a power failure, in the few disks that have "
        "some. What was safe there is safe no more.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=ModeField(_CACHING, PageField(12, lsb=0)),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, a power failure loses cached data that the disk would otherwise have kept.",
        source=_CACHING_SOURCE + "NV_DIS",
    ),
    Setting(
        id="scsi.keep_what_was_read",
        label="Cached data that was read",
        help="Which data the disk gives up first when its cache is full: what programs asked for, or what "
        "it read ahead.",
        purpose=Purpose.SPEED,
        domain=_RETENTION,
        access=ModeField(_CACHING, PageField(3, lsb=4, bits=4)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + "demand read retention priority",
    ),
    Setting(
        id="scsi.keep_what_was_written",
        label="Cached data that was written",
        help="How long the disk keeps written data in its cache to answer reads of the same sectors.",
        purpose=Purpose.SPEED,
        domain=_RETENTION,
        access=ModeField(_CACHING, PageField(3, lsb=0, bits=4)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + "write retention priority",
    ),
    _number(
        "prefetch_none_above",
        "No look-ahead after reads above",
        "Requests longer than this are not followed by reading ahead. 0 switches the look-ahead off altogether.",
        PageField(4, bits=16),
        "disable pre-fetch transfer length",
        Unit.SECTORS,
    ),
    _number(
        "prefetch_least",
        "Look-ahead, least",
        "How much the disk reads ahead even if other requests wait. More favours long reads, less random access.",
        PageField(6, bits=16),
        "minimum pre-fetch",
        Unit.SECTORS,
    ),
    _number(
        "prefetch_most",
        "Look-ahead, most",
        "How much the disk reads ahead at most while nothing else waits.",
        PageField(8, bits=16),
        "maximum pre-fetch",
        Unit.SECTORS,
    ),
    _number(
        "prefetch_ceiling",
        "Look-ahead, ceiling",
        "A bound in sectors for limits of the look-ahead that count in lengths of the request.",
        PageField(10, bits=16),
        "maximum pre-fetch ceiling",
        Unit.SECTORS,
    ),
    _number(
        "cache_segments",
        "Cache segments",
        "Into how many parts the disk divides its cache. Each serves one sequential reader or writer, so "
        "many readers want many and one wants few.",
        PageField(13, bits=8),
        "number of cache segments",
        Unit.NONE,
    ),
    _number(
        "cache_segment_size",
        "Cache segment size",
        "How large each part of the cache is, if the cache is divided as set here and by size.",
        PageField(14, bits=16),
        "cache segment size",
        Unit.NONE,
    ),
    _switch(
        "cache_segment_in_sectors",
        "Segment size counts sectors",
        "Makes the size of a cache segment count in sectors rather than in bytes.",
        PageField(12, lsb=6),
        "LBCSS",
    ),
    Setting(
        id="scsi.sync_progress",
        label="Commands during a long flush",
        help="Whether the disk goes on with other commands while it writes out its cache, and tells its progress.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "go on, say nothing", common=True),
                TableRow(1, "go on, tell the progress when asked", common=True),
                TableRow(2, "refuse them and tell the progress", common=True),
            ),
            codes=(0, 3),
        ),
        access=ModeField(_CACHING, PageField(12, lsb=1, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_CACHING_SOURCE + "SYNC_PROG",
    ),
)

_RECOVERY = (
    Setting(
        id="scsi.keep_weak_on_write",
        label="Keep weak sectors when writing",
        help="Normally off: a disk that fails to write a sector puts a spare one in its place. On, the "
        "write fails instead, which only makes sense where an adapter manages bad sectors itself.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        # Inverted, so that the safe side is off as it is of every dangerous switch.
        access=ModeField(_ERROR_RECOVERY, PageField(2, lsb=7), inverted=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, sectors that fail stay in use, and what is written to them may be lost.",
        source="SBC-4, read-write error recovery mode page 01h (sdparm 1.12 sdparm_data.c), field AWRE",
    ),
    Setting(
        id="scsi.keep_weak_on_read",
        label="Keep weak sectors when reading",
        help="Normally off: a disk that could read a sector only with effort moves the data to a spare one. "
        "On, it stays where it is, and the next read may fail.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=ModeField(_ERROR_RECOVERY, PageField(2, lsb=6), inverted=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, data that was hard to read stays on the weak sector and may be lost there.",
        source="SBC-4, read-write error recovery mode page 01h (sdparm 1.12 sdparm_data.c), field ARRE",
    ),
)

SETTINGS = (*_CACHE, *_RECOVERY)
