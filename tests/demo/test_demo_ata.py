"""The virtual ATA drive against the settings catalogue: states before and after commands, and what they cost."""

from __future__ import annotations

import threading

import pytest

from disktune_gui.demo.ata import sat
from disktune_gui.demo.ata.device import WELL_BEHAVED, AtaDevice, Behaviour, Power
from disktune_gui.demo.ata.sat import TaskFile
from disktune_gui.demo.machine import read_words
from tests.demo.clock import VirtualClock

APM_AND_AAM = "pata_hdd"
PUIS = "raid_hdd"
SET = sat.SET_FEATURES


def drive(
    data: str = APM_AND_AAM, behaviour: Behaviour = WELL_BEHAVED, power: Power = Power.ACTIVE
) -> tuple[AtaDevice, VirtualClock]:
    clock = VirtualClock()
    made = AtaDevice(read_words(data), behaviour, clock=clock, sleep=clock.sleep, power=power)
    return made, clock


def bit(device: AtaDevice, word: int, number: int) -> bool:
    return bool(device.words[word] >> number & 1)


# -- settings ----------------------------------------------------------------------------------------------


# -- power -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "seconds"), [(0, None), (1, 5), (240, 1200), (241, 1800), (251, 19800), (252, 1260), (255, 1275)]
)
def test_the_standby_timer_counts_as_the_standard_says(count: int, seconds: float | None) -> None:
    device, _ = drive()
    assert not device.execute(TaskFile(sat.IDLE, count=count)).failed
    assert device.standby_after_s == seconds


def test_the_drive_spins_down_when_its_time_is_up_and_not_before() -> None:
    device, clock = drive()
    device.execute(TaskFile(sat.IDLE, count=12))
    clock.now += 59
    assert device.execute(TaskFile(sat.CHECK_POWER_MODE)).count == 0x80
    clock.now += 2
    assert device.execute(TaskFile(sat.CHECK_POWER_MODE)).count == 0x00
    assert device.wakeups == 0


def test_reading_restarts_the_timer_and_identify_does_not() -> None:
    device, clock = drive()
    device.execute(TaskFile(sat.IDLE, count=12))
    clock.now += 40
    device.media_access()
    clock.now += 40
    modes = [device.power]
    device.execute(TaskFile(sat.IDENTIFY_DEVICE))
    clock.now += 40
    modes.append(device.power)
    assert modes == [Power.ACTIVE, Power.STANDBY]


def test_what_others_do_keeps_the_drive_awake_and_wakes_it() -> None:
    device, clock = drive()
    device.other_use = lambda: 1090.0 if clock.now >= 1090 else float("-inf")
    device.execute(TaskFile(sat.IDLE, count=12))
    clock.now = 1061
    assert device.power is Power.STANDBY
    clock.now = 1091
    assert (device.power, device.wakeups) == (Power.ACTIVE, 1)


@pytest.mark.parametrize(
    "task",
    [
        TaskFile(sat.CHECK_POWER_MODE),
        TaskFile(sat.IDENTIFY_DEVICE),
        TaskFile(SET, 0x05, 0x80),
        TaskFile(SET, 0x02),
        TaskFile(sat.STANDBY_IMMEDIATE),
        TaskFile(sat.STANDBY, count=12),
    ],
    ids=str,
)
def test_these_leave_a_sleeping_drive_asleep(task: TaskFile) -> None:
    device, clock = drive(behaviour=Behaviour(spin_up_s=6), power=Power.STANDBY)
    assert not device.execute(task).failed
    assert (device.power, device.wakeups, clock.slept) == (Power.STANDBY, 0, 0)


@pytest.mark.parametrize(
    "task",
    [
        TaskFile(sat.IDLE, count=12),
        TaskFile(sat.IDLE_IMMEDIATE),
        TaskFile(sat.FLUSH_CACHE),
    ],
    ids=str,
)
def test_these_wake_it_and_take_the_time_of_a_start(task: TaskFile) -> None:
    device, clock = drive(behaviour=Behaviour(spin_up_s=6), power=Power.STANDBY)
    assert not device.execute(task).failed
    assert (device.wakeups, clock.slept) == (1, 6)
    assert device.power is not Power.STANDBY
    device.execute(task)
    assert device.wakeups == 1


def test_reading_wakes_a_drive_once() -> None:
    device, _ = drive(power=Power.STANDBY)
    device.media_access()
    device.media_access()
    assert (device.wakeups, device.power) == (1, Power.ACTIVE)


def test_a_sleeping_drive_answers_nothing_until_it_is_reset() -> None:
    device, _ = drive()
    device.execute(TaskFile(sat.SLEEP))
    with pytest.raises(TimeoutError):
        device.execute(TaskFile(sat.CHECK_POWER_MODE))
    device.reset()
    assert device.execute(TaskFile(sat.CHECK_POWER_MODE)).count == 0xFF
    assert device.wakeups == 1


# -- resets and power cycles -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "before", "behaviour", "kept"),
    [
        ("pata_hdd", None, Behaviour(), False),
        ("pata_hdd", 0x66, Behaviour(), True),
        ("sata_ssd", None, Behaviour(), True),  # Software Settings Preservation
        ("sata_ssd", 0xCC, Behaviour(), False),
        ("sata_ssd", None, Behaviour(resets_to_defaults=True), False),
    ],
)
def test_whether_a_reset_brings_the_defaults_back(
    data: str, before: int | None, behaviour: Behaviour, kept: bool
) -> None:
    device, _ = drive(data, behaviour)
    if before is not None:
        device.execute(TaskFile(SET, before))
    device.execute(TaskFile(SET, 0x55))
    device.reset()
    assert bit(device, 85, 6) is not kept


def test_a_power_cycle_forgets_all_but_power_up_in_standby() -> None:
    device, _ = drive(PUIS)
    for task in (TaskFile(SET, 0x06), TaskFile(SET, 0x55), TaskFile(sat.IDLE, count=12)):
        device.execute(task)
    device.power_cycle()
    assert bit(device, 85, 6)
    assert bit(device, 86, 5)
    assert device.standby_after_s is None
    assert device.power is Power.STANDBY


# -- misbehaviour ------------------------------------------------------------------------------------------


def test_commands_from_many_threads_wait_for_each_other() -> None:
    inside, most = 0, 0

    def sleep(_: float) -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        threading.Event().wait(0.002)
        inside -= 1

    device = AtaDevice(read_words(APM_AND_AAM), Behaviour(slow_s=1), sleep=sleep)
    threads = [threading.Thread(target=device.execute, args=(TaskFile(sat.CHECK_POWER_MODE),)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(device.log), most) == (8, 1)
