"""What the SMART attributes count, and which raw value is the better one.

ACS-4 leaves attributes to the vendors. What is said here is what most use a number for, as far as smartmontools'
drive database (drivedb.h, the entry DEFAULT) and Scrutiny (ata_attribute_metadata.go) agree; ratings are those of
decision 0018. Of a drive that uses a number otherwise nothing of this is true;
smartmontools' database has their names.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record


class Ideal(StrEnum):
    """Which raw value is the better one. Of normalized values it is always the higher one."""

    LOW = "low"
    HIGH = "high"
    NEITHER = ""
    """It counts use, has an own format of the vendor's, or is best in between."""


@record
class AttributeMeaning:
    """What most vendors use an attribute for."""

    number: int
    ideal: Ideal
    about: str
    """A sentence of at most 20 words: what it counts, and what a rise means."""


MEANINGS: tuple[AttributeMeaning, ...] = (
    AttributeMeaning(
        1,
        Ideal.NEITHER,
        "Rate of read errors in a vendor-specific format; large raw values are normal on Seagate drives.",
    ),
    AttributeMeaning(
        2,
        Ideal.NEITHER,
        "Average speed in the drive's own measurements; a falling current value points to a mechanical problem.",
    ),
    AttributeMeaning(
        3,
        Ideal.LOW,
        "Time until the motor has its full speed, often in milliseconds; a rise points to the motor or power.",
    ),
    AttributeMeaning(
        4,
        Ideal.NEITHER,
        "Counts starts of the motor; it rises in normal use, and most drives are rated for 50,000.",
    ),
    AttributeMeaning(
        5,
        Ideal.LOW,
        "Counts bad sectors that spare ones have replaced; a rise means that the medium deteriorates.",
    ),
    AttributeMeaning(
        7,
        Ideal.NEITHER,
        "Rate of seek errors, in a vendor-specific format; large raw values are normal on Seagate drives.",
    ),
    AttributeMeaning(
        8,
        Ideal.NEITHER,
        "Average speed of head movements; a falling current value points to a mechanical problem.",
    ),
    AttributeMeaning(
        9, Ideal.NEITHER, "Time that the drive was switched on, in hours on most drives; it rises in normal use."
    ),
    AttributeMeaning(
        10,
        Ideal.LOW,
        "Counts repeated attempts to reach full speed; a rise points to the motor or the power supply.",
    ),
    AttributeMeaning(
        11, Ideal.LOW, "Counts repeated attempts to calibrate the heads; a rise points to a mechanical problem."
    ),
    AttributeMeaning(12, Ideal.NEITHER, "Counts how often the drive was switched on; it rises in normal use."),
    AttributeMeaning(
        22, Ideal.HIGH, "Helium that is left in the drive, 100 when full; a fall means that the drive leaks."
    ),
    AttributeMeaning(
        170,
        Ideal.NEITHER,
        "Spare blocks that replace bad ones, in a vendor-specific format; the current value falls with use.",
    ),
    AttributeMeaning(
        171,
        Ideal.LOW,
        "Counts failed attempts to write flash memory; a rise means that flash blocks are wearing out.",
    ),
    AttributeMeaning(
        172,
        Ideal.LOW,
        "Counts failed attempts to erase flash memory; a rise means that flash blocks are wearing out.",
    ),
    AttributeMeaning(
        173, Ideal.LOW, "Erase cycles of the flash blocks, as an average or the highest; it rises in normal use."
    ),
    AttributeMeaning(
        174,
        Ideal.LOW,
        "Counts power losses without a shutdown command; a rise points to the power supply or its connector.",
    ),
    AttributeMeaning(177, Ideal.LOW, "Erase cycles of the flash blocks on most drives; it rises in normal use."),
    AttributeMeaning(
        179,
        Ideal.LOW,
        "Counts spare blocks that have replaced bad ones; a rise means that flash blocks are wearing out.",
    ),
    AttributeMeaning(
        181,
        Ideal.LOW,
        "Counts failed attempts to write flash memory; a rise means that flash blocks are wearing out.",
    ),
    AttributeMeaning(
        182,
        Ideal.LOW,
        "Counts failed attempts to erase flash memory; a rise means that flash blocks are wearing out.",
    ),
    AttributeMeaning(
        183,
        Ideal.LOW,
        "Counts fallbacks to a lower SATA speed, on some drives bad blocks; a rise points to cable or drive.",
    ),
    AttributeMeaning(
        184,
        Ideal.LOW,
        "Counts data that changed on its way through the drive's memory; a rise points to faulty electronics.",
    ),
    AttributeMeaning(
        187, Ideal.LOW, "Counts errors that the drive could not correct and reported; a rise can mean lost data."
    ),
    AttributeMeaning(
        188,
        Ideal.LOW,
        "Counts commands aborted because they took too long; a rise points to power, cable or drive.",
    ),
    AttributeMeaning(
        189,
        Ideal.LOW,
        "Counts writes interrupted because a head flew too high; a rise points to vibration or the heads.",
    ),
    AttributeMeaning(
        190,
        Ideal.NEITHER,
        "Temperature of the air in the drive, in °C; keep it below the limit of the data sheet.",
    ),
    AttributeMeaning(
        191,
        Ideal.LOW,
        "Counts shocks and vibration that the drive noticed; a rise points to falls or a loose mounting.",
    ),
    AttributeMeaning(
        192,
        Ideal.LOW,
        "Counts head parking at a loss of power, on some drives at every power-off; a rise is wear.",
    ),
    AttributeMeaning(
        193, Ideal.LOW, "Counts how often the heads were parked; most drives are rated for 300,000 to 600,000."
    ),
    AttributeMeaning(
        194, Ideal.NEITHER, "Temperature of the drive, in °C; keep it below the limit of the data sheet."
    ),
    AttributeMeaning(
        195,
        Ideal.NEITHER,
        "Errors that the drive corrected, in a vendor-specific format; large raw values are normal.",
    ),
    AttributeMeaning(
        196,
        Ideal.LOW,
        "Counts attempts to replace bad sectors by spare ones; a rise means that the medium deteriorates.",
    ),
    AttributeMeaning(
        197,
        Ideal.LOW,
        "Counts sectors that could not be read and wait for a rewrite; a rise means unreadable data.",
    ),
    AttributeMeaning(
        198,
        Ideal.LOW,
        "Counts sectors that the drive's own scans could not read; a rise means that the medium deteriorates.",
    ),
    AttributeMeaning(
        199,
        Ideal.LOW,
        "Counts transfer errors between drive and computer; a rise points to the cable or a connector.",
    ),
    AttributeMeaning(
        200, Ideal.LOW, "Counts errors while writing on most drives; a rise points to the heads or the surface."
    ),
    AttributeMeaning(
        231,
        Ideal.NEITHER,
        "Life that is left on most solid-state drives, in percent in the current value; it falls with wear.",
    ),
    AttributeMeaning(
        233, Ideal.NEITHER, "Wear of the flash memory; the current value falls from 100 as the drive is written."
    ),
    AttributeMeaning(
        240, Ideal.NEITHER, "Time that the heads were loaded, in hours on most drives; it rises in normal use."
    ),
    AttributeMeaning(
        241,
        Ideal.NEITHER,
        "Data that the computer has written, in a unit of the vendor's; it rises in normal use.",
    ),
    AttributeMeaning(
        242, Ideal.NEITHER, "Data that the computer has read, in a unit of the vendor's; it rises in normal use."
    ),
)
BY_NUMBER = {one.number: one for one in MEANINGS}

_ERASED = ("Ave", "Avg", "Erase_C", "Max", "Wear_Leveling")
_LOST = ("Pwr_Cycle_Ct_Unplanned", "Unexp", "Unsafe_Shutdown")
SAME: dict[int, tuple[str, ...]] = {
    1: ("Raw_Read_Error",),
    5: ("Reallocate", "Retired_Block"),
    7: ("Seek_Error",),
    8: ("Seek_Time",),
    9: ("Power_On_Hours",),
    10: ("Spin_Retry",),
    12: ("Device_Power_Cycle",),
    22: ("Helium",),
    170: ("Available_Reserv", "Reserve", "Spare_Block"),
    171: ("Program_Fail",),
    172: ("Block_Erase_Fail", "Erase_Fail"),
    173: _ERASED,
    174: _LOST,
    177: _ERASED,
    179: ("Used_R",),
    181: ("Program_Fail",),
    182: ("Erase_Fail",),
    183: ("SATA_",),
    184: ("End-to-End",),
    187: ("Reported_U", "Uncorrectable_E"),
    188: ("Command_Timeout",),
    190: ("Airflow", "Case_Temp", "Drive_Temperature", "Temperature"),
    194: ("Device_Temp", "Drive_Temp", "Temperature"),
    197: ("Current_Pending", "Pending_Sector"),
    198: ("Uncorrectable_Sector",),
    199: ("CRC_Error", "SATA_CRC"),
    231: ("Lifetime_Left", "Perc", "SSD_Life_Left"),
    241: ("Host_Writes", "Lifetime_Wr", "Lifetime_Wts", "Total_LBAs_Wr", "Total_Wr"),
    242: ("Host_Read", "Lifetime_R", "Total_LBAs_R", "Total_Read"),
}
"""How names in smartmontools' database begin that mean what is said here."""


def is_meant(number: int, name: str) -> bool:
    """Return whether an attribute of this *name* in smartmontools' database counts what is said of its number."""
    return name.startswith(SAME.get(number, ()))
