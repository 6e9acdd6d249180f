"""Every page in front of each kind of drive, one after the other, as a user looks around."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_gui.client.session import Session
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from tests.gui.support import services_of

LOOK_MS = 60
"""Less than an answer may take: the next drive is chosen while the one before is still being asked, too."""


@pytest.mark.slow
def test_looking_around(qtbot: QtBot, demo_session: Session) -> None:
    window = MainWindow(services_of(demo_session))
    qtbot.addWidget(window)
    window.show()
    for tab in Tab:
        for name in ("sda", "nvme0n1", "sdh", "md0", "", "sda"):
            window.panel.choose(name)
            if window.tabs.offers(tab):
                window.tabs.setCurrentIndex(tab)
            qtbot.wait(LOOK_MS)
    qtbot.wait(500)
    window.close()
