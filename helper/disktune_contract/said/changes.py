"""What became of changes, in sentences: results, restored values, risks, the causes in the journal, and
what an action is called.
"""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.part import SELF_TEST, Kind, Part
from disktune_contract.health.self_tests import LABELS, SelfTestKind
from disktune_contract.messages.change import ChangeResult
from disktune_contract.messages.faults import Fault
from disktune_contract.sentence import Sentence
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_contract.settings.setting import Setting, Value

ValueWords = Callable[[Setting, Value | None], str]
"""Returns a value of a setting in words; the window has its own formats for numbers."""

REJECTED = Sentence("The change was rejected.")
SAFE = Sentence("This is the safe value.")
NO_SUSPEND = Sentence("The computer does not suspend until the end.")

CAUSES = {
    "apply": Sentence("applied"),
    "kept": Sentence("kept"),
    "put-back": Sentence("reverted by user"),
    "timed-out": Sentence("reverted, not confirmed"),
    "session-ended": Sentence("reverted, session ended"),
    "boost": Sentence("boosted until finished"),
    "boost-ended": Sentence("reverted, boost ended"),
    "tried-long": Sentence("tried for hours"),
    "long-trial-ended": Sentence("reverted, long trial ended"),
    "undone": Sentence("reverted, later change failed"),
    "recovered": Sentence("reverted after an interruption"),
    "tried": Sentence("tried in an experiment"),
    "compared": Sentence("restored after an experiment"),
    "saved": Sentence("restored as saved"),
}
"""Why an entry of the journal was written, by `JournalEntry.cause`."""


def result(found: ChangeResult, words: ValueWords) -> str:
    """Return what became of one change, as a sentence without the setting's name."""
    setting = BY_ID[found.setting]
    wanted = words(setting, found.wanted)
    if found.fault is Fault.NOT_KEPT and found.after is not None:
        after = words(setting, found.after)
        return Sentence("Accepted, but the value read back is {value}.", value=after)
    if found.fault is not None:
        return found.why or REJECTED
    if found.after is None:
        return Sentence("Set to {value}; it cannot be read back.", value=wanted)
    if not found.changed:
        return Sentence("The value was already {value}.", value=wanted)
    return Sentence("Set to {value}, confirmed.", value=wanted)


def restored(found: ChangeResult, words: ValueWords) -> str:
    """Return how restoring one value went, as a sentence."""
    setting = BY_ID[found.setting]
    label, wanted = setting.label, words(setting, found.wanted)
    if found.fault is not None:
        why = found.why or REJECTED
        return Sentence("{setting} could not be restored to {value}: {why}", setting=label, value=wanted, why=why)
    if found.after is None:
        # Where the value before is not known either, it is the one to assume.
        return Sentence(
            "{setting} was set to {value}; it cannot be read back.",
            setting=label,
            value=wanted,
        )
    return Sentence("{setting} was restored to {value}.", setting=label, value=wanted)


def action_name(part: Part) -> str:
    """Return what DiskTune calls the action of a published line; empty of one that it does not have."""
    value = str(part.value) if part.kind is Kind.ACTION else ""
    if value.startswith(SELF_TEST):
        test = value.removeprefix(SELF_TEST)
        return Sentence("Stop the self-test") if test == "stop" else LABELS[SelfTestKind(test)]
    return ACTION_BY_ID[value].label if value in ACTION_BY_ID else ""
