"""Enough of the shell to see which commands a script runs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record

# -- enough of the shell to see which commands a script runs -----------------------------------------------
#
# It knows words, variables, loops, functions and redirections. It decides nothing: of an if or a case every branch
# is taken, each with its pattern. What a script works out while it runs stays in the words as ``$name``.

_MOST_VALUES = 64
_LONGEST = 4096
"""Characters of a word: what doubles itself line by line ends here."""
_MOST_DEPTH = 6
_MOST_COMMANDS = 4000

_OPERATORS = ("&&", "||", ";;", ">>", ">|", ">&", "<&", "&>", "<<", "|&", "<", ">", "|", "&", ";", "(", ")", "\n")
_DESCRIPTOR = pattern_of(r"\d+(?=[<>])")
_END = frozenset({"&&", "||", ";;", "|", "|&", "&", ";", "(", ")", "\n"})
_OPENING = frozenset({"if", "then", "elif", "else", "while", "until", "do", "{", "!", "time"})
_CLOSING = frozenset({"fi", "done", "esac", "}"})
_DECLARING = frozenset({"export", "local", "readonly", "declare", "typeset"})


@record
class Token:
    """A word with its parts, or an operator."""

    text: str
    """An operator, or a word without quotes; variables as ``$name``."""
    line: int
    operator: bool = False
    literal: bool = False
    """Whether it was quoted so that it is no keyword, no pattern and no variable."""


@record
class ShellCommand:
    """One command that may run: its words, what it writes to, and its line and case."""

    words: tuple[str, ...]
    line: int
    writes_to: tuple[str, ...]
    """Files that its output goes to."""
    piped_to: tuple[str, ...]
    """The words of the command that its output goes to, if it goes to one."""
    case: str
    """The pattern of the innermost case that contains it: ``post``; empty if none does."""
    fed_by: tuple[str, ...] = ()
    """The words of the command that feeds it."""


def tokens(text: str, first_line: int = 1) -> list[Token]:
    """Return the words and operators of a script; a quotation that is not closed ends with the text."""
    return list(_Reader(text, first_line))


class _Reader:
    def __init__(self, text: str, line: int) -> None:
        self._text = text.replace("\\\r\n", "\\\n").replace("\r\n", "\n")
        self._at = 0
        self._line = line
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
            elif descriptor := _DESCRIPTOR.match(self._text, self._at):
                self._at = descriptor.end()
            elif operator := self._operator():
                yield from self._after_operator(operator)
            else:
                yield self._word()

    def _after_operator(self, operator: str) -> Iterator[Token]:
        yield Token(operator, self._line, operator=True)
        if operator == "<<" and (end := re.compile(r"-?[ \t]*([\"']?)([\w.-]+)\1").match(self._text, self._at)):
            self._at = end.end()
            self._here.append(end.group(2))
            yield Token(end.group(2), self._line, literal=True)
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
            elif character == "`" or self._text.startswith("$(", self._at):
                parts.append(self._substitution())
            elif character in " \t\r" or any(self._text.startswith(operator, self._at) for operator in _OPERATORS):
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
            else:
                self._line += character == "\n"
                parts.append(character)
                self._at += 1
        self._at += 1
        return "".join(parts)

    def _substitution(self) -> str:
        """Skip ``$(…)`` or backquotes, whose output is unknown."""
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
        return "$?"


def commands(
    text: str, variables: Mapping[str, Sequence[str]] | None = None, line: int = 1
) -> tuple[ShellCommand, ...]:
    """Return the commands that the script *text* may run, functions at the places where they are called."""
    return tuple(_Script(tokens(text, line), dict(variables or {})).run())


class _Script:
    """Walks once over a script, keeping what its variables may be."""

    def __init__(
        self,
        script: list[Token],
        variables: dict[str, Sequence[str]],
        functions: dict[str, list[Token]] | None = None,
        depth: int = 0,
        case: str = "",
    ) -> None:
        self._tokens = script
        self._at = 0
        self._variables = variables
        self._functions = {} if functions is None else functions
        self._depth = depth
        self._cases = [case]
        self._folder = ""
        self._count = 0

    def run(self) -> Iterator[ShellCommand]:
        while self._at < len(self._tokens) and self._count < _MOST_COMMANDS:
            if self._definition():
                continue
            words, line, targets, end = self._simple()
            if words:
                yield from self._command(words, line, targets, end)

    # -- structure ---------------------------------------------------------------------------------------------

    def _definition(self) -> bool:
        """Take ``name() {…}`` or ``function name {…}``; return whether there was one."""
        texts = [token.text for token in self._tokens[self._at : self._at + 4]]
        if texts[:1] == ["function"] and len(texts) > 1:
            name, start = texts[1], self._at + 2
        elif texts[1:3] == ["(", ")"] and re.fullmatch(r"[A-Za-z_][\w-]*", texts[0]):
            name, start = texts[0], self._at + 3
        else:
            return False
        while start < len(self._tokens) and self._tokens[start].text in ("(", ")", "\n"):
            start += 1
        if start >= len(self._tokens) or self._tokens[start].text != "{":
            return False
        depth, end = 0, start
        while end < len(self._tokens):
            depth += {"{": 1, "}": -1}.get(self._tokens[end].text, 0) if not self._tokens[end].literal else 0
            end += 1
            if depth == 0:
                break
        self._functions[name] = self._tokens[start + 1 : end - 1]
        self._at = end
        return True

    def _simple(self) -> tuple[list[Token], int, list[str], str]:
        """Return the words of the next command, its line, the files it writes to, and the operator at its end."""
        words: list[Token] = []
        targets: list[str] = []
        line = self._tokens[self._at].line
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            self._at += 1
            if token.operator and token.text in _END:
                return words, line, targets, token.text
            if token.operator:
                if self._at < len(self._tokens) and not self._tokens[self._at].operator:
                    if token.text in (">", ">>", ">|", "&>"):
                        targets.append(self._tokens[self._at].text)
                    self._at += 1
                continue
            if not words:
                line = token.line
            words.append(token)
            if len(words) == 1 and self._is_keyword(token, _OPENING | _CLOSING):
                words = self._keyword(token)
        return words, line, targets, "\n"

    def _keyword(self, token: Token) -> list[Token]:
        if token.text == "esac" and len(self._cases) > 1:
            self._cases.pop()
        return []

    def _is_keyword(self, token: Token, words: frozenset[str]) -> bool:
        return token.text in words and not token.literal

    # -- commands ----------------------------------------------------------------------------------------------

    def _command(self, words: list[Token], line: int, targets: list[str], end: str) -> Iterator[ShellCommand]:
        first = words[0].text
        if self._is_keyword(words[0], frozenset({"for", "select"})) and len(words) > 1:
            listed = [word for token in words[3:] for word in self._expand(token.text)]
            self._variables[words[1].text] = listed[:_MOST_VALUES] or ["$" + words[1].text]
        elif self._is_keyword(words[0], frozenset({"case"})):
            self._cases.append("")
            # What follows "in" on the same line is the first pattern.
            position = next((index for index, word in enumerate(words) if word.text == "in"), len(words))
            self._pattern([word.text for word in words[position + 1 :]], end)
        elif end == ")" and len(self._cases) > 1 and len(words) == 1:
            self._cases[-1] = first if not self._cases[-1].endswith("|") else self._cases[-1] + first
        elif end == "|" and len(self._cases) > 1 and len(words) == 1 and self._pattern_ahead():
            self._cases[-1] = f"{first}|" if not self._cases[-1].endswith("|") else f"{self._cases[-1]}{first}|"
        else:
            yield from self._plain(words, line, targets, end)

    def _pattern(self, words: list[str], end: str) -> None:
        if words and end in (")", "|"):
            self._cases[-1] = words[-1] + ("|" if end == "|" else "")

    def _pattern_ahead(self) -> bool:
        """Whether ``)`` comes before the line ends: then these are the patterns of a case."""
        for token in self._tokens[self._at :]:
            if token.operator and token.text in (")", "\n", ";", "("):
                return token.text == ")"
        return False

    def _plain(self, words: list[Token], line: int, targets: list[str], end: str) -> Iterator[ShellCommand]:
        if words[0].text in _DECLARING:
            words = words[1:]
        while words and (match := re.fullmatch(r"([A-Za-z_]\w*)\+?=(.*)", words[0].text, re.DOTALL)):
            self._variables[match.group(1)] = self._expand(match.group(2))
            words = words[1:]
        if not words:
            return
        if words[0].text == "cd" and len(words) > 1:
            self._folder = self._expand(words[1].text)[0].rstrip("/")
        piped: tuple[str, ...] = ()
        if end in ("|", "|&"):
            saved = self._at
            following, _, more, _ = self._simple() if self._at < len(self._tokens) else ([], 0, [], "")
            self._at = saved
            piped = tuple(text for token in following for text in self._expand(token.text))
            targets = [*targets, *more] if piped[:1] == ("cat",) else targets
        for one in self._combinations(words):
            if one[0] in self._functions and self._depth < _MOST_DEPTH:
                yield from self._call(one)
            else:
                self._count += 1
                files = tuple(path for target in targets for path in self._expand(target))
                yield ShellCommand(tuple(one), line, files, piped, self._cases[-1].rstrip("|"))

    def _call(self, words: list[str]) -> Iterator[ShellCommand]:
        own: dict[str, Sequence[str]] = {str(number): [word] for number, word in enumerate(words[1:], 1)}
        own |= {"@": words[1:] or [""], "*": words[1:] or [""]}
        inner = _Script(
            self._functions[words[0]],
            {**self._variables, **own},
            self._functions,
            self._depth + 1,
            self._cases[-1],
        )
        for found in inner.run():
            self._count += 1
            yield found

    def _combinations(self, words: list[Token]) -> list[list[str]]:
        """Return the command for each value that its variables may have; patterns stay patterns."""
        several = [self._expand(token.text) for token in words]
        found: list[list[str]] = []
        for one in product(*several):
            split: list[str] = []
            for token, text in zip(words, one, strict=True):
                # What comes out of a bare variable is several words.
                split += text.split() if "$" in token.text and not token.literal else [text]
            found.append([self._placed(word) for word in split])
            if len(found) >= _MOST_VALUES:
                break
        return [one for one in found if one]

    def _placed(self, word: str) -> str:
        return word.replace("\x01", "$")

    def _expand(self, text: str) -> list[str]:
        """Return what *text* may come to, at least one text; what is unknown stays as it is."""
        found = [""]
        for literal, braced, name in re.findall(r"([^$]+)|\$\{(\w+|[@*])[^}]*\}|\$(\w+|[@*?#])", text) or [
            ("", "", "")
        ]:
            variable = braced or name
            values = self._variables.get(variable, [f"${variable}"]) if variable else [literal]
            found = [(before + value)[:_LONGEST] for before in found for value in values][:_MOST_VALUES]
        return [part for one in found for part in _braces(one)][:_MOST_VALUES]


_BRACES = pattern_of(r"(?<!\$)\{([^{}\s]*,[^{}\s]*|(\w)\.\.(\w))\}")


def _braces(text: str) -> list[str]:
    """Return ``sd{a,b}`` as sda and sdb, ``sd{a..c}`` as sda, sdb and sdc; no more than there is room for."""
    texts = [text]
    while (found := _BRACES.search(texts[0])) and len(texts) < _MOST_VALUES:
        texts = [one for each in texts for one in _spread(each)][:_MOST_VALUES]
        if len(found.string) > _LONGEST:
            break
    return texts


def _spread(text: str) -> list[str]:
    """Return *text* with its first list in braces taken apart."""
    found = _BRACES.search(text)
    if not found:
        return [text]
    if found.group(2):
        least, most = sorted((ord(found.group(2)), ord(found.group(3))))
        parts = [chr(code) for code in range(least, min(most, least + _MOST_VALUES) + 1)]
    else:
        parts = found.group(1).split(",")[:_MOST_VALUES]
    return [text[: found.start()] + part + text[found.end() :] for part in parts]
