"""Power conditions of an ATA drive, its start, its link power states and free-fall control.

Sources: ACS-4 (T13/BSR INCITS 529), SET FEATURES and IDENTIFY DEVICE, whose words are meant; the subcommands and
what belongs to them as in opensea-transport, ata_helper.h.
"""

from __future__ import annotations

from disktune_contract.settings.ata_access import AtaFeature, Bit, Condition, HighByte, PowerConditionTimer
from disktune_contract.settings.setting import Lifetime, Purpose, Range, Risk, Setting, Table, TableRow, Toggle
from disktune_contract.units import duration

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

SETTINGS = (
    Setting(
        id="ata.epc",
        label="Extended power conditions (EPC)",
        help="Enables separate timers for each power condition (idle_a to standby_z). Replaces APM: enabling "
        "it disables the APM level.",
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
        "Idle time before the drive turns off part of its electronics. Recovery takes milliseconds.",
        Condition.IDLE_A,
        _times(*_SOON),
    ),
    _timer(
        "idle_b",
        "Idle_b timer",
        "Unloads the heads after this much idle time. Short times save power, but most drives are rated for "
        "300,000 to 600,000 load cycles.",
        Condition.IDLE_B,
        _times(*_LATE),
    ),
    _timer(
        "idle_c",
        "Idle_c timer",
        "Reduces the rotation speed after this much idle time. The next access takes seconds.",
        Condition.IDLE_C,
        _times(*_LATE),
    ),
    _timer(
        "standby_y",
        "Standby_y timer",
        "Idle time before the drive enters standby_y, from which it recovers faster than from standby_z. It "
        "may spin down, and every spin-up wears the drive.",
        Condition.STANDBY_Y,
        _times(*_LATE),
    ),
    _timer(
        "standby_z",
        "Standby_z timer (spin-down)",
        "Spins the drive down after this much idle time. The next access waits for the spin-up, and every "
        "spin-up wears the drive.",
        Condition.STANDBY_Z,
        _times(*_LATE),
    ),
    Setting(
        id="ata.link_slumber",
        label="Automatic partial to slumber",
        help="Lets the drive move an idle SATA link from partial to slumber, the deeper of its power states. "
        "Saves some power in laptops, only with link power management.",
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
        help="Parks the heads when the drive detects that it falls; higher numbers react to less. 0 is a "
        "vendor-specific level; only laptop drives have this.",
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
        help="Keeps the drive spun down after power-on, so that many drives do not start at the same time. "
        "Linux spins it up; many BIOS/UEFI versions do not, and then do not detect the drive.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Toggle(),
        access=AtaFeature(enable=0x06, disable=0x86, supported=Bit(83, 5), enabled=Bit(86, 5)),
        risk=Risk.HANG,
        lifetime=Lifetime.PERMANENT,
        hdparm="-s",
        other_names=("poweron_standby", "power-on in standby"),
        danger="A BIOS/UEFI that does not spin up such a drive does not detect it. Nothing on it can be used "
        "there, not even to change this setting back.",
        default=False,
        spares_system=True,
        source="ACS-4 SET FEATURES 06h and 86h, Power-Up In Standby; hdparm 9.65 hdparm.c",
    ),
)
