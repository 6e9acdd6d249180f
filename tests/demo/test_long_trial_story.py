"""The demo's long trials: one ends well, and the SSD's link does not stand min_power."""

from __future__ import annotations

import pytest

from disktune_contract.messages.long_trial import LongEnd, LongSpan, LongTrialState, TryLong
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change
from disktune_gui.demo import system_tools
from disktune_gui.demo.system_tools import SimulatedLongTrials
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.changes import long_trials
from disktune_helper.drives import drive_list
from disktune_helper.long_trials import harm_watch, keeper
from disktune_helper.session.session import MachineTools, SessionContext
from disktune_helper.system.files import MemoryFolder
from tests.amounts import until


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_tools, "TAKES_S", 1.5)
    monkeypatch.setattr(system_tools, "_FAILS_AFTER_S", 0.2)
    monkeypatch.setattr(harm_watch, "BURST_S", 0.01)
    monkeypatch.setattr(keeper, "LOOK_S", 0.05)


def ended(drive: str, change: Change, *, keep: bool = False) -> LongTrialState:
    """Try *change* on a new machine and return the trial when it is over."""
    ports, folders = SimulatedPorts(World()), (MemoryFolder(), MemoryFolder())
    tools = SimulatedLongTrials(ports, folders)
    session = SessionContext(
        ports, Class.TUNE, folders, lambda _event, _args: None, lambda: None, tools=MachineTools(long_trials=tools)
    )
    ref = next(one.ref for one in drive_list.drives(ports) if one.name == drive)
    state = long_trials.try_long(session, TryLong(ref, (change,), LongSpan.NIGHT, keep))
    assert state.pace == 28_800 / 1.5
    until(lambda: not long_trials.listed(session).trials[0].open)
    return long_trials.listed(session).trials[0]


def test_the_link_that_does_not_stand_it_is_reverted_with_the_kernels_words() -> None:
    state = ended("sda", Change("power.link", "med_power_with_dipm", "min_power"))
    assert state.end is LongEnd.HARM
    assert state.harm[-1].text == "ata1: hard resetting link"


@pytest.mark.slow
def test_the_nvme_drive_ends_well_and_is_kept_where_that_was_asked_for() -> None:
    state = ended("nvme0n1", Change("power.nvme_latency", 100_000, 25_000), keep=True)
    assert (state.end, state.harm) == (LongEnd.KEPT_CLEAN, ())
    assert 28_000 <= state.lasted_s <= 28_800
