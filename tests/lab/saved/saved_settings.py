"""Settings that last: through sleep, unplugging, reassembly and restarts, next to everyone else who sets them.

The judges are hdparm, blockdev and sysfs; what our program believes counts for nothing here.
"""

from __future__ import annotations

import json
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

from disktune_contract.folders import CONFIG
from tests.lab.judges.programs import JUDGES, Value, attribute
from tests.lab.machines import HDD, MEMBERS, PATA, PLUGGED
from tests.lab.saved import mains_supply
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import USER, Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

RESUME, GUARD = "disktune-saved-resume.service", "disktune-saved-guard.service"
SUPPLY, WATCH = "disktune-saved-supply.timer", "disktune-saved-guard.path"
STATE = Path("/var/lib/disktune")
SETTLED_S = 240.0
"""The guard's minute, on a slow machine."""
HOOKS_S = 240.0
"""What hooks of others do after sleep, before systemd starts anything: 54 s in emulation on a busy machine."""

OURS: dict[str, Value] = {"ata.write_cache": False, "block.read_ahead": 1024, "block.scheduler": "none"}
THEIRS: dict[str, Value] = {"block.scheduler": "mq-deadline"}
"""Of the SATA drive: TLP insists on it, as hdparm does on the virtual drive's APM."""
CACHE = "ata.write_cache"
"""Of the PATA drive: saved is off, and udisks2 insists on on. On QEMU's SATA drives it sets nothing: their answer
to IDENTIFY DEVICE ends with DRQ still set in the PIO setup FIS, libata makes "aborted command" of that, and
udisks2 takes a drive whose identification it cannot read for none of ATA."""

APM_OURS, APM_THEIRS = 100, 200
RISKY_S = 45
"""A timeout that the boot guard watches over."""


def save(window: Window, drive: dict[str, Any], values: dict[str, Value]) -> None:
    """Set values, keep them, and save them."""
    states = window.states(drive)
    changed = {name: value for name, value in values.items() if states[name]["value"] != value}
    if changed:
        outcome = window.apply(drive, dict(changed))
        if not outcome["trial"]:
            raise Failed(f"not set: {outcome['results']}")
        window.ask("keep", trial=outcome["trial"])
    window.save(drive, *values)


def judged(name: str, settings: dict[str, Value]) -> dict[str, Value]:
    """Return what the judges say of the settings."""
    return {setting: JUDGES[setting].read(name) for setting in settings}


def file_of(window: Window, identity: str) -> dict[str, Any]:
    """Return what is saved for an identity."""
    found: list[dict[str, Any]] = window.ask("saved")["files"]
    return next(file for file in found if file["ref"]["identity"] == identity)


# -- sleep, and everyone else ------------------------------------------------------------------------------


@scenario(1200)
def saved_and_others(lab: Lab) -> str:
    """A drive forgets in sleep, and hdparm, udisks2 and TLP insist on something else: without us they win."""
    Path("/sys/power/pm_test").write_text("freezer\n", encoding="ascii")
    with VirtualDrive(FUJITSU) as virtual, Window("tune") as window:
        hdd, old = window.drive(HDD.serial), window.drive(PATA.serial)["name"]
        shown = next(drive for drive in window.drives() if drive["name"] == virtual.name)
        # As after an installation: no drive has appeared since that would have pulled the guard's watch in.
        run("systemctl", "stop", WATCH)
        save(window, hdd, {**OURS, "scsi.timeout": RISKY_S})
        lab.same("the guard's watch", run("systemctl", "is-active", WATCH, ok=(0, 3)).strip(), "active")
        save(window, shown, {"ata.apm": APM_OURS})
        save(window, window.drive(PATA.serial), {CACHE: False})
        _let_others_insist(hdd["name"], virtual)
        _udisks_wins_when_its_file_changes(lab, old)
        _others_win_without_us(lab, virtual, hdd["name"], old)
        before = _turns_of_udisks(old)
        awake = _sleep(lab, virtual)
        lab.until(
            "the virtual drive has ours again", lambda: JUDGES["ata.apm"].read(virtual.name) == APM_OURS, HOOKS_S
        )
        lab.until("so has the other", lambda: judged(hdd["name"], OURS) == OURS)
        took = time.monotonic() - awake
        lab.until("udisks2 has had its turn again", lambda: _turns_of_udisks(old) > before)
        _who_comes_later_is_put_right(lab, virtual, hdd["name"], old)
        unplugged = _on_another_supply(lab, hdd["name"])
    _leave_others_out()
    return (
        f"hdparm, udisks2 and TLP won without us; ours were back {took:.0f} s after sleep, again after TLP, and "
        f"{unplugged:.0f} s after the plug was pulled"
    )


def _others_win_without_us(lab: Lab, virtual: VirtualDrive, sata: str, pata: str) -> None:
    run("systemctl", "mask", "--runtime", RESUME)
    JUDGES[CACHE].write(pata, False)
    _sleep(lab, virtual)
    lab.until("hdparm's hook wins without us", lambda: JUDGES["ata.apm"].read(virtual.name) == APM_THEIRS, HOOKS_S)
    lab.until("TLP wins without us", lambda: judged(sata, THEIRS) == THEIRS)
    lab.until("udisks2 wins without us", lambda: JUDGES[CACHE].read(pata) is True)
    run("systemctl", "unmask", "--runtime", RESUME)


def _who_comes_later_is_put_right(lab: Lab, virtual: VirtualDrive, sata: str, pata: str) -> None:
    """Once, a minute later."""
    run("tlp", "start", ok=(0, 1, 4), limit_s=120)
    lab.same("TLP's turn", JUDGES["block.scheduler"].read(sata), THEIRS["block.scheduler"])
    lab.until("the guard has been and gone", _settled, SETTLED_S)
    lab.same("the SATA drive", judged(sata, OURS), OURS)
    lab.same("the virtual drive", JUDGES["ata.apm"].read(virtual.name), APM_OURS)
    lab.same("the PATA drive", JUDGES[CACHE].read(pata), False)
    # The drive answered the guard, so what is risky is not held back.
    lab.same("the risky one", attribute(sata, "device/timeout"), str(RISKY_S))
    lab.same("held back", [path.name for path in STATE.glob("held-*")], [])
    run(HELPER, "apply", "--verify", limit_s=60)


OTHERS = (Path("/run/udev/rules.d/61-lab.rules"), Path("/etc/hdparm.conf"), Path("/etc/tlp.d/50-lab.conf"))


def _let_others_insist(name: str, virtual: VirtualDrive) -> None:
    # For a drive that is not on an ATA bus udev does not ask; without this hdparm's scripts leave it alone.
    asked = 'KERNEL=="sd[a-z]", ENV{ID_ATA}!="1", ENV{ID_ATA_FEATURE_SET_APM}="1"\n'
    apm = f"{virtual.path} {{\n apm = {APM_THEIRS}\n apm_battery = {APM_THEIRS}\n}}\n"
    tlp = f'TLP_ENABLE=1\nDISK_DEVICES="{name}"\nDISK_IOSCHED="mq-deadline"\n'
    # On battery it would put the drive to sleep, which is then left alone, and this is about something else.
    tlp += 'AHCI_RUNTIME_PM_ON_BAT="on"\nRUNTIME_PM_ON_BAT="on"\n'
    for path, text in zip(OTHERS, (asked, apm, tlp), strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="ascii")
    run("udevadm", "control", "--reload")
    run("udevadm", "trigger", "--action=change", "--settle", virtual.path, limit_s=60)


def _let_udisks_insist() -> Path:
    """Tell udisks2 to switch the PATA drive's write cache on; return its file."""
    run("systemctl", "start", "udisks2", limit_s=120)
    lines = run("udisksctl", "dump", limit_s=120).splitlines()
    ids = [
        line.partition(":")[2].strip() for line in lines if line.strip().startswith("Id:") and PATA.serial in line
    ]
    # A block device has an Id, too, which begins with "by-"; the file is named after the drive's.
    drive_id = next(one for one in ids if not one.startswith("by-"))
    file = Path(f"/etc/udisks2/{drive_id}.conf")
    file.write_text("[ATA]\nWriteCacheEnabled=true\n", encoding="ascii")
    return file


def _turns_of_udisks(name: str) -> int:
    """Return how often udisks2 says that it has switched a write cache on, in this start of the machine."""
    said = run("journalctl", "-b", "-q", "-o", "cat", "-u", "udisks2")
    return said.count(f"Enabled Write-Cache on /dev/{name} ")


def _udisks_wins_when_its_file_changes(lab: Lab, name: str) -> None:
    """Long after the start nothing of ours is there to notice; but whoever asks learns who it was."""
    # The minute after a start or a saved risky setting is the guard's: what udisks2 does in it is reverted.
    lab.until("the guard has been and gone", _settled, SETTLED_S)
    lab.same("the write cache as saved", JUDGES[CACHE].read(name), False)
    file = _let_udisks_insist()
    lab.until("udisks2 wins when its file changes", lambda: JUDGES[CACHE].read(name) is True)
    drift = run(HELPER, "apply", "--verify", name, ok=(1,), limit_s=60)
    lab.true(f"the drift is told: {drift!r}", "Write cache is on; saved is off" in drift)
    claims = json.loads(run(HELPER, "who", name, "--json", limit_s=60))["claims"]
    told = [(one["file"], one["line"], one["value"], one["valid"]) for one in claims if one["tool"] == "udisks2"]
    lab.same("who did it", told, [(str(file), 2, True, True)])


def _on_another_supply(lab: Lab, name: str) -> float:
    """TLP answers a change of the power supply; return how many seconds later ours are back."""
    mains_supply.connect(True)
    run("udevadm", "settle", "--timeout=120", limit_s=130)
    run("systemctl", "mask", "--runtime", SUPPLY)
    JUDGES["block.scheduler"].write(name, OURS["block.scheduler"])
    mains_supply.connect(False)
    lab.until("TLP wins on battery without us", lambda: judged(name, THEIRS) == THEIRS)
    run("systemctl", "unmask", "--runtime", SUPPLY)
    run("udevadm", "settle", "--timeout=120", limit_s=130)
    mains_supply.connect(True)
    started = time.monotonic()
    lab.until("ours are back on mains", lambda: judged(name, OURS) == OURS, 120)
    took = time.monotonic() - started
    lab.same("TLP knows of the supply", Path("/run/tlp/last_pwr").read_text(encoding="ascii").strip(), "0")
    return took


def _leave_others_out() -> None:
    for path in (*OTHERS, *Path("/etc/udisks2").glob("LAB-*.conf")):
        path.unlink(missing_ok=True)


def _sleep(lab: Lab, virtual: VirtualDrive) -> float:
    """Suspend, the virtual drive losing its power, and return when the machine was awake again."""
    before = run("dmesg").count("PM: suspend exit")
    virtual.ask("power-cycle")
    run("systemctl", "suspend", limit_s=90)
    lab.until("the machine has slept", lambda: run("dmesg").count("PM: suspend exit") > before)
    return time.monotonic()


def _settled() -> bool:
    notes = [*STATE.glob("mark-*"), *Path("/run/disktune").glob("fresh-*")]
    return not notes and run("systemctl", "is-active", GUARD, ok=(0, 3, 4)).strip() in ("inactive", "failed")


# -- on battery --------------------------------------------------------------------------------------------

SWITCHED_S = 240.0
"""The timer's five seconds, and the helper over all drives: 41 s of a processor in emulation on a busy machine."""
ON_MAINS: tuple[Value, Value] = (1024, APM_OURS)
TLP_OFF = Path("/etc/tlp.d/99-lab.conf")
ON_BATTERY: tuple[Value, Value] = (256, 50)
"""Read-ahead of the SATA drive, which the kernel keeps, and APM of the virtual drive, which that does itself."""


@scenario(1200)
def value_for_each_supply(lab: Lab) -> str:
    """The plug switches what is saved for each supply, also where it moved before the kernel had a driver."""
    # On battery it would suspend the drive after seconds, and what is saved then waits until somebody wakes it.
    TLP_OFF.write_text("TLP_ENABLE=0\n", encoding="ascii")
    with VirtualDrive(FUJITSU) as virtual, Window("tune") as window:
        hdd = window.drive(HDD.serial)
        shown = next(drive for drive in window.drives() if drive["name"] == virtual.name)
        mains_supply.connect(True)
        try:
            return _values_for_each_supply(lab, window, hdd, shown)
        finally:
            # Who comes next finds the machine on mains, and nothing that is for battery alone.
            for file in window.ask("saved")["files"]:
                if file["ref"]["identity"] in (hdd["identity"], shown["identity"]):
                    window.ask("forget", file=file["ref"])
            mains_supply.connect(True)


def _values_for_each_supply(lab: Lab, window: Window, hdd: dict[str, Any], shown: dict[str, Any]) -> str:
    def in_force() -> tuple[Value, Value]:
        return JUDGES["block.read_ahead"].read(hdd["name"]), JUDGES["ata.apm"].read(shown["name"])

    def switched(to: tuple[Value, Value], what: str) -> float:
        started = time.monotonic()
        lab.until(what, lambda: in_force() == to, SWITCHED_S)
        return time.monotonic() - started

    for drive, setting, plain, special in (
        (hdd, "block.read_ahead", ON_MAINS[0], ON_BATTERY[0]),
        (shown, "ata.apm", ON_MAINS[1], ON_BATTERY[1]),
    ):
        save(window, drive, {setting: plain})
        window.ask("save", drive=ref(drive), settings=[], on_battery=[{"setting": setting, "value": special}])
    lab.same("saving changes nothing on mains", in_force(), ON_MAINS)
    lab.same("the supply", window.ask("saved")["supply"], "mains")
    mains_supply.connect(False)
    pulled = switched(ON_BATTERY, "the values for battery are in force")
    lab.same("the supply", window.ask("saved")["supply"], "battery")
    run(HELPER, "apply", "--verify", hdd["name"], limit_s=120)
    told = run(HELPER, "apply", "--dry-run", hdd["name"], limit_s=120)
    lab.true(f"it is told: {told!r}", "on battery" in told and "(on AC power: 1024 KiB)" in told)
    mains_supply.connect(True)
    back = switched(ON_MAINS, "those for mains are back")
    mains_supply.come_late(False)
    late = switched(ON_BATTERY, "a late driver is heard of")
    return (
        f"in force {pulled:.0f} s after the plug was pulled, back after {back:.0f} s; {late:.0f} s with its driver"
    )


# -- unplugged, and taken apart ----------------------------------------------------------------------------


@scenario()
def saved_over_unplugging(lab: Lab) -> str:
    """A drive is unplugged and plugged in again: what was saved is in force, and only what was saved."""
    lab.host.plug(PLUGGED.role)
    with Window("tune") as window:
        lab.until("it is there", lambda: any(drive["serial"] == PLUGGED.serial for drive in window.drives()))
        drive = window.drive(PLUGGED.serial)
        wanted: dict[str, Value] = {"block.read_ahead": 768, "block.scheduler": "none"}
        save(window, drive, wanted)
        window.change(drive, "block.nr_requests", 64)
        lab.host.pull(PLUGGED.role)
        lab.until("it is gone", lambda: not any(one["serial"] == PLUGGED.serial for one in window.drives()))
        time.sleep(1)
        lab.host.plug(PLUGGED.role)
        started = time.monotonic()
        lab.until("it is there again", lambda: any(one["serial"] == PLUGGED.serial for one in window.drives()))
        name = window.drive(PLUGGED.serial)["name"]
        lab.until("what was saved is in force", lambda: judged(name, wanted) == wanted)
        took = time.monotonic() - started
        lab.true("what was not saved is not", JUDGES["block.nr_requests"].read(name) != 64)
    return f"in force {took:.0f} s after it was plugged in again"


@scenario()
def saved_over_reassembly(lab: Lab) -> str:
    """An array is stopped and assembled: its own settings come back, and the limits of all arrays with it."""
    with Window("tune") as window:
        paths = [f"/dev/{window.drive(disk.serial)['name']}" for disk in MEMBERS[:3]]
        create = ["mdadm", "--create", "/dev/md0", "--run", "--level=5", "--raid-devices=3", "--assume-clean"]
        run(*create, *paths, limit_s=60)
        run("udevadm", "settle")
        array = next(drive for drive in window.drives() if drive["name"] == "md0")
        save(window, array, {"md.stripe_cache": 512, "md.speed_limit_min": 4321})
        files = sorted(str(path.relative_to(CONFIG)) for path in Path(CONFIG).rglob("*.conf"))
        lab.true(f"files: {files}", "system.conf" in files and any(file.startswith("arrays/") for file in files))
        run("mdadm", "--stop", "/dev/md0")
        run("sysctl", "-q", "dev.raid.speed_limit_min=1000")
        started = time.monotonic()
        run("mdadm", "--assemble", "/dev/md0", *paths)
        lab.until("the stripe cache is back", lambda: attribute("md0", "md/stripe_cache_size") == "512")
        lab.until("so are the limits", lambda: run("sysctl", "-n", "dev.raid.speed_limit_min").strip() == "4321")
        took = time.monotonic() - started
        run("mdadm", "--stop", "/dev/md0")
        run("mdadm", "--zero-superblock", *paths)
    return f"in force {took:.0f} s after it was assembled"


# -- restarts ----------------------------------------------------------------------------------------------

RESTARTED = Path("/var/lib/lab-saved-restart")


def _leave(path: Path, text: str) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


@scenario(600)
def saved_over_power_loss(lab: Lab) -> str:
    """Power is lost in the middle of a hundred saves: the file is whole, and what it says is in force."""
    if not RESTARTED.exists():
        with Window("tune") as window:
            drive = window.drive(HDD.serial)
            save(window, drive, OURS)
            save(window, window.drive(PATA.serial), {CACHE: False})
            _let_udisks_insist()
            run("sync", "-f", "/etc/udisks2")
            path = file_of(window, drive["identity"])["path"]
            _leave(RESTARTED, path)
            # Somewhere within the saves; another place every time.
            threading.Timer(random.uniform(0.5, 4.0), lab.host.cut_power).start()  # noqa: S311
            for number in range(10_000):
                JUDGES["block.read_ahead"].write(drive["name"], (2048, 512)[number % 2])
                window.save(drive, "block.read_ahead")
    path = RESTARTED.read_text(encoding="utf-8")
    with Window("inspect") as window:
        drive = window.drive(HDD.serial)
        file = file_of(window, drive["identity"])
        # What another scenario saved for this drive is in the file as well.
        values = {one["setting"]: one["value"] for one in file["values"] if one["setting"] in OURS}
        lab.same("problems of the file", file["problems"], [])
        lab.same("its settings", sorted(values), sorted(OURS))
        lab.true(f"read-ahead {values['block.read_ahead']}", values["block.read_ahead"] in (1024, 2048, 512))
        lab.same("bytes after the last line", Path(path).read_text(encoding="utf-8")[-1:], "\n")
        wanted = {**OURS, "block.read_ahead": values["block.read_ahead"]}
        lab.until("in force after the start", lambda: judged(drive["name"], wanted) == wanted)
        lines = run("journalctl", "-b", "-q", "-o", "cat", "-u", "disktune-saved-drives").splitlines()
        said = [line for line in lines if line.startswith(f"{drive['name']} (")]
        lab.same("lines in the journal for the drive", len(said), 1)
        old = window.drive(PATA.serial)["name"]
    _udisks_at_start(lab, old)
    uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
    return f"file whole and in force, udisks2 put right, all within {uptime:.0f} s of uptime: {said[0][:90]}"


def _udisks_at_start(lab: Lab, name: str) -> None:
    """udisks2 starts when the drive is long there: what it sets is put right by the second look."""
    lab.until("udisks2 has had its turn", lambda: _turns_of_udisks(name) > 0, 120)
    lab.until("the guard has been and gone", _settled, SETTLED_S)
    lab.same("the PATA drive's write cache", JUDGES[CACHE].read(name), False)
    _leave_others_out()


HUNG = Path("/var/lib/lab-saved-hang")


@scenario(600)
def guard_stops_a_hang(lab: Lab) -> str:
    """A drive hangs on a setting that is restored; the next start leaves it alone until the user says so."""
    if not HUNG.exists():
        with VirtualDrive(FUJITSU) as virtual, Window("tune") as window:
            shown = next(drive for drive in window.drives() if drive["name"] == virtual.name)
            save(window, shown, {"ata.apm": APM_OURS, "block.read_ahead": 768})
            lab.until("an earlier mark has gone", _settled, SETTLED_S)
            virtual.ask("power-cycle")
            virtual.ask("hang", feature=0x05)
            run("systemctl", "start", RESUME)
            lab.until("it hangs", lambda: _has_hung(lab, virtual), 150)
            lab.true(f"the mark says on what: {_marks()}", any("ata.apm" in text for text in _marks().values()))
            time.sleep(3)
            lab.true(f"it stays: {_marks()}", any("ata.apm" in text for text in _marks().values()))
            _leave(HUNG, "hung")
            lab.host.cut_power()
    with VirtualDrive(FUJITSU) as virtual, Window("tune") as window:
        shown = next(drive for drive in window.drives() if drive["name"] == virtual.name)
        lab.until("the rest is put back", lambda: JUDGES["block.read_ahead"].read(virtual.name) == 768)
        lab.same("commands that set APM", [task for task in virtual.look()["log"] if task.startswith("EF/05")], [])
        file = file_of(window, shown["identity"])
        lab.same("held", [one["setting"] for one in file["values"] if one["held"]], ["ata.apm"])
        lab.true("since when is known", file["held_since"] is not None)
        # What the entry for the desktop's login asks before it opens the window.
        lab.true("a login sees it", bool(run("runuser", "-u", USER, "--", "sh", "-c", f"ls {STATE}/held-*")))
        window.ask("try-held", file=file["ref"])
        run(HELPER, "apply", virtual.name, ok=(0, 1), limit_s=60)
        lab.same("after trying again", JUDGES["ata.apm"].read(virtual.name), APM_OURS)
    return "the start after the hang put back all but the setting it hung on; tried again when asked"


TRIED = Path("/var/lib/lab-power-lost-in-trial")
SAVED_BEFORE: dict[str, Value] = {"power.link": "medium_power", "block.read_ahead": 768}
"""Link power may hang a drive, and is saved long before the trial of another setting that may."""


def _before_the_trial(name: str) -> dict[str, Value]:
    """Return what the kernel says of the settings in `SAVED_BEFORE`."""
    host = Path(f"/sys/class/block/{name}/device").resolve().parents[1]
    (policy,) = host.glob("scsi_host/*/link_power_management_policy")
    link = policy.read_text(encoding="ascii").strip()
    return {"power.link": link, **judged(name, {"block.read_ahead": 768})}


@scenario(600)
def guard_after_a_trial(lab: Lab) -> str:
    """The power goes in a trial: the next start holds back what was on trial, and nothing saved before."""
    if not TRIED.exists():
        with Window("tune") as window:
            drive = window.drive(HDD.serial)
            save(window, drive, {**SAVED_BEFORE, "scsi.timeout": RISKY_S})
            lab.until("their minute is over", _settled, SETTLED_S)
            outcome = window.apply(drive, {"scsi.timeout": RISKY_S + 5}, 120)
            lab.true("on trial", bool(outcome["trial"]))
            _leave(TRIED, "tried")
            lab.host.cut_power()
    with Window("tune") as window:
        drive = window.drive(HDD.serial)
        lab.until("what was saved before is in force", lambda: _before_the_trial(drive["name"]) == SAVED_BEFORE)
        held = {one["setting"]: one["held_by"] for one in file_of(window, drive["identity"])["values"]}
        lab.same("held", {name: by for name, by in held.items() if by}, {"scsi.timeout": "trial"})
        lab.true("the timeout is the kernel's own", attribute(drive["name"], "device/timeout") != str(RISKY_S))
        window.ask("try-held", file=file_of(window, drive["identity"])["ref"])
    return "after a power cut in a trial only what was on trial was held back"


def _has_hung(lab: Lab, virtual: VirtualDrive) -> bool:
    """Return whether the drive hangs; raises `Failed` if what should make it hang has ended before."""
    if virtual.ask("has-hung"):
        return True
    still = run("systemctl", "is-active", RESUME, ok=(0, 3, 4)).strip()
    said = run("journalctl", "-b", "-q", "-o", "cat", "-n", "5", "-u", RESUME) if still != "active" else ""
    lab.true(f"nothing was set on the drive, and {RESUME} is {still}: {said}", still == "active")
    return False


def _marks() -> dict[str, str]:
    return {mark.name: mark.read_text(encoding="utf-8") for mark in STATE.glob("mark-*")}
