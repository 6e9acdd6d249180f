"""What is new is offered once after an update, never at the first start, and lists the versions between."""

from __future__ import annotations

from pathlib import Path

import pytest
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


def test_an_update_is_told_once_and_a_first_start_is_none(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, window = Preferences(), QWidget()
    monkeypatch.setattr(dialogs, "_metainfo", lambda: RELEASES)
    qtbot.addWidget(window)
    assert told(window).sentences == []
    assert kept.text("version") == VERSION
    kept.keep("version", "2.0")
    messages = told(window)
    assert messages.sentences == [f"DiskTune is now {VERSION}"]
    assert told(window).sentences == [], "once for each version"
    press(messages, "What’s New")
    (shown,) = window.findChildren(QTextBrowser)
    assert shown.toPlainText().split() == ["3.0", "Third", "&", "last."]
    kept.keep("version", "9.9")
    assert told(window).sentences == [f"DiskTune is now {VERSION}"], "also after a later version"


def test_the_versions_since_the_last_start_are_listed() -> None:
    assert dialogs.news(RELEASES, "1.0") == (
        "<h3>3.0</h3><ul><li>Third &amp; last.</li></ul><h3>2.0</h3><ul><li>Second.</li></ul>"
    )
    assert dialogs.news(RELEASES, "3.0") == ""
    assert dialogs.news("", "1.0") == "", "where it is not installed"
    assert dialogs.news(RELEASES, "9.9") == "", "no release"
    assert f'version="{VERSION}"' in METAINFO.read_text(encoding="utf-8")
