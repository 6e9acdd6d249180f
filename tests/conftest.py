"""What holds for every test: how long something takes on a busy machine proves nothing."""

import pytest
from hypothesis import HealthCheck, settings

from disktune_contract.messages import Class
from disktune_helper import ioctls

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(autouse=True)
def _may_tune(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests that open drives in this process send what the program sends, whatever others have said it is."""
    monkeypatch.setattr(ioctls, "_ceiling", Class.TUNE)
