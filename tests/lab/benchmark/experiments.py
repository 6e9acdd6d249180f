"""Experiments on drives of known speed: what is found, and that everything is restored whoever dies."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from disktune_contract.workloads import DIGEST
from tests.lab.judges.programs import JUDGES
from tests.lab.machines import PULLED, RANDOM, SPEEDS
from tests.lab.package.sandbox_sockets import doors
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.seat import USER, Fault, Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

READ_AHEAD = JUDGES["block.read_ahead"]
RUNTIME = Path("/run/disktune")
USUAL, SMALL, LARGE = 128, 4, 2048
"""KiB: what the kernel starts with, little, and much."""
PART = 64
"""KiB that a request may have: on a drive that does so many requests a second, the speed follows it."""
ROUNDS = 8
ENDED_S = 180.0


@scenario()
def experiment_no_difference(lab: Lab) -> str:
    """Read-ahead has no part in reads past the cache: that is what is found, and all pairs are reported."""
    with Window("tune") as window:
        drive = window.drive(SPEEDS["benchmark-100"].serial)
        ended = _compared(lab, window, drive, "drive.direct", LARGE)
        finding = ended["result"]["findings"][0]
        lab.same("pairs", len(finding["pairs"]), ROUNDS)
        lab.true(f"no claim: {finding['words']}", finding["verdict"] in ("same", "unsure"))
        lab.same("value to take", ended["result"]["best"], 0)
        lab.same("files of trials", _files(), [])
    noise = ended["result"]["noise"] - 1
    return f"{finding['words']} Noise from round to round: {noise:.2%}."


@scenario()
def experiment_difference(lab: Lab) -> str:
    """Where a drive does few requests a second, less in each is slower, and that is found."""
    with Window("tune") as window:
        drive = window.drive(RANDOM.serial)
        place = f"/sys/block/{drive['name']}/queue/max_sectors_kb"
        before = run("cat", place)
        ended = _compared(lab, window, drive, "drive.direct", PART, "block.max_sectors")
        lab.same("afterwards", run("cat", place), before)
        finding = ended["result"]["findings"][0]
        lab.same(f"verdict ({finding['words']})", finding["verdict"], "slower")
        lab.true("every pair points that way", all(pair["after"] < pair["before"] for pair in finding["pairs"]))
        lab.same("files of trials", _files(), [])
    return str(finding["words"])


@scenario()
def experiment_helper_killed(lab: Lab) -> str:
    """The helper is killed in the middle of an experiment: the service restores what was being tried."""
    with Window("tune") as window:
        drive, _ = _begun(lab, window)
        os.kill(_child(window.pid), 9)
        took = lab.until("it is as it was", lambda: READ_AHEAD.read(drive["name"]) == USUAL)
        window.rest()
        lab.until("its file has gone", lambda: not _files())
        with Window("tune") as second:
            lab.same("unfinished trials", second.hello["unfinished"], 0)
        lab.same("afterwards", READ_AHEAD.read(drive["name"]), USUAL)
    return f"restored {took:.1f} s after the helper was killed"


@scenario()
def experiment_window_killed(lab: Lab) -> str:
    """The window is killed in the middle of an experiment: the helper sees it, and restores the value."""
    with Window("tune") as window:
        drive, _ = _begun(lab, window)
        helper = _child(window.pid)
        window.kill()
        took = lab.until("it is as it was", lambda: READ_AHEAD.read(drive["name"]) == USUAL)
        lab.until("the helper has left", lambda: not Path(f"/proc/{helper}").exists())
        lab.same("afterwards", READ_AHEAD.read(drive["name"]), USUAL)
        lab.same("files of trials", _files(), [])
    return f"put back {took:.1f} s after the window was killed"


@scenario()
def experiment_cancelled(lab: Lab) -> str:
    """Cancel ends an experiment within a second or two, with the value restored; at the door, too."""
    with doors(), Window("tune", door=True) as window:
        drive, job = _begun(lab, window)
        asked = time.monotonic()
        window.ask("cancel", job=job)
        ended = window.event("compare-ended")
        took = time.monotonic() - asked
        lab.same("why it ended", ended["fault"], "cancelled")
        lab.true(f"soon: {took:.1f} s", took < 5)
        lab.same("afterwards", READ_AHEAD.read(drive["name"]), USUAL)
        lab.same("files of trials", _files(), [])
    return f"over and put back {took:.1f} s after it was asked for"


@scenario()
def experiment_drive_pulled(lab: Lab) -> str:
    """The drive is pulled out in the middle of an experiment, which ends with that reason; nothing is left."""
    with Window("tune") as window:
        lab.host.plug(PULLED.role)
        lab.until("it is in the list", lambda: _present(window))
        time.sleep(2)
        drive = window.drive(PULLED.serial)
        _start(window, drive, "drive.direct", LARGE, rounds=64)
        for _ in range(2):
            window.event("compare-run")
        lab.host.pull(PULLED.role)
        ended = window.event("compare-ended", ENDED_S)
        lab.true(
            f"the reason is given: {ended['why']}", ended["fault"] in ("drive-gone", "no-such-drive", "io-error")
        )
        lab.same("files of trials", _files(), [])
        lab.true("the session goes on", len(window.drives()) > 0)
    return str(ended["why"])


CACHE = "ata.write_cache"
FLUSH_S, WRITE_S = 0.001, 0.1
"""Of a cache that outlives a power failure: a flush costs next to nothing, a write past it waits for the disk. So
long that it stands out where a busy machine takes 2 to 12 ms for a commit that waits for nothing."""
PLACE = Path("/run/lab-compare")
ASKED: dict[str, Any] = {"workload": "use.database-log", "catalogue": DIGEST, "candidates": 1, "rounds": 6}
"""Of the user's half, wherever the file is."""


@scenario()
def experiment_write_cache(lab: Lab) -> str:
    """The write cache off against on, judged by what a commit waits in a file of the user's, in two helpers."""
    with VirtualDrive(FUJITSU) as virtual:
        _make_folder(virtual)
        try:
            with Window("tune") as root, Window("browse") as user:
                words = _write_cache_compared(lab, virtual, root, user)
        finally:
            # It would not go if a process still had a file without a name open in it.
            run("umount", str(PLACE))
    return words


def _write_cache_compared(lab: Lab, virtual: VirtualDrive, root: Window, user: Window) -> str:
    """Compare, and have hdparm confirm that the cache is on again; return the finding."""
    drive = next(drive for drive in root.drives() if drive["name"] == virtual.name)
    lab.same("on to begin with", JUDGES[CACHE].read(virtual.name), True)
    virtual.ask("take", flush_s=FLUSH_S, write_s=WRITE_S)
    _refuses_another_directory(lab, user, drive)
    ended = _in_two_halves(lab, root, user, drive)
    finding = ended["result"]["findings"][0]
    lab.same("what it is judged by", ended["result"]["metric"], "p50")
    lab.same(f"verdict ({finding['words']})", finding["verdict"], "slower")
    waits = [pair["after"] for pair in finding["pairs"]]
    lab.true(f"each commit waits for the medium: {waits}", all(WRITE_S <= one < 5 * WRITE_S for one in waits))
    lab.same("afterwards", JUDGES[CACHE].read(virtual.name), True)
    lab.same("files of trials", _files(), [])
    lab.same("files in the directory", sorted(path.name for path in PLACE.iterdir()), [])
    return str(finding["words"])


def _make_folder(virtual: VirtualDrive) -> None:
    """Make a partition on the drive, and a file system of the user's on it that writes nothing unasked later."""
    run("sh", "-c", f"echo 'size=64M' | sfdisk --quiet {virtual.path}")
    run("udevadm", "settle")
    run("mkfs.ext4", "-q", "-O", "^has_journal", "-E", "lazy_itable_init=0,nodiscard", f"{virtual.path}1")
    PLACE.mkdir(exist_ok=True)
    run("mount", f"{virtual.path}1", str(PLACE))
    run("rmdir", str(PLACE / "lost+found"))
    run("chown", USER, str(PLACE))


def _refuses_another_directory(lab: Lab, user: Window, drive: dict[str, Any]) -> None:
    """A file that lies elsewhere says nothing of the drive."""
    try:
        user.ask("compare-folder", drive=ref(drive), folder=f"/home/{USER}", **ASKED)
    except Fault as error:
        lab.same("why not", error.fault, "wrong-drive")
    else:
        lab.true("a directory on another drive is refused", False)


def _in_two_halves(lab: Lab, root: Window, user: Window, drive: dict[str, Any]) -> dict[str, Any]:
    """Be the window that carries the word from one helper to the other; return how it ended."""
    step = {"setting": CACHE, "expected": True, "value": False}
    number = PLACE.stat().st_dev
    file_system = f"{os.major(number)}:{os.minor(number)}"
    held = root.ask(
        "hold", drive=ref(drive), candidates=[{"changes": [step]}], file_system=file_system, most_risk=3
    )
    lengths = {"file_mib": 16, "seconds": 2, "warm_up_s": 1}
    user.ask("compare-folder", drive=ref(drive), folder=str(PLACE), **ASKED, **lengths)
    began = time.monotonic()
    while time.monotonic() - began < ENDED_S:
        user.ask("alive")
        for event in [event for event in user.events if event["event"] in ("compare-switch", "compare-ended")]:
            user.events.remove(event)
            told = event["args"]
            if event["event"] == "compare-ended":
                back = root.ask("put-back", trial=held["trial"])
                lab.same("how it ended", (told["fault"], back["end"]), (None, "compared"))
                lab.same("what did not go back", [one for one in back["results"] if one["fault"]], [])
                ended: dict[str, Any] = told
                return ended
            root.ask("switch", trial=held["trial"], arm=told["arm"], hold_s=told["hold_s"])
            user.ask("switched", job=told["job"], arm=told["arm"])
        time.sleep(0.05)
    raise Failed(f"the comparison has not ended after {ENDED_S:.0f} s")


def _start(
    window: Window,
    drive: dict[str, Any],
    workload: str,
    value: int,
    setting: str = "block.read_ahead",
    rounds: int = ROUNDS,
) -> int:
    now = window.states(drive)[setting]["value"]
    step = {"setting": setting, "expected": now, "value": value}
    asked = {"workload": workload, "catalogue": DIGEST, "candidates": [{"changes": [step]}], "rounds": rounds}
    job: int = window.ask("compare", drive=ref(drive), **asked, seconds=2, warm_up_s=1)["job"]
    return job


def _compared(
    lab: Lab, window: Window, drive: dict[str, Any], workload: str, value: int, setting: str = "block.read_ahead"
) -> dict[str, Any]:
    """Compare *value* with what is in force to the end; have the judge confirm that read-ahead is unchanged."""
    READ_AHEAD.write(drive["name"], USUAL)
    _start(window, drive, workload, value, setting)
    ended = window.event("compare-ended", ENDED_S)
    lab.same("reason for no result", ended["why"], "")
    lab.same("stuck", ended["stuck"], [])
    lab.same("why nothing may be concluded", ended["result"]["void"], "")
    lab.same("afterwards", READ_AHEAD.read(drive["name"]), USUAL)
    return ended


def _begun(lab: Lab, window: Window) -> tuple[dict[str, Any], int]:
    """Begin an experiment of some minutes; return drive and job once the other value is in force."""
    drive = window.drive(SPEEDS["benchmark-20"].serial)
    READ_AHEAD.write(drive["name"], USUAL)
    job = _start(window, drive, "drive.direct", SMALL, rounds=64)
    lab.until("the other value is in force", lambda: READ_AHEAD.read(drive["name"]) == SMALL)
    return drive, job


def _present(window: Window) -> bool:
    return any(drive["serial"] == PULLED.serial and drive["size_bytes"] for drive in window.drives())


def _files() -> list[str]:
    return sorted(path.name for path in RUNTIME.glob("trial-*"))


def _child(window: int) -> int:
    """Return the process id of the helper that a window has started."""
    for task in Path(f"/proc/{window}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            if b"disktune-helper" in Path(f"/proc/{child}/cmdline").read_bytes():
                return int(child)
    raise LookupError("the window has no helper")
