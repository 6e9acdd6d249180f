"""Run scenarios in the guest: see that the program is installed, log the user in, try one after the other."""

from __future__ import annotations

import importlib
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import FrameType

from tests.lab import seat
from tests.lab.costs import Spent
from tests.lab.host import Host, HostWithoutDrives, is_in_qemu
from tests.lab.machines import machine_of
from tests.lab.package import package_life
from tests.lab.scenario import BEFOREHAND, HELPER, SCENARIOS, Failed, Lab

MODULES = (
    "virtual_drives.read_by_tools",
    "drives.identities",
    "drives.locating",
    "drives.health",
    "drives.health_hour",
    "drives.self_tests",
    "settings.lying_drive",
    "settings.every_drive",
    "settings.every_array",
    "settings.fixed_settings",
    "settings.commands",
    "settings.how_tos",
    "settings.trials",
    "settings.stalled_trials",
    "settings.long_trials",
    "drives.metrics",
    "drives.standby",
    "drives.recording",
    "drives.actions",
    "drives.trimming",
    "benchmark.benchmarks",
    "benchmark.experiments",
    "benchmark.many_drives",
    "arrays.array_life",
    "arrays.array_fields",
    "tray.array_events",
    "tray.idle_tray",
    "arrays.bitmaps",
    "arrays.boosts",
    "arrays.slow_member",
    "arrays.mixed_hour",
    "arrays.rebuild_forecast",
    "drives.scrubbing",
    "drives.capture",
    "package.package_life",
    "package.upgrade",
    "package.sandbox_sockets",
    "package.unit_fences",
    "settings.trials_and_power",
    "saved.other_tools",
    "saved.saved_settings",
    "saved.many_arrivals",
    "saved.power_losses",
    "window.main_job",
    "layers.shown_layers",
    "layers.encrypted_installation",
    "layers.usb_drives",
    "layers.layer_costs",
    "layers.late_volumes",
    "far.far_machine",
    "far.ansible_machines",
)


FIGURE_LENGTH = 240
"""Characters of a figure or a failure that the host prints; the rest is in the output."""


class OutOfTime(BaseException):
    """A scenario took too long; not an Exception, so that no handler on the way takes it for its own."""


def main(names: list[str]) -> int:
    """Run the scenarios named; return 1 if one of them failed."""
    machine = machine_of(names[0])
    if is_in_qemu() or machine is None:
        return _run_all(names, Host())
    with HostWithoutDrives(machine.disks) as host:
        return _run_all(names, host)


def _run_all(names: list[str], host: Host) -> int:
    for module in modules_of(names):
        importlib.import_module(f"tests.lab.{module}")
    if not Path(HELPER).exists():
        package_life.install()
    # What udev has not looked at yet has no serial number for lsblk.
    subprocess.run(["udevadm", "settle"], check=True)
    session = seat.sit_down()
    host.say(began=session)
    print(session, flush=True)
    for name in names:
        if name in BEFOREHAND:
            _begin(name, Lab(host, session))
    failed = [name for name in names if not _run(name, host, session)]
    return 1 if failed else 0


def modules_of(names: Iterable[str]) -> list[str]:
    """Return in which of `MODULES` the scenarios are; loading all takes emulation seconds at each start."""
    functions = {f"\ndef {name.replace('-', '_')}(lab: Lab)" for name in names}
    place = Path(__file__).parent
    texts = {module: (place / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8") for module in MODULES}
    return [module for module, text in texts.items() if any(function in text for function in functions)]


def _begin(name: str, lab: Lab) -> None:
    """Begin what a scenario needs to have begun; that it failed is the scenario's to tell."""
    print(f"== {name} begins", flush=True)
    try:
        BEFOREHAND[name](lab)
    except Exception:
        traceback.print_exc(file=sys.stdout)


def _run(name: str, host: Host, session: str) -> bool:
    function, limit_s = SCENARIOS[name]
    lab = Lab(host, session)
    print(f"== {name}", flush=True)
    spent = Spent.until_now()
    signal.signal(signal.SIGALRM, _out_of_time)
    signal.alarm(limit_s)
    ok = False
    try:
        figure = function(lab)
        ok = True
    except OutOfTime:
        traceback.print_exc(file=sys.stdout)
        figure = f"not done after {limit_s} s"
    except Failed as error:
        traceback.print_exc(file=sys.stdout)
        figure = str(error)
    except Exception as error:
        traceback.print_exc(file=sys.stdout)
        figure = f"{type(error).__name__}: {error}"
    finally:
        signal.alarm(0)
    if not ok:
        _show_surroundings()
    figure = figure if len(figure) <= FIGURE_LENGTH else f"{figure[:FIGURE_LENGTH]} …"
    host.say(scenario=name, ok=ok, figure=figure, checks=lab.checks, **Spent.until_now().since(spent))
    print(f"== {name}: {figure}", flush=True)
    return ok


SURROUNDINGS = (
    ("systemctl", "list-units", "--all", "--plain", "--no-legend", "disktune-*"),
    ("find", "/etc/disktune", "/var/lib/disktune", "/run/disktune", "-type", "f", "-ls"),
    # What keeps what: a process in state D waits in the kernel, in the function that is named.
    ("ps", "-eo", "pid,ppid,stat,wchan:24,time,etime,args"),
    ("journalctl", "-b", "-q", "--no-pager", "-o", "short-monotonic", "-n", "250"),
)


def _show_surroundings() -> None:
    """Print, after a failure, what the machine looks like: the host keeps it, the machine is gone soon."""
    print(f"-- uptime: {Path('/proc/uptime').read_text(encoding='ascii').strip()}", flush=True)
    for command in SURROUNDINGS:
        print(f"-- {' '.join(command)}", flush=True)
        # A machine with a drive that hangs may not answer any more.
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(command, stderr=subprocess.STDOUT, timeout=30, check=False)


def _out_of_time(_signal: int, _frame: FrameType | None) -> None:
    raise OutOfTime


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
