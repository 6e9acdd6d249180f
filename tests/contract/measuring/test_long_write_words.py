"""What is said of a long write: the cache only where nothing else can be the cause."""

from __future__ import annotations

from dataclasses import replace

from disktune_contract.measuring.long_write_words import findings, headline
from disktune_contract.measuring.measurement import Drop, LongWrite, Rest, SpeedCourse, SpeedLevel, WritePoint

GB = 1_000_000_000
FAST, SLOW = SpeedLevel(2e9, 1.9e9, 2.1e9), SpeedLevel(5e8, 4.9e8, 5.1e8)
DROP = Drop(12 * GB, int(11.9 * GB), int(12.2 * GB), FAST, SLOW, temperature_c=50.0)
POINTS = (WritePoint(10 * GB, 2e9, 5.0, 40.0), WritePoint(20 * GB, 5e8, 20.0, 61.0))
FOUND = LongWrite(POINTS, SpeedCourse(FAST, (DROP,)), 0.4, limit_c=70.0)


def test_the_cache_is_named_with_its_size_and_both_speeds() -> None:
    assert findings(FOUND) == (
        "Fast cache full after 12.0 GB (11.9 GB to 12.2 GB): from 2.00 GB/s to 500 MB/s.",
        "The drive was at 40 °C, then 61 °C at most.",
        "Flushing the drive's cache took 400.0 ms, not included.",
    )


def test_heat_is_not_called_a_full_cache() -> None:
    hot = replace(FOUND, course=SpeedCourse(FAST, (replace(DROP, temperature_c=66.0),)))
    assert hot.cache_is_full_at is None
    assert headline(hot).endswith("at 66 °C (limit 70 °C).")
    second = replace(
        DROP, position_bytes=16 * GB, before=SLOW, after=SpeedLevel(2e8, 2e8, 2e8), temperature_c=68.0
    )
    told = findings(replace(FOUND, course=SpeedCourse(FAST, (DROP, second))))
    assert told[1] == ("It fell again after 16.0 GB, to 200 MB/s. The drive was at 68 °C (limit 70 °C).")


def test_memory_of_the_file_system_is_not_called_a_cache_of_the_drive() -> None:
    zfs = replace(FOUND, buffered_by="zfs")
    assert zfs.cache_is_full_at is None
    assert "zfs may buffer" in headline(zfs)


def test_no_drop_is_said_with_how_much_was_written() -> None:
    assert headline(replace(FOUND, course=SpeedCourse(FAST))) == (
        "No drop within 20.0 GB: 2.00 GB/s (1.90 GB/s to 2.10 GB/s)."
    )
    assert headline(replace(FOUND, course=SpeedCourse(None))) == ("Too little was written: 20.0 GB.")
    assert headline(replace(FOUND, course=SpeedCourse(FAST, declined=0.4))).startswith(
        "The speed declined steadily by 40% over 20.0 GB."
    )


def test_rests_are_said_where_they_were_asked_for() -> None:
    asked = replace(FOUND, rest_asked=True)
    assert "No full cache was found, so no rest time." in findings(asked)
    part = Rest(60, 13 * GB, 5 * GB, 4 * GB, 6 * GB, whole=False)
    assert "Fast cache free after 1 min of rest: 5.00 GB (4.00 GB to 6.00 GB)." in findings(
        replace(asked, rests=(part,))
    )
    whole = replace(part, pause_s=120, back_bytes=12 * GB, whole=True)
    assert "Fast cache free after 2 min of rest: all, 12.0 GB." in findings(replace(asked, rests=(part, whole)))
    none = replace(part, back_bytes=0, low_bytes=0)
    assert "Fast cache free after 1 min of rest: 0 B." in findings(replace(asked, rests=(none,)))


def test_an_unknown_temperature_is_said() -> None:
    points = tuple(replace(point, temperature_c=None) for point in POINTS)
    assert findings(replace(FOUND, points=points))[1].startswith("The temperature is unknown")
