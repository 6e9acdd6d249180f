"""A command line of hdparm, flag by flag.

Source: hdparm 9.65, hdparm.c (main, numeric_parm, process_dev). What hdparm stops at is asked of itself in
`test_judges`.
"""

from __future__ import annotations

import pytest

from disktune_contract.explain.hdparm_args import calls, option, wishes

Row = tuple[str, object, bool]

_LEVEL: Row = ("ata.apm", 1, True)
_MODE = "ata.transfer_mode"
_STANDBY = "ata.power_up_in_standby"


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        # Whatever the order of the flags, the write cache comes late.
        ("-W0 -r1", [("block.read_only", "read-only", True), ("ata.write_cache", False, True)]),
        ("-r0", [("block.read_only", "writable", True)]),
        # The mode of write-read-verify goes into the wrong register.
        ("-R0", [("ata.write_read_verify", 0xFF, True)]),
        ("-R3", [("ata.write_read_verify", 0, True)]),
        # Sectors of 512 bytes, of which the kernel takes whole pages.
        ("-a256", [("block.read_ahead", 128, True)]),
        ("-a255", [("block.read_ahead", 127, True)]),
        ("-M127", [("ata.aam", 127, False)]),
        ("-M128", [("ata.aam", 128, True)]),
        ("-M0", [("ata.aam", 0, True)]),
        # A transfer mode is a number or a name, in the same word or in the next, and all of that word.
        ("-X66 -B1", [(_MODE, 66, False), _LEVEL]),
        ("-X 66 -B1", [(_MODE, 66, False), _LEVEL]),
        ("-X udma5 -B1", [(_MODE, 69, False), _LEVEL]),
        ("-Xmdma2 -B1", [(_MODE, 34, False), _LEVEL]),
        ("-X -B1", [_LEVEL]),
        ("-p4 -B1", [("legacy.pio_mode", True, False), _LEVEL]),
        # -N takes the rest of its word, which is not looked at.
        ("-NB2 -B1", [_LEVEL]),
        # Together with others in one word, and those that only show or do something.
        ("-B1W0S12", [_LEVEL, ("ata.write_cache", False, True), ("ata.standby_timer", 12, True)]),
        ("-IB1", [_LEVEL]),
        ("-B 1", [_LEVEL]),
        ("-B", []),
        # One mistake, and nothing of the line is done.
        ("-B1 -S", [("ata.apm", 1, False)]),
        ("-B1 -j", [("ata.apm", 1, False)]),
        ("-B1 -\x01", [("ata.apm", 1, False)]),
        ("-B1 -S256", [("ata.apm", 1, False), ("ata.standby_timer", 256, False)]),
        # What hdparm does only with consent, and what would come after it.
        ("-a8 -s1 -B1", [("block.read_ahead", 4, True), (_STANDBY, True, False), ("ata.apm", 1, False)]),
        ("-s0 -B1", [(_STANDBY, False, True), _LEVEL]),
        ("--yes-i-know-what-i-am-doing -s1", [(_STANDBY, True, True)]),
        ("--YES-I-KNOW-WHAT-I-AM-DOING -m8", [("ata.multiple_count", 8, True)]),
        ("--security-unlock -B1 -W0", [("ata.write_cache", False, True)]),
        ("--verbose -B1", [_LEVEL]),
    ],
)  # fmt: skip
def test_a_line_asks_for(line: str, rows: list[Row]) -> None:
    assert [(one.setting, one.value, one.valid) for one in wishes(line.split(" "))] == rows


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("-B1 -S", "hdparm stops at -S."),
        ("-B1 -j", "hdparm stops at -j."),
        ("-B1 -\x01", "hdparm has no such option."),
        ("-B256", "hdparm stops at -B: valid are 0 to 255."),
        ("-s1", "hdparm stops at -s, which needs --yes-i-know-what-i-am-doing."),
        ("-R1", "hdparm sends modes 1 to 3 as mode 0."),
        ("-a9", "The kernel rounds down to whole pages."),
        ("-c3", "libata has no sync mode: 3 does the same as 1."),
    ],
)
def test_the_reason_is_told(line: str, reason: str) -> None:
    [one] = wishes(line.split(" "))
    assert one.problem == reason


NUMBERS = {
    **dict.fromkeys("AdDkKLnruW", (0, 1)),
    **{"a": (0, 2048), "b": (0, 2), "B": (0, 255), "c": (0, 3), "E": (0, 255), "J": (0, 300), "m": (0, 64)},
    **{"M": (0, 255), "P": (0, 255), "Q": (0, 1024), "R": (0, 3), "S": (0, 255)},
}
"""As hdparm 9.65 says: "-B: bad/missing power-management-mode value (0..255)"."""


@pytest.mark.parametrize("flag", NUMBERS)
def test_a_number_outside_of_its_limits_stops_hdparm(flag: str) -> None:
    least, greatest = NUMBERS[flag]
    assert [calls([f"-{flag}{number}", "/dev/sda"])[0].stopped for number in (least, greatest)] == ["", ""]
    words = f"hdparm stops at -{flag}: valid are {least} to {greatest}."
    assert calls([f"-{flag}{greatest + 1}", "/dev/sda"])[0].stopped == words


def test_each_drive_gets_what_stands_before_it() -> None:
    found = calls(["-B1", "/dev/sda", "-W0", "/dev/sdb", "--", "-S12"])
    assert [(call.device, [(one.setting, one.value) for one in call.wishes]) for call in found] == [
        ("/dev/sda", [("ata.apm", 1)]),
        ("/dev/sdb", [("ata.apm", 1), ("ata.write_cache", False)]),
        ("-S12", [("ata.apm", 1), ("ata.write_cache", False)]),
    ]


@pytest.mark.parametrize("text", ["x", "12x", "²", "-1", ""])
def test_what_is_no_number_is_said_to_be_none(text: str) -> None:
    found = option("B", text)
    assert found is not None
    assert (found.setting, found.value, found.valid) == ("ata.apm", None, False)
    assert found.problem == f"“{text}” is not valid."


def test_a_flag_that_sets_nothing_is_no_setting() -> None:
    assert option("Y", "1") is None
    assert option("I", "x") is None
