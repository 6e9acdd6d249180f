"""Every page in front of every drive of the demo, one drive after the other, as a user looks around."""

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
@pytest.mark.parametrize("tab", list(Tab), ids=lambda tab: tab.name.lower())
def test_looking_around(qtbot: QtBot, demo_session: Session, tab: Tab) -> None:
    window = MainWindow(services_of(demo_session))
    qtbot.addWidget(window)
    window.show()
    names = [drive.name for drive in demo_session.drives if drive.name in ("sda", "sdc", "nvme0n1", "sdh", "md0")]
    for name in (*names, "", *reversed(names)):
        window.panel.choose(name)
        if window.tabs.isTabEnabled(tab):
            window.tabs.setCurrentIndex(tab)
        qtbot.wait(LOOK_MS)
    qtbot.wait(500)
    window.close()
