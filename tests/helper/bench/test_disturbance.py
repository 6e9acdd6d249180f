"""What else went on in a run, seen from files as kernels write them."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from disktune_contract.measuring.statistics import Verdict
from disktune_contract.messages.comparison import CompareEnded
from disktune_helper.bench import disturbance
from disktune_helper.bench.disturbance import MachineState
from tests.amounts import until
from tests.helper.conftest import Bench
from tests.helper.experiment.test_experiment import READ_AHEAD, SSD, _silence, begin, ended, now, request, runs

STAT = "cpu  {user} 0 0 {idle} 0 0 0 0 0 0\ncpu0 1 0 0 1 0 0 0 0 0 0\n"
OWN = "4242 (disktune-helper) S 1 1 1 0 -1 0 0 0 0 0 {ticks} 0 {children} 0 20 0 3 0 100 0 0 0"


@dataclass
class Files:
    """A machine of nothing but files."""

    clock: float = 1000.0
    files: dict[str, str] = field(default_factory=dict)

    def read_text(self, path: str) -> str:
        if path not in self.files:
            raise FileNotFoundError(path)
        return self.files[path]

    def names(self, path: str) -> list[str]:
        start = f"{path}/"
        return sorted({name[len(start) :].split("/")[0] for name in self.files if name.startswith(start)})

    def monotonic(self) -> float:
        return self.clock

    def suspended(self) -> float:
        return 0.0

    def survey(self) -> MachineState:
        return disturbance.survey(self, "sda")  # type: ignore[arg-type]  # all that it asks for


@pytest.fixture
def machine() -> Files:
    return Files(
        files={
            "/proc/uptime": "1500.00 900.00\n",
            "/proc/stat": STAT.format(user=1000, idle=9000),
            "/proc/self/stat": OWN.format(ticks=500, children=40),
            "/sys/class/power_supply/AC/type": "Mains\n",
            "/sys/class/power_supply/AC/online": "1\n",
            "/sys/class/power_supply/BAT0/type": "Battery\n",
            "/sys/devices/system/cpu/cpufreq/policy0/scaling_governor": "schedutil\n",
            "/sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count": "7\n",
            "/sys/class/block/sda/device/hwmon/hwmon2/temp1_input": "40000\n",
            "/sys/class/block/sda/device/hwmon/hwmon2/temp1_max": "70000\n",
        }
    )


def test_nothing_happened(machine: Files) -> None:
    before = machine.survey()
    machine.clock += 5
    machine.files["/proc/uptime"] = "1505.01 900.00\n"
    machine.files["/proc/stat"] = STAT.format(user=1600, idle=9400)
    # Six hundred ticks of work, of which five hundred are our own.
    machine.files["/proc/self/stat"] = OWN.format(ticks=1000, children=40)
    assert disturbance.void(before, machine.survey()) == ""
    assert disturbance.disturbed(before, machine.survey()) == ""


def test_the_programs_that_it_has_run_are_its_own(machine: Files) -> None:
    before = machine.survey()
    machine.files["/proc/stat"] = STAT.format(user=1600, idle=9400)
    # fio has done all of it, and was waited for.
    machine.files["/proc/self/stat"] = OWN.format(ticks=500, children=640)
    assert disturbance.disturbed(before, machine.survey()) == ""
    machine.files["/proc/self/stat"] = OWN.format(ticks=500, children=40)
    assert disturbance.disturbed(before, machine.survey()) == "Others used 60% of the CPU."


def test_a_machine_that_says_nothing_is_not_accused() -> None:
    bare = Files()
    assert disturbance.void(bare.survey(), bare.survey()) == ""
    assert disturbance.disturbed(bare.survey(), bare.survey()) == ""


@pytest.mark.parametrize(
    ("path", "text", "words"),
    [
        ("/proc/uptime", "1620.00 900.00\n", "computer was suspended"),
        ("/sys/class/power_supply/AC/online", "0\n", "switched to battery power"),
        ("/sys/devices/system/cpu/cpufreq/policy0/scaling_governor", "powersave\n", "governor was changed"),
    ],
)
def test_what_makes_all_of_it_void(machine: Files, path: str, text: str, words: str) -> None:
    before = machine.survey()
    machine.files[path] = text
    assert words in disturbance.void(before, machine.survey())


@pytest.mark.parametrize(
    ("path", "text", "words"),
    [
        ("/proc/stat", STAT.format(user=1700, idle=9300), "Others used 70% of the CPU."),
        (
            "/sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count",
            "8\n",
            "The CPU was throttled by heat.",
        ),
        ("/sys/class/block/sda/device/hwmon/hwmon2/temp1_input", "71000\n", "The drive throttles itself at 71 °C"),
    ],
)
def test_what_disturbs_a_run(machine: Files, path: str, text: str, words: str) -> None:
    before = machine.survey()
    machine.files[path] = text
    assert words in disturbance.disturbed(before, machine.survey())


@pytest.mark.parametrize("text", ["", "cpu\n", "cpu one two\n", "nonsense"])
def test_a_file_of_another_shape_is_unknown_and_no_reason_to_fail(machine: Files, text: str) -> None:
    for path in machine.files:
        machine.files[path] = text
    assert disturbance.disturbed(machine.survey(), machine.survey()) == ""


# -- in a comparison ---------------------------------------------------------------------------------------


def compared(bench: Bench) -> CompareEnded:
    _silence(bench)
    begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=8))
    return ended(bench)


@pytest.mark.slow
def test_a_suspend_in_the_middle_voids_it_and_puts_back(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    before = now(bench, SSD, READ_AHEAD)
    asleep = iter([0.0] * 12)
    real = disturbance.survey

    def slept(ports: object, drive: str, *, layered: bool) -> MachineState:
        found = real(ports, drive, layered=layered)  # type: ignore[arg-type]
        return type(found)(**{**vars(found), "asleep_s": next(asleep, 3600.0)})

    monkeypatch.setattr(disturbance, "survey", slept)
    end = compared(bench)
    assert end.result is not None
    assert end.result.void == "Invalid: the computer was suspended."
    assert end.result.findings[0].verdict is Verdict.VOID
    assert end.result.findings[0].pairs
    assert now(bench, SSD, READ_AHEAD) == before


@pytest.mark.slow
def test_a_busy_machine_is_told_and_nothing_is_concluded(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disturbance, "disturbed", lambda *_: "Others used 90% of the CPU.")
    end = compared(bench)
    assert end.result is not None
    assert end.result.void.startswith("Invalid: 8 of 8 pairs disturbed.")
    assert all(run.disturbed for run in runs(bench))
    assert end.result.best == 0


@pytest.mark.slow
def test_others_on_the_drive_are_noticed(bench: Bench) -> None:
    _silence(bench)
    drive = bench.world.drives[SSD]

    class Busy:
        def until(self, at_s: float) -> tuple[float, float]:
            return 20e6 * at_s, 0.0

        def rate(self, _at_s: float) -> float:
            return 20e6

        def last_use(self, at_s: float) -> float:
            return at_s

    drive.counters.background = Busy()
    begin(bench, request(bench, SSD, READ_AHEAD, 1024, rounds=6, workload="drive.direct", seconds=2))
    end = ended(bench)
    assert end.result is not None
    assert "Other use of the drive: " in end.result.void


def test_stopping_work_ends_it_and_puts_back(bench: Bench) -> None:
    _silence(bench)
    before = now(bench, SSD, READ_AHEAD)
    begin(bench, request(bench, SSD, READ_AHEAD, 4, rounds=64))
    until(lambda: len(runs(bench)) > 0)
    bench.session.stop_work()
    ended(bench)
    assert runs(bench)[-1].done < runs(bench)[-1].total
    assert now(bench, SSD, READ_AHEAD) == before
