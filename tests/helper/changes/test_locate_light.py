"""The locate light of a slot: on only for a trial, off again by whoever is left; no other light is touched."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.change import Applied, Apply, OfTrial, TrialEnd
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_contract.rules.handover import HandoverFormat, hand_over
from disktune_contract.settings.saved import Family, FileRef, SavedList
from disktune_contract.settings.setting import Change, Status
from disktune_helper.changes.operations import revert
from disktune_helper.drives.attachment import attachment
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import saved_file
from disktune_helper.settings.saved_file import SavedNames
from disktune_helper.system import processes
from disktune_helper.system.attributes import may_write
from disktune_helper.system.files import MemoryFolder
from tests.helper.conftest import Bench, make_bench
from tests.narrowed import of_kind
from tools import manuals

LIGHT = "scsi.locate_light"
MEMBERS = ("sde", "sdf", "sdg")


def lights(bench: Bench) -> list[bool | None]:
    """Return what the enclosure shows of the slots of the demo's array."""
    found = [attachment(bench.ports, name).place for name in MEMBERS]
    return [place.enclosure.locate if place and place.enclosure else None for place in found]


def turn_on(bench: Bench, name: str) -> Applied:
    reply = HANDLERS["apply"](bench.session, Apply(bench.drive(name).ref, (Change(LIGHT, False, True),), 120))
    return of_kind(Applied, reply)


def test_it_is_read_back_and_turned_off_when_somebody_says_so(bench: Bench) -> None:
    assert lights(bench) == [False, False, False]
    applied = turn_on(bench, "sdf")
    assert [(one.after, one.changed, one.why) for one in applied.results] == [(True, True, "")]
    assert lights(bench) == [False, True, False]
    HANDLERS["put-back"](bench.session, OfTrial(applied.trial))
    assert lights(bench) == [False, False, False]


def test_nobody_turns_it_off_so_its_time_does(bench: Bench) -> None:
    turn_on(bench, "sdf")
    bench.clock.now += 121
    [token] = bench.session.trials.due()
    revert(bench.session, bench.session.trials.take(token), TrialEnd.TIMED_OUT)
    assert lights(bench) == [False, False, False]


def test_the_helper_is_killed_and_the_next_one_turns_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    folders = (MemoryFolder(), MemoryFolder())
    bench = make_bench(folders=folders)
    turn_on(bench, "sde")
    next_one = SessionContext(bench.ports, Class.TUNE, folders, lambda *_: None, lambda: None)
    assert next_one.trials.adopt() == []
    monkeypatch.setattr(processes, "lives", lambda *_: False)
    [token] = next_one.trials.adopt()
    revert(next_one, next_one.trials.take(token), TrialEnd.RECOVERED)
    assert lights(bench) == [False, False, False]


@pytest.mark.parametrize("name", ["sda", "sdh", "nvme0n1"])
def test_without_an_enclosure_there_is_no_light(bench: Bench, name: str) -> None:
    assert bench.states(name)[LIGHT].status is Status.UNSUPPORTED
    with pytest.raises(Refusal):
        turn_on(bench, name)


@pytest.mark.parametrize(
    ("text", "allowed"), [("0", True), ("1", True), ("2", False), ("", False), ("1\n", False)]
)
def test_one_word_or_the_other_is_written_and_nothing_else(text: str, allowed: bool) -> None:
    assert may_write("@enclosure/locate", text) is allowed
    assert not may_write("@enclosure/fault", text)
    assert not may_write("@enclosure/power_status", text)


# -- only for now ------------------------------------------------------------------------------------------


def test_it_is_never_saved_for_the_next_boot(bench: Bench) -> None:
    HANDLERS["keep"](bench.session, OfTrial(turn_on(bench, "sdf").trial))
    with pytest.raises(Refusal) as caught:
        HANDLERS["save"](bench.session, bench.save("sdf", LIGHT))
    assert caught.value.fault is Fault.NOT_SUPPORTED
    assert "never saved" in caught.value.why
    assert of_kind(SavedList, HANDLERS["saved"](bench.session, Nothing())).files == ()


def test_a_file_that_says_so_all_the_same_turns_nothing_on(bench: Bench) -> None:
    ref = FileRef(Family.DRIVE, bench.drive("sdf").identity)
    text = saved_file.change("", ref, SavedNames(), {"block.read_ahead": 256}, ()) + f"{LIGHT} = on\n"
    found = saved_file.read(text, saved_file.path_of(ref), ref.family)
    assert [name for name, _ in found.values] == ["block.read_ahead"]
    assert any("is never saved" in problem for problem in found.problems)


@pytest.mark.parametrize("form", HandoverFormat)
def test_it_is_handed_to_no_other_tool(bench: Bench, form: HandoverFormat) -> None:
    told = hand_over(form, bench.drive("sdf"), {LIGHT: True})
    assert told.text == ""
    assert [name for name, _ in told.left_out] == [LIGHT]
    assert "enclosure" not in hand_over(form, bench.drive("sdf"), {LIGHT: True, "block.read_ahead": 256}).text


def test_it_is_the_one_setting_of_its_sort() -> None:
    assert [setting.id for setting in SETTINGS if setting.momentary] == [LIGHT]
    assert LIGHT not in "\n".join(manuals.saved())
