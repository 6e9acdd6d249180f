"""What is told of an event: a title, a sentence or two, and how urgent it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.alarms import time_left
from disktune_contract.units import duration
from disktune_gui.tray.story import Event, Kind

translate = QCoreApplication.translate


class Urgency(IntEnum):
    """The levels of the Desktop Notifications Specification 1.2."""

    LOW = 0
    NORMAL = 1
    CRITICAL = 2
    """Stays until somebody has seen it."""


@dataclass(frozen=True)
class Named:
    """What is known of a member: the drive behind it, and its place in the array."""

    model: str = ""
    slot: int | None = None


@dataclass(frozen=True)
class Message:
    """A notification. A later one with the same key takes the place of the earlier."""

    key: str
    array: str
    title: str
    body: str
    urgency: Urgency
    running: bool = False
    """Whether there is something to speed up or to pause."""
    update: bool = False
    """Whether it only brings an earlier one up to date, and is not worth a new one."""


def message(event: Event, names: Mapping[str, Named]) -> Message:
    """Return what to tell of *event*; *names* says what the members are."""
    title, body = _WORDS[event.kind](event, names)
    running = event.kind in (Kind.STARTED, Kind.PROGRESS, Kind.STALLED)
    return Message(
        key=f"{event.array}/{event.operation or event.member or event.kind}",
        array=event.array,
        title=title,
        body=body,
        urgency=_urgency(event),
        running=running,
        update=event.kind is Kind.PROGRESS,
    )


def _urgency(event: Event) -> Urgency:
    if event.kind in (Kind.MEMBER_FAILED, Kind.DEGRADED, Kind.FAILED, Kind.INACTIVE):
        return Urgency.CRITICAL
    if event.kind is Kind.BROKEN_OFF and not event.whole:
        return Urgency.CRITICAL
    return Urgency.LOW if event.kind is Kind.PROGRESS else Urgency.NORMAL


def member(name: str, names: Mapping[str, Named]) -> str:
    """Return a member with its drive and slot, as far as they are known."""
    known = names.get(name, Named())
    slot = translate("Tray", "slot {slot}").format(slot=known.slot) if known.slot is not None else ""
    details = ", ".join(part for part in (known.model, slot) if part)
    return f"{name} ({details})" if details else name


def operation(word: str) -> str:
    """Return the noun for an operation: what the kernel calls a recovery, people call a rebuild."""
    return {
        "recovery": translate("Tray", "rebuild"),
        "resync": translate("Tray", "resync"),
        "reshape": translate("Tray", "reshape"),
        "check": translate("Tray", "check"),
        "repair": translate("Tray", "repair"),
    }.get(word, word)


_Told = tuple[str, str]


def _gone(event: Event, _names: Mapping[str, Named]) -> _Told:
    body = translate("Tray", "It was stopped, or its drives were taken away.")
    if event.earlier:
        body = translate("Tray", "It was there before this computer was started anew, and is not there now.")
    return translate("Tray", "{array} is gone").format(array=event.array), body


def _member_failed(event: Event, names: Mapping[str, Named]) -> _Told:
    body = translate("Tray", "{member} has failed. {why}")
    if event.vanished:
        body = translate("Tray", "{member} is gone. {why}")
    title = translate("Tray", "A drive of {array} has failed").format(array=event.array)
    return title, body.format(member=member(event.member, names), why=event.why)


def _degraded(event: Event, _names: Mapping[str, Named]) -> _Told:
    return translate("Tray", "{array} is degraded").format(array=event.array), event.why


def _failed(event: Event, _names: Mapping[str, Named]) -> _Told:
    advice = translate("Tray", "Change nothing on its drives yet: most such arrays can be put together again.")
    return translate("Tray", "{array} has failed").format(array=event.array), f"{event.why} {advice}"


def _inactive(event: Event, _names: Mapping[str, Named]) -> _Told:
    advice = translate("Tray", "What is on it cannot be reached until it is assembled.")
    return translate("Tray", "{array} was not started").format(array=event.array), f"{event.why} {advice}"


def _spare_used(event: Event, names: Mapping[str, Named]) -> _Told:
    title = translate("Tray", "{array} has no spare left").format(array=event.array)
    body = translate("Tray", "{member} takes the place of a drive that failed.")
    return title, body.format(member=member(event.member, names))


def _whole(event: Event, _names: Mapping[str, Named]) -> _Told:
    return translate("Tray", "{array} is whole again").format(array=event.array), event.why


def _started(event: Event, _names: Mapping[str, Named]) -> _Told:
    title = translate("Tray", "A {operation} of {array} has started")
    parts = [_progress_words(event)]
    if event.operation == "recovery":
        parts.append(translate("Tray", "Until it is done, one failure less can be borne."))
    return _titled(title, event), " ".join(parts)


def _progress(event: Event, _names: Mapping[str, Named]) -> _Told:
    return _titled(translate("Tray", "The {operation} of {array} goes on"), event), _progress_words(event)


def _finished(event: Event, _names: Mapping[str, Named]) -> _Told:
    parts = []
    if event.took_s is not None:
        took = translate("Tray", "It took {time}.")
        parts.append(took.format(time=duration(max(1, round(event.took_s)))))
    parts.append(_found(event) if event.mismatches is not None else event.why)
    return _titled(translate("Tray", "The {operation} of {array} is finished"), event), " ".join(parts)


def _found(event: Event) -> str:
    if not event.mismatches:
        return translate("Tray", "No mismatches were found.")
    if event.operation == "repair":
        text = translate("Tray", "Mismatches were found and made equal: {count} sectors.")
    else:
        text = translate("Tray", "Mismatches were found: {count} sectors differ between the members.")
    return text.format(count=event.mismatches)


def _broken_off(event: Event, _names: Mapping[str, Named]) -> _Told:
    at = translate("Tray", "It had come to about {percent} %. {why}")
    body = at.format(percent=round(event.percent or 0), why=event.why)
    return _titled(translate("Tray", "The {operation} of {array} ended before it was done"), event), body


def _stalled(event: Event, _names: Mapping[str, Named]) -> _Told:
    at = translate(
        "Tray", "It has been at {percent} % for a minute: a drive may be failing, or others keep it busy."
    )
    body = at.format(percent=f"{event.percent or 0:.1f}")
    return _titled(translate("Tray", "The {operation} of {array} stands still"), event), body


def _titled(title: str, event: Event) -> str:
    return title.format(operation=operation(event.operation), array=event.array)


def _progress_words(event: Event) -> str:
    if event.percent is None:
        return ""
    if event.minutes_left is None:
        return f"{event.percent:.0f} %."
    words = translate("Tray", "{percent} %, {time} to go.")
    return words.format(percent=f"{event.percent:.0f}", time=time_left(event.minutes_left))


_WORDS = {
    Kind.GONE: _gone,
    Kind.MEMBER_FAILED: _member_failed,
    Kind.DEGRADED: _degraded,
    Kind.FAILED: _failed,
    Kind.INACTIVE: _inactive,
    Kind.SPARE_USED: _spare_used,
    Kind.FINISHED: _finished,
    Kind.BROKEN_OFF: _broken_off,
    Kind.WHOLE: _whole,
    Kind.STARTED: _started,
    Kind.PROGRESS: _progress,
    Kind.STALLED: _stalled,
}
