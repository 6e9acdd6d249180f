"""What the tests of arrays share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helper.raid.boost_rig import Rig


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    yield made
    made.bench.session.stop_work()
