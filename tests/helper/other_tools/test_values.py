"""What is said of a number that another tool's file asks for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from disktune_contract.explain.values import checked, of_attribute
from disktune_contract.settings.setting import Value


@pytest.mark.parametrize(
    ("setting", "value", "valid", "remark"),
    [
        ("block.nr_requests", 2048, True, ""),
        ("block.nr_requests", 4, True, ""),
        ("block.nr_requests", 2049, True, "DiskTune offers 4 requests to 2048 requests."),
        ("block.nr_requests", 3, False, "Request queue size: the value must be from 4 to 10,240 requests."),
        ("block.read_ahead", 16_384, True, ""),
        ("block.read_ahead", 16_388, True, "DiskTune offers 0 KiB to 16,384 KiB."),
        ("block.read_ahead", 130, True, "The kernel may round Read-ahead to steps of 4 KiB."),
    ],
)
def test_a_number_that_is_taken_is_remarked_on(setting: str, value: int, valid: bool, remark: str) -> None:
    found = checked(setting, value)
    assert (found.valid, found.value, found.problem) == (valid, value, remark)


LETTERS = ("device/scsi_disk/0:0:0:0/allow_restart", "device/scsi_disk/*/manage_shutdown", "device/cdl_enable")
NUMBERS = ("queue/iostats", "queue/rotational", "queue/iosched/low_latency", "md/skip_copy")


def switched(attribute: str, texts: Sequence[str]) -> dict[str, tuple[Value | None, bool, bool]]:
    """Return what each text makes of the attribute: value, validity, and whether there is a remark."""
    wishes = {text: of_attribute(attribute, text) for text in texts}
    return {text: (one.value, one.valid, bool(one.problem)) for text, one in wishes.items() if one is not None}


@pytest.mark.parametrize("attribute", LETTERS)
def test_a_switch_that_the_kernel_reads_by_its_first_letter(attribute: str) -> None:
    """kstrtobool."""
    on, off = ("1", "y", "true", "on", "10", "1 \n", "yonder"), ("0", "No", "F", "off", "01")
    refused = ("2", "-1", "+1", " 1", "o", "x")
    assert switched(attribute, on) == dict.fromkeys(on, (True, True, False))
    assert switched(attribute, off) == dict.fromkeys(off, (False, True, False))
    assert switched(attribute, refused) == dict.fromkeys(refused, (None, False, True))


@pytest.mark.parametrize("attribute", NUMBERS)
def test_a_switch_that_the_kernel_reads_as_a_number(attribute: str) -> None:
    """kstrtoul with base 10: anything but zero is on."""
    on, off = ("1", "2", "+1", "010", "1\n"), ("0", "00")
    refused = ("y", "n", "on", "t", "f", "-1", "0x1", " 1", "1 ", "1x", str(1 << 64))
    assert switched(attribute, on) == dict.fromkeys(on, (True, True, False))
    assert switched(attribute, off) == dict.fromkeys(off, (False, True, False))
    assert switched(attribute, refused) == dict.fromkeys(refused, (None, False, True))


@pytest.mark.parametrize(
    ("attribute", "text", "value"),
    [
        ("queue/iostats", str((1 << 32) - 1), True),
        ("queue/iostats", str(1 << 32), None),
        ("md/skip_copy", str(1 << 32), True),
        ("queue/iosched/front_merges", "-1", False),
        ("queue/iosched/front_merges", "7", True),
        ("queue/iosched/front_merges", "0x1", True),
        ("queue/iosched/front_merges", "2147483648", None),
        ("queue/iosched/front_merges", "y", None),
        ("queue/iosched/front_merges", " 1", None),
        ("device/ncq_prio_enable", "1", True),
        ("device/ncq_prio_enable", "+01", True),
        ("device/ncq_prio_enable", "2", None),
        ("device/ncq_prio_enable", "-1", None),
        ("device/ncq_prio_enable", "y", None),
        ("device/power/control", "auto\n", True),
        ("device/power/control", "on", False),
        ("device/power/control", " on", None),
        ("device/power/control", "1", None),
    ],
)
def test_a_switch_with_a_way_of_its_own(attribute: str, text: str, value: bool | None) -> None:
    found = of_attribute(attribute, text)
    assert found is not None
    assert (found.value, found.valid) == (value, value is not None)
