"""Notifications: their fields, those of a drive's health, and what the user has muted."""

from __future__ import annotations

from enum import IntEnum

from PyQt6.QtCore import QCoreApplication, QSettings

from disktune_contract.health.health_notices import NOTICES, Notice, NoticeKind
from disktune_contract.record import record
from disktune_gui.text.said import labelled, said

# -- muted arrays and matters of drives, set in the tray or in the window ----------------------------------

_KEY, _MATTERS = "muted_arrays", "muted_matters"
_DRIVE = "drive"
"""The first word of a `Matter` as text; no array's name has a space in it (lib/kobject.c makes none)."""


@record
class Matter:
    """A kind of notices about one drive."""

    kind: str
    """A `disktune_contract.health.health_notices.NoticeKind`."""
    identity: str
    """The drive's."""

    @property
    def text(self) -> str:
        """The matter as one line."""
        return f"{_DRIVE} {self.kind} {self.identity}"

    @classmethod
    def of(cls, text: str) -> Matter | None:
        """Return the matter that *text* represents, None if it is the name of an array."""
        word, _, rest = text.partition(" ")
        kind, _, identity = rest.partition(" ")
        return cls(kind, identity) if word == _DRIVE and kind and identity else None


def store() -> QSettings:
    """Return the settings file of the program."""
    return QSettings("disktune", "disktune")


def muted(settings: QSettings) -> frozenset[str]:
    """Return the names of the muted arrays. The file is read again, as another process may have changed it."""
    settings.sync()
    kept = settings.value(_KEY)
    return frozenset(kept.split()) if isinstance(kept, str) else frozenset()


def mute(settings: QSettings, array: str, *, on: bool) -> None:
    """Store whether *array* is muted."""
    names = muted(settings) - {array} | ({array} if on else set())
    settings.setValue(_KEY, " ".join(sorted(names)))
    settings.sync()


def muted_matters(settings: QSettings) -> dict[Matter, str]:
    """Return the muted matters with the names of their drives, in the order in which they were muted."""
    settings.sync()
    kept = settings.value(_MATTERS)
    lines = (one.partition("\t") for one in kept.split("\n")) if isinstance(kept, str) else ()
    found = ((Matter.of(text), title) for text, _, title in lines)
    return {matter: title for matter, title in found if matter is not None}


def mute_matter(settings: QSettings, matter: Matter, title: str, *, on: bool) -> None:
    """Store whether a *matter* of the drive called *title* is muted."""
    matters = muted_matters(settings)
    matters.pop(matter, None)
    if on:
        matters[matter] = title
    lines = (f"{one.text}\t{' '.join(called.split())}" for one, called in matters.items())
    settings.setValue(_MATTERS, "\n".join(lines))
    settings.sync()


# -- a notification: what a desktop is to show -------------------------------------------------------------


MOST = 35
"""Characters of a title that every desktop shows."""


def fitted(words: str, **names: str) -> str:
    """Return the title *words* with *names*, of which the first is cut where the title would be too long."""
    first, name = next(iter(names.items()))
    room = MOST - len(words.format_map(names | {first: ""}))
    return words.format_map(names | {first: name if len(name) <= room else f"{name[: room - 1]}…"})


class Urgency(IntEnum):
    """The levels of the Desktop Notifications Specification 1.2."""

    LOW = 0
    NORMAL = 1
    CRITICAL = 2


@record
class Notification:
    """A notification. A later one with the same key replaces it."""

    key: str
    subject: str
    """What it is about: the name of an array, or a `disktune_gui.tray.notification.Matter` as text."""
    title: str
    body: str
    urgency: Urgency
    running: bool = False
    """Whether there is something to speed up or to pause."""
    passing: bool = False
    """Whether it is true for a while only, so that this program has to update or withdraw it."""
    update: bool = False
    """Whether it only updates an earlier one, and is not worth a new one."""
    stays: bool = False
    """Whether it is shown until the user dismisses it: bad news."""
    mutable: bool = False
    """Whether it has a button that mutes its subject."""


# -- notifications of a drive's health ---------------------------------------------------------------------

translate = QCoreApplication.translate

_NO_DATA_LOST = frozenset({NoticeKind.REALLOCATED, NoticeKind.LINK, NoticeKind.WORN, NoticeKind.HOT})
_LABELS = {rule.kind.value: rule.label for rule in NOTICES}


def message(notice: Notice, identity: str, title: str) -> Notification:
    """Return the notification about the drive called *title*."""
    matter = Matter(notice.kind.value, identity)
    return Notification(
        key=matter.text,
        subject=matter.text,
        title=said(_LABELS[matter.kind]),
        body=labelled(title, said(notice.says)),
        urgency=Urgency.NORMAL if notice.kind in _NO_DATA_LOST else Urgency.CRITICAL,
        # It is reported once, so it stays for a user who is not there now.
        stays=True,
        mutable=True,
    )


def named(matter: Matter, title: str) -> str:
    """Return the words for a kind of notices about a drive; an unknown kind is shown by its own word."""
    return labelled(title, said(_LABELS.get(matter.kind, matter.kind)))
