"""What changes and long trials will do and what became of them, in words; of Qt only the translation."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.change import (
    DEFAULT_TRIAL_S,
    MAX_TRIAL_S,
    Applied,
    ChangeResult,
    TrialEnd,
    TrialEnded,
)
from disktune_contract.messages.faults import UNCHANGED, Fault
from disktune_contract.messages.long_trial import (
    LongEnd,
    LongSpan,
    LongStage,
    LongTrialReadings,
    LongTrialState,
)
from disktune_contract.record import record, replace
from disktune_contract.rules import change_costs
from disktune_contract.rules.setting_interactions import Weight
from disktune_contract.said import changes as of_changes
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.access import UNASKABLE
from disktune_contract.settings.setting import WEARS, Purpose, Range, Risk, Setting, Source, Value
from disktune_contract.units import duration
from disktune_gui.editing.planned_values import ReviewedChange
from disktune_gui.text import formats, wording
from disktune_gui.text.facts import with_commas
from disktune_gui.text.said import labelled, noted, said
from disktune_gui.text.wording import value_words

# -- what a change brings and costs, in the language of the window -----------------------------------------


def cost_words(setting: Setting, before: Value | None, after: Value) -> str:
    """Return what changing *before* to *after* brings and costs, as a sentence; empty if nothing is known."""
    return said(change_costs.cost_words(setting, before, after))


# -- the effect of changes and their results, in words (no widgets) ----------------------------------------

LONG_TRIAL_S = 30
"""Trial of changes that no drive can be asked for. A big disk takes 10 to 20 s to spin up, and its answer comes
only then; the user should have as long to decide as with any other change."""
FELT_TRIAL_S = MAX_TRIAL_S
"""Trial of what is judged by ear, hand or patience: noise, heat and spinning down show only after a while."""


translate = QCoreApplication.translate


# -- what changes will do ------------------------------------------------------------------------------------


@record
class ChangeSummary:
    """One change in words."""

    setting: str
    headline: str
    """What changes, e.g. ``Read-ahead: 128 KiB → 1024 KiB``."""
    meaning: str
    risk: str
    """A sentence; empty where there is nothing to warn of."""
    consent: str
    """What has to be ticked before it may be applied; empty where nothing has."""
    trouble: str
    """Why it cannot be applied as things are; empty if it can."""
    moved: bool
    """Whether the reason is that the drive changed meanwhile, which the user may accept."""
    result: str = ""
    """What became of it when it was applied, as a sentence; empty while it has not been."""


def of_change(reviewed: ReviewedChange) -> ChangeSummary:
    """Return a change in words. What the setting is and how long it lasts is in the details of its row."""
    setting, change = reviewed.setting, reviewed.change
    before, after = value_words(setting, reviewed.state.value), value_words(setting, change.value)
    trouble = said(reviewed.refusal or "")
    if not trouble and reviewed.moved:
        was = value_words(setting, change.expected)
        words = translate("Changes", "The value changed from {was} to {before}.")
        if reviewed.state.source is Source.REMEMBERED and reviewed.state.value is not None:
            words = translate("Changes", "DiskTune has since set it to {before}.")
        trouble = words.format(was=was, after=after, before=before)
    return ChangeSummary(
        setting=setting.id,
        headline=translate("Window", "{setting}: {before} → {after}").format(
            setting=said(setting.label), before=before, after=after
        ),
        meaning=_meaning(reviewed),
        risk=_risk(reviewed),
        consent=translate("Changes", "I accept this risk: {danger}").format(danger=said(setting.danger))
        if reviewed.needs_consent
        else "",
        trouble=trouble,
        moved=reviewed.moved and not reviewed.refusal,
    )


def _meaning(change: ReviewedChange) -> str:
    return said(in_turn(_direction(change), *(one.words for one in change.remarks if one.weight is Weight.SAYS)))


def _direction(change: ReviewedChange) -> str:
    """Return what the change brings and costs; else where a number is going, in the words of its scale."""
    setting, now, then = change.setting, change.state.value, change.change.value
    if words := cost_words(setting, now, then):
        # Wear is shown beside the risks.
        return words if setting.risk is not Risk.WEAR else ""
    domain = setting.domain
    if not isinstance(domain, Range) or not setting.less or not setting.more:
        return ""
    if isinstance(now, bool) or not isinstance(now, int) or not isinstance(then, int):
        return ""
    if domain.off in (now, then) or now == then:
        return ""
    return translate("Changes", "Direction: {end}.").format(
        end=said(setting.more) if then > now else said(setting.less)
    )


def _risk(change: ReviewedChange) -> str:
    """Return what the change itself risks, and what the rules between settings warn of."""
    warnings = (remark.words for remark in change.remarks if remark.weight is Weight.WARNS)
    return said(in_turn(_own_risk(change), *warnings))


def _own_risk(change: ReviewedChange) -> str:
    setting = change.setting
    if change.is_dangerous:
        return said(setting.danger)
    if setting.risk >= Risk.DATA_LOSS:
        return said(of_changes.SAFE)
    if setting.risk is not Risk.WEAR:
        return ""
    words = cost_words(setting, change.state.value, change.change.value)
    return words or said(WEARS)


def heading(lines: Sequence[ChangeSummary]) -> str:
    """Return how many changes there are, and how many of them need consent."""
    risky = sum(bool(line.consent) for line in lines)
    words = said(Sentence.counted(len(lines), "{n} change", "{n} changes"))
    risks = translate("Changes", "{changes} · {count} at risk")
    return risks.format(changes=words, count=risky) if risky else words


def merged(lines: Sequence[tuple[str, ChangeSummary]]) -> tuple[ChangeSummary, ...]:
    """Return changes of several drives, each with the drive's name, as one line for each setting."""
    found: dict[str, list[tuple[str, ChangeSummary]]] = {}
    for name, line in lines:
        found.setdefault(line.setting, []).append((name, line))
    return tuple(_merged(several) for several in found.values())


def _merged(several: Sequence[tuple[str, ChangeSummary]]) -> ChangeSummary:
    headlines: dict[str, list[str]] = {}
    for name, line in several:
        headlines.setdefault(line.headline, []).append(name)
    named = (noted(change, said(listed(names))) for change, names in headlines.items())
    first = several[0][1]
    every = [line for _, line in several]
    return replace(
        first,
        headline="\n".join(named),
        risk="\n".join(dict.fromkeys(line.risk for line in every if line.risk)),
        consent=next((line.consent for line in every if line.consent), ""),
        trouble="\n".join(dict.fromkeys(line.trouble for line in every if line.trouble)),
        result="\n".join(dict.fromkeys(line.result for line in every if line.result)),
        moved=any(line.moved for line in every),
    )


def trial_s(changes: tuple[ReviewedChange, ...]) -> int:
    """Return how many seconds the helper should wait for the user's answer."""
    return max((_trial_of(change.setting) for change in changes), default=DEFAULT_TRIAL_S)


def _trial_of(setting: Setting) -> int:
    """Return for how long one setting is on trial; what may hang the computer is reverted soon."""
    if setting.risk >= Risk.HANG:
        return DEFAULT_TRIAL_S
    if setting.purpose is Purpose.NOISE_AND_POWER:
        return FELT_TRIAL_S
    return LONG_TRIAL_S if isinstance(setting.access, UNASKABLE) else DEFAULT_TRIAL_S


# -- what became of them --------------------------------------------------------------------------------------


def result_words(result: ChangeResult) -> str:
    """Return what became of one change, as a sentence for that setting's row."""
    return said(of_changes.result(result, value_words))


def result_in(applied: Applied, result: ChangeResult) -> str:
    """Return the result of one change of *applied*; where another one failed, also whether it was restored."""
    if not failed(applied) or result.fault is not None or not result.changed:
        return result_words(result)
    back = next((one for one in applied.restored if one.setting == result.setting), None)
    setting = BY_ID[result.setting]
    if back is None:
        words = translate("Changes", "Set to {value}; not restored.")
        if result.before is None:
            words = translate("Changes", "Set to {value}; the earlier value is unknown.")
    elif back.fault is not None:
        words = translate("Changes", "Set to {value}; could not be restored: {why}")
    elif result.before is None:
        words = translate(
            "Changes",
            "Set to {value}, then to {back}; the earlier value is unknown.",
        )
    elif not back.changed:
        words = translate("Changes", "Set to {value}; the earlier value returned.")
    else:
        words = translate("Changes", "Set to {value}, then restored.")
    why = (said(back.why) or said(of_changes.REJECTED)) if back is not None else ""
    restored = "" if back is None else value_words(setting, back.wanted)
    return words.format(value=value_words(setting, result.wanted), back=restored, why=why)


def named_result(result: ChangeResult) -> str:
    """Return `result_words` with the setting's name in front, for a place away from its row."""
    return labelled(said(BY_ID[result.setting].label), result_words(result))


def restored_words(result: ChangeResult) -> str:
    """Return how restoring one value went, as a sentence."""
    return said(of_changes.restored(result, value_words))


def failed(applied: Applied) -> bool:
    """Whether a change failed, so that there is nothing on trial."""
    return any(result.fault is not None for result in applied.results)


def not_applied(applied: Applied) -> str:
    """Return what happened to an apply in which a change failed, as sentences."""
    # What was not even tried is marked in its row.
    culprits = [result for result in applied.results if result.fault not in (None, Fault.CANCELLED)]
    sentences = [named_result(result) for result in culprits]
    sentences += [restored_words(result) for result in applied.restored if result.fault is not None]
    tried = {result.setting for result in applied.restored}
    left = [result for result in applied.results if result.changed and result.setting not in tried]
    unread = [result for result in culprits if _unread(result) and result.setting not in tried]
    if left:
        unknown = all(result.before is None for result in left)
        words = translate("Changes", "Not restored, earlier value unknown: {settings}.")
        sentences.append(
            (words if unknown else translate("Changes", "Not restored: {settings}.")).format(
                settings=said(listed(BY_ID[result.setting].label for result in left))
            )
        )
    if unread:
        sentences.append(translate("Changes", "Whether this changed the value is unknown."))
    if len(sentences) > len(culprits):
        return said(in_turn(*sentences))
    changed = any(result.changed for result in (*applied.results, *applied.restored))
    sentences.append(translate("Changes", "All restored.") if changed else said(UNCHANGED))
    return said(in_turn(*sentences))


def _unread(result: ChangeResult) -> bool:
    """Whether a change failed in a way that may have changed the value, which could not be read afterwards."""
    return not result.changed and result.after is None and not isinstance(BY_ID[result.setting].access, UNASKABLE)


def trial_end(ended: TrialEnded) -> str:
    """Return how a trial ended, as sentences."""
    opening = {
        TrialEnd.KEPT: translate("Changes", "Changes kept."),
        TrialEnd.REVERTED: translate("Changes", "Reverted."),
        TrialEnd.TIMED_OUT: translate("Changes", "Reverted: not confirmed in time."),
        TrialEnd.SESSION_ENDED: translate("Changes", "Reverted: the helper's session ended."),
        TrialEnd.COMPARED: translate("Changes", "Restored after the comparison."),
        TrialEnd.RECOVERED: translate("Changes", "Reverted by DiskTune's service."),
    }[ended.end]
    if ended.end is TrialEnd.KEPT:
        return opening
    troubles = [result for result in ended.results if result.fault is not None]
    if troubles:
        opening = translate("Changes", "Not all reverted.")
    # What a change might have altered on the way, and did not, is not worth a sentence.
    told = [result for result in ended.results if result.changed or result.fault is not None]
    return said(in_turn(opening, *(restored_words(result) for result in told)))


# -- long trials in words: progress and verdict (no widgets) -----------------------------------------------


def action_words(span: LongSpan) -> str:
    """Return the words of the command that begins a trial."""
    return {
        LongSpan.HOUR: translate("LongTrials", "Try for &1 Hour"),
        LongSpan.NIGHT: translate("LongTrials", "Try for a &Night (8 Hours)"),
        LongSpan.DAYS: translate("LongTrials", "Try for &3 Days"),
    }[span]


def running(state: LongTrialState, title: str, left_s: float) -> str:
    """Return how a trial that is open goes, as sentences."""
    if state.why:
        return said(state.why)
    if state.stage is not LongStage.ON:
        return translate("LongTrials", "Long trial on {drive}: applying…").format(drive=title)
    words = translate("LongTrials", "Long trial on {drive}: {time} left. {end}")
    on = words.format(drive=title, time=said(duration(_rounded(left_s))), end=_at_end(state))
    awake = said(of_changes.NO_SUSPEND) if state.awake else ""
    return said(in_turn(on, awake)) + _simulated(state)


def _rounded(seconds: float) -> float:
    return round(seconds / 60) * 60.0 if seconds >= 600 else round(seconds)  # minutes are enough then


def _at_end(state: LongTrialState) -> str:
    if state.keep_if_clean:
        return translate("LongTrials", "Then kept, if no errors.")
    return translate("LongTrials", "Then reverted.")


def _simulated(state: LongTrialState) -> str:
    if state.pace <= 1:
        return ""
    words = translate("LongTrials", "Simulated: {time} in {seconds} s.")
    return " " + words.format(time=said(duration(state.seconds)), seconds=round(state.seconds / state.pace))


def changes(state: LongTrialState) -> str:
    """Return what was tried: each setting, from what to what."""
    words = translate("Window", "{setting}: {before} → {after}")
    told = [
        words.format(
            setting=said(BY_ID[one.setting].label),
            before=wording.value_words(BY_ID[one.setting], one.expected),
            after=wording.value_words(BY_ID[one.setting], one.value),
        )
        for one in state.changes
        if one.setting in BY_ID
    ]
    return with_commas(*told)


def verdict(state: LongTrialState, title: str) -> str:
    """Return how a trial ended and what was seen, as sentences; messages of the kernel are quoted last."""
    parts = [_opening(state, title), *_troubles(state)]
    if state.end is not LongEnd.LEFT_BEHIND and state.stage is LongStage.ENDED:
        parts += [_time_and_errors(state), *_latency(state.seen), *_gains(state.seen)]
    if state.harm:
        quoted = "\n".join(said(one.text) for one in state.harm)
        parts.append(translate("LongTrials", "Reported after {time}:").format(time=_after(state)) + f"\n{quoted}")
    return " ".join(filter(None, parts))


def _after(state: LongTrialState) -> str:
    return said(duration(_rounded(state.harm[0].after_s * state.pace)))


def _opening(state: LongTrialState, title: str) -> str:
    if state.stage is LongStage.FAILED or state.end is None:
        began = translate("LongTrials", "{drive}: long trial not begun.").format(drive=title)
        return f"{began} {said(state.why)}"
    return {
        LongEnd.KEPT: translate("LongTrials", "{drive}: changes kept."),
        LongEnd.REVERTED: translate("LongTrials", "{drive}: changes reverted."),
        LongEnd.TIME_UP: translate("LongTrials", "{drive}: long trial over; reverted."),
        LongEnd.KEPT_CLEAN: translate("LongTrials", "{drive}: long trial over; kept."),
        LongEnd.HARM: translate("LongTrials", "{drive}: error in the long trial; reverted."),
        LongEnd.STOPPED: translate(
            "LongTrials",
            "{drive}: long trial stopped with its service; reverted.",
        ),
        LongEnd.LEFT_BEHIND: translate(
            "LongTrials",
            "{drive}: long trial interrupted; lasting changes reverted.",
        ),
    }[state.end].format(drive=title)


def _troubles(state: LongTrialState) -> list[str]:
    if state.stage is not LongStage.ENDED:
        return []
    failed = [one for one in state.results if one.fault is not None and one.setting in BY_ID]
    left = [said(one.why) for one in failed if one.fault is Fault.CHANGED_MEANWHILE]
    stuck = [restored_words(one) for one in failed if one.fault is not Fault.CHANGED_MEANWHILE]
    if stuck:
        left.insert(0, translate("Changes", "Not all reverted."))
    return [*left, *stuck]


def _time_and_errors(state: LongTrialState) -> str:
    lasted = said(duration(_rounded(state.lasted_s)))
    if state.harm:
        return ""
    words = translate("LongTrials", "Tried for {time}, no errors.").format(time=lasted)
    lost = translate("LongTrials", "Some kernel messages were lost.") if state.seen.messages_lost else ""
    return said(in_turn(words, lost))


def _latency(seen: LongTrialReadings) -> list[str]:
    """Return whether requests took as long as before; nothing where there were too few."""
    if seen.latency_ms is None or seen.latency_before_ms is None:
        return []
    words = translate("LongTrials", "Average latency {now} ms, before {before} ms.")
    told = [words.format(now=_milliseconds(seen.latency_ms), before=_milliseconds(seen.latency_before_ms))]
    if seen.slow_looks:
        told.append(translate("LongTrials", "Requests took very long %n times.", "", seen.slow_looks))
    return told


def _milliseconds(amount: float) -> str:
    """Return a time with enough digits to be meaningful: an SSD answers within microseconds."""
    return formats.number(amount, 1 if amount >= 1 else 3)


def _gains(seen: LongTrialReadings) -> list[str]:
    """Return what was saved, as far as it was read."""
    found = []
    if seen.runtime_suspended_s:
        words = translate("LongTrials", "Drive suspended for {time}.")
        found.append(words.format(time=said(duration(_rounded(seen.runtime_suspended_s)))))
    if seen.starts is not None and seen.loads is not None:
        words = translate("LongTrials", "Spin-ups: {starts}. Load cycles: {loads}.")
        found.append(words.format(starts=seen.starts, loads=seen.loads))
    if seen.slept_s >= 60:  # less is not worth a sentence
        words = translate("LongTrials", "Computer suspended for {time}, not counted.")
        found.append(words.format(time=said(duration(_rounded(seen.slept_s)))))
    return found


def tone(state: LongTrialState) -> str:
    """Return the tone of the verdict."""
    stuck = any(one.fault not in (None, Fault.CHANGED_MEANWHILE) for one in state.results)
    if state.stage is LongStage.FAILED or stuck:
        return "danger"
    good = (LongEnd.KEPT, LongEnd.REVERTED, LongEnd.TIME_UP, LongEnd.KEPT_CLEAN)
    return "good" if state.end in good else "caution"
