"""Reading a command line by its declaration: nothing is guessed, and what makes no sense is a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from disktune_contract.record import record
from disktune_helper.cli.common.declared import CommandOption, TerminalCommand
from disktune_helper.cli.common.ending import bad_input

HELP = ("--help", "-h")
_TIMES = {"": 1, "s": 1, "min": 60, "m": 60}


@record
class ParsedLine:
    """What stands on a command line."""

    command: TerminalCommand
    names: tuple[str, ...]
    """Drives, settings and values, in their order."""
    options: Mapping[str, tuple[str, ...]]
    """By name, what was given to each; an empty text for a switch."""
    wants_help: bool = False
    files: tuple[bytes, ...] = ()
    """What the files hold that are named, in their order."""

    def has(self, option: str) -> bool:
        """Return whether an option was given."""
        return option in self.options

    def text(self, option: str) -> str:
        """Return what was given to an option last; empty if it was not given."""
        return self.options.get(option, ("",))[-1]

    def number(self, option: str, least: int, most: int) -> int | None:
        """Return a whole number within its bounds, None if the option was not given; raises `CommandEnds`."""
        if not self.has(option):
            return None
        text = self.text(option)
        if not re.fullmatch(r"[0-9]{1,6}", text) or not least <= int(text) <= most:
            raise bad_input(f"{option} takes a whole number from {least} to {most}, not {text[:32]!r}.")
        return int(text)

    def seconds(self, option: str, least: float, most: float) -> float | None:
        """Return a time in seconds within its bounds: ``30``, ``30s``, ``2min``; raises `CommandEnds`."""
        if not self.has(option):
            return None
        text = self.text(option)
        found = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,3})?)(s|m|min|)", text)
        value = float(found.group(1)) * _TIMES[found.group(2)] if found else -1.0
        if not least <= value <= most:
            raise bad_input(
                f"{option} takes {least:g} to {most:g} seconds, such as {least:g}s, not {text[:32]!r}."
            )
        return value


def parsed(command: TerminalCommand, words: Sequence[str]) -> ParsedLine:
    """Return what *words* say to *command*; raises `CommandEnds`."""
    known = {option.name: option for option in command.options}
    names: list[str] = []
    options: dict[str, tuple[str, ...]] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in HELP:
            return ParsedLine(command, (), {}, wants_help=True)
        if word == "--":
            names += rest
            break
        if not word.startswith("--"):
            names.append(word)
            continue
        name, given, value = word.partition("=")
        option = known.get(name)
        if option is None:
            raise bad_input(f"{command.name} has no option {name[:32]}. Usage: disktune-helper {command.synopsis}")
        if option.value and not given:
            if not rest:
                raise bad_input(f"{name} needs a value: {option.value}.")
            value = rest.pop(0)
        options[name] = (*options.get(name, ()), _checked(option, value, given=bool(given)))
    return ParsedLine(command, tuple(names), options)


def _checked(option: CommandOption, value: str, *, given: bool) -> str:
    if not option.value and given:
        raise bad_input(f"{option.name} takes no value.")
    if option.words and value not in option.words:
        raise bad_input(f"{option.name} takes {' or '.join(option.words)}, not {value[:32]!r}.")
    return value


def usage(command: TerminalCommand) -> str:
    """Return the help of a command."""
    lines = [f"usage: disktune-helper {command.synopsis}", "", command.summary]
    if command.options:
        width = max(len(f"{option.name} {option.value}") for option in command.options)
        lines.append("")
        for option in command.options:
            choice = f" ({' or '.join(option.words)})" if option.words else ""
            lines.append(f"  {f'{option.name} {option.value}':<{width}}  {option.help}{choice}")
    return "\n".join(lines)
