"""What the command ``disktune`` understands. Without Qt: its manual page is made where Qt is not installed."""

from __future__ import annotations

import argparse
from pathlib import Path

from disktune_contract.version import VERSION


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line; a bad one ends the program with status 2 and a sentence."""
    options = argparse.ArgumentParser(
        prog="disktune", description="Per-drive tuning for Linux: see, measure, change, prove, put back."
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
    options.add_argument("--version", action="version", version=f"DiskTune {VERSION}")
    return options
