"""A pool of ZFS in sentences: what zpool says of it, which DiskTune shows and never changes."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.scrubs.file_system import PoolScan, ZfsPool
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.arrays.wording import about
from disktune_gui.text.amounts import percent, size
from disktune_gui.text.said import said
from disktune_gui.text.wording import unknown

translate = QCoreApplication.translate


def headline(pool: ZfsPool) -> str:
    """Return name, health and what the pool does."""
    return translate("Scrub", "ZFS pool {pool}: {health}, {scan}").format(
        pool=pool.name, health=pool.health, scan=_scan(pool)
    )


def _scan(pool: ZfsPool) -> str:
    if pool.scan is PoolScan.NONE:
        return translate("Scrub", "no scrub recorded")
    done = unknown() if pool.fraction is None else percent(pool.fraction, 1)
    scrub = pool.scan is PoolScan.SCRUB
    if pool.running:
        words = (
            translate("Scrub", "scrub running: {done}")
            if scrub
            else translate("Scrub", "resilver running: {done}")
        )
    elif pool.paused:
        words = translate("Scrub", "scrub paused at {done}")
    elif pool.cancelled:
        words = translate("Scrub", "scrub cancelled") if scrub else translate("Scrub", "resilver cancelled")
    else:
        words = translate("Scrub", "scrub finished") if scrub else translate("Scrub", "resilver finished")
    return words.format(done=done)


def line(pool: ZfsPool, units: UnitSystem) -> str:
    """Return what else is known: when, how long, what was repaired, errors."""
    parts = []
    if pool.moment:
        at = (
            translate("Scrub", "Since {at}.") if pool.running or pool.paused else translate("Scrub", "Ended {at}.")
        )
        parts.append(at.format(at=pool.moment))
    if pool.left_s is not None:
        parts.append(translate("Scrub", "About {left} remaining.").format(left=about(pool.left_s)))
    if pool.repaired_bytes is not None:
        parts.append(translate("Scrub", "{size} repaired.").format(size=size(pool.repaired_bytes, units)))
    if pool.scan_errors is not None:
        parts.append(said(Sentence.counted(pool.scan_errors, "{n} error left.", "{n} errors left.")))
    counts = (pool.read_errors, pool.write_errors, pool.checksum_errors)
    if None not in counts and any(counts):
        words = translate("Scrub", "Errors of devices: {read} read, {write} write, {checksum} checksum.")
        parts.append(words.format(read=counts[0], write=counts[1], checksum=counts[2]))
    return said(in_turn(*parts)) if parts else ""


def danger(pool: ZfsPool) -> str:
    """Return what is lost, in zpool's own words; empty if nothing is known to be."""
    if not pool.lost:
        return ""
    return translate("Scrub", "Data is damaged. zpool reports: {words}").format(words=pool.lost)
