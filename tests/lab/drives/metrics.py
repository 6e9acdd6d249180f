"""The page for Prometheus, made by systemd in the unit's walls, over a drive that counts what wakes it."""

from __future__ import annotations

from pathlib import Path

from tests.lab.scenario import Lab, run, scenario
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

TIMER, SERVICE = "disktune-metrics.timer", "disktune-metrics.service"
PAGE = Path("/run/disktune/metrics/disktune.prom")
MEMORY = PAGE.with_name("rounds.json")
ROUNDS = 6
"""Half an hour of the timer; the day is in tests/helper/metrics/test_sleep.py."""
CHECK_POWER_MODE = "E5"


@scenario(1200)
def metrics_wake_nothing(lab: Lab) -> str:
    """A drive in standby gets CHECK POWER MODE in each round and nothing else, and the page says so."""
    lab.same("the timer, as it is installed", run("systemctl", "is-enabled", TIMER, ok=(0, 1)).strip(), "disabled")
    with VirtualDrive(FUJITSU) as drive:
        asked = f'disktune_drive_asked{{device="{drive.name}"}} '
        celsius = f'disktune_drive_temperature_celsius{{device="{drive.name}"}} '
        page = _round(lab)
        lab.true("a drive that is awake is asked", f"{asked}1\n" in page and celsius in page)
        lab.same("everybody may read the page", oct(PAGE.stat().st_mode & 0o777), "0o644")
        run("hdparm", "-y", drive.path)
        run("udevadm", "settle")
        drive.ask("forget")
        page = _round(lab)
        lab.same("commands to a drive that did nothing since", drive.look()["log"], [])
        lab.true("it says why", f'disktune_drive_unasked{{device="{drive.name}",reason="idle"}} 1\n' in page)
        # As after a restart: then it is asked whether it sleeps.
        MEMORY.unlink()
        for _ in range(ROUNDS):
            page = _round(lab)
        after = drive.look()
        lab.same("wake-ups", after["wakeups"], 0)
        lab.same("still asleep", after["power"], "STANDBY")
        lab.same("commands", [task[:2] for task in after["log"]], [CHECK_POWER_MODE] * ROUNDS)
        lab.true("it says why", f'disktune_drive_unasked{{device="{drive.name}",reason="standby"}} 1\n' in page)
        lab.true("and nothing that it was not asked for", f"{asked}0\n" in page and celsius not in page)
        # The counter can count: a real read wakes the drive, and then it is asked again.
        run("dd", f"if={drive.path}", "of=/dev/null", "bs=4096", "count=1", "skip=99999", "iflag=direct")
        page = _round(lab)
        lab.same("wake-ups after a read", drive.look()["wakeups"], 1)
        lab.true("a drive that works is asked", f"{asked}1\n" in page and celsius in page)
    return f"0 wake-ups in {ROUNDS} rounds, {ROUNDS} commands; {page.count(chr(10))} lines"


def _round(lab: Lab) -> str:
    """Let systemd make a page and return it."""
    before = PAGE.stat().st_ino if PAGE.exists() else None
    run("systemctl", "start", SERVICE)
    lab.until(
        "the service has left", lambda: run("systemctl", "is-active", SERVICE, ok=(0, 3)).strip() != "active"
    )
    lab.same("how it ended", run("systemctl", "show", "--value", "-p", "Result", SERVICE), "success\n")
    lab.true("the page is a new one", PAGE.stat().st_ino != before)
    return PAGE.read_text(encoding="utf-8")
