"""The options of the command ``disktune``. Without Qt: its manual page is made where Qt is not installed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from disktune_gui.report.forms import ReportFormat

OFFERS = ("speed-up", "pause", "health", "scrub")
"""Requests that a button of a notification can make."""
PLACES = ("measure", "arrays", "paste")
"""Where the desktop's menu of the program leads; without a drive."""
MOST_SPEED = 1000
"""Of the rebuild in the demo."""


class Options:
    """The parsed command line; the defaults are those without arguments."""

    def __init__(self) -> None:
        self.demo = self.tray = self.unmasked = False
        self.demo_speed = 1.0
        self.drive = self.offer = ""
        self.host: list[str] = []
        self.file: list[Path] = []
        self.screenshots: Path | None = None
        self.report: ReportFormat | None = None
        self.output: Path | None = None


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    # A start without arguments need not wait for this.
    import argparse  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    from disktune_contract.version import VERSION  # noqa: PLC0415

    options = argparse.ArgumentParser(
        prog="disktune", description="Per-drive tuning for Linux: see, measure, change, prove, revert."
    )
    options.add_argument(
        "--demo", action="store_true", help="use simulated drives instead of the drives of this computer"
    )
    options.add_argument(
        "--demo-speed",
        type=float,
        default=1.0,
        metavar="N",
        help="with --demo: let the rebuild of the array run N times faster, and end; 100 takes about two minutes",
    )
    options.add_argument(
        "--drive", default="", metavar="NAME", help="select this drive, by kernel name (sda, nvme0n1)"
    )
    options.add_argument(
        "--host",
        action="append",
        default=[],
        type=_host,
        metavar="[USER@]HOST",
        help="show the drives of another computer, too, through ssh; can be given several times",
    )
    options.add_argument(
        "file",
        nargs="*",
        type=_file,
        metavar="FILE",
        help="show the drive in a capture of disktune-helper, or in the output of smartctl -x --json or "
        "hdparm --Istdout",
    )
    options.add_argument(
        "--screenshots",
        type=Path,
        metavar="DIR",
        help="without a window: print the drives, measure one, and save screenshots of every page in DIR",
    )
    options.add_argument(
        "--tray",
        action="store_true",
        help="without a window: show the state of the RAID arrays in the tray and send notifications of arrays "
        "and drives that need attention",
    )
    options.add_argument(
        "--offer",
        default="",
        choices=(*OFFERS, *PLACES),
        help="with --drive: show this of an array, or of a drive its health or its scrub; nothing starts until "
        "you confirm it. Without: go to Measure, to the array in the worst state, or paste a command",
    )
    _add_report(options)
    options.add_argument("--version", action="version", version=f"DiskTune {VERSION}")
    return options


def _host(text: str) -> str:
    """Return *text* if it can be a host for ssh; one that begins with a dash would be an option there."""
    from argparse import ArgumentTypeError  # noqa: PLC0415

    from disktune_gui.client.remote.host import valid  # noqa: PLC0415  # seldom given

    if not valid(text):
        raise ArgumentTypeError(f"{text!r} is not a host name, an address or an alias of ~/.ssh/config")
    return text


def _file(text: str) -> Path:
    from argparse import ArgumentTypeError  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    found = Path(text).absolute()
    if not found.is_file():
        raise ArgumentTypeError(f"{text}: no such file")
    return found


def _add_report(options: argparse.ArgumentParser) -> None:
    from pathlib import Path  # noqa: PLC0415

    from disktune_gui.report.forms import ReportFormat  # noqa: PLC0415

    report = options.add_argument_group("report", "information about one drive or all drives, without a window")
    report.add_argument(
        "--report",
        nargs="?",
        const=ReportFormat.TEXT,
        type=ReportFormat,
        choices=tuple(ReportFormat),
        metavar="text|html|json",
        help="print a report on --drive or on all drives: identity, settings and results (default: text)",
    )
    report.add_argument(
        "--output", type=Path, metavar="FILE", help="write the report to FILE instead of the terminal"
    )
    report.add_argument("--unmasked", action="store_true", help="do not mask serial numbers and World Wide Names")


def parsed(argv: Sequence[str] | None = None) -> Options:
    """Return the parsed command line; an invalid one ends the program with status 2 and a sentence."""
    found = Options()
    if not (sys.argv[1:] if argv is None else argv):
        return found
    options = parser()
    options.parse_args(argv, namespace=found)
    if not found.report and (found.output is not None or found.unmasked):
        options.error("--output and --unmasked require --report")
    if found.host and (found.tray or found.offer):
        options.error("--host cannot be used with --tray or --offer")
    if found.file and (found.tray or found.offer or found.report or found.screenshots):
        options.error("FILE cannot be used with --tray, --offer, --report or --screenshots")
    if len(found.host) > 1 and (found.report or found.screenshots):
        options.error("--report and --screenshots take one --host")
    if found.demo_speed != 1 and not (found.demo and 1 <= found.demo_speed <= MOST_SPEED):
        options.error(f"--demo-speed requires --demo, and a number from 1 to {MOST_SPEED}")
    return found
