"""Another machine whose helpers are scripts: what is offered, what is lost, what two versions have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract import catalog
from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import OfTrial
from disktune_contract.messages.look import DriveList, StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import PROTOCOL, VERBS, OfDrive
from disktune_gui.client.elevation import HelperCommand
from disktune_gui.client.remote import remote_link
from disktune_gui.client.remote.connection import Connection
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from tests.gui.scripted_session import hard_disk
from tests.gui.support import Scripts, hello, plain
from tests.narrowed import of_kind
from tests.sample_drive import make_drive

DRIVES = {"drives": {"ok": plain(DriveList((make_drive(),)))}}
RULE = "admin ALL=(root) NOPASSWD: /usr/libexec/disktune/disktune-helper tune"


class Scripted(Connection):
    """Starts scripts where ssh would start helpers."""

    def __init__(self, **commands: HelperCommand) -> None:
        super().__init__("admin@nas", {}, ("/usr/bin/ssh",))
        self.commands = commands
        self.started: list[Class] = []

    def command(self, privilege: Class) -> HelperCommand | None:
        self.started.append(privilege)
        return self.commands.get(privilege.value)


Stage = Callable[..., RemoteSession]


@pytest.fixture
def stage(qtbot: QtBot, scripted: Scripts) -> Iterator[Stage]:
    made: list[RemoteSession] = []

    def make(
        says: dict[str, Any] | None = None, tune: HelperCommand | None = None, **answers: Any
    ) -> RemoteSession:
        browse = scripted(answers=DRIVES | answers, hello=hello() | (says or {}))
        commands = {"browse": browse} | ({"tune": tune} if tune is not None else {})
        made.append(RemoteSession("admin@nas", Scripted(**commands)))
        return made[-1]

    yield make
    for session in made:
        session.close()


def connect(qtbot: QtBot, session: RemoteSession) -> RemoteSession:
    session.start()
    qtbot.waitUntil(lambda: session.listed)
    return session


def unlock(qtbot: QtBot, session: RemoteSession) -> str:
    answers: list[str] = []
    session.unlock(session, lambda: answers.append(""), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    return answers[0]


def ask(qtbot: QtBot, session: RemoteSession, verb: str, args: object) -> tuple[str, Any]:
    found: list[tuple[str, Any]] = []
    session.request(
        session, verb, args, lambda reply: found.append(("ok", reply)), lambda f, why: found.append((f.value, why))
    )
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def script(path: Path, text: str) -> HelperCommand:
    path.write_text(text)
    return HelperCommand("/bin/sh", (str(path),), (("PATH", "/usr/bin:/bin"),))


def test_the_first_word_is_a_ping_and_the_machine_is_watched(
    qtbot: QtBot, stage: Stage, scripted: Scripts
) -> None:
    connect(qtbot, stage())
    assert scripted.asked()[0] == "ping"
    assert {"watch-machine", "drives"} <= set(scripted.asked())


def test_sudo_that_refuses_is_told_once_with_the_rule(qtbot: QtBot, stage: Stage, tmp_path: Path) -> None:
    refusing = script(tmp_path / "sudo", "echo 'sudo: a password is required' >&2; exit 1\n")
    session = connect(qtbot, stage(tune=refusing))
    told: list[tuple[str, str]] = []
    notices: list[str] = []
    session.rule_missing.connect(lambda why, rule: told.append((why, rule)))
    session.notice.connect(notices.append)
    assert unlock(qtbot, session) == "sudo on nas forbids it; see the rule above."
    ((why, rule),) = told
    assert rule == RULE
    assert RULE in why
    assert notices == []
    assert session.can_unlock, "the rule may be there next time"
    assert session.reach is Reach.CONNECTED


def test_nothing_is_asked_of_sudo_before_the_user_unlocks(qtbot: QtBot, stage: Stage) -> None:
    session = connect(qtbot, stage())
    assert of_kind(Scripted, session._connection).started == [Class.BROWSE]


def test_silence_is_a_lost_connection_for_all_classes_and_whoever_waits(
    qtbot: QtBot, stage: Stage, scripted: Scripts, monkeypatch: pytest.MonkeyPatch
) -> None:
    tune = scripted(Class.TUNE, answers={"apply": {"silent": True}})
    session = connect(qtbot, stage(tune=tune))
    assert unlock(qtbot, session) == ""
    privileges: list[Class] = []
    session.privilege_changed.connect(privileges.append)
    answers: list[str] = []
    session.request(session, "trial", OfTrial("0" * 16), lambda _: None, lambda _f, why: answers.append(why))
    monkeypatch.setattr(remote_link, "SILENCE_S", 0)
    qtbot.waitUntil(lambda: session.reach is Reach.LOST)
    qtbot.waitUntil(lambda: privileges == [Class.BROWSE])
    # With the day: it stands until somebody connects again.
    assert re.fullmatch(r"nas: connection lost at \d{4}-\d\d-\d\d \d\d:\d\d\.", session.gone)
    assert ask(qtbot, session, "settings", OfDrive(DriveRef("sda", "", 1)))[1] == session.gone
    assert unlock(qtbot, session) == session.gone
    assert not session.may("drives")
    monkeypatch.undo()
    session.reconnect()
    qtbot.waitUntil(lambda: session.reach is Reach.CONNECTED)
    assert session.gone == ""


def test_an_older_or_newer_protocol_is_refused_in_a_clear_sentence(qtbot: QtBot, stage: Stage) -> None:
    session = stage({"protocol": PROTOCOL + 1, "version": "2.0", "news": [1, 2]})
    session.start()
    qtbot.waitUntil(lambda: session.reach is Reach.REFUSED)
    assert session.gone.startswith("Helper 2.0 on nas does not match window")


def test_what_two_versions_do_not_have_in_common_is_not_offered(qtbot: QtBot, stage: Stage) -> None:
    other = {"id": SETTINGS[1].id, "digest": "00000000"}
    declared = [{"id": one.id, "digest": catalog.digest(one)} for one in SETTINGS[:1]] + [other]
    verbs = [verb for verb in VERBS if verb != "checkup"]
    session = stage(
        {"catalogue": "00000000", "version": "0.0.9", "verbs": verbs},
        catalogue={"ok": {"declared": declared}},
        settings={"ok": plain(StateList(hard_disk()))},
    )
    notices: list[str] = []
    session.notice.connect(notices.append)
    connect(qtbot, session)
    assert any("only common functions" in words for words in notices)
    outcome, reply = ask(qtbot, session, "settings", OfDrive(DriveRef("sda", "", 1)))
    assert outcome == "ok"
    assert [state.setting for state in reply.states] == [SETTINGS[0].id]
    assert not session.may("checkup")
    fault, why = ask(qtbot, session, "checkup", OfDrive(DriveRef("sda", "", 1)))
    assert fault == "not-supported"
    assert "Update disktune-helper on nas" in why


def test_disconnecting_is_no_loss(qtbot: QtBot, stage: Stage) -> None:
    session = connect(qtbot, stage())
    session.disconnect_host()
    assert session.reach is Reach.CLOSED
    qtbot.wait(200)
    assert session.reach is Reach.CLOSED
    session.reconnect()
    qtbot.waitUntil(lambda: session.reach is Reach.CONNECTED)
