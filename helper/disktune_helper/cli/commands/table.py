"""From the word on the command line to the module that does it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TextIO

from disktune_helper import faces
from disktune_helper.cli.common import work as works
from disktune_helper.cli.common.command_line import BY_NAME, CommandEnds, Exit, ParsedLine, parsed, usage
from disktune_helper.cli.common.terminal import Terminal
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.faces import FACES


def run(words: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Carry out the command that *words* begin with; return the exit status."""
    return carry_out(
        words,
        Terminal(stdout, stderr, os.environ),
        lambda line, terminal: works.begin(line, terminal, dict(os.environ)),
    )


def carry_out(
    words: Sequence[str], terminal: Terminal, begin: Callable[[ParsedLine, Terminal], CommandWork]
) -> int:
    """Carry out the command that *words* begin with by what *begin* makes; return the exit status."""
    command = BY_NAME[words[0]]
    try:
        line = parsed(command, words[1:])
        if line.wants_help:
            terminal.say(usage(command))
            return Exit.DONE
        terminal.quiet = line.has("--json")
        function = faces.function_of(FACES[command.name].command)
        line = works.with_files(line)
        work = begin(line, terminal)
    except CommandEnds as ending:
        terminal.complain(ending.why)
        return ending.status
    status = works.carried_out(work, function)
    if terminal.broken is not None and status == Exit.DONE:
        raise terminal.broken
    return status
