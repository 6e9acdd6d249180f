"""What the tests of long trials share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helper.long_trials.long_trial_rig import Rig


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    yield made
    made.bench.session.stop_work()
