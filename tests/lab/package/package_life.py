"""The package as a person has it: what it switches on, the door for sandboxes, removing and purging."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tests.lab.judges.drive_settings import hdparm, nvme_cli, wce
from tests.lab.judges.programs import attribute
from tests.lab.machines import HDD, NVME, SCSI
from tests.lab.package.sandbox_sockets import SOCKETS
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.seat import Window, ref

SAVED = Path("/etc/disktune/drives/kept.conf")
PACKAGES = "/lab/checkout/build/lab/packages"


@scenario()
def package_door(lab: Lab) -> str:
    """A window that cannot use pkexec changes settings through systemd's sockets, in the fence of their units.

    It knocks from where Flatpak would have put it: with processes, users and network of its own.
    """
    for unit in SOCKETS:
        lab.same(f"{unit} as installed", run("systemctl", "is-enabled", unit, ok=(1,)).strip(), "disabled")
    run("systemctl", "enable", "--now", SOCKETS[0])
    for unit in SOCKETS:
        lab.same(unit, run("systemctl", "is-active", unit, ok=(0, 3)).strip(), "active")
    with Window("inspect", door="sandbox") as window:
        lab.same("looking needs no password", window.hello["privilege"], "inspect")
    with Window("tune", door="sandbox") as window:
        lab.same("tuning needs one", window.hello["privilege"], "tune")
        for serial, setting, judge in (
            (HDD.serial, "ata.write_cache", hdparm),
            (NVME.serial, "nvme.write_cache", nvme_cli),
            (SCSI.serial, "scsi.write_cache", wce),
        ):
            drive = window.drive(serial)
            before = judge(drive["name"], {setting})[setting]
            for value in (not before, before):
                window.change(drive, setting, value)
                lab.same(f"{setting} through the door", judge(drive["name"], {setting})[setting], value)
    _put_back_when_killed(lab)
    _wrong_password(lab)
    run("systemctl", "disable", "--now", *SOCKETS)
    return f"3 kinds of drive through the units' fence; {lab.checks} comparisons"


def _put_back_when_killed(lab: Lab) -> None:
    window = Window("tune", door=True)
    drive = window.drive(HDD.serial)
    before = int(attribute(drive["name"], "queue/read_ahead_kb"))
    step = {"setting": "block.read_ahead", "expected": before, "value": 4096}
    window.ask("apply", drive=ref(drive), changes=[step], trial_s=60)
    lab.same("on trial", int(attribute(drive["name"], "queue/read_ahead_kb")), 4096)
    window.kill()
    lab.until("put back", lambda: int(attribute(drive["name"], "queue/read_ahead_kb")) == before)


def _wrong_password(lab: Lab) -> None:
    try:
        window = Window("tune", door="sandbox", password="wrong")  # noqa: S106 (that is the point)
    except EOFError:
        lab.true("a wrong password opens nothing", True)
    else:
        raise Failed(f"a wrong password opened the door: {window.hello}")


@scenario(400)
def package_life(lab: Lab) -> str:
    """Upgrading lets run what ran, removing keeps saved settings, purging leaves nothing; then it begins again."""
    SAVED.parent.mkdir(parents=True, exist_ok=True)
    SAVED.write_text("# kept\n")
    run("systemctl", "start", SOCKETS[0])
    install()
    for unit in SOCKETS:
        lab.same(f"{unit} after an upgrade", run("systemctl", "is-active", unit, ok=(0, 3)).strip(), "active")
        said = run("systemctl", "show", "--property=NeedDaemonReload", unit).strip()
        lab.same(f"{unit} as systemd knows it", said, "NeedDaemonReload=no")
    with Window("inspect", door=True) as window:
        lab.same("through the door of the new version", window.hello["privilege"], "inspect")
    # It ends at once, as failed: there is no such array.
    run("systemctl", "start", "disktune-boost@md77.service", ok=(0, 1))
    with Window("tune", door=True) as window:
        drive = window.drive(HDD.serial)
        before = int(attribute(drive["name"], "queue/read_ahead_kb"))
        step = {"setting": "block.read_ahead", "expected": before, "value": 4096}
        window.ask("apply", drive=ref(drive), changes=[step], trial_s=120)
        lab.same("on trial", int(attribute(drive["name"], "queue/read_ahead_kb")), 4096)
        _dpkg("--remove", "disktune-helper")
        lab.same("after removing", int(attribute(drive["name"], "queue/read_ahead_kb")), before)
    lab.true("a saved setting outlives the package", SAVED.exists())
    lab.same("what is left of the program", _found("/usr", "/run/disktune-door"), "")
    for unit in SOCKETS:
        lab.same(f"{unit} afterwards", run("systemctl", "is-active", unit, ok=(3, 4)).strip(), "inactive")
    _dpkg("--purge", "disktune-helper")
    lab.same("what is left after purging", _found("/etc", "/usr", "/var/lib/disktune", "/run/disktune"), "")
    lab.same(
        "units that systemd still lists",
        run("systemctl", "list-units", "--all", "--plain", "--no-legend", "disktune-*"),
        "",
    )
    install()
    with Window("tune") as window:
        lab.same("installed again", window.hello["privilege"], "tune")
    return f"removed, purged and installed again; {lab.checks} comparisons"


def _found(*places: str) -> str:
    there = [place for place in places if Path(place).exists()]
    return run("find", *there, "-ipath", "*disktune*", "-not", "-path", "*/dpkg/*") if there else ""


def install() -> None:
    """Install the package that the host made of this checkout."""
    _dpkg("--install", *map(str, sorted(Path(PACKAGES).glob("disktune-helper_*.deb"))))


def _dpkg(*arguments: str) -> None:
    """Run dpkg without the lab's own place for bytecode, which would hide what a package leaves behind."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    subprocess.run(["dpkg", *arguments], check=True, stdin=subprocess.DEVNULL, env=environment)
