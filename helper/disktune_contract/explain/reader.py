"""Explains what a published text does: a line, a script, a snippet of configuration. It runs nothing."""

from __future__ import annotations

import re

from disktune_contract.explain.commands import CommandReader
from disktune_contract.explain.copied_text import CopiedText
from disktune_contract.explain.found_parts import FoundParts
from disktune_contract.explain.part import Kind, Part
from disktune_contract.explain.snippets import SnippetReader
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence

MOST = 1 << 16
"""Characters that are read; published scripts have a tenth of that."""
_SWITCHED_OFF = pattern_of(
    r"[#;\s]*[#;]\s*(?=(?:sudo\s+)?(?:/\S+/)?(?:hdparm|blockdev|smartctl|sysctl|nvme|sdparm|mdadm)\s+\S"
    r"|echo\s.{1,200}/(?:sys|proc)/|dev\.raid\.\w+\s*=|(?:DISK|SATA|AHCI)_[A-Z_]+=\S"
    r"|(?:apm|spindown_time|write_cache|lookahead|acoustic_management|read_ahead_sect)\s+=\s+\S)"
)
"""A comment that is a line of commands or settings, commented out."""


def explain(text: str) -> tuple[Part, ...]:
    """Return what the parts of *text* do, in their order; nothing for a text without any."""
    if len(text) > MOST:
        return (Part(text[:80].partition("\n")[0], 1, Kind.NOT_UNDERSTOOD, why=too_long()),)
    copied = CopiedText(text)
    rows = FoundParts(copied)

    def to_file(lines: str, span: tuple[int, int]) -> None:
        SnippetReader(rows, whole=span).read(lines)

    CommandReader(rows, files=to_file).read(SnippetReader(rows).read(_with_here_documents(copied.text)), 0)
    for at, line in copied.lines():
        if found := _SWITCHED_OFF.match(line):
            start = at + found.end()
            CommandReader(rows, off=True).read(
                SnippetReader(rows, off=True).read(line[found.end() :], start), start
            )
    return rows.parts()


_HERE = pattern_of(
    r"^(?P<line>(?>(?P<first>[^\n#]*?)(?<!<)<<(?!<)-?[ \t]*([\"']?)(?P<end>[\w.-]+)\3[^\n]*))\n"
    r"(?P<body>.*?)(?P<last>^\t*(?P=end)$|\Z)",
    re.MULTILINE | re.DOTALL,
)
_SHELL = pattern_of(r"(?:.*[;&|]\s*)?\s*(?:sudo\s+)?(?:/\S*/)?(?:ba|da|k|z)?sh(?:\s+-\w+)*\s*")
_ELSEWHERE = pattern_of(r"(?:.*[;&|]\s*)?\s*(?:sudo\s+)?(?::|true|(?:/\S*/)?ssh\b.*)\s*")


def _with_here_documents(text: str) -> str:
    """Return *text* with blanks in the place of what is not for this machine, and around what feeds a shell."""

    def blank(found: re.Match[str]) -> str:
        line, body, last = found["line"], found["body"], found["last"]
        if _ELSEWHERE.fullmatch(found["first"]):
            return f"{line}\n{_blank(body)}{last}"
        if _SHELL.fullmatch(found["first"]):
            return f"{_blank(line)}\n{body}{_blank(last)}"
        return found.group()

    return _HERE.sub(blank, text)


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


def too_long() -> Sentence:
    """Return why a text is not read at all."""
    return Sentence("Longer than {count} characters: not read.", count=f"{MOST:,}")
