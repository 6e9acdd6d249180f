"""What the SMART attributes count, which raw value is the better one, and how often disks with it failed.

ACS-4 leaves attributes to the vendors. The meanings here are those that most vendors give a number, as far as
smartmontools' drive database (drivedb.h, the entry DEFAULT) and Scrutiny (ata_attribute_metadata.go) agree;
ratings are those of decision 0019. They do not apply to a drive that uses a number for something else;
smartmontools' database has their names.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.record import record

# -- published failure rates by the value of a SMART attribute ---------------------------------------------
#
# Observed by Backblaze, "Hard Drive SMART Stats" (2014; backblaze.com/blog-smart-stats-2014-8.html), and taken
# from Scrutiny's evaluation (AnalogJ/scrutiny, webapp/backend/pkg/thresholds/ata_attribute_metadata.go), rounded
# to five digits behind the point. Each interval is the exact Poisson interval of 95% of a whole number of
# failures, which shows how many there were. No verdict depends on these figures. What is no evidence about the
# user's drive is left out:
#
# - Spans with fewer than 5 failures: their intervals reach over a factor of 5 and more. Spans without any.
# - Spans that Scrutiny fills in itself: 10 above 0, which repeats attribute 11, and 188 from 1 to 100.
# - Normalized values (3, 184, 195): each vendor has a scale of its own, so the rate is that of the vendor's disks.
# - Counts of use (4, 192): they rise in every drive, and the rate is that of the models that had so many then.
# - Attribute 188 above 0: several counters in one number.


@record
class ObservedRate:
    """What was observed of hard disks whose raw value was in a span."""

    lowest: int
    highest: int
    """Both ends belong to the span; where two meet, the first one counts, as in Scrutiny."""
    rate: float
    """Failures per drive and year of operation. It may exceed 1: most such drives do not last a year."""
    least: float
    most: float
    """The ends of its interval of 95%."""


RATES: dict[int, tuple[ObservedRate, ...]] = {
    5: (
        ObservedRate(0, 0, 0.02517, 0.02277, 0.02775),
        ObservedRate(1, 4, 0.02743, 0.01007, 0.05971),
        ObservedRate(4, 16, 0.07502, 0.03994, 0.12829),
        ObservedRate(16, 70, 0.23589, 0.16431, 0.32807),
        ObservedRate(70, 260, 0.36193, 0.26085, 0.48923),
        ObservedRate(260, 1100, 0.56766, 0.45279, 0.7028),
        ObservedRate(1100, 4500, 1.50283, 1.26818, 1.76831),
        ObservedRate(4500, 17000, 2.066, 1.68098, 2.51281),
        ObservedRate(17000, 70000, 1.77554, 1.27965, 2.40001),
    ),
    10: (ObservedRate(0, 0, 0.0546, 0.05114, 0.05823),),
    11: (ObservedRate(0, 0, 0.04659, 0.03358, 0.06297),),
    183: (
        ObservedRate(0, 0, 0.09085, 0.08344, 0.09873),
        ObservedRate(1, 2, 0.05756, 0.04657, 0.07036),
        ObservedRate(2, 4, 0.61931, 0.41785, 0.8841),
        ObservedRate(4, 8, 0.55334, 0.31628, 0.8986),
        ObservedRate(8, 16, 0.38824, 0.21225, 0.6514),
        ObservedRate(16, 35, 0.37117, 0.19763, 0.63471),
        ObservedRate(35, 70, 0.25611, 0.10297, 0.52769),
        ObservedRate(70, 130, 0.403, 0.16203, 0.83033),
    ),
    187: (
        ObservedRate(0, 0, 0.02813, 0.02449, 0.03216),
        ObservedRate(1, 1, 0.33878, 0.22326, 0.4929),
        ObservedRate(1, 3, 0.24065, 0.14489, 0.3758),
        ObservedRate(3, 6, 0.50144, 0.30629, 0.77444),
        ObservedRate(6, 11, 0.38007, 0.29895, 0.47642),
        ObservedRate(11, 20, 0.53461, 0.40595, 0.69111),
        ObservedRate(20, 35, 0.84281, 0.65046, 1.07423),
        ObservedRate(35, 65, 1.44291, 1.14056, 1.80081),
        ObservedRate(65, 120, 1.61909, 1.02637, 2.42944),
    ),
    188: (ObservedRate(0, 0, 0.02489, 0.02086, 0.02948),),
    189: (
        ObservedRate(0, 0, 0.09071, 0.08019, 0.10222),
        ObservedRate(1, 2, 0.08443, 0.073, 0.09715),
        ObservedRate(2, 5, 0.07943, 0.06552, 0.09542),
        ObservedRate(5, 13, 0.09209, 0.07386, 0.11346),
        ObservedRate(13, 30, 0.18161, 0.13859, 0.23377),
        ObservedRate(30, 70, 0.26781, 0.19044, 0.36611),
        ObservedRate(70, 150, 0.26126, 0.15959, 0.4035),
    ),
    196: (ObservedRate(0, 0, 0.00739, 0.00565, 0.00949),),
    197: (
        ObservedRate(0, 0, 0.02554, 0.02316, 0.0281),
        ObservedRate(1, 2, 0.34197, 0.22723, 0.49424),
        ObservedRate(2, 6, 0.68238, 0.41084, 1.06562),
        ObservedRate(6, 16, 0.61081, 0.47337, 0.77571),
        ObservedRate(16, 40, 0.95649, 0.7701, 1.17436),
        ObservedRate(40, 100, 1.652, 1.3284, 2.03059),
        ObservedRate(100, 250, 2.51377, 1.97724, 3.15104),
        ObservedRate(250, 650, 3.32034, 2.58837, 4.19505),
        ObservedRate(650, 1600, 3.13305, 1.14977, 6.81932),
    ),
    198: (
        ObservedRate(0, 0, 0.02868, 0.02616, 0.03137),
        ObservedRate(0, 2, 0.81358, 0.40613, 1.45571),
        ObservedRate(2, 4, 1.11735, 0.57735, 1.95178),
        ObservedRate(4, 6, 1.35587, 0.44025, 3.16415),
        ObservedRate(8, 10, 0.57772, 0.43275, 0.75567),
        ObservedRate(14, 16, 0.79694, 0.55191, 1.11365),
    ),
    199: (
        ObservedRate(0, 1, 0.04068, 0.03753, 0.04403),
        ObservedRate(1, 2, 0.15135, 0.12037, 0.18786),
        ObservedRate(2, 4, 0.1685, 0.12976, 0.21517),
        ObservedRate(4, 8, 0.15385, 0.10887, 0.21117),
        ObservedRate(8, 16, 0.14883, 0.09631, 0.2197),
        ObservedRate(16, 35, 0.20878, 0.14086, 0.29805),
        ObservedRate(35, 70, 0.13743, 0.0686, 0.2459),
        ObservedRate(70, 130, 0.22337, 0.1115, 0.39966),
        ObservedRate(130, 260, 0.18277, 0.07891, 0.36014),
    ),
}
"""By the number of the attribute."""


def rate_at(number: int, raw: int) -> ObservedRate | None:
    """Return what was observed at a raw value of an attribute; None where nothing was, or too little."""
    return next((one for one in RATES.get(number, ()) if one.lowest <= raw <= one.highest), None)


# -- what SMART attributes count, and which raw value is better --------------------------------------------


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
        "Vendor-specific; large raw values are normal.",
    ),
    AttributeMeaning(
        2,
        Ideal.NEITHER,
        "A fall points to a mechanical problem.",
    ),
    AttributeMeaning(
        3,
        Ideal.LOW,
        "A rise points to motor or power.",
    ),
    AttributeMeaning(
        4,
        Ideal.NEITHER,
        "Most drives are rated for 50,000.",
    ),
    AttributeMeaning(
        5,
        Ideal.LOW,
        "A rise means a deteriorating medium.",
    ),
    AttributeMeaning(
        7,
        Ideal.NEITHER,
        "Vendor-specific; large raw values are normal.",
    ),
    AttributeMeaning(
        8,
        Ideal.NEITHER,
        "A fall points to a mechanical problem.",
    ),
    AttributeMeaning(9, Ideal.NEITHER, "Hours on most drives."),
    AttributeMeaning(
        10,
        Ideal.LOW,
        "A rise points to motor or power.",
    ),
    AttributeMeaning(11, Ideal.LOW, "A rise points to a mechanical problem."),
    AttributeMeaning(12, Ideal.NEITHER, "How often the drive was switched on."),
    AttributeMeaning(22, Ideal.HIGH, "100 when full; a fall means a leak."),
    AttributeMeaning(
        170,
        Ideal.NEITHER,
        "Spare blocks; fall with use.",
    ),
    AttributeMeaning(
        171,
        Ideal.LOW,
        "A rise means wear.",
    ),
    AttributeMeaning(
        172,
        Ideal.LOW,
        "A rise means wear.",
    ),
    AttributeMeaning(173, Ideal.LOW, "Erase cycles; rise in normal use."),
    AttributeMeaning(
        174,
        Ideal.LOW,
        "A rise points to the power supply or its connector.",
    ),
    AttributeMeaning(177, Ideal.LOW, "Erase cycles; rise in normal use."),
    AttributeMeaning(
        179,
        Ideal.LOW,
        "A rise means wear.",
    ),
    AttributeMeaning(
        181,
        Ideal.LOW,
        "A rise means wear.",
    ),
    AttributeMeaning(
        182,
        Ideal.LOW,
        "A rise means wear.",
    ),
    AttributeMeaning(
        183,
        Ideal.LOW,
        "A rise points to cable or drive.",
    ),
    AttributeMeaning(
        184,
        Ideal.LOW,
        "A rise points to faulty electronics.",
    ),
    AttributeMeaning(187, Ideal.LOW, "A rise can mean lost data."),
    AttributeMeaning(
        188,
        Ideal.LOW,
        "A rise points to cable or drive.",
    ),
    AttributeMeaning(
        189,
        Ideal.LOW,
        "A rise points to vibration or heads.",
    ),
    AttributeMeaning(
        190,
        Ideal.NEITHER,
        "The data sheet gives the limit.",
    ),
    AttributeMeaning(
        191,
        Ideal.LOW,
        "A rise points to falls or a loose mounting.",
    ),
    AttributeMeaning(
        192,
        Ideal.LOW,
        "A rise means wear.",
    ),
    AttributeMeaning(193, Ideal.LOW, "Most drives are rated for 300,000 to 600,000."),
    AttributeMeaning(194, Ideal.NEITHER, "The data sheet gives the limit."),
    AttributeMeaning(
        195,
        Ideal.NEITHER,
        "Vendor-specific; large raw values are normal.",
    ),
    AttributeMeaning(
        196,
        Ideal.LOW,
        "A rise means a deteriorating medium.",
    ),
    AttributeMeaning(
        197,
        Ideal.LOW,
        "Unreadable sectors that wait for a rewrite.",
    ),
    AttributeMeaning(
        198,
        Ideal.LOW,
        "A rise means a deteriorating medium.",
    ),
    AttributeMeaning(
        199,
        Ideal.LOW,
        "A rise points to cable or drive.",
    ),
    AttributeMeaning(200, Ideal.LOW, "A rise points to vibration or heads."),
    AttributeMeaning(
        231,
        Ideal.NEITHER,
        "Life left in percent.",
    ),
    AttributeMeaning(233, Ideal.NEITHER, "Flash wear; falls from 100."),
    AttributeMeaning(240, Ideal.NEITHER, "Hours on most drives."),
    AttributeMeaning(
        241,
        Ideal.NEITHER,
        "In a vendor-specific unit.",
    ),
    AttributeMeaning(242, Ideal.NEITHER, "In a vendor-specific unit."),
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
"""How the names in smartmontools' database begin that have the meaning given here."""


def is_meant(number: int, name: str) -> bool:
    """Return whether an attribute of this *name* in smartmontools counts what is listed for its number."""
    return name.startswith(SAME.get(number, ()))
