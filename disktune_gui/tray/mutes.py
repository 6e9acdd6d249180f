"""What is not to be heard of: arrays, matters of drives. Chosen in the tray or in the window, obeyed in both."""

from __future__ import annotations

from PyQt6.QtCore import QSettings

from disktune_contract.record import record

_KEY, _MATTERS = "muted_arrays", "muted_matters"
_DRIVE = "drive"
"""The first word of a `Matter` as text; no array's name has a space in it (lib/kobject.c makes none)."""


@record
class Matter:
    """A kind of notices about one drive."""

    kind: str
    """A `disktune_contract.identity.health_notices.NoticeKind`."""
    identity: str
    """The drive's."""

    @property
    def text(self) -> str:
        """The matter as one line."""
        return f"{_DRIVE} {self.kind} {self.identity}"

    @classmethod
    def of(cls, text: str) -> Matter | None:
        """Return the matter that *text* is, None if it is the name of an array."""
        word, _, rest = text.partition(" ")
        kind, _, identity = rest.partition(" ")
        return cls(kind, identity) if word == _DRIVE and kind and identity else None


def store() -> QSettings:
    """Return where the program keeps what its user chose."""
    return QSettings("disktune", "disktune")


def muted(settings: QSettings) -> frozenset[str]:
    """Return the names of the arrays. Another process may have chosen since: the file is read again."""
    settings.sync()
    kept = settings.value(_KEY)
    return frozenset(kept.split()) if isinstance(kept, str) else frozenset()


def mute(settings: QSettings, array: str, *, on: bool) -> None:
    """Keep that *array* is muted, or is no longer."""
    names = muted(settings) - {array} | ({array} if on else set())
    settings.setValue(_KEY, " ".join(sorted(names)))
    settings.sync()


def muted_matters(settings: QSettings) -> dict[Matter, str]:
    """Return what is muted of drives, with what the drive was called, in the order in which it was muted."""
    settings.sync()
    kept = settings.value(_MATTERS)
    lines = (one.partition("\t") for one in kept.split("\n")) if isinstance(kept, str) else ()
    found = ((Matter.of(text), title) for text, _, title in lines)
    return {matter: title for matter, title in found if matter is not None}


def mute_matter(settings: QSettings, matter: Matter, title: str, *, on: bool) -> None:
    """Keep that a *matter* of the drive called *title* is muted, or is no longer."""
    matters = muted_matters(settings)
    matters.pop(matter, None)
    if on:
        matters[matter] = title
    lines = (f"{one.text}\t{' '.join(called.split())}" for one, called in matters.items())
    settings.setValue(_MATTERS, "\n".join(lines))
    settings.sync()
