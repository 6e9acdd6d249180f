"""The pane of help: what is listed and found, a page for each setting, and nothing from elsewhere."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtGui import QPalette, QTextDocument
from PyQt6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_gui.help import guides
from disktune_gui.help.guides import GUIDE
from disktune_gui.help.pane import HelpPane, setting_title
from tests.gui.scripted_session import keyboard
from tests.gui.support import copied
from tests.narrowed import present

PLACES = {"Tune": "page/SETTINGS"}


@pytest.fixture
def pane(qtbot: QtBot) -> HelpPane:
    pane = HelpPane(PLACES, "Tune › Settings")
    qtbot.addWidget(pane)
    with qtbot.waitActive(pane):
        pane.show()
        pane.activateWindow()
    return pane


def listed(pane: HelpPane) -> list[str]:
    """Return what the list shows, groups that are closed as one."""
    found: list[str] = []
    item: QTreeWidgetItem | None = pane.contents.topLevelItem(0)
    while item is not None:
        if not item.isHidden():
            found.append(item.text(0))
        item = pane.contents.itemBelow(item)
    return found


def test_it_begins_with_guides_then_settings_by_purpose(pane: HelpPane) -> None:
    assert listed(pane) == [
        *(guide.title for guide in guides.every()),
        "Performance",
        "Noise and Power",
        "Reliability",
        "Monitoring",
        "Obsolete",
    ]
    titles = [setting_title(setting) for setting in SETTINGS]
    assert len(set(titles)) == len(titles), "of two settings with one name, the user could not tell which is which"


@pytest.mark.parametrize(
    ("text", "first", "also"),
    [
        ("quiet", "Make it quiet", "Maximum sync speed"),
        ("-S", "Standby timer (spin-down)", ""),
        ("read_ahead_kb", "Read-ahead", ""),
        # Only in the text of the guide.
        ("smartd", "Why does it not sleep?", ""),
    ],
)
def test_guides_and_settings_are_found_by_any_word(pane: HelpPane, text: str, first: str, also: str) -> None:
    pane.search.setFocus()
    keyboard.keyClicks(pane.search, text)
    shown = listed(pane)
    assert first in shown
    assert not also or also in shown
    assert len(shown) < 20


def test_enter_opens_what_was_found_and_back_leads_to_the_list(pane: HelpPane) -> None:
    pane.search.setFocus()
    keyboard.keyClicks(pane.search, "acoustic")
    keyboard.keyClick(pane.search, Qt.Key.Key_Return)
    assert pane.title.text() == "Make it quiet"
    assert pane.page.hasFocus()
    pane.back.click()
    assert pane.contents.isVisible()
    pane.search.setFocus()
    keyboard.keyClick(pane.search, Qt.Key.Key_Down)
    assert pane.contents.hasFocus()


def test_escape_empties_the_search_then_closes(pane: HelpPane, qtbot: QtBot) -> None:
    pane.search.setFocus()
    keyboard.keyClicks(pane.search, "sleep")
    keyboard.keyClick(pane.search, Qt.Key.Key_Escape)
    assert pane.search.text() == ""
    with qtbot.waitSignal(pane.left):
        keyboard.keyClick(pane.search, Qt.Key.Key_Escape)
    pane.show_address(GUIDE + "sleep")
    pane.page.setFocus()
    with qtbot.waitSignal(pane.left):
        keyboard.keyClick(pane.page, Qt.Key.Key_Escape)


def test_names_lead_to_settings_in_the_pane_and_to_places_of_the_window(pane: HelpPane, qtbot: QtBot) -> None:
    pane.show_address(GUIDE + "quiet")
    html = pane.page.toHtml()
    assert 'href="setting/ata.aam"' in html
    assert 'href="guide/sleep"' in html
    pane.page.anchorClicked.emit(QUrl("setting/ata.aam"))
    assert pane.title.text() == "Acoustic management level (AAM)"
    with qtbot.waitSignal(pane.wanted) as told:
        pane.page.anchorClicked.emit(QUrl("row/ata.aam"))
    assert told.args == ["row/ata.aam"]
    pane.show_address(GUIDE + "quiet")
    with qtbot.waitSignal(pane.wanted) as told:
        pane.page.anchorClicked.emit(QUrl("page/SETTINGS"))
    assert told.args == ["page/SETTINGS"]


def test_every_setting_has_a_page_with_its_help_and_source(pane: HelpPane) -> None:
    for setting in SETTINGS:
        pane.show_address(f"setting/{setting.id}")
        text = pane.page.toPlainText()
        for words in (setting.help, setting.danger, setting.source.rstrip("."), setting.hdparm, "Tune › Settings"):
            assert words in text, setting.id


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("ata.apm", ("wear", "1 to 254, or off", "hdparm -B", "128: parks the heads, no spin-down")),
        ("block.read_ahead", ("KiB", "hdparm -a", "queue/read_ahead_kb", "until restart")),
        ("block.scheduler", ("bfq: desktop: fair to programs",)),
        ("scsi.queue_depth", ("hdparm -Q", "On SATA, 1 turns NCQ off; 31 or 32 is usual.")),
        ("md.bitmap_backlog", ("Needs", "md/level: raid1", "writes missing elsewhere are lost")),
        ("legacy.dma", ("libata has no switch",)),
    ],
)
def test_a_page_has_risk_range_unit_names_and_needs(pane: HelpPane, setting: str, words: tuple[str, ...]) -> None:
    pane.show_address(f"setting/{setting}")
    text = pane.page.toPlainText()
    assert [word for word in words if word not in text] == []


def test_a_setting_behind_another_says_so(pane: HelpPane) -> None:
    setting = next(one for one in SETTINGS if one.behind is not None)
    assert setting.behind is not None
    pane.show_address(f"setting/{setting.id}")
    assert f"Needs\n{BY_ID[setting.behind[0]].label}: " in pane.page.toPlainText()


def test_the_text_can_be_selected_and_copied_and_loads_nothing(pane: HelpPane, qtbot: QtBot) -> None:
    pane.show_address(GUIDE + "sleep")
    pane.page.selectAll()
    pane.page.copy()
    assert "Set Standby timer (spin-down), to 20 min" in copied()
    document = present(pane.page.document())
    for address in (QUrl.fromLocalFile(guides.__file__), QUrl("https://example.org/a.png"), QUrl("quiet.md")):
        assert not document.resource(QTextDocument.ResourceType.MarkdownResource, address)
    with qtbot.assertNotEmitted(pane.wanted):
        pane.page.anchorClicked.emit(QUrl("https://example.org"))
    assert pane.title.text() == "Let it sleep"


def test_another_theme_gives_the_page_its_colours(pane: HelpPane) -> None:
    pane.show_address("setting/ata.apm")
    before = pane.page.toHtml()
    palette = QPalette(pane.palette())
    palette.setColor(QPalette.ColorRole.PlaceholderText, Qt.GlobalColor.black)
    palette.setColor(QPalette.ColorRole.Window, Qt.GlobalColor.white)
    pane.setPalette(palette)
    assert pane.page.toHtml() != before
