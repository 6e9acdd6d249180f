"""What the page knows of a scrub or of a ZFS pool, as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication

from disktune_contract import scrub
from disktune_contract.arrays.alarms import time_left
from disktune_contract.arrays.forecast import WHOLE, ProgressMark, Span, extended, remaining_s
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.scrub import PoolScan, ScanKind, ScrubDevice, ScrubReport, ScrubState, ZfsPool
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.text.formats import duration, number, percent, rate, size
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.wording import end, moment, unknown

# -- a ZFS pool: the report of zpool, which DiskTune never changes -----------------------------------------

translate = QCoreApplication.translate


def headlines(pool: ZfsPool) -> list[str]:
    """Return name and health of the pool with its work: one line for each scan, or one without any."""
    template = translate("Scrub", "ZFS pool {pool}: {health}, {scan}")
    scans = [_scan(scan) for scan in pool.scans] or [
        unknown() if pool.others else translate("Scrub", "no scrub recorded")
    ]
    return [template.format(pool=pool.name, health=pool.health, scan=scan) for scan in scans]


def _scan(scan: PoolScan) -> str:
    done = unknown() if scan.fraction is None else percent(scan.fraction, 1)
    return _words(scan).format(done=done, device=scan.device)


def _words(scan: PoolScan) -> str:
    """Return the text of a scan with placeholders for the progress and the device."""
    running, paused, cancelled, finished = {
        ScanKind.SCRUB: (
            translate("Scrub", "scrub running: {done}"),
            translate("Scrub", "scrub paused at {done}"),
            translate("Scrub", "scrub cancelled"),
            translate("Scrub", "scrub finished"),
        ),
        ScanKind.ERROR_SCRUB: (
            translate("Scrub", "error scrub running: {done}"),
            translate("Scrub", "error scrub paused at {done}"),
            translate("Scrub", "error scrub cancelled"),
            translate("Scrub", "error scrub finished"),
        ),
        # No resilver can be paused.
        ScanKind.RESILVER: (
            translate("Scrub", "resilver running: {done}"),
            "",
            translate("Scrub", "resilver cancelled"),
            translate("Scrub", "resilver finished"),
        ),
        ScanKind.SEQUENTIAL: (
            translate("Scrub", "resilver of {device}: {done}"),
            "",
            translate("Scrub", "resilver of {device} cancelled"),
            translate("Scrub", "resilver of {device} finished"),
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
        parts.append(said(scrub.uncorrectable(scan.errors) if scan.errors else Sentence("No errors.")))
    return said(in_turn(*parts)) if parts else ""


def counters(pool: ZfsPool) -> str:
    """Return the error counts of devices; empty if there are none, or if they could not be read."""
    counts = (pool.read_errors, pool.write_errors, pool.checksum_errors)
    if None in counts or not any(counts):
        return ""
    words = translate("Scrub", "Device errors: {read} read, {write} write, {checksum} checksum.")
    return words.format(read=counts[0], write=counts[1], checksum=counts[2])


def others(pool: ZfsPool) -> str:
    """Return what DiskTune does not parse, in zpool's own words; empty if there is nothing."""
    if not pool.others:
        return ""
    return translate("Scrub", "zpool: {words}").format(words="\n".join(pool.others))


def danger(pool: ZfsPool) -> str:
    """Return which data is lost, in zpool's own words; empty if none is known to be."""
    if not pool.lost:
        return ""
    return translate("Scrub", "Data is damaged: {words}").format(words=pool.lost)


# -- one file system: its last report, its past, and estimates; without Qt ---------------------------------

_LEAST_STEP_S = 3.0
"""Speeds over less than this jump: the kernel limits the speed by pausing for a part of each second."""
_RECORD_STEP_S = 12.0
"""The same of a scrub that was resumed, whose figures come every 5 seconds."""


class ScrubModel:
    """One file system while its page is shown."""

    def __init__(self) -> None:
        self.report: ScrubReport | None = None
        self._marks: dict[int, tuple[ProgressMark, ...]] = {}

    def add(self, report: ScrubReport) -> None:
        """Take in the newest report."""
        before = {} if self.report is None else {device.devid: device for device in self.report.devices}
        self.report = report
        for device in report.devices:
            if device.devid is None:
                continue
            marks = self._marks.get(device.devid, ())
            old = before.get(device.devid)
            if old is None or _another(old, device):
                marks = ()
            elif old.limit_bytes_s != device.limit_bytes_s:
                # With another limit the past does not predict the remaining time.
                marks = marks[-1:]
            if device.state is ScrubState.RUNNING and device.figures is not None:
                marks = extended(marks, ProgressMark(report.at_s, device.figures.done_bytes))
            self._marks[device.devid] = marks

    def rate(self, device: ScrubDevice) -> float | None:
        """Return the speed of a device's scrub in bytes per second; None if it is not known yet."""
        marks = self._marks.get(device.devid or 0, ())
        if device.state is not ScrubState.RUNNING or not marks:
            return None
        least = _RECORD_STEP_S if device.resumed else _LEAST_STEP_S
        last = marks[-1]
        base = next((mark for mark in reversed(marks) if last.at_s - mark.at_s >= least), None)
        return None if base is None else (last.done - base.done) / (last.at_s - base.at_s)

    @property
    def whole_rate(self) -> float | None:
        """The sum over the devices that are scrubbed; None unless it is known of all."""
        if self.report is None:
            return None
        rates = [self.rate(one) for one in self.report.devices if one.state is ScrubState.RUNNING]
        known = [rate for rate in rates if rate is not None]
        return sum(known) if known and len(known) == len(rates) else None

    @property
    def left_s(self) -> float | None:
        """How long the scrub still takes: as long as the slowest device; None if that is unknown."""
        if self.report is None:
            return None
        found = [self._left_s(one) for one in self.report.devices if one.state is ScrubState.RUNNING]
        known = [left for left in found if left is not None]
        return max(known) if known and len(known) == len(found) else None

    def _left_s(self, device: ScrubDevice) -> float | None:
        marks = self._marks.get(device.devid or 0, ())
        if not device.total_bytes or not marks:
            return None
        return remaining_s(
            marks,
            # More than expected may be read; then it is about to end.
            max(float(device.total_bytes), marks[-1].done + 1),
            rotational=device.rotational,
            span=_span(device),
            most_per_s=float(device.limit_bytes_s) if device.limit_bytes_s else None,
        )


def _another(old: ScrubDevice, now: ScrubDevice) -> bool:
    """Return whether another scrub runs than before, or the same one again after a pause."""
    return (old.state, old.resumed) != (now.state, now.resumed) and old.state is not ScrubState.RUNNING


def _span(device: ScrubDevice) -> Span:
    """Return the known part of its drive that the device covers: btrfs fills it from the front."""
    if not device.size_bytes or not device.allocated_bytes:
        return WHOLE
    return Span(0.0, min(1.0, device.allocated_bytes / device.size_bytes))


# -- a scrub in sentences ----------------------------------------------------------------------------------


@record
class ScrubMatter:
    """What the user must know, its tone, and what to do."""

    words: str
    tone: str = ""
    step: str = ""


def state_word(state: ScrubState) -> str:
    """Return the state of a scrub, in a word or two."""
    return {
        ScrubState.NEVER: translate("Scrub", "never scrubbed"),
        ScrubState.RUNNING: translate("Scrub", "running"),
        ScrubState.FINISHED: translate("Scrub", "finished"),
        ScrubState.STOPPED: translate("Scrub", "paused"),
        ScrubState.INTERRUPTED: translate("Scrub", "interrupted"),
        ScrubState.UNKNOWN: unknown(),
    }[state]


def headline(report: ScrubReport, units: UnitSystem) -> str:
    """Return the state of the scrub, as a sentence without its final full stop."""
    whole, state = scrub.whole(report), scrub.state(report)
    done = "" if whole.fraction is None else percent(whole.fraction)
    of = "" if whole.total_bytes is None else size(whole.total_bytes, units)
    if state is ScrubState.RUNNING:
        if not done:
            return translate("Scrub", "Scrub running")
        return translate("Scrub", "Scrub running: {done} of {total}").format(done=done, total=of)
    if state is ScrubState.STOPPED:
        if not done:
            return translate("Scrub", "Scrub paused")
        return translate("Scrub", "Scrub paused at {done}").format(done=done)
    if state is ScrubState.FINISHED:
        return translate("Scrub", "Scrub finished. {result}").format(result=said(whole.errors.result))
    return {
        ScrubState.NEVER: translate("Scrub", "Never scrubbed"),
        ScrubState.INTERRUPTED: translate("Scrub", "Scrub interrupted"),
    }.get(state, translate("Scrub", "State unknown"))


def progress_line(report: ScrubReport, model: ScrubModel, now: float, units: UnitSystem) -> str:
    """Return speed and end of a running scrub, or start and duration of the last one; empty if unknown."""
    state, whole = scrub.state(report), scrub.whole(report)
    if state is ScrubState.RUNNING:
        speed, left = model.whole_rate, model.left_s
        if speed is None:
            return translate("Scrub", "Measuring the speed…")
        if left is None:
            return translate("Scrub", "{speed}, estimating time…").format(speed=rate(speed, units))
        at = end(now, left)
        words = translate("Scrub", "{speed}, {left} left, until {at}.")
        return words.format(speed=rate(speed, units), left=said(time_left(left / 60)), at=at)
    if whole.started is None:
        return ""
    if whole.seconds is None:
        return translate("Scrub", "Started {at}.").format(at=moment(whole.started))
    words = translate("Scrub", "{at}: ran {time}, read {size}.")
    return words.format(at=moment(whole.started), time=duration(whole.seconds), size=size(whole.done_bytes, units))


def matter(report: ScrubReport, drives: Mapping[str, Drive]) -> ScrubMatter | None:
    """Return errors and obstacles of a scrub that the user must know; None if there is nothing."""
    errors, state = scrub.whole(report).errors, scrub.state(report)
    missing = sum(device.missing for device in report.devices)
    if errors.uncorrectable:
        return ScrubMatter(
            said(errors.result),
            "danger",
            translate(
                "Scrub",
                "Restore from a backup the files that “journalctl -k --grep BTRFS” lists; check {drives}.",
            ).format(drives=_names(report, drives)),
        )
    if missing:
        return ScrubMatter(
            said(Sentence.counted(missing, "{n} device is missing.", "{n} devices are missing.")),
            "danger",
            translate("Scrub", "Reconnect or replace it (btrfs replace)."),
        )
    if errors.found:
        words = errors.result
        if errors.corrected + errors.unverified < errors.found and state is ScrubState.RUNNING:
            words = Sentence.counted(errors.found, "{n} error", "{n} errors")
        step = translate("Scrub", "Check health and cables of {drives}.")
        return ScrubMatter(said(words), "caution", step.format(drives=_names(report, drives)))
    if errors.memory:
        return ScrubMatter(
            translate("Scrub", "Out of memory: parts skipped."),
            "caution",
            translate("Scrub", "Close programs, then retry."),
        )
    if state is ScrubState.INTERRUPTED:
        return ScrubMatter(
            translate("Scrub", "Interrupted."),
            "caution",
            translate("Scrub", "Resume or restart it."),
        )
    return None


def _names(report: ScrubReport, drives: Mapping[str, Drive]) -> str:
    """Return the drives on which errors were found, or all of the file system."""
    bad = [device for device in report.devices if device.figures is not None and device.figures.errors.found]
    names = dict.fromkeys(name for device in bad or report.devices for name in device.drives)
    titles = [f"{drives[name].title} ({name})" if name in drives else name for name in names]
    return ", ".join(titles) or translate("Scrub", "the drives")


def unread(report: ScrubReport) -> str:
    """Return why not all is known, and why no scrub can be started here; empty if there is no obstacle."""
    parts = [said(report.why)] if report.why else []
    if not report.tool:
        parts.append(translate("Scrub", "Install btrfs-progs to start scrubs."))
    if report.read_only:
        parts.append(translate("Scrub", "Read-only: nothing repaired."))
    if report.failed:
        parts.append(said(report.failed))
    return said(in_turn(*parts)) if parts else ""


def limit_word(limit: int | None, units: UnitSystem) -> str:
    """Return a limit as text for a cell or label."""
    if limit is None:
        return unknown()
    return rate(limit, units) if limit else translate("Scrub", "none")


def devices(report: ScrubReport, model: ScrubModel, units: UnitSystem) -> DataTable:
    """Return the devices, a row each."""
    header = (
        translate("Scrub", "Device"),
        translate("Scrub", "State"),
        translate("Scrub", "Done"),
        translate("Scrub", "Speed"),
        translate("Scrub", "Limit"),
        translate("Scrub", "Errors found"),
        translate("Scrub", "Corrected"),
        translate("Scrub", "Uncorrectable"),
    )
    return DataTable(header, [_row(device, model, units) for device in report.devices])


def _row(device: ScrubDevice, model: ScrubModel, units: UnitSystem) -> tuple[str | float | int | None, ...]:
    errors = None if device.figures is None else device.figures.errors
    speed, done = model.rate(device), scrub.fraction(device)
    return (
        device_name(device),
        translate("Scrub", "missing") if device.missing else state_word(device.state),
        None if done is None or device.figures is None else percent(done, 1),
        None if speed is None else rate(speed, units),
        limit_word(device.limit_bytes_s, units),
        None if errors is None else errors.found,
        None if errors is None else errors.corrected,
        None if errors is None else errors.uncorrectable,
    )


def device_name(device: ScrubDevice) -> str:
    """Return the kernel name, or the number of a device that is missing."""
    if device.name:
        return device.name
    return translate("Scrub", "Device {number}").format(number=number(device.devid or 0))


def details(report: ScrubReport, units: UnitSystem) -> DataTable:
    """Return the kernel's own figures, a row each, in its own words (struct btrfs_scrub_progress, error_stats)."""
    used = unknown() if report.used_bytes is None else size(report.used_bytes, units)
    rows: list[tuple[str | float | int | None, ...]] = [
        ("UUID", report.uuid, ""),
        (translate("Scrub", "Mounted at"), ", ".join(report.points) or unknown(), ""),
        (translate("Scrub", "Used"), used, ""),
    ]
    for device in report.devices:
        name = device_name(device)
        if device.figures is not None:
            figures, errors = device.figures, device.figures.errors
            for word, value in (
                ("data_bytes_scrubbed", figures.data_bytes),
                ("tree_bytes_scrubbed", figures.tree_bytes),
                ("read_errors", errors.read),
                ("csum_errors", errors.csum),
                ("verify_errors", errors.verify),
                ("super_errors", errors.super_block),
                ("malloc_errors", errors.memory),
                ("corrected_errors", errors.corrected),
                ("uncorrectable_errors", errors.uncorrectable),
                ("unverified_errors", errors.unverified),
                ("no_csum", figures.no_csum),
                ("last_physical", figures.last_physical),
            ):
                rows.append((word, str(value), name))
        if device.counters is not None:
            rows += [(f"{word}_errs", str(value), name) for word, value in device.counters.__dict__.items()]
    header = (translate("Scrub", "Name"), translate("Scrub", "Value"), translate("Scrub", "Device"))
    return DataTable(header, rows)
