"""What an option of a command does, to which drives, and the words that it is written with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.part import Kind
from disktune_contract.explain.values import ClaimedValue, shown
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Legacy

LACKING = Sentence("DiskTune has no such setting.")
OVERWRITES = Sentence("Overwrites data on the drive.")
MAY_OVERWRITE = Sentence("Can overwrite data.")
STARTS = Sentence("Starts the drive.")
STOPS = Sentence("The drive serves nothing until it is started again.")
"""Of START STOP UNIT with START = 0 (SBC-4 5.26), which is not standby: an access does not end it."""


def did_you_mean(text: str) -> Sentence:
    """Return the question for a word that is not known."""
    return Sentence("Did you mean {text}?", text=shown(text, 120))


@record
class CommandEffect:
    """What one option does to the drives that the line names."""

    kind: Kind
    devices: tuple[str, ...]
    first: int
    last: int
    """From which word to which it is written; the program is word 0."""
    wish: ClaimedValue | None = None
    """What it sets."""
    setting: str | None = None
    """What it shows."""
    action: str | None = None
    why: str = ""


def of_wish(found: ClaimedValue) -> Kind:
    """Return the kind of a part that asks for *found*: an invalid value is not understood."""
    if found.valid:
        return Kind.SETTING
    return Kind.NO_EFFECT if is_gone(found) else Kind.NOT_UNDERSTOOD


def is_gone(found: ClaimedValue) -> bool:
    setting = BY_ID.get(found.setting)
    return (
        setting is None
        or isinstance(setting.access, Legacy)
        or (setting.id == "block.scheduler" and bool(found.value))
    )


class CommandWords:
    """The words behind a program, taken one after the other."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.at = 0
        self.first = 0
        """Where the option that was taken last begins."""

    def __iter__(self) -> Iterator[str]:
        while self.at + 1 < len(self.words):
            self.at += 1
            self.first = self.at
            yield self.words[self.at]

    def value(self) -> str:
        """Take the next word; empty if there is none."""
        if self.at + 1 >= len(self.words):
            return ""
        self.at += 1
        return self.words[self.at]

    def effect(self, kind: Kind, devices: tuple[str, ...] = (), **more: object) -> CommandEffect:
        """Return what the option does that was taken last."""
        return CommandEffect(kind, devices, self.first, self.at, **more)  # type: ignore[arg-type]  # fields of the record

    def set(self, found: ClaimedValue, why: str = "") -> CommandEffect:
        """Return that the option sets something."""
        return self.effect(of_wish(found), wish=found, why=found.problem or why)


def on(found: Sequence[CommandEffect], devices: Sequence[str]) -> Iterator[CommandEffect]:
    """Yield *found* with the drives of the line."""
    for one in found:
        yield replace(one, devices=tuple(devices))


# -- the words of a command --------------------------------------------------------------------------------

_WRAPPERS = frozenset({"sudo", "doas", "exec", "command", "nohup", "time", "env", "busybox", "setsid", "builtin"})
_WRAPPERS_WITH_OPTIONS = frozenset({"nice", "ionice", "timeout", "taskset", "chrt", "xargs"})
_PRINTERS = frozenset({"echo", "printf"})


def program_of(words: Sequence[str]) -> str:
    """Return the name of the program that a command runs, without its folder; empty without words."""
    return words[0].rsplit("/", 1)[-1] if words else ""


def unwrapped(words: Sequence[str]) -> list[str]:
    """Return *words* without sudo, nice and their like in front, and without settings of the environment."""
    # What is an option of the word "time", which is none of them.
    at, end = int(words[:1] == ("-p",)), len(words)
    while at < end:
        name = words[at].rsplit("/", 1)[-1]
        if name in _WRAPPERS_WITH_OPTIONS:
            at += 1
            while at < end and (words[at].startswith("-") or re.fullmatch(r"[\d.]+[smh]?", words[at])):
                at += 1
        elif name in _WRAPPERS or re.fullmatch(r"[A-Za-z_]\w*=.*", words[at], re.DOTALL):
            at += 1
        else:
            break
        while at < end and words[at].startswith("-"):
            at += 2 if name == "sudo" and words[at] in ("-u", "-g") else 1
    return list(words[at:])


def printed(words: Sequence[str]) -> str:
    """Return what echo or printf writes, without the last newline."""
    rest = [word for word in words[1:] if not re.fullmatch(r"-[neE]+", word)]
    text = " ".join(rest)
    if words[0].endswith("printf") and rest:
        text = _formatted(*rest)
    return text.replace("\\n", "\n").strip()


def _formatted(form: str, *arguments: str) -> str:
    """Return what printf makes of a format, which it takes again as long as there are arguments."""
    left, found = [*arguments], ""
    for _ in range(1 + len(arguments)):
        found += re.sub(r"%[sdi]", lambda _: left.pop(0) if left else "", form)
        if not left or not re.search(r"%[sdi]", form):
            break
    return found


def tee_files(words: Sequence[str]) -> tuple[str, ...]:
    """Return the files that a command writes what it is fed to: tee, and dd with no other source."""
    rest = unwrapped(words)
    if program_of(rest) == "dd" and not any(word.startswith("if=") for word in rest):
        return tuple(word.removeprefix("of=") for word in rest if word.startswith("of="))
    if program_of(rest) != "tee":
        return ()
    return tuple(word for word in rest[1:] if not word.startswith("-"))


def is_printer(words: Sequence[str]) -> bool:
    """Return whether a command prints its arguments."""
    return program_of(words) in _PRINTERS
