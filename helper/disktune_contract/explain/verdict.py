"""What a part of a published text would do to one drive: the value now and then, and whether it counts."""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.part import Kind, Part
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.rules.rule_context import RuleContext
from disktune_contract.settings.setting import State, Status, Value


class Verdict(StrEnum):
    """What would become of a setting on a drive; the value is the word in JSON."""

    WOULD_CHANGE = "would-change"
    IS_SO_ALREADY = "is-so-already"
    NO_EFFECT = "no-effect"
    """This drive does not have it, or does not take the value."""
    NEEDS_CARE = "needs-care"
    """It would change, and can lose data or hang the computer."""
    UNKNOWN = "unknown"
    """The present value is not known, or the value is not."""


@record
class DriveVerdict:
    """What a part would do to one drive."""

    drive: str
    """Its kernel name."""
    before: Value | None
    after: Value | None
    verdict: Verdict
    why: str = ""


def judged(  # noqa: PLR0911  # one for each verdict
    part: Part, drive: str, state: State | None, whole: RuleContext
) -> DriveVerdict:
    """Return what *part* would do to *drive*, which shows *state*; *whole* has all that the text sets there."""
    setting = BY_ID[part.setting or ""]
    before, why = (state.value, state.reason) if state is not None else (None, "")
    if state is None or part.kind is Kind.NO_EFFECT or state.status in (Status.UNSUPPORTED, Status.LEGACY):
        return DriveVerdict(drive, before, part.value, Verdict.NO_EFFECT, why)
    if part.value is None:
        return DriveVerdict(drive, before, None, Verdict.UNKNOWN, why)
    if type(before) is type(part.value) and before == part.value:
        return DriveVerdict(drive, before, part.value, Verdict.IS_SO_ALREADY)
    if state.status in (Status.UNREADABLE, Status.ASLEEP):
        return DriveVerdict(drive, before, part.value, Verdict.UNKNOWN, why)
    if refusal := rules.refusal(setting, state, part.value, whole):
        return DriveVerdict(drive, before, part.value, Verdict.NO_EFFECT, refusal)
    if rules.needs_consent(setting, part.value):
        return DriveVerdict(drive, before, part.value, Verdict.NEEDS_CARE, setting.danger)
    return DriveVerdict(drive, before, part.value, Verdict.WOULD_CHANGE)
