"""A scrub in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import time_left
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.scrubs import judging
from disktune_contract.scrubs.file_system import ScrubDevice, ScrubErrors, ScrubReport, ScrubState
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import UnitSystem
from disktune_gui.scrub.model import ScrubModel
from disktune_gui.text.amounts import duration, number, percent, rate, size
from disktune_gui.text.array_words import end
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable
from disktune_gui.text.wording import moment, unknown

translate = QCoreApplication.translate


@record
class ScrubMatter:
    """What is to be known, how it is meant, and what to do."""

    words: str
    tone: str = ""
    step: str = ""


def state_word(state: ScrubState) -> str:
    """Return how a scrub stands, in a word or two."""
    return {
        ScrubState.NEVER: translate("Scrub", "never scrubbed"),
        ScrubState.RUNNING: translate("Scrub", "running"),
        ScrubState.FINISHED: translate("Scrub", "finished"),
        ScrubState.STOPPED: translate("Scrub", "paused"),
        ScrubState.INTERRUPTED: translate("Scrub", "interrupted"),
        ScrubState.UNKNOWN: unknown(),
    }[state]


def headline(report: ScrubReport, units: UnitSystem) -> str:
    """Return how the scrub stands, as a sentence without an end."""
    whole, state = judging.whole(report), judging.state(report)
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
        return translate("Scrub", "Scrub finished: {result}").format(result=_result(whole.errors))
    return {
        ScrubState.NEVER: translate("Scrub", "Never scrubbed"),
        ScrubState.INTERRUPTED: translate("Scrub", "Scrub interrupted"),
    }.get(state, translate("Scrub", "State of the scrub unknown"))


def _result(errors: ScrubErrors) -> str:
    if errors.uncorrectable:
        return said(Sentence.counted(errors.uncorrectable, "{n} uncorrectable error", "{n} uncorrectable errors"))
    if errors.found:
        return said(Sentence.counted(errors.found, "{n} error, corrected", "{n} errors, all corrected"))
    return translate("Scrub", "no errors")


def progress_line(report: ScrubReport, model: ScrubModel, now: float, units: UnitSystem) -> str:
    """Return speed and end of what runs, or when what ran began and how long it took; empty if unknown."""
    state, whole = judging.state(report), judging.whole(report)
    if state is ScrubState.RUNNING:
        speed, left = model.whole_rate, model.left_s
        if speed is None:
            return translate("Scrub", "Measuring the speed…")
        if left is None:
            return translate("Scrub", "{speed}. Estimating the time remaining…").format(speed=rate(speed, units))
        at = end(now, left)
        words = translate("Scrub", "{speed}. Remaining: {left}, until {at}.")
        return words.format(speed=rate(speed, units), left=said(time_left(left / 60)), at=at)
    if whole.started is None:
        return ""
    if whole.seconds is None:
        return translate("Scrub", "Started {at}.").format(at=moment(whole.started))
    words = translate("Scrub", "Started {at}, ran for {time}, read {size}.")
    return words.format(at=moment(whole.started), time=duration(whole.seconds), size=size(whole.done_bytes, units))


def matter(report: ScrubReport, drives: Mapping[str, Drive]) -> ScrubMatter | None:
    """Return what has to be known of errors and of what stands in the way; None if there is nothing."""
    errors, state = judging.whole(report).errors, judging.state(report)
    missing = sum(device.missing for device in report.devices)
    if errors.uncorrectable:
        return ScrubMatter(
            said(
                Sentence.counted(
                    errors.uncorrectable,
                    "{n} error could not be corrected: no intact copy was found.",
                    "{n} errors could not be corrected: no intact copy was found.",
                )
            ),
            "danger",
            translate(
                "Scrub",
                "The kernel log names the files: journalctl -k --grep BTRFS. Restore them from a backup, then "
                "check the health of {drives}.",
            ).format(drives=_names(report, drives)),
        )
    if missing:
        return ScrubMatter(
            said(Sentence.counted(missing, "{n} device is missing.", "{n} devices are missing.")),
            "danger",
            translate("Scrub", "Reconnect it, or replace it with btrfs replace. A scrub skips a missing device."),
        )
    if errors.found:
        words = said(
            Sentence.counted(
                errors.found,
                "{n} error was found and corrected from an intact copy.",
                "{n} errors were found and corrected from an intact copy.",
            )
        )
        if errors.corrected + errors.unverified < errors.found and state is ScrubState.RUNNING:
            words = said(
                Sentence.counted(errors.found, "{n} error was found so far.", "{n} errors were found so far.")
            )
        step = translate("Scrub", "Check the health and the cables of {drives}.")
        return ScrubMatter(words, "caution", step.format(drives=_names(report, drives)))
    if errors.memory:
        return ScrubMatter(
            translate("Scrub", "The kernel had too little memory, so parts were skipped."),
            "caution",
            translate("Scrub", "Close other programs, then start the scrub from the beginning."),
        )
    if state is ScrubState.INTERRUPTED:
        return ScrubMatter(
            translate("Scrub", "The scrub did not finish: the computer restarted, or its program exited."),
            "caution",
            translate("Scrub", "Resume it, or start it from the beginning."),
        )
    return None


def _names(report: ScrubReport, drives: Mapping[str, Drive]) -> str:
    """Return the drives on which errors were found, or all of the file system."""
    bad = [device for device in report.devices if device.figures is not None and device.figures.errors.found]
    names = dict.fromkeys(name for device in bad or report.devices for name in device.drives)
    titles = [f"{drives[name].title} ({name})" if name in drives else name for name in names]
    return ", ".join(titles) or translate("Scrub", "the drives")


def unread(report: ScrubReport) -> str:
    """Return why not all is known, and why no scrub can be started here; empty if nothing is in the way."""
    parts = [said(report.why)] if report.why else []
    if not report.tool:
        parts.append(translate("Scrub", "Install the package btrfs-progs to start scrubs."))
    if report.read_only:
        parts.append(translate("Scrub", "The file system is mounted read-only, so nothing could be repaired."))
    if report.failed:
        parts.append(said(report.failed))
    return said(in_turn(*parts)) if parts else ""


def limit_word(limit: int | None, units: UnitSystem) -> str:
    """Return a limit as a cell or a label has it."""
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
    speed, done = model.rate(device), judging.fraction(device)
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
