"""Error recovery, SMART, and what an ATA drive keeps over resets.

Sources: ACS-4 (T13/BSR INCITS 529) SET FEATURES, SMART, SCT Error Recovery Control; smartmontools atacmds.cpp;
opensea-transport ata_helper.h; hdparm 9.65.
"""

from __future__ import annotations

from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import (
    SMART,
    SMART_SIGNATURE,
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaVerify,
    Bit,
    ErrorRecoveryLimit,
    LowByte,
    RecoverySide,
)
from disktune_contract.settings.setting import Lifetime, Purpose, Range, Risk, Setting, Table, TableRow, Toggle
from disktune_contract.units import Unit, duration, number, size

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
        danger="On a drive outside an array, a short limit gives up on data that the drive might still read. "
        "In an array without a limit, the kernel may drop the whole drive because of one bad sector.",
        other_names=("smartctl -l scterc", "CCTL"),
        source="ACS-4 SCT Error Recovery Control; smartmontools 7.3 atacmds.cpp, also for what drives accept",
        # Without SMART there is no SCT.
        after=("ata.smart",),
        behind=("ata.smart", True),
        shows_late=True,
    )


SETTINGS = (
    _limit(
        "read_recovery",
        "Read recovery limit (ERC/TLER)",
        "Limits how long the drive tries to read a bad sector before it reports an error. Use about 7 s in "
        "an array, where other members hold the data; use no limit on a single drive.",
        RecoverySide.READ,
    ),
    _limit(
        "write_recovery",
        "Write recovery limit (ERC/TLER)",
        "Limits how long the drive tries to write before it reports an error. Set it together with the read "
        "recovery limit.",
        RecoverySide.WRITE,
    ),
    Setting(
        id="ata.write_read_verify",
        label="Write-read-verify",
        help="Reads data again right after writing: all of it, or the first part after each start. Finds bad "
        "sectors at once and about halves the write speed.",
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
        help="Lets the drive record its errors, hours and temperature. Turning it off hides all of this and "
        "the error recovery limits; there is hardly a reason to.",
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
        help="Reports when a device statistic, such as the temperature, passes a limit that was set for it. "
        "Matters only to programs that read these reports.",
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
        help="Keeps the settings of a SATA drive when the link is reset, as the kernel does after an error. "
        "On unless it was turned off.",
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
        help="Keeps the drive's settings over a soft reset; off returns them to the power-on defaults. Many "
        "SATA drives keep them in either case.",
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
        help="Number of sectors per interrupt in transfers without DMA. Current drives use DMA, and the "
        "kernel sets this value.",
        purpose=Purpose.OLD,
        domain=Range(0, 255, unit=Unit.SECTORS),
        access=AtaReading(
            value=LowByte(59),
            valid=Bit(59, 8),
            greatest=LowByte(47),
            reason="Read-only. It has an effect only without DMA, and the kernel may hang after a change.",
        ),
        risk=Risk.HANG,
        lifetime=Lifetime.VOLATILE,
        hdparm="-m",
        other_names=("multcount", "mult_sect_io", "SET MULTIPLE MODE"),
        danger="With the kernel's ATA driver (libata), the drive may fail and hang until it is powered off.",
        source="ACS-4 IDENTIFY DEVICE words 47 and 59; hdparm 9.65 hdparm.c for the warning",
    ),
)
