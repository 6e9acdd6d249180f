"""Messages of the boot guard: what is held back and why, and the choice that is given."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.sentence import Sentence
from disktune_contract.settings.saved import (
    Family,
    FileRef,
    HeldBy,
    OfFile,
    SavedFile,
    SavedList,
    SavedValue,
)
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.mainwindow.strip.notices import GuardNotices
from disktune_gui.saved_settings.model import SavedSettingsModel
from disktune_gui.services.services import Services
from tests.gui.saved_settings.saving_desk import APM
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive
from tests.gui.support import services_of
from tests.gui.told import press


def guarded(qtbot: QtBot, *files: SavedFile, drives: tuple[Drive, ...] = ()) -> tuple[ScriptedSession, Messages]:
    session, _services, messages = guarded_services(qtbot, *files, drives=drives)
    return session, messages


def guarded_services(
    qtbot: QtBot, *files: SavedFile, drives: tuple[Drive, ...] = ()
) -> tuple[ScriptedSession, Services, Messages]:
    session = ScriptedSession()
    session.drives, session.listed = drives, True
    messages = Messages()
    session.answers |= {
        "saved": lambda _args: SavedList(files),
        "try-held": lambda _args: SavedList(()),
        "drop-held": lambda _args: SavedList(()),
        "forget": lambda _args: SavedList(()),
    }
    services = services_of(session)
    guard = GuardNotices(services, messages)
    assert guard.parent() is messages
    return session, services, messages


HELD = SavedFile(
    FileRef(Family.DRIVE, "wwn:1"),
    "/etc/disktune/drives/x.conf",
    model="Example",
    drive="sda",
    values=(SavedValue("power.link", "min_power", held=True), SavedValue(APM, 128)),
    held_since=1.7e9,
)


def test_what_was_decided_elsewhere_is_taken_back_when_the_user_comes_back(qtbot: QtBot) -> None:
    session, messages = guarded(qtbot, HELD)
    [guard] = messages.findChildren(GuardNotices)
    assert len(messages.sentences) == 1
    session.answers["saved"] = lambda _args: SavedList(())
    guard.look_again()
    assert messages.sentences == []
    asked = len(session.of("saved"))
    guard.look_again()
    assert len(session.of("saved")) == asked, "there is nothing that could be old"


@pytest.mark.parametrize(
    ("by", "words"),
    [
        (HeldBy.RESTORED, "on Example (sda), set just before a crash, drive failure or disconnection: "),
        (HeldBy.TRIAL, "on Example (sda), set just before a crash, drive failure or disconnection: "),
        (HeldBy.UNREADABLE, "on Example (sda), guard record unreadable: "),
    ],
)
def test_the_message_says_why_it_is_held(qtbot: QtBot, by: HeldBy, words: str) -> None:
    held = SavedValue("power.link", "min_power", held=True, held_by=by)
    _, messages = guarded(qtbot, replace(HELD, values=(held,)))
    (said,) = messages.sentences
    assert words in said


@pytest.mark.parametrize(("model", "words"), [("/dev/md/home", "on /dev/md/home (md127), "), ("", "on md127, ")])
def test_an_array_is_named_as_in_the_list(qtbot: QtBot, model: str, words: str) -> None:
    held = SavedValue("md.stripe_cache", 512, held=True, held_by=HeldBy.TRIAL)
    file = replace(HELD, ref=FileRef(Family.ARRAY, "md-uuid:1"), model="", drive="md127", values=(held,))
    _, messages = guarded(qtbot, file, drives=(replace(a_drive("md127"), model=model),))
    (said,) = messages.sentences
    assert words in said


@pytest.mark.parametrize(
    ("words", "verb"), [("Retry at Next Boot", "try-held"), ("Delete Saved Settings", "drop-held")]
)
def test_what_was_held_back_is_told_with_a_choice(qtbot: QtBot, words: str, verb: str) -> None:
    session, messages = guarded(qtbot, HELD)
    session.unlock_refusal = "No password is needed."
    (said,) = messages.sentences
    assert "Example (sda)" in said
    assert "SATA link power management (min_power)" in said
    assert "Power management" not in said
    press(messages, words)
    assert session.of(verb) == [OfFile(HELD.ref)]
    assert messages.sentences == []


def test_the_message_follows_what_other_pages_do_and_what_was_dismissed_stays_so(qtbot: QtBot) -> None:
    session, services, messages = guarded_services(qtbot, HELD)
    keeper = SavedSettingsModel(services, messages)
    session.answers["saved"] = lambda _args: SavedList((replace(HELD, values=HELD.values[:1]),))
    keeper.reload()
    assert len(messages.sentences) == 1, "the same is not said twice"
    messages.withdraw(messages.all[0])
    keeper.reload()
    assert messages.sentences == []
    session.answers["saved"] = lambda _args: SavedList((HELD, replace(HELD, ref=FileRef(Family.DRIVE, "wwn:7"))))
    keeper.reload()
    assert len(messages.sentences) == 1
    session.answers["saved"] = lambda _args: SavedList(())
    keeper.reload()
    assert messages.sentences == [], "it was forgotten on the settings page"


def test_files_that_mean_nothing_are_told_once(qtbot: QtBot) -> None:
    session, messages = guarded(qtbot, HELD)
    problem = "/etc/disktune/drives/y.conf can be written by others than root; it is neither read nor changed."
    session.answers["try-held"] = lambda _args: SavedList((), problems=(problem,))
    press(messages, "Retry at Next Boot")
    assert messages.sentences == [problem]


def test_what_is_said_of_a_file_goes_when_the_file_was_mended(qtbot: QtBot) -> None:
    _session, services, messages = guarded_services(qtbot)
    services.saved_news.listed.emit(SavedList((), problems=("One.", "Two.")))
    assert messages.sentences == ["One.", "Two."]
    services.saved_news.listed.emit(SavedList((), problems=("Two.",)))
    assert messages.sentences == ["Two."]


def test_where_it_cannot_be_read_what_is_held_back_that_is_said(qtbot: QtBot) -> None:
    """Silence would mean that nothing is."""
    session = ScriptedSession(Class.BROWSE)
    session.listed = False
    session.answers["saved"] = lambda _args: Fails(Fault.IO_ERROR, "The helper exited.")
    messages = Messages()
    guard = GuardNotices(services_of(session), messages)
    session.listed = True
    session.bring(a_drive())
    words = "Held-back settings could not be read. The helper exited."
    assert guard.parent() is messages
    assert messages.sentences == [words]
    press(messages, "Read Again")
    assert (messages.sentences, len(session.of("saved"))) == ([words], 2)
    session.answers["saved"] = lambda _args: SavedList((HELD,))
    # Another helper is asked without the user's doing.
    session.become(Class.INSPECT)
    (said,) = messages.sentences
    assert "Held back on" in said


def test_a_drive_that_returns_is_no_longer_said_not_to_have_been_seen(qtbot: QtBot) -> None:
    gone = SavedFile(FileRef(Family.DRIVE, "wwn:2"), "/etc/disktune/drives/y.conf", model="Old", outlived=True)
    session, messages = guarded(qtbot, gone)
    assert "absent for a year" in messages.sentences[0]
    session.answers["saved"] = lambda _args: SavedList((replace(gone, drive="sda", outlived=False),))
    session.bring(a_drive())
    assert messages.sentences == []


def test_a_drive_that_was_not_seen_for_a_year_is_offered_for_removal(qtbot: QtBot) -> None:
    gone = SavedFile(FileRef(Family.DRIVE, "wwn:2"), "/etc/disktune/drives/y.conf", model="Old", outlived=True)
    session, messages = guarded(qtbot, gone)
    assert "absent for a year" in messages.sentences[0]
    press(messages, "Delete Saved Settings")
    assert session.of("forget") == [OfFile(gone.ref)]


def test_nothing_is_said_where_all_is_well(qtbot: QtBot) -> None:
    _, messages = guarded(qtbot, SavedFile(FileRef(Family.DRIVE, "wwn:3"), "/etc/x", values=(SavedValue(APM, 1),)))
    assert messages.sentences == []


GERMAN = {
    ("Catalogue", "SATA link power management"): "SATA-Link-Energieverwaltung",
    ("Sentences", "{file}, line {line}: {problem}."): "{file}, Zeile {line}: {problem}.",
}


@pytest.mark.usefixtures("german")
def test_settings_and_problems_are_said_in_the_language_of_the_window(qtbot: QtBot) -> None:
    _session, services, messages = guarded_services(qtbot, HELD)
    assert "SATA-Link-Energieverwaltung (" in messages.sentences[0]
    problem = Sentence("{file}, line {line}: {problem}.", file="x.conf", line=7, problem="nothing")
    services.saved_news.listed.emit(SavedList((HELD,), problems=(problem,)))
    assert messages.sentences[-1] == "x.conf, Zeile 7: nothing."
