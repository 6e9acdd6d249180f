"""Files of TLP, tuned and sysctl.d put together at random, against the tools where they are installed.

Two of them tune the machine that they are installed on, so the tests do not ask for them; the lab has all three
(tests/lab/saved/other_tools.py).
"""

from __future__ import annotations

import random

import pytest

from tests.helper.other_tools.judges.parser_judges import JUDGES

COUNTS = {"systemd-sysctl": 12, "tlp": 15, "tuned": 200}


@pytest.mark.slow
@pytest.mark.tools
@pytest.mark.parametrize("name", JUDGES)
def test_the_tool_reads_the_same(name: str) -> None:
    why_not, compare = JUDGES[name]
    if reason := why_not():
        pytest.skip(reason)
    assert compare(random.Random(6), COUNTS[name])  # noqa: S311
