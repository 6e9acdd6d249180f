# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the module drive_experiment does."""

from __future__ import annotations

from typing import Any

from ansible_collections.disktune.drives.plugins.module_utils.command import Answer, Run, ask, word


def measured(run: Run, told: dict[str, Any], check: bool) -> Answer:
    """Carry out an experiment, or print its plan with *check*; raises `ValueError` for values that are none."""
    values = ",".join(word(value) for value in told["values"])
    options = [f"--{name}={told[name]}" for name in ("profile", "seconds") if told[name] is not None]
    if told["time"] is not None:
        options.append(f"--time={told['time']}s")
    options += [f"--{name}" for name in ("keep", "save", "wake") if told[name]]
    options += [f"--accept-risk={risk}" for risk in told["accept_risk"]]
    if check:
        options.append("--dry-run")
    return ask(run, "experiment", [told["drive"], f"{told['setting']}={values}"], tuple(options))


def difference(found: dict[str, Any]) -> dict[str, str]:
    """Return the value that was kept as Ansible shows differences; the same on both sides if none was."""
    if not found:
        return {"before": "", "after": ""}
    before = after = str(found["before_words"])
    if found["kept"]:
        after = str(found["tried"][found["result"]["best"] - 1]["words"])
    lines = [f"{found['setting']}: {words}\n" for words in (before, after)]
    return {"before_header": found["drive"], "after_header": found["drive"], "before": lines[0], "after": lines[1]}
