# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed command disktune-helper, asked for JSON; what it refuses comes back in its own words.

Nothing here opens a drive or a file: rules, plan, read-back and trial are those of the command.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Run = Callable[[list[str]], tuple[int, str, str]]
"""Runs the command with these arguments; gives exit status, standard output and standard error."""

PROGRAM = "disktune-helper"
DONE, NOT_DONE, BAD_INPUT, NO_PERMISSION = range(4)
"""Exit statuses of the command; the table is in disktune-helper(8)."""


class CommandFailed(Exception):
    """The command did not do it; the text is its sentence."""

    def __init__(self, why: str, status: int) -> None:
        super().__init__(why)
        self.why = why
        self.status = status


class Answer:
    """What one command said."""

    def __init__(self, status: int, found: Any, complaints: list[str], remarks: list[str]) -> None:
        self.status = status
        self.found = found
        """The JSON that was printed, None if there was none."""
        self.complaints = complaints
        self.remarks = remarks

    def failure(self) -> CommandFailed:
        """Return the failure, in the words of the command."""
        words = self.complaints or list(_troubles(self.found))
        why = " ".join(words) or f"{PROGRAM} ended with status {self.status} and gave no reason."
        return CommandFailed(why, self.status)


def ask(run: Run, command: str, names: list[str], options: tuple[str, ...] = ()) -> Answer:
    """Run a command and return its answer, whatever its status. *names* are never read as options."""
    status, out, err = run([command, *options, "--json", "--", *names])
    complaints, remarks = [], []
    for line in err.splitlines():
        head, told, rest = line.partition(f"{PROGRAM}: ")
        if told and not head:
            complaints.append(rest)
        elif line.strip():
            remarks.append(line)
    try:
        found = json.loads(out) if out.strip() else None
    except ValueError:
        raise CommandFailed(f"{PROGRAM} {command} printed something else than JSON.", status) from None
    if found is None and status not in (NOT_DONE, BAD_INPUT, NO_PERMISSION) and not complaints:
        # It was killed, or could not be started: what it wrote last says most.
        raise CommandFailed(" ".join(remarks[-1:]) or f"{PROGRAM} ended with status {status}.", status)
    return Answer(status, found, complaints, remarks)


def done(run: Run, command: str, names: list[str], options: tuple[str, ...] = ()) -> Answer:
    """Run a command that has to end well; raises `CommandFailed`."""
    answer = ask(run, command, names, options)
    if answer.status != DONE:
        raise answer.failure()
    return answer


def _troubles(found: Any) -> Any:
    """Yield what JSON says of what went wrong; with --json the lines for a person are not printed."""
    for drive in found.get("drives", [found]) if isinstance(found, dict) else []:
        if drive.get("why"):
            yield drive["why"]
        yield from drive.get("stuck", [])
        labels = {one["setting"]: one["label"] for one in drive.get("plan", [])}
        for what in ("results", "reverted"):
            for result in drive.get(what, []):
                if isinstance(result, dict) and result.get("fault"):
                    label = labels.get(result["setting"], result["setting"])
                    yield f"{drive['drive']}: {label}: {result.get('why') or _read_back(result)}"


def _read_back(result: dict[str, Any]) -> str:
    if result.get("after") is None:
        return "The change was rejected."
    return f"Accepted, but the value read back is {result['after']}."


# -- what is asked for -------------------------------------------------------------------------------------


def word(value: Any) -> str:
    """Return a value as the command takes it; raises `ValueError`. YAML reads on and off as truth values."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, (int, str)) and str(value).strip():
        return str(value)
    raise ValueError(f"{value!r} is not a value: write on, off, a whole number or words.")


def pairs(settings: dict[str, Any]) -> list[str]:
    """Return settings as the arguments of ``set``; raises `ValueError`."""
    for name in settings:
        if not str(name) or "=" in str(name):
            raise ValueError(f"{name!r} is not the name of a setting.")
    return [f"{name}={word(value)}" for name, value in settings.items()]


def medium(drive: dict[str, Any]) -> str:
    """Return what kind of drive it is, as presets call it."""
    if drive["kind"] in ("array", "volume", "nvme"):
        return str(drive["kind"])
    return "hdd" if drive["rotational"] else "ssd"


def address(drive: dict[str, Any]) -> str:
    """Return the name by which later commands mean this very drive: its identity, if no other has it."""
    return str(drive["name"] if drive["same_identity_as"] or not drive["identity"] else drive["identity"])
