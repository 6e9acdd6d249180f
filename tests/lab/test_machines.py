"""What of the lab can be tried without a virtual machine: tables, command line, the virtual drives' medium."""

from __future__ import annotations

import importlib
import json
import os
import re
import select
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tools.lab.__main__ as lab
from disktune_gui.demo.ata import sat
from disktune_helper.decode import fields, identify
from tests.lab import host
from tests.lab.__main__ import MODULES, modules_of
from tests.lab.costs import Spent
from tests.lab.machines import AT_RELEASE, MACHINES, Disk, Machine, machine_of
from tests.lab.scenario import SCENARIOS
from tests.lab.virtual_drives.full_ata_drive import FullDrive
from tests.lab.virtual_drives.tcmu_drive import CORPUS, TcmuDrive, face_of
from tests.narrowed import present
from tools.lab import costs, guest, qemu, together, uml
from tools.lab.__main__ import main, works_of
from tools.lab.image import Image

DISKS = [disk for machine in MACHINES for disk in machine.disks]


for _module in MODULES:
    importlib.import_module(f"tests.lab.{_module}")


def test_every_module_with_scenarios_is_imported_in_the_machine() -> None:
    """One that is left out, and left out of the machines as well, would never run and never be missed."""
    place = Path(__file__).parent
    with_scenarios = {
        file.relative_to(place).with_suffix("").as_posix().replace("/", ".")
        for file in place.rglob("*.py")
        if re.search(r"^@scenario\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert with_scenarios == set(MODULES)


def test_every_scenario_runs_on_exactly_one_machine() -> None:
    assert sorted(SCENARIOS) == sorted(name for machine in MACHINES for name in machine.scenarios)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_found_in_the_module_that_defines_it(name: str) -> None:
    assert [f"tests.lab.{module}" for module in modules_of((name,))] == [SCENARIOS[name][0].__module__]


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_a_machine_has_time_for_its_longest_scenario(machine: Machine) -> None:
    assert machine.limit_s > max(SCENARIOS[name][1] for name in machine.scenarios)


def test_drives_can_be_told_apart() -> None:
    distinct = set(DISKS)
    assert len({disk.serial for disk in distinct}) == len(distinct)
    wwns = [disk.wwn for disk in distinct if disk.wwn]
    assert len(set(wwns)) == len(wwns)
    # QEMU cuts serial numbers of ATA and NVMe drives at 20 characters.
    assert all(len(disk.serial) <= 20 for disk in distinct)


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_qemu_gets_every_drive_once(machine: Machine, tmp_path: Path) -> None:
    image = Image(tmp_path / "root.tar", tmp_path / "kernel", tmp_path / "initrd")
    arguments = qemu.command(machine, image, tmp_path / "job", "tcg")
    nodes = [json.loads(one)["node-name"] for one in arguments if one.startswith('{"node-name"')]
    assert set(nodes) >= {disk.role for disk in machine.disks}
    assert len(set(nodes)) == len(nodes)
    serials = [json.loads(one)["serial"] for one in arguments if one.startswith('{"id"')]
    assert serials == [disk.serial for disk in machine.disks if disk.plugged]


@pytest.mark.parametrize("flags", ["tsc constant_tsc nonstop_tsc", "tsc constant_tsc", None])
def test_an_emulated_machine_has_a_plain_processor_and_a_steady_clock_where_the_host_has(
    flags: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cpuinfo = tmp_path / "cpuinfo"
    if flags is not None:
        cpuinfo.write_text(f"model name: x\nflags: {flags}\n")
    monkeypatch.setattr(qemu, "CPUINFO", cpuinfo)
    image = Image(tmp_path / "root.tar", tmp_path / "kernel", tmp_path / "initrd")
    machine = MACHINES[0]
    emulated = qemu.command(machine, image, tmp_path / "job", "tcg,thread=multi")
    assert emulated[emulated.index("-cpu") + 1] == qemu.EMULATED_CPU
    assert {"mitigations=off", "norandmaps", "transparent_hugepage=never"} <= set(emulated[-1].split())
    assert ("clocksource=tsc" in emulated[-1].split()) is (flags == "tsc constant_tsc nonstop_tsc")
    plain = qemu.command(machine, image, tmp_path / "job", "kvm")
    assert plain[plain.index("-cpu") + 1] == "host"
    assert not {"mitigations=off", "norandmaps", "clocksource=tsc"} & set(plain[-1].split())


@pytest.mark.parametrize("arguments", [[], ["fly"], ["run", "no-such-scenario"], ["shell", "no-such-machine"]])
def test_bad_usage_is_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert machine_of("no-such-scenario") is None


def test_who_judges_speed_runs_alone_and_all_run_once() -> None:
    works = [(machine, machine.scenarios) for machine in MACHINES]
    groups = together.in_turn(works)
    assert sorted(name for group in groups for _, names in group for name in names) == sorted(SCENARIOS)
    assert [[machine.name for machine, _ in group] for group in groups if group[0][0].alone] == [
        ["speed"],
        ["scale"],
    ]
    assert not any(machine.alone for group in groups[2:] for machine, _ in group)


def machine(load: float, limit_s: int = 1000) -> Machine:
    return Machine(f"{load}-{limit_s}", (), (), limit_s, load=load)


def test_machines_run_side_by_side_as_long_as_processors_are_left_for_them() -> None:
    busy, half, idle = machine(1.0), machine(0.5), machine(0.25)
    assert together.has_room(busy, [busy])
    assert together.has_room(half, [busy, half])
    assert not together.has_room(idle, [busy, busy]), "both processors are busy"
    assert not together.has_room(idle, [idle] * together.AT_ONCE), "each has memory of its own"
    assert together.has_room(machine(3.0), []), "or it would never run"


def test_who_fits_beside_the_others_overtakes_who_does_not() -> None:
    busy, half = machine(1.0), machine(0.5)
    assert together.next_of([(busy, ()), (half, ())], [busy, half]) == (half, ())
    assert together.next_of([(busy, ()), (half, ())], [busy]) == (busy, ())
    assert together.next_of([(busy, ())], [busy, half]) is None
    assert together.next_of([], []) is None


def test_who_waits_most_of_the_time_begins_and_then_the_longest() -> None:
    works = [(one, ()) for one in (machine(0.7, 900), machine(0.7, 1800), machine(0.3), machine(1.0, 2700))]
    (group,) = together.in_turn(works)
    assert [(one.load, one.limit_s) for one, _ in group] == [(0.3, 1000), (1.0, 2700), (0.7, 1800), (0.7, 900)]


def test_what_takes_long_runs_only_when_it_is_named() -> None:
    unasked = {name for _, names in works_of(()) for name in names}
    asked = {"mixed-minutes", "mixed-hour", "health-minutes", "health-hour"}
    asked |= {
        "package-upgraded",
        "rebuild-forecast",
        "two-hundred-drives",
        "ansible-three-machines",
        "bench-drives",
    }
    assert unasked == SCENARIOS.keys() - asked
    for name in SCENARIOS:
        assert works_of((name,)) == [(machine_of(name), (name,))]


@pytest.mark.parametrize("name", AT_RELEASE)
def test_what_a_change_does_not_wait_for_is_judged_by_something_else(name: str) -> None:
    """Each has one scenario or file of tests that runs at every change, and stands among a release's scenarios."""
    assert name in {name for _, names in works_of(()) for name in names}
    assert name not in lab.FOR_A_CHANGE
    instead = AT_RELEASE[name]
    assert instead in lab.FOR_A_CHANGE or Path(__file__).parents[2].joinpath(instead).is_file()


# -- the virtual drive's medium ----------------------------------------------------------------------------


@pytest.fixture
def face() -> TcmuDrive:
    """A drive of 122 GB."""
    words = fields.parse_text((CORPUS / "lkml_Maxtor_6Y120P0_aam.hex").read_text(encoding="ascii"))
    return TcmuDrive(FullDrive(words))


def rw(opcode: int, first: int, count: int) -> bytes:
    """Return READ or WRITE (10) or (16) by the opcode's length."""
    if opcode >> 5 == 4:
        return bytes((opcode, 0)) + first.to_bytes(8, "big") + count.to_bytes(4, "big") + bytes(2)
    return bytes((opcode, 0)) + first.to_bytes(4, "big") + b"\0" + count.to_bytes(2, "big") + b"\0"


@pytest.mark.parametrize(("write", "read"), [(0x2A, 0x28), (0x8A, 0x88), (0x2A, 0x88)])
def test_what_is_written_is_read_again(face: TcmuDrive, write: int, read: int) -> None:
    data = bytes(range(256)) * 2 * 21
    assert face.handle(rw(write, 5, 21), data, 0).status == sat.GOOD
    assert face.handle(rw(read, 5, 21), b"", len(data)).data == data
    around = face.handle(rw(read, 4, 23), b"", 23 * 512).data
    assert around == bytes(512) + data + bytes(512)


def test_the_end_of_the_medium_is_the_end(face: TcmuDrive) -> None:
    sectors = sat.capacity_sectors(face.drive.words)
    assert face.handle(rw(0x28, sectors - 1, 1), b"", 512).status == sat.GOOD
    answer = face.handle(rw(0x28, sectors, 1), b"", 512)
    assert (answer.status, answer.sense[2] & 0xF, answer.sense[12]) == (sat.CHECK_CONDITION, 5, 0x21)


def test_a_read_wakes_and_is_named(face: TcmuDrive) -> None:
    standby = bytes((0x85, 3 << 1, 0x20)) + bytes(10) + bytes((0x40, 0xE0, 0))
    face.handle(standby, b"", 0)
    assert face.obey({"do": "look"})["power"] == "STANDBY"
    identify = bytes((0x85, 4 << 1, 0x0E, 0, 0, 0, 1)) + bytes(6) + bytes((0x40, 0xEC, 0))
    assert len(face.handle(identify, b"", 512).data) == 512
    assert face.obey({"do": "look"})["wakeups"] == 0
    cdb = rw(0x28, 0, 8)
    face.handle(cdb, b"", 4096)
    seen = face.obey({"do": "look"})
    assert (seen["wakeups"], seen["waking"], seen["power"]) == (1, [cdb.hex()], "ACTIVE")


# -- what the time went into -------------------------------------------------------------------------------


def test_costs_are_told_by_machine_and_by_scenario_the_longest_first() -> None:
    def one(name: str, seconds: float) -> dict[str, object]:
        spent = {"seconds": seconds, "processor_s": seconds / 2, "waited_s": seconds / 5, "programs": 7}
        return {"scenario": name, "checks": 3, **spent}

    boots = [{"seconds": 30.0, "processor_s": 20.0}] * 2
    found = {
        "small": {"boots": boots[:1], "scenarios": [one("short", 10)]},
        "large": {"boots": boots, "scenarios": [one("long", 100), one("middle", 50)]},
    }
    lines = [line.split() for line in costs.table(found)]
    assert lines[1:3] == [["large", "210", "115", "30", "2", "40"], ["small", "40", "25", "2", "1", "20"]]
    assert lines[4:] == [
        ["long", "100", "50", "20", "7", "3"],
        ["middle", "50", "25", "10", "7", "3"],
        ["short", "10", "5", "2", "7", "3"],
    ]


STAT = """\
cpu  100 0 50 {idle} 20 0 0 0 0 0
cpu0 50 0 25 0 10 0 0 0 0 0
cpu1 50 0 25 0 10 0 0 0 0 0
intr 4711 0 9
processes {programs}
"""


@pytest.mark.parametrize(("idle_s", "waited_s"), [(16, 6), (10, 0), (3, 0)])
def test_who_waits_is_told_from_who_works_on_one_processor_of_two(idle_s: int, waited_s: float) -> None:
    tick = os.sysconf("SC_CLK_TCK")
    before = Spent.read(STAT.format(idle=1000, programs=70), 5.0)
    after = Spent.read(STAT.format(idle=1000 + idle_s * tick, programs=81), 15.0)
    assert after.since(before) == {"seconds": 10.0, "waited_s": waited_s, "programs": 11}


def test_a_scenario_that_never_ended_has_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "OUTPUT", lab.ROOT / "build" / "no-such-output")
    found = lab.results_of(MACHINES[0], ("identities",))
    assert not found["scenarios"][0]["ok"]
    assert len(costs.table({"settings": found})) == 4


def _ended(name: str, ok: bool) -> dict[str, Any]:
    return {"scenario": name, "ok": ok, "figure": "", "seconds": 1.0, "checks": 1}


WORKS = [(MACHINES[0], MACHINES[0].scenarios)]


@pytest.fixture
def second_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[bool], list[together.Work]]:
    """Return what sets whether a scenario passes when it runs again, and returns the list of what runs then."""
    monkeypatch.setattr(lab, "ROOT", tmp_path)
    monkeypatch.setattr(lab, "OUTPUT", tmp_path)
    works: list[together.Work] = []

    def set_outcome(ok: bool) -> list[together.Work]:
        def run(group: list[together.Work]) -> None:
            for one, (name,) in group:
                works.append((one, (name,)))
                (tmp_path / one.name).mkdir(exist_ok=True)
                found = {"boots": [{"seconds": 5.0, "processor_s": 4.0}], "scenarios": [_ended(name, ok)]}
                (tmp_path / one.name / "results.json").write_text(json.dumps(found))

        monkeypatch.setattr(together, "run", run)
        return works

    return set_outcome


@pytest.mark.parametrize("ok", [True, False])
def test_a_scenario_that_failed_runs_once_more_alone(
    ok: bool, second_run: Callable[[bool], list[together.Work]], tmp_path: Path
) -> None:
    works = second_run(ok)
    (tmp_path / MACHINES[0].name).mkdir()
    (tmp_path / MACHINES[0].name / "console").write_text("of the first run")
    one, other = MACHINES[0].scenarios[:2]
    found: dict[str, Any] = {
        MACHINES[0].name: {"boots": [], "scenarios": [_ended(one, True), _ended(other, False)]}
    }
    assert lab.second_try(found, time.monotonic() + 60, WORKS) == ok
    assert works == [(MACHINES[0], (other,))]
    assert [(kept["scenario"], kept["ok"]) for kept in found[MACHINES[0].name]["scenarios"]] == [
        (one, True),
        (other, ok),
    ]
    assert (tmp_path / f"{MACHINES[0].name}-first" / "console").read_text() == "of the first run"


def test_where_many_scenarios_failed_none_has_a_second_try(
    second_run: Callable[[bool], list[together.Work]],
) -> None:
    works = second_run(True)
    failed = [_ended(name, False) for name in SCENARIOS][: lab.AT_MOST_TWICE + 1]
    assert (
        lab.second_try({MACHINES[0].name: {"boots": [], "scenarios": failed}}, time.monotonic() + 60, WORKS) == 0
    )
    assert works == []


def test_a_second_try_begins_only_while_there_is_time(second_run: Callable[[bool], list[together.Work]]) -> None:
    works = second_run(True)
    found = {MACHINES[0].name: {"boots": [], "scenarios": [_ended(MACHINES[0].scenarios[0], False)]}}
    assert lab.second_try(found, time.monotonic() - 1, WORKS) == 0
    assert works == []


def test_processor_time_is_that_of_the_process() -> None:
    used = time.process_time()
    assert used - 1 < guest.processor_s(os.getpid()) <= time.process_time() + 0.1
    with subprocess.Popen(["/bin/true"]) as ended:
        pass
    assert guest.processor_s(ended.pid) == 0.0


def test_processor_time_of_a_session_is_that_of_what_has_ended_as_well() -> None:
    busy = "import time\nwhile time.process_time() < 0.5: pass\n"
    line = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}]); print(flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", line], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    ) as session:
        assert session.stdin is not None
        present(session.stdout).readline()
        assert guest.processor_of_session_s(session.pid) >= 0.3  # The kernel counts in ticks.
        session.stdin.write(b"\n")


# -- without QEMU ------------------------------------------------------------------------------------------


QUICK = next(one for one in MACHINES if one.quick)


@pytest.mark.parametrize(
    ("kvm", "release", "there", "how"),
    [
        (False, False, True, "quick"),
        (False, False, False, "machine"),
        (True, False, True, "machine"),
        (False, True, True, "machine"),
    ],
)
def test_qemu_runs_a_quick_machine_where_it_should_or_user_mode_linux_does_not_start(
    kvm: bool,
    release: bool,
    there: bool,
    how: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(uml, "starts", lambda: there)
    monkeypatch.setattr(subprocess, "Popen", lambda arguments: started.append(arguments[3:]))
    for work in lab.with_engines([*WORKS, (QUICK, ("trial-kept",))], kvm=kvm, release=release):
        together._begin(*work)
    assert started == [["machine", MACHINES[0].name, *MACHINES[0].scenarios], [how, QUICK.name, "trial-kept"]]
    assert (f"QEMU runs {QUICK.name}" in capsys.readouterr().out) is (how == "machine")


def test_qemu_runs_what_only_a_release_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uml, "starts", lambda: True)
    one = next(one for one in MACHINES if one.quick and not AT_RELEASE.keys().isdisjoint(one.scenarios))
    changes = tuple(name for name in one.scenarios if name not in AT_RELEASE)
    works: list[together.Work] = [(one, changes), (one, one.scenarios)]
    assert [used.quick for used, _ in lab.with_engines(works, kvm=False, release=False)] == [True, False]


class Stub(guest.Guest):
    """A machine that ends at once, having said what it is given."""

    logs = ()

    def __init__(self, *said: dict[str, Any]) -> None:
        self._said = said

    def __exit__(self, *_: object) -> None:
        pass

    def cut_power(self) -> None:
        pass

    def lines(self, limit_s: float) -> Iterator[tuple[dict[str, Any], socket.socket]]:
        if not self._said:
            raise guest.BootError("It said nothing.")
        with socket.socket() as line:
            yield from ((message, line) for message in self._said)

    def processor_s(self) -> float:
        return 0.0

    def line(self) -> socket.socket:
        raise NotImplementedError

    def qmp(self, execute: str, arguments: dict[str, Any]) -> dict[str, Any]:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("boots", "engines"),
    [
        ([True], ["uml"]),
        ([False], ["uml", "qemu"]),
        # After a power cut only User-Mode Linux knows what was written before.
        (["cut", False, True], ["uml", "uml", "uml"]),
        (["cut", False, False], ["uml", "uml", "uml"]),
    ],
)
def test_a_machine_that_does_not_come_up_is_started_once_more(
    boots: list[bool | str],
    engines: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By QEMU if it never did; what it began and did not end has failed, the second try is for that."""
    started: list[str] = []
    began: dict[str, Any] = {"began": "session"}
    ended = _ended("trial-kept", True)
    said: dict[bool | str, list[dict[str, Any]]] = {
        True: [began, ended],
        False: [],
        "cut": [began, {"power": "cut"}],
    }
    left = iter(boots)

    def run_by(name: str) -> Callable[..., Stub]:
        def start(*arguments: Any) -> Stub:
            started.append(name)
            job = next(one for one in arguments if isinstance(one, Path) and one.name == "job")
            (job.parent / "console").write_text(f"{name} boots")
            return Stub(*said[next(left, True)])

        return start

    monkeypatch.setattr(lab, "OUTPUT", tmp_path)
    monkeypatch.setattr(lab, "ROOT", tmp_path)
    monkeypatch.setattr(lab, "ensure", lambda _: Image(tmp_path / "tar", tmp_path / "kernel", tmp_path / "initrd"))
    monkeypatch.setattr(lab, "accelerator", lambda *_: "tcg")
    monkeypatch.setattr(uml, "UserModeLinux", run_by("uml"))
    monkeypatch.setattr(lab, "Qemu", run_by("qemu"))
    assert main(["quick", QUICK.name, "trial-kept"]) == (boots[-2:] == [False, False])
    assert started == engines
    assert capsys.readouterr().out.count("It said nothing.") == (False in boots)
    assert boots[0] is not False or (tmp_path / QUICK.name / "console-before").read_text() == "uml boots"


class Silent(Stub):
    """A machine that runs and says nothing."""

    boot_s = 0.0
    cut_power = guest.Guest.cut_power
    lines = guest.Guest.lines

    def __init__(self) -> None:
        self._line, self._theirs = socket.socketpair()
        self._process = subprocess.Popen(["/bin/sleep", "600"])

    def line(self) -> socket.socket:
        return self._line

    def __exit__(self, *_: object) -> None:
        self._theirs.close()
        self.cut_power()


def test_a_machine_that_says_nothing_has_its_time_to_come_up_and_no_more() -> None:
    with Silent() as machine, pytest.raises(guest.BootError):
        next(machine.lines(600))
    assert uml.UserModeLinux.boot_s < min(one.limit_s for one in MACHINES if one.quick)


def test_without_kernel_or_memory_user_mode_linux_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = tmp_path / "linux"
    kernel.write_text(
        "#!/bin/sh\n[ -z \"$TMPDIR$TMP$TEMP\" ] && echo 'Attempted to kill init! exitcode=0x00000000'\n"
    )
    kernel.chmod(0o755)
    for name in ("TMPDIR", "TMP", "TEMP"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr(uml, "BUILT", tmp_path / "none.so")
    monkeypatch.setattr(uml, "build", lambda: None)
    monkeypatch.setattr(uml, "KERNEL", str(kernel))
    monkeypatch.setattr(uml, "MODULES", tmp_path)
    monkeypatch.setattr(uml, "MEMORY", tmp_path)
    monkeypatch.setattr(uml, "MEMORY_MIB", 0)
    assert uml.starts()
    for name, value in (("MEMORY", tmp_path / "none"), ("MEMORY_MIB", 1 << 40), ("KERNEL", str(tmp_path))):
        with monkeypatch.context() as without:
            without.setattr(uml, name, value)
            assert not uml.starts(), name


TRACER = """
import ctypes, os, signal, struct, sys
libc = ctypes.CDLL(None, use_errno=True)
traced = os.fork()
if not traced:
    libc.ptrace(0, 0, None, None)
    os.kill(os.getpid(), signal.SIGSTOP)
os.waitpid(traced, 0)
room = ctypes.create_string_buffer(2696)
for request in (0x4204, 0x4205, 0x4204):
    told = ctypes.create_string_buffer(struct.pack("QQ", ctypes.addressof(room), len(room)))
    if libc.ptrace(request, traced, ctypes.c_long(0x202), told):
        sys.exit(os.strerror(ctypes.get_errno()))
    print(struct.unpack("QQ", told.raw[:16])[1], room.raw.hex()[:1152])
os.kill(traced, signal.SIGKILL)
"""
"""Reads, writes and reads the registers of a process as User-Mode Linux does."""


@pytest.mark.skipif(not Path("/usr/bin/cc").exists(), reason="there is no compiler")
def test_registers_are_taken_back_on_every_processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uml, "BUILT", tmp_path / "registers.so")
    uml.build()
    traced = subprocess.run(
        [sys.executable, "-c", TRACER], env=uml.environment(), capture_output=True, text=True, check=False
    )
    assert not traced.stderr
    first, _, again = traced.stdout.splitlines()
    assert first == again


def test_a_kernel_that_hangs_when_it_is_tried_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[int] = []

    def communicate(process: subprocess.Popen[bytes], timeout: float) -> tuple[bytes, None]:
        ends.append(os.pidfd_open(int(present(process.stdout).readline())))
        raise subprocess.TimeoutExpired(process.args, timeout)

    monkeypatch.setattr(subprocess.Popen, "communicate", communicate)
    kernel = tmp_path / "linux"
    kernel.write_text("#!/bin/sh\nsleep 600 &\necho $!\nwait\n")
    kernel.chmod(0o755)
    monkeypatch.setattr(uml, "BUILT", tmp_path / "none.so")
    monkeypatch.setattr(uml, "build", lambda: None)
    monkeypatch.setattr(uml, "KERNEL", str(kernel))
    monkeypatch.setattr(uml, "MODULES", tmp_path)
    monkeypatch.setattr(uml, "MEMORY", tmp_path)
    monkeypatch.setattr(uml, "MEMORY_MIB", 0)
    assert not uml.starts()
    assert select.select(ends, [], [], 30)[0] == ends
    os.close(ends[0])


def test_the_guest_knows_what_runs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "CMDLINE", tmp_path / "cmdline")
    image = Image(tmp_path / "root.tar", tmp_path / "kernel", tmp_path / "initrd")
    host.CMDLINE.write_text(qemu.command(QUICK, image, tmp_path / "job", "tcg")[-1])
    assert host.is_in_qemu()
    host.CMDLINE.write_text(" ".join(uml.command(QUICK, tmp_path / "disk", tmp_path / "job", 7)))
    assert not host.is_in_qemu()


def test_user_mode_linux_gets_the_disk_the_job_and_the_line(tmp_path: Path) -> None:
    arguments = uml.command(MACHINES[0], tmp_path / "installed.raw", tmp_path / "job", 7)
    assert {f"ubd0={tmp_path}/disk.cow,{tmp_path}/installed.raw", "ssl0=fd:7", f"lab.job={tmp_path}/job"} <= set(
        arguments
    )


@pytest.mark.parametrize(
    "disk", sorted({one for machine in MACHINES if machine.quick for one in machine.disks}, key=repr)
)
def test_a_drive_that_the_guest_makes_is_the_one_in_the_table(disk: Disk) -> None:
    made = face_of(disk.serial)
    assert isinstance(made, TcmuDrive)
    page = identify.decode(tuple(made.drive.words))
    assert (page.serial, page.model) == (disk.serial, disk.model or "LAB DISK")
    assert sat.capacity_sectors(made.drive.words) * 512 == disk.size
