"""A trial on another machine to which the connection is lost: nothing is said that is not known."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import Applied, TrialEnd, TrialEnded, TrialStage, TrialState
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_gui.editing.trials import TrialBars
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive

LOST = "nas: connection lost at 14:03."


class FarSession(ScriptedSession):
    """Another machine's, which is gone while `words` says so."""

    words = ""

    @property
    def gone(self) -> str:
        return self.words


@pytest.fixture
def session(qtbot: QtBot) -> FarSession:
    return FarSession()


def test_it_is_unknown_until_the_machine_can_be_asked(qtbot: QtBot, session: FarSession) -> None:
    bars = TrialBars(session)
    qtbot.addWidget(bars)
    ends: list[TrialEnded] = []
    bars.ended.connect(lambda _bar, ended: ends.append(ended))
    bars.begin(a_drive(), Applied("t1", 15, (), kept=True))
    session.answers["trial"] = lambda _args: Fails(Fault.INTERNAL, LOST)
    session.words = LOST
    session.become(Class.BROWSE)
    bar = bars.bars["t1"]
    words = f"{LOST} The helper there reverts the changes on Example Disk 1000 within 10 s; not yet confirmed."
    for _ in range(20):
        bars.look()
        assert bar.text.text() == words
        assert not bar.back.isEnabled(), "nobody there could be told"
    session.words = ""
    ended = TrialEnded("t1", "sda", TrialEnd.SESSION_ENDED)
    session.answers["trial"] = lambda _args: TrialState(TrialStage.OVER, ended)
    bars.look()
    assert ends == [ended]
    assert bar.gone == LOST, "so that its end can say when that was"
