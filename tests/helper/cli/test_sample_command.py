"""``disktune-helper sample``: every drive that is awake and at work, no other, into small files of root's."""

from __future__ import annotations

import errno
import io
import threading
from dataclasses import dataclass, field

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.folders import SAMPLES
from disktune_contract.health import sample as keeping
from disktune_contract.health.health import Health
from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.messages.privilege import Class
from disktune_helper.cli import sample
from disktune_helper.cli.sample import Sampler
from disktune_helper.drives import drive_list, health
from disktune_helper.drives.drive_list import DriveTemperatures
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.system.files import MemoryFolder
from tests.helper.cli.saved_machine import HDD, NVME, SLEEPER, SSD
from tests.helper.conftest import Bench, make_bench

START = 1_700_000_000.0
AWAKE = {"nvme0n1", "sda", "sdb", "sdc", "sde", "sdf", "sdg"}
"""sdd sleeps, and the bridge before sdh does not say whether its disk does."""


@dataclass
class Sampled:
    """A machine whose drives are sampled."""

    bench: Bench = field(default_factory=lambda: make_bench(Class.INSPECT))
    kept: MemoryFolder = field(default_factory=MemoryFolder)
    runtime: MemoryFolder = field(default_factory=MemoryFolder)

    busy: dict[str, int] = field(default_factory=dict)
    """What the kernel has counted of drives, by name."""

    def take(self, hours: float = 1.0, *, at: float | None = None) -> list[str]:
        """Let time pass and take a round; the clock shows *at* if it is given."""
        self.bench.clock.now += hours * 3600
        now = START + self.bench.clock.now if at is None else at
        made = Sampler(self.bench.ports, self.bench.session, self.kept, self.runtime, lambda: now)
        made._statistic = lambda drive: f"{self.busy.get(drive.name, 0)}"  # type: ignore[method-assign]
        return made.take()

    def of(self, name: str) -> tuple[HealthSample, ...]:
        return keeping.loaded(self.kept.read(keeping.file_name(self.drive(name).identity)))

    def drive(self, name: str) -> Drive:
        return self.bench.drive(name)

    def asked(self, name: str) -> int:
        """Return how many commands a drive has got."""
        ata = self.bench.world.drives[name].ata
        assert ata is not None
        return len(ata.log)


@pytest.fixture
def sampled() -> Sampled:
    return Sampled()


def test_every_drive_that_is_awake_is_sampled_and_no_other(sampled: Sampled) -> None:
    before = sampled.asked(SLEEPER)
    assert sampled.take() == []
    names = {drive.name for drive in drive_list.drives(sampled.bench.ports) if sampled.of(drive.name)}
    assert names == AWAKE
    (one,) = sampled.of(HDD)
    assert one.origin is Origin.TIMER
    assert one.temperature_c is not None
    assert one.power_on_hours is not None
    assert (one.failing, one.status) == (False, HealthVerdict.GOOD)
    (other,) = sampled.of(NVME)
    assert other.spare_threshold_percent is not None, "the tray compares with it"
    sent = sampled.bench.world.drives[SLEEPER].ata.log[before:]  # type: ignore[union-attr]
    assert {task.command for task in sent} <= {0xEC, 0xE5}, "IDENTIFY and CHECK POWER MODE start no motor"


def test_no_sensor_is_read_for_which_a_disk_would_get_a_command(
    sampled: Sampled, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    text = sampled.bench.ports.read_text

    def noted(path: str) -> str:
        read.append(path)
        return text(path)

    monkeypatch.setattr(sampled.bench.ports, "read_text", noted)
    drive_list.drives(sampled.bench.ports, DriveTemperatures())
    assert any("hwmon" in path for path in read)
    read.clear()
    sampled.take()
    assert not any("hwmon" in path for path in read)


def test_no_name_shows_an_identity(sampled: Sampled) -> None:
    sampled.take()
    everything = "".join(sampled.kept.names()) + "".join(map(sampled.kept.read, sampled.kept.names()))
    for drive in drive_list.drives(sampled.bench.ports):
        for secret in filter(None, (drive.identity, drive.serial, drive.wwn)):
            assert secret not in everything


@pytest.mark.slow
def test_a_disk_that_did_nothing_is_asked_once_a_day(sampled: Sampled) -> None:
    sampled.take()
    asked = sampled.asked(HDD)
    sampled.take(hours=11)
    sampled.take(hours=11)
    assert (sampled.asked(HDD), len(sampled.of(HDD))) == (asked, 1)
    assert len(sampled.of(SSD)) == 3, "what does not rotate has no motor to keep running"
    sampled.take(hours=2)
    assert len(sampled.of(HDD)) == 2
    sampled.busy[HDD] = 2
    sampled.take()
    assert len(sampled.of(HDD)) == 3


@pytest.mark.slow
def test_where_a_disk_sleeps_that_would_be_written_to_nothing_is_taken(
    sampled: Sampled, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = sample._holding(drive_list.drives(sampled.bench.ports))
    assert [drive.name for drive in place] == [NVME]
    monkeypatch.setattr(sample, "SAMPLES", "/srv/media/health")
    assert [one.name for one in sample._holding(drive_list.drives(sampled.bench.ports))] == ["sde", "sdf", "sdg"]
    monkeypatch.setattr(sample, "_holding", lambda _: [sampled.drive(SLEEPER)])
    sampled.take()
    assert sampled.kept.names() == []
    monkeypatch.setattr(sample, "_holding", lambda _: [sampled.drive(HDD)])
    sampled.take()
    sampled.take()
    assert len(sampled.of(SSD)) == 1, "a disk that is about to sleep is left alone as well"


@pytest.mark.slow
def test_lines_are_added_and_the_file_is_thinned_now_and_then(
    sampled: Sampled, monkeypatch: pytest.MonkeyPatch
) -> None:
    rewritten = []
    replace = MemoryFolder.replace

    def counted(self: MemoryFolder, name: str, text: str) -> None:
        rewritten.append(name)
        replace(self, name, text)

    monkeypatch.setattr(MemoryFolder, "replace", counted)
    only = (sampled.drive(NVME),)
    monkeypatch.setattr(drive_list, "drives", lambda *_how: only)
    monkeypatch.setattr(sample, "SPARE_LINES", 5)
    for _ in range(90):
        sampled.take()
    file = keeping.file_name(sampled.drive(NVME).identity)
    lines = sampled.kept.read(file).count("\n")
    assert 1 <= rewritten.count(file) <= 9
    assert 48 <= lines <= 48 + 5 + sample.SPARE_LINES


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["", "x", "\0" * 50, '{"at":1}', '{"at":1,"origin":"look","counters":{}'])
def test_a_torn_file_is_mended(sampled: Sampled, damage: str) -> None:
    sampled.take()
    name = keeping.file_name(sampled.drive(SSD).identity)
    sampled.kept.append(name, damage)
    assert sampled.take() == []
    assert len(sampled.of(SSD)) == 2
    assert sampled.kept.read(name).endswith("}\n")


@pytest.mark.slow
def test_a_clock_that_jumps_loses_nothing(sampled: Sampled) -> None:
    for at in (START, 0.0, START + 7200, 4e9, START + 3 * 3600):
        assert sampled.take(at=at) == []
    assert {START, START + 7200, START + 3 * 3600} <= {one.at for one in sampled.of(SSD)}


def test_a_full_disk_is_said_and_costs_no_more_than_the_sample(
    sampled: Sampled, monkeypatch: pytest.MonkeyPatch
) -> None:
    sampled.take()

    def full(_self: MemoryFolder, _name: str, _text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(MemoryFolder, "append", full)
        said = sampled.take()
    assert set(said) == {f"{SAMPLES}: No space left on device."}
    assert len(sampled.of(SSD)) == 1
    assert sampled.take() == []
    assert len(sampled.of(SSD)) == 2


def test_a_drive_that_hangs_holds_up_no_other(sampled: Sampled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "ANSWER_S", 0.05)
    held = threading.Event()
    asked = health.health

    def slow(sight: DriveSnapshot) -> Health:
        if sight.name == SSD:
            held.wait(10)
        return asked(sight)

    monkeypatch.setattr(health, "health", slow)
    try:
        said = sampled.take()
    finally:
        held.set()
    assert f"{SSD} did not answer within 0 s." in said
    assert sampled.of(SSD) == ()


def test_so_many_drives_are_remembered_and_no_more(sampled: Sampled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "MOST_FILES", 3)
    said = sampled.take()
    assert len(sampled.kept.names()) == 3
    assert len(said) == len(AWAKE) - 3
    two_years = keeping.KEPT_S / 3600 + 24
    assert len(sampled.take(hours=two_years)) == len(AWAKE) - 3, "what is two years old made room for others"
    assert len(sampled.kept.names()) == 3


@pytest.mark.slow
@pytest.mark.parametrize("text", ["", "[]", "{", "null", '{"sda": 5}', "[" * 5000])
def test_what_was_noted_of_the_last_round_may_be_anything(sampled: Sampled, text: str) -> None:
    sampled.runtime.replace("busy.json", text)
    sampled.take()
    assert len(sampled.of(SSD)) == 1


def test_it_takes_no_arguments_and_root_alone_may_call_it() -> None:
    complaint = io.StringIO()
    assert sample.run(["sda"], io.StringIO(), complaint) == 2
    assert sample.run([], io.StringIO(), complaint) == 2
    assert complaint.getvalue().splitlines() == [
        "usage: disktune-helper sample",
        "disktune-helper: sample asks drives and must be started by root",
    ]
