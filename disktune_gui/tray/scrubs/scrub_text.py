"""What is told of a scrub: a title, a sentence or two, and how urgent it is."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.scrubs import judging
from disktune_contract.scrubs.file_system import ScrubReport, ScrubState
from disktune_contract.sentence import Sentence
from disktune_gui.text.said import said
from disktune_gui.tray.notification import Notification, Urgency

translate = QCoreApplication.translate

_SUBJECT = "btrfs "
"""Before the UUID; no array's name has a space in it."""


def subject_of(uuid: str) -> str:
    """Return what messages about a file system are about."""
    return _SUBJECT + uuid


def uuid_in(subject: str) -> str:
    """Return the UUID of the file system that a message is about; empty if it is about something else."""
    return subject.removeprefix(_SUBJECT) if subject.startswith(_SUBJECT) else ""


def began(uuid: str, title: str) -> Notification:
    """Return what to tell when a scrub has begun."""
    return _message(
        uuid,
        translate("Tray", "{name}: scrub started").format(name=title),
        translate("Tray", "It reads all data of the file system. Open DiskTune to see or limit its speed."),
        Urgency.LOW,
        passing=True,
    )


def ended(uuid: str, title: str, report: ScrubReport | None, counted: int) -> Notification | None:
    """Return what to tell when one has ended; None if somebody has stopped it, who knows.

    *report* is None where a helper could not be asked; *counted* is how many errors the devices counted since.
    """
    if report is None or judging.state(report) is ScrubState.UNKNOWN:
        return _unseen(uuid, title, counted)
    state, errors = judging.state(report), judging.whole(report).errors
    if errors.uncorrectable:
        body = Sentence.counted(
            errors.uncorrectable,
            "{n} error could not be corrected. Restore the affected files from a backup.",
            "{n} errors could not be corrected. Restore the affected files from a backup.",
        )
        heading = translate("Tray", "{name}: damaged data").format(name=title)
        return _message(uuid, heading, said(body), Urgency.CRITICAL, stays=True)
    if errors.found:
        body = Sentence.counted(
            errors.found,
            "{n} error was corrected. Check the health of the drives.",
            "{n} errors were corrected. Check the health of the drives.",
        )
        heading = translate("Tray", "{name}: errors corrected").format(name=title)
        return _message(uuid, heading, said(body), Urgency.NORMAL, stays=True)
    if state is ScrubState.INTERRUPTED:
        heading = translate("Tray", "{name}: scrub interrupted").format(name=title)
        words = translate("Tray", "Open DiskTune to resume it.")
        return _message(uuid, heading, words, Urgency.NORMAL, stays=True)
    if state is not ScrubState.FINISHED:
        return None
    heading = translate("Tray", "{name}: scrub finished").format(name=title)
    return _message(uuid, heading, translate("Tray", "No errors were found."), Urgency.LOW)


def _unseen(uuid: str, title: str, counted: int) -> Notification:
    """Return what can be told without a helper: it ended, and whether there were errors."""
    if counted <= 0:
        heading = translate("Tray", "{name}: scrub ended").format(name=title)
        body = translate("Tray", "The drives counted no errors. Open DiskTune to see the result.")
        return _message(uuid, heading, body, Urgency.LOW)
    heading = translate("Tray", "{name}: scrub found errors").format(name=title)
    words = Sentence.counted(
        counted,
        "{n} error was counted. Open DiskTune to see whether it was corrected.",
        "{n} errors were counted. Open DiskTune to see whether they were corrected.",
    )
    return _message(uuid, heading, said(words), Urgency.NORMAL, stays=True)


def _message(
    uuid: str, title: str, body: str, urgency: Urgency, *, passing: bool = False, stays: bool = False
) -> Notification:
    subject = subject_of(uuid)
    # One message for each file system: the end takes the place of the beginning.
    return Notification(
        key=subject, subject=subject, title=title, body=body, urgency=urgency, passing=passing, stays=stays
    )
