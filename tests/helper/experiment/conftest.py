"""What all tests of comparisons in a file share: both helpers of a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helper.root_and_user import Halves, make_halves


@pytest.fixture
def halves() -> Iterator[Halves]:
    made = make_halves()
    yield made
    made.user.stop_work()
    made.root.session.stop_work()
