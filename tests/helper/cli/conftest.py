"""What the tests of the commands share."""

from __future__ import annotations

import pytest

from tests.helper.cli.saved_machine import Machine
from tests.helper.conftest import make_bench


@pytest.fixture
def machine() -> Machine:
    return Machine(make_bench())
