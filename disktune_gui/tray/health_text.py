"""What is told of a drive's health: a title, a sentence or two, and how urgent it is."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.identity.health_notices import NOTICES, Notice, NoticeKind
from disktune_gui.text.said import said
from disktune_gui.tray.mutes import Matter
from disktune_gui.tray.notification import Notification, Urgency

translate = QCoreApplication.translate

_NO_DATA_LOST = frozenset({NoticeKind.REALLOCATED, NoticeKind.LINK, NoticeKind.WORN, NoticeKind.HOT})
_LABELS = {rule.kind.value: rule.label for rule in NOTICES}


def message(notice: Notice, identity: str, title: str) -> Notification:
    """Return what to tell of a drive that a person calls *title*."""
    matter = Matter(notice.kind.value, identity)
    return Notification(
        key=matter.text,
        subject=matter.text,
        title=named(matter, title),
        body=said(notice.says),
        urgency=Urgency.NORMAL if notice.kind in _NO_DATA_LOST else Urgency.CRITICAL,
        # It is told once, so it waits for whoever is not there now.
        stays=True,
        mutable=True,
    )


def named(matter: Matter, title: str) -> str:
    """Return what a kind of notices about a drive is called; a kind of another version by its own word."""
    words = translate("Tray", "{drive}: {matter}")
    return words.format(drive=title, matter=said(_LABELS.get(matter.kind, matter.kind)))
