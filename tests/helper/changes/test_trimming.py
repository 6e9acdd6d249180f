"""TRIM now, with an fstrim that the test leads: who may be trimmed, what is told, and what Cancel does."""

from __future__ import annotations

import errno
import signal
import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.action import Act, TrimEnded, TrimList, TrimNow, TrimProgress, TrimResult
from disktune_contract.messages.change import Apply
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import OfJob, Started
from disktune_contract.messages.privilege import Class, Level
from disktune_contract.messages.protocol import VERBS, OfDrive
from disktune_contract.settings.setting import Change
from disktune_gui.demo.system_tools import SimulatedTrim
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.machine_tools import Room, TrimEnd
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Bench
from tests.narrowed import of_kind

PRINTED = "/proc/self/fd/5: 1 GiB (1073741824 bytes) trimmed\n"


class Led:
    """An fstrim that ends when the test says so."""

    def __init__(self) -> None:
        self.started: list[tuple[str, int]] = []
        self.refuses: dict[str, OSError] = {}
        self.ends: list[TrimEnd] = []
        self.begun, self.stopped = threading.Event(), threading.Event()

    def room(self, point: str) -> Room | None:
        return None if point == "/srv/games" else Room(1 << 40, 1 << 30)

    def start(self, point: str, mount: int) -> Led:
        if point in self.refuses:
            raise self.refuses[point]
        self.started.append((point, mount))
        self.begun.set()
        return self

    def wait(self, timeout_s: float) -> TrimEnd | None:
        if self.ends:
            return self.ends.pop(0)
        return TrimEnd(-signal.SIGKILL, "", "") if self.stopped.wait(timeout_s) else None

    def stop(self) -> None:
        self.stopped.set()

    def close(self) -> None:
        self.stop()


@pytest.fixture
def led(bench: Bench) -> Iterator[Led]:
    made = Led()
    bench.session.tools.trim = made
    yield made
    made.stop()


def listed(bench: Bench, name: str) -> TrimList:
    return of_kind(TrimList, HANDLERS["trim-targets"](bench.session, OfDrive(bench.drive(name).ref)))


def trim(bench: Bench, name: str, *points: str, agreed: bool = True) -> int:
    numbers = {target.point: target.number for target in listed(bench, name).targets}
    request = TrimNow(bench.drive(name).ref, tuple(numbers[point] for point in points), agreed)
    return of_kind(Started, HANDLERS["trim"](bench.session, request)).job


def ended(bench: Bench) -> TrimEnded:
    """Return how it ended, as soon as it has."""
    waiting = threading.Event()
    for _ in range(int(PATIENCE_S * 100)):
        found = [args for name, args in bench.events if name == "trim-ended"]
        if found:
            assert isinstance(found[0], TrimEnded)
            return found[0]
        waiting.wait(0.01)
    raise AssertionError("it has not ended")


def refused(bench: Bench, ask: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        ask()
    assert not [name for name, _ in bench.events if name.startswith("trim")]
    return caught.value


# -- what is listed ----------------------------------------------------------------------------------------


def test_who_may_ask_and_who_may_trim() -> None:
    assert VERBS["trim-targets"].classes == {Class.BROWSE, Class.TUNE}
    assert VERBS["trim-targets"].reaches is Level.NOTHING
    assert VERBS["trim"].classes == {Class.TUNE}
    assert VERBS["trim"].reaches is Level.CHANGE


def test_each_file_system_of_a_drive_with_its_figures(bench: Bench, led: Led) -> None:
    boot, root, games = listed(bench, "nvme0n1").targets
    assert [(one.point, one.kind, one.drives) for one in (boot, root, games)] == [
        ("/boot/efi", "vfat", ("nvme0n1",)),
        ("/", "ext4", ("nvme0n1",)),
        ("/srv/games", "ext4", ("nvme0n1",)),
    ]
    assert (root.size_bytes, root.free_bytes, root.refusal) == (1 << 40, 1 << 30, "")
    # A file system that does not answer has no figures, and is no empty one.
    assert (games.size_bytes, games.free_bytes) == (None, None)


def test_another_drive_under_the_name_is_refused(bench: Bench, led: Led) -> None:
    other = DriveRef("sda", "wwn:other")
    refused(bench, lambda: HANDLERS["trim-targets"](bench.session, OfDrive(other)))
    refused(bench, lambda: HANDLERS["trim"](bench.session, TrimNow(other, ("8:1",), agreed=True)))


# -- trimming ----------------------------------------------------------------------------------------------


def test_one_after_the_other_with_what_fstrim_reports(bench: Bench, led: Led) -> None:
    led.ends = [TrimEnd(0, PRINTED, ""), TrimEnd(1, "", "fstrim: /: FITRIM ioctl failed: Input/output error")]
    job = trim(bench, "nvme0n1", "/boot/efi", "/")
    end = ended(bench)
    numbers = dict(led.started)
    assert list(numbers) == ["/boot/efi", "/"]
    # By the number of the mount: a path may come to lead elsewhere.
    assert len(set(numbers.values())) == 2
    assert [args for name, args in bench.events if name == "trim-progress"] == [
        TrimProgress(job, "/boot/efi", 0, 2),
        TrimProgress(job, "/", 1, 2),
    ]
    assert end == TrimEnded(
        job,
        (
            TrimResult("/boot/efi", 1 << 30, 0.0),
            TrimResult("/", None, 0.0, "fstrim: /: FITRIM ioctl failed: Input/output error"),
        ),
    )
    assert not bench.session.busy


def test_what_prints_nothing_that_can_be_read_has_not_trimmed(bench: Bench, led: Led) -> None:
    led.ends = [TrimEnd(0, "", "")]
    trim(bench, "sda", "/srv/projects")
    (result,) = ended(bench).results
    assert result.trimmed_bytes is None
    assert "status 0" in result.why


def test_cancel_stops_fstrim_and_begins_with_no_further_one(bench: Bench, led: Led) -> None:
    job = trim(bench, "nvme0n1", "/boot/efi", "/")
    assert led.begun.wait(PATIENCE_S)
    assert bench.session.busy
    HANDLERS["cancel"](bench.session, OfJob(job))
    end = ended(bench)
    assert led.stopped.is_set()
    assert [point for point, _ in led.started] == ["/boot/efi"]
    assert end.fault is Fault.CANCELLED
    assert [(one.trimmed_bytes, one.why) for one in end.results] == [(None, "Stopped.")]


def test_the_end_of_the_session_stops_it(bench: Bench, led: Led) -> None:
    trim(bench, "sda", "/srv/projects")
    assert led.begun.wait(PATIENCE_S)
    bench.session.stop_work()
    assert ended(bench).fault is Fault.CANCELLED


@pytest.mark.slow
def test_where_another_mount_hides_it_the_next_place_of_the_file_system_is_taken(bench: Bench, led: Led) -> None:
    text = bench.ports.read_text("/proc/self/mountinfo")
    bench.world.tree.file(
        "/proc/self/mountinfo", text + "90 28 0:45 /a /srv/bound ro,relatime shared:9 - btrfs /dev/sda1 rw\n"
    )
    led.refuses["/srv/projects"] = OSError(errno.ESTALE, "Stale file handle")
    led.ends = [TrimEnd(0, PRINTED, "")]
    trim(bench, "sda", "/srv/projects")
    assert [one.trimmed_bytes for one in ended(bench).results] == [1 << 30]
    assert led.started == [("/srv/bound", 90)]


def test_without_fstrim_the_package_is_named(bench: Bench, led: Led) -> None:
    led.refuses["/srv/projects"] = FileNotFoundError(errno.ENOENT, "No such file or directory")
    trim(bench, "sda", "/srv/projects")
    (result,) = ended(bench).results
    assert "util-linux" in result.why


# -- why not -----------------------------------------------------------------------------------------------


def test_not_without_a_yes(bench: Bench, led: Led) -> None:
    assert refused(bench, lambda: trim(bench, "sda", "/srv/projects", agreed=False)).fault is Fault.BUSY


def test_not_what_is_mounted_from_another_drive(bench: Bench, led: Led) -> None:
    for numbers in ((), ("8:17",), ("8:1", "8:17"), ("8:1", "8:1", "0:99")):
        request = TrimNow(bench.drive("sda").ref, numbers, agreed=True)
        error = refused(bench, partial(HANDLERS["trim"], bench.session, request))
        assert error.fault is Fault.CHANGED_MEANWHILE


def test_not_what_the_list_refuses(bench: Bench, led: Led) -> None:
    (target,) = listed(bench, "sdb").targets
    error = refused(bench, lambda: trim(bench, "sdb", "/home"))
    assert (error.fault, error.why) == (Fault.NOT_SUPPORTED, target.refusal)


def test_not_on_a_drive_that_is_suspended(bench: Bench, led: Led) -> None:
    ref = bench.drive("sda").ref
    place = bench.ports.resolve("/sys/class/block/sda/device")
    bench.world.tree.files(place, {"power/runtime_status": "suspended"})
    request = TrimNow(ref, ("8:1",), agreed=True)
    assert refused(bench, lambda: HANDLERS["trim"](bench.session, request)).fault is Fault.WOULD_WAKE


def test_not_beside_a_trial_and_nothing_beside_it(bench: Bench, led: Led) -> None:
    ref = bench.drive("sda").ref
    state = bench.states("sda")["block.read_ahead"]
    change = Apply(ref, (Change("block.read_ahead", state.value, 512),), 60)
    applied = HANDLERS["apply"](bench.session, change)
    assert refused(bench, lambda: trim(bench, "sda", "/srv/projects")).fault is Fault.BUSY
    bench.session.trials.forget(bench.session.trials.take(applied.trial))  # type: ignore[attr-defined]
    trim(bench, "sda", "/srv/projects")
    assert led.begun.wait(PATIENCE_S)
    again = TrimNow(ref, ("8:1",), agreed=True)
    for verb, request in (("apply", change), ("act", Act(ref, "flush")), ("trim", again)):
        with pytest.raises(Refusal) as caught:
            HANDLERS[verb](bench.session, request)
        assert "TRIM" in caught.value.why or "trimmed" in caught.value.why


# -- in the demo -------------------------------------------------------------------------------------------


def test_the_demo_counts_what_it_discards(bench: Bench) -> None:
    bench.session.tools.trim = SimulatedTrim(bench.ports)
    (target,) = listed(bench, "sda").targets
    trim(bench, "sda", "/srv/projects")
    (result,) = ended(bench).results
    assert result.trimmed_bytes == target.free_bytes
    assert result.seconds > 1
    sectors = bench.ports.read_text("/sys/class/block/sda/stat").split()[13]
    assert int(sectors) * 512 == target.free_bytes
