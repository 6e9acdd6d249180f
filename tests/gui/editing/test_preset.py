"""Presets: reading the files strictly, adapting to a drive, and laying the changes out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_contract.settings.setting import Medium, Offer, Source, State, Status
from disktune_gui.editing import preset
from disktune_gui.editing.preset import Preset, PresetButton, PresetError, Wish
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import a_drive, hard_disk
from tests.gui.settings.test_settings_page import Desk
from tests.sample_drive import make_drive

HEAD = "[preset]\nname = Test\nmedia = hdd, ssd\nabout = For tests.\n\n"
ALL, PROBLEMS = preset.load([preset.FOLDER])


def parse(body: str, head: str = HEAD) -> Preset:
    return preset.parse(head + body, "test.ini")


def states(**changes: dict[str, Any]) -> dict[str, State]:
    found = {state.setting: state for state in hard_disk()}
    for name, change in changes.items():
        key = name.replace("_", ".", 1)
        found[key] = replace(found[key], **change)
    return found


def becomes(body: str, known: dict[str, State] | None = None) -> dict[str, object]:
    return dict(preset.values(preset.outline(parse(body), a_drive(), known or states())))


# -- the files that come with the program ----------------------------------------------------------------------


def test_the_presets_that_come_along_can_be_read() -> None:
    assert PROBLEMS == ()
    names = {"Laptop", "Maximum Performance", "Minimum Wear", "Quiet and Cool", "RAID Member"}
    assert {one.name for one in ALL} >= names


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
def test_a_preset_says_what_it_is_for_and_may_say_why(one: Preset) -> None:
    assert one.about.endswith(".")
    assert all(not aim.why or (aim.why[0].isupper() and aim.why.endswith(".")) for aim in one.aims)
    assert all(aim.wishes.keys() <= one.media for aim in one.aims)


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
def test_every_kind_of_drive_that_a_preset_is_for_gets_something(one: Preset) -> None:
    assert set().union(*(aim.wishes for aim in one.aims)) == one.media


# -- reading ---------------------------------------------------------------------------------------------------


def test_a_wish_for_all_kinds_and_one_for_a_kind() -> None:
    [aim] = parse("[block.read_ahead]\nvalue = 128\nssd = 512\nwhy = So.\n").aims
    assert aim.wishes == {Medium.HDD: Wish((128,)), Medium.SSD: Wish((512,))}


def test_a_long_text_goes_on_in_the_next_line_and_comments_are_left_out() -> None:
    [aim] = parse("; a comment\n[ata.apm]\n# another\nvalue = 128\nwhy = It is\n  long.\n").aims
    assert aim.why == "It is long."


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("[ata.apn]\nvalue = 1\nwhy = So.\n", "line 6: unknown setting “ata.apn”."),
        ("[ata.apm]\nwhy = So.\n", "line 6: [ata.apm]: “value” missing."),
        ("[ata.apm]\nvalue = 1\nvalue = 2\nwhy = So.\n", "line 8: [ata.apm]: “value” twice."),
        ("[ata.apm]\nlevel = 1\nwhy = So.\n", "line 7: [ata.apm]: no “level”."),
        ("[ata.apm]\nnvme = 1\nwhy = So.\n", "line 7: not for the kind “nvme”."),
        ("[ata.apm]\nvalue\nwhy = So.\n", "line 7: expected: [section] or “key = value”."),
        (
            "[ata.apm]\nvalue = 300\nwhy = So.\n",
            "line 7: “300” is not valid for “Power management level (APM)”. Valid: ",
        ),
        ("[ata.write_cache]\nvalue = 1\nwhy = So.\n", "line 7: “1” is not valid for “Write cache”. Valid: "),
        (
            "[block.scheduler]\nvalue = none, fifo\nwhy = So.\n",
            "line 7: “none, fifo” is not valid for “I/O scheduler”",
        ),
        ("[block.read_ahead]\nvalue = off\nwhy = So.\n", "line 7: “off” is not valid for “Read-ahead”"),
        ("[ata.standby_timer]\nvalue = 22 min\nwhy = So.\n", "line 7: “22 min” is not valid for “Standby timer"),
        ("[ata.apm]\nvalue = 1\nwhy = So.\n[ata.apm]\n", "line 9: [ata.apm] occurs twice."),
        ("[ata.apm]\n  value = 1\n", "line 7: continuation of nothing."),
        ("", "line 1: no settings."),
    ],
)
def test_a_mistake_is_told_with_its_file_and_line(body: str, words: str) -> None:
    with pytest.raises(PresetError) as caught:
        parse(body)
    assert str(caught.value).startswith(f"test.ini, {words}")


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("", "line 1: [preset] must come first."),
        ("name = Test\n", "line 1: [preset] must come first."),
        ("[preset]\nname = Test\nabout = A.\n", "line 1: [preset]: “media” missing."),
        ("[preset]\nname = T\nabout = A.\nmedia = tape\n", "line 4: “tape” is not a kind. Valid:"),
    ],
)
def test_a_wrong_beginning_is_told(head: str, words: str) -> None:
    with pytest.raises(PresetError) as caught:
        parse("", head)
    assert str(caught.value).startswith(f"test.ini, {words}")


def test_one_bad_file_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "bad.ini").write_bytes(b"\xff\xfe")
    (tmp_path / "good.ini").write_text(HEAD + "[ata.apm]\nvalue = 1\nwhy = So.\n")
    found, problems = preset.load([tmp_path, tmp_path / "nowhere"])
    assert [one.name for one in found] == ["Test"]
    assert problems == ("bad.ini is not UTF-8.",)


def test_users_have_a_folder_of_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert preset.user_folder() == tmp_path / "disktune" / "presets"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert preset.user_folder() == Path.home() / ".local" / "share" / "disktune" / "presets"


# -- adapting --------------------------------------------------------------------------------------------------


def test_numbers_stay_within_what_the_drive_offers() -> None:
    assert becomes("[scsi.queue_depth]\nvalue = 64\nwhy = So.\n") == {"scsi.queue_depth": 32}
    assert becomes("[scsi.queue_depth]\nvalue = most\nwhy = So.\n") == {"scsi.queue_depth": 32}
    assert becomes("[scsi.queue_depth]\nvalue = least\nwhy = So.\n") == {"scsi.queue_depth": 1}
    assert becomes("[ata.apm]\nvalue = off\nwhy = So.\n") == {"ata.apm": 255}


def test_of_several_words_the_first_that_the_drive_offers() -> None:
    body = "[block.scheduler]\nvalue = kyber, bfq, none\nwhy = So.\n"
    assert becomes(body) == {"block.scheduler": "bfq"}
    assert becomes(body, states(block_scheduler={"offer": Offer(choices=("mq-deadline",))})) == {}


def test_times_and_switches() -> None:
    assert becomes("[ata.standby_timer]\nvalue = 20 min\nwhy = So.\n") == {"ata.standby_timer": 240}
    assert becomes("[ata.write_cache]\nvalue = on\nwhy = So.\n") == {"ata.write_cache": True}


def test_a_time_that_the_drive_does_not_offer_is_left_alone() -> None:
    body = "[ata.standby_timer]\nvalue = 20 min\nwhy = So.\n"
    assert becomes(body, states(ata_standby_timer={"offer": Offer(codes=(0, 241))})) == {}
    assert becomes(body, states(ata_standby_timer={"offer": Offer(codes=(0, 240))})) == {"ata.standby_timer": 240}


def test_what_cannot_be_set_says_why() -> None:
    body = "[ata.aam]\nvalue = 128\nwhy = Quiet.\n[ata.apm]\nvalue = 1\nwhy = So.\n"
    known = states(ata_apm={"status": Status.LOCKED, "reason": "Frozen."})
    points = preset.outline(parse(body), a_drive(), known)
    assert [(point.value, point.obstacle) for point in points] == [
        (None, "Not supported."),
        (None, "Frozen."),
    ]


def test_a_kind_of_drive_that_a_setting_is_not_for_is_left_alone() -> None:
    body = "[ata.apm]\nhdd = 1\nwhy = So.\n"
    assert preset.outline(parse(body), make_drive(kind=DriveKind.NVME), states()) == ()


# -- on the page -----------------------------------------------------------------------------------------------


@pytest.fixture
def page(qtbot: QtBot) -> SettingsPage:
    desk = Desk(qtbot)
    desk.session.bring(a_drive(), a_drive("sdb", "Other"))
    return desk.page


def named(name: str) -> Preset:
    return next(one for one in ALL if one.name == name)


def choose(button: PresetButton, name: str) -> None:
    button.fill()
    next(action for action in button.choices.actions() if action.text() == name).trigger()


def test_a_preset_lays_its_changes_out_and_says_why(page: SettingsPage) -> None:
    choose(page.sheet.presets, "Minimum Wear")
    assert "128 → 254" in page.review.text()
    assert "unknown → never" in page.review.text()
    row = page.rows["ata.standby_timer"]
    assert "Minimum Wear" in row.accessibleDescription()
    assert page.review.text().startswith("Minimum Wear: ")
    page.undo_action.trigger()
    assert page.review.lines == (), "one step of undo takes the whole preset back"
    assert "Minimum Wear" not in row.accessibleDescription()
    page.redo_action.trigger()
    assert "128 → 254" in page.review.text()


def test_a_row_that_a_preset_leaves_alone_says_why(page: SettingsPage) -> None:
    text = "[preset]\nname = N\nmedia = hdd\nabout = A.\n[ata.apm]\nvalue = 1\nwhy = So.\n"
    one = preset.parse(text + "[ata.aam]\nvalue = 128\nwhy = Quiet.\n", "n.ini")
    page.sheet.presets.chosen.emit(one)
    assert page.rows["ata.aam"].note.text() == "N: Quiet. Not supported."


def test_the_menu_has_only_what_is_for_this_kind_of_drive(page: SettingsPage) -> None:
    page.sheet.presets.fill()
    assert "Minimum Wear" in [action.text() for action in page.sheet.presets.choices.actions()]
    page.show_drive(replace(a_drive("sdb"), kind=DriveKind.NVME, rotational=False))
    page.sheet.presets.fill()
    assert "Minimum Wear" not in [action.text() for action in page.sheet.presets.choices.actions()]


def test_a_file_that_is_no_preset_is_told_and_the_others_are_there(
    page: SettingsPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "disktune" / "presets"
    folder.mkdir(parents=True)
    (folder / "mine.ini").write_text("hello\n")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    choose(page.sheet.presets, "Minimum Wear")
    assert page.message.text.text().startswith("mine.ini, line 1: expected: [section]")


def test_a_preset_that_is_already_in_force_says_so(page: SettingsPage) -> None:
    one = preset.parse("[preset]\nname = N\nmedia = hdd\nabout = A.\n[ata.apm]\nvalue = 128\nwhy = So.\n", "n.ini")
    page.sheet.presets.chosen.emit(one)
    assert page.message.text.text() == "No changes needed."


@pytest.mark.slow
def test_another_drive_does_not_inherit_the_reasons(page: SettingsPage) -> None:
    choose(page.sheet.presets, "Minimum Wear")
    page.show_drive(a_drive("sdb", "Other"))
    assert not page.rows["ata.standby_timer"].view.why
    page.show_drive(a_drive())
    assert page.rows["ata.standby_timer"].view.why


def test_several_drives_get_a_preset_each_as_it_fits(page: SettingsPage) -> None:
    page.show_drive(None)
    choose(page.all_drives.presets, "Minimum Wear")
    plans = page.drafting.plans()
    assert [drive.name for drive, _ in plans] == ["sda", "sdb"]
    for _, desk in plans:
        assert {one.setting: one.value for one in desk.draft.changes} == {"ata.apm": 254, "ata.standby_timer": 0}
    assert len(page.review.lines) == 2


def test_what_another_wish_brings_can_be_wished_for() -> None:
    conditions = {
        "ata.epc": State("ata.epc", Status.OK, False, Source.LIVE),
        "ata.idle_b": State("ata.idle_b", Status.LOCKED, None, Source.LIVE, "They are off."),
    }
    epc = "[ata.epc]\nvalue = on\nwhy = Rest.\n\n"
    timer = "[ata.idle_b]\nvalue = 5 min\nwhy = Quiet.\n"
    assert becomes(timer + "\n" + epc, conditions) == {"ata.epc": True, "ata.idle_b": 3000}
    [point] = preset.outline(parse(timer), a_drive(), conditions)
    assert point.obstacle == "They are off."


def test_a_file_is_parsed_again_when_it_differs_even_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.ini"
    text = (preset.FOLDER / "quiet-and-cool.ini").read_text("utf-8")
    file.write_text(text, "utf-8")
    parsed: list[str] = []
    parse = preset.parse

    def counted(text: str, name: str) -> Preset:
        parsed.append(name)
        return parse(text, name)

    monkeypatch.setattr(preset, "parse", counted)
    preset._parsed.cache_clear()
    first = preset.read(file)
    assert preset.read(file) is first
    file.write_text(text.replace(first.name, "Mine"), "utf-8")
    assert preset.read(file).name == "Mine"
    assert len(parsed) == 2
