"""What counts as harm beside the kernel's messages, and what must not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.messages.long_trial import HarmKind
from disktune_helper.long_trials.harm_watch import HarmWatch
from disktune_helper.long_trials.order_files import Baseline
from tests.helper.long_trials.long_trial_rig import Log, Rig, Tools

STAT = "/sys/class/block/{}/stat"
QUICK = (10_000, 80_000, 60_000)
"""Requests, milliseconds they took, milliseconds in which the drive was busy: before the trial."""


class Watched:
    """A watch over a drive whose counters a test sets."""

    def __init__(self, drive: str) -> None:
        self.rig = Rig()
        self.drive = drive
        self.counts = [*QUICK]
        self.flushes = self.discards = 0
        place = self.rig.bench.ports.resolve(f"/sys/class/block/{drive}")
        self.device = self.rig.bench.ports.resolve(f"{place}/device")
        self.rig.bench.world.tree.file(f"{place}/stat", self._stat)
        clock = self.rig.bench.clock
        base = Baseline(0, 0.0, clock.now, *QUICK, timeouts=0, suspended_ms=0)
        self.watch = HarmWatch(self.rig.bench.ports, Log(self.rig.tools), drive, base)

    def _stat(self) -> str:
        requests, waited, busy = self.counts
        return f"{requests} 0 8 {waited} 0 0 0 0 1 {busy} {busy} {self.discards} 0 0 0 {self.flushes} 0\n"

    def look(self, requests: int, busy_ms: int) -> HarmKind | None:
        """Let ten seconds go by with so many requests; return the kind of sign there was."""
        self.counts[0] += requests
        self.counts[1] += busy_ms
        self.counts[2] += busy_ms
        self.rig.bench.clock.now += 10.0
        found = self.watch.look()
        return found[0].kind if found else None

    def hexadecimal(self, attribute: str, text: str) -> None:
        self.rig.bench.world.tree.file(f"{self.device}/{attribute}", text + "\n")


@pytest.fixture
def ssd() -> Iterator[Watched]:
    made = Watched("sda")
    yield made
    made.rig.bench.session.stop_work()


@pytest.fixture
def disk() -> Iterator[Watched]:
    made = Watched("sdb")
    yield made
    made.rig.bench.session.stop_work()


def test_three_slow_looks_are_harm_and_fewer_are_only_counted(ssd: Watched) -> None:
    assert ssd.look(1000, 6000) is None
    assert [ssd.look(2, 9000), ssd.look(2, 9000)] == [None, None]
    assert ssd.watch.seen().slow_looks == 2
    assert ssd.look(2, 9000) is HarmKind.LATENCY


def test_slow_looks_far_apart_are_no_harm(ssd: Watched) -> None:
    ssd.look(1000, 6000)
    for _ in range(6):
        assert ssd.look(2, 9000) is None
        ssd.rig.bench.clock.now += 400.0


def test_a_full_queue_is_no_outlier(ssd: Watched) -> None:
    # Each request waits for seconds because there are thousands; the drive finishes them as fast as before.
    for _ in range(20):
        ssd.counts[1] += 5_000_000
        assert ssd.look(2000, 10_000) is None


def test_a_disk_that_leaves_standby_is_no_outlier(disk: Watched) -> None:
    for _ in range(20):
        assert disk.look(0, 0) is None
        assert disk.look(1, 9500) is None
    assert disk.watch.seen().slow_looks == 0


def test_a_disk_that_was_not_idle_has_no_such_excuse(disk: Watched) -> None:
    disk.look(100, 600)
    assert [disk.look(2, 9000) for _ in range(3)][-1] is HarmKind.LATENCY


def test_discards_flushes_and_the_minute_after_runtime_suspend_do_not_count(ssd: Watched) -> None:
    ssd.look(1000, 6000)
    for _ in range(5):
        ssd.discards += 1
        assert ssd.look(2, 9000) is None
    for _ in range(5):
        ssd.flushes += 50
        assert ssd.look(2, 9000) is None
    for number in range(5):
        ssd.hexadecimal("power/runtime_suspended_time", str(5000 * (number + 1)))
        assert ssd.look(2, 9000) is None


def test_a_timeout_that_the_kernel_only_counts_is_harm(ssd: Watched) -> None:
    ssd.hexadecimal("iotmo_cnt", "0x0")
    assert ssd.look(10, 10) is None
    ssd.hexadecimal("iotmo_cnt", "0x2")
    assert ssd.look(10, 10) is HarmKind.TIMEOUT


def test_commands_that_end_with_an_error_are_not_counted(ssd: Watched) -> None:
    # Each question of smartctl ends with a CHECK CONDITION, and the kernel counts it.
    ssd.hexadecimal("ioerr_cnt", "0x3e8")
    assert ssd.look(10, 10) is None


def test_waking_a_drive_from_sleep_mode_is_no_harm(ssd: Watched) -> None:
    ssd.rig.tools.said += [
        "ata1.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x6",
        "ata1.00: waking up from sleep",
        "ata1: hard resetting link",
    ]
    assert ssd.look(10, 10) is None


class SlowConsole(Log):
    """Messages come one at a time, and each ends a wait, as with /dev/kmsg."""

    def __init__(self, tools: Tools, coming: list[str]) -> None:
        super().__init__(tools)
        self.coming = coming

    def wait(self, seconds: float) -> None:
        self._tools.bench.clock.now += min(seconds, 0.01) if self.coming else seconds
        self._tools.said += self.coming[:1]
        del self.coming[:1]


def test_nor_is_it_when_the_messages_come_one_by_one_and_the_motor_takes_its_time(ssd: Watched) -> None:
    coming = ["ata1.00: cmd a0/00", "ata1.00: waking up from sleep", "ata1: hard resetting link"]
    ssd.watch.log = SlowConsole(ssd.rig.tools, coming)
    ssd.rig.tools.said.append("ata1.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x6")
    assert ssd.look(10, 10) is None
    assert coming == []
    ssd.rig.tools.said.append("ata1: link is slow to respond, please be patient (ready=0)")
    assert ssd.look(10, 10) is None
    ssd.rig.tools.said.append("ata1.00: qc timeout after 5000 msecs (cmd 0xec)")
    assert ssd.look(10, 10) is HarmKind.TIMEOUT


def test_after_suspend_a_reset_is_no_harm_and_a_timeout_is(ssd: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ssd.rig.bench.ports), "suspended", lambda _ports: 3600.0)
    for line in ("ata1: hard resetting link", "ata1: SATA link down (SStatus 0 SControl 300)"):
        ssd.rig.tools.said.append(line)
        assert ssd.look(10, 10) is None
    ssd.rig.tools.said.append("ata1.00: qc timeout after 5000 msecs (cmd 0xec)")
    assert ssd.look(10, 10) is HarmKind.TIMEOUT
    assert ssd.watch.seen().slept_s == 3600.0
    assert ssd.watch.resumed


def test_the_verdict_has_latencies_only_of_enough_requests(ssd: Watched) -> None:
    ssd.look(100, 600)
    assert (ssd.watch.seen().latency_before_ms, ssd.watch.seen().latency_ms) == (8.0, None)
    ssd.look(1000, 6000)
    assert ssd.watch.seen().latency_ms == 6.0
    assert ssd.watch.seen().requests == 1100
