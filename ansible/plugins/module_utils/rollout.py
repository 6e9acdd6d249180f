# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the module drive_settings does: plan, compare with what is in force and saved, carry out."""

from __future__ import annotations

from typing import Any

from ansible_collections.disktune.drives.plugins.module_utils.command import (
    BAD_INPUT,
    NOT_DONE,
    CommandFailed,
    Run,
    address,
    ask,
    done,
    medium,
    pairs,
)
from ansible_collections.disktune.drives.plugins.module_utils.preset import (
    NO_VALUE,
    Preset,
    PresetError,
    fulfil,
)

_CANNOT = ("unsupported", "legacy", "locked", "unreadable")
"""What ``get`` says of a setting that this drive does not take. Of one in standby that is not known: refused."""
_OF_ALL_ARRAYS = "md.speed_limit_"
"""Saved for the machine: forgetting all of one array leaves them."""


class Wanted:
    """What the task says."""

    def __init__(
        self,
        drive: str,
        settings: dict[str, Any] | None = None,
        names: list[str] | None = None,
        preset: Preset | None = None,
        save: bool = True,
        accept_risk: list[str] | None = None,
        trial_s: int | None = None,
    ) -> None:
        self.drive = drive
        self.settings = settings or {}
        self.names = names or []
        self.preset = preset
        self.save = save
        self.accepted = tuple(f"--accept-risk={risk}" for risk in accept_risk or [])
        self.trial_s = trial_s

    @property
    def options(self) -> tuple[str, ...]:
        """Return what keeps the changes."""
        tried = () if self.trial_s is None else (f"--try={self.trial_s}s",)
        return (*tried, "--keep", *self.accepted)


class Outcome:
    """What became of it, or would."""

    def __init__(self) -> None:
        self.changed = False
        self.drives: list[dict[str, Any]] = []
        self.left_out: list[dict[str, str]] = []
        self.diff: list[dict[str, str]] = []
        self.warnings: list[str] = []

    def result(self) -> dict[str, Any]:
        """Return it as the module does."""
        return {"changed": self.changed, "drives": self.drives, "left_out": self.left_out, "diff": self.diff}


class Target:
    """Drives that one command changes, all or none, with the arguments of ``set``."""

    def __init__(self, name: str, words: list[str], shown: dict[str, dict[str, Any]] | None = None) -> None:
        self.name = name
        self.words = words
        self.shown = shown
        """What ``get`` says of the settings, by id; None if nobody has asked."""


class DriveChange:
    """What one drive lacks of what is wanted."""

    def __init__(self, planned: dict[str, Any]) -> None:
        self.name = str(planned["drive"])
        self.identity = str(planned["identity"])
        self.plan = [one for one in planned["plan"] if not _alike(one["before"], one["after"])]
        self.settings = [one["setting"] for one in planned["plan"]] + list(planned["unchanged"])
        self.saving: list[tuple[str, str, str]] = []
        """Setting, and what is saved before and after, in words."""

    @property
    def changes(self) -> bool:
        """Whether anything is to be done."""
        return bool(self.plan or self.saving)

    def shown(self) -> dict[str, Any]:
        """Return it for the result of the module."""
        saving = [{"setting": name, "before": old, "after": new} for name, old, new in self.saving]
        return {"drive": self.name, "identity": self.identity, "plan": self.plan, "saving": saving}

    def diff(self) -> dict[str, str]:
        """Return it as Ansible shows differences."""
        lines = [(one["setting"], one["before_words"], one["after_words"]) for one in self.plan]
        lines += [(f"{name}, saved", old, new) for name, old, new in self.saving]
        return {
            "before_header": self.name,
            "after_header": self.name,
            "before": "".join(f"{name}: {old}\n" for name, old, _new in lines),
            "after": "".join(f"{name}: {new}\n" for name, _old, new in lines),
        }


# -- present -----------------------------------------------------------------------------------------------


def present(run: Run, wanted: Wanted, check: bool, outcome: Outcome) -> None:
    """Bring drives to their values, and save these; notes in *outcome* what was done. Raises `CommandFailed`."""
    targets = [Target(wanted.drive, pairs(wanted.settings))]
    if wanted.preset is not None:
        targets = _of_preset(run, wanted, wanted.preset, outcome)
    # All plans before the first change: one refusal means that no drive is changed.
    planned = [(target, _planned(run, wanted, target)) for target in targets]
    for target, changes in planned:
        lacking = [one for one in changes if one.changes]
        if lacking and not check:
            options = (*wanted.options, "--save") if wanted.save else wanted.options
            answer = ask(run, "set", [target.name, *target.words], options)
            _note(outcome, lacking, answer.found, answer.status)
            outcome.warnings += answer.remarks
            if answer.status:
                raise answer.failure()
        elif lacking:
            _note(outcome, lacking)


def _planned(run: Run, wanted: Wanted, target: Target) -> list[DriveChange]:
    answer = done(run, "set", [target.name, *target.words], ("--dry-run", *wanted.accepted))
    changes = [DriveChange(one) for one in answer.found["drives"]]
    if wanted.save:
        plans = {one["drive"]: {each["setting"]: each for each in one["plan"]} for one in answer.found["drives"]}
        for change in changes:
            shown = target.shown
            if shown is None:
                shown = {one["setting"]: one for one in _settings(run, change.name, change.settings)}
            change.saving = _unsaved(change, shown, plans[change.name])
    return changes


def _unsaved(
    change: DriveChange, shown: dict[str, dict[str, Any]], plan: dict[str, Any]
) -> list[tuple[str, str, str]]:
    """Return which settings are not saved at the values that they are to have."""
    lacking = []
    for one in (shown[name] for name in change.settings):
        planned, saved = plan.get(one["setting"]), one["saved"]
        after = planned["after"] if planned else one["value"]
        words = planned["after_words"] if planned else one["words"]
        if saved is None or saved["held"] or not _alike(saved["value"], after):
            lacking.append((one["setting"], _saved_words(one, planned), words))
    return lacking


def _saved_words(shown: dict[str, Any], planned: dict[str, Any] | None) -> str:
    """Return what is saved as it is printed, as far as the words are known; else the plain value."""
    if shown["saved"] is None:
        return "nothing"
    value = shown["saved"]["value"]
    held = ", held back by the boot guard" if shown["saved"]["held"] else ""
    known = [(shown["value"], shown["words"])]
    known += [(planned["after"], planned["after_words"])] if planned else []
    return next((words for each, words in known if _alike(each, value)), str(value)) + held


def _settings(run: Run, drive: str, names: list[str], everything: bool = False) -> list[dict[str, Any]]:
    """Return what ``get`` says; one that cannot be read is in its answer, too."""
    if not names and not everything:
        return []
    answer = ask(run, "get", [drive, *names], ("--all",) if everything else ())
    if answer.found is None:
        raise answer.failure()
    return [one for drive in answer.found["drives"] for one in drive["settings"]]


def _alike(one: Any, other: Any) -> bool:
    """Whether two values are one: True is not 1."""
    return type(one) is type(other) and one == other


def _note(outcome: Outcome, changes: list[DriveChange], found: Any = None, status: int = 0) -> None:
    """Note what was changed, or would be; after a failure only what the answer says was done and is in force."""
    kept = {one["drive"] for one in (found or {}).get("drives", []) if one["end"] == "kept" or one["saved"]}
    for change in changes:
        if status and change.name not in kept:
            continue
        outcome.changed = True
        outcome.drives.append(change.shown())
        outcome.diff.append(change.diff())


# -- presets -----------------------------------------------------------------------------------------------


def _of_preset(run: Run, wanted: Wanted, preset: Preset, outcome: Outcome) -> list[Target]:
    """Return what the preset means for each drive; notes in *outcome* what a drive does not have."""
    targets = []
    for drive in done(run, "list", [wanted.drive]).found["drives"]:
        try:
            wishes = preset.of(medium(drive))
        except PresetError as error:
            raise CommandFailed(f"{drive['name']}: {error}", BAD_INPUT) from None
        names = [str(name) for name in wanted.settings]
        shown = {one["setting"]: one for one in _settings(run, drive["name"], [*names, *wishes])}
        # A setting of the task comes before that of the preset, by whatever name; get has them in this order.
        own = set(list(shown)[: len(names)])
        found = _fulfilled(
            run, drive, {name: words for name, words in wishes.items() if name not in own}, shown, outcome
        )
        words = pairs({**found, **wanted.settings})
        if words:
            targets.append(Target(address(drive), words, shown))
    return targets


def _fulfilled(
    run: Run, drive: dict[str, Any], wishes: dict[str, str], shown: dict[str, dict[str, Any]], outcome: Outcome
) -> dict[str, str]:
    """Return the wishes that the drive can fulfil, in its words; the rest is noted as left out."""
    found, why = {}, {}
    for setting, words in wishes.items():
        value = fulfil(words, shown[setting]["offer"])
        if value is None:
            _demand_value(run, drive, setting, words)
            why[setting] = NO_VALUE
        else:
            found[setting] = value
    doubtful = [setting for setting in found if shown[setting]["status"] in _CANNOT]
    if doubtful:
        # What the drive does not have now, another change may bring, such as a timer of what comes on.
        refused = _refused(run, drive, found)
        why.update({setting: refused[setting] for setting in doubtful if setting in refused})
    for setting in wishes:
        if setting in why:
            found.pop(setting, None)
            outcome.left_out.append({"drive": drive["name"], "setting": setting, "why": why[setting]})
            if shown[setting]["status"] == "unreadable":
                outcome.warnings.append(f"{drive['name']}: {setting} was left out. {why[setting]}")
    return found


def _demand_value(run: Run, drive: dict[str, Any], setting: str, words: str) -> None:
    """Raise `CommandFailed` if a word of a wish is no value of the setting on any drive: a slip of the pen."""
    for one in words.split(","):
        answer = ask(run, "set", [address(drive), f"{setting}={one.strip()}"], ("--dry-run",))
        if answer.status not in (0, NOT_DONE):
            raise answer.failure()


def _refused(run: Run, drive: dict[str, Any], found: dict[str, str]) -> dict[str, str]:
    """Return why settings are refused, by setting."""
    answer = ask(run, "set", [address(drive), *pairs(found)], ("--dry-run",))
    if answer.found is None:
        raise answer.failure()
    plan = [one for each in answer.found["drives"] for one in each["plan"]]
    return {one["setting"]: one["refusal"] for one in plan if one["refusal"]}


# -- absent ------------------------------------------------------------------------------------------------


def absent(run: Run, wanted: Wanted, check: bool, outcome: Outcome) -> None:
    """Restore what drives had before DiskTune changed it, and delete what is saved. Raises `CommandFailed`."""
    there = done(run, "list", [wanted.drive]).found["drives"]
    planned = done(run, "restore", [wanted.drive, *wanted.names], ("--dry-run", *wanted.accepted)).found["drives"]
    changes = {one["drive"]: DriveChange(one) for one in planned}
    for drive in there:
        nothing = {"drive": drive["name"], "identity": drive["identity"], "plan": [], "unchanged": []}
        change = changes.setdefault(drive["name"], DriveChange(nothing))
        for one in _settings(run, drive["name"], wanted.names, everything=not wanted.names):
            if one["saved"] and (wanted.names or not one["setting"].startswith(_OF_ALL_ARRAYS)):
                change.saving.append((one["setting"], _saved_words(one, None), "nothing"))
    lacking = [one for one in changes.values() if one.changes]
    if check or not lacking:
        _note(outcome, lacking)
        return
    if any(one.plan for one in lacking):
        answer = ask(run, "restore", [wanted.drive, *wanted.names], wanted.options)
        if answer.status:
            _note(outcome, lacking, answer.found, answer.status)
            raise answer.failure()
    for drive in there:
        change = changes[drive["name"]]
        if change.saving:
            names = [setting for setting, _old, _new in change.saving] if wanted.names else []
            done(run, "forget", [address(drive), *names])
    _note(outcome, lacking)
