"""Enough of the shell to see which commands a script runs: words, variables, loops, functions and redirections.

It decides nothing: of an if or a case every branch is taken, each with its pattern. What a script works out while
it runs stays in the words as ``$name``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import islice, product, takewhile

from disktune_contract.explain.shell_words import LONGEST, MOST_VALUES, RECKONED, Token, tokens
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace

_MOST_DEPTH = 6
_MOST_STEPS = 40_000
"""Commands that are read and values that are put in: what calls itself or doubles itself ends here."""
_MOST_AHEAD = 64

_END = frozenset({"&&", "||", ";;", "|", "|&", "&", ";", "(", ")", "\n"})
_OPENING = frozenset({"if", "then", "elif", "else", "while", "until", "do", "{", "!", "time"})
_CLOSING = frozenset({"fi", "done", "esac", "}"})
_DECLARING = frozenset({"export", "local", "readonly", "declare", "typeset"})


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
    """The words of the command that feeds it, or the text after ``<<<``."""
    spans: tuple[tuple[int, int], ...] = ()
    """From where to where each word is written."""
    start: int = 0
    end: int = 0
    """From where to where all of it is, with what it is piped to."""
    subshells: tuple[int, ...] = ()
    """In which ``(…)`` it is, the outermost first."""


def commands(
    text: str, variables: Mapping[str, Sequence[str]] | None = None, line: int = 1, *, uncalled: bool = False
) -> tuple[ShellCommand, ...]:
    """Return the commands that the script *text* may run, functions at the places where they are called.

    With *uncalled* those of functions that nothing calls come at the end.
    """
    return tuple(each_command(text, variables, line, uncalled=uncalled))


def each_command(
    text: str,
    variables: Mapping[str, Sequence[str]] | None = None,
    line: int = 1,
    *,
    uncalled: bool = False,
    left: list[int] | None = None,
) -> Iterator[ShellCommand]:
    """Yield the same one by one; *left* is how many steps are left, and counts down: at 0 it ends."""
    script = _Script(tokens(text, line), dict(variables or {}), left=left)
    yield from script.run()
    yield from script.uncalled() if uncalled else ()


class _Script:
    """Walks once over a script, keeping what its variables may be."""

    def __init__(
        self,
        script: list[Token],
        variables: dict[str, Sequence[str]],
        functions: dict[str, list[Token]] | None = None,
        depth: int = 0,
        case: str = "",
        left: list[int] | None = None,
    ) -> None:
        self._tokens = script
        self._at = 0
        self._variables = variables
        self._functions = {} if functions is None else functions
        self._depth = depth
        self._cases = [case]
        self._left = [_MOST_STEPS] if left is None else left
        """How many steps are left, for all functions together."""
        self._called: set[str] = set()
        self._start = self._end = 0
        self._here = ""
        self._feeding: tuple[str, ...] = ()
        self._branches = 0
        """In how many ifs and groups this is."""
        self._asked = False
        """Whether the command follows ``&&`` or ``||``."""
        self._subshells: tuple[int, ...] = ()
        self._own: set[str] = set()
        """The variables that are a function's own."""
        self._unsure: set[str] = set()
        """The variables that may have no value at all."""
        self._arrays: dict[str, Sequence[str]] = {}
        self._loop_variable = ""
        self._loops: list[set[str]] = []
        """The variables that each loop in which this is may have changed in the round before."""

    def run(self) -> Iterator[ShellCommand]:
        while self._at < len(self._tokens) and self._left[0] > 0:
            self._left[0] -= 1
            if self._definition():
                continue
            words, line, targets, end = self._simple()
            inside = self._at
            if words:
                yield from self._command(words, line, targets, end)
            if end == "(" and self._at == inside:
                self._subshells += (inside,)
            elif end == ")":
                self._subshells = self._subshells[:-1]
            if end not in ("|", "|&"):
                self._feeding = ()
            self._asked = end in ("&&", "||")

    def uncalled(self) -> Iterator[ShellCommand]:
        """Return the commands of the functions that nothing calls, with arguments that are not known."""
        for name in [name for name in self._functions if name not in self._called]:
            self._left[0] -= len(self._functions[name]) // _MOST_AHEAD
            inner = self._inner(name, {})
            yield from inner.run()

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
        self._start, self._end, self._here = -1, 0, ""
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            self._at += 1
            if token.operator and token.text in _END:
                return words, line, targets, token.text
            self._start, self._end = token.start if self._start < 0 else self._start, token.end
            if token.operator:
                if self._at < len(self._tokens) and not self._tokens[self._at].operator:
                    following = self._tokens[self._at]
                    if token.text in (">", ">>", ">|", "&>"):
                        targets.append(following.text)
                    self._here = following.text if token.text == "<<<" else self._here
                    self._end = following.end
                    self._at += 1
                continue
            if not words:
                line = token.line
            words.append(token)
            if len(words) == 1 and self._is_keyword(token, _OPENING | _CLOSING):
                words = self._keyword(token)
                self._start = -1
        return words, line, targets, "\n"

    def _keyword(self, token: Token) -> list[Token]:
        if token.text == "esac" and len(self._cases) > 1:
            self._cases.pop()
        elif token.text in ("while", "until"):
            # What is between here and "do" runs again, too.
            self._forget(self._changed_ahead(0) & self._variables.keys())
        elif token.text == "do":
            self._loops.append(self._changed_ahead(1) & self._variables.keys())
            self._loop_variable = ""
            self._forget(self._loops[-1])
        elif token.text == "done" and self._loops:
            self._forget(self._loops.pop())
        self._branches = max(0, self._branches + {"if": 1, "{": 1, "fi": -1, "}": -1}.get(token.text, 0))
        return []

    def _is_keyword(self, token: Token, words: frozenset[str]) -> bool:
        return token.text in words and not token.literal

    # -- commands ----------------------------------------------------------------------------------------------

    def _command(self, words: list[Token], line: int, targets: list[str], end: str) -> Iterator[ShellCommand]:
        first = words[0].text
        for inner, at in (one for word in words for one in word.inner if self._depth < _MOST_DEPTH):
            yield from self._within(inner, words[0].line, at)
        if self._is_keyword(words[0], frozenset({"for", "select"})) and len(words) > 1:
            self._loop_variable = "" if words[1].text.startswith("((") else words[1].text
            if not self._loop_variable:
                self._counted(words[1].text)
                return
            listed = [word for token in words[3:] for one in self._split(token) for word in one]
            self._variables[words[1].text] = listed[:MOST_VALUES] or ["$" + words[1].text]
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
        for token in self._tokens[self._at : self._at + _MOST_AHEAD]:
            if token.operator and token.text in (")", "\n", ";", "("):
                return token.text == ")"
        return False

    def _plain(self, words: list[Token], line: int, targets: list[str], end: str) -> Iterator[ShellCommand]:
        if words[0].text in _DECLARING and not words[0].literal:
            words = self._declared(words[0].text, words[1:])
        before: dict[str, Sequence[str]] = {}
        while words and (match := _ASSIGNED.match(words[0].text)):
            before.setdefault(match.group(1), self._variables.get(match.group(1), ()))
            self._variables[match.group(1)] = self._assigned(match, words[0].text[match.end() :], end)
            words = words[1:]
        if not words:
            return
        # In front of a command they are only for that command.
        self._variables |= before
        if words[0].text.startswith("((") and not words[0].literal:
            self._forget(_set_by([words[0].text]))
            return
        start, stop = words[0].start if words[0].start > self._start else self._start, self._end
        fed_by, self._feeding = self._feeding or (("<<<", self._here) if self._here else ()), ()
        piped: tuple[str, ...] = ()
        if end in ("|", "|&"):
            saved = self._at
            following, _, more, _ = self._simple() if self._at < len(self._tokens) else ([], 0, [], "")
            self._at, stop = saved, max(stop, self._end)
            self._feeding = tuple(token.text for token in words)
            piped = tuple(text for token in following for text in self._expand(token.text))
            targets = [*targets, *more] if piped[:1] == ("cat",) else targets
        files = tuple(path for target in targets for path in self._expand(target))
        case = self._cases[-1].rstrip("|")
        for one, spans in self._combinations(words):
            self._left[0] -= 1 + len(files)
            if self._left[0] <= 0:
                return
            if one[0] == "shift":
                self._shift(one)
                continue
            if _sets_any(one):
                self._left[0] -= len(self._variables) // _MOST_AHEAD * 4
                self._forget(self._variables)
            self._forget(_set_by(one))
            if one[0] in self._functions and self._depth < _MOST_DEPTH:
                yield from self._call(one)
            else:
                yield ShellCommand(
                    tuple(one), line, files, piped, case, fed_by, tuple(spans), start, stop, self._subshells
                )

    def _declared(self, kind: str, words: list[Token]) -> list[Token]:
        """Take the names that are declared; return those that get a value."""
        names = {word.text.partition("=")[0].rstrip("+"): "=" in word.text for word in words}
        if kind not in ("export", "readonly"):
            self._own |= names.keys()
        if kind == "local":
            self._forget(name for name, is_given in names.items() if not is_given)
        return [word for word in words if "=" in word.text]

    def _may_be_left_out(self) -> bool:
        """Whether the command runs only under a condition, or not for what follows."""
        return self._asked or self._branches > 0 or len(self._cases) > 1 or bool(self._subshells)

    def _assigned(self, match: re.Match[str], text: str, end: str) -> list[str]:
        """Return what the variable of an assignment may be."""
        name, element, adds = match.groups()
        before = [*self._variables.get(name, ())]
        is_array = end == "(" and not text
        if not self._may_be_left_out():
            self._unsure.discard(name)
        elif not before:
            self._unsure.add(name)
        if element or is_array:
            parts = self._array() if is_array else [self._expand(text)]
            return self._in_array(name, (element or "")[1:-1], bool(adds), parts)
        values = self._expand(text)
        if adds:
            values = [(one + more)[:LONGEST] for one in before or [f"${name}"] for more in values]
        return [*dict.fromkeys((*(before if self._may_be_left_out() else ()), *values))][:MOST_VALUES]

    def _in_array(self, name: str, index: str, adds: bool, parts: list[list[str]]) -> list[str]:
        """Return what an array may have after ``name=(…)`` or ``name[index]=…``; keep it where its order is sure.

        *parts* are what each of the words may come to.
        """
        before, known = self._variables.get(name, ()), self._array_of(name)
        values = [one for part in parts for one in part][:MOST_VALUES]
        is_sure = not self._may_be_left_out() and all(len(part) == 1 for part in parts)
        if index:
            at = int(index) if index.isdecimal() and len(index) < len(str(LONGEST)) else LONGEST
            if adds or not is_sure or len(known) < len(before) or at > len(known):
                return [f"${name}"]
            values = [*known[:at], *values, *known[at + 1 :]]
        elif values and values[0].startswith("["):
            return [f"${name}"]
        elif adds:
            is_sure &= not self._loops and (not before or before is self._arrays.get(name))
            values = [*filter(None, before), *values][:MOST_VALUES]
        if not is_sure:
            return [*dict.fromkeys((*(before if self._may_be_left_out() else ()), *values))][:MOST_VALUES]
        self._arrays[name] = values = values or [""]
        return values

    def _forget(self, names: Iterable[str]) -> None:
        """Note that nobody knows what is in these variables now."""
        self._variables.update({name: [f"${name}"] for name in names if _NAME.fullmatch(name) or name.isdecimal()})

    def _changed_ahead(self, depth: int) -> set[str]:
        """Return what the loop sets from here on, without its variable; *depth* is 1 in its body, 0 before."""
        at, steps = self._at, {"do": 1, "done": -1}
        while at < len(self._tokens) and (depth or self._tokens[at - 1].text != "done") and self._left[0] > 0:
            depth += steps.get(self._tokens[at].text, 0) if not self._tokens[at].literal else 0
            at += 1
        body = self._tokens[self._at : at]
        called = {token.text for token in body} & self._functions.keys()
        body += [one for name in called for one in (Token(";", 0, operator=True), *self._functions[name])]
        self._left[0] -= 1 + len(body) // _MOST_AHEAD
        moved = [name for name in self._variables if name.isdecimal()]
        changed = _changed(body)
        return changed.union(moved if _MOVED in changed else ()) - {self._loop_variable}

    def _counted(self, text: str) -> None:
        """Take ``for ((i = 0; i < 4; i++))``."""
        found = _FOR.fullmatch("".join(self._expand(text)))
        if not found:
            self._forget(_set_by([text]))
            return
        name, first, sign, last, step = found.groups()
        values = range(int(first), int(last) + (sign == "<="), int(step or 1) or LONGEST)[:MOST_VALUES]
        self._variables[name] = [*map(str, values)] or [f"${name}"]

    def _within(self, text: str, line: int, at: int) -> Iterator[ShellCommand]:
        """Return the commands of a ``$(…)`` that begins at *at*."""
        script = _Script(
            tokens(text, line), self._variables, self._functions, self._depth + 1, self._cases[-1], self._left
        )
        for one in script.run():
            spans = tuple((first + at, last + at) for first, last in one.spans)
            yield replace(one, spans=spans, start=one.start + at, end=one.end + at)

    def _array(self) -> list[list[str]]:
        """Take ``(a b c)`` after ``name=``; return what each of its words may come to."""
        found: list[list[str]] = []
        while self._at < len(self._tokens) and (token := self._tokens[self._at]).text != ")":
            if token.operator and token.text != "\n":
                break
            for one in self._arguments(token) if not token.operator else ():
                split = self._split(one)
                texts = [word for words in split for word in words]
                # Braces make several words, a variable that may be this or that makes one of them.
                several = len(split) > 1 and "$" in one.text and not one.literal
                found += [texts] if several else [[text] for text in texts]
            self._at += 1
        self._at += 1
        return found

    def _call(self, words: list[str]) -> Iterator[ShellCommand]:
        own: dict[str, Sequence[str]] = {str(number): [word] for number, word in enumerate(words[1:], 1)}
        own |= {"@": words[1:] or [""], "*": words[1:] or [""]}
        self._called.add(words[0])
        inner = self._inner(words[0], own)
        yield from inner.run()
        self._left[0] -= len(self._variables) // _MOST_AHEAD * 4
        same = own.keys() | inner._own
        now = inner._variables.items()
        self._forget(name for name, one in now if name not in same and self._variables.get(name) is not one)

    def _inner(self, name: str, own: dict[str, Sequence[str]]) -> _Script:
        variables = {**self._variables, **own}
        made = _Script(
            self._functions[name], variables, self._functions, self._depth + 1, self._cases[-1], self._left
        )
        made._called, made._arrays = self._called, self._arrays
        return made

    def _combinations(self, words: list[Token]) -> Iterator[tuple[list[str], list[tuple[int, int]]]]:
        """Yield the command and the places of its words, for each value of variables; patterns stay patterns."""
        words = [one for token in words for one in self._arguments(token)]
        every: list[tuple[list[str], list[tuple[int, int]]]] = []
        for _ in self._bound(words):
            several = [self._split(token) for token in words]
            for one in islice(product(*several), MOST_VALUES - len(every)):
                placed: list[str] = []
                spans: list[tuple[int, int]] = []
                for token, split in zip(words, one, strict=True):
                    placed += map(self._placed, split)
                    spans += [(token.start, token.end)] * len(split)
                every.append((placed, spans))
        yield from (one for one in every if one[0])

    def _bound(self, words: list[Token]) -> Iterator[None]:
        """Give variables that occur twice in a command each of their values in turn, the same at both places."""
        names = [one or other for token in words for one, other in _NAMES.findall(token.text)]
        twice = [
            name
            for name in dict.fromkeys(names)
            if names.count(name) > 1 and self._variables.get(name, ()) is not self._arrays.get(name)
        ]
        before = {name: self._variables[name] for name in twice if len(self._variables.get(name, ())) > 1}
        for values in islice(product(*before.values()), MOST_VALUES):
            self._variables |= {name: [value] for name, value in zip(before, values, strict=True)}
            yield
        self._variables |= before

    def _arguments(self, token: Token) -> list[Token]:
        """Return ``$@``, and all of an array, as the words that it is, any other word alone."""
        array = _WHOLE.fullmatch(token.text)
        values = self._arrays.get(array[1]) if array else None
        # Unless something else has been put into it since.
        if array and values and self._variables.get(array[1]) is values:
            return [replace(token, text=one.replace("$", "\x01"), literal=True) for one in values]
        if token.text not in ("$@", "$*", "${@}", "${*}") or "@" not in self._variables:
            return [token]
        # What is in them is put in already.
        return [replace(token, text=one.replace("$", "\x01"), literal=True) for one in self._variables["@"] if one]

    def _shift(self, words: list[str]) -> None:
        """Take the first arguments away, as many as ``shift`` says, where they are known."""
        if "@" not in self._variables:
            return
        count = int(words[1]) if words[1:] and words[1].isdecimal() and len(words[1]) == 1 else 1
        rest = [*self._variables["@"]][count:]
        for number in range(1, len(self._variables["@"]) + 1):
            self._variables.pop(str(number), None)
        self._variables.update({str(number): [one] for number, one in enumerate(rest, 1)})
        self._variables["@"] = self._variables["*"] = rest or [""]

    def _placed(self, word: str) -> str:
        return word.replace("\x01", "$")

    def _split(self, token: Token) -> list[list[str]]:
        """Return the words that a token may come to: what comes out of a bare variable is split at ``IFS``."""
        if token.literal or "$" not in token.text:
            return [[text] for text in self._expand(token.text)]
        usual = ["$IFS"]
        known = [*(self._variables.get("IFS") or usual), *(usual if "IFS" in self._unsure else [])]
        if known != usual and (len(known) > 1 or "$" in known[0]):
            return [["$?"]]
        at = " \t\n" if known == usual else known[0]
        found = self._expand(token.text, f"[{re.escape(at)}]+" if at else "(?!)")
        return [[word for word in text.split(_BREAK) if word] for text in found]

    def _elements(self, name: str, index: str) -> Sequence[str] | None:
        """Return what ``${name[index]}`` may come to, by a number or by a variable of numbers; None is unknown."""
        values, found = self._array_of(name), list[str]()
        for text in self._expand(index if index[:1] == "$" or index.isdecimal() else f"${index}"):
            at = int(text) if text.isdecimal() and len(text) < len(str(LONGEST)) else LONGEST
            if at >= len(values):
                return None
            found.append(values[at])
        return found

    def _array_of(self, name: str) -> Sequence[str]:
        """Return the elements of an array as far as it is known which is which."""
        values = self._arrays.get(name, ())
        if self._variables.get(name) is not values:
            return ()
        return [*takewhile(lambda one: not re.search(r"[*?\[$\x01]", one), values)]

    def _expand(self, text: str, breaks: str = "") -> list[str]:
        """Return what *text* may come to, at least one text; what is unknown stays as it is.

        What a variable has that matches *breaks* becomes `_BREAK`.
        """
        found = [""]
        for part in _VARIABLE.finditer(text):
            values: Sequence[str] = [part.group()]
            if name := part.group(5):
                every_one = self._array_of(name)
                is_whole = 0 < len(every_one) == len(self._arrays.get(name, ())) < MOST_VALUES and any(every_one)
                numbers = [*map(str, range(len(every_one)))]
                values = (numbers if part.group(4) == "!" else [str(len(every_one))]) if is_whole else ["$?"]
            elif name := part.group(1) or part.group(3):
                known = self._variables.get(name)
                rest = part.group(2) or ""
                if found_at := _INDEX.fullmatch(rest):
                    known, rest = self._elements(name, found_at[1]), ""
                elif rest[:1] != "[" and known is not None and known is self._arrays.get(name):
                    # Of an array that is the first.
                    known = self._array_of(name)[:1]
                values = _altered(known, rest, part.group())
                if breaks and values != [part.group()]:
                    values = [re.sub(breaks, _BREAK, one) for one in values]
                if known and name in self._unsure and re.match(r":?[-=]", rest):
                    values = [*dict.fromkeys((*values, *_altered(None, rest, part.group())))]
                self._left[0] -= len(found) + (
                    sum(map(len, known)) // 4 if known and rest[:1] in ("#", "%") else 0
                )
            if self._left[0] <= 0 or len(found[0]) >= LONGEST:
                return [text[:LONGEST]]
            every = ((before + value)[:LONGEST] for before in found for value in values)
            found = list(islice(every, MOST_VALUES))
        return [part for one in found for part in _braces(one)][:MOST_VALUES]


_VARIABLE = pattern_of(
    r"[^$]+|\$\{(\w+|[@*])((?:[^{}]|\{[^{}]*\})*)\}|\$(\w+|[@*?#])|\$\{([!#])(\w+)\[[@*]\]\}|\$"
)
_NAMES = pattern_of(r"\$\{?(\w+)|\[\$?([A-Za-z_]\w*)\]")
_INDEX = pattern_of(r"\[(\d{1,4}|\$?[A-Za-z_]\w*)\]")
_BREAK = "\x02"
"""In a text that a shell splits there into words."""
_NAME = pattern_of(r"[A-Za-z_]\w*")
_ASSIGNED = pattern_of(r"([A-Za-z_]\w*)(\[[^\]\s]*\])?(\+)?=")
_WHOLE = pattern_of(r"\$\{(\w+)\[@\]\}")
_FOR = pattern_of(
    r"\(\(\s*(\w+)\s*=\s*(\d{1,6})\s*;\s*\1\s*(<=?)\s*(\d{1,6})\s*;\s*(?:\1\s*\+\+|\+\+\s*\1|\1\s*\+=\s*(\d{1,4}))\s*\)\)"
)
_MOVED = "#"
"""In the place of the arguments, of which `shift` makes others."""
_CUT = pattern_of(r"(##?|%%?)(.*)")
_KEPT = pattern_of(r"(?:\[[@*]\]|:?[-=?].*)?")
"""What follows the name of a variable that is known where its value is taken as it is."""


def _set_by(words: Sequence[str]) -> set[str]:
    """Return the variables that a command sets, other than by ``name=value``, or behind that."""
    name = words[0] if words else ""
    if name in ("read", "mapfile", "readarray", "getopts", "unset"):
        return {*filter(_NAME.fullmatch, words[1:])}
    if name == "shift":
        return {_MOVED}
    if name == "let" or name.startswith("(("):
        return {one for pair in RECKONED.findall(" ".join(words)) for one in pair if one}
    if name == "eval":
        return _changed(tokens(" ".join(words[1:])))
    return {*words[2:3]} if name == "printf" and words[1:2] == ["-v"] else set()


def _sets_any(words: Sequence[str]) -> bool:
    """Return whether a command may set any variable: it runs a file that is not known, or a text."""
    if words[0] in (".", "source"):
        return not re.search(r"functions(?:\.sh)?$", " ".join(words[1:2]))
    return words[0] == "eval" and any(word.startswith("$") for word in words[1:2])


def _changed(script: Sequence[Token]) -> set[str]:
    """Return the variables that *script* sets."""
    found: set[str] = set()
    words: list[str] = []
    for token in (*script, Token(";", 0, operator=True)):
        if token.operator and token.text in _END:
            found |= _set_by(words)
            words = []
        elif token.operator or (not words and token.text in _OPENING | _CLOSING | _DECLARING):
            continue
        elif not words and (assigned := _ASSIGNED.match(token.text)):
            found.add(assigned.group(1))
        else:
            found |= {token.text} if words in (["for"], ["select"]) else set()
            words.append(token.text)
    return found


def _altered(values: Sequence[str] | None, rest: str, written: str) -> Sequence[str]:
    """Return what ``${name…}`` comes to, *rest* behind the name; what is not known is a word without slashes."""
    unknown = [written if not re.search(r"[/\s]", written) else "$?"]
    default = re.match(r":?[-=]([\w./:-]*)$", rest)
    found = default.group(1) if default else ""
    if not values:
        return [found] if found else unknown
    if _KEPT.fullmatch(rest):
        return [one or found for one in values] if rest[:1] == ":" else values
    cut = _CUT.fullmatch(rest)
    shorter = [_cut(one, *cut.groups()) if cut else None for one in values]
    return [*dict.fromkeys(one if one is not None else unknown[0] for one in shorter)]


def _cut(value: str, sign: str, pattern: str) -> str | None:
    """Return *value* without what *pattern* means at its start or end; None if nobody knows."""
    if "$" in value + pattern or "\x01" in value + pattern or len(value) > LONGEST // 16:
        return None
    front = sign.startswith("#")
    places = range(len(value) + 1)
    ordered = places if front == (len(sign) == 1) else reversed(places)
    pieces = ((value[:at], value[at:]) if front else (value[at:], value[:at]) for at in ordered)
    gone, left = next(((gone, left) for gone, left in pieces if fnmatchcase(gone, pattern)), ("", value))
    # Of what stands for several names, only what is in each of them can be cut off.
    is_sure = pattern in ("*/", "/*") or (bool(gone) and not _GLOB.search(gone + pattern))
    return left if is_sure or not _GLOB.search(value) else None


_GLOB = re.compile(r"[*?\[{]")
_BRACES = pattern_of(r"(?<!\$)\{([^{}\s]*,[^{}\s]*|(\w|\d{1,4})\.\.(\w|\d{1,4})(?:\.\.-?(\d{1,4}))?)\}")


def _braces(text: str) -> list[str]:
    """Return ``sd{a,b}`` as sda and sdb, ``sd{a..c}`` as sda, sdb and sdc; no more than there is room for."""
    texts = [text]
    while (found := _BRACES.search(texts[0])) and len(texts) < MOST_VALUES:
        texts = [one for each in texts for one in _spread(each)][:MOST_VALUES]
        if len(found.string) > LONGEST:
            break
    return texts


def _spread(text: str) -> list[str]:
    """Return *text* with its first list in braces taken apart."""
    found = _BRACES.search(text)
    if not found:
        return [text]
    first, last, step = found.group(2), found.group(3), int(found.group(4) or 1) or 1
    if first and first.isdecimal() and last.isdecimal():
        parts = [*map(str, _steps(int(first), int(last), step))]
    elif first and len(first) == len(last) == 1:
        parts = [*map(chr, _steps(ord(first), ord(last), step))]
    else:
        parts = found.group(1).split(",")[:MOST_VALUES]
    return [text[: found.start()] + part + text[found.end() :] for part in parts]


def _steps(first: int, last: int, step: int) -> range:
    """Return the numbers from *first* to *last*, which may be the smaller one; no more than there is room for."""
    return range(first, last + (1 if first <= last else -1), step if first <= last else -step)[:MOST_VALUES]
