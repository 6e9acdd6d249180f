"""What is said of a number that somebody else's file asks for."""

from __future__ import annotations

import pytest

from disktune_helper.external_config.common.values import checked


@pytest.mark.parametrize(
    ("setting", "value", "valid", "remark"),
    [
        ("block.nr_requests", 2048, True, ""),
        ("block.nr_requests", 4, True, ""),
        ("block.nr_requests", 2049, True, "DiskTune itself offers 4 requests to 2048 requests."),
        ("block.nr_requests", 3, False, "Request queue size: this lies between 4 and 10240."),
        ("block.read_ahead", 16_384, True, ""),
        ("block.read_ahead", 16_388, True, "DiskTune itself offers 0 KiB to 16 MiB."),
        ("block.read_ahead", 130, True, "The kernel may round it: Read-ahead goes in steps of 4 KiB."),
    ],
)
def test_a_number_that_is_taken_is_remarked_on(setting: str, value: int, valid: bool, remark: str) -> None:
    found = checked(setting, value)
    assert (found.valid, found.value, found.problem) == (valid, value, remark)
