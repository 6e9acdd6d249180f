"""The notification of an event: a title, a sentence or two, and how urgent it is."""

from __future__ import annotations

import time
from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import time_left
from disktune_contract.arrays.mdstat import noun
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed, noted
from disktune_gui.text.formats import duration, formats, number, rate
from disktune_gui.text.said import said
from disktune_gui.tray.array_events import ArrayEvent, ArrayEventKind
from disktune_gui.tray.notification import Notification, Urgency, fitted

translate = QCoreApplication.translate


@record
class Named:
    """What is known of a member: the drive below it, and its slot in the array."""

    model: str = ""
    slot: int | None = None


def message(event: ArrayEvent, names: Mapping[str, Named]) -> Notification:
    """Return the notification of *event*; *names* has the drives of members."""
    title, body = _WORDS[event.kind](event, names)
    running = event.kind in _RUNNING
    return Notification(
        key=_key(event),
        subject=event.array,
        title=title,
        body=body,
        urgency=_urgency(event),
        running=running,
        passing=running or event.kind is ArrayEventKind.PAUSED,
        update=event.kind in (ArrayEventKind.PROGRESS, ArrayEventKind.PAUSED, ArrayEventKind.BETTER),
        stays=_urgency(event) is Urgency.CRITICAL or bool(event.failed),
    )


def state_key(array: str) -> str:
    """Return the key of the single message about an array's state."""
    return f"{array}/state"


def _key(event: ArrayEvent) -> str:
    if event.kind in _STATES:
        return state_key(event.array)
    about = event.operation or event.member or "+".join((*event.failed, *event.vanished)) or event.kind
    return f"{event.array}/{about}"


def _urgency(event: ArrayEvent) -> Urgency:
    if event.kind in (
        ArrayEventKind.MEMBER_FAILED,
        ArrayEventKind.DEGRADED,
        ArrayEventKind.FAILED,
        ArrayEventKind.INACTIVE,
        ArrayEventKind.BETTER,
    ):
        return Urgency.CRITICAL
    if event.kind is ArrayEventKind.BROKEN_OFF and not event.whole:
        return Urgency.CRITICAL
    return Urgency.LOW if event.kind in (ArrayEventKind.PROGRESS, ArrayEventKind.PAUSED) else Urgency.NORMAL


def member(name: str, names: Mapping[str, Named]) -> str:
    """Return a member with its drive and slot, as far as they are known."""
    known = names.get(name, Named())
    slot = translate("Tray", "slot {slot}").format(slot=known.slot) if known.slot is not None else ""
    details = listed(part for part in (known.model, slot) if part)
    return said(noted(name, details)) if details else name


def operation(word: str) -> str:
    """Return the noun for an operation: the kernel's recovery is called a rebuild."""
    return said(noun(word))


_DAYS_H = 48
"""From so many hours on, days are said."""
_STATES = frozenset(
    {
        ArrayEventKind.GONE,
        ArrayEventKind.DEGRADED,
        ArrayEventKind.FAILED,
        ArrayEventKind.INACTIVE,
        ArrayEventKind.BETTER,
        ArrayEventKind.WHOLE,
    },
)
"""Events that are shown in the single message about an array's state."""
_RUNNING = frozenset(
    {ArrayEventKind.STARTED, ArrayEventKind.PROGRESS, ArrayEventKind.STALLED, ArrayEventKind.LATER}
)
_Told = tuple[str, str]


def _gone(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    body = translate("Tray", "Stopped or disconnected.")
    if event.earlier:
        body = translate("Tray", "Missing since the restart.")
    return fitted(translate("Tray", "{array} disappeared"), array=event.array), body


def _member_failed(event: ArrayEvent, names: Mapping[str, Named]) -> _Told:
    # Without the array's state, which this message would outlive.
    title = fitted(translate("Tray", "{array}: member failed"), array=event.array)
    return title, _losses(event, names)


def _losses(event: ArrayEvent, names: Mapping[str, Named], *rest: str) -> str:
    """Return what became of each member, and *rest*."""
    failed, gone = translate("Tray", "{member} failed."), translate("Tray", "{member} disappeared.")
    parts = [failed.format(member=member(name, names)) for name in event.failed]
    parts += [gone.format(member=member(name, names)) for name in event.vanished]
    return said(in_turn(*parts, *rest))


def _degraded(event: ArrayEvent, names: Mapping[str, Named]) -> _Told:
    title = translate("Tray", "{array} is degraded")
    return fitted(title, array=event.array), _losses(event, names, event.why)


def _had_lost(event: ArrayEvent, names: Mapping[str, Named]) -> str:
    """Return which members an array had lost that is complete now, and its state."""
    if not event.failed:
        return said(event.why)
    members = said(listed(member(name, names) for name in event.failed))
    return said(in_turn(translate("Tray", "Lost: {members}.").format(members=members), event.why))


def _failed(event: ArrayEvent, names: Mapping[str, Named]) -> _Told:
    advice = translate("Tray", "Do not write to its drives: most such arrays can be reassembled.")
    return fitted(translate("Tray", "{array} failed"), array=event.array), _losses(event, names, event.why, advice)


def _inactive(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    advice = translate("Tray", "Its data is inaccessible.")
    return fitted(translate("Tray", "{array} is inactive"), array=event.array), said(in_turn(event.why, advice))


def _spare_used(event: ArrayEvent, names: Mapping[str, Named]) -> _Told:
    title = fitted(translate("Tray", "{array}: no spare"), array=event.array)
    body = translate("Tray", "{member} replaces it.")
    return title, body.format(member=member(event.member, names))


def _whole(event: ArrayEvent, names: Mapping[str, Named]) -> _Told:
    title = translate("Tray", "{array} is complete")
    return fitted(title, array=event.array), _had_lost(event, names)


def _started(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    title = translate("Tray", "{array}: {operation} started")
    parts = [_progress_words(event)]
    if event.operation == "recovery" and event.missing:
        parts.append(translate("Tray", "Redundancy is reduced."))
    return _titled(title, event), said(in_turn(*parts))


def _progress(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    words = in_turn(_progress_words(event), _fall_words(event))
    return _titled(translate("Tray", "{array}: {operation} running"), event), said(words)


def _later(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    hours = round(event.later_s / 3600)
    later = duration(3600 * hours if hours < _DAYS_H else 86400 * round(hours / 24))
    title = translate("Tray", "{array}: {operation} ends {time} later")
    titled = fitted(title, array=event.array, operation=operation(event.operation), time=later)
    return titled, said(in_turn(_progress_words(event), _fall_words(event)))


def _fall_words(event: ArrayEvent) -> str:
    """Return since when the operation is slow; with the date where it began on another day."""
    if event.fall is None:
        return ""
    at, today = event.fall.at, formats.day(event.fall.at) == formats.day(time.time())
    words = translate("Tray", "{after} since {time}, before {before}.")
    return words.format(
        after=rate(event.fall.after_kib_s * 1024),
        before=rate(event.fall.before_kib_s * 1024),
        time=formats.clock(at) if today else formats.month_day(at),
    )


def _finished(event: ArrayEvent, names: Mapping[str, Named]) -> _Told:
    parts = []
    if event.took_s is not None:
        took = translate("Tray", "Took {time}.")
        parts.append(took.format(time=duration(max(1, round(event.took_s)))))
    parts.append(_found(event) if event.mismatches is not None else _had_lost(event, names))
    return _titled(translate("Tray", "{array}: {operation} finished"), event), said(in_turn(*parts))


def _found(event: ArrayEvent) -> str:
    if not event.mismatches:
        return translate("Tray", "No mismatches.")
    if event.operation == "repair":
        return Sentence.counted(
            event.mismatches,
            "The repair corrected mismatches in {n} sector.",
            "The repair corrected mismatches in {n} sectors.",
        )
    return Sentence.counted(
        event.mismatches, "Mismatches were found in {n} sector.", "Mismatches were found in {n} sectors."
    )


def _broken_off(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    body = translate("Tray", "Ended at about {percent}%.")
    title = translate("Tray", "{array}: {operation} stopped early")
    return _titled(title, event), body.format(percent=round(event.percent or 0))


def _stalled(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    at = translate("Tray", "At {percent}% for a minute: a failing drive or other load.")
    body = at.format(percent=number(event.percent or 0, 1))
    return _titled(translate("Tray", "{array}: {operation} stalled"), event), body


def _not_running(event: ArrayEvent, _names: Mapping[str, Named]) -> _Told:
    body = translate("Tray", "Paused or waiting, at least {percent}% done.")
    title = translate("Tray", "{array}: {operation} not running")
    return _titled(title, event), body.format(percent=round(event.percent or 0))


def _titled(title: str, event: ArrayEvent) -> str:
    return fitted(title, array=event.array, operation=operation(event.operation))


def _progress_words(event: ArrayEvent) -> str:
    if event.percent is None:
        return ""
    if event.minutes_left is None:
        return translate("Tray", "{percent}%.").format(percent=number(event.percent, 1))
    words = translate("Tray", "{percent}%, {time} left.")
    return words.format(percent=number(event.percent, 1), time=said(time_left(event.minutes_left)))


_WORDS = {
    ArrayEventKind.GONE: _gone,
    ArrayEventKind.MEMBER_FAILED: _member_failed,
    ArrayEventKind.DEGRADED: _degraded,
    ArrayEventKind.FAILED: _failed,
    ArrayEventKind.INACTIVE: _inactive,
    ArrayEventKind.SPARE_USED: _spare_used,
    ArrayEventKind.FINISHED: _finished,
    ArrayEventKind.BROKEN_OFF: _broken_off,
    ArrayEventKind.BETTER: _degraded,
    ArrayEventKind.WHOLE: _whole,
    ArrayEventKind.STARTED: _started,
    ArrayEventKind.PROGRESS: _progress,
    ArrayEventKind.PAUSED: _not_running,
    ArrayEventKind.STALLED: _stalled,
    ArrayEventKind.LATER: _later,
}
