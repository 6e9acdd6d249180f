"""Why a request was refused or failed: one closed list, each with the sentence a user reads."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.sentence import Sentence, in_turn


class Fault(StrEnum):
    """The kinds of failure that cross the pipe. The value is the wire form and never changes."""

    PROTOCOL = "protocol"
    """The line was not a request of this protocol; the session goes on."""
    UNKNOWN_VERB = "unknown-verb"
    """There is no such operation."""
    NOT_ALLOWED = "not-allowed"
    """The operation exists, but not in the class this helper was started in."""
    NO_SUCH_DRIVE = "no-such-drive"
    """No drive of that kernel name is present."""
    WRONG_DRIVE = "wrong-drive"
    """A drive of that name is present, but it is not the one that was meant."""
    DRIVE_GONE = "drive-gone"
    """The drive disappeared while it was being worked on."""
    NOT_SUPPORTED = "not-supported"
    """This drive does not offer that."""
    OUT_OF_RANGE = "out-of-range"
    """The value is not one that this setting, or this drive, admits."""
    CHANGED_MEANWHILE = "changed-meanwhile"
    """The setting no longer has the value that the user saw."""
    WOULD_WAKE = "would-wake"
    """The drive is asleep and the operation would spin it up."""
    REFUSED_BY_DRIVE = "refused-by-drive"
    """The drive, or the bridge in front of it, rejected the command."""
    NOT_KEPT = "not-kept"
    """The drive accepted the value and then showed another one when it was read back."""
    PERMISSION = "permission"
    """The operating system denied access."""
    BUSY = "busy"
    """Something else is under way on this drive and has to end first."""
    CANCELLED = "cancelled"
    """The user stopped it."""
    IO_ERROR = "io-error"
    """The kernel reported an error."""
    NO_ROOM = "no-room"
    """There is too little room for what would be written."""
    NOT_INSTALLED = "not-installed"
    """A program that this needs is missing, or too old; the sentence names the command that installs it."""
    VOID = "void"
    """What was measured means nothing: the machine was suspended, or its clock cannot be trusted."""
    TOO_HOT = "too-hot"
    """The drive is hotter than it may be, so what was measured was stopped."""
    INTERNAL = "internal"
    """A mistake in the program; nothing was changed by the failing step."""


class Refusal(Exception):
    """Raised anywhere below a handler to end it with a fault and a sentence for the user."""

    def __init__(self, fault: Fault, why: str) -> None:
        super().__init__(why)
        self.fault = fault
        self.why = why


def out_of_range(least: object, most: object) -> Refusal:
    """Return the refusal of a number outside its bounds."""
    return Refusal(Fault.OUT_OF_RANGE, Sentence("Out of range: {least} to {most}.", least=least, most=most))


def unknown(name: str, fault: Fault = Fault.NOT_SUPPORTED) -> Refusal:
    """Return the refusal of an id that only another version could mean."""
    return Refusal(fault, in_turn(Sentence("Unknown: {name}.", name=repr(name[:40])), OTHER_VERSION))


OTHER_VERSION = Sentence("Window and helper differ. Install the same version of both.")


def invalid(problem: object, fault: Fault = Fault.PROTOCOL) -> Refusal:
    """Return the refusal of what no window asks for; *problem* is English."""
    return Refusal(fault, Sentence("Invalid request: {problem}.", problem=problem))


# -- what is in the way of a request, for several refusals -----------------------------------------------

UNCHANGED = Sentence("No settings were changed.")
ON_TRIAL = Sentence("Keep or revert the trial first.")

# What else a drive is busy with, for `busy`.
SELF_TEST, MEASUREMENT, EXPERIMENT = Sentence("self-test"), Sentence("measurement"), Sentence("experiment")
RECORDING, TRIM = Sentence("recording"), "TRIM"


def boost_of(array: str) -> Sentence:
    """Return a boost of *array* as what keeps something busy."""
    return Sentence("boost of {array}", array=array)


def busy(what: str) -> Sentence:
    """Return why something has to wait."""
    return Sentence("Busy: {what}. Wait, or stop it.", what=what)
