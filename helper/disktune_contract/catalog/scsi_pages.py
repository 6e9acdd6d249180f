"""Settings in the mode pages of SCSI and SAS disks: caching, error recovery, power conditions, warnings.

Nothing is saved in the drive (SP): it starts with the values that its maker, or another program since, chose.
Which of these fields can be written is in the drive's mask of changeable bits.

Source: SBC-4 (T10/BSR INCITS 506), caching and read-write error recovery mode pages; bytes, bits and mnemonics as
in sdparm 1.12, sdparm_data.c.
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
from disktune_contract.units import Unit, duration

# -- power conditions and informational exceptions ---------------------------------------------------------
#
# Nothing is saved in the drive. Which of these fields can be written is in the drive's mask of changeable bits.
#
# Source: SPC-5 (T10/BSR INCITS 502), power condition and informational exceptions control mode pages;
# bytes, bits and mnemonics as in sdparm 1.12, sdparm_data.c.

_POWER_CONDITION, _EXCEPTIONS = 0x1A, 0x1C

_POWER_SOURCE = "SPC-5, power condition mode page 1Ah (sdparm 1.12 sdparm_data.c), "
_EXCEPTIONS_SOURCE = "SPC-5, informational exceptions control mode page 1Ch (sdparm 1.12 sdparm_data.c), field "

_NEVER = -1
"""A timer that is disabled; 0 is one that has run out at once."""
_TICK_S = 0.1
"""What the timers of the power condition page count in."""
_SECONDS = (
    *(0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2700, 3600),
    *(5400, 7200, 10800, 14400, 18000, 21600, 28800, 36000, 43200, 86400),
)
"""Times that can be chosen."""
_SOON_S = (1, 2, 5, 10, 60, 120, 300, 600)
_LATE_S = (60, 300, 600, 900, 1200, 1800, 3600, 7200)

_NOTICE = Table(
    (
        TableRow(0, "by the transport standard", True),
        TableRow(1, "disabled", True),
        TableRow(2, "enabled", True),
    ),
    codes=(0, 3),
)


def _timer(
    name: str,
    label: str,
    text: str,
    timer_byte: int,
    enable: PageField,
    mnemonics: tuple[str, str],
    common_s: tuple[int, ...],
    *,
    matters: bool = False,
) -> Setting:
    """Return one of the five timers after which an idle drive enters a power condition of less power."""
    rows = (TableRow(round(time_s / _TICK_S), duration(time_s), common=time_s in common_s) for time_s in _SECONDS)
    return Setting(
        id=f"scsi.{name}",
        label=label,
        help=text,
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table((TableRow(_NEVER, "never", common=True), *rows), tick_s=_TICK_S, codes=(0, 0xFFFFFFFF)),
        access=ModeField(_POWER_CONDITION, PageField(timer_byte, bits=32), enable=enable, off=_NEVER),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        matters_to=frozenset({Medium.HDD}) if matters else frozenset(),
        source=f"{_POWER_SOURCE}timer at byte {timer_byte}, enabled by bit {enable.lsb} of byte {enable.byte}",
        other_names=("EPC", *(f"sdparm {mnemonic}" for mnemonic in mnemonics)),
        shows_late=True,
    )


_POWER = (
    _timer(
        "idle_a_after",
        "Idle_a timer",
        "Idle time before part of the electronics turns off.",
        4,
        PageField(3, lsb=1),
        ("IACT", "IDLE_A"),
        _SOON_S,
    ),
    _timer(
        "idle_b_after",
        "Idle_b timer",
        "Idle time before the heads unload, which adds load cycles.",
        12,
        PageField(3, lsb=2),
        ("IBCT", "IDLE_B"),
        _SOON_S,
        matters=True,
    ),
    _timer(
        "idle_c_after",
        "Idle_c timer",
        "Idle time before the rotation slows down for seconds.",
        16,
        PageField(3, lsb=3),
        ("ICCT", "IDLE_C"),
        _LATE_S,
    ),
    _timer(
        "standby_y_after",
        "Standby_y timer",
        "Idle time before standby_y, the deepest quick condition.",
        20,
        PageField(2, lsb=0),
        ("SYCT", "STANDBY_Y"),
        _LATE_S,
    ),
    _timer(
        "standby_z_after",
        "Standby_z timer (spin-down)",
        "Idle time before spin-down, which wears the drive.",
        8,
        PageField(3, lsb=0),
        ("SZCT", "STANDBY_Z"),
        _LATE_S,
        matters=True,
    ),
    Setting(
        id="scsi.background_before_rest",
        label="Background function precedence",
        help="Whether media scans and the like go before power saving.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table(
            (
                TableRow(0, "vendor-specific", True),
                TableRow(1, "background functions first", True),
                TableRow(2, "power saving first", True),
            ),
            codes=(0, 3),
        ),
        access=ModeField(_POWER_CONDITION, PageField(2, lsb=6, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_POWER_SOURCE + "field PM_BG_PRECEDENCE",
        other_names=("sdparm PM_BG",),
        shows_late=True,
    ),
)


def _check(name: str, label: str, text: str, lsb: int, mnemonic: str) -> Setting:
    """Return whether the first command after a power condition ends with CHECK CONDITION."""
    return Setting(
        id=f"scsi.told_after_{name}",
        label=label,
        help=text,
        purpose=Purpose.MONITORING,
        domain=_NOTICE,
        access=ModeField(_POWER_CONDITION, PageField(39, lsb=lsb, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=f"{_POWER_SOURCE}field {mnemonic}",
        other_names=(f"sdparm {mnemonic}",),
    )


_CHECKS = (
    _check(
        "idle",
        "Check condition from idle_c",
        "The first command gets CHECK CONDITION; the kernel retries it.",
        6,
        "CCF_IDLE",
    ),
    _check(
        "standby",
        "Check condition from standby",
        "The first command gets CHECK CONDITION; the kernel retries it.",
        4,
        "CCF_STAND",
    ),
    _check(
        "stop",
        "Check condition from stopped",
        "The first command gets CHECK CONDITION; the kernel retries it.",
        2,
        "CCF_STOPP",
    ),
)

_WARNINGS = (
    Setting(
        id="scsi.failure_warnings",
        label="Informational exceptions (IE)",
        help="Reports a predicted failure, as smartd needs.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=ModeField(_EXCEPTIONS, PageField(2, lsb=3), inverted=True),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "DEXCPT",
        other_names=("sdparm DEXCPT", "Disable exception control", "smartctl -s on"),
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
    ),
    Setting(
        id="scsi.other_warnings",
        label="Warning reporting (EWASC)",
        help="Reports warnings such as a high temperature, as smartd needs.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=ModeField(_EXCEPTIONS, PageField(2, lsb=4)),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "EWASC",
        other_names=("sdparm EWASC", "Enable warning"),
    ),
    Setting(
        id="scsi.warning_method",
        label="Reporting method (MRIE)",
        help="All but the first work with smartd.",
        purpose=Purpose.MONITORING,
        domain=Table(
            (
                TableRow(0, "no reporting", common=True),
                TableRow(2, "unit attention", common=True),
                TableRow(3, "recovered error, if reported (PER)", common=True),
                TableRow(4, "recovered error, always", common=True),
                TableRow(5, "no error, only sense data", common=True),
                TableRow(6, "only on request (REQUEST SENSE)", common=True),
            ),
            codes=(0, 15),
        ),
        access=ModeField(_EXCEPTIONS, PageField(3, lsb=0, bits=4)),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "MRIE",
        other_names=("sdparm MRIE", "Method of reporting informational exceptions"),
    ),
)

CONDITION_SETTINGS = (*_POWER, *_CHECKS, *_WARNINGS)


# -- caching and error recovery ----------------------------------------------------------------------------

_ERROR_RECOVERY, _CACHING = 0x01, 0x08

_RECOVERY_SOURCE = "SBC-4, read-write error recovery mode page 01h (sdparm 1.12 sdparm_data.c), field "
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
        help="Reports writes as done while in the drive's memory: much faster small writes.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=ModeField(_CACHING, PageField(2, lsb=2), kernel_must_follow=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, a power failure loses cached data.",
        source=_CACHING_SOURCE + "WCE",
        other_names=("sdparm WCE", "Writeback cache enable", "smartctl -s wcache"),
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
    ),
    _switch(
        "read_cache",
        "Read cache (RCD)",
        "Answers repeated reads from memory; off measures the medium.",
        PageField(2, lsb=0),
        "RCD",
        inverted=True,
        others=("Read cache disable", "smartctl -s rcache"),
    ),
    _switch(
        "look_ahead",
        "Read-ahead (DRA)",
        "Reads on into the drive's memory for the next request.",
        PageField(12, lsb=5),
        "DRA",
        inverted=True,
        others=("Disable read-ahead",),
    ),
    _switch(
        "read_across_cylinders",
        "Pre-fetch discontinuity (DISC)",
        "Pre-fetches across head movements. Helps long reads, delays other requests.",
        PageField(2, lsb=4),
        "DISC",
    ),
    _switch(
        "stop_reading_ahead",
        "Abort pre-fetch (ABPF)",
        "Better for random access, worse for parallel long reads.",
        PageField(2, lsb=6),
        "ABPF",
    ),
    _switch(
        "cache_own_analysis",
        "Caching analysis (CAP)",
        "Adapts the cache to its use.",
        PageField(2, lsb=5),
        "CAP",
        others=("Caching analysis permitted",),
    ),
    _switch(
        "cache_by_host",
        "Initiator control (IC)",
        "Uses the segment values set here. The drive's own are usually better.",
        PageField(2, lsb=7),
        "IC",
    ),
    _switch(
        "cache_divided_by_size",
        "Segmentation by size (SIZE)",
        "By segment size instead of number. Needs initiator control (IC).",
        PageField(2, lsb=3),
        "SIZE",
        others=("Size enable",),
    ),
    _switch(
        "prefetch_multiplied",
        "Multiplication factor (MF)",
        "Counts pre-fetch in request lengths, not blocks.",
        PageField(2, lsb=1),
        "MF",
    ),
    _switch(
        "write_in_order",
        "Force sequential write (FSW)",
        "Writes blocks in ascending order. Slow and rarely useful.",
        PageField(12, lsb=7),
        "FSW",
    ),
    Setting(
        id="scsi.no_lasting_cache",
        label="Non-volatile cache off (NV_DIS)",
        help="Few drives have such a cache.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=ModeField(_CACHING, PageField(12, lsb=0)),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, a power failure loses cached data.",
        source=_CACHING_SOURCE + "NV_DIS",
        other_names=("sdparm NV_DIS", "Non-volatile cache disable"),
    ),
    Setting(
        id="scsi.keep_what_was_read",
        label="Demand read retention priority",
        help="What a full cache discards first.",
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
        help="How long written data stays cached for reads.",
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
        "Longer reads get no pre-fetch. 0 disables it.",
        PageField(4, bits=16),
        "DPTL",
        Unit.SECTORS,
        others=("Disable pre-fetch transfer length",),
    ),
    _number(
        "prefetch_least",
        "Minimum pre-fetch",
        "Pre-fetched even if requests wait. More helps long reads, less helps random access.",
        PageField(6, bits=16),
        "MIPF",
        Unit.SECTORS,
    ),
    _number(
        "prefetch_most",
        "Maximum pre-fetch",
        "Most that is pre-fetched while no request waits.",
        PageField(8, bits=16),
        "MAPF",
        Unit.SECTORS,
    ),
    _number(
        "prefetch_ceiling",
        "Maximum pre-fetch ceiling",
        "In sectors, if pre-fetch counts in request lengths (MF).",
        PageField(10, bits=16),
        "MAPFC",
        Unit.SECTORS,
    ),
    _number(
        "cache_segments",
        "Number of cache segments",
        "Parts of the cache. Each serves one sequential stream.",
        PageField(13, bits=8),
        "NCS",
        Unit.NONE,
    ),
    _number(
        "cache_segment_size",
        "Cache segment size",
        "Needs initiator control (IC) and segmentation by size (SIZE).",
        PageField(14, bits=16),
        "CSS",
        Unit.NONE,
    ),
    _switch(
        "cache_segment_in_sectors",
        "Segment size in blocks (LBCSS)",
        "Counts the cache segment size in blocks, not in bytes.",
        PageField(12, lsb=6),
        "LBCSS",
        others=("Logical block cache segment size",),
    ),
    Setting(
        id="scsi.sync_progress",
        label="Cache sync progress (SYNC_PROG)",
        help="Whether the drive accepts commands and reports progress during a flush.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "accept commands, no progress", common=True),
                TableRow(1, "accept commands, progress on request", common=True),
                TableRow(2, "reject cache commands, report progress", common=True),
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
        help="Leave this off unless a RAID adapter manages bad sectors.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        # Inverted, so that the safe side is off, like that of every dangerous switch.
        access=ModeField(_ERROR_RECOVERY, PageField(2, lsb=7), inverted=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, data on failing sectors can be lost.",
        source=_RECOVERY_SOURCE + "AWRE",
        other_names=("sdparm AWRE", "Automatic write reallocation enabled"),
    ),
    Setting(
        id="scsi.keep_weak_on_read",
        label="No read reallocation (ARRE)",
        help="Leave this off: bad sectors stay in use.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=ModeField(_ERROR_RECOVERY, PageField(2, lsb=6), inverted=True),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, data on failing sectors can be lost.",
        source=_RECOVERY_SOURCE + "ARRE",
        other_names=("sdparm ARRE", "Automatic read reallocation enabled"),
    ),
    Setting(
        id="scsi.recovery_limit",
        label="Recovery time limit (RTL)",
        help="In arrays about 7000 ms. 0: the drive's own limit.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, 0xFFFF, unit=Unit.MILLISECONDS, sensible=(0, 30_000)),
        access=ModeField(_ERROR_RECOVERY, PageField(10, bits=16)),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="Short limits give up readable data outside arrays; none lets md drop the drive.",
        source=_RECOVERY_SOURCE + "RTL",
        other_names=("sdparm RTL", "CCTL"),
    ),
    Setting(
        id="scsi.report_recovered",
        label="Report recovered errors (PER)",
        help="Reports corrected errors; the kernel logs each.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=ModeField(_ERROR_RECOVERY, PageField(2, lsb=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_RECOVERY_SOURCE + "PER",
        other_names=("sdparm PER", "Post error"),
    ),
)

SETTINGS = (*_CACHE, *_RECOVERY)
