"""A pool of ZFS in sentences: what zpool says of it, which DiskTune shows and never changes."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import time_left
from disktune_contract.scrubs.file_system import PoolScan, ScanKind, ZfsPool
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.text.amounts import percent, size
from disktune_gui.text.said import said
from disktune_gui.text.wording import unknown

translate = QCoreApplication.translate


def headlines(pool: ZfsPool) -> list[str]:
    """Return name and health of the pool with what it does: one line for each scan, or one without any."""
    template = translate("Scrub", "ZFS pool {pool}: {health}, {scan}")
    scans = [_scan(scan) for scan in pool.scans] or [
        unknown() if pool.others else translate("Scrub", "no scrub recorded")
    ]
    return [template.format(pool=pool.name, health=pool.health, scan=scan) for scan in scans]


def _scan(scan: PoolScan) -> str:
    done = unknown() if scan.fraction is None else percent(scan.fraction, 1)
    return _words(scan).format(done=done, device=scan.device)


def _words(scan: PoolScan) -> str:
    """Return the words of a scan with places for how much is done and the device."""
    running, paused, cancelled, finished = {
        ScanKind.SCRUB: (
            translate("Scrub", "scrub running: {done}"),
            translate("Scrub", "scrub paused at {done}"),
            translate("Scrub", "scrub cancelled"),
            translate("Scrub", "scrub finished"),
        ),
        ScanKind.ERROR_SCRUB: (
            translate("Scrub", "scrub of known errors running: {done}"),
            translate("Scrub", "scrub of known errors paused at {done}"),
            translate("Scrub", "scrub of known errors cancelled"),
            translate("Scrub", "scrub of known errors finished"),
        ),
        # No resilver can be paused.
        ScanKind.RESILVER: (
            translate("Scrub", "resilver running: {done}"),
            "",
            translate("Scrub", "resilver cancelled"),
            translate("Scrub", "resilver finished"),
        ),
        ScanKind.SEQUENTIAL: (
            translate("Scrub", "sequential resilver of {device} running: {done}"),
            "",
            translate("Scrub", "sequential resilver of {device} cancelled"),
            translate("Scrub", "sequential resilver of {device} finished"),
        ),
    }[scan.kind]
    if scan.running:
        return running
    if scan.paused:
        return paused or running
    return cancelled if scan.cancelled else finished


def line(scan: PoolScan, units: UnitSystem) -> str:
    """Return what else is known of a scan: when, how long, what was repaired, errors."""
    parts = []
    if scan.moment:
        begun = scan.running or scan.paused
        at = translate("Scrub", "Since {at}.") if begun else translate("Scrub", "Ended {at}.")
        parts.append(at.format(at=scan.moment))
    if scan.left_s is not None:
        parts.append(translate("Scrub", "Remaining: {left}.").format(left=said(time_left(scan.left_s / 60))))
    if scan.repaired_bytes is not None:
        parts.append(translate("Scrub", "{size} repaired.").format(size=size(scan.repaired_bytes, units)))
    if scan.errors is not None:
        parts.append(said(Sentence.counted(scan.errors, "{n} error left.", "{n} errors left.")))
    return said(in_turn(*parts)) if parts else ""


def counters(pool: ZfsPool) -> str:
    """Return what devices got wrong; empty if nothing, or if it could not be read."""
    counts = (pool.read_errors, pool.write_errors, pool.checksum_errors)
    if None in counts or not any(counts):
        return ""
    words = translate("Scrub", "Errors of devices: {read} read, {write} write, {checksum} checksum.")
    return words.format(read=counts[0], write=counts[1], checksum=counts[2])


def others(pool: ZfsPool) -> str:
    """Return what DiskTune does not read of it, in zpool's own words; empty if there is nothing."""
    if not pool.others:
        return ""
    return translate("Scrub", "zpool also reports: {words}").format(words="\n".join(pool.others))


def danger(pool: ZfsPool) -> str:
    """Return what is lost, in zpool's own words; empty if nothing is known to be."""
    if not pool.lost:
        return ""
    return translate("Scrub", "Data is damaged. zpool reports: {words}").format(words=pool.lost)
