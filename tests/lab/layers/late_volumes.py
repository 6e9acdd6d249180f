"""What is saved for volumes, over a power loss: they are opened by the start, by hand later, or never.

A volume that is not there is nothing to fail on, and one that comes gets its values whenever that is. The judges
are blockdev, systemd's own clock, and a read of a file whose requests are traced.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

from tests.lab.judges.block_trace import largest_kib, read_of
from tests.lab.judges.programs import JUDGES
from tests.lab.layers import installation, stacks
from tests.lab.layers.volumes import READ_AHEAD, saved_file, volume
from tests.lab.machines import INSTALLED, LAYERED
from tests.lab.saved.saved_settings import save
from tests.lab.scenario import HELPER, Lab, run, scenario
from tests.lab.seat import Window

LEFT = Path("/var/lib/lab-volumes-last")
CRYPTTAB, KEY = Path("/etc/crypttab"), Path("/etc/lab-volumes.key")
ASKED, NEVER = "lab-asked", "lab-never"
"""Volumes that a person opens, and that stay closed."""
VALUES = {"crypt": 320, "root": 48, "asked": 448, "never": 512}
"""KiB; none is what the kernel begins with."""
NAMES = {"root": f"{installation.GROUP}-root".replace("lab-vg", "lab--vg"), "asked": ASKED, "never": NEVER}
"""Of mappings; a hyphen in the name of a group is doubled."""
FILE_MIB = 4


@scenario(1200)
def volumes_last(lab: Lab) -> str:
    """Read-ahead of LUKS and logical volumes is in force when they come: at the start, late, closed and opened."""
    if not LEFT.exists():
        with stacks.alone():
            _install_and_save(lab)
        run("sync")
        lab.host.cut_power()
    names = {**NAMES, "crypt": LEFT.read_text(encoding="ascii")}
    with Window("browse") as window:
        started = _opened_by_the_start(lab, names)
        _absent_ones_fail_nothing(lab, window)
        asked = _opened_late(lab)
        _files_get_it(lab, names)
        again = _closed_and_opened(lab)
        lab.same("units that failed", _failed(), "")
    return (
        f"in force {started:.1f} s after the start had opened it, {asked:.1f} s after a password was typed, "
        f"{again:.1f} s when opened again with nothing on it; nothing failed for one that never came"
    )


def _install_and_save(lab: Lab) -> None:
    with Window("tune") as window:
        drive, other = (window.drive(disk.serial)["name"] for disk in (INSTALLED, LAYERED[0]))
        installation.write(drive)
        uuid = run("cryptsetup", "luksUUID", f"/dev/{drive}5").strip()
        parts = stacks.partitions(f"/dev/{other}", "size=32M", "size=32M")
        for part, name in zip(parts, (ASKED, NEVER), strict=True):
            stacks.format_luks(part)
            stacks.open_luks(part, name)
        stacks.make_ext4(f"/dev/mapper/{ASKED}")
        names = {**NAMES, "crypt": installation.mapping_of(drive)}
        with installation.running(drive) as there:
            stacks.fill(there.folder / "file", FILE_MIB)
            for what, kib in VALUES.items():
                found = volume(window, stacks.kernel_name(f"/dev/mapper/{names[what]}"))
                save(window, found, {READ_AHEAD: kib})
                told = saved_file(window, found["identity"])
                lab.same(
                    f"{what}: saved",
                    [(one["setting"], one["value"]) for one in told["values"]],
                    [(READ_AHEAD, kib)],
                )
        stacks.close_luks(ASKED)
        stacks.close_luks(NEVER)
    KEY.write_text(stacks.PASSWORD, encoding="ascii")
    KEY.chmod(0o600)
    CRYPTTAB.write_text(f"{names['crypt']} UUID={uuid} {KEY} luks,nofail\n", encoding="ascii")
    LEFT.write_text(names["crypt"], encoding="ascii")


def _judged(mapping: str) -> Any:
    return JUDGES[READ_AHEAD].read(stacks.kernel_name(f"/dev/mapper/{mapping}"))


def _opened_by_the_start(lab: Lab, names: dict[str, str]) -> float:
    """Return how long after systemd had opened LUKS the last of both volumes had its value, by systemd's clock."""
    opened = _ended_at(f"systemd-cryptsetup@{names['crypt']}.service")
    done = []
    for what in ("crypt", "root"):
        mapping, wanted = names[what], VALUES[what]
        lab.until(f"{what}: the start opens it", Path(f"/dev/mapper/{mapping}").exists)
        lab.until(f"{what}: in force", partial(_is_in_force, mapping, wanted))
        number = stacks.kernel_name(f"/dev/mapper/{mapping}").removeprefix("dm-")
        unit = f"disktune-saved-volume@{number}.service"
        lab.until(f"{what}: its unit has ended", partial(_has_ended, unit))
        done.append(_ended_at(unit))
    return (max(done) - opened) / 1e6


def _is_in_force(mapping: str, wanted: int) -> bool:
    return bool(_judged(mapping) == wanted)


def _has_ended(unit: str) -> bool:
    return _ended_at(unit) > 0


def _ended_at(unit: str) -> int:
    """Return when a unit's program ended, in microseconds since the start of the machine; 0 if it has not."""
    shown = run("systemctl", "show", "--value", "-p", "ExecMainExitTimestampMonotonic", unit)
    return int(shown.strip() or 0)


def _absent_ones_fail_nothing(lab: Lab, window: Window) -> None:
    """What is saved for a volume that is closed stays listed, as of one that is not there."""
    lab.same("units that failed", _failed(), "")
    run(HELPER, "apply", limit_s=120)
    files = [file for file in window.ask("saved")["files"] if file["ref"]["family"] == "volume"]
    there = sorted((file["values"][0]["value"], bool(file["drive"])) for file in files)
    lab.same(
        "saved, and whether it is there",
        there,
        sorted((VALUES[what], what in ("crypt", "root")) for what in VALUES),
    )
    lab.same("problems of the files", [file["problems"] for file in files], [[]] * len(files))


def _failed() -> str:
    return run("systemctl", "list-units", "--failed", "--plain", "--no-legend", "disktune-*").strip()


def _opened_late(lab: Lab) -> float:
    """A person types the password, long after the start."""
    other = run("lsblk", "-n", "-d", "-o", "NAME,SERIAL").splitlines()
    drive = next(line.split()[0] for line in other if LAYERED[0].serial in line)
    stacks.open_luks(f"/dev/{drive}1", ASKED)
    began = time.monotonic()
    lab.until("asked: in force", lambda: _judged(ASKED) == VALUES["asked"])
    return time.monotonic() - began


def _closed_and_opened(lab: Lab) -> float:
    """A volume that is closed is forgotten by the kernel, and comes with another name or the same.

    With nothing on it that blkid knows it is not ready for systemd (99-systemd.rules), which then has no unit.
    """
    status = stacks.crypt_status(ASKED)
    lab.same("asked: open", status["type"], "LUKS2")
    run("wipefs", "--all", "--quiet", f"/dev/mapper/{ASKED}")
    # Only one unit at a time works on it; the next one is for the volume that comes then.
    stacks.close_luks(ASKED)
    name = stacks.open_luks(status["device"], ASKED)
    began = time.monotonic()
    lab.true("asked: not ready for systemd", "SYSTEMD_READY=0" in run("udevadm", "info", f"/dev/{name}"))
    lab.until("asked: in force again", lambda: _judged(ASKED) == VALUES["asked"])
    took = time.monotonic() - began
    stacks.close_luks(ASKED)
    return took


def _files_get_it(lab: Lab, names: dict[str, str]) -> None:
    """A read of a file in the root volume, whose own value is in force, is what the trace shows."""
    with stacks.mounted(f"/dev/mapper/{names['root']}", "root") as folder:
        trace = read_of(folder / "file")
        top = stacks.kernel_name(f"/dev/mapper/{names['root']}")
        lab.same("root: read together", largest_kib(trace.bios(), top), VALUES["root"])
