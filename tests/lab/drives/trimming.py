"""TRIM now, on a real file system: what is discarded is what the kernel counts, and not more than was free."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.lab.machines import MEMBERS, MIB
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.seat import Fault, Window, ref

_PLACE = Path("/mnt/lab-trim")
_FILE_BYTES = 20 * MIB
_SECTOR_BYTES = 512


@scenario()
def trim_now(lab: Lab) -> str:
    """What fstrim reports is what the kernel's counters say; deleted files count; what cannot be is refused."""
    with Window("tune") as tune, Window("inspect") as inspect:
        drive = tune.drive(MEMBERS[0].serial)
        node = f"/dev/{drive['name']}"
        run("mkfs.ext4", "-q", "-F", "-E", "nodiscard,lazy_itable_init=0,lazy_journal_init=0", node)
        _PLACE.mkdir(parents=True, exist_ok=True)
        run("mount", node, str(_PLACE))
        try:
            first = _trim(lab, tune, drive)
            again = _after_a_file(lab, tune, drive)
            lab.same("a helper that only looks does not trim", _refusal(inspect, drive), "not-allowed")
            _refused(lab, tune, drive, node)
        finally:
            run("umount", str(_PLACE))
            run("wipefs", "--all", "--quiet", node)
    return (
        f"{first / MIB:.1f} and {again / MIB:.1f} MiB trimmed, {lab.checks} comparisons with the kernel's counters"
    )


def _after_a_file(lab: Lab, tune: Window, drive: dict[str, Any]) -> int:
    """Write a file, delete it, and trim again: its blocks are among what is discarded."""
    file = _PLACE / "file"
    file.write_bytes(b"x" * _FILE_BYTES)
    run("sync")
    file.unlink()
    run("sync")
    trimmed = _trim(lab, tune, drive)
    lab.true(f"the deleted file is among {trimmed} bytes", trimmed >= _FILE_BYTES)
    return trimmed


def _trim(lab: Lab, tune: Window, drive: dict[str, Any]) -> int:
    """Trim it; return what fstrim reported, which is what the kernel counted."""
    target = _target(tune, drive)
    free, block = (int(word) for word in run("stat", "--file-system", "--format=%f %S", str(_PLACE)).split())
    lab.same("free, as statfs says", target["free_bytes"], free * block)
    before = _discarded(drive)
    job = tune.ask("trim", drive=ref(drive), targets=[target["number"]], agreed=True)["job"]
    end = tune.event("trim-ended")
    lab.same("whose end it is", end["job"], job)
    lab.same("how it ended", (end["fault"], end["why"]), (None, ""))
    trimmed: int = end["results"][0]["trimmed_bytes"]
    lab.same("trimmed, by the counters of the drive", trimmed, _discarded(drive) - before)
    lab.true(f"{trimmed} of {free * block} free bytes", 0 < trimmed <= free * block)
    return trimmed


def _refused(lab: Lab, tune: Window, drive: dict[str, Any], node: str) -> None:
    before = _discarded(drive)
    limit = Path(f"/sys/class/block/{drive['name']}/queue/discard_max_bytes")
    usual = limit.read_text(encoding="ascii")
    limit.write_text("0", encoding="ascii")
    lab.same("where the kernel sends none", _refusal(tune, drive), "not-supported")
    limit.write_text(usual, encoding="ascii")
    run("mount", "-o", "remount,ro", str(_PLACE))
    lab.same("read-only", _refusal(tune, drive), "not-supported")
    run("mount", "-o", "remount,rw", str(_PLACE))
    lab.same("another file system", _refusal(tune, drive, number="0:1"), "changed-meanwhile")
    lab.same(f"discarded on {node} by what was refused", _discarded(drive) - before, 0)


def _refusal(window: Window, drive: dict[str, Any], number: str = "") -> str:
    """Return the fault by which the helper refuses to trim."""
    device = Path(f"/sys/class/block/{drive['name']}/dev").read_text(encoding="ascii").strip()
    try:
        window.ask("trim", drive=ref(drive), targets=[number or device], agreed=True)
    except Fault as refused:
        return refused.fault
    raise Failed("it was trimmed")


def _target(tune: Window, drive: dict[str, Any]) -> dict[str, Any]:
    (target,) = tune.ask("trim-targets", drive=ref(drive))["targets"]
    if target["refusal"]:
        raise Failed(f"not to be trimmed: {target['refusal']}")
    found: dict[str, Any] = target
    return found


def _discarded(drive: dict[str, Any]) -> int:
    """Return the bytes discarded so far: the 14th counter (Documentation/block/stat.rst), in sectors."""
    counters = Path(f"/sys/class/block/{drive['name']}/stat").read_text(encoding="ascii").split()
    return int(counters[13]) * _SECTOR_BYTES
