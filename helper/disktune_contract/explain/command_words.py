"""The words of a command: what is in front of the program, and what echo and tee make of theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence

_WRAPPERS = frozenset({"sudo", "doas", "exec", "command", "nohup", "time", "env", "busybox", "setsid", "builtin"})
_WRAPPERS_WITH_OPTIONS = frozenset({"nice", "ionice", "timeout", "taskset", "chrt", "xargs"})
_PRINTERS = frozenset({"echo", "printf"})


def unwrapped(words: Sequence[str]) -> list[str]:
    """Return *words* without sudo, nice and their like in front, and without settings of the environment."""
    at, end = 0, len(words)
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
    """Return what echo or printf writes, without the newline."""
    rest = [word for word in words[1:] if not re.fullmatch(r"-[neE]+", word)]
    text = " ".join(rest)
    if words[0].endswith("printf") and rest:
        text = (
            rest[0].replace("%s", rest[1] if len(rest) > 1 else "").replace("%d", rest[1] if len(rest) > 1 else "")
        )
    return text.replace("\\n", "").strip()


def tee_files(words: Sequence[str]) -> tuple[str, ...]:
    rest = unwrapped(words)
    if not rest or rest[0].rsplit("/", 1)[-1] != "tee":
        return ()
    return tuple(word for word in rest[1:] if not word.startswith("-"))


def is_printer(words: Sequence[str]) -> bool:
    """Return whether a command prints its arguments."""
    return bool(words) and words[0].rsplit("/", 1)[-1] in _PRINTERS
