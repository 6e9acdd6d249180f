"""The tables and the arithmetic of `every_setting`: who judges what, which values, together with which others."""

from __future__ import annotations

import shlex
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.access import AtaReading
from disktune_contract.settings.setting import (
    Choice,
    Legacy,
    Range,
    Setting,
    Source,
    State,
    Status,
    SysfsAttribute,
    Table,
    Toggle,
)
from disktune_gui.demo.ata.sat import TaskFile
from disktune_helper.cli.common.command_line import BY_NAME, parsed
from tests.lab.judges import drive_settings, kernel_files, mode_pages
from tests.lab.judges.ata_commands import Task, permitted, strangers
from tests.lab.settings import every_drive, how_tos, sessions
from tests.lab.settings.every_setting import DOORS
from tests.lab.settings.value_samples import apart, related, rounds, sample
from tests.narrowed import of_kind

OFFERED = [
    setting
    for setting in SETTINGS
    if not isinstance(setting.access, Legacy | AtaReading)
    and not (isinstance(setting.access, SysfsAttribute) and setting.access.locked)
]
"""Settings that some drive may offer."""


def state_of(setting: Setting, value: Any = None) -> dict[str, Any]:
    """Return a state as the wire has it, with all that the declaration admits."""
    return of_kind(dict, wire.plain(State(setting.id, Status.OK, value, Source.LIVE)))


# -- judges ------------------------------------------------------------------------------------------------


def test_every_setting_that_can_be_offered_has_a_judge() -> None:
    judged = {*kernel_files.FILES, *drive_settings.JUDGED, *mode_pages.JUDGED, *every_drive.FROM_INSIDE}
    assert sorted(setting.id for setting in OFFERED if setting.id not in judged) == []


def test_who_can_write_can_be_checked() -> None:
    assert set(drive_settings.WRITERS) <= {*kernel_files.FILES, *drive_settings.JUDGED}


def test_no_two_settings_share_a_file() -> None:
    places = [(file.path, file.scheduler) for file in kernel_files.FILES.values()]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        ("block.scheduler", "none [mq-deadline] bfq", "mq-deadline"),
        ("md.sync_speed_min", "1000 (system)", 0),
        ("md.sync_speed_min", "5000 (local)", 5000),
        ("md.safe_mode_delay", "0.200", 200),
        ("power.nvme_latency", "any", 0x7FFFFFFF),
        ("power.runtime", "on", False),
        ("block.rotational", "1", True),
    ],
)
def test_what_a_file_means(setting: str, text: str, value: object) -> None:
    assert kernel_files.FILES[setting].read(text) == value


# -- values ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", OFFERED, ids=lambda setting: setting.id)
def test_a_sample_has_both_ends_and_every_choice(setting: Setting) -> None:
    found = sample(setting, state_of(setting))
    assert len(set(found)) == len(found) >= 2
    assert all(setting.domain.problem(value) is None for value in found if value is not None)
    match setting.domain:
        case Toggle():
            assert set(found) == {True, False}
        case Choice(values=values):
            assert found == values
        case Table(rows=rows):
            assert {rows[0].code, rows[-1].code} <= set(found)
        case Range() as numbers:
            low, high = numbers.usual
            ends = {low, high // numbers.step * numbers.step}
            assert ends <= set(found)
            assert numbers.off is None or numbers.off in found
            assert len(found) >= 3


def test_a_sample_goes_back_to_where_it_began() -> None:
    setting = BY_ID["block.read_ahead"]
    assert sample(setting, state_of(setting, 128)) == (0, 8192, 16384, 128)
    assert sample(BY_ID["block.iostats"], state_of(BY_ID["block.iostats"], True)) == (False, True)


def test_rounds_give_every_value_and_end_with_the_last() -> None:
    plan = {"a": (1, 2, 3, 4), "b": (True, False), "c": ("x",)}
    turns = list(rounds(plan))
    assert len(turns) == 4
    assert turns[-1] == {"a": 4, "b": False, "c": "x"}
    assert all({turn[name] for turn in turns} == set(values) for name, values in plan.items())
    assert list(rounds({})) == []


def test_what_disturbs_is_kept_apart() -> None:
    groups = apart(setting.id for setting in OFFERED)
    assert sorted(name for group in groups for name in group) == sorted(setting.id for setting in OFFERED)
    assert not [
        (first, second) for group in groups for first in group for second in group if related(first, second)
    ]
    assert related("block.nr_requests", "block.scheduler")
    # By way of the queue's length.
    assert related("scsi.queue_depth", "deadline.async_depth")


def test_doors_are_settings() -> None:
    assert set(DOORS) <= set(BY_ID)


# -- commands ----------------------------------------------------------------------------------------------


SCT_SIGNED = 0xC24FE0


@pytest.mark.parametrize(
    "task",
    [
        TaskFile(0xEC),
        TaskFile(0xE5),
        TaskFile(0xEF, 0x05, 0x80),
        TaskFile(0xEF, 0x82),
        TaskFile(0xEA),
        TaskFile(0xEF, 0x63, 2),
        TaskFile(0xEF, 0x0B, 5, 3),
        TaskFile(0xEF, 0x4A, 0x81, 0x000A22),
        TaskFile(0xEF, 0x4A, 0x00, 0x05A0A2),
        TaskFile(0xEF, 0x4A, 0x83, 0x03),
        TaskFile(0xE3, 0, 120),
        TaskFile(0xB0, 0xD9, 0, 0xC24F00),
        TaskFile(0xB0, 0xD5, 1, SCT_SIGNED),
        TaskFile(0xB0, 0xD6, 1, SCT_SIGNED, data=bytes((3, 0, 1, 0, 1, 0, 70, 0)).ljust(512, b"\0")),
        TaskFile(0x2F, 0, 1, 0x0108, extend=True),
    ],
    ids=str,
)
def test_what_the_catalogue_names_is_permitted(task: TaskFile) -> None:
    assert permitted(Task.parse(str(task)))


@pytest.mark.parametrize("feature", [0xD0, 0xD1, 0xDA])
def test_what_udisks_reads_by_itself_is_nobody_s_mistake(feature: int) -> None:
    assert not strangers([Task.parse(str(TaskFile(0xB0, feature, 1, 0xC24F00)))])


@pytest.mark.parametrize(
    "task",
    [
        TaskFile(0xF4),
        TaskFile(0xB4, 0x14, 1, 0x4F5700000000 & 0xFFFFFF),
        TaskFile(0x06, 1, 1),
        TaskFile(0x92, 7, 1),
        TaskFile(0xE6),
        TaskFile(0xE0),
        TaskFile(0xC6, 0, 16),
        TaskFile(0xEF, 0x05, 0),
        TaskFile(0xEF, 0x05, 0xFF),
        TaskFile(0xEF, 0x07),
        TaskFile(0xEF, 0x90, 0x02),
        TaskFile(0xE3, 0, 254),
        # Saved (bit 4), all conditions, the minutes of "set state".
        TaskFile(0xEF, 0x4A, 0x81, 0x000A32),
        TaskFile(0xEF, 0x4A, 0xFF, 0x000A22),
        TaskFile(0xEF, 0x4A, 0x81, 0x83),
        # SCT write same, and an error recovery command that brings more along.
        TaskFile(0xB0, 0xD6, 1, SCT_SIGNED, data=bytes((2, 0, 1, 0)).ljust(512, b"\0")),
        TaskFile(0xB0, 0xD6, 1, SCT_SIGNED, data=bytes((3, 0, 1, 0, 1, 0, 70, 0, 1)).ljust(512, b"\0")),
        TaskFile(0xB0, 0xD6, 1, 0xC24FE1, data=bytes((3, 0, 1, 0, 1, 0, 70, 0)).ljust(512, b"\0")),
        TaskFile(0x2F, 0, 1, 0x30, extend=True),
        # A self-test, and SMART without its signature.
        TaskFile(0xB0, 0xD4, 0, 0xC24F00),
        TaskFile(0xB0, 0xD0, 1),
    ],
    ids=str,
)
def test_nothing_else_is(task: TaskFile) -> None:
    assert strangers([Task.parse(str(task))])


# -- what reads the how-tos and compares them, without a virtual machine --


def test_every_how_to_is_run_and_gives_commands_that_there_are() -> None:
    documents = {path.name for path in how_tos.DOCUMENTS.glob("*.md")}
    assert documents == {*how_tos.SURROUNDINGS, "README.md"}
    for name in how_tos.SURROUNDINGS:
        typed = list(sessions.typed((how_tos.DOCUMENTS / name).read_text(encoding="utf-8")))
        assert typed
        for one in typed:
            typed_by_user = one.command.removeprefix("runuser -u nobody -- ")
            program, command, *words = shlex.split(typed_by_user.partition(" > ")[0])
            if program not in ("disktune-helper", *how_tos.OTHERS):
                pytest.fail(one.command)
            if program == "disktune-helper" and command not in ("apply", "who"):
                parsed(BY_NAME[command], words)


@pytest.mark.parametrize(
    ("expected", "printed", "alike"),
    [
        (["a 131 MB/s b"], ["a 7.02 kB/s b"], True),
        (["a 131 MB/s b"], ["a 7.02 kB b"], False),
        (["Read-ahead: 128 KiB"], ["Read-ahead: 256 KiB"], False),
        (["sda    128 KiB"], ["sda  128 KiB"], True),
        (["a", "…", "b"], ["a", "x", "y", "b"], True),
        (["a", "…", "b"], ["a", "b"], True),
        (["a", "…", "b"], ["a", "x"], False),
        (["…"], [], True),
        ([], ["something"], False),
        (["2026-11-24 16:59  x"], ["2031-01-02 03:04  x"], True),
        (["−19%"], ["+0.4%"], True),
        (["a", "b"], ["a", "    The CPU may be the limit (95% busy).", "b"], True),
        (["a", "b"], ["a", "    The drive is gone.", "b"], False),
        (["(exit status 1)"], ["(exit status 2)"], False),
    ],
)
def test_figures_may_differ_and_words_may_not(expected: list[str], printed: list[str], alike: bool) -> None:
    assert (sessions.differs(expected, printed) == "") is alike


def test_names_are_exchanged_all_at_once() -> None:
    names = {"sda": "sdb", "sdb": "sda", "sd[ab]": "sd[bc]"}
    assert sessions.renamed("sda sdb sdab 'sd[ab]' (sda)", names) == "sdb sda sdab 'sd[bc]' (sdb)"
