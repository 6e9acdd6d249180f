"""``disktune-helper explain``: what a published line, script or snippet would do. It runs nothing."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.explain.drive_verdict import DriveVerdict, ValueVerdict, judged
from disktune_contract.explain.part import Kind, Part
from disktune_contract.explain.reader import MOST, explain, too_long
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.look import StateList
from disktune_contract.rules.rule_context import RuleContext
from disktune_contract.settings.setting import State, Value
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input
from disktune_helper.cli.common.outputs import ExplainedPart, ExplainOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork

_WORDS = {
    Kind.SETTING: "a setting",
    Kind.ACTION: "an action",
    Kind.LOOK: "only shows something",
    Kind.MEASUREMENT: "a measurement",
    Kind.ARRAY: "shows an array",
    Kind.FILE: "belongs to a file",
    Kind.NO_EFFECT: "has no effect",
    Kind.REFUSED: "is never offered",
    Kind.UNRELATED: "is not about drives",
    Kind.NOT_UNDERSTOOD: "is not understood",
}
_VERDICTS = {
    ValueVerdict.WOULD_CHANGE: "would change",
    ValueVerdict.IS_SO_ALREADY: "is so already",
    ValueVerdict.NO_EFFECT: "has no effect here",
    ValueVerdict.NEEDS_CARE: "needs care",
    ValueVerdict.UNKNOWN: "unknown",
}
_TONES = {Kind.REFUSED: Tone.BAD, Kind.NOT_UNDERSTOOD: Tone.CAUTION}
_JUDGED = (Kind.SETTING, Kind.NO_EFFECT)


def run(work: CommandWork) -> int:
    """Print what each part does; return 1 if one is not understood."""
    text = _text(work)
    if not text.strip():
        raise bad_input("There is nothing to explain.")
    if len(text) > MOST:
        raise bad_input(too_long())
    parts = explain(text)
    on_drives = {} if work.line.has("--no-drives") else _OnDrives(work).all(parts)
    found = []
    for number, part in enumerate(parts):
        verdicts, missing = on_drives.get(number, ((), ()))
        _say(work, part, verdicts, missing)
        found.append(
            ExplainedPart(
                part.text,
                part.line,
                part.kind,
                part.setting,
                part.value,
                part.unit,
                part.targets,
                part.why,
                verdicts,
            )
        )
    _say_how_to_try(work, parts, on_drives)
    work.terminal.result(ExplainOutput(tuple(found)))
    return Exit.NOT_DONE if any(part.kind is Kind.NOT_UNDERSTOOD for part in parts) else Exit.DONE


def _text(work: CommandWork) -> str:
    """Return what is to be explained; raises `CommandEnds` if it is no text."""
    try:
        text = " ".join(work.line.names) if work.line.names else work.line.files[0].decode("utf-8")
        text.encode("utf-8")
    except UnicodeError:
        text = "\0"
    if "\0" in text:
        raise bad_input("This is no text in UTF-8.")
    return text


Judged = tuple[tuple[DriveVerdict, ...], tuple[str, ...]]
"""Of one part: what it does to drives, and the targets that are no drive here."""


class _OnDrives:
    """Asks the drives that are meant, each once, as ``get`` does."""

    def __init__(self, work: CommandWork) -> None:
        self._work = work
        self._lists: dict[str, StateList | None] = {}

    def all(self, parts: tuple[Part, ...]) -> dict[int, Judged]:
        """Return what is known of each part that sets something, by its position."""
        meant: dict[int, tuple[tuple[Drive, ...], tuple[str, ...]]] = {}
        wanted: dict[str, dict[str, Value]] = {}
        for number, part in enumerate(parts):
            if part.setting is None or part.kind not in _JUDGED:
                continue
            drives, missing = self._meant(part)
            meant[number] = drives, missing
            for drive in drives if part.kind is Kind.SETTING and part.value is not None else ():
                wanted.setdefault(drive.name, {})[part.setting] = part.value  # type: ignore[assignment]  # not None
        return {
            number: (tuple(self._judged(parts[number], drive, wanted) for drive in drives), missing)
            for number, (drives, missing) in meant.items()
        }

    def _meant(self, part: Part) -> tuple[tuple[Drive, ...], tuple[str, ...]]:
        if not part.targets and (part.setting or "").startswith("md.speed_limit"):
            return tuple(drive for drive in self._work.drives if drive.kind is DriveKind.ARRAY), ()
        found: dict[str, Drive] = {}
        missing = []
        for target in part.targets:
            drives = self._named(target)
            found |= {drive.name: drive for drive in drives}
            missing += [] if drives else [target]
        return tuple(found.values()), tuple(missing)

    def _named(self, target: str) -> tuple[Drive, ...]:
        whole = next(
            (one for one in self._work.drives if any(part.name == target for part in one.partitions)), None
        )
        if whole is not None:
            return (whole,)
        spaces = tuple(
            one for one in self._work.drives if one.kind is DriveKind.NVME and one.name.startswith(f"{target}n")
        )
        if spaces or "$" in target:
            return spaces
        try:
            return selection.several(self._work.drives, target)
        except CommandEnds:
            return ()

    def _judged(self, part: Part, drive: Drive, wanted: Mapping[str, Mapping[str, Value]]) -> DriveVerdict:
        found = self._states(drive)
        if found is None:
            return DriveVerdict(drive.name, None, part.value, ValueVerdict.UNKNOWN)
        states: dict[str, State] = {state.setting: state for state in found.states}
        whole = RuleContext.of(found.states, wanted.get(drive.name, {}), found.surroundings)
        return judged(part, drive.name, states.get(part.setting or ""), whole)

    def _states(self, drive: Drive) -> StateList | None:
        if drive.name not in self._lists:
            try:
                self._lists[drive.name] = self._work.settings(drive)
            except Refusal:
                self._lists[drive.name] = None
        return self._lists[drive.name]


# -- printing ----------------------------------------------------------------------------------------------


def _say(work: CommandWork, part: Part, verdicts: tuple[DriveVerdict, ...], missing: tuple[str, ...]) -> None:
    terminal = work.terminal
    terminal.say(f"{part.line}: {' '.join(part.text.split())[:200]}", Tone.HEADING)
    where = f" ({', '.join(part.targets)})" if part.targets and not verdicts else ""
    terminal.say(f"  {_what(part)}{where}", _TONES.get(part.kind, Tone.PLAIN))
    if part.why:
        terminal.say(f"  {part.why}")
    for one in verdicts:
        terminal.say(
            f"    {one.drive}: {_change(part, one)}{_VERDICTS[one.verdict]}{f'. {one.why}' if one.why else ''}"
        )
    for name in missing:
        terminal.say(f"    {name}: which drive?", Tone.CAUTION)


def _what(part: Part) -> str:
    if part.setting is None:
        return _WORDS[part.kind]
    setting = BY_ID[part.setting]
    value = "" if part.value is None else f" {selection.words(setting, part.value)}"
    if value == f" {part.value}" and part.unit:
        value = f"{value} {part.unit}"
    said = "" if part.kind is Kind.SETTING else f", {_WORDS[part.kind]}"
    return f"{setting.label}{':' if value else ''}{value}{said}"


def _change(part: Part, one: DriveVerdict) -> str:
    """Return the value now and then; nothing of a setting that is not there."""
    if one.before is None or one.after is None:
        return ""
    setting = BY_ID[part.setting or ""]
    return f"{selection.words(setting, one.before)} → {selection.words(setting, one.after)}, "


def _say_how_to_try(work: CommandWork, parts: tuple[Part, ...], on_drives: Mapping[int, Judged]) -> None:
    """Print the commands that try what would change, one for each drive."""
    wanted: dict[str, dict[str, str]] = {}
    for number, (verdicts, _) in on_drives.items():
        setting = parts[number].setting or ""
        for one in verdicts:
            if one.verdict in (ValueVerdict.WOULD_CHANGE, ValueVerdict.NEEDS_CARE) and one.after is not None:
                wanted.setdefault(one.drive, {})[setting] = selection.words(BY_ID[setting], one.after)
    if wanted:
        work.terminal.say("To try it:")
    for drive, values in wanted.items():
        words = ["sudo", "disktune-helper", "set", drive, *(f"{name}={text}" for name, text in values.items())]
        work.terminal.say(f"  {shlex.join(words)}")
