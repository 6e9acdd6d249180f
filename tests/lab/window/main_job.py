"""The window itself on real drives: looked at, changed, saved, brought back, each judged from outside."""

from __future__ import annotations

import json
from pathlib import Path

from disktune_contract.folders import CONFIG
from tests.lab.judges.programs import JUDGES
from tests.lab.machines import HDD
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import RealWindow, Window

SCHEDULER = "block.scheduler"
OTHER = {"none": "mq-deadline", "mq-deadline": "none"}
NONE_SAVED = "0 saved"


@scenario(1800)
def window_used(lab: Lab) -> str:
    """The Overview says what smartctl says; a scheduler is set by clicks, kept, saved, and everything restored."""
    with Window("browse") as looker:
        name = looker.drive(HDD.serial)["name"]
    before = str(JUDGES[SCHEDULER].read(name))
    wanted = OTHER[before]
    with RealWindow() as window:
        _cards(lab, window, name)
        window.do("change", name, SCHEDULER, wanted)
        lab.same("on trial", JUDGES[SCHEDULER].read(name), wanted)
        lab.same("saved before it is kept", _saved(), [])
        window.do("keep")
        lab.until("it is saved", lambda: _saved() != [])
        lab.same("kept", JUDGES[SCHEDULER].read(name), wanted)
    lab.same("after the window was closed", JUDGES[SCHEDULER].read(name), wanted)
    with RealWindow() as window:
        lab.same("a new window knows", window.do("overview", name)["settings"][0] == NONE_SAVED, False)
        window.do("restore")
        lab.until("nothing is saved any more", lambda: _saved() == [])
        lab.same("restored", JUDGES[SCHEDULER].read(name), before)
        lab.until("the card says so", lambda: window.do("overview", name)["settings"][0] == NONE_SAVED)
    return f"{before}, {wanted}, {before}: {lab.checks} comparisons with smartctl, sysfs and {CONFIG}"


def _cards(lab: Lab, window: RealWindow, name: str) -> None:
    """Hold the cards of the Overview against smartctl."""
    seen = window.do("overview", name)
    smart = json.loads(run("smartctl", "-j", "-H", "-A", f"/dev/{name}"))
    # After the colon stands the reason.
    lab.same(
        "health", seen["health"][0].partition(":")[0], "Good" if smart["smart_status"]["passed"] else "Failing"
    )
    lab.same("temperature", seen["temperature"][0], f"{smart['temperature']['current']} °C")
    lab.same("saved settings", seen["settings"][0], NONE_SAVED)


def _saved() -> list[str]:
    """Return the saved files that name the scheduler."""
    return [file.name for file in Path(CONFIG).rglob("*") if file.is_file() and SCHEDULER in file.read_text()]
