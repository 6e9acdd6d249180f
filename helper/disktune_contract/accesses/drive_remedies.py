"""What helps where the drive itself does not enter standby: its timers and levels, and who else sets them."""

from __future__ import annotations

from disktune_contract.accesses.culprit_words import often
from disktune_contract.accesses.finding import Remedy
from disktune_contract.accesses.night import Night
from disktune_contract.accesses.timers import (
    APM,
    CONDITIONS,
    EPC,
    RUNTIME,
    RUNTIME_DELAY,
    SCSI_CONDITIONS,
    STANDBY_TIMER,
    code_within,
    standby_s,
)
from disktune_contract.sentence import Sentence

DEFAULT_S = 1200
"""The standby timer that is proposed where nothing speaks for a shorter one: 20 min."""
SHORTEST_S = 120.0
"""A shorter timer than that is not proposed: it would start the drive all the time."""
_OFTEN_SHARE = 0.1
"""Who began a smaller share of the bursts does not decide about the timer."""
_APM_STANDBY = 127
"""The highest level that permits standby (ACS-4, SET FEATURES 05h): it parks the heads least often."""


def fitting(night: Night, seconds: float) -> float:
    """Return a timer that elapses in spite of what comes often, at most *seconds*.

    A timer that is longer than the interval of a program never elapses; one of half of it leaves the other half
    for standby.
    """
    recording = night.recording
    often_enough = [
        one.every_s
        for one in recording.culprits
        if one.every_s is not None and one.began >= _OFTEN_SHARE * recording.bursts
    ]
    shortest = min(often_enough, default=None)
    if shortest is None or shortest > seconds or shortest / 2 < SHORTEST_S:
        return seconds
    return shortest / 2


def set_timer(night: Night, seconds: float = DEFAULT_S) -> tuple[Remedy, ...]:
    """Return the setting that sends this drive into standby after at most so many *seconds*."""
    costs = Sentence("The next access then waits for the spin-up, and every spin-up wears the drive.")
    if night.can_set(STANDBY_TIMER) and night.value(EPC) is not True:
        code = code_within(seconds)
        says = Sentence("Set the standby timer to {time}.", time=often(standby_s(code) or seconds))
        return (Remedy(says, costs, STANDBY_TIMER, code),)
    for setting in (CONDITIONS[0], SCSI_CONDITIONS[0]):
        if night.can_set(setting):
            says = Sentence("Set the standby_z timer to {time}.", time=often(seconds))
            return (Remedy(says, costs, setting, round(seconds * 10)),)
    return runtime(night, seconds)


def runtime(night: Night, seconds: float = DEFAULT_S) -> tuple[Remedy, ...]:
    """Return the kernel's own timer, for drives and bridges that ignore theirs."""
    if not night.can_set(RUNTIME_DELAY) or not night.can_set(RUNTIME):
        return ()
    costs = Sentence("Every access then starts the motor, also one that only asks for the power mode.")
    delay = Remedy(
        Sentence("Let the kernel suspend the drive: set the autosuspend delay to {time}.", time=often(seconds)),
        costs,
        RUNTIME_DELAY,
        round(seconds) * 1000,
    )
    on = Remedy(Sentence("Turn on runtime power management."), costs, RUNTIME, value=True)
    delayed = night.value(RUNTIME_DELAY)
    return (on,) if type(delayed) is int and delayed > 0 else (delay, on)


def set_apm(night: Night) -> tuple[Remedy, ...]:
    """Return the power management level that permits standby."""
    if not night.can_set(APM):
        return ()
    return (
        Remedy(
            Sentence("Set the power management level (APM) to {level}.", level=_APM_STANDBY),
            Sentence("Below 128 some drives park their heads often, which wears them."),
            APM,
            _APM_STANDBY,
        ),
    )


_TLP = {
    STANDBY_TIMER: "DISK_SPINDOWN_TIMEOUT_ON_AC",
    APM: "DISK_APM_LEVEL_ON_AC",
}


def keep_out(tool: str, setting: str) -> tuple[Remedy, ...]:
    """Return the line by which a tool leaves a setting alone, for tools of which it is known."""
    says = Sentence("Let {tool} keep the value.", tool=tool)
    costs = Sentence("It then no longer changes it when the power supply changes.")
    if tool == "TLP":
        # tlp.conf: one value for each drive of DISK_DEVICES, in its order; the same names end in BAT.
        line = f'{_TLP[setting]}="keep"\n{_TLP[setting].replace("_AC", "_BAT")}="keep"'
        return (Remedy(says, costs, file="/etc/tlp.d/90-standby.conf", line=line),)
    if tool == "tuned":
        line = "[disk]\nreplace=1\n" + ("spindown=240" if setting == STANDBY_TIMER else "apm=127")
        says = Sentence("Set the value in the profile of tuned.")
        costs = Sentence("It concerns all drives of the profile.")
        return (Remedy(says, costs, file="/etc/tuned/PROFILE/tuned.conf", line=line),)
    return ()
