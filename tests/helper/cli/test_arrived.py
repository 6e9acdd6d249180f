"""One process for all drives that appear: none is missed, none is set twice, and none holds up another."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable

import pytest

from disktune_helper.cli import arrived
from disktune_helper.cli.apply import ApplyRun
from disktune_helper.cli.arrived import Arriving
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings.store import UNIT, Arrivals
from disktune_helper.system.device_news import DriveEvent
from disktune_helper.system.files import MemoryFolder
from tests.amounts import PATIENCE_S, until
from tests.helper.cli.saved_machine import ARRAY, HDD, SSD, Machine, commands

AHEAD = "block.read_ahead"
Answer = list[DriveEvent] | None


class ScriptedNews:
    """Says one thing after the other, then nothing."""

    def __init__(self, *answers: Answer | Callable[[], Answer]) -> None:
        self._answers = list(answers)
        self.asked: list[float] = []

    def wait(self, seconds: float) -> Answer:
        self.asked.append(seconds)
        answer = self._answers.pop(0) if self._answers else []
        return answer() if callable(answer) else answer


def come(machine: Machine, name: str, since: int = 1000, wants: str = UNIT, more: str = "") -> None:
    """Let udev be done with a drive."""
    tree = machine.bench.world.tree
    path = f"/run/udev/data/b{machine.bench.ports.read_text(f'/sys/class/block/{name}/dev').strip()}"
    kept = [
        line for line in machine.bench.ports.read_text(path).splitlines() if not line.startswith(("I:", "E:SYS"))
    ]
    lines = [*kept, f"I:{since}", f"E:SYSTEMD_WANTS={wants} disktune-long-trial@{name}.service", *more.split()]
    tree.file(path, "\n".join(lines) + "\n")


def add(name: str, action: str = "add") -> DriveEvent:
    return DriveEvent(action, name)


def run(machine: Machine, *answers: Answer | Callable[[], Answer]) -> tuple[int, list[str]]:
    said = io.StringIO()
    status = Arriving(machine.bench.ports, machine.work(said), ScriptedNews(*answers), stay_s=0.01).run()
    return status, said.getvalue().splitlines()


def lose(machine: Machine, name: str) -> None:
    """Let somebody set something else by hand."""
    machine.bench.ports.open_for_change(name).write_attribute("queue/read_ahead_kb", "64")


@pytest.fixture
def two(machine: Machine) -> Machine:
    for name in (HDD, SSD):
        machine.save(name, block__read_ahead=1024)
        come(machine, name)
    return machine


def ahead(machine: Machine, *names: str) -> list[object]:
    return [machine.value(name, AHEAD) for name in names]


def test_all_that_are_there_are_set_in_one_go(two: Machine) -> None:
    status, said = run(two)
    assert (status, ahead(two, HDD, SSD)) == (0, [1024, 1024])
    assert sorted(line[:5] for line in said) == ["sda (", "sdb ("]


def test_who_comes_brings_nobody_else_s_settings_back(two: Machine) -> None:
    run(two)
    lose(two, SSD)
    lose(two, HDD)
    come(two, HDD, since=2000)
    status, said = run(two)
    assert (status, len(said), ahead(two, HDD, SSD)) == (0, 1, [1024, 64])


def test_who_comes_while_it_runs_is_set(two: Machine) -> None:
    come(two, SSD, wants="other.service")

    def ssd_comes() -> Answer:
        come(two, SSD)
        return [add(SSD)]

    run(two, ssd_comes)
    assert ahead(two, HDD, SSD) == [1024, 1024]


def test_who_comes_before_systemd_knows_that_it_leaves_is_set(two: Machine) -> None:
    come(two, SSD, wants="other.service")

    def ssd_comes() -> Answer:
        come(two, SSD)
        return [add(SSD)]

    # Once for a while, and once more when it has said that it leaves.
    status, said = run(two, [], ssd_comes)
    assert (status, ahead(two, SSD), len(said)) == (0, [1024], 2)


def test_where_messages_were_lost_all_that_is_new_is_set(two: Machine) -> None:
    come(two, SSD, wants="other.service")

    def all_is_lost() -> Answer:
        come(two, SSD)
        return None

    run(two, all_is_lost)
    assert ahead(two, SSD) == [1024]


@pytest.mark.parametrize(
    ("wants", "more"), [("disktune-saved-apply@sdb.service", ""), (UNIT, "E:SYSTEMD_READY=0")]
)
def test_what_systemd_would_not_start_it_for_is_left_alone(machine: Machine, wants: str, more: str) -> None:
    """As when the rule came after the drive; or when there is nothing to be set yet."""
    machine.save(HDD, block__read_ahead=1024)
    come(machine, HDD, wants=wants, more=more)
    assert run(machine, [add(HDD)]) == (0, [])
    assert ahead(machine, HDD) != [1024]


def test_what_udev_s_programs_set_after_it_is_put_right_and_no_more_is_said(two: Machine) -> None:
    def hdparm_was_late() -> Answer:
        wait_for_it(two)
        lose(two, HDD)
        return [add(HDD)]

    _, said = run(two, hdparm_was_late)
    assert ahead(two, HDD) == [1024]
    assert sorted(line[:3] for line in said) == ["sda", "sdb", "sdb"], "what was put right is told"
    two.runtime = MemoryFolder()
    _, said = run(two, lambda: [add(HDD), add(SSD)], [add(HDD)])
    assert sorted(line[:3] for line in said) == ["sda", "sdb"], "nothing was put right"


def wait_for_it(machine: Machine) -> None:
    until(lambda: ahead(machine, HDD) == [1024])


def test_a_change_of_a_drive_that_was_set_sets_nothing(two: Machine) -> None:
    def somebody_writes_to_it() -> Answer:
        wait_for_it(two)
        lose(two, HDD)
        return [add(HDD, "change")]

    run(two, somebody_writes_to_it)
    assert ahead(two, HDD) == [64]


def test_a_drive_that_hangs_holds_up_no_other(two: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    hangs, first, plain = threading.Event(), threading.Event(), ApplyRun.restore_files
    others: list[str] = []

    def restore(work: ApplyRun, drive, files, **more):  # type: ignore[no-untyped-def]
        if drive.name == HDD:
            assert hangs.wait(PATIENCE_S)
        status = plain(work, drive, files, **more)
        others.append(drive.name)
        first.set()
        return status

    def look() -> Answer:
        first.wait(PATIENCE_S)
        assert others == [SSD], "it was set while the other one hung"
        return []

    def go_on() -> Answer:
        hangs.set()
        return []

    monkeypatch.setattr(ApplyRun, "restore_files", restore)
    run(two, look, go_on)
    assert sorted(others) == [SSD, HDD]


def test_a_mistake_with_one_drive_fails_the_unit_and_no_other_drive(
    two: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = ApplyRun.restore_files

    def restore(work: ApplyRun, drive, files, **more):  # type: ignore[no-untyped-def]
        if drive.name == HDD:
            raise RuntimeError("a mistake")
        return plain(work, drive, files, **more)

    monkeypatch.setattr(ApplyRun, "restore_files", restore)
    monkeypatch.setattr(arrived, "log_mistake", lambda *_: None)
    status, _ = run(two)
    assert (status, ahead(two, SSD)) == (1, [1024])


def test_drives_are_listed_only_if_something_is_saved(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a thousand drives that come one by one, each would make a list of all."""
    come(machine, HDD)
    monkeypatch.setattr("disktune_helper.drives.drive_list.drives", lambda _: pytest.fail("listed"))
    assert run(machine, [add(HDD)]) == (0, [])


def test_an_array_has_a_unit_of_its_own(machine: Machine) -> None:
    come(machine, ARRAY, wants="disktune-saved-array@md0.service")
    machine.save(ARRAY, md__stripe_cache=512)
    assert run(machine) == (0, [])
    assert commands(machine, HDD) == []


def test_what_is_saved_is_in_force_and_nobody_who_comes_brings_it_back(machine: Machine) -> None:
    """Nothing was saved when the drives came, so that the unit did not even start."""
    come(machine, HDD)
    bench = machine.bench
    HANDLERS["save"](bench.session, bench.save(HDD, AHEAD))
    assert Arrivals(bench.ports, bench.session.runtime, machine.locks).unnoted([HDD, SSD]) == []
    come(machine, HDD, since=2000)
    assert Arrivals(bench.ports, bench.session.runtime, machine.locks).unnoted([HDD, SSD]) == [HDD]
