"""Settings that live in an ATA drive, reached by ATA PASS-THROUGH (16).

Sources: ACS-4 (T13/BSR INCITS 529), SET FEATURES and IDLE commands; hdparm 9.65 for the sequence around
switching the write cache off.
"""

from __future__ import annotations

from disktune_contract.settings.ata_access import AtaFeature, AtaTimer, Bit, LowByte
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
from disktune_contract.units import duration

_COMMON_TIMES_S = frozenset({60, 120, 300, 600, 900, 1200, 1800, 3600, 7200, 18000})


_VENDOR_TIME = 253
"""A vendor-specific time, 8 to 12 hours."""

STANDBY_TIMES_S: dict[int, int] = {
    **{code: code * 5 for code in range(1, 241)},
    **{code: (code - 240) * 1800 for code in range(241, 252)},
    **{252: 21 * 60, _VENDOR_TIME: 8 * 3600, 255: 21 * 60 + 15},
}
"""The COUNT values of IDLE and STANDBY with the times they stand for, at least (ACS-4; code 254 is reserved)."""


def _standby_rows() -> tuple[TableRow, ...]:
    """Return the rows of the standby timer by their times."""
    timed = [
        TableRow(code, duration(time_s), common=time_s in _COMMON_TIMES_S)
        for code, time_s in sorted(STANDBY_TIMES_S.items(), key=lambda pair: pair[1])
        if code != _VENDOR_TIME
    ]
    vendor = TableRow(_VENDOR_TIME, "vendor-specific (8 to 12 h)")
    return (TableRow(0, "never", common=True), *timed, vendor)


SETTINGS = (
    Setting(
        id="ata.write_cache",
        label="Write cache",
        help="Reports a write as done as soon as it is in the drive's memory. Much faster for many small "
        "writes; file systems keep data safe by flushing it at the right moments.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=AtaFeature(
            enable=0x02,
            disable=0x82,
            supported=Bit(82, 5),
            enabled=Bit(85, 5),
            flush_around_disable=True,
            kernel_must_follow=True,
        ),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        hdparm="-W",
        other_names=("write-caching", "smartctl wcache", "udisks WriteCacheEnabled"),
        danger="With the cache on, a power failure loses data that was not yet flushed to the platters or the "
        "flash.",
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
        source="ACS-4 SET FEATURES 02h and 82h (Linux include/linux/ata.h); hdparm 9.65 hdparm.c for the flushes",
    ),
    Setting(
        id="ata.look_ahead",
        label="Read look-ahead",
        help="Reads on into the drive's memory after a read, in case the next request continues there. "
        "Rarely worth turning off.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=AtaFeature(enable=0xAA, disable=0x55, supported=Bit(82, 6), enabled=Bit(85, 6)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        hdparm="-A",
        other_names=("smartctl lookahead", "udisks ReadLookaheadEnabled"),
        source="ACS-4 SET FEATURES AAh and 55h; hdparm 9.65 hdparm.c",
    ),
    Setting(
        id="ata.apm",
        label="Power management level (APM)",
        help="Trades power use against speed; below 128 the drive may spin down. Low values park the heads "
        "often; most drives are rated for 300,000 to 600,000 load cycles.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Range(1, 254, off=255),
        access=AtaFeature(enable=0x05, disable=0x85, supported=Bit(83, 3), enabled=Bit(86, 3), level=LowByte(91)),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        hdparm="-B",
        other_names=(
            "Advanced Power Management",
            "smartctl apm",
            "udisks APMLevel",
            "TLP DISK_APM_LEVEL_ON_AC",
            "TLP DISK_APM_LEVEL_ON_BAT",
        ),
        # Extended power conditions take its place while they are on.
        after=("ata.epc",),
        less="power saving",
        more="speed",
        bands=(
            (1, "may spin down and parks the heads often"),
            (128, "parks the heads, but does not spin down"),
            (192, "does not park the heads"),
        ),
        matters_to=frozenset({Medium.HDD}),
        source="ACS-4 SET FEATURES 05h and 85h; hdparm 9.65 hdparm.c; the boundary at 192 is custom, not standard",
        shows_late=True,
    ),
    Setting(
        id="ata.aam",
        label="Acoustic management level (AAM)",
        help="Trades seek noise against seek speed. Most drives support only quiet (128) and fast (254); "
        "drives made since about 2010 rarely support it.",
        purpose=Purpose.NOISE_AND_POWER,
        # Below 128 levels are retired; a drive that shows one tells nothing by it.
        domain=Range(128, 254, off=0),
        access=AtaFeature(enable=0x42, disable=0xC2, supported=Bit(83, 9), enabled=Bit(86, 9), level=LowByte(94)),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        hdparm="-M",
        other_names=("Automatic Acoustic Management", "smartctl aam", "udisks AAMLevel"),
        less="quiet",
        more="speed",
        matters_to=frozenset({Medium.HDD}),
        source="ATA8-ACS SET FEATURES 42h and C2h (Linux include/linux/ata.h), obsolete since ACS-2",
        shows_late=True,
    ),
    Setting(
        id="ata.standby_timer",
        label="Standby timer (spin-down)",
        help="Spins the drive down after this much idle time. Quiet and saves power with rarely used drives; "
        "spinning up takes seconds and wears the drive.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table(_standby_rows()),
        access=AtaTimer(command=0xE3, command_asleep=0xE2, supported=Bit(82, 3), standard=Bit(49, 13), fallback=0),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        hdparm="-S",
        other_names=(
            "spindown_time",
            "standby timeout",
            "smartctl standby",
            "TLP DISK_SPINDOWN_TIMEOUT_ON_AC",
            "TLP DISK_SPINDOWN_TIMEOUT_ON_BAT",
            "udisks StandbyTimeout",
        ),
        matters_to=frozenset({Medium.HDD}),
        source="ACS-4 IDLE (E3h), standby timer periods; hdparm 9.65 hdparm.8, option -S",
        # APM and the caches may move the drive out of idle; the timer starts counting once it is set.
        after=("ata.apm", "ata.aam", "ata.write_cache", "ata.look_ahead"),
        shows_late=True,
    ),
)
