"""Terminal sessions in documents: reading them, and comparing what they print with what was printed.

A session is a block of ``console``: after ``# `` a command line, below it what it prints. A line of ``…`` alone
stands for any number of lines. Figures that differ from run to run are matched by `VARIES`; all else has to be the
same word for word, but for the width of columns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

PROMPT = "# "
ANY_LINES = "…"
VARIES = (
    r"\d{4}-\d\d-\d\d \d\d:\d\d",
    r"[\d.,]+ [kKMGT]?i?B/s",
    r"[\d.,]+ IOPS",
    r"[\d,]+/s",
    r"[\d.,]+ (?:µs|ms)",
    r"[+−±]?[\d.,]+%",
    r"(?<=about )[\d.,]+ (?:s|min)",
    r"[\d.,]+ [kKMGT]?B(?= )",
)
"""Dates, rates, counts, waits, shares, forecasts and sizes of what was done."""
_VARYING = re.compile("|".join(VARIES))
REMARKS = ("The CPU ", "Other use of the drive:", "Part came from a cache:")
"""How sentences begin that stand below a figure on some computers, and at some times."""


@dataclass(frozen=True)
class Typed:
    """A command of a document, and what it prints there."""

    command: str
    output: tuple[str, ...]


def typed(text: str) -> Iterator[Typed]:
    """Yield every command of a document in Markdown, in order."""
    for block in re.findall(r"^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        command, output = "", list[str]()
        for line in block.splitlines():
            if line.startswith(PROMPT):
                if command:
                    yield Typed(command, tuple(output))
                command, output = line.removeprefix(PROMPT), []
            else:
                output.append(line)
        yield Typed(command, tuple(output))


def renamed(text: str, names: Mapping[str, str]) -> str:
    """Return *text* with the document's names of drives exchanged for those of this machine, all at once."""
    pattern = "|".join(rf"(?<![\w/]){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True))
    return re.sub(pattern, lambda found: names[found[0]], text)


def differs(expected: Sequence[str], printed: Sequence[str]) -> str:
    """Return how what was printed differs from what a document says, in words; empty if it does not."""
    documented = {line.strip() for line in expected}
    printed = [line for line in printed if line.strip() in documented or not line.strip().startswith(REMARKS)]
    wanted = "".join(r"(?:.*\n)*?" if line == ANY_LINES else f"{_pattern(line)}\n" for line in expected)
    if re.fullmatch(wanted, "".join(f"{line}\n" for line in printed)):
        return ""
    known = [line for line in expected if line != ANY_LINES]
    missing = [line for line in known if not any(re.fullmatch(_pattern(line), one) for one in printed)]
    return f"expected {missing or list(expected)!r}, printed {list(printed)!r}"


def _pattern(line: str) -> str:
    """Return the regular expression of one line."""
    found, at = "", 0
    for one in _VARYING.finditer(line):
        kind = next(pattern for pattern in VARIES if re.compile(pattern).match(line, one.start()))
        found += _exact(line[at : one.start()]) + f"(?:{kind})"
        at = one.end()
    return found + _exact(line[at:])


def _exact(text: str) -> str:
    """Return *text* word for word; columns are as wide as what stands in them."""
    return re.sub(r"(?:\\ )+", " +", re.escape(text))
