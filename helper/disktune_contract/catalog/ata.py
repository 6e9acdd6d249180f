"""Settings of an ATA drive: levels and timers, power conditions, error recovery, SMART, what it keeps.

Sources: ACS-4 (T13/BSR INCITS 529), SET FEATURES and IDLE commands; hdparm 9.65 for the sequence around
switching the write cache off.
"""

from __future__ import annotations

from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import (
    SMART,
    SMART_SIGNATURE,
    ActiveDma,
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    Bit,
    Condition,
    ErrorRecoveryLimit,
    HighByte,
    LowByte,
    PowerConditionTimer,
    RecoverySide,
)
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
from disktune_contract.units import Unit, duration, number, size

# -- power conditions, start, link power states, free-fall control -----------------------------------------
#
# Sources: ACS-4 (T13/BSR INCITS 529), SET FEATURES and IDENTIFY DEVICE, whose words are meant; the subcommands
# and what belongs to them as in opensea-transport, ata_helper.h.

_EPC_ENABLE, _EPC_DISABLE = 0x4, 0x5
"""LBA 3:0 of SET FEATURES 4Ah."""

_PARTIAL_TO_SLUMBER = 0x07
"""COUNT of SET FEATURES 10h and 90h: which SATA feature is meant."""

_MOST_MINUTES = 0xFFFF
"""The timer has 16 bits, of tenths of a second or of minutes."""

_SECONDS = (
    *(0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2700, 3600),
    *(5400, 7200, 10800, 14400, 18000, 21600, 28800, 36000, 43200, 86400),
)
"""Times that can be chosen; those above 6553.5 s are whole minutes, as the command wants them."""


def _times(*common_s: float) -> Table:
    """Return the times of a power condition in tenths of a second, with a short list for it."""
    rows = (TableRow(round(time_s * 10), duration(time_s), common=time_s in common_s) for time_s in _SECONDS)
    return Table((TableRow(0, "never", common=True), *rows), tick_s=0.1, codes=(0, _MOST_MINUTES * 600))


def _timer(name: str, label: str, text: str, condition: Condition, domain: Table) -> Setting:
    """Return the declaration of one power condition's timer."""
    return Setting(
        id=f"ata.{name}",
        label=label,
        help=text,
        purpose=Purpose.NOISE_AND_POWER,
        domain=domain,
        access=PowerConditionTimer(condition),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        source="ACS-4 SET FEATURES 4Ah, Set Power Condition Timer, and log 08h; opensea-transport ata_helper.h",
        # Switching the conditions on brings the drive's own times.
        after=("ata.epc",),
        behind=("ata.epc", True),
        shows_late=True,
    )


_SOON = (1, 2, 5, 10, 60, 120, 300, 600)
_LATE = (60, 300, 600, 900, 1200, 1800, 3600, 7200)

POWER_SETTINGS = (
    Setting(
        id="ata.epc",
        label="Extended power conditions (EPC)",
        help="One timer per power condition. Replaces APM.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=AtaFeature(
            enable=0x4A,
            disable=0x4A,
            supported=Bit(119, 7),
            enabled=Bit(120, 7),
            lba=(_EPC_ENABLE, _EPC_DISABLE),
        ),
        risk=Risk.WEAR,
        lifetime=Lifetime.PERMANENT,
        other_names=("openSeaChest_PowerControl",),
        source="ACS-4 SET FEATURES 4Ah, Enable and Disable the EPC Feature Set; opensea-transport ata_helper.h",
        shows_late=True,
    ),
    _timer(
        "idle_a",
        "Idle_a timer",
        "Idle time before part of the electronics turns off.",
        Condition.IDLE_A,
        _times(*_SOON),
    ),
    _timer(
        "idle_b",
        "Idle_b timer",
        "Idle time before the heads unload, which adds load cycles.",
        Condition.IDLE_B,
        _times(*_LATE),
    ),
    _timer(
        "idle_c",
        "Idle_c timer",
        "Idle time before the rotation slows down for seconds.",
        Condition.IDLE_C,
        _times(*_LATE),
    ),
    _timer(
        "standby_y",
        "Standby_y timer",
        "Idle time before standby_y. Spin-downs wear the drive.",
        Condition.STANDBY_Y,
        _times(*_LATE),
    ),
    _timer(
        "standby_z",
        "Standby_z timer (spin-down)",
        "Idle time before spin-down, which wears the drive.",
        Condition.STANDBY_Z,
        _times(*_LATE),
    ),
    Setting(
        id="ata.link_slumber",
        label="Automatic partial to slumber",
        help="Lets an idle SATA link slumber. Needs link power management.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=AtaFeature(
            enable=0x10,
            disable=0x90,
            supported=Bit(76, 14),
            enabled=Bit(79, 7),
            count=(_PARTIAL_TO_SLUMBER, _PARTIAL_TO_SLUMBER),
        ),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        other_names=("Device automatic Partial to Slumber (DAPS)",),
        source="ACS-4 SET FEATURES 10h and 90h, Automatic Partial to Slumber; opensea-transport ata_helper.h",
        shows_late=True,
    ),
    Setting(
        id="ata.free_fall",
        label="Free-fall control",
        help="Parks the heads during a fall; higher numbers react to less. 0 is vendor-specific.",
        purpose=Purpose.RELIABILITY,
        domain=Range(0, 255, off=256),
        access=AtaFeature(
            enable=0x41, disable=0xC1, supported=Bit(119, 5), enabled=Bit(120, 5), level=HighByte(53)
        ),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        less="tolerance",
        more="sensitivity",
        source="ACS-4 SET FEATURES 41h and C1h, Free-fall Control; opensea-transport ata_helper.h",
    ),
    Setting(
        id="ata.power_up_in_standby",
        label="Power-up in standby (PUIS)",
        help="Stays spun down at power-on, so that drives do not start together.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=AtaFeature(enable=0x06, disable=0x86, supported=Bit(83, 5), enabled=Bit(86, 5)),
        risk=Risk.HANG,
        lifetime=Lifetime.PERMANENT,
        hdparm="-s",
        other_names=("poweron_standby", "power-on in standby"),
        danger="A BIOS/UEFI that does not spin it up cannot detect it.",
        default=False,
        spares_system=True,
        source="ACS-4 SET FEATURES 06h and 86h, Power-Up In Standby; hdparm 9.65 hdparm.c",
    ),
)


# -- error recovery, SMART, and what an ATA drive keeps over resets ----------------------------------------
#
# Sources: ACS-4 (T13/BSR INCITS 529) SET FEATURES, SMART, SCT Error Recovery Control; smartmontools atacmds.cpp;
# opensea-transport ata_helper.h; hdparm 9.65.

_PRESERVATION = 0x06
"""COUNT of SET FEATURES 10h and 90h: which SATA feature is meant."""

_LIMITS_S = (*(step / 2 for step in range(2, 21)), *range(11, 21), 25, 30, 45, 60, 90, 120, 180)
_COMMON_LIMITS_S = (6.5, 7, 8, 10, 15, 20, 30)
_USUAL_LEAST = 65
"""Drives usually refuse less than 6.5 s (smartmontools, smartctl(8), -l scterc)."""

_LIMIT_DOMAIN = Table(
    (
        TableRow(0, "no limit", common=True),
        *(TableRow(round(time * 10), duration(time), common=time in _COMMON_LIMITS_S) for time in _LIMITS_S),
    ),
    tick_s=0.1,
    codes=(0, 0xFFFF),
)

_SECTORS_A_COUNT = 1024
_COUNT_OF_MODE_1 = 64
_COMMON_COUNTS = (1, 8, 32, 128, 255)


def _first_sectors(count: int) -> str:
    """Return the words for mode 3 of write-read-verify; those of mode 1 are its words for 64, too."""
    sectors = number(count * _SECTORS_A_COUNT)
    if count == _COUNT_OF_MODE_1:
        return Sentence("the first {sectors} sectors (mode 3)", sectors=sectors)
    return Sentence("the first {sectors} sectors", sectors=sectors)


def _limit(name: str, label: str, text: str, side: RecoverySide) -> Setting:
    return Setting(
        id=f"ata.{name}",
        label=label,
        help=text,
        purpose=Purpose.RELIABILITY,
        domain=_LIMIT_DOMAIN,
        access=ErrorRecoveryLimit(side, least=_USUAL_LEAST),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="Short limits give up readable data outside arrays; none lets md drop the drive.",
        other_names=("smartctl -l scterc", "CCTL"),
        source="ACS-4 SCT Error Recovery Control; smartmontools 7.3 atacmds.cpp, also for what drives accept",
        # Without SMART there is no SCT.
        after=("ata.smart",),
        behind=("ata.smart", True),
        shows_late=True,
    )


SAFETY_SETTINGS = (
    _limit(
        "read_recovery",
        "Read recovery limit (ERC/TLER)",
        "About 7 s in arrays, no limit on single drives.",
        RecoverySide.READ,
    ),
    _limit(
        "write_recovery",
        "Write recovery limit (ERC/TLER)",
        "Longest time for a write. Set it with the read recovery limit.",
        RecoverySide.WRITE,
    ),
    Setting(
        id="ata.write_read_verify",
        label="Write-read-verify",
        help="Reads written data back. About halves the write speed.",
        purpose=Purpose.RELIABILITY,
        domain=Table(
            (
                TableRow(0xFF, "off", common=True),
                TableRow(0, "all", common=True),
                TableRow(1, f"the first 65,536 sectors ({size(65536 * 512)})", common=True),
                TableRow(2, "vendor-specific amount", common=True),
                *(
                    TableRow(count << 8 | 3, _first_sectors(count), common=count in _COMMON_COUNTS)
                    for count in range(1, 256)
                ),
            )
        ),
        access=AtaVerify(
            enable=0x0B,
            disable=0x8B,
            supported=Bit(119, 1),
            enabled=Bit(120, 1),
            mode=LowByte(220),
            sectors=210,
            off=0xFF,
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        hdparm="-R",
        source="ACS-4 SET FEATURES 0Bh and 8Bh, Write-Read-Verify; opensea-transport ata_helper.h",
    ),
    Setting(
        id="ata.smart",
        label="SMART",
        help="Records errors, hours and temperature; also for error recovery limits.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=AtaFeature(
            enable=0xD8,
            disable=0xD9,
            supported=Bit(82, 0),
            enabled=Bit(85, 0),
            command=SMART,
            lba=(SMART_SIGNATURE, SMART_SIGNATURE),
        ),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.PERMANENT,
        other_names=("smartctl -s", "SMART ENABLE OPERATIONS", "SMART DISABLE OPERATIONS"),
        source="ACS-4 SMART ENABLE OPERATIONS and SMART DISABLE OPERATIONS; smartmontools 7.3 atacmds.cpp",
    ),
    Setting(
        id="ata.statistics_notice",
        label="Device statistics notification",
        help="Reports device statistics beyond their limits.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=AtaFeature(enable=0x63, disable=0x63, supported=Bit(119, 9), enabled=Bit(120, 9), count=(1, 2)),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        other_names=("DSN", "smartctl dsn"),
        source="ACS-4 SET FEATURES 63h, Device Statistics Notification; smartmontools 7.3 atacmds.h",
    ),
    Setting(
        id="ata.settings_preservation",
        label="Software settings preservation",
        help="Keeps settings when the SATA link is reset after an error.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=AtaFeature(
            enable=0x10,
            disable=0x90,
            supported=Bit(78, 6),
            enabled=Bit(79, 6),
            count=(_PRESERVATION, _PRESERVATION),
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        other_names=("SSP",),
        default=True,
        source="ACS-4 SET FEATURES 10h and 90h, Software Settings Preservation (Linux include/linux/ata.h)",
    ),
    Setting(
        id="ata.keep_over_reset",
        label="Keep features over soft reset",
        help="Off returns to power-on defaults at a soft reset.",
        purpose=Purpose.RELIABILITY,
        domain=Toggle(),
        access=AtaSwitch(enable=0x66, disable=0xCC, fallback=False),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        hdparm="-K",
        other_names=("keep_features_over_reset", "revert to power-on defaults"),
        default=False,
        source="ACS-4 SET FEATURES 66h and CCh; opensea-transport ata_helper.h; hdparm 9.65 hdparm.c",
    ),
    Setting(
        id="ata.multiple_count",
        label="Multiple sector count",
        help="Sectors per interrupt without DMA; the kernel sets this.",
        purpose=Purpose.OLD,
        domain=Range(0, 255, unit=Unit.SECTORS),
        access=AtaReading(
            value=LowByte(59),
            valid=Bit(59, 8),
            greatest=LowByte(47),
            reason="Read-only: the kernel may hang after a change.",
        ),
        risk=Risk.HANG,
        lifetime=Lifetime.VOLATILE,
        hdparm="-m",
        other_names=("multcount", "mult_sect_io", "SET MULTIPLE MODE"),
        danger="With libata, the drive may hang until it is powered off.",
        source="ACS-4 IDENTIFY DEVICE words 47 and 59; hdparm 9.65 hdparm.c for the warning",
    ),
    Setting(
        id="ata.transfer_mode",
        label="Transfer mode",
        help="How data travels between drive and controller. On SATA it limits nothing.",
        purpose=Purpose.OLD,
        domain=Table(
            (
                TableRow(0, "default PIO"),
                TableRow(1, "default PIO without IORDY"),
                *(TableRow(0x08 + mode, Sentence("PIO {mode}", mode=mode)) for mode in range(8)),
                *(TableRow(0x20 + mode, Sentence("multiword DMA {mode}", mode=mode)) for mode in range(8)),
                *(TableRow(0x40 + mode, Sentence("UDMA {mode}", mode=mode), mode > 1) for mode in range(8)),
            )
        ),
        access=AtaReading(
            value=ActiveDma(multiword=63, ultra=88, ultra_valid=Bit(53, 2)),
            valid=Bit(49, 8),
            greatest=LowByte(63),
            reason="Selected by libata.",
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        hdparm="-X",
        other_names=("xfermode", "UDMA", "DMA mode"),
        source="ACS-4 SET FEATURES 03h and IDENTIFY DEVICE words 63 and 88; hdparm 9.65 hdparm.c xfermode_table",
    ),
)


# -- settings that live in an ATA drive, reached by ATA PASS-THROUGH (16) ----------------------------------

_COMMON_TIMES_S = frozenset({60, 120, 300, 600, 900, 1200, 1800, 3600, 7200, 18000})


_VENDOR_TIME = 253
"""A vendor-specific time, 8 to 12 hours."""

STANDBY_TIMES_S: dict[int, int] = {
    **{code: code * 5 for code in range(1, 241)},
    **{code: (code - 240) * 1800 for code in range(241, 252)},
    **{252: 21 * 60, _VENDOR_TIME: 8 * 3600, 255: 21 * 60 + 15},
}
"""The COUNT values of IDLE and STANDBY with the times they mean, at least (ACS-4; code 254 is reserved)."""


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
        help="Reports writes as done while in the drive's memory: much faster small writes.",
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
        danger="With this on, a power failure loses cached data.",
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
        source="ACS-4 SET FEATURES 02h and 82h (Linux include/linux/ata.h); hdparm 9.65 hdparm.c for the flushes",
    ),
    Setting(
        id="ata.look_ahead",
        label="Read look-ahead",
        help="Reads on into the drive's memory for the next request.",
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
        help="Below 128 the drive may spin down; low values add load cycles.",
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
            (1, "may spin down, parks the heads often"),
            (128, "parks the heads, no spin-down"),
            (192, "no head parking"),
        ),
        matters_to=frozenset({Medium.HDD}),
        source="ACS-4 SET FEATURES 05h and 85h; hdparm 9.65 hdparm.c; the boundary at 192 is custom, not standard",
        shows_late=True,
    ),
    Setting(
        id="ata.aam",
        label="Acoustic management level (AAM)",
        help="Seek noise against speed. Most drives support only 128 and 254.",
        purpose=Purpose.NOISE_AND_POWER,
        # Levels below 128 are retired; one that a drive shows has no meaning.
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
        help="Idle time before spin-down, which wears the drive.",
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
