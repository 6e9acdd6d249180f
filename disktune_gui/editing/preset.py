"""Presets, and the button that opens their list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, pyqtSignal
from PyQt6.QtWidgets import QMenu, QPushButton

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import UNKNOWN, RuleContext
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings import value_text
from disktune_contract.settings.setting import Choice, Medium, Range, Setting, State, Status, Table, Value
from disktune_gui.desktop import user_files
from disktune_gui.editing import arrangement
from disktune_gui.text.plain import as_entry, as_tip
from disktune_gui.text.said import said

FOLDER = Path(__file__).with_name("presets")

_MEDIA = frozenset(medium.value for medium in Medium)
_ENDS = ("least", "most")
_ABOUT, _WISHES = frozenset({"name", "about", "media"}), frozenset({"value", "why"}) | _MEDIA


translate = QCoreApplication.translate


class PresetError(ValueError):
    """A file that is not a preset; the message names file, line and mistake in a sentence."""


@record
class Wish:
    """What a setting is to become: the first of ``values`` that the drive offers, or one end of what it offers."""

    values: tuple[Value, ...] = ()
    end: str = ""
    """``least`` or ``most``, instead of a value."""


@record
class PresetSetting:
    """One setting of a preset, with the wish for each kind of drive, and the reason where the preset gives one."""

    setting: str
    wishes: Mapping[Medium, Wish]
    why: str


@record
class Preset:
    """A named set of changes."""

    name: str
    about: str
    media: frozenset[Medium]
    aims: tuple[PresetSetting, ...]


@record
class PresetPoint:
    """One setting of a preset on one drive: what it becomes, or why it stays."""

    setting: str
    why: str
    value: Value | None
    obstacle: str = ""


# -- adapting --------------------------------------------------------------------------------------------------


def outline(preset: Preset, drive: Drive, states: Mapping[str, State]) -> tuple[PresetPoint, ...]:
    """Return what *preset* means for *drive*, which shows *states*."""
    medium = arrangement.medium(drive)
    aims = [aim for aim in preset.aims if medium in aim.wishes]
    nothing = RuleContext.of(states.values(), {}, UNKNOWN)
    alone = [_point(aim, medium, states.get(aim.setting), nothing) for aim in aims]
    # One of its own changes may bring what another needs.
    whole = RuleContext.of(states.values(), values(alone), UNKNOWN)
    return tuple(_point(aim, medium, states.get(aim.setting), whole) for aim in aims)


def values(points: Iterable[PresetPoint]) -> dict[str, Value]:
    """Return what is to become what."""
    return {point.setting: point.value for point in points if point.value is not None}


def _point(aim: PresetSetting, medium: Medium, state: State | None, whole: RuleContext) -> PresetPoint:
    setting = BY_ID[aim.setting]
    brought = state is not None and rules.brought(setting, state, whole)
    if state is None or (state.status in (Status.UNSUPPORTED, Status.LEGACY) and not brought):
        return PresetPoint(aim.setting, aim.why, None, translate("Preset", "Not supported."))
    if not brought and (obstacle := rules.obstacle(state)):
        return PresetPoint(aim.setting, aim.why, None, obstacle)
    value = _fulfil(aim.wishes[medium], setting, state)
    missing = "" if value is not None else translate("Preset", "No matching value.")
    return PresetPoint(aim.setting, aim.why, value, missing)


def _fulfil(wish: Wish, setting: Setting, state: State) -> Value | None:
    """Return the value that comes closest to *wish* among what the drive offers."""
    domain = setting.domain
    if isinstance(domain, Choice):
        offered = domain.values if state.offer.choices is None else state.offer.choices
        return next((value for value in wish.values if value in offered), None)
    if isinstance(domain, Table):
        [code] = wish.values
        return code if state.offer.codes is None or code in state.offer.codes else None
    if not isinstance(domain, Range) or domain.off in wish.values:
        return wish.values[0]
    low, high = rules.bounds(domain, state.offer)
    if low > high:
        return None
    if wish.end:
        return low if wish.end == "least" else high
    [number] = wish.values
    return max(low, min(high, int(number)))


# -- reading ---------------------------------------------------------------------------------------------------


@record
class _Section:
    name: str
    line: int
    entries: dict[str, tuple[str, int]]


def suiting(drive: Drive) -> list[Preset]:
    """Return the presets for the kind of *drive*; files with mistakes are shown where presets are chosen."""
    return [one for one in load()[0] if arrangement.medium(drive) in one.media]


def load(folders: Iterable[Path] | None = None) -> tuple[tuple[Preset, ...], tuple[str, ...]]:
    """Return all presets in the order of their names, and what is wrong with files that are none, as sentences.

    The user's own come beside those of the program: ``disktune/presets`` below XDG_DATA_HOME.
    """
    found: list[Preset] = []
    problems: list[str] = []
    for folder in (FOLDER, user_folder()) if folders is None else folders:
        for path in sorted(folder.glob("*.ini")):
            try:
                found.append(read(path))
            except PresetError as error:
                problems.append(str(error))
            except OSError as error:
                problems.append(
                    translate("Window", "{file} is unreadable: {why}.").format(file=path.name, why=error.strerror)
                )
    return tuple(sorted(found, key=lambda preset: preset.name)), tuple(problems)


def user_folder() -> Path:
    """Return where users put presets of their own."""
    return user_files.data_folder() / "presets"


def read(path: Path) -> Preset:
    """Return the preset in *path*, which is parsed again only if it differs. Raises `PresetError` or `OSError`."""
    data = path.read_bytes()
    try:
        return _parsed(data.decode("utf-8"), path.name)
    except UnicodeDecodeError as error:
        raise PresetError(translate("Preset", "{file} is not UTF-8.").format(file=path.name)) from error


@lru_cache(maxsize=64)
def _parsed(text: str, file: str) -> Preset:
    return parse(text, file)


def parse(text: str, file: str) -> Preset:
    """Return the preset that *text* describes; *file* is named in errors. Raises `PresetError`."""
    sections = _sections(text, file)
    if not sections or sections[0].name != "preset":
        raise _mistake(file, 1, translate("Preset", "[preset] must come first."))
    head, *rest = sections
    entries = _required(head, _ABOUT, _ABOUT, file)
    media = _media(entries["media"], file, head.entries["media"][1])
    if not rest:
        raise _mistake(file, head.line, translate("Preset", "no settings."))
    return Preset(entries["name"], entries["about"], media, tuple(_aim(part, media, file) for part in rest))


def _sections(text: str, file: str) -> list[_Section]:
    found: list[_Section] = []
    key = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith((";", "#")):
            continue
        if line[0].isspace():
            if not found or not key:
                raise _mistake(file, number, translate("Preset", "continuation of nothing."))
            before, first = found[-1].entries[key]
            found[-1].entries[key] = (f"{before} {line.strip()}", first)
        elif heading := re.fullmatch(r"\[([a-z0-9_.]+)\]", line.rstrip()):
            key = ""
            if any(section.name == heading[1] for section in found):
                raise _mistake(
                    file, number, translate("Preset", "[{section}] occurs twice.").format(section=heading[1])
                )
            found.append(_Section(heading[1], number, {}))
        else:
            key = _entry(found, line, file, number)
    return found


def _entry(found: list[_Section], line: str, file: str, number: int) -> str:
    """Add the entry on *line* to the last section; return its key."""
    match = re.fullmatch(r"([a-z]+)\s*=\s*(\S.*)", line.rstrip())
    if match is None:
        raise _mistake(file, number, translate("Preset", "expected: [section] or “key = value”."))
    if not found:
        raise _mistake(file, number, translate("Preset", "[preset] must come first."))
    if match[1] in found[-1].entries:
        words = translate("Preset", "[{section}]: “{key}” twice.")
        raise _mistake(file, number, words.format(key=match[1], section=found[-1].name))
    found[-1].entries[match[1]] = (match[2], number)
    return match[1]


def _required(section: _Section, needed: frozenset[str], known: frozenset[str], file: str) -> dict[str, str]:
    for key, (_, line) in section.entries.items():
        if key not in known:
            words = translate("Preset", "[{section}]: no “{key}”.")
            raise _mistake(file, line, words.format(section=section.name, key=key))
    if missing := sorted(needed - section.entries.keys()):
        raise _lacks(section, missing[0], file)
    return {key: text for key, (text, _) in section.entries.items()}


def _media(text: str, file: str, line: int) -> frozenset[Medium]:
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if word not in _MEDIA:
            told = translate("Preset", "“{word}” is not a kind. Valid: {kinds}.")
            raise _mistake(file, line, told.format(word=word, kinds=said(listed(sorted(_MEDIA)))))
    return frozenset(map(Medium, words))


def _aim(section: _Section, media: frozenset[Medium], file: str) -> PresetSetting:
    setting = BY_ID.get(section.name)
    if setting is None:
        raise _mistake(
            file, section.line, translate("Preset", "unknown setting “{setting}”.").format(setting=section.name)
        )
    entries = _required(section, frozenset(), _WISHES, file)
    wishes: dict[Medium, Wish] = {}
    for key in ("value", *sorted(_MEDIA)):
        if key in entries:
            line = section.entries[key][1]
            if key != "value" and Medium(key) not in media:
                raise _mistake(
                    file,
                    line,
                    translate("Preset", "not for the kind “{kind}”.").format(kind=key),
                )
            wish = _wish(entries[key], setting, file, line)
            wishes |= dict.fromkeys(media if key == "value" else (Medium(key),), wish)
    if not wishes:
        raise _lacks(section, "value", file)
    return PresetSetting(section.name, wishes, entries.get("why", ""))


def _wish(text: str, setting: Setting, file: str, line: int) -> Wish:
    """Return what *text* wishes for *setting*. Raises `PresetError` if the declaration does not admit it."""
    domain = setting.domain
    if isinstance(domain, Range) and text in _ENDS:
        return Wish(end=text)
    words = [word.strip() for word in text.split(",")] if isinstance(domain, Choice) else [text]
    try:
        return Wish(tuple(value_text.from_text(domain, word) for word in words))
    except ValueError:
        hint = said(value_text.hint(domain))
        if isinstance(domain, Range):
            span = translate("Preset", "{range}, {least} or {most}")
            hint = span.format(range=hint, least=_ENDS[0], most=_ENDS[1])
    told = translate("Preset", "“{text}” is not valid for “{setting}”. Valid: {hint}.")
    raise _mistake(file, line, told.format(text=text, setting=said(setting.label), hint=hint))


def _lacks(section: _Section, key: str, file: str) -> PresetError:
    """Return the error for a missing entry."""
    words = translate("Preset", "[{section}]: “{key}” missing.")
    return _mistake(file, section.line, words.format(key=key, section=section.name))


def _mistake(file: str, line: int, words: str) -> PresetError:
    """Return the error with *words* about a line."""
    return PresetError(
        translate("Preset", "{file}, line {line}: {mistake}").format(file=file, line=line, mistake=words)
    )


# -- The button that opens the list of presets -------------------------------------------------------------


class PresetButton(QPushButton):
    """Opens a menu of the presets that are for the kind of drive in view. Files are read when it is opened."""

    chosen = pyqtSignal(Preset)
    told = pyqtSignal(str)
    """What is wrong with a file that is none."""

    def __init__(self) -> None:
        super().__init__()
        self.media: frozenset[Medium] = frozenset(Medium)
        self.setText(self.tr("Pre&sets"))
        self.choices = QMenu(self)
        self.choices.setToolTipsVisible(True)
        self.choices.aboutToShow.connect(self.fill)
        self.setMenu(self.choices)

    def fill(self) -> None:
        """Read the presets and list those for the drives in view."""
        found, problems = load()
        self.choices.clear()
        for one in found:
            if not one.media & self.media:
                continue
            action = self.choices.addAction(as_entry(said(one.name)))
            if action is not None:
                action.setToolTip(as_tip(said(one.about)))
                action.triggered.connect(lambda _checked, one=one: self.chosen.emit(one))
        if self.choices.isEmpty():
            nothing = self.choices.addAction(self.tr("No presets"))
            if nothing is not None:
                nothing.setEnabled(False)
        if problems:
            self.told.emit(said(in_turn(*problems)))
