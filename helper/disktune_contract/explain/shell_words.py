"""The words and operators of a shell's text: quoting, here-documents, and what output of commands is known."""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record

MOST_VALUES = 64
LONGEST = 4096
"""Characters of a word: what doubles itself line by line ends here."""

_OPERATORS: tuple[str, ...] = ("&&", "||", ";;", "<<<", ">>", ">|", ">&", "<&", "&>", "<<", "|&", *"<>|&;()\n")
_BETWEEN = frozenset(" \t\r").union(operator[0] for operator in _OPERATORS)
_DESCRIPTOR = pattern_of(r"\d+(?=[<>])")
_PLACEHOLDER = pattern_of(
    r"(?<=[/=])<[A-Za-z0-9][\w.|:-]{0,40}>"
    r"|<(?:[A-Za-z0-9][\w.|/:-]{0,40}|[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){1,4})>(?=[\s\"';]|$)"
)
"""What a reader is to put something in the place of; a redirection would have a file's name behind it."""
_BRACED = pattern_of(r"\$\{(?:[^{}\\'\"`$\n]|\\[^\n]|'[^'\n]*'|\"[^\"`\n]*\"|\$\w+|\$?\{[^{}`\n]*\})*+\}")
_ARITHMETIC = pattern_of(r"\(\(((?:[^()\n]|\([^()\n]*\))*+)\)\)")
_TWO_WORDS = pattern_of(r"\w\s+(?:\w|/\w|\$)")
"""Has no command that only reckons: these are subshells."""


@record
class Token:
    """A word with its parts, or an operator."""

    text: str
    """An operator, or a word without quotes; variables as ``$name``."""
    line: int
    operator: bool = False
    literal: bool = False
    """Whether it was quoted so that it is no keyword, no pattern and no variable."""
    start: int = 0
    end: int = 0
    """From where to where it is written."""
    inner: tuple[tuple[str, int], ...] = ()
    """The commands whose output is in it, each with its place."""


def tokens(text: str, first_line: int = 1) -> list[Token]:
    """Return the words and operators of a script; a quotation that is not closed ends with the text."""
    return list(_Reader(text, first_line))


class _Reader:
    def __init__(self, text: str, line: int) -> None:
        self._text = text.replace("\\\r\n", "\\\n").replace("\r\n", "\n")
        self._at = 0
        self._line = line
        self.inner: list[tuple[str, int]] = []
        self._here: list[str] = []
        """Words that end here-documents, whose text begins on the next line."""

    def __iter__(self) -> Iterator[Token]:
        while self._at < len(self._text):
            character = self._text[self._at]
            if self._text.startswith("\\\n", self._at):
                self._at += 2
                self._line += 1
            elif character in " \t\r":
                self._at += 1
            elif character == "#":
                end = self._text.find("\n", self._at)
                self._at = len(self._text) if end < 0 else end
            elif (
                character == "("
                and (reckoning := _ARITHMETIC.match(self._text, self._at))
                and not _TWO_WORDS.search(reckoning[1])
            ):
                self._at = reckoning.end()
                yield Token(reckoning.group(), self._line, start=reckoning.start(), end=reckoning.end())
            elif descriptor := _DESCRIPTOR.match(self._text, self._at):
                self._at = descriptor.end()
            elif not (character == "<" and _PLACEHOLDER.match(self._text, self._at)) and (
                operator := self._operator()
            ):
                yield from self._after_operator(operator)
            else:
                start, self.inner = self._at, []
                word = self._word()
                end = min(self._at, len(self._text))
                yield Token(word.text, word.line, word.operator, word.literal, start, end, tuple(self.inner))

    def _after_operator(self, operator: str) -> Iterator[Token]:
        yield Token(operator, self._line, operator=True, start=self._at - len(operator), end=self._at)
        if operator == "<<" and (end := re.compile(r"-?[ \t]*([\"']?)([\w.-]+)\1").match(self._text, self._at)):
            self._at = end.end()
            self._here.append(end.group(2))
            yield Token(end.group(2), self._line, literal=True, start=end.start(), end=end.end())
        if operator == "\n":
            self._line += 1
            self._skip_here_documents()

    def _skip_here_documents(self) -> None:
        """Skip the text up to the words that end it: it is data, not commands."""
        for word in self._here:
            end = re.compile(rf"^\t*{re.escape(word)}$", re.MULTILINE).search(self._text, self._at)
            stop = end.end() if end else len(self._text)
            self._line += self._text.count("\n", self._at, stop)
            self._at = stop
        self._here.clear()

    def _operator(self) -> str:
        for operator in _OPERATORS:
            if self._text.startswith(operator, self._at):
                self._at += len(operator)
                return operator
        return ""

    def _word(self) -> Token:
        line, parts, quoted = self._line, [], False
        while self._at < len(self._text):
            character = self._text[self._at]
            if character == "\\":
                parts.append(self._escaped())
            elif character == "'":
                quoted = True
                parts.append(self._single())
            elif character == '"':
                quoted = True
                parts.append(self._double())
            elif self._text.startswith("$'", self._at):
                self._at, quoted = self._at + 1, True
                parts.append(self._single().replace("\\n", "\n").replace("\\t", "\t"))
            elif character == "`" or self._text.startswith("$(", self._at):
                parts.append(self._substitution())
            elif character == "$" and (braced := _BRACED.match(self._text, self._at)):
                parts.append(self._braced(braced))
            elif character == "<" and (found := _PLACEHOLDER.match(self._text, self._at)):
                parts.append("$" + re.sub(r"[/ ]", "-", found.group()))
                self._at = found.end()
            elif character in _BETWEEN:
                break
            else:
                parts.append(character)
                self._at += 1
        return Token("".join(parts), line, literal=quoted)

    def _escaped(self) -> str:
        following = self._text[self._at + 1 : self._at + 2]
        self._at += 2
        if following == "\n":
            self._line += 1
            return ""
        return following

    def _braced(self, found: re.Match[str]) -> str:
        """Take ``${…}`` without quotes; what its pattern has quoted of signs of patterns is not known."""
        self._at = found.end()
        plain = re.sub(r"\\(.)|[\"']", r"\1", found.group())
        return plain if plain == found.group() or not re.search(r"[\"'\\][^\"']*[*?\[]", found.group()) else "$?"

    def _single(self) -> str:
        end = self._text.find("'", self._at + 1)
        end = len(self._text) if end < 0 else end
        part = self._text[self._at + 1 : end]
        self._at = end + 1
        self._line += part.count("\n")
        # A dollar in single quotes is no variable; a mark keeps it from being taken for one.
        return part.replace("$", "\x01")

    def _double(self) -> str:
        self._at += 1
        parts = []
        while self._at < len(self._text) and self._text[self._at] != '"':
            character = self._text[self._at]
            if character == "\\" and self._text[self._at + 1 : self._at + 2] in ('"', "$", "`", "\\", "\n"):
                escaped = self._escaped()
                parts.append("\x01" if escaped == "$" else escaped)
            elif character == "`" or self._text.startswith("$(", self._at):
                parts.append(self._substitution())
            elif character == "$" and (braced := _BRACED.match(self._text, self._at)):
                parts.append(self._braced(braced))
            else:
                self._line += character == "\n"
                parts.append(character)
                self._at += 1
        self._at += 1
        return "".join(parts)

    def _substitution(self) -> str:
        """Skip ``$(…)`` or backquotes; only the output of ``seq``, and of ``ls`` with a pattern, is known."""
        if self._text[self._at] == "`":
            end = self._text.find("`", self._at + 1)
            end = len(self._text) if end < 0 else end + 1
        else:
            depth, end = 0, self._at + 1
            while end < len(self._text):
                depth += {"(": 1, ")": -1}.get(self._text[end], 0)
                end += 1
                if depth == 0:
                    break
        part = self._text[self._at : end]
        self._line += part.count("\n")
        self._at = end
        if found := _COUNTED.fullmatch(part):
            first, step, last = (int(found.group(place) or 1) for place in (1, 2, 3))
            numbers = [*map(str, range(first, last + (1 if step > 0 else -1), step or LONGEST))][:MOST_VALUES]
            return f"{{{','.join(numbers)}}}" if numbers[1:] else "".join(numbers) or "$?"
        if _LINE_END.fullmatch(part):
            return "\n"
        if found := _SUM.fullmatch(part):
            left, right = int(found.group(1)), int(found.group(3))
            return str({"*": left * right, "+": left + right, "-": left - right}[found.group(2)])
        if found := _BASENAME.fullmatch(part):
            return f"${{{found.group(1)}##*/}}"
        listed = _LISTED.fullmatch(part) or _WHICH.fullmatch(part)
        if part.startswith("$((") and RECKONED.search(part):
            self.inner.append((part[1:], end - len(part) + 1))
        elif not listed and not part.startswith("$(("):
            start = 1 if part.startswith("`") else 2
            self.inner.append((part[start:-1], end - len(part) + start))
        return listed.group(1) if listed else "$?"


_COUNTED = pattern_of(r"[`$(]+\s*seq\s+(?:(\d{1,4})\s+(?:(-?\d{1,4})\s+)?)?(\d{1,4})\s*[`)]")
_LINE_END = pattern_of(r"[`$(]+\s*(?:echo -(?:en?|ne)|printf) (?:\"\\n\\b\"|'\\n\\b')\s*[`)]")
"""What people write for the end of a line: the other character is there for a shell to leave it."""
_SUM = pattern_of(r"\$\(\(\s*(\d{1,9})\s*([*+-])\s*(\d{1,9})\s*\)\)")
_WHICH = pattern_of(r"[`$(]+\s*(?:which|command -v|type -p)\s+([\w./+-]+)\s*[`)]")
_BASENAME = pattern_of(r"[`$(]+\s*basename\s+(?:--\s+)?\"?\$\{?(\w+)\}?\"?\s*[`)]")
_LISTED = pattern_of(r"[`$(]+\s*ls\s+(?:-[1d]+\s+)?(/[\w./*?\[\]-]+)\s*[`)]")
RECKONED = pattern_of(
    r"([A-Za-z_]\w*)(?:\[[^\]]*\])?\s*(?:(?:[-+*/%&|^]|<<|>>)?=(?!=)|\+\+|--)|(?:\+\+|--)\s*([A-Za-z_]\w*)"
)
