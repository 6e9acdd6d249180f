"""``disktune --report``: the report without a window, on standard output or in a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from disktune_gui.client.requests import LIST_MS, wait_for, wait_for_list
from disktune_gui.desktop import user_files
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.report.facts import ReportCollector, ReportFacts
from disktune_gui.report.forms import ReportFormat
from disktune_gui.report.making import make
from disktune_gui.services.services import Services

SETTLE_MS = 5_000
"""How long the start of a helper without a password may take."""
GATHER_MS = 60_000
"""How long the answers of all drives together may take."""


def run(services: Services, form: ReportFormat, drive: str, output: Path | None, *, unmasked: bool) -> int:
    """Print or write the report; return the exit status."""
    session = services.session
    notices: list[str] = []
    session.notice.connect(notices.append)
    session.start()
    try:
        if not wait_for_list(session, notices, LIST_MS):
            return _complain(" ".join(notices) or "the list of drives did not arrive within a minute", 1)
        wait_for(lambda: not session.settling, SETTLE_MS)
        shown = [
            one
            for part in grouped(session.drives, Selection(hidden=bool(drive), volumes=bool(drive))).values()
            for one in part
        ]
        wanted = [one for one in shown if drive in ("", one.name)]
        if drive and not wanted:
            return _complain(f"there is no drive {drive}", 2)
        gathered: list[ReportFacts] = []
        ReportCollector(session, services, wanted, gathered.append).start()
        if not wait_for(lambda: bool(gathered), GATHER_MS):
            return _complain("the drives did not answer within a minute", 1)
        for notice in notices:
            sys.stderr.write(f"disktune: {notice}\n")
        return _hand_over(make(gathered[0], form, services.preferences.units, unmasked=unmasked), output)
    finally:
        session.close()


def _hand_over(report: str, output: Path | None) -> int:
    if output is not None:
        try:
            user_files.save(output, report)
        except OSError as error:
            return _complain(f"the report could not be written to {output}: {(error.strerror or '').lower()}", 2)
        return 0
    try:
        sys.stdout.write(report)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader, such as head, has closed the pipe; Python would complain once more at its end.
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return 0


def _complain(why: str, status: int) -> int:
    sys.stderr.write(f"disktune: {why}\n")
    return status
