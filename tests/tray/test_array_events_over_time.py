"""What is reported of arrays that stall, over restarts of the tray, and in any sequence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract import wire
from disktune_gui.tray import array_events
from disktune_gui.tray.array_events import BEGINNING, ArrayEventKind, ClockReading, advance
from disktune_gui.tray.array_snapshot import look
from tests.tray.mdstat_machine import Machine, raid1, said, work

_CORPUS = Path(__file__).parents[1] / "corpus/mdstat"

# -- standing still ----------------------------------------------------------------------------------------


def test_what_does_not_move_for_a_minute_stands_still(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("resync", 100)))
    machine.look()
    assert [machine.told(5) for _ in range(11)] == [[]] * 11
    assert machine.told(5) == ["stalled md0 resync"]
    assert machine.told(600) == []
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("resync", 110)))
    assert machine.told(5) == ["progress md0 resync"], "it stands still no longer"
    assert machine.told(61) == ["stalled md0 resync"]


def test_what_creeps_stands_still(machine: Machine) -> None:
    def creep(done: int) -> list[str]:
        slow = work("resync", done, speed=0, finish=25176161501.3)
        machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=slow))
        return machine.told(20)

    assert [creep(done) for done in range(100, 106)] == [
        ["started md0 resync"],
        [],
        [],
        [],
        ["stalled md0 resync"],
        [],
    ]


def test_a_limit_that_somebody_set_is_no_stall(machine: Machine) -> None:
    checking = raid1("a[0]", "b[1]", slots="UU", work=work("check", 100))
    machine.array("md0", checking, sync_action="check", sync_max=200, sync_completed="200 / 2000")
    machine.look()
    assert machine.told() == ["paused md0 check"]
    assert machine.told(600) == []
    machine.array("md0", checking, sync_action="check", sync_max="max", sync_completed="200 / 2000")
    assert machine.told(59) == ["progress md0 check"]
    assert machine.told(1) == ["stalled md0 check"]


def test_sleep_is_no_stall_and_counts_for_the_duration(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"))
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("check", 100)))
    machine.look()
    assert machine.look(10, asleep_s=3600) == []
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"), sync_min=0)
    (event,) = machine.look(10, asleep_s=3600)
    assert event.took_s == pytest.approx(3620)


# -- over restarts -----------------------------------------------------------------------------------------


def _restart(machine: Machine, path: Path, boot: str) -> None:
    array_events.save(path, machine.story, "boot-1")
    machine.story = array_events.load(path, boot, ClockReading(machine.at_s, machine.at_s))


def test_a_new_tray_repeats_nothing_and_tells_what_it_missed(machine: Machine, tmp_path: Path) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("check", 100)))
    machine.array("md1", raid1("c[0]", slots="U_"))
    assert machine.told() == ["started md0 check", "degraded md1"]
    _restart(machine, tmp_path / "story", "boot-1")
    assert machine.told(59) == []
    _restart(machine, tmp_path / "story", "boot-1")
    machine.array("md0", raid1("a[0]", "b[1](F)", slots="U_"), sync_min=300)
    assert machine.told() == ["degraded md0 b", "broken-off md0 check"]


def test_the_beginning_of_a_run_is_remembered(machine: Machine, tmp_path: Path) -> None:
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("resync", 1)))
    machine.look()
    _restart(machine, tmp_path / "story", "boot-1")
    assert machine.look(0) == []
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"), resync_start="none")
    (event,) = machine.look(500)
    assert event.took_s == pytest.approx(500)


def test_what_ended_while_nobody_looked_has_no_duration(machine: Machine, tmp_path: Path) -> None:
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("check", 1)))
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"), mismatch_cnt=0)
    _restart(machine, tmp_path / "story", "boot-1")
    (event,) = machine.look(40_000)
    assert (event.kind, event.took_s, event.watched_s) == (ArrayEventKind.FINISHED, None, None)


def test_what_ran_before_the_first_look_has_no_beginning(machine: Machine) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU", work=work("resync", 1)))
    machine.look()
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"))
    (event,) = machine.look(7)
    assert (event.took_s, event.watched_s) == (None, 7)


def test_after_a_reboot_a_degraded_array_is_told_again_and_drives_may_have_moved(
    machine: Machine, tmp_path: Path
) -> None:
    machine.array("md0", raid1("a[0]", slots="U_"))
    machine.array("md1", raid1("b[0]", "c[1]", slots="UU"))
    machine.look()
    _restart(machine, tmp_path / "story", "boot-2")
    machine.array("md0", raid1("c[0]", slots="U_"))
    machine.array("md1", raid1("a[0]", "b[1]", slots="UU"))
    assert machine.told() == ["degraded md0"]


def test_an_array_that_did_not_come_back_is_told_once(machine: Machine, tmp_path: Path) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"))
    machine.array("md1", "active raid0 c[0] d[1]\n 300 blocks super 1.2 512k chunks\n")
    machine.array("md9", "inactive c[0](S)\n 9 blocks super external:imsm\n")
    machine.look()
    _restart(machine, tmp_path / "story", "boot-2")
    machine.array("md127", machine.arrays.pop("md0"))
    del machine.arrays["md1"], machine.arrays["md9"]
    (event,) = machine.look()
    assert (said(event), event.earlier) == ("gone md1", True)
    assert machine.told() == []


def test_an_array_that_came_back_under_another_number_is_not_gone(machine: Machine, tmp_path: Path) -> None:
    machine.array("md0", raid1("a[0]", "b[1]", slots="UU"))
    machine.look()
    _restart(machine, tmp_path / "story", "boot-2")
    machine.array("md127", machine.arrays.pop("md0"))
    assert machine.told() == []


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format":2,"boot":"boot-1","arrays":[]}', '{"format":1}', "\xff"]
)
def test_a_damaged_memory_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "story").write_bytes(text.encode("latin-1"))
    assert array_events.load(tmp_path / "story", "boot-1", ClockReading(0, 0)) == BEGINNING
    assert array_events.load(tmp_path / "none", "boot-1", ClockReading(0, 0)) == BEGINNING


# -- any sequence ------------------------------------------------------------------------------------------

_TEXTS = [path.read_text() for path in sorted(_CORPUS.iterdir())]


@pytest.mark.slow
@given(st.lists(st.sampled_from(_TEXTS), min_size=1, max_size=6))
def test_looking_twice_tells_nothing_new_and_every_story_can_be_kept(texts: list[str]) -> None:
    story, at_s = BEGINNING, 0.0
    for text in texts:
        at_s += 1
        looks = look(text, Path("/nonexistent"))
        assert looks is not None
        story, _ = advance(story, looks, ClockReading(at_s, at_s))
        if any(chapter.newborn for chapter in story.chapters.values()):
            # A new slot has the time of one look to be filled.
            story, _ = advance(story, looks, ClockReading(at_s, at_s))
        story, again = advance(story, looks, ClockReading(at_s, at_s))
        assert again == ()
        for chapter in story.chapters.values():
            assert wire.load(type(chapter), wire.parse(wire.dump(chapter), 1 << 20)) == chapter
