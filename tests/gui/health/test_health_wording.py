"""What the health page calls the numbers of SMART, and how it counts errors."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import EMMC, ArrayInfo, DriveKind, Member
from disktune_contract.health.attribute_meanings import MEANINGS
from disktune_contract.health.health import AtaAttribute, EmmcHealth, Health, Reserve, ScsiErrors
from disktune_contract.units import UnitSystem
from disktune_gui.health import wording
from disktune_gui.health.badge import has_health
from disktune_gui.health.wording import health_sections
from disktune_gui.text.facts import FactRow
from tests.contract.checkup import sample_facts

SMARTMONTOOLS = """
1 Raw_Read_Error_Rate, 2 Throughput_Performance, 3 Spin_Up_Time, 4 Start_Stop_Count, 5 Reallocated_Sector_Ct,
7 Seek_Error_Rate, 8 Seek_Time_Performance, 9 Power_On_Hours, 10 Spin_Retry_Count, 11 Calibration_Retry_Count,
12 Power_Cycle_Count, 22 Helium_Level, 170 Reserved_Block_Count, 171 Program_Fail_Count, 172 Erase_Fail_Count,
173 Wear_Leveling_Count, 174 Unexpect_Power_Loss_Ct, 177 Wear_Leveling_Count, 179 Used_Rsvd_Blk_Cnt_Tot,
181 Program_Fail_Cnt_Total, 182 Erase_Fail_Count_Total, 183 SATA_Downshift_Count, 184 End-to-End_Error,
187 Reported_Uncorrect, 188 Command_Timeout, 189 High_Fly_Writes, 190 Airflow_Temperature_Cel,
191 G-Sense_Error_Rate, 192 Power-Off_Retract_Count, 193 Load_Cycle_Count, 194 Temperature_Celsius,
195 Hardware_ECC_Recovered, 196 Reallocated_Event_Count, 197 Current_Pending_Sector, 198 Offline_Uncorrectable,
199 UDMA_CRC_Error_Count, 200 Write_Error_Rate, 231 SSD_Life_Left, 233 Media_Wearout_Indicator,
240 Head_Flying_Hours, 241 Total_LBAs_Written, 242 Total_LBAs_Read
"""
"""Numbers and names as smartctl prints them (smartmontools, atacmds.cpp and drivedb.h)."""

OURS = {
    "Raw_Read_Error_Rate": "Read error rate", "Throughput_Performance": "Throughput performance",
    "Spin_Up_Time": "Spin-up time",
    "Start_Stop_Count": "Start-stop cycles", "Reallocated_Sector_Ct": "Reallocated sectors",
    "Seek_Error_Rate": "Seek error rate", "Seek_Time_Performance": "Seek time performance",
    "Power_On_Hours": "Power-on time",
    "Spin_Retry_Count": "Spin-up retries", "Calibration_Retry_Count": "Recalibration retries",
    "Power_Cycle_Count": "Power cycles", "Helium_Level": "Helium level",
    "Reserved_Block_Count": "Available spare blocks",
    "Program_Fail_Count": "Program failures", "Erase_Fail_Count": "Erase failures",
    "Unexpect_Power_Loss_Ct": "Unexpected power losses", "Used_Rsvd_Blk_Cnt_Tot": "Used spare blocks",
    "Program_Fail_Cnt_Total": "Program failures", "Erase_Fail_Count_Total": "Erase failures",
    "SATA_Downshift_Count": "SATA downshifts", "End-to-End_Error": "End-to-end errors",
    "Reported_Uncorrect": "Reported uncorrectable errors", "Command_Timeout": "Command timeouts",
    "High_Fly_Writes": "High-fly writes", "Airflow_Temperature_Cel": "Airflow temperature",
    "G-Sense_Error_Rate": "G-sense errors (shocks)", "Power-Off_Retract_Count": "Power-off retracts",
    "Load_Cycle_Count": "Load cycles", "Temperature_Celsius": "Temperature",
    "Hardware_ECC_Recovered": "ECC errors corrected", "Reallocated_Event_Count": "Reallocation events",
    "Current_Pending_Sector": "Pending sectors",
    "Offline_Uncorrectable": "Offline uncorrectable sectors", "UDMA_CRC_Error_Count": "Interface CRC errors",
    "Write_Error_Rate": "Write errors", "SSD_Life_Left": "Life left",
    "Media_Wearout_Indicator": "Media wearout", "Head_Flying_Hours": "Head flying time",
    "Total_LBAs_Written": "Data written", "Total_LBAs_Read": "Data read",
}  # fmt: skip
"""What each of these names is called here; two numbers count the wear of blocks."""


def test_each_number_of_smart_has_the_name_that_smartctl_gives_it() -> None:
    theirs = {int(one.split()[0]): one.split()[1] for one in SMARTMONTOOLS.replace("\n", " ").split(",")}
    assert sorted(theirs) == sorted(wording.NAMES)
    wear = {173: "Erase cycles", 177: "Wear leveling"}
    assert {number: wear.get(number) or OURS[name] for number, name in theirs.items()} == wording.NAMES


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (0, "0"),
        (1_234_567, "1,234,567"),
        ((1 << 32) - 1, "4,294,967,295"),
        (1 << 32, "00 01 00 00 00 00"),
        (0x0102030A0B0C, "01 02 03 0a 0b 0c"),
        (1 << 48, "01 00 00 00 00 00 00"),
    ],
)
def test_a_raw_value_that_is_more_than_one_number_is_shown_as_bytes(raw: int, words: str) -> None:
    assert wording.raw_text(AtaAttribute(240, 100, 100, 0, raw, pre_failure=False)) == words


@pytest.mark.parametrize(
    ("number", "raw", "words"),
    [
        (190, 0x00001F1F001F, "31 (lowest 31, highest 31)"),
        (194, 0x0000330D0027, "39 (lowest 13, highest 51)"),
        (194, 0x0033000D0027, "39 (lowest 13, highest 51)"),
        (194, 0x000D00330027, "39 (lowest 13, highest 51)"),
        # One number is one number; what does not fit, or belongs to another attribute, is no temperature.
        (194, 39, "39"),
        (190, 0x000020200021, "538,968,097"),
        (194, 0x0001330D0027, "00 01 33 0d 00 27"),
        (195, 0x00001F1F001F, "522,125,343"),
    ],
)
def test_the_temperatures_in_a_raw_value_are_told_apart(number: int, raw: int, words: str) -> None:
    assert wording.raw_text(AtaAttribute(number, 69, 69, 50, raw, pre_failure=True)) == words


def test_an_attribute_says_what_it_is_for_and_whether_it_is_at_its_limit() -> None:
    def row(number: int, value: int, worst: int, threshold: int, *, foretells: bool) -> FactRow:
        return wording._attribute(AtaAttribute(number, value, worst, threshold, 7, foretells))

    first = row(5, 98, 97, 10, foretells=True)
    assert (first.label, first.value) == ("5 Reallocated sectors", "7")
    assert first.note == "98, worst 97, threshold 10; pre-failure"
    assert row(9, 98, 97, 0, foretells=False).note == "98, worst 97, threshold none; old age"
    assert row(9, 10, 10, 10, foretells=False).note.endswith("; old age; FAILING NOW")
    past = row(250, 98, 10, 10, foretells=False)
    assert past.label == "250"
    assert past.note.endswith("; failed in the past")


def test_counted_errors_say_what_is_not_known() -> None:
    known = wording._errors(ScsiErrors("read", 1200, 3, 2_000_000), UnitSystem.SI)
    assert (known.label, known.value, known.note) == (
        "Read",
        "uncorrected: 3",
        "corrected: 1200; processed: 2.00 MB",
    )
    unknown = wording._errors(ScsiErrors("verify", None, None, None), UnitSystem.SI)
    assert (unknown.label, unknown.value, unknown.note) == ("Verify", "uncorrected: unknown", "")


def test_an_array_has_a_line_for_each_reason() -> None:
    def rows(alarm: str, why: str) -> list[tuple[str, str]]:
        info = ArrayInfo("raid1", "clean", 2, 1, None, None, None, None, alarm=alarm, why=why)
        return [(row.label, row.value) for row in wording.array_health(info).rows]

    assert rows(Alarm.DEGRADED.value, "One is missing. It is slow.") == [
        ("Condition", "degraded"),
        ("Reason", "One is missing."),
        ("Details", "It is slow."),
    ]
    assert rows(Alarm.BUSY.value, "") == [("Condition", "healthy")]
    assert rows("", "Not read.") == [("Condition", "unknown")]


def test_an_array_with_a_failed_member_is_not_healthy() -> None:
    members = (Member("sda1", 0, "in_sync"), Member("sdb1", 1, "in_sync"), Member("sdc1", None, "faulty"))
    info = ArrayInfo("raid1", "clean", 2, 2, None, None, None, None, members, alarm=Alarm.HEALTHY.value)
    assert wording.condition(info) == "complete, with a failed member and no spare"
    spared = replace(info, members=(*members, Member("sdd1", None, "spare")))
    assert wording.condition(spared) == "complete, with a failed member"
    degraded = replace(info, alarm=Alarm.DEGRADED.value)
    assert wording.condition(degraded) == "degraded"


def test_every_attribute_with_a_name_has_a_meaning() -> None:
    assert [one.number for one in MEANINGS] == sorted(wording.NAMES)


# -- An eMMC on the page Health: its wear in words, and which cards have a badge at all --


def test_wear_in_words() -> None:
    condition, wear = health_sections(Health(emmc=EmmcHealth(2, 11, Reserve.URGENT)), UnitSystem.SI)
    assert condition.rows[0] == FactRow("Condition", "Failing: back up now")
    assert wear.title == "Wear and Errors"
    assert list(wear.rows) == [
        FactRow("Life used (A)", "10 to 20%", "estimate"),
        FactRow("Life used (B)", "more than 100%", "estimate"),
        FactRow("Spare blocks", "90% used"),
    ]


@pytest.mark.parametrize(("link", "has"), [(EMMC, True), ("card slot", False)])
def test_a_card_of_a_slot_has_no_badge(link: str, has: bool) -> None:
    drive = replace(sample_facts.drive(DriveKind.MMC), link=link)
    assert has_health(drive) is has
