"""Collects what the readers of a text find, and makes parts of it: each once, in the order of the text."""

from __future__ import annotations

import re
from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.command_effect import CommandEffect, did_you_mean, of_wish
from disktune_contract.explain.copied_text import CopiedText
from disktune_contract.explain.file_words import FileOwner, KernelFile
from disktune_contract.explain.part import Kind, Part
from disktune_contract.explain.values import ClaimedValue
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import Choice, Range, Value

_MOST_TARGETS = 64
_MOST_LISTS = 3
_MOST_LETTERS = 16
"""A longer list, such as from a to z, is a pattern for whatever there is."""
_MOST_GUESSES = 64
_MOST_STEPS = 10_000
"""Commands and values: what has itself in itself many times ends here."""
_ARGUMENTS = pattern_of(r"\s(?:--?[A-Za-z]|/\w)")
_PRINTED = pattern_of(
    r"[^$;|&<>]{0,80}:(?:\s.*|\d.*|)|\s*(?:[\w-]+\s+){0,9}\[[\w-]+\](?:\s+[\w-]+){0,9}\s*"
    r"|.{1,40}=\s+\d+ \(\w+\).*|\s*\*\s.*|\s*\d+\s*|\s*issuing \w+ command|\s*ATA device, .*"
)
"""What commands print: names with a colon, a list with the choice in brackets, a number with its meaning."""
_LIST = pattern_of(r"\[([a-z0-9-]{1,40})\]")
_OFF = Sentence("It is commented out.")


@record
class _Row:
    start: int
    end: int
    part: Part


class FoundParts:
    """What is found in one text."""

    def __init__(self, copied: CopiedText) -> None:
        self.copied = copied
        self._rows: dict[tuple[object, ...], _Row] = {}
        self._guesses = 0
        self.left = [_MOST_STEPS]
        """How many steps of scripts are left, for all that the text has in it."""
        self._is_cut = False
        self._is_script = copied.text.startswith("#!")
        self._found: list[int] = []
        """Where rows begin, in order."""
        self._corrections = [one.start for one in copied.corrections]
        self.rotational: bool | None = None
        """Which drives the line that is read now is for; None is all."""

    def add(
        self,
        start: int,
        end: int,
        kind: Kind | None = None,
        *,
        wish: ClaimedValue | None = None,
        setting: str | None = None,
        value: Value | None = None,
        targets: Iterable[str] = (),
        why: str = "",
        off: bool = False,
    ) -> None:
        """Note what the text from *start* to *end* does; without *kind* it follows from *wish*."""
        if wish is not None:
            kind, why = kind or _kind(wish), why or _reason(wish)
            setting = wish.setting if wish.setting in BY_ID else None
            value = wish.value if setting else None
        if off and kind in (Kind.SETTING, Kind.ACTION, Kind.REFUSED):
            kind, why = Kind.NO_EFFECT, _OFF
        if (
            kind is Kind.NOT_UNDERSTOOD
            and setting == "block.scheduler"
            and not why
            and isinstance(_CHOICES, Choice)
        ):
            why = self.closest(str(value), _CHOICES.values)
        if kind is None or kind is Kind.NOT_UNDERSTOOD:
            kind, value = Kind.NOT_UNDERSTOOD, None
        key = (start, end, kind, setting, value, why)
        before = self._rows.get(key)
        if before is None:
            insort(self._found, start)
        named = dict.fromkeys((*(before.part.targets if before else ()), *targets))
        text = self.copied.written(start, end)
        part = Part(
            text,
            self.copied.line(start),
            kind,
            setting,
            value,
            _unit(setting, value),
            (*named,)[:_MOST_TARGETS],
            why,
            self.rotational,
        )
        self._rows[key] = _Row(start, end, part)

    def effect(
        self, span: tuple[int, int], one: CommandEffect, targets: Iterable[str], *, off: bool = False
    ) -> None:
        """Note what an option of a program does."""
        follows = one.wish is not None and one.kind in (Kind.SETTING, Kind.NOT_UNDERSTOOD)
        self.add(
            *span,
            None if follows else one.kind,
            wish=one.wish,
            setting=one.setting,
            value=one.action,
            targets=targets,
            why=one.why,
            off=off,
        )

    def cut(self, start: int, end: int) -> None:
        """Note, once, that what follows is not read."""
        if not self._is_cut:
            self._is_cut = True
            self.add(start, end, Kind.NOT_UNDERSTOOD, why=Sentence("The rest is not read."))

    def closest(self, text: str, known: Iterable[str]) -> str:
        """Return the question for the word that is closest to *text*; empty if none is close, or after many."""
        self._guesses += 1
        choices = [*known] if self._guesses < _MOST_GUESSES else []
        found = get_close_matches(text[:40], choices, 1, 0.8) if text not in choices else []
        return did_you_mean(found[0]) if found else ""

    def has(self, start: int, end: int) -> bool:
        """Return whether something was found between two places."""
        at = bisect_left(self._found, start)
        return at < len(self._found) and self._found[at] < end

    def parts(self) -> tuple[Part, ...]:
        """Return the parts in the order of the text; what was not understood in one line is one part."""
        ordered = sorted(self._rows.values(), key=lambda row: row.start)
        unclear: dict[int, bool] = {}
        counts: dict[int, int] = {}
        for row in ordered:
            is_unclear = row.part.kind is Kind.NOT_UNDERSTOOD and row.part.setting is None
            counts[row.part.line] = counts.get(row.part.line, 0) + 1
            unclear[row.part.line] = unclear.get(row.part.line, True) and is_unclear
        found: list[Part] = []
        printing = False
        lines = [*self.copied.lines()]
        whole: set[int] = set()
        for row in ordered:
            number = row.part.line
            line = lines[number - 1][1]
            printed = "/dev/" not in line and (self.copied.prompted or _PRINTED.fullmatch(line) is not None)
            if printing and printed and unclear[number] and not row.part.why and not _ARGUMENTS.search(line):
                # What the command before has printed.
                continue
            printing = printing or (not unclear[number] and not self._is_script)
            if not unclear[number] or counts[number] == 1:
                found.append(self._corrected(row))
            elif number not in whole:
                whole.add(number)
                at, line = lines[number - 1]
                start, end = at + len(line) - len(line.lstrip()), at + len(line.rstrip())
                text = self.copied.written(start, end)
                found.append(self._corrected(_Row(start, end, replace(row.part, text=text, targets=()))))
        return tuple(found)

    def _corrected(self, row: _Row) -> Part:
        """Return the part with what was read in the place of signs that no program takes."""
        at = bisect_left(self._corrections, row.start)
        for one in self.copied.corrections[at : at + 1]:
            if one.start < row.end:
                note = Sentence("“{written}” is read as “{meant}”.", written=one.written, meant=one.meant)
                return replace(row.part, why=in_turn(row.part.why, note))
        return row.part


_REPLACED = {"noop": "none", "cfq": "bfq", "anticipatory": "bfq", "as": "bfq"}
_CHOICES = BY_ID["block.scheduler"].domain


def _kind(wish: ClaimedValue) -> Kind:
    if wish.setting == "block.scheduler" and wish.valid and isinstance(_CHOICES, Choice):
        return Kind.SETTING if wish.value is None or wish.value in _CHOICES.values else Kind.NOT_UNDERSTOOD
    return of_wish(wish)


def _reason(wish: ClaimedValue) -> str:
    name = str(wish.value)
    if wish.setting == "block.scheduler" and not wish.problem.endswith("=.") and name in _REPLACED:
        return replaced(name)
    return wish.problem


def replaced(scheduler: str) -> Sentence:
    """Return what replaces a scheduler that is gone."""
    return Sentence("Linux 5.0 removed {name}; use {other}.", name=scheduler, other=_REPLACED[scheduler])


def _unit(setting: str | None, value: Value | None) -> str:
    domain = BY_ID[setting].domain if setting else None
    return str(domain.unit) if isinstance(domain, Range) and type(value) is int and value != domain.off else ""


def targets_of(devices: Sequence[str]) -> tuple[str, ...]:
    """Return the kernel names of *devices*, those in a list of letters one by one; patterns and paths stay."""
    named = [
        name for device in devices if device not in ("", "$?", "-") for name in _names(device) if name != "$?"
    ]
    return tuple(dict.fromkeys(named))[:_MOST_TARGETS]


def targets_of_file(place: KernelFile) -> tuple[str, ...]:
    """Return whose a file of the kernel is."""
    return () if place.scheme is FileOwner.ARRAYS else targets_of([place.name])


def _names(device: str) -> list[str]:
    name = device.removeprefix("/dev/")
    if "/" in name:
        return [device]
    if device.startswith("/dev/") or re.match(r"(?:[shv]d|xvd|nvme|md|mmcblk)", name):
        found = _LIST.search(name)
        if found and name.count("[") < _MOST_LISTS and not set("*?$") & set(name):
            letters = re.sub(
                r"(\w)-(\w)", lambda ends: "".join(map(chr, range(ord(ends[1]), ord(ends[2]) + 1))), found.group(1)
            )
            every = [
                one
                for letter in letters[: _MOST_LETTERS + 1]
                for one in _names(name[: found.start()] + letter + name[found.end() :])
            ]
            return [name] if len(every) > _MOST_LETTERS or "[" in every[0] else every
        return [name]
    return [device]
