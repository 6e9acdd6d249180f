"""Reading the kernel's trace of block devices: what it says is what a read of a file is judged by."""

from __future__ import annotations

from tests.lab.judges.block_trace import BlockTrace, largest_kib

TRACE = """\
# tracer: nop
              dd-812     [001] .....   203.100001: block_bio_queue: 99,2 RA 2048 + 128 [dd]
   kworker/u4:3-61      [000] .....   203.100090: block_bio_queue: 99,1 RA 34816 + 128 [kworker/u4:3]
 kworker/0:1H-57        [000] .....   203.100200: block_rq_issue: 98,16 RA 65536 () 36864 + 128 [kworker/0:1H]
              dd-812     [001] .....   203.200001: block_bio_queue: 99,2 R 2176 + 8 [dd]
   jbd2/vda-8-170       [000] .....   203.300001: block_bio_queue: 97,0 WS 99 + 8 [jbd2/vda-8]
   jbd2/vda-8-170       [000] .....   203.300101: block_rq_issue: 97,0 FF 0 () 0 + 0 [jbd2/vda-8]
          fstrim-900     [000] .....   203.400001: block_rq_issue: 98,16 DS 1048576 () 4096 + 2048 [fstrim]
"""


def test_bios_are_counted_in_bytes_at_the_device_that_they_are_for() -> None:
    # No machine has these numbers, so that they stand for themselves.
    trace = BlockTrace(TRACE)
    assert trace.bios() == {"99:2": [65536, 4096], "99:1": [65536]}
    assert largest_kib(trace.bios(), "99:2") == 64
    assert largest_kib(trace.bios(), "99:3") == 0


def test_requests_are_those_of_drives_and_of_the_kind_that_is_asked_for() -> None:
    trace = BlockTrace(TRACE)
    assert trace.requests() == {"98:16": [65536]}
    assert trace.requests("D") == {"98:16": [1048576]}
    assert trace.bios("W") == {"97:0": [4096]}
    assert trace.requests("F") == {"97:0": [0]}
