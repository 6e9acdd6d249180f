"""Long trials in words: how one goes, and its verdict. No widgets."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import LongEnd, LongSpan, LongStage, LongTrialState, Seen
from disktune_contract.sentence import in_turn
from disktune_contract.units import duration
from disktune_gui.editing import change_summary
from disktune_gui.text import amounts, wording
from disktune_gui.text.said import said

translate = QCoreApplication.translate

SLOWER = 1.25
"""Requests that take up to so many times as long on average are said to take as long as before. Load alone can do
more, which is said as well."""


def action_words(span: LongSpan) -> str:
    """Return the words of the command that begins a trial."""
    return {
        LongSpan.HOUR: translate("LongTrials", "Apply and Try for &1 Hour"),
        LongSpan.NIGHT: translate("LongTrials", "Apply and Try for a &Night (8 Hours)"),
        LongSpan.DAYS: translate("LongTrials", "Apply and Try for &3 Days"),
    }[span]


def running(state: LongTrialState, title: str, left_s: float) -> str:
    """Return how a trial that is open goes, as sentences."""
    if state.why:
        return said(state.why)
    if state.stage is not LongStage.ON:
        return translate("LongTrials", "Long trial on {drive}: applying the changes…").format(drive=title)
    words = translate("LongTrials", "Long trial on {drive}: {time} left, no errors so far. {end}")
    on = words.format(drive=title, time=said(duration(_rounded(left_s))), end=_at_end(state))
    awake = translate("LongTrials", "The computer is kept from suspending.") if state.awake else ""
    return said(in_turn(on, awake)) + _simulated(state)


def _rounded(seconds: float) -> float:
    return round(seconds / 60) * 60.0 if seconds >= 600 else round(seconds)  # minutes are enough then


def _at_end(state: LongTrialState) -> str:
    if state.keep_if_clean:
        return translate("LongTrials", "At the end the changes are kept if there were no errors.")
    return translate("LongTrials", "At the end the changes are reverted.")


def _simulated(state: LongTrialState) -> str:
    if state.pace <= 1:
        return ""
    words = translate("LongTrials", "Simulated: {time} pass in {seconds} s.")
    return " " + words.format(time=said(duration(state.seconds)), seconds=round(state.seconds / state.pace))


def changes(state: LongTrialState) -> str:
    """Return what was tried: each setting, from what to what."""
    words = translate("LongTrials", "{setting}: {before} → {after}")
    told = [
        words.format(
            setting=said(BY_ID[one.setting].label),
            before=wording.value_words(BY_ID[one.setting], one.expected),
            after=wording.value_words(BY_ID[one.setting], one.value),
        )
        for one in state.changes
        if one.setting in BY_ID
    ]
    return ", ".join(told)


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
        began = translate("LongTrials", "{drive}: the long trial did not begin.").format(drive=title)
        return f"{began} {said(state.why)}"
    return {
        LongEnd.KEPT: translate("LongTrials", "{drive}: you kept the changes of the long trial."),
        LongEnd.REVERTED: translate("LongTrials", "{drive}: you reverted the changes of the long trial."),
        LongEnd.TIME_UP: translate("LongTrials", "{drive}: the long trial is over. The changes were reverted."),
        LongEnd.KEPT_CLEAN: translate("LongTrials", "{drive}: the long trial is over. The changes were kept."),
        LongEnd.HARM: translate(
            "LongTrials", "{drive}: the long trial was ended because of an error. The changes were reverted."
        ),
        LongEnd.STOPPED: translate(
            "LongTrials",
            "{drive}: the long trial ended early, because its service was stopped. The changes were reverted.",
        ),
        LongEnd.LEFT_BEHIND: translate(
            "LongTrials",
            "{drive}: the long trial was interrupted: the computer or its service stopped, or the drive was "
            "disconnected. "
            "The changes that had lasted were reverted.",
        ),
    }[state.end].format(drive=title)


def _troubles(state: LongTrialState) -> list[str]:
    if state.stage is not LongStage.ENDED:
        return []
    failed = [one for one in state.results if one.fault is not None and one.setting in BY_ID]
    left = [said(one.why) for one in failed if one.fault is Fault.CHANGED_MEANWHILE]
    stuck = [change_summary.restored_words(one) for one in failed if one.fault is not Fault.CHANGED_MEANWHILE]
    if stuck:
        left.insert(0, translate("LongTrials", "Not all settings could be reverted."))
    return [*left, *stuck]


def _time_and_errors(state: LongTrialState) -> str:
    lasted = said(duration(_rounded(state.lasted_s)))
    if state.harm:
        return ""
    words = translate("LongTrials", "Tried for {time}, no errors.")
    if state.seen.messages_lost:
        words = translate(
            "LongTrials", "Tried for {time}. No errors were seen, but some kernel messages were lost."
        )
    return words.format(time=lasted)


def _latency(seen: Seen) -> list[str]:
    """Return whether requests took as long as before; nothing where there were too few."""
    if seen.latency_ms is None or seen.latency_before_ms is None:
        return []
    words = translate("LongTrials", "Average latency as before: {now} ms, before {before} ms.")
    if seen.latency_ms > SLOWER * seen.latency_before_ms:
        words = translate(
            "LongTrials", "Average latency {now} ms, before {before} ms. Another load can be the reason."
        )
    told = [words.format(now=_milliseconds(seen.latency_ms), before=_milliseconds(seen.latency_before_ms))]
    if seen.slow_looks:
        told.append(translate("LongTrials", "Requests took very long %n times.", "", seen.slow_looks))
    return told


def _milliseconds(amount: float) -> str:
    """Return a time with as many digits as leave something of it: an SSD answers within microseconds."""
    return amounts.number(amount, 1 if amount >= 1 else 3)


def _gains(seen: Seen) -> list[str]:
    """Return what was saved, as far as it was read."""
    found = []
    if seen.runtime_suspended_s:
        words = translate("LongTrials", "The kernel had the drive suspended for {time}.")
        found.append(words.format(time=said(duration(_rounded(seen.runtime_suspended_s)))))
    if seen.starts is not None and seen.loads is not None:
        words = translate("LongTrials", "Spin-ups: {starts}. Load cycles: {loads}.")
        found.append(words.format(starts=seen.starts, loads=seen.loads))
    if seen.slept_s >= 60:  # less is not worth a sentence
        words = translate("LongTrials", "The computer was suspended for {time}, which does not count.")
        found.append(words.format(time=said(duration(_rounded(seen.slept_s)))))
    return found


def tone(state: LongTrialState) -> str:
    """Return the tone of the verdict."""
    stuck = any(one.fault not in (None, Fault.CHANGED_MEANWHILE) for one in state.results)
    if state.stage is LongStage.FAILED or stuck:
        return "danger"
    good = (LongEnd.KEPT, LongEnd.REVERTED, LongEnd.TIME_UP, LongEnd.KEPT_CLEAN)
    return "good" if state.end in good else "caution"
