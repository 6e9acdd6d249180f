"""What nvme-cli and sdparm set and show: fields of features and of mode pages, by their numbers and acronyms."""

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
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import ModeField, NvmeField
from disktune_contract.settings.setting import Setting, Toggle

# -- nvme --------------------------------------------------------------------------------------------------

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
