"""The record of btrfs-progs: as btrfs-progs 6.2 wrote it on Linux 6.18, and what is not one."""

from __future__ import annotations

import pytest

from disktune_helper.decode import file_system_tools
from disktune_helper.decode.fields import DecodeError

UUID = "63b8f770-c23d-47a9-b82d-a8afc22cc42a"
OTHER = "63b8f770-c23d-47a9-b82d-a8afc22cc42b"
CANCELLED = (
    f"scrub status:1\n{UUID}:1|data_extents_scrubbed:968|tree_extents_scrubbed:29|data_bytes_scrubbed:63438848|"
    "tree_bytes_scrubbed:475136|read_errors:1|csum_errors:2|verify_errors:3|no_csum:4|csum_discards:0|"
    "super_errors:5|malloc_errors:6|uncorrectable_errors:7|corrected_errors:8|last_physical:177733632|"
    "t_start:1795520030|t_resumed:0|duration:3|canceled:1|finished:1\n"
    f"{UUID}:2|data_extents_scrubbed:0|t_start:0\n"
)


def test_every_figure_is_where_it_belongs() -> None:
    found = file_system_tools.parse_scrub_status(CANCELLED, UUID)
    assert set(found) == {1, 2}
    one = found[1]
    assert (one.figures.data_bytes, one.figures.tree_bytes, one.figures.done_bytes) == (63438848, 475136, 63913984)
    assert (one.started, one.resumed, one.seconds, one.cancelled, one.finished) == (1795520030, 0, 3, True, True)
    errors = one.figures.errors
    kinds = (errors.read, errors.csum, errors.verify, errors.super_block, errors.memory)
    assert kinds == (1, 2, 3, 5, 6)
    assert (errors.uncorrectable, errors.corrected, errors.unverified) == (7, 8, 0)
    assert (one.figures.no_csum, one.figures.last_physical) == (4, 177733632)
    assert errors.found == 11
    assert found[2].started == 0


def test_the_kernels_numbers_are_read_in_its_order() -> None:
    live = file_system_tools.figures(tuple(range(15)))
    assert (live.data_bytes, live.tree_bytes, live.no_csum, live.last_physical) == (2, 3, 7, 13)
    errors = live.errors
    assert (errors.read, errors.csum, errors.verify, errors.super_block, errors.memory) == (4, 5, 6, 9, 10)
    assert (errors.uncorrectable, errors.corrected, errors.unverified) == (11, 12, 14)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "scrub status:2\n",
        f"scrub status:1\n{OTHER}:1|t_start:1\n",
        f"scrub status:1\n{UUID}:1|t_start:-1\n",
        f"scrub status:1\n{UUID}:1|t_start:1\n{UUID}:1|t_start:1\n",
        f"scrub status:1\n{UUID}:1|T_START:1\n",
        f"scrub status:1\n\n{UUID}:1|t_start:1\n",
        f"scrub status:1\n{UUID}:1|t_start:{'9' * 21}\n",
        "scrub status:1\n" + "x" * file_system_tools.LIMIT,
    ],
)
def test_what_is_no_such_record_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        file_system_tools.parse_scrub_status(text, UUID)
