"""Reading the kernel's trace of ATA commands: all of the drive's own, and none that was dropped unnoticed."""

from __future__ import annotations

import pytest

from tests.lab.judges.ata_commands import Task
from tests.lab.judges.ata_trace import tasks_of
from tests.lab.scenario import Failed

EVENT = (
    "  disktune-helper-812     [001] d..2.   203.100001: ata_qc_issue: ata_port=3 ata_dev={drive} tag=0 "
    "proto=ATA_PROT_NODATA cmd=ATA_CMD_SET_FEATURES tf=(ef/05:80:01:00:00/00:00:00:00:00/00)\n"
)
"""A line of trace_pipe (include/trace/events/libata.h), with APM at 80h."""


def test_commands_of_the_drive_are_read_and_no_others() -> None:
    text = EVENT.format(drive=0) + EVENT.format(drive=1)
    assert tasks_of(text, (3, 0)) == [Task(0xEF, 0x05, 0x80, 1)]
    assert tasks_of(text, (4, 0)) == []


def test_a_trace_with_a_gap_is_no_log() -> None:
    with pytest.raises(Failed, match="LOST 17 EVENTS"):
        tasks_of("CPU:1 [LOST 17 EVENTS]\n" + EVENT.format(drive=0), (3, 0))
