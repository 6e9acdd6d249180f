"""A scrub of a btrfs on two throttled drives: what is told of it is what btrfs-progs and the kernel say."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any

from disktune_contract.workloads import DIGEST
from tests.lab.machines import MB, MEMBERS, MIB
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Fault, Window, ref

_PLACE = Path("/mnt/lab-scrub")
_FILE_BYTES = 56 * MIB
_SLOW = 1_500_000
"""Bytes per second for each device, of 12 MB/s that the drives do: the scrub takes half a minute."""
_LATE_S = 6.0
"""btrfs-progs writes down every 5 s how far its scrub is, and tells of no other moment."""
_PAIR = MEMBERS[:2]


@scenario(240)
def scrub(lab: Lab) -> str:
    """Started, limited, boosted, paused, resumed; each figure beside that of ``btrfs scrub status``."""
    with Window("browse") as looker:
        nodes = [f"/dev/{looker.drive(disk.serial)['name']}" for disk in _PAIR]
        return _on(lab, looker, nodes)


def _on(lab: Lab, looker: Window, nodes: list[str]) -> str:
    run("mkfs.btrfs", "-q", "-f", "-L", "lab", "-d", "raid1", "-m", "raid1", *nodes)
    _PLACE.mkdir(parents=True, exist_ok=True)
    run("mount", nodes[0], str(_PLACE))
    try:
        (_PLACE / "file").write_bytes(os.urandom(_FILE_BYTES))
        run("sync")
        with Window("tune") as tune, Window("inspect") as inspect:
            said = _Scrub(lab, looker, tune, inspect, tune.drive(_PAIR[1].serial)).run()
    finally:
        run("umount", str(_PLACE))
        for node in nodes:
            run("wipefs", "--all", "--quiet", node)
    return f"{said}, {lab.checks} comparisons"


class _Scrub:
    """The scenario, on one of the two drives."""

    def __init__(self, lab: Lab, looker: Window, tune: Window, inspect: Window, drive: dict[str, Any]) -> None:
        self._lab, self._looker, self._tune, self._inspect, self._ref = lab, looker, tune, inspect, ref(drive)
        [self._uuid] = (one.removeprefix("btrfs:") for one in drive["usage"]["checked"])

    def run(self) -> str:
        lab = self._lab
        lab.same("before the first", self._states(), {"never"})
        self._limit(_SLOW, expected=0)
        self._do("start")
        lag = self._compared()
        self._measured()
        slow = self._speed(4.0)
        lab.true(f"{slow / MB:.2f} MB/s at a limit of {_SLOW / MB} MB/s", 0.6 * _SLOW < slow < 1.4 * _SLOW)
        self._paused_and_resumed()
        restored = self._killed_while_held()
        self._limit(0, expected=_SLOW, until_finished=True)
        lab.same("without a limit", self._limits(), [0, 0])
        fast = self._speed(2.0)
        # In software emulation, beside other machines, it has been as little as 1.5 times.
        lab.true(f"{slow / MB:.1f} MB/s before, {fast / MB:.1f} after", fast > 1.2 * slow)
        lab.until("it has finished", lambda: self._states() == {"finished"})
        back = lab.until("the limits are back", lambda: self._limits() == [_SLOW, _SLOW], 30)
        lab.same("figures at the end", self._ours(), _theirs())
        lab.true("nothing holds any more", self._look()["hold"] is None)
        log = run("journalctl", "--boot", "--identifier=disktune-helper", "--output=cat", "--no-pager")
        lab.same("mistakes of keepers", [line for line in log.splitlines() if line.startswith("scrub:")], [])
        return (
            f"{slow / MB:.1f} to {fast / MB:.1f} MB/s each; {lag / MIB:.0f} MiB ahead of btrfs-progs at most; "
            f"limits back {back:.0f} s after the end, {restored:.0f} s after SIGKILL"
        )

    # -- parts ---------------------------------------------------------------------------------------------

    def _compared(self) -> float:
        """Compare while it runs; return by how much btrfs-progs is late at most."""
        lag = 0
        self._lab.until("btrfs-progs has figures", lambda: _theirs()["data_bytes_scrubbed"] > 0, 30)
        for _ in range(6):
            theirs, ours = _theirs(), self._ours()
            ahead = ours["data_bytes_scrubbed"] - theirs["data_bytes_scrubbed"]
            self._lab.true(f"{ahead} bytes ahead of btrfs scrub status", 0 <= ahead < 2 * 1.4 * _SLOW * _LATE_S)
            for name in ("csum_errors", "read_errors", "verify_errors", "uncorrectable_errors"):
                self._lab.same(name, ours[name], theirs[name])
            lag = max(lag, ahead)
            time.sleep(1)
        seen = {device["state"] for device in self._look(self._inspect)["devices"]}
        self._lab.same("without a password", seen, {"running"})
        return lag

    def _measured(self) -> None:
        """Measure for a second while a scrub runs, as btrfs-progs says: the list and the result tell of it."""
        status = ("btrfs", "scrub", "status", str(_PLACE))
        self._lab.until("btrfs-progs tells of it", lambda: "running" in run(*status), 30)
        told = {"list": self._looker.drive(_PAIR[1].serial)["upkeep"]}
        length = {"seconds": 1, "runs": 1}
        self._tune.ask("measure", drive=self._ref, workloads=["drive.direct"], catalogue=DIGEST, **length)
        told["result"] = self._tune.event("measure-ended")["results"][0]["upkeep"]
        self._lab.same("what slows the drive", told, {where: ["scrub of lab"] for where in told})

    def _paused_and_resumed(self) -> None:
        lab = self._lab
        self._do("stop")
        lab.same("after a pause", self._states(), {"stopped"})
        lab.same("by btrfs scrub status", "aborted" in run("btrfs", "scrub", "status", str(_PLACE)), True)
        lab.same("figures of the pause", self._ours(), _theirs())
        stopped = self._ours()["data_bytes_scrubbed"]
        self._do("resume")
        lab.same("after resuming", self._states(), {"running"})
        now = self._ours()["data_bytes_scrubbed"]
        lab.true(f"{now} bytes after {stopped}", stopped <= now < stopped + 20 * MB)

    def _killed_while_held(self) -> float:
        """Kill the unit that holds other limits; return after how many seconds the earlier ones are back."""
        self._limit(2 * _SLOW, expected=_SLOW, until_finished=True)
        self._lab.same("held", self._limits(), [2 * _SLOW, 2 * _SLOW])
        try:
            self._limit(_SLOW, expected=2 * _SLOW)
        except Fault as fault:
            self._lab.same("a second change", fault.fault, "busy")
        unit = f"disktune-scrub@hold-{self._uuid}.service"
        keeper = run("systemctl", "show", "--value", "-p", "MainPID", unit).strip()
        self._lab.same("companions of the keeper", len(run("pgrep", "--parent", keeper).split()), 1)
        run("systemctl", "kill", "-s", "KILL", unit)
        took = self._lab.until("the limits are back", lambda: self._limits() == [_SLOW, _SLOW], 30)
        self._lab.same("the scrub goes on", self._states(), {"running"})
        return took

    # -- asking --------------------------------------------------------------------------------------------

    def _look(self, window: Window | None = None) -> dict[str, Any]:
        found: list[dict[str, Any]] = (window or self._tune).ask("scrubs", drive=self._ref)["file_systems"]
        return next(one for one in found if one["uuid"] == self._uuid)

    def _states(self) -> set[str]:
        return {device["state"] for device in self._look()["devices"]}

    def _ours(self) -> dict[str, int]:
        """Return our figures of all devices together, by the names that btrfs-progs has for them."""
        total: dict[str, int] = dict.fromkeys(_NAMES.values(), 0)
        for device in self._look()["devices"]:
            figures = device["figures"] or {"errors": {}}
            flat = figures | figures["errors"]
            for ours, theirs in _NAMES.items():
                total[theirs] += flat.get(ours, 0)
        return total

    def _do(self, does: str) -> None:
        self._tune.ask("scrub", drive=self._ref, uuid=self._uuid, does=does)

    def _limit(self, bytes_s: int, *, expected: int, until_finished: bool = False) -> None:
        changes = [{"devid": devid, "expected": expected, "bytes_s": bytes_s} for devid in (1, 2)]
        self._tune.ask(
            "scrub-limits", drive=self._ref, uuid=self._uuid, changes=changes, until_finished=until_finished
        )

    def _limits(self) -> list[int]:
        """Return the limits as the kernel shows them."""
        place = Path(f"/sys/fs/btrfs/{self._uuid}/devinfo")
        return [int((place / f"{devid}/scrub_speed_max").read_text("ascii")) for devid in (1, 2)]

    def _speed(self, over_s: float) -> float:
        """Return bytes per second and device."""
        first, began = self._kernel(), time.monotonic()
        time.sleep(over_s)
        return (self._kernel() - first) / (time.monotonic() - began) / 2

    def _kernel(self) -> int:
        """Return how many sectors the drives have read, in bytes: the third field of ``stat``."""
        names = [Path(entry).name for entry in Path(f"/sys/fs/btrfs/{self._uuid}/devices").iterdir()]
        stats = [Path(f"/sys/class/block/{name}/stat").read_text("ascii").split() for name in names]
        return sum(int(stat[2]) * 512 for stat in stats)


_NAMES = {
    "data_bytes": "data_bytes_scrubbed",
    "tree_bytes": "tree_bytes_scrubbed",
    "read": "read_errors",
    "csum": "csum_errors",
    "verify": "verify_errors",
    "super_block": "super_errors",
    "uncorrectable": "uncorrectable_errors",
    "corrected": "corrected_errors",
    "unverified": "unverified_errors",
    "no_csum": "no_csum",
}
"""Our names, and those that ``btrfs scrub status -R`` prints."""


def _theirs() -> dict[str, int]:
    printed = run("btrfs", "scrub", "status", "-R", str(_PLACE))
    found = {name: int(value) for name, value in re.findall(r"(\w+): (\d+)", printed)}
    return {name: found[name] for name in _NAMES.values()}
