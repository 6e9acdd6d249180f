"""Other names of settings, and the search that finds a setting by the words of the tools that people come from.

A file in ``words`` is the vocabulary of one tool: a word or several, a colon, the settings that it has to find.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.setting import Legacy, Setting
from disktune_contract.settings.setting_names import matches, names
from tests.each import each

WORDS = Path(__file__).with_name("words")

MOST = 16
"""Settings that one word may find: who gets more of them has found nothing."""


def vocabulary() -> list[tuple[str, str, tuple[str, ...]]]:
    """Return tool, word and ids of every line."""
    found = []
    for file in sorted(WORDS.glob("*.txt")):
        for line in file.read_text().splitlines():
            if line and not line.startswith("#"):
                word, _, ids = line.rpartition(": ")
                found.append((file.stem, word, tuple(ids.split())))
    return found


@pytest.mark.slow
@each(vocabulary())
def test_the_words_of_a_tool_find_its_settings(tool: str, word: str, wanted: tuple[str, ...]) -> None:
    assert word
    assert wanted
    assert set(wanted) <= set(BY_ID)
    for spelled in (word, word.upper()):
        found = [setting.id for setting in SETTINGS if matches(setting, spelled)]
        assert set(wanted) <= set(found), f"{tool}: {spelled}"
        assert len(found) <= MOST, f"{tool}: {spelled} finds {found}"


def test_every_flag_that_a_declaration_names_is_among_the_words_of_hdparm() -> None:
    listed = {word for tool, word, _ids in vocabulary() if tool == "hdparm"}
    assert {setting.hdparm for setting in SETTINGS if setting.hdparm} <= listed


@pytest.mark.parametrize("text", ["read-ahead", "read_ahead_kb", "hdparm -a", "READAHEAD", "block.read_ahead"])
def test_a_setting_is_found_by_label_file_flag_and_id(text: str) -> None:
    assert matches(BY_ID["block.read_ahead"], text)


def test_every_word_of_a_search_counts() -> None:
    assert matches(BY_ID["ata.aam"], "acoustic noise")
    assert not matches(BY_ID["ata.aam"], "acoustic scheduler")


def test_a_setting_is_found_by_the_words_that_the_window_shows_for_it() -> None:
    assert not matches(BY_ID["ata.standby_timer"], "スピンダウン")
    assert matches(BY_ID["ata.standby_timer"], "スピンダウン hdparm", ("スタンバイタイマー (スピンダウン)", ""))


def test_an_option_is_not_found_within_a_word() -> None:
    assert matches(BY_ID["block.read_ahead"], "-a")
    assert not matches(BY_ID["block.write_cache_belief"], "-b"), "only in write-back"


@each(SETTINGS, lambda setting: setting.id)
def test_every_setting_that_is_not_gone_has_a_name_elsewhere(setting: Setting) -> None:
    if not isinstance(setting.access, Legacy):
        assert names(setting, "sda")


@each(SETTINGS, lambda setting: setting.id)
def test_each_other_name_is_given_once_and_finds_its_setting(setting: Setting) -> None:
    known = names(setting, "sda")
    assert len(set(known)) == len(known)
    for name in known:
        assert name == name.strip()
        assert matches(setting, name.replace("sda", "<drive>"))


@pytest.mark.parametrize(
    ("setting", "name"),
    [
        ("ata.epc", "SET FEATURES 4Ah"),
        ("ata.smart", "command B0h D8h and D9h"),
        ("ata.standby_z", "EPC timer standby_z"),
        ("ata.read_recovery", "SCT Error Recovery Control"),
        ("nvme.power_state", "NVMe feature 02h"),
        ("scsi.write_cache", "mode page 08h, byte 2"),
    ],
)
def test_the_name_of_what_is_reached_by_commands(setting: str, name: str) -> None:
    assert name in names(BY_ID[setting])
