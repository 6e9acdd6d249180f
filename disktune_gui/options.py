"""What the command ``disktune`` understands. Without Qt: its manual page is made where Qt is not installed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from disktune_contract.version import VERSION
from disktune_gui.report.forms import ReportFormat

OFFERS = ("speed-up", "pause")
"""What a button of a notification can ask for."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    options = argparse.ArgumentParser(
        prog="disktune", description="Per-drive tuning for Linux: see, measure, change, prove, revert."
    )
    options.add_argument("--demo", action="store_true", help="use simulated drives instead of this machine's")
    options.add_argument(
        "--drive", default="", metavar="NAME", help="select this drive, by kernel name (sda, nvme0n1)"
    )
    options.add_argument(
        "--screenshots",
        type=Path,
        metavar="DIR",
        help="without a window: print the drives, measure one, write pictures of every page to DIR",
    )
    options.add_argument(
        "--tray",
        action="store_true",
        help="without a window: show the state of RAID arrays in the tray, and tell when something happens to one",
    )
    options.add_argument(
        "--offer",
        default="",
        choices=OFFERS,
        help="with --drive and an array: lay this before the user, who decides",
    )
    _add_report(options)
    options.add_argument("--version", action="version", version=f"DiskTune {VERSION}")
    return options


def _add_report(options: argparse.ArgumentParser) -> None:
    report = options.add_argument_group(
        "report", "everything known of a drive, or of all of them, without a window"
    )
    report.add_argument(
        "--report",
        nargs="?",
        const=ReportFormat.TEXT,
        type=ReportFormat,
        choices=tuple(ReportFormat),
        metavar="text|html|json",
        help="print a report on --drive, or on all drives: identity, settings, results (default: text)",
    )
    report.add_argument(
        "--output", type=Path, metavar="FILE", help="write the report to FILE, not to the terminal"
    )
    report.add_argument(
        "--unmasked", action="store_true", help="show serial numbers and World Wide Names as they are"
    )


def parsed(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the command line's meaning; one that has none ends the program with status 2 and a sentence."""
    options = parser()
    found = options.parse_args(argv)
    if not found.report and (found.output is not None or found.unmasked):
        options.error("--output and --unmasked belong to --report")
    if found.tray and found.demo:
        options.error("--tray watches the arrays of this machine; there is no demo of it")
    return found
