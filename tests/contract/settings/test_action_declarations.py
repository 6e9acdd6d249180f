"""Walks all actions: what a declaration has to say before anybody may rely on it, and how use is judged."""

from __future__ import annotations

import pytest

from disktune_contract.drives.drive import HIDDEN_KINDS, DriveKind, Usage
from disktune_contract.settings import drive_actions
from disktune_contract.settings.drive_actions import ACTION_BY_ID, ACTIONS, Action, AtaCommand, Obstacle
from disktune_contract.settings.setting import Risk
from disktune_helper.changes.actions import _DEEDS
from disktune_helper.raid.actions import _DONE, _REFUSALS

each_action = pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.id)

HARMLESS_OPCODES = {0xE0, 0xE1, 0xE6}
"""STANDBY IMMEDIATE, IDLE IMMEDIATE, SLEEP (ACS-4): none of them touches data."""


def test_no_id_and_no_label_stands_twice() -> None:
    assert len(ACTION_BY_ID) == len(ACTIONS) == len({action.label for action in ACTIONS})


@each_action
def test_it_says_what_it_is(action: Action) -> None:
    assert action.help[0].isupper()
    assert action.help.endswith(".")
    assert action.source
    assert not action.label.endswith(".")
    assert action.hdparm == "" or action.hdparm.startswith("-")


@each_action
def test_what_may_ask_has_a_danger_to_name_and_what_cannot_has_none(action: Action) -> None:
    assert bool(action.danger) == bool(action.asks_if or action.always_asks or action.asks_by_state)
    assert action.danger == "" or action.danger.endswith(".")


@each_action
def test_what_may_hang_the_machine_asks_every_time_and_spares_what_is_in_use(action: Action) -> None:
    if action.risk >= Risk.DATA_LOSS:
        assert action.always_asks
        # An array is there to be used; what may be done to it depends on its state.
        assert action.kinds == {DriveKind.ARRAY} or action.refused_if == frozenset(Obstacle)


@each_action
def test_what_only_asks_can_do_no_harm(action: Action) -> None:
    if action.only_asks:
        assert action.risk is Risk.HARMLESS
        assert not isinstance(action.does, AtaCommand)


@each_action
def test_there_is_a_way_to_do_it(action: Action) -> None:
    if isinstance(action.does, AtaCommand):
        assert action.does.command in HARMLESS_OPCODES
        assert 0 <= action.does.lba < 1 << 28
        assert action.kinds <= {DriveKind.ATA, DriveKind.USB, DriveKind.SCSI}
    elif action.kinds == {DriveKind.ARRAY}:
        assert action.id in _REFUSALS
        assert action.id in _DONE
    else:
        assert action.only_asks == (action.does not in _DEEDS)
    assert action.kinds
    assert not action.kinds & (HIDDEN_KINDS - {DriveKind.LOOP, DriveKind.VOLUME})


IDLE = Usage()
HOME = Usage(mounts=("/home",))
ROOT = Usage(mounts=("/",), system=True)


@pytest.mark.parametrize(
    ("usage", "refused", "asked"), [(IDLE, False, False), (HOME, False, True), (ROOT, True, True)]
)
def test_standby_by_use(usage: Usage, refused: bool, asked: bool) -> None:
    standby = ACTION_BY_ID["standby"]
    assert (drive_actions.refusal(standby, usage) is not None) is refused
    assert bool(drive_actions.question(standby, usage)) is asked


def test_what_is_unknown_stands_in_the_way_as_a_use_does() -> None:
    unknown = Usage(known=False)
    assert "drive's use is unknown" in (drive_actions.refusal(ACTION_BY_ID["standby"], unknown) or "")
    assert "drive's use is unknown" in (drive_actions.refusal(ACTION_BY_ID["sleep"], unknown) or "")
    assert drive_actions.refusal(ACTION_BY_ID["flush"], unknown) is None


@pytest.mark.parametrize("usage", [HOME, ROOT, Usage(swap=True), Usage(arrays=("md0",)), Usage(volumes=("vg-x",))])
def test_sleep_is_refused_by_every_use(usage: Usage) -> None:
    assert drive_actions.refusal(ACTION_BY_ID["sleep"], usage)
    assert drive_actions.refusal(ACTION_BY_ID["sleep"], IDLE) is None
    assert drive_actions.question(ACTION_BY_ID["sleep"], IDLE) == ACTION_BY_ID["sleep"].danger


@pytest.mark.parametrize(
    ("usage", "words"),
    [
        (IDLE, ""),
        (HOME, "mounted at /home"),
        (Usage(swap=True, arrays=("md0", "md1")), "swap; part of md0, md1"),
        (Usage(mounts=tuple("/" + name for name in "abcde")), "mounted at /a, /b, /c and 2 more"),
        (Usage(mounts=tuple("/" + name for name in "abc")), "mounted at /a, /b, /c"),
        (Usage(volumes=("vg-root",)), "holds vg-root"),
    ],
)
def test_use_in_words(usage: Usage, words: str) -> None:
    assert drive_actions.use_words(usage) == words


def test_flushing_a_mounted_drive_asks_nothing() -> None:
    assert drive_actions.question(ACTION_BY_ID["flush"], HOME) == ""
    assert drive_actions.refusal(ACTION_BY_ID["flush"], ROOT) is None
