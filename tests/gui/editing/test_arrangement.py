"""Which settings are where, and what is said of each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveKind
from disktune_contract.settings.setting import Medium, Offer, Purpose, Range, Source, State, Status
from disktune_contract.units import Unit
from disktune_gui.editing import arrangement, setting_facts
from disktune_gui.editing.arrangement import ABSENT, FIRST, PAST, arrange, medium
from tests.gui.scripted_session import a_drive, hard_disk
from tests.sample_drive import make_drive

DISK = {state.setting: state for state in hard_disk()}


@pytest.mark.parametrize(
    ("kind", "rotational", "expected"),
    [
        (DriveKind.ATA, True, Medium.HDD),
        (DriveKind.ATA, False, Medium.SSD),
        (DriveKind.USB, None, Medium.SSD),
        (DriveKind.NVME, False, Medium.NVME),
        (DriveKind.ARRAY, True, Medium.ARRAY),
    ],
)
def test_the_medium_of_a_drive(kind: DriveKind, rotational: bool | None, expected: Medium) -> None:
    assert medium(make_drive(kind=kind, rotational=rotational)) is expected


def test_first_come_the_settings_that_matter_and_that_the_drive_has() -> None:
    section = arrange(Medium.HDD, DISK)[0]
    assert (section.key, section.title) == (FIRST, "Common Settings")
    assert "ata.apm" in section.settings
    assert "ata.aam" not in section.settings, "not supported"
    assert "block.nr_requests" not in section.settings


def test_everything_that_the_drive_has_is_there_once() -> None:
    sections = arrange(Medium.HDD, DISK)
    names = [name for section in sections for name in section.settings]
    assert sorted(names) == sorted(name for name, state in DISK.items() if state.status is not Status.UNSUPPORTED)
    assert "block.nr_requests" in {section.key: section.settings for section in sections}[Purpose.SPEED.name]
    assert arrange(Medium.HDD, {}) == (), "before it has answered"


def test_what_belongs_to_the_past_is_only_found() -> None:
    states = DISK | {"ata.apm": replace(DISK["ata.apm"], status=Status.LEGACY)}
    assert "ata.apm" not in [name for section in arrange(Medium.HDD, states) for name in section.settings]
    found = arrange(Medium.HDD, states, text="power management level")
    assert found[-1] == arrangement.SettingSection(PAST, Purpose.OLD.value, ("ata.apm",))


def test_a_search_understands_the_language_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    german = {"Read-ahead": "Vorauslesen (Kernel)"}
    monkeypatch.setattr(arrangement, "said", lambda text: german.get(text, text))
    for text in ("vorauslesen", "readahead"):
        assert [s for one in arrange(Medium.HDD, DISK, text=text) for s in one.settings].count("block.read_ahead")


def test_a_search_looks_everywhere_and_every_word_counts() -> None:
    found = arrange(Medium.HDD, DISK, text="acoustic")
    assert [(section.key, section.settings) for section in found] == [(ABSENT, ("ata.aam",))]
    assert arrange(Medium.HDD, DISK, text="acoustic scheduler") == ()


# -- what is said of a setting ---------------------------------------------------------------------------------


def told(setting: str, state: State | None) -> dict[str, str]:
    return dict(setting_facts.facts(BY_ID[setting], state, a_drive()))


def test_the_facts_of_a_sysfs_setting_name_the_file_of_this_drive() -> None:
    found = told("block.read_ahead", DISK["block.read_ahead"])
    assert found["Current"] == "128 KiB"
    known = "hdparm -a · blockdev --setra · blockdev --getra · /sys/block/sda/queue/read_ahead_kb"
    assert found["Also known as"] == known
    assert found["Supported values"] == "0 to 16,384 KiB in steps of 4"


def test_what_the_drive_offers_is_narrower_than_the_declaration() -> None:
    assert told("scsi.queue_depth", DISK["scsi.queue_depth"])["Supported values"] == "1 to 32 commands"
    assert told("block.scheduler", DISK["block.scheduler"])["Supported values"] == "none, mq-deadline, bfq"
    nothing = replace(DISK["scsi.queue_depth"], offer=Offer(minimum=3, maximum=2))
    assert told("scsi.queue_depth", nothing)["Supported values"] == "none"


def test_an_unknown_value_is_unknown_and_an_absent_one_is_not_told() -> None:
    assert told("ata.standby_timer", DISK["ata.standby_timer"])["Current"] == "unknown"
    assert not {"Current", "Supported values"} & told("ata.aam", DISK["ata.aam"]).keys()


def test_a_default_says_whether_the_drive_told_it() -> None:
    state = State("ata.apm", Status.OK, 128, Source.LIVE, default=254)
    assert told("ata.apm", state)["Default"] == "254, as the drive reports"
    declared = replace(BY_ID["ata.apm"], default=128)
    assert ("Default", "128") in setting_facts.facts(declared, None, None)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (1, "1: may spin down"),
        (127, "127: may spin down"),
        (128, "128: parks the heads, no"),
        (191, "191: parks the heads, no"),
        (192, "192: no head parking"),
        (254, "254: no head parking"),
        (255, ""),
        (None, ""),
    ],
)
def test_an_apm_level_says_what_it_does_to_heads_and_motor(value: int | None, words: str) -> None:
    found = setting_facts.meaning(BY_ID["ata.apm"], value)
    assert found.startswith(words)
    assert bool(found) == bool(words)


def test_kibibytes_become_mebibytes_when_there_is_at_least_one() -> None:
    setting = BY_ID["block.read_ahead"]
    assert setting_facts.meaning(setting, 1020) == ""
    assert setting_facts.meaning(setting, 1024) == "= 1 MiB"
    assert setting_facts.meaning(setting, 1536) == "= 1.5 MiB"
    assert setting_facts.meaning(setting, 16380) == "= 16 MiB"
    assert [setting.domain.label(value) for value in (1020, 1028, 1536)] == ["1020 KiB", "1028 KiB", "1536 KiB"]


@pytest.mark.parametrize(
    ("unit", "value", "words"),
    [
        (Unit.MICROSECONDS, 999, ""),
        (Unit.MICROSECONDS, 100_000, "= 100 ms"),
        (Unit.MICROSECONDS, 2_500_000, "= 2.5 s"),
        (Unit.NANOSECONDS, 75_000, "= 75 µs"),
        (Unit.MILLISECONDS, 1500, "= 1.5 s"),
        (Unit.KIB_S, 200_000, "= 195.3 MiB/s"),
        (Unit.SECONDS, 59, ""),
        (Unit.SECONDS, 90, "= 1 min 30 s"),
        (Unit.REQUESTS, 5000, ""),
    ],
)
def test_large_numbers_are_told_in_a_larger_unit(unit: Unit, value: int, words: str) -> None:
    setting = replace(BY_ID["block.read_ahead"], domain=Range(0, 10**10, unit=unit))
    assert setting_facts.meaning(setting, value) == words


def test_a_setting_with_one_value_is_not_among_the_common_ones() -> None:
    fixed = replace(DISK["scsi.queue_depth"], status=Status.LOCKED, offer=Offer(maximum=1))
    sections = {one.key: one.settings for one in arrange(Medium.HDD, DISK | {"scsi.queue_depth": fixed})}
    assert "scsi.queue_depth" in sections[Purpose.SPEED.name]
    assert "scsi.queue_depth" not in sections[FIRST]
