"""What is new is offered once after an update, never at the first start, and lists the versions between."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtWidgets import QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.version import VERSION
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.mainwindow import dialogs
from disktune_gui.mainwindow.strip.messages import Messages
from tests.gui.told import press

METAINFO = Path(__file__).parents[3] / "icons/org.disktune.DiskTune.metainfo.xml"
RELEASES = """<component><releases>
<release version="3.0"><description><ul><li>Third &amp; <code>last</code>.</li></ul></description></release>
<release version="2.0"><description><p>Second.</p></description></release>
<release version="1.0"><description><p>First.</p></description></release>
</releases></component>"""


def told(window: QWidget) -> Messages:
    messages = Messages(window)
    dialogs.look_for_update(Preferences(), messages, window)
    return messages


def test_an_update_is_told_once_and_a_first_start_is_none(qtbot: QtBot) -> None:
    kept, window = Preferences(), QWidget()
    qtbot.addWidget(window)
    assert told(window).sentences == []
    assert kept.text("version") == VERSION
    kept.keep("version", "0.0.9")
    messages = told(window)
    assert messages.sentences == [f"DiskTune is now {VERSION}"]
    assert told(window).sentences == [], "once for each version"
    press(messages, "What’s New")
    (shown,) = window.findChildren(QTextBrowser)
    assert VERSION in shown.toPlainText()


def test_the_versions_since_the_last_start_are_listed() -> None:
    assert dialogs.news(RELEASES, "1.0") == (
        "<h3>3.0</h3><ul><li>Third &amp; last.</li></ul><h3>2.0</h3><ul><li>Second.</li></ul>"
    )
    assert dialogs.news(RELEASES, "3.0") == ""
    assert dialogs.news("", "1.0") == "", "where it is not installed"
    assert VERSION in dialogs.news(METAINFO.read_text(encoding="utf-8"), "")
