"""What smartctl, nvme-cli and sdparm set and show, and the words of smartctl in smartd.conf."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from disktune_contract.catalog import SETTINGS
from disktune_contract.explain.command_effect import (
    LACKING,
    MAY_OVERWRITE,
    OVERWRITES,
    STARTS,
    STOPS,
    CommandEffect,
    CommandWords,
    on,
)
from disktune_contract.explain.part import SELF_TEST, Kind
from disktune_contract.explain.values import ClaimedValue, checked, number, shown
from disktune_contract.rules.hdparm_options import BY_FLAG
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.access import ModeField, NvmeField
from disktune_contract.settings.setting import Setting, Toggle
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
} | {"--abort": "X", "--device": "d", "--get": "g", "--tolerance": "T", "--nocheck": "n"}


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


# -- nvme: fields of features, by their numbers --------------------------------------------------------------

_FEATURE = re.compile(r"(?<!\S)(?:-f|--feature-id)[ =]?(\w+)")
_APST = 12
"""Autonomous Power State Transition."""
_APST_ENDS = Sentence("It lasts until the kernel resets the controller.")
_VERBOSE = Sentence("Since nvme-cli 2.6, -v means verbose: use --value.")
_NVME_REFUSED = re.compile(
    r"format|sanitize|fw-(?:download|commit|activate)|write\S*|dsm|(?:subsystem-)?reset|(?:create|delete|attach|detach)-ns|zns|copy|compare|security-send|virt-mgmt"
)
_LOSES_COMMANDS = BY_FLAG["-w"].words
_NVME_KEEPS = {
    "reset": _LOSES_COMMANDS,
    "subsystem-reset": _LOSES_COMMANDS,
    "attach-ns": Sentence("A namespace appears."),
    "detach-ns": Sentence("The drive disappears."),
    "compare": Sentence("Compares a file with the drive."),
    "security-send": Sentence("Can lock the drive with a password."),
    "virt-mgmt": Sentence("Changes virtual controllers."),
}
"""What those of them do that overwrite nothing."""
_NVME_FIELDS = {
    (setting.access.feature, setting.access.selector): tuple(
        one
        for one in SETTINGS
        if isinstance(one.access, NvmeField)
        and (one.access.feature, one.access.selector) == (setting.access.feature, setting.access.selector)
    )
    for setting in SETTINGS
    if isinstance(setting.access, NvmeField)
}
_SELECTORS = 0x3F << 16
"""Of the temperature thresholds: which sensor, and which side."""
_HINT = "nvme.workload_hint"


def nvme(words: Sequence[str]) -> Iterator[CommandEffect]:
    options = CommandWords(words)
    verb = words[1] if len(words) > 1 else ""
    devices = tuple(word for word in words if word.startswith("/dev/"))
    options.first, options.at = 0, len(words) - 1
    if verb in ("set-feature", "set-features"):
        yield from on([*_nvme_feature(options, words)], devices)
    elif _NVME_REFUSED.fullmatch(verb):
        why = BY_FLAG["--fwdownload"].words if verb.startswith("fw-") else OVERWRITES
        yield options.effect(Kind.REFUSED, devices, why=_NVME_KEEPS.get(verb, why))
    elif verb in ("io-passthru", "admin-passthru") and not {"-r", "--read"} & {*words}:
        yield options.effect(Kind.REFUSED, devices, why=MAY_OVERWRITE)
    elif verb == "flush":
        yield options.effect(Kind.ACTION, devices, action="flush")
    elif verb == "device-self-test":
        code = re.search(r"(?:-s|--self-test-code)[ =]?(?:0x)?([12fF])h?(?!\S)", " ".join(words))
        test = {"1": "short", "2": "extended", "f": "stop"}[code[1].lower()] if code else "unknown"
        yield options.effect(Kind.ACTION, devices, action=SELF_TEST + test)
    elif re.fullmatch(
        r"list\S*|id-\w+|get-\w+|smart-log|error-log|[\w-]+-log|show-\w+|version|help|self-test-log", verb
    ):
        feature = _FEATURE.search(" ".join(words)) if verb.startswith("get-feature") else None
        shown_field = _NVME_FIELDS.get((number(feature.group(1)) or 0, 0)) if feature else None
        yield options.effect(Kind.LOOK, devices, setting=shown_field[0].id if shown_field else None)
    else:
        yield options.effect(Kind.NOT_UNDERSTOOD, devices)


def _nvme_feature(options: CommandWords, words: Sequence[str]) -> Iterator[CommandEffect]:
    text = " ".join(words)
    feature = _FEATURE.search(text)
    # -V since nvme-cli 2, where -v means verbose and takes no value.
    plain = re.search(r"(?<!\S)(?:-V|--value)[ =]?(\w+)", text)
    value = plain or re.search(r"(?<!\S)-v[ =]?(\d\w*)", text)
    code = number(feature.group(1)) if feature else None
    found = number(value.group(1)) if value else None
    why = "" if plain else _VERBOSE
    if code is None or found is None or found < 0:
        yield options.effect(Kind.NOT_UNDERSTOOD)
    elif code == _APST:
        # What the table allows is in a file of its own.
        yield options.set(ClaimedValue("power.nvme_latency", None if found & 1 else 0, problem=_APST_ENDS))
    else:
        fields = _NVME_FIELDS.get((code, found & _SELECTORS if code == 4 else 0), ())
        wishes = [_nvme_value(one, found) for one in fields]
        for one in wishes:
            if not (one.setting == _HINT and one.value == 0 and len(wishes) > 1):
                yield options.set(one, why)
        if not wishes:
            yield options.effect(Kind.SETTING, why=LACKING)


def _nvme_value(setting: Setting, dword: int) -> ClaimedValue:
    access = setting.access
    assert isinstance(access, NvmeField)  # noqa: S101  # by _NVME_FIELDS
    raw = dword >> access.lsb & (1 << access.bits) - 1
    if isinstance(setting.domain, Toggle):
        return ClaimedValue(setting.id, bool(raw))
    return checked(setting.id, (raw - access.offset) * access.scale)


# -- sdparm ------------------------------------------------------------------------------------------------

_SDPARM = {
    name.removeprefix("sdparm "): setting
    for setting in SETTINGS
    if isinstance(setting.access, ModeField)
    for name in setting.other_names
    if name.startswith("sdparm ")
}
"""Settings by the acronym of their field."""
_SDPARM |= {old: _SDPARM[new] for old, new in (("SCT", "SZCT"), ("ICT", "IACT")) if new in _SDPARM}
"""As the first editions of the page have them."""
_SDPARM_COMMANDS = {"sync": "flush"}


def sdparm(words: Sequence[str]) -> Iterator[CommandEffect]:
    options, found, devices = CommandWords(words), list[CommandEffect](), list[str]()
    for word in options:
        name, equals, text = word.partition("=")
        if not word.startswith("-"):
            devices.append(word)
            continue
        if word[:2] in ("-s", "-c", "-g", "-C", "-p", "-t") and not word.startswith("--"):
            name, text = word[:2], word[2:] or options.value()
        elif name in ("--set", "--clear", "--get", "--command") and not equals:
            text = options.value()
        if name in ("-s", "--set", "-c", "--clear"):
            found += (_sdparm_field(options, one, is_set=name in ("-s", "--set")) for one in _fields(text))
        elif name in ("-C", "--command"):
            why = STOPS if text == "stop" else STARTS if text == "start" else ""
            found.append(options.effect(Kind.ACTION, action=_SDPARM_COMMANDS.get(text), why=why))
        elif name in ("-D", "--defaults"):
            found.append(options.effect(Kind.NOT_UNDERSTOOD))
        elif name in (
            "-g",
            "--get",
            "-a",
            "--all",
            "-i",
            "--inquiry",
            "-l",
            "--long",
            "-e",
            "--enumerate",
            "-v",
            "-ll",
        ):
            setting = _SDPARM.get(text.partition("=")[0])
            found.append(options.effect(Kind.LOOK, setting=setting.id if setting else None))
    if not found and devices:
        options.first = 0
        found.append(options.effect(Kind.LOOK))
    yield from on(found, devices)


def _fields(text: str) -> list[str]:
    """Return the fields of a list; what only switches on a timer that the list sets is no field of its own."""
    fields = [one for one in text.split(",") if one]
    timers = any(re.match(r"(?:\w{0,2}CT)=", one) for one in fields)
    return [one for one in fields if not (timers and re.fullmatch(r"(?:STANDBY|IDLE)(?:_\w)?(?:=1)?", one))]


def _sdparm_field(options: CommandWords, text: str, *, is_set: bool) -> CommandEffect:
    name, equals, digits = text.partition("=")
    setting = _SDPARM.get(name.upper())
    given = number(digits) if equals else 1
    if setting is None:
        return options.effect(
            Kind.SETTING if name.isupper() else Kind.NOT_UNDERSTOOD, why=LACKING if name.isupper() else ""
        )
    access = setting.access
    assert isinstance(access, ModeField)  # noqa: S101  # by _SDPARM
    value = given if is_set else 0
    if value is None:
        return options.set(
            ClaimedValue(setting.id, None, False, Sentence("{text} is not valid.", text=shown(text)))
        )
    if isinstance(setting.domain, Toggle):
        return options.set(ClaimedValue(setting.id, bool(value) != access.inverted))
    return options.set(checked(setting.id, value * access.scale))
