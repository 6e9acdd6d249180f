"""What the tests of the loop over real pipes share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from disktune_contract.messages.privilege import Class
from tests.helper.rpc.helper_window import Open, Window


@pytest.fixture
def window() -> Iterator[Open]:
    opened: list[Window] = []

    def make(privilege: Class = Class.TUNE, **more: Any) -> Window:
        opened.append(Window(privilege, **more))
        return opened[-1]

    yield make
    for made in opened:
        made.rest()
        made._lines.close()
