"""Two windows at once: two helpers on the same drives, each with a process of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from disktune_contract.messages.change import Applied, Apply, OfTrial
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change, Value
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from disktune_helper.system import processes
from disktune_helper.system.files import MemoryFolder
from tests.helper.conftest import Bench, make_bench

AHEAD = "block.read_ahead"


class Racing(MemoryFolder):
    """Shows files of others only once the owner has written one of its own: both look before either writes."""

    def __init__(self, others: MemoryFolder) -> None:
        super().__init__()
        self._others = others

    def names(self) -> list[str]:
        mine = super().names()
        return sorted([*mine, *self._others.names()]) if mine else []

    def text(self, name: str) -> str | None:
        return super().text(name) or self._others.text(name)


def session_on(bench: Bench, runtime: MemoryFolder) -> SessionContext:
    """Return what another window has on the machine of *bench*."""
    return SessionContext(
        bench.ports, Class.TUNE, (MemoryFolder(), runtime), lambda _name, _args: None, lambda: None
    )


@pytest.fixture
def one(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    # The processes of the simulated machine are not those of the test.
    monkeypatch.setattr(processes, "lives", lambda _ports, _owner: True)
    made = make_bench()
    yield made
    made.session.stop_work()


def apply(session: SessionContext, bench: Bench, expected: Value, value: Value) -> Applied:
    change = Change(AHEAD, expected, value)
    applied = HANDLERS["apply"](session, Apply(bench.drive("sdb").ref, (change,), 60))
    assert isinstance(applied, Applied)
    return applied


def test_while_one_has_a_change_on_trial_the_other_is_told_where_the_way_out_is(one: Bench) -> None:
    other = session_on(one, one.session.runtime)  # type: ignore[arg-type]  # a MemoryFolder, here
    applied = apply(one.session, one, 128, 512)
    with pytest.raises(Refusal, match="Another window") as caught:
        apply(other, one, 512, 1024)
    assert caught.value.fault is Fault.BUSY
    assert one.states("sdb")[AHEAD].value == 512
    # The one whose trial it is has it in its own hands.
    with pytest.raises(Refusal, match="Keep or revert the trial"):
        apply(one.session, one, 512, 1024)
    with pytest.raises(Refusal, match="revert the trial"):
        HANDLERS["save"](other, one.save("sdb", AHEAD))
    HANDLERS["keep"](one.session, OfTrial(applied.trial))
    # What the other still shows is not true any more; it changes nothing on a guess.
    with pytest.raises(Refusal) as stale:
        apply(other, one, 128, 1024)
    assert stale.value.fault is Fault.CHANGED_MEANWHILE
    assert apply(other, one, 512, 1024).trial


def test_two_that_begin_in_the_same_moment_never_both_go_on(one: Bench) -> None:
    runtime = one.session.runtime
    assert isinstance(runtime, MemoryFolder)
    racing = Racing(runtime)
    other = session_on(one, racing)
    apply(one.session, one, 128, 512)
    with pytest.raises(Refusal, match="Another window"):
        apply(other, one, 512, 1024)
    assert one.states("sdb")[AHEAD].value == 512
    # It leaves no way back behind that would be taken later.
    assert racing.names() == []
    assert other.trials.all() == []


def test_the_way_back_of_a_dead_helper_survives_that_it_cannot_be_read_just_now(
    one: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hundreds of drives a process may have no more files to open."""
    runtime = one.session.runtime
    apply(one.session, one, 128, 512)
    next_one = session_on(one, runtime)  # type: ignore[arg-type]  # a MemoryFolder, here
    monkeypatch.setattr(processes, "lives", lambda _ports, _owner: False)
    with monkeypatch.context() as blind:
        blind.setattr(runtime, "text", lambda _name: "")
        assert next_one.trials.adopt() == []
    assert len(next_one.trials.adopt()) == 1
