"""The past of the demo's drives: it ends with what they say now, never varies, and shows what there is to see."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.health import sample as keeping
from disktune_contract.health.forecast import Worn, budget, consistent
from disktune_contract.health.health import Health
from disktune_contract.health.sample import HealthSample, last_verdict, sample
from disktune_contract.health.verdict import Counter, HealthVerdict
from disktune_contract.messages.protocol import OfDrive
from disktune_gui.demo.past import DAYS, past
from disktune_gui.services.health_history import HealthHistory
from disktune_gui.services.services import Services
from disktune_helper.drives import drive_list
from disktune_helper.rpc.handlers import HANDLERS
from tests.gui.scripted_session import ScriptedSession
from tests.gui.support import services_of
from tests.helper.conftest import make_bench
from tests.narrowed import present
from tests.sample_drive import make_drive

NOW = 1_800_000_000.0
DAY = 86_400.0
ASKED = ("nvme0n1", "sda", "sdb", "sdc", "sde", "sdf", "sdg")

Told = dict[str, tuple[Drive, Health]]


@pytest.fixture
def told() -> Told:
    """The demo's drives and what they say now, by name."""
    bench = make_bench()
    there = [drive for drive in drive_list.drives(bench.ports) if drive.array is None]
    found = {drive.name: (drive, HANDLERS["health"](bench.session, OfDrive(drive.ref))) for drive in there}
    return found  # type: ignore[return-value]  # a handler's answer may be anything


@pytest.mark.slow
def test_it_leads_to_what_the_drives_say_now(told: Told) -> None:
    for name in ASKED:
        check(*told[name])


def check(drive: Drive, health: Health) -> None:
    """Hold a drive's past against what it says now."""
    samples = past(drive, NOW)
    now = present(sample(health, NOW, sector_bytes=drive.logical_sector_bytes))
    assert [one.at for one in samples] == sorted(one.at for one in samples)
    assert samples[0].at == NOW - DAYS * DAY
    last = samples[-1]
    assert NOW - 2 * 3600 < last.at < NOW
    assert {one.counter: one.value for one in last.counters}.items() <= {
        one.counter: one.value for one in now.counters
    }.items()
    assert (last.wear_percent, last.spare_percent) == (now.wear_percent, now.spare_percent)
    assert (last.failing, last.status) == (now.failing, now.status)
    whole = (*samples, now)
    for figure in (_hours, _starts, _loads, _written):
        values = [value for one in whole if (value := figure(one)) is not None]
        assert values == sorted(values)
    if drive.rotational:
        assert consistent(whole, Worn.LOADS) == list(whole), "hours never pass faster than time"


def _hours(one: HealthSample) -> int | None:
    return one.power_on_hours


def _starts(one: HealthSample) -> int | None:
    return one.starts


def _loads(one: HealthSample) -> int | None:
    return one.loads


def _written(one: HealthSample) -> int | None:
    return one.bytes_written


def test_what_there_is_to_see(told: Told) -> None:
    def values(name: str, of: Callable[[HealthSample], int | None]) -> list[int]:
        found = [value for one in past(told[name][0], NOW) if (value := of(one)) is not None]
        return [value for value, _ in itertools.groupby(found)]

    assert values("sdc", lambda one: one.count(Counter.PENDING)) == [0, 1, 3]
    assert values("sde", lambda one: one.count(Counter.REALLOCATED))[-1] == 1432
    assert values("nvme0n1", lambda one: one.wear_percent) == [1, 2]
    found = present(budget(past(told["sdb"][0], NOW), Worn.LOADS, NOW))
    assert 100 < found.rate.a_day < 140
    recent = [one.temperature_c for one in past(told["sdb"][0], NOW)[-24:] if one.temperature_c is not None]
    assert max(recent) - min(recent) >= 8, "by day it is warmer than at night"


def test_the_drive_that_sleeps_has_a_last_verdict(told: Told) -> None:
    found = present(last_verdict(past(told["sdd"][0], NOW), NOW))
    assert found.verdict is HealthVerdict.GOOD
    assert NOW - DAY < found.at < NOW - 12 * 3600


def test_who_is_not_of_the_demo_or_was_never_asked_has_none(told: Told) -> None:
    assert past(make_drive(), NOW) == ()
    assert past(told["sdh"][0], NOW) == ()


def test_it_is_in_memory_alone(qapp: object, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    session = ScriptedSession()
    written: list[str] = []
    monkeypatch.setattr(
        "disktune_gui.store.health_files.write_atomically", lambda file, _text: written.append(str(file))
    )
    services: Services = services_of(session)
    history: HealthHistory = services.health_history
    drive, health = told["sdb"]
    session.drives = (drive,)
    before = len(history.of(drive))
    assert before > DAYS
    history.keep(drive, health, history._clock())
    assert len(history.of(drive)) > DAYS
    assert written == []
    assert keeping.merged(history._files.read(drive.identity)) == ()
