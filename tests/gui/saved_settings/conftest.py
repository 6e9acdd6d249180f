"""What the tests of saved settings share."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.settings.claims import When
from tests.gui.saved_settings.saving_desk import SavingDesk, claim


@pytest.fixture
def saving(qtbot: QtBot) -> SavingDesk:
    desk = SavingDesk(qtbot, claim("tlp", 254, When.BOOT, When.RESUME))
    desk.show()
    return desk
