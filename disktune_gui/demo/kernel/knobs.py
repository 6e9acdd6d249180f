"""Attributes that can be written, with what the kernel does to odd values.

A `Knob` is one file. What a write makes of the text is a function of the text and of what was there before; it
raises OSError where the kernel refuses, and returns something else than was written where the kernel bends it.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable

Check = Callable[[str, str], str]
"""Takes what is there and what is written, without its newline; returns what is there afterwards."""

_LARGEST = (1 << 32) - 1


class Knob:
    """One file of the kernel."""

    def __init__(self, text: str, check: Check) -> None:
        self.text = text
        self._check = check

    def show(self) -> str:
        """Return what a reader sees."""
        return f"{self.text}\n"

    def store(self, text: str) -> None:
        """Do what a write does."""
        self.text = self._check(self.text, text.removesuffix("\n"))


def refused(number: int = errno.EINVAL) -> OSError:
    """Return the error of a refused write."""
    return OSError(number, os.strerror(number))


def whole(text: str, low: int = 0, high: int = _LARGEST) -> int:
    """Return a number as kstrtouint and kstrtoint read it: digits, perhaps a sign, nothing else."""
    if not re.fullmatch(r"[+-]?[0-9]{1,20}", text) or not low <= int(text) <= high:
        raise refused()
    return int(text)


# -- checks ------------------------------------------------------------------------------------------------


def between(low: int, high: int = _LARGEST) -> Check:
    """Whole numbers from *low* to *high*; others are refused."""
    return lambda _before, text: str(whole(text, low, high))


def clamped(low: int, high: int) -> Check:
    """Whole numbers; those beyond an end become that end (the schedulers' STORE_FUNCTION)."""
    return lambda _before, text: str(max(low, min(high, whole(text, -(1 << 31)))))


def in_ticks(low: int, high: int, tick_ms: int = 4) -> Check:
    """Milliseconds kept in ticks of the clock, rounded up (__msecs_to_jiffies; Debian's are 4 ms)."""
    return lambda _before, text: str(-(-max(low, min(high, whole(text, -(1 << 31)))) // tick_ms) * tick_ms)


def flag(_before: str, text: str) -> str:
    """Any number but 0 is 1 (queue_var_store)."""
    return "1" if whole(text) else "0"


def boolean(_before: str, text: str) -> str:
    """The words of kstrtobool, by their first letters."""
    if text[:1].lower() in ("y", "t", "1") or text[:2].lower() == "on":
        return "1"
    if text[:1].lower() in ("n", "f", "0") or text[:2].lower() == "of":
        return "0"
    raise refused()


def ignored_from(limit: int) -> Check:
    """Numbers below *limit*; others are accepted and change nothing (rq_affinity)."""
    return lambda before, text: text if whole(text) < limit else before


def word(*words: str) -> Check:
    """One of some words; a text that begins with one counts as that one, as the kernel's strncmp has it."""

    def check(_before: str, text: str) -> str:
        found = [entry for entry in words if text.startswith(entry)]
        if not found:
            raise refused()
        return max(found, key=len)

    return check


def exact(*words: str) -> Check:
    """One of some words, and nothing else (sysfs_streq)."""

    def check(_before: str, text: str) -> str:
        if text not in words:
            raise refused()
        return text

    return check


def scanned(_before: str, text: str) -> str:
    """The digits at the beginning; without any, what lay on the stack (sdev_store_timeout uses sscanf)."""
    digits = re.match(r"\s*([+-]?[0-9]+)", text)
    return str(int(digits.group(1))) if digits else "1804289383"
