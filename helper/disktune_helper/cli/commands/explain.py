"""``disktune-helper explain``: what a published line, script or snippet would do. It runs nothing."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from functools import partial

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.explain.file_words import with_present_values
from disktune_contract.explain.outcomes import (
    AnsweringDrive,
    PartOutcome,
    PartVerdict,
    left_behind,
    outcomes,
    plan,
    to_be_meant,
    unknown_names,
)
from disktune_contract.explain.part import SELF_TEST, Kind, Part
from disktune_contract.explain.reader import MOST, explain, too_long
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.faults import Refusal
from disktune_contract.record import replace
from disktune_contract.said.changes import action_name
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_contract.settings.setting import Source, Status
from disktune_helper.cli.commands.array import ACTIONS
from disktune_helper.cli.common import measurements, selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input
from disktune_helper.cli.common.outputs import DriveVerdict, ExplainedPart, ExplainOutput, ValueVerdict
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.system.text_files import text_of

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
_DONE = (Kind.ACTION, Kind.ARRAY, Kind.MEASUREMENT)
_OF_OUTCOME = {
    PartVerdict.CHANGES: ValueVerdict.WOULD_CHANGE,
    PartVerdict.CARE: ValueVerdict.NEEDS_CARE,
    PartVerdict.ALREADY: ValueVerdict.IS_SO_ALREADY,
    PartVerdict.UNREAD: ValueVerdict.UNKNOWN,
}
_UNREAD = (Status.UNREADABLE, Status.ASLEEP)


def run(work: CommandWork) -> int:
    """Print what each part does; return 1 if one is not understood."""
    text = _text(work)
    if not text.strip():
        raise bad_input("There is nothing to explain.")
    if len(text) > MOST:
        raise bad_input(too_long())
    parts = explain(text)
    if not work.line.has("--no-drives"):
        parts = with_present_values(parts, partial(text_of, work.session.ports))
    on_drives = _OnDrives(work, () if work.line.has("--no-drives") else parts)
    found = []
    for part in parts:
        verdicts = on_drives.verdicts(part)
        _say(work, part, verdicts, on_drives.missing(part))
        found.append(
            ExplainedPart(
                text=part.text,
                line=part.line,
                kind=part.kind,
                setting=part.setting,
                value=part.value,
                unit=part.unit,
                targets=part.targets,
                why=part.why,
                drives=verdicts,
            )
        )
    _say_how_to_try(work, on_drives.to_try())
    if not work.line.has("--no-drives"):
        _say_how_to_do(work, on_drives.others, left_behind(on_drives.found, work.drives))
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


class _OnDrives:
    """Asks the drives that are meant, each once, as ``get`` does."""

    def __init__(self, work: CommandWork, parts: tuple[Part, ...]) -> None:
        self._work = work
        self.found: tuple[PartOutcome, ...] = ()
        """What comes of each part that sets something."""
        self._unread: set[tuple[str, str]] = set()
        """Drives and settings whose value cannot be read now."""
        self._kept: set[tuple[str, str]] = set()
        """Those whose value is one that the kernel remembers."""
        judged = [part for part in parts if part.setting is not None and part.kind in _JUDGED]
        shown = [*map(AnsweringDrive, to_be_meant(work.drives))]
        chosen = {name: self._linked(name) for name in unknown_names(judged, shown)}
        meant = {name for one in outcomes(judged, shown, chosen) for name in one.drives}
        known = [self._answered(one.drive) if one.drive.name in meant else one for one in shown]
        self.found = outcomes(judged, known, chosen)
        self.others = outcomes([part for part in parts if part.kind in _DONE], shown)
        """What comes of each part that does or measures something."""
        self._of: dict[int, list[PartOutcome]] = {}
        for one in self.found:
            self._of.setdefault(id(one.part), []).append(one)

    def verdicts(self, part: Part) -> tuple[DriveVerdict, ...]:
        """Return what *part* does to each drive."""
        return tuple(
            DriveVerdict(drive, one.now, part.value, self._verdict(one, drive), one.why or self._of_record(one))
            for one in self._of.get(id(part), ())
            for drive in one.drives
        )

    def missing(self, part: Part) -> tuple[str, ...]:
        """Return the drives of *part* that are not here."""
        return tuple(one.missing for one in self._of.get(id(part), ()) if one.missing)

    def to_try(self) -> list[PartOutcome]:
        """Return what would change, and what is so already by the kernel's record, which may be out of date."""
        doubtful = {one.part.setting for one in self.found if one.doubtful}
        return [
            replace(one, verdict=PartVerdict.CHANGES)
            if one.verdict is PartVerdict.ALREADY and self._of_record(one) and one.part.setting not in doubtful
            else one
            for one in self.found
            if not one.doubtful
        ]

    def _of_record(self, one: PartOutcome) -> str:
        """Return a sentence where the value of now is one that the kernel remembers."""
        kept = one.now is not None and any((drive, one.part.setting) in self._kept for drive in one.drives)
        return "From the kernel's record." if kept else ""

    def _linked(self, name: str) -> str:
        """Return the drive that a link, a serial number or an identity means."""
        try:
            found = selection.several(self._work.drives, name) if name and "$" not in name else ()
        except CommandEnds:
            return ""
        return found[0].name if len(found) == 1 else ""

    def _answered(self, drive: Drive) -> AnsweringDrive:
        try:
            reply = self._work.settings(drive)
        except Refusal as refusal:
            self._unread |= {(drive.name, setting) for setting in BY_ID}
            return AnsweringDrive(drive, silent=refusal.why)
        self._unread |= {(drive.name, one.setting) for one in reply.states if one.status in _UNREAD}
        self._kept |= {(drive.name, one.setting) for one in reply.states if one.source is Source.CACHED}
        return AnsweringDrive(drive, reply.states, reply.surroundings)

    def _verdict(self, one: PartOutcome, drive: str) -> ValueVerdict:
        unread = one.verdict is PartVerdict.IMPOSSIBLE and (drive, one.part.setting) in self._unread
        return ValueVerdict.UNKNOWN if unread else _OF_OUTCOME.get(one.verdict, ValueVerdict.NO_EFFECT)


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
        return ", ".join(filter(None, (str(action_name(part)), _WORDS[part.kind])))
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


def _say_how_to_try(work: CommandWork, found: Iterable[PartOutcome]) -> None:
    """Print the commands that try what would change, one for the drives that get the same."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for drive, values in plan(found).items():
        texts = tuple(f"{name}={selection.words(BY_ID[name], value)}" for name, value in values.items())
        alike.setdefault(texts, []).append(drive)
    _say_commands(work, "To try it:", (("set", *drives, *texts) for texts, drives in alike.items()))


def _say_how_to_do(work: CommandWork, found: Iterable[PartOutcome], array: str) -> None:
    """Print the commands that do or measure the same, and the boost of an *array* that would keep values."""
    done = dict.fromkeys(words for one in found for words in _commands(one))
    _say_commands(work, "DiskTune does the same:", done)
    if array:
        said = "These values stay set after the rebuild. A boost restores them:"
        _say_commands(work, said, [("boost", array, "fast")])


def _say_commands(work: CommandWork, title: str, commands: Iterable[tuple[str, ...]]) -> None:
    for number, words in enumerate(commands):
        if not number:
            work.terminal.say(title)
        # Test files are written as an ordinary user, and who only looks needs no more.
        looks = words[0] == "watch" or (words[0] == "array" and words[2:] not in ACTIONS)
        sudo = () if looks or words[:2] == ("bench", ".") else ("sudo",)
        work.terminal.say(f"  {shlex.join([*sudo, 'disktune-helper', *words])}")


def _commands(one: PartOutcome) -> Iterator[tuple[str, ...]]:
    """Yield the words that do what a part does which sets nothing."""
    value = str(one.part.value or "")
    if one.part.kind is Kind.ARRAY:
        yield ("array", *one.drives)
    elif one.part.kind is Kind.MEASUREMENT:
        of_drive = value in {profile.id for profile in measurements.choices(Target.DRIVE)}
        yield from [("bench", drive, value) for drive in one.drives if of_drive]
        if value and not of_drive:
            yield ("bench", ".", value)
        elif not value:
            yield ("watch", *one.drives)
    elif one.part.kind is Kind.ACTION and one.drives:
        test, array = value.removeprefix(SELF_TEST), _OF_ARRAYS.get(value, ())
        if value.startswith(SELF_TEST) and test in ("short", "extended", "conveyance", "stop"):
            yield from (("selftest", drive, test) for drive in one.drives)
        elif array:
            yield from (("array", drive, *array) for drive in one.drives)
        elif value in ACTION_BY_ID:
            yield ("act", *one.drives, value)


_OF_ARRAYS = {action: words for words, action in ACTIONS.items()}
