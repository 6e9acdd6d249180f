"""``disktune-helper desktop``: carry out a command that a user gives to ``disktune``. Root has no use for it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TextIO

from disktune_contract.messages.protocol import Class
from disktune_helper.cli.commands import table
from disktune_helper.cli.common import desktop_work
from disktune_helper.cli.common import work as works
from disktune_helper.cli.common.command_line import Exit, ParsedLine
from disktune_helper.cli.common.desktop_work import Pipes
from disktune_helper.cli.common.terminal import Terminal
from disktune_helper.cli.common.work import CommandWork

NO_PIPES = "-"
"""In their place where no helper of root's can be had."""


def run(handed: str, words: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Carry out the command that *words* begin with, with the pipes *handed*; return the exit status."""
    terminal = Terminal(stdout, stderr, os.environ)
    terminal.program = "disktune"
    try:
        pipes = desktop_work.pipes(handed) if handed != NO_PIPES else None
    except (ValueError, OSError):
        terminal.complain("Only disktune starts a command this way.")
        return Exit.BAD_INPUT
    return table.carry_out(words, terminal, lambda line, at: _begin(line, at, pipes))


def _begin(line: ParsedLine, terminal: Terminal, pipes: Pipes | None) -> CommandWork:
    """Return the work of a command; without pipes it is that of any user. Raises `CommandEnds`."""
    if pipes is None:
        return works.begin(line, terminal, {})
    work = works.on_this_machine(line, terminal, Class.BROWSE, kind=desktop_work.DesktopWork)
    work.take(pipes)
    return works.kept_awake(work)
