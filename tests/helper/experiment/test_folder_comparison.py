"""The halves of a comparison in a file: what root's restores, what the user's refuses, who may do what."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from disktune_contract import workloads
from disktune_contract.messages.change import OfTrial
from disktune_contract.messages.comparison import Switch
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Risk
from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.root_and_user import CACHE, SCHEDULER, Halves, disk
from tests.helper.rpc.helper_window import Window

SYSTEMS = {"sda": "0:45", "sdb": "8:17"}
"""The file systems on two drives of the demo."""


class TestRootsHalf:
    def switch(self, halves: Halves, arm: int, hold_s: int = 60) -> None:
        HANDLERS["switch"](halves.root.session, Switch(halves.token, arm, hold_s))

    def test_a_value_goes_back_if_nobody_says_anything_for_too_long(self, halves: Halves) -> None:
        before = halves.value(SCHEDULER)
        other = "none" if before != "none" else "mq-deadline"
        halves.hold(SCHEDULER, other)
        self.switch(halves, 1, 30)
        assert halves.value(SCHEDULER) == other
        trials = halves.root.session.trials
        assert trials.due() == []
        halves.root.clock.sleep(31)
        assert trials.due() == [halves.token]

    def test_another_word_lets_it_stay_without_touching_the_drive(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        self.switch(halves, 1, 30)
        told = halves.root.session.journal.entries("", 10)
        halves.root.clock.sleep(20)
        self.switch(halves, 1, 30)
        halves.root.clock.sleep(20)
        assert halves.root.session.trials.due() == []
        assert halves.root.session.journal.entries("", 10) == told
        halves.root.clock.sleep(11)
        assert halves.root.session.trials.due() == [halves.token]

    def test_the_values_that_were_found_may_stay(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        self.switch(halves, 1, 30)
        self.switch(halves, 0, 30)
        halves.root.clock.sleep(3000)
        assert halves.root.session.trials.due() == []
        halves.root.clock.sleep(5000)
        assert halves.root.session.trials.due() == [halves.token]

    def test_after_its_end_nothing_is_switched(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        halves.put_back()
        with pytest.raises(Refusal, match="has ended"):
            self.switch(halves, 1)
        with pytest.raises(Refusal):
            halves.put_back()

    @pytest.mark.parametrize("hold_s", [5, 300])
    def test_a_value_may_stay_for_seconds_or_minutes(self, halves: Halves, hold_s: int) -> None:
        tried = "none" if halves.value(SCHEDULER) != "none" else "mq-deadline"
        halves.hold(SCHEDULER, tried)
        self.switch(halves, 1, hold_s)
        assert halves.value(SCHEDULER) == tried

    @pytest.mark.parametrize(("arm", "hold_s"), [(-1, 60), (2, 60), (1, 4), (1, 301)])
    def test_out_of_bounds(self, halves: Halves, arm: int, hold_s: int) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        with pytest.raises(Refusal) as caught:
            self.switch(halves, arm, hold_s)
        assert caught.value.fault is Fault.OUT_OF_RANGE
        assert halves.root.session.trials.all() == [halves.token]

    def test_meanwhile_nothing_else_begins_on_the_drive_and_nothing_is_kept(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        ref = halves.root.drive(halves.drive).ref
        with pytest.raises(Refusal, match="Busy: experiment"):
            HANDLERS["measure"](halves.root.session, Measure(ref, ("drive.direct",), workloads.DIGEST))
        with pytest.raises(Refusal, match="tests these values"):
            HANDLERS["keep"](halves.root.session, OfTrial(halves.token))

    def test_a_greater_risk_than_was_allowed(self, halves: Halves) -> None:
        disk(halves)
        with pytest.raises(Refusal) as caught:
            halves.hold(CACHE, False, most_risk=Risk.WEAR)
        assert caught.value.fault is Fault.NOT_ALLOWED

    def test_a_switch_that_fails_puts_everything_back_at_once(self, halves: Halves) -> None:
        halves.hold(SCHEDULER, "none" if halves.value(SCHEDULER) != "none" else "mq-deadline")
        # Another program has changed it since: what the user looked at no longer holds.
        halves.root.world.drives[halves.drive].queue.scheduler = "bfq"
        with pytest.raises(Refusal):
            self.switch(halves, 1)
        assert halves.root.session.trials.due() == [halves.token]


class TestRefusals:
    def refused(self, halves: Halves, workload: str = "file.rnd4k-q1t1.read", **more: Any) -> Refusal:
        with pytest.raises(Refusal) as caught:
            halves.begin(workload, **more)
        assert not halves.user.experiments
        return caught.value

    def test_a_directory_on_another_drive(self, halves: Halves) -> None:
        halves.drive = next(name for name in halves.root.world.drives if name not in (halves.drive, "md0"))
        found = self.refused(halves)
        assert found.fault is Fault.WRONG_DRIVE
        assert f"on {halves.drive}." in found.why

    def test_no_room_for_both_files_of_a_copy(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        size = halves.user.ports.outside().look(halves.folder).size_bytes
        monkeypatch.setattr("disktune_gui.demo.file_benchmarks.FREE_SHARE", 0.05 + (3 << 29) / size)
        assert self.refused(halves, "use.desktop-copy", file_mib=1024).fault is Fault.NO_ROOM
        halves.begin("file.rnd4k-q1t1.read", file_mib=1024)

    def test_fio_is_missing(self, halves: Halves, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("disktune_gui.demo.file_benchmarks.SimulatedOutside.find", lambda *_: "")
        found = self.refused(halves)
        assert found.fault is Fault.NOT_INSTALLED
        assert "Install" in found.why

    def test_a_directory_that_is_none(self, halves: Halves) -> None:
        assert self.refused(halves, folder="home").fault is Fault.OUT_OF_RANGE

    @pytest.mark.slow
    @pytest.mark.parametrize(
        "workload", ["", "drive.direct", "file.bonnie", "dd.write-1m.none", "dd.read-1m.repeat"]
    )
    def test_what_says_nothing_of_the_drive(self, halves: Halves, workload: str) -> None:
        assert self.refused(halves, workload).fault is Fault.NOT_SUPPORTED

    @pytest.mark.parametrize(
        "more",
        [
            {"rounds": 5},
            {"candidates": 0},
            {"candidates": 9, "rounds": 10},
            {"seconds": 0},
            {"seconds": 61},
            {"warm_up_s": 11},
            {"file_mib": 1},
            {"rounds": 64, "seconds": 60},
            {"candidates": 2, "rounds": 8, "interleaved": False},
        ],
    )
    def test_out_of_bounds(self, halves: Halves, more: dict[str, Any]) -> None:
        assert self.refused(halves, **more).fault is Fault.OUT_OF_RANGE

    def test_other_workloads_by_the_same_names(self, halves: Halves) -> None:
        assert self.refused(halves, catalogue="00000000").fault is Fault.NOT_SUPPORTED

    @pytest.mark.slow
    def test_one_at_a_time(self, halves: Halves) -> None:
        halves.relays = False
        halves.begin("file.rnd4k-q1t1.read")
        with pytest.raises(Refusal, match="Busy: measurement"):
            BROWSE_HANDLERS["measure-folder"](
                halves.user, MeasureFolder(halves.folder, ("file.rnd4k-q1t1.read",), workloads.DIGEST)
            )
        with pytest.raises(Refusal) as caught:
            halves.begin("file.rnd4k-q1t1.read")
        assert caught.value.fault is Fault.BUSY

    def test_root_takes_no_path(self, halves: Halves) -> None:
        halves.user = halves.root.session
        assert self.refused(halves).fault is Fault.NOT_ALLOWED


class TestOverPipes:
    def hold(self, window: Window) -> tuple[str, str, object]:
        name, system = next(one for one in SYSTEMS.items() if window.world.drives[one[0]].queue.scheduler)
        before = window.value(name, SCHEDULER)
        other = "none" if before != "none" else "mq-deadline"
        step = {"setting": SCHEDULER, "expected": before, "value": other}
        answer = window.ask("hold", drive=window.ref(name), candidates=[{"changes": [step]}], file_system=system)
        token: str = answer["ok"]["trial"]
        assert window.ask("switch", trial=token, arm=1, hold_s=60)["ok"] == {}
        assert window.world.drives[name].queue.scheduler == other
        return name, token, before

    def test_the_end_of_input_puts_back_before_the_helper_leaves(self) -> None:
        window = Window(Class.TUNE)
        name, _, before = self.hold(window)
        window.rest()
        window._lines.close()
        assert window.world.drives[name].queue.scheduler == before
        assert window.folders[1].names() == []

    @pytest.mark.slow
    def test_silence_puts_back(self) -> None:
        window = Window(Class.TUNE)
        name, token, before = self.hold(window)
        began = time.monotonic()
        assert "ok" in window.ask("switch", trial=token, arm=1, hold_s=5)
        ended = window.event("trial-ended")
        assert time.monotonic() - began > 4
        assert (ended["trial"], ended["end"]) == (token, "timed-out")
        assert window.world.drives[name].queue.scheduler == before
        assert window.ask("switch", trial=token, arm=1, hold_s=60)["fault"] == "not-supported"
        window.rest()
        window._lines.close()

    def test_what_a_killed_helper_left_is_put_back_by_the_next(self, monkeypatch: pytest.MonkeyPatch) -> None:
        window = Window(Class.TUNE)
        name, _, before = self.hold(window)
        tried = window.world.drives[name].queue.scheduler
        (file,) = window.folders[1].names()
        left = window.folders[1].read(file)
        window.rest()
        window._lines.close()
        # What a killed process leaves: the file, in the hands of one that is no more.
        token, _, until, drive = file.split(".", 3)
        window.folders[1].replace(f"{token}.999999999-1.{until}.{drive}", left)
        window.world.drives[name].queue.scheduler = tried
        second = Window(Class.TUNE, window.folders, world=window.world)
        assert second.event("trial-ended")["end"] == "session-ended"
        assert window.world.drives[name].queue.scheduler == before
        second.rest()
        second._lines.close()

    def test_each_half_is_for_its_own_class(self) -> None:
        before = threading.active_count()
        for privilege, verbs in (
            (Class.BROWSE, ("hold", "switch", "compare")),
            (Class.INSPECT, ("hold", "switch", "compare-folder", "switched")),
            (Class.TUNE, ("compare-folder", "switched")),
        ):
            window = Window(privilege)
            assert {window.ask(verb)["fault"] for verb in verbs} == {"not-allowed"}
            window.rest()
            window._lines.close()
        # Lanes of the three sessions may still be on their way out; what other tests left counts for nothing.
        assert threading.active_count() < before + 10
