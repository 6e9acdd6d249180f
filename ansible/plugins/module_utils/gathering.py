# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the module drive_facts gathers."""

from __future__ import annotations

from typing import Any

from ansible_collections.disktune.drives.plugins.module_utils.command import NOT_DONE, Run, ask, done, medium

_OF_A_SETTING = ("label", "status", "value", "words", "source", "reason", "default", "saved")
"""All that ``get`` says but the values on offer, which are hundreds for some timers."""


def gathered(run: Run, names: list[str], settings: bool, health: bool) -> list[dict[str, Any]]:
    """Return the drives that *names* mean, each once; raises `CommandFailed`."""
    drives = done(run, "list", names).found["drives"]
    for drive in drives:
        drive["medium"] = medium(drive)
    by_name = {drive["name"]: drive for drive in drives}
    for name, drive in by_name.items() if settings else ():
        for found in done(run, "get", [name]).found["drives"]:
            drive["settings"] = {
                one["setting"]: {key: one[key] for key in _OF_A_SETTING} for one in found["settings"]
            }
    if health and by_name:
        answer = ask(run, "health", list(by_name))
        # Status 1 says that one of them is not well, or not known.
        if answer.found is None or answer.status > NOT_DONE:
            raise answer.failure()
        for found in answer.found["drives"]:
            by_name[found["drive"]]["health"] = found
    return list(drives)
