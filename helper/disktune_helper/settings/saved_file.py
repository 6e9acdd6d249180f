"""One file of /etc/disktune: its name, its contents, and how it is changed. Pure.

::

    [disktune]
    version = 1

    [drive]
    identity = wwn:5000c500ab000001
    model = LAB ROTATING 8G

    [settings]
    # Power management level (APM)
    ata.apm = 254

An array has ``[array]`` in place of ``[drive]``, a volume ``[volume]``; ``system.conf`` has none of them. What is
to be another value on battery has that below ``[settings-on-battery]``, in a file of version 2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from disktune_contract.catalog import BY_ID
from disktune_contract.fingerprint import fingerprint
from disktune_contract.folders import CONFIG
from disktune_contract.patterns import FORM_OF_UUID, pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings import value_text
from disktune_contract.settings.saved import (
    FORMAT,
    Family,
    FileRef,
    Supply,
    is_shared,
    unkeepable,
)
from disktune_contract.settings.setting import Legacy, Range, Setting, Value
from disktune_helper.settings.ini import IniFile, short

SUFFIX = ".conf"
SUBFOLDERS = {Family.DRIVE: "drives", Family.ARRAY: "arrays", Family.VOLUME: "volumes", Family.SYSTEM: ""}
SYSTEM_NAME = "system"
LONGEST = 80
"""Characters of a name without its suffix; what else has that name fits into 96 (security-requirements.md R15)."""

_HEAD = (
    "# DiskTune applies these settings at every boot, after sleep and when the drive is connected.\n# "
    "Comments like this one are kept. `disktune-helper apply --dry-run` lists what this file does.\n"
)
_OWN = "disktune"
SETTINGS, ON_BATTERY = "settings", "settings-on-battery"
"""The sections with values."""
_FACTS = ("identity", "model", "serial", "firmware", "own_serial")
_ABOUT = {Family.DRIVE: "drive", Family.ARRAY: "array", Family.VOLUME: "volume"}


@record
class SavedNames:
    """What a drive calls itself, for those who read the file."""

    model: str = ""
    serial: str = ""
    firmware: str = ""
    own_serial: str = ""
    """What a drive calls itself whose bridge may call every drive in it the same; empty if that cannot be."""


@record
class Contents:
    """The contents of a file."""

    ref: FileRef
    names: SavedNames
    values: tuple[tuple[str, Value], ...]
    problems: tuple[str, ...]
    usable: bool
    """Whether anything of it counts: version and identity are as they should be."""
    on_battery: tuple[tuple[str, Value], ...] = ()
    """What some of ``values`` are on battery instead."""

    @property
    def by_setting(self) -> dict[str, Value]:
        """The values by the id of their setting; on mains, where there are others for battery."""
        return dict(self.values)

    def on(self, supply: Supply) -> dict[str, Value]:
        """Return the values that count on *supply*, by the id of their setting, in the order of ``values``."""
        return {**self.by_setting, **(dict(self.on_battery) if supply is Supply.BATTERY else {})}


# -- how it is called --------------------------------------------------------------------------------------


def name_of(ref: FileRef) -> str:
    """Return the name of a file without folder and suffix: another for every identity, whatever that contains.

    ``wwn:5000c5…`` is ``wwn-5000c5…``. Of the rest, what is not a letter, a digit, a point or a hyphen becomes
    ``_`` and two hexadecimal digits for each of its bytes. What would be too long ends in ``_-`` and a digest.
    """
    if ref.family is Family.SYSTEM:
        return SYSTEM_NAME
    identity = _canonical(ref)
    kind, colon, rest = identity.partition(":")
    if not (colon and re.fullmatch(r"[a-z]+", kind)):
        raise ValueError(f"not an identity: {identity[:40]!r}")
    if ref.family is Family.ARRAY and _UUID.fullmatch(rest):
        return rest
    name = f"{kind}-{_escaped(rest)}"
    if len(name) <= LONGEST:
        return name
    # "_-" occurs in no name that was only escaped, and 128 bits do not meet by chance.
    return f"{name[: LONGEST - 34]}_-{fingerprint(identity)}"


def path_of(ref: FileRef) -> str:
    """Return the path of the file."""
    return "/".join(part for part in (CONFIG, SUBFOLDERS[ref.family], name_of(ref) + SUFFIX) if part)


def same(one: FileRef, other: FileRef) -> bool:
    """Return whether both mean the same file; an array's UUID is printed in two ways."""
    return one.family is other.family and _canonical(one) == _canonical(other)


def _canonical(ref: FileRef) -> str:
    """Return the identity; of an array with the hyphens that /sys puts where udev puts three colons."""
    kind, _, rest = ref.identity.partition(":")
    digits = re.sub(r"[:-]", "", rest)
    if ref.family is Family.ARRAY and kind == "uuid" and re.fullmatch(r"[0-9a-f]{32}", digits):
        return "uuid:" + "-".join(digits[start:end] for start, end in _UUID_PARTS)
    return ref.identity


_UUID = pattern_of(FORM_OF_UUID)
_UUID_PARTS = ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32))


def _escaped(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9.-]", lambda found: "".join(f"_{byte:02x}" for byte in found[0].encode()), text)


# -- contents ----------------------------------------------------------------------------------------------


def read(text: str, name: str, family: Family) -> Contents:
    """Return the contents of the file *name* (with folder, as users see it); never raises for its contents."""
    document = IniFile(text)
    own = document.entries(_OWN)
    problems = [(problem.line, problem.words) for problem in document.problems]
    version = own.get("version")
    number = re.fullmatch(r"[0-9]{1,9}", version.text) if version is not None else None
    if version is not None and number and int(number[0]) > FORMAT:
        words = Sentence(
            "a newer DiskTune's file (format {format}): not used",
            format=version.text,
        )
        return Contents(FileRef(family), SavedNames(), (), _sentences(name, [(version.line, words)]), usable=False)
    known = version is not None and version.text == str(FORMAT)
    if not known:
        line = version.line if version else document.sections().get(_OWN, 1)
        problems.append(
            (
                line,
                Sentence(
                    "[{section}] needs “version = {format}”",
                    section=_OWN,
                    format=FORMAT,
                ),
            )
        )
    facts = document.entries(_ABOUT[family]) if family in _ABOUT else {}
    ref = FileRef(family, facts["identity"].text if "identity" in facts else "")
    usable = known
    if family in _ABOUT and not _is_for(ref, name):
        line = facts["identity"].line if "identity" in facts else document.sections().get(_ABOUT[family], 1)
        words = Sentence(
            "[{section}] has no “identity”",
            section=_ABOUT[family],
        )
        problems.append((line, words))
        usable = False
    problems += _strangers(document, family)
    values, bad = _values(document, family, SETTINGS)
    on_battery, worse = _values(document, family, ON_BATTERY)
    on_battery, alone = _paired(document, on_battery, values)
    names = SavedNames(**{key: facts[key].text if key in facts else "" for key in _FACTS[1:]})
    sentences = _sentences(name, problems + bad + worse + alone)
    if not usable:
        return Contents(ref, names, (), sentences, usable)
    return Contents(ref, names, values, sentences, usable, on_battery)


def _is_for(ref: FileRef, name: str) -> bool:
    try:
        return f"/{name}".endswith(f"/{name_of(ref)}{SUFFIX}")
    except ValueError:
        return False


def _strangers(document: IniFile, family: Family) -> list[tuple[int, str]]:
    """Return sections and keys that mean nothing."""
    known = {
        _OWN: {"version"},
        SETTINGS: None,
        ON_BATTERY: None,
        **({_ABOUT[family]: set(_FACTS)} if family in _ABOUT else {}),
    }
    found: list[tuple[int, str]] = []
    for section, line in document.sections().items():
        if section not in known:
            found.append(
                (
                    line,
                    Sentence("[{section}] is unknown", section=short(section)),
                )
            )
            continue
        keys = known[section]
        for key, entry in document.entries(section).items():
            if keys is not None and key not in keys:
                found.append(
                    (entry.line, Sentence("[{section}] has no key “{key}”", section=section, key=short(key)))
                )
    return found


Values = tuple[tuple[str, Value], ...]


def _paired(document: IniFile, on_battery: Values, values: Values) -> tuple[Values, list[tuple[int, str]]]:
    """Return the values for battery whose setting has one for mains, and problems for the others.

    Alone it would stay in force on mains, where it was not requested.
    """
    also = dict(values)
    lines = document.entries(ON_BATTERY)
    alone: list[tuple[int, str]] = [
        (
            lines[key].line,
            Sentence("“{key}” needs a value for AC power", key=key),
        )
        for key, _ in on_battery
        if key not in also
    ]
    return tuple(one for one in on_battery if one[0] in also), alone


def _values(document: IniFile, family: Family, section: str) -> tuple[Values, list[tuple[int, str]]]:
    values: list[tuple[str, Value]] = []
    bad: list[tuple[int, str]] = []
    for key, entry in document.entries(section).items():
        setting = BY_ID.get(key)
        if setting is None:
            bad.append((entry.line, Sentence("there is no setting “{key}”", key=short(key))))
        elif why := _misplaced(setting, family):
            bad.append((entry.line, why))
        else:
            try:
                values.append((key, value_text.from_text(setting.domain, entry.text)))
            except ValueError as error:
                bad.append((entry.line, value_text.not_valid(short(entry.text), setting.label, str(error))))
    return tuple(values), bad


def _misplaced(setting: Setting, family: Family) -> str:
    if isinstance(setting.access, Legacy):
        return Sentence("“{setting}” can no longer be set", setting=setting.label)
    if unkeepable(setting):
        return Sentence("“{setting}” is never saved", setting=setting.label)
    if is_shared(setting) != (family is Family.SYSTEM):
        if is_shared(setting):
            return Sentence("“{key}” belongs in {file}", key=setting.id, file=f"{SYSTEM_NAME}{SUFFIX}")
        return Sentence("“{key}” belongs in another file", key=setting.id)
    return ""


def _sentences(name: str, problems: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    return tuple(
        Sentence("{file}, line {line}: {problem}.", file=name, line=line, problem=words)
        for line, words in sorted(problems)
    )


# -- how it is changed -------------------------------------------------------------------------------------


def change(
    text: str,
    ref: FileRef,
    names: SavedNames,
    put: Mapping[str, Value],
    drop: Iterable[str],
    on_battery: Mapping[str, Value | None] = MappingProxyType({}),
) -> str:
    """Return *text*, the file as it is ("" if there is none), with settings *put* and others dropped.

    *on_battery* are values for battery, None for those that are to go; what is dropped loses both values. Empty
    if nothing is left but what this program wrote: then there is nothing to keep a file for. Raises
    `ValueError` for a value that the catalogue does not admit.
    """
    document = IniFile(text or _HEAD)
    if not text:
        document.put(_OWN, "version", str(FORMAT))
    if ref.family in _ABOUT:
        facts = (ref.identity, names.model, names.serial, names.firmware, names.own_serial)
        for key, fact in zip(_FACTS, facts, strict=True):
            if fact:
                document.put(_ABOUT[ref.family], key, fact)
    for key in drop:
        document.drop(SETTINGS, key, _remark(key))
        document.drop(ON_BATTERY, key, _remark(key))
    for key, value in put.items():
        document.put(SETTINGS, key, value_text.to_text(BY_ID[key].domain, value), _remark(key))
    for key, special in on_battery.items():
        if special is None:
            document.drop(ON_BATTERY, key, _remark(key))
        else:
            document.put(ON_BATTERY, key, value_text.to_text(BY_ID[key].domain, special), _remark(key))
    document.drop_empty(ON_BATTERY)
    return "" if _says_nothing(document) else document.text


def _says_nothing(document: IniFile) -> bool:
    remarks = [line for line in document.text.splitlines() if line.lstrip().startswith(("#", ";"))]
    return not (
        document.entries(SETTINGS)
        or document.entries(ON_BATTERY)
        or document.problems
        or set(remarks) - set(_HEAD.splitlines())
    )


def _remark(key: str) -> str:
    """Return what is written above a setting: its name and, of a number, what it counts."""
    setting = BY_ID.get(key)
    if setting is None:
        return ""
    unit = setting.domain.unit if isinstance(setting.domain, Range) else ""
    return f"{setting.label}, in {unit}" if unit else setting.label
