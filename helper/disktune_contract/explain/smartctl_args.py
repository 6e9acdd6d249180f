"""What smartctl sets and shows, and the same words in smartd.conf."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from disktune_contract.explain.command_effect import LACKING, CommandEffect, CommandWords, on
from disktune_contract.explain.part import SELF_TEST, Kind
from disktune_contract.explain.values import ClaimedValue, checked, shown
from disktune_contract.rules.hdparm_options import BY_FLAG
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.value_text import not_valid

# -- smartctl, and the same words in smartd.conf -----------------------------------------------------------

_NUMBERS = {
    "aam": ("ata.aam", 0, 254, 0),
    "apm": ("ata.apm", 1, 254, 255),
    "standby": ("ata.standby_timer", 0, 255, 0),
}
"""Names with a number: setting, least, greatest, and the value of "off"."""

_SWITCHES = {"lookahead": "ata.look_ahead", "wcache": "ata.write_cache", "dsn": "ata.statistics_notice"}

_OWN_SMART = {"on": True, "off": False}
_TESTS = {
    "short": "short",
    "long": "extended",
    "conveyance": "conveyance",
    "select": "selective",
    "offline": "offline",
}
_TESTS |= dict.fromkeys(("vendor", "pending", "afterselect"), "vendor")
"""By smartctl's names those that DiskTune has."""
_SMARTCTL_TAKES = frozenset("dTbrnvPgFqfBl")
_SMARTCTL_LOOKS = frozenset("iHcAaxhVj")


def smart_words(letter: str, text: str) -> tuple[ClaimedValue, ...]:
    """Return what an option of smartctl, or a directive of smartd, sets."""
    if letter == "l":
        return limits(text)
    if letter == "s" and text in _OWN_SMART:
        return (ClaimedValue("ata.smart", _OWN_SMART[text]),)
    found = smart_wish(text) if letter in ("s", "e") else None
    return (found,) if found else ()


_SMARTCTL_LONG = {
    "--set": "s",
    "--smart": "s",
    "--log": "l",
    "--test": "t",
    "--saveauto": "S",
    "--offlineauto": "o",
} | {
    "--abort": "X",
    "--device": "d",
    "--get": "g",
    "--tolerance": "T",
    "--nocheck": "n",
}


def smartctl(words: Sequence[str]) -> Iterator[CommandEffect]:
    options, found, devices = CommandWords(words), list[CommandEffect](), list[str]()
    for word in options:
        name, equals, text = word.partition("=")
        if not word.startswith("-"):
            devices.append(word)
            continue
        if word.startswith("--"):
            letter = _SMARTCTL_LONG.get(name, "j" if name != "--smart" else "s")
            if not equals and letter in "slttSodgTn" and name in _SMARTCTL_LONG:
                text = options.value()
        else:
            letter, text = word[1:2], word[2:]
            if not text and letter in _SMARTCTL_TAKES | frozenset("stSo"):
                text = options.value()
        found += _smartctl_option(options, letter, text)
    yield from on(found, devices)


def _smartctl_option(options: CommandWords, letter: str, text: str) -> Iterator[CommandEffect]:
    if letter == "s" and text == "standby,now":
        yield options.effect(Kind.ACTION, action="standby")
    elif claimed := smart_words(letter, text):
        yield from map(options.set, claimed)
    elif letter == "s" and text == "security-freeze":
        yield options.effect(Kind.REFUSED, why=BY_FLAG["--security-freeze"].words)
    elif lacks(letter, text):
        yield options.effect(Kind.SETTING, why=LACKING)
    elif letter == "X" or (letter == "t" and text.partition(",")[0] in _TESTS):
        test = "stop" if letter == "X" else _TESTS[text.partition(",")[0]]
        yield options.effect(Kind.ACTION, action=SELF_TEST + test)
    elif letter in _SMARTCTL_TAKES:
        if letter == "l" and text.startswith("scterc,") and text != "scterc,p":
            reset = text == "scterc,reset"
            yield options.effect(Kind.SETTING if reset else Kind.NOT_UNDERSTOOD, why=LACKING if reset else "")
        elif letter in "lg":
            yield options.effect(Kind.LOOK, setting="ata.read_recovery" if text == "scterc" else None)
    elif letter in _SMARTCTL_LOOKS:
        yield options.effect(Kind.LOOK)
    else:
        yield options.effect(Kind.NOT_UNDERSTOOD)


def lacks(letter: str, text: str) -> bool:
    """Return whether an option of smartctl, or a directive of smartd, sets what the catalogue lacks."""
    of_set = letter == "s" and re.match(r"rcache|wcreorder|wcache-sct", text)
    return bool((letter in "So" and text in ("on", "off")) or of_set or (letter == "l" and _INTERVAL.match(text)))


_INTERVAL = re.compile(r"scttempint,\d")


def smart_wish(text: str) -> ClaimedValue | None:
    """Return what ``-e`` of smartd, or ``--set`` of smartctl, asks for with *text*; None if it is no setting."""
    parts = parts_of(text)
    if parts is None:
        return None
    name, value = parts
    if not smartd_takes(name, value):
        return _refused(name, value)
    if name in _SWITCHES:
        return ClaimedValue(_SWITCHES[name], value == "on")
    setting, _, _, off = _NUMBERS[name]
    return ClaimedValue(setting, off) if value == "off" else checked(setting, int(value))


def parts_of(text: str) -> tuple[str, str] | None:
    """Return name and value of an argument of ``-e``; None if it is no setting."""
    found = re.fullmatch(r"([^,=]{1,16})([,=]*)(.*)", text, re.DOTALL)
    if not found:
        return None
    name, separator, value = found.groups()
    return (name, value) if name in _SWITCHES or (name in _NUMBERS and separator) else None


def smartd_takes(name: str, value: str) -> bool:
    """Return whether smartd takes *value* for *name*, whatever the drive makes of it."""
    if value in ("on", "off"):
        return value == "off" or name in _SWITCHES
    _, least, most, _ = _NUMBERS.get(name, ("", 0, -1, 0))
    return re.fullmatch(r"\+?[0-9]{1,9}", value) is not None and least <= int(value) <= most


def _refused(name: str, value: str) -> ClaimedValue:
    if name in _SWITCHES:
        return ClaimedValue(_SWITCHES[name], None, False, not_valid(shown(value), name, "on, off"))
    setting, least, most, _ = _NUMBERS[name]
    problem = not_valid(shown(value), name, listed((Sentence("{low} to {high}", low=least, high=most), "off")))
    return ClaimedValue(setting, int(value) if re.fullmatch(r"[0-9]{1,8}", value) else None, False, problem)


def limits(text: str) -> tuple[ClaimedValue, ...]:
    """Return what ``-l scterc,READ,WRITE`` asks for, in tenths of a second; nothing if it only looks."""
    found = re.fullmatch(r"scterc,([0-9]{1,5}),([0-9]{1,5})(,p)?", text)
    if not found:
        return ()
    return tuple(
        checked(setting, int(value))
        for setting, value in zip(("ata.read_recovery", "ata.write_recovery"), found.groups(), strict=False)
    )
