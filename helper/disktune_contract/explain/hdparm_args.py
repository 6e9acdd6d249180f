"""What a command line of hdparm sets on which drives."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from disktune_contract.catalog import SETTINGS
from disktune_contract.explain.values import ROUNDED_TO_PAGES, ClaimedValue, checked, computed, shown
from disktune_contract.record import record, replace
from disktune_contract.rules.hdparm_options import BY_FLAG, Answer
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import AtaReading
from disktune_contract.settings.setting import READ_ONLY, WRITABLE, Legacy, Setting

# -- what a command line of hdparm sets on which drives ----------------------------------------------------
#
# hdparm reads its line from left to right: a flag without a number asks, a flag with a number sets, and each
# drive gets the flags that precede it. A number out of its range ends hdparm on the spot (hdparm 9.65,
# hdparm.c, numeric_parm and main).

_LIMITS: dict[str, tuple[int, int]] = {
    **dict.fromkeys("AdDkKLnsruW", (0, 1)),
    **{"a": (0, 2048), "b": (0, 2), "B": (0, 255), "c": (0, 3), "E": (0, 255), "J": (0, 300), "m": (0, 64)},
    **{"M": (0, 255), "P": (0, 255), "Q": (0, 1024), "R": (0, 3), "S": (0, 255)},
}
"""Flags that take a number, with the least and the greatest one."""

_NEEDS_NUMBER = frozenset("DEKLPsS")
_MODES = frozenset("pX")
"""Flags that take a number or the name of a transfer mode."""
_MODE_NAMES = {"pio": 0x08, "sdma": 0x10, "mdma": 0x20, "udma": 0x40}

_PLAIN = frozenset("CfFgHiIqtTvwyYzZ")
_ONE_WORD_MORE = frozenset(
    {"security-unlock", "security-set-pass", "security-disable", "security-erase", "security-mode", "user-master"}
    | {"security-erase-enhanced", "offset", "read-sector", "write-sector", "repair-sector", "make-bad-sector"}
    | {"fibmap", "fwdownload", "fwdownload-mode3", "fwdownload-mode3-max", "fwdownload-mode7", "fwdownload-modee"}
    | {"fwdownload-modee-max", "set-sector-size", "sanitize-overwrite", "sanitize-overwrite-passes", "dco-setmax"}
    | {"trim-sector-ranges"}
)
"""Words that take the next argument. Passwords are skipped."""

_SETTINGS = {setting.hdparm: setting for setting in SETTINGS if setting.hdparm}
_LONG = frozenset(flag.lower() for flag in BY_FLAG if flag.startswith("--"))
CONSENT = "yes-i-know-what-i-am-doing"

_ORDER = "apcmrudQnkLKDPXAsBEMRWS"
"""In which order one run sets things, whatever the order of its flags (hdparm.c, process_dev)."""


@record
class Flag:
    """One option as it is given, and from which word to which."""

    name: str
    """``-S`` or ``--security-erase``."""
    text: str
    """Its number or name; empty if it only asks."""
    first: int
    last: int
    wish: ClaimedValue | None = None
    """What it sets, with the reason where hdparm stops before."""


@record
class Call:
    """One run of hdparm on one drive: its device as written, and what is set there."""

    device: str
    wishes: tuple[ClaimedValue, ...]
    flags: tuple[Flag, ...] = ()
    """Every option that is given, those that set something in the order in which hdparm does so."""
    stopped: str = ""
    """Why hdparm does nothing."""
    at: int = 0
    """Which word the device is; options behind the last one do nothing."""
    repeated: str = ""
    """A letter that is given again, of which the last counts; empty if there is none."""


def calls(arguments: Sequence[str]) -> tuple[Call, ...]:
    """Return what ``hdparm`` with *arguments* (without its own name) does, drive by drive.

    If hdparm stops at a mistake before a drive, the options for that drive come with the reason.
    """
    return tuple(_Line(arguments).calls())


def wishes(arguments: Sequence[str]) -> tuple[ClaimedValue, ...]:
    """Return what *arguments*, in which no drive is named, ask for."""
    found = calls([*arguments, "/dev/-"])
    return found[-1].wishes if found else ()


def wish(flag: str, value: int) -> ClaimedValue | None:
    """Return what ``hdparm -<flag><value>`` asks for, None if it is no setting."""
    option = f"-{flag}"
    setting = _SETTINGS.get(option)
    if setting is None:
        known = BY_FLAG.get(option)
        if known is None or known.answer in (Answer.SYNTAX, Answer.ACTION, Answer.READING, Answer.MEASUREMENT):
            return None
        return ClaimedValue(f"hdparm {option}", value, valid=False, problem=known.words)
    if isinstance(setting.access, Legacy):
        return ClaimedValue(setting.id, bool(value), valid=False, problem=setting.access.reason)
    if flag in "WAKsc":
        remark: str = ""
        if flag == "c" and value > 1:
            remark = Sentence("libata has no sync mode: {number} does the same as 1.", number=value)
        return ClaimedValue(setting.id, bool(value), problem=remark)
    if flag == "r":
        return ClaimedValue(setting.id, READ_ONLY if value else WRITABLE)
    return _number(flag, setting, value)


def _number(flag: str, setting: Setting, value: int) -> ClaimedValue:
    match flag:
        case "X" if isinstance(setting.access, AtaReading):
            return ClaimedValue(setting.id, value, valid=False, problem=setting.access.reason)
        case "a":
            remark = "" if value % 8 == 0 else ROUNDED_TO_PAGES
            return checked(setting.id, value // 2, remark)
        case "R":
            # The mode goes into the wrong register: whatever it is, the drive takes it for mode 0.
            remark = Sentence("hdparm sends modes 1 to 3 as mode 0.") if value else ""
            return checked(setting.id, 0xFF if value == 0 else 0, remark)
        case "m":
            return ClaimedValue(setting.id, value, problem=setting.danger)
        case "M" if 0 < value < 128:
            problem = Sentence("{setting}: levels below 128 are reserved.", setting=setting.label)
            return ClaimedValue(setting.id, value, valid=False, problem=problem)
    return checked(setting.id, value)


def option(flag: str, text: str) -> ClaimedValue | None:
    """Return what ``hdparm -<flag> <text>`` asks for; None if it is no setting."""
    found = wishes([f"-{flag}{text}"]) if text.isdecimal() and text.isascii() else ()
    if found:
        return found[0]
    known = wish(flag, 0)
    if known is None:
        return None
    return _not_valid(known.setting, text)


def _not_valid(setting: str, text: str) -> ClaimedValue:
    return ClaimedValue(setting, None, valid=False, problem=Sentence("{text} is not valid.", text=shown(text)))


def transfer_mode(text: str) -> int | None:
    """Return the number that hdparm makes of a transfer mode: ``66`` or ``udma2``; None of anything else."""
    if named := re.fullmatch(r"(pio|[smu]dma)([0-7])", text):
        return _MODE_NAMES[named[1]] + int(named[2])
    return int(text[:6]) if text.isdecimal() and text.isascii() else None


class _Line:
    def __init__(self, arguments: Sequence[str]) -> None:
        self._words = list(arguments)
        self._wishes: dict[str, ClaimedValue] = {}
        """By flag."""
        self._flags: dict[str, Flag] = {}
        """By flag, too."""
        self._repeated = ""
        self._stopped = ""
        self._position = 0
        self._consented = False

    def calls(self) -> Iterator[Call]:
        only_names = False
        while self._position < len(self._words):
            word = self._words[self._position]
            self._position += 1
            if only_names or not word.startswith("-") or word == "-":
                result = self._result()
                yield Call(word, result, self._given(result), self._stopped, self._position - 1, self._repeated)
            elif word == "--":
                only_names = True
            elif word.startswith("--"):
                self._long(word[2:].lower())
            else:
                self._letters(word[1:])

    def _result(self) -> tuple[ClaimedValue, ...]:
        if self._stopped:
            return tuple(
                ClaimedValue(found.setting, found.value, False, self._stopped) for found in self._wishes.values()
            )
        flags = sorted(self._wishes, key=_ORDER.find)
        asks = next((flag for flag in flags if not self._consented and self._is_dangerous(flag)), None)
        if asks is None:
            return tuple(self._wishes[flag] for flag in flags)
        reason = Sentence("hdparm stops at -{flag}, which needs --{consent}.", flag=asks, consent=CONSENT)
        return tuple(
            ClaimedValue(found.setting, found.value, False, reason)
            if _ORDER.find(flag) >= _ORDER.find(asks)
            else found
            for flag, found in ((flag, self._wishes[flag]) for flag in flags)
        )

    def _given(self, result: tuple[ClaimedValue, ...]) -> tuple[Flag, ...]:
        """Return all flags, with the wishes of *result*."""
        order = sorted(self._wishes, key=_ORDER.find) if not self._stopped else list(self._wishes)
        wishes = dict(zip(order, result, strict=True))
        first = [replace(self._flags[flag], wish=wishes[flag]) for flag in order]
        return (*first, *(flag for name, flag in self._flags.items() if name not in wishes))

    def _note(self, flag: str, text: str, first: int) -> None:
        dashes = "-" if len(flag) == 1 else "--"
        self._flags[flag] = Flag(dashes + flag, text, first, self._position - 1)

    def _is_dangerous(self, flag: str) -> bool:
        return flag == "m" or (flag == "s" and self._wishes[flag].value is True)

    def _long(self, name: str) -> None:
        if self._stopped:
            return
        first = self._position - 1
        if name == CONSENT:
            self._consented = True
        if name in _ONE_WORD_MORE:
            self._position = min(self._position + 1, len(self._words))
        while name == "trim-sector-ranges" and re.fullmatch(r"\d+:\d+", self._next()):
            self._position += 1
        self._note(name, self._words[self._position - 1] if name in _ONE_WORD_MORE else "", first)
        if f"--{name}" not in _LONG:
            self._stop(Sentence("hdparm has no such option."))

    def _letters(self, letters: str) -> None:
        start = self._position - 1
        while letters:
            flag, letters = letters[0], letters[1:]
            if flag in self._flags:
                self._repeated = flag
            self._note(flag, "", start)
            if flag in _LIMITS:
                letters = self._numeric(flag, letters)
            elif flag in _MODES:
                letters = self._mode(flag, letters)
            elif flag == "N":
                if not letters and (re.fullmatch(r"p?\d+", self._next()) or self._is_unknown()):
                    letters = self._next()
                    self._position += 1
                self._note(flag, letters, start)
                letters = ""
            elif flag not in _PLAIN:
                self._stop(
                    Sentence("hdparm stops at -{flag}.", flag=flag)
                    if flag.isprintable()
                    else Sentence("hdparm has no such option.")
                )
                return

    def _stop(self, why: str) -> None:
        """Note where hdparm stops first; what follows is still read, to say that it does nothing."""
        self._stopped = self._stopped or why

    def _numeric(self, flag: str, letters: str) -> str:
        if not letters and (self._next()[:1].isdigit() or self._is_unknown()):
            letters = self._next()
            self._position += 1
        if letters.startswith("$"):
            self._note(flag, letters, self._flags[flag].first)
            if found := wish(flag, 0):
                self._wishes[flag] = replace(found, value=None, valid=False, problem=computed(letters))
            return ""
        digits = letters[: len(letters) - len(letters.lstrip("0123456789"))]
        least, most = _LIMITS[flag]
        if digits:
            value = int(digits[:12])
            self._note(flag, digits, self._flags[flag].first)
            found = wish(flag, value)
            if found is not None:
                self._wishes[flag] = found
            if not least <= value <= most:
                self._stop(
                    Sentence(
                        "hdparm stops at -{flag}: valid are {least} to {most}.", least=least, most=most, flag=flag
                    )
                )
        elif flag in _NEEDS_NUMBER:
            self._stop(Sentence("hdparm stops at -{flag}.", flag=flag))
        return letters[len(digits) :]

    def _mode(self, flag: str, letters: str) -> str:
        if not letters and self._next() and not self._next().startswith(("-", "/")):
            letters = self._next()
            self._position += 1
        if letters:
            self._note(flag, letters, self._flags[flag].first)
            mode = transfer_mode(letters)
            if found := wish(flag, mode or 0):
                self._wishes[flag] = _not_valid(found.setting, letters) if mode is None else found
        return ""

    def _is_unknown(self) -> bool:
        """Return whether the next word is a value that is worked out: a drive comes behind it."""
        behind = self._words[self._position + 1 :]
        return self._next().startswith("$") and any(not word.startswith("-") for word in behind)

    def _next(self) -> str:
        return self._words[self._position] if self._position < len(self._words) else ""
