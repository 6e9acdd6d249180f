"""How a command ends before its work is done: a status, and a sentence that says why."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from enum import IntEnum

from disktune_contract.messages.faults import Fault, Refusal


class Exit(IntEnum):
    """Exit statuses of the commands for a terminal; the table of all is in the manual."""

    DONE = 0
    NOT_DONE = 1
    """Refused, failed, or not kept; of health and check: something is not well."""
    BAD_INPUT = 2
    NO_PERMISSION = 3


class CommandEnds(Exception):
    """Ends a command with a status and a sentence; nothing is left behind."""

    def __init__(self, status: Exit, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


def bad_input(why: str) -> CommandEnds:
    """Return the end of a command that makes no sense."""
    return CommandEnds(Exit.BAD_INPUT, why)


_OF_FAULTS = {
    Fault.NO_SUCH_DRIVE: Exit.BAD_INPUT,
    Fault.PROTOCOL: Exit.BAD_INPUT,
    Fault.PERMISSION: Exit.NO_PERMISSION,
    Fault.NOT_ALLOWED: Exit.NO_PERMISSION,
}


def of_refusal(error: Refusal) -> CommandEnds:
    """Return the end of a command that a handler refused."""
    return CommandEnds(_OF_FAULTS.get(error.fault, Exit.NOT_DONE), error.why)


def needs_root(words: Sequence[str]) -> CommandEnds:
    """Return the end of a command that only root can carry out, with the line that does it."""
    line = shlex.join(["sudo", "disktune-helper", *words])
    return CommandEnds(Exit.NO_PERMISSION, f"This needs root. Run: {line}")
