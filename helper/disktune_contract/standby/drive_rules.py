"""The drive's own standby: which timer was in force, who set it, whether the drive obeys it, what helps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from disktune_contract.catalog.ata import STANDBY_TIMES_S
from disktune_contract.checkup.check import Certainty, ReadFact
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When, winner
from disktune_contract.settings.setting import Value
from disktune_contract.standby.night import Grade, RecordingContext, Remedy, StandbyFinding, often
from disktune_contract.standby.recording import PowerCommand
from disktune_contract.units import duration

# -- the standby timer in force during a recording, and who set it -----------------------------------------
#
# An ATA drive does not report its timer (ACS-4, IDLE): the timer is what was set last, as far as that was
# observed. In this order: a command seen in the recording, what DiskTune set, what another tool's file asks for.

STANDBY_TIMER, APM, EPC = "ata.standby_timer", "ata.apm", "ata.epc"
RUNTIME, RUNTIME_DELAY = "power.runtime", "power.runtime_delay"

CONDITIONS = ("ata.standby_z", "ata.standby_y")
"""Timers of extended power conditions, in tenths of a second; 0 is never."""
SCSI_CONDITIONS = ("scsi.standby_z_after", "scsi.standby_y_after")
"""The same of SCSI, of which -1 is never."""
_TICK_S = 0.1

IDLE, STANDBY, STANDBY_IMMEDIATE, SET_FEATURES = 0xE3, 0xE2, 0xE0, 0xEF
"""Commands of ATA that concern standby (ACS-4); IDLE and STANDBY set the timer by their COUNT."""
APM_ON, APM_OFF = 0x05, 0x85
"""Subcommands of SET FEATURES; the level is the COUNT."""

APM_FORBIDS, APM_NONE = 128, 255
"""Levels from 80h to FEh do not permit standby (ACS-4, SET FEATURES 05h); 255 is what the catalogue calls off."""


@record
class StandbyTimer:
    """Something that sends the drive into standby after ``seconds`` without a request; None is never."""

    seconds: float | None
    setting: str
    """Id of the setting that it is."""
    origin: str
    """Who set it, or that the drive itself reports it."""
    at: float | None = None
    """When it was set, if it was while the drive was recorded."""

    @property
    def runs(self) -> bool:
        """Whether it ever elapses."""
        return self.seconds is not None


def timers(night: RecordingContext) -> tuple[StandbyTimer, ...]:
    """Return every timer of which something is known, the drive's own first."""
    return tuple(_all(night))


def in_force(night: RecordingContext) -> StandbyTimer | None:
    """Return the timer that elapses first; else one that never does; None if nothing is known of any."""
    known = timers(night)
    running = [timer for timer in known if timer.seconds is not None]
    return min(running, key=lambda timer: timer.seconds or 0.0, default=known[0] if known else None)


def _all(night: RecordingContext) -> Iterator[StandbyTimer]:
    own = _own(night)
    if own is not None:
        yield own
    if night.value(EPC) is True:
        yield from _conditions(night, CONDITIONS, never=0)
    yield from _conditions(night, SCSI_CONDITIONS, never=-1)
    delay = night.value(RUNTIME_DELAY)
    if night.value(RUNTIME) is True and type(delay) is int and delay > 0:
        yield StandbyTimer(delay / 1000, RUNTIME_DELAY, Sentence("the kernel's runtime power management"))


def _conditions(night: RecordingContext, settings: tuple[str, ...], never: int) -> Iterator[StandbyTimer]:
    for setting in settings:
        value = night.value(setting)
        if type(value) is int:
            yield StandbyTimer(
                None if value == never else value * _TICK_S, setting, Sentence("the drive reports it")
            )


def _own(night: RecordingContext) -> StandbyTimer | None:
    """Return the drive's standby timer by who set it last."""
    seen = timer_commands(night)
    if seen:
        last = seen[-1]
        return StandbyTimer(standby_s(last.count), STANDBY_TIMER, sender(last), last.at)
    value = night.value(STANDBY_TIMER)
    if value is not None:
        return StandbyTimer(standby_s(value), STANDBY_TIMER, Sentence("DiskTune set it"))
    claimed = winner((one for one in night.claims if one.setting == STANDBY_TIMER), When.BOOT)
    if claimed is not None and claimed.value is not None:
        return StandbyTimer(standby_s(claimed.value), STANDBY_TIMER, claimed.file)
    return None


def standby_s(code: Value) -> float | None:
    """Return the seconds of a period of the standby timer (ACS-4), None if it is off or has no such code."""
    return float(STANDBY_TIMES_S[code]) if type(code) is int and code in STANDBY_TIMES_S else None


def code_within(seconds: float) -> int:
    """Return the code of the longest period of the timer that is no longer than *seconds*, 5 s at least."""
    fitting = [(time_s, code) for code, time_s in STANDBY_TIMES_S.items() if time_s <= seconds]
    return max(fitting)[1] if fitting else 1


# -- what was set meanwhile --------------------------------------------------------------------------------


def timer_commands(night: RecordingContext) -> tuple[PowerCommand, ...]:
    """Return the commands that set the standby timer while the drive was recorded, oldest first."""
    return tuple(one for one in night.recording.commands if one.opcode in (IDLE, STANDBY))


def apm_commands(night: RecordingContext) -> tuple[PowerCommand, ...]:
    """Return the commands that set the level of APM, or turned it off, while the drive was recorded."""
    return tuple(
        one for one in night.recording.commands if one.opcode == SET_FEATURES and one.feature in (APM_ON, APM_OFF)
    )


def apm_level(night: RecordingContext) -> int | None:
    """Return the level of APM at the end of the recording, `APM_NONE` if it is off, None if it is not known."""
    seen = apm_commands(night)
    if seen:
        return seen[-1].count if seen[-1].feature == APM_ON else APM_NONE
    value = night.value(APM)
    return value if type(value) is int else None


_TOOLS = (
    ("tlp", "TLP"),
    ("laptop-mode", "laptop-mode-tools"),
    ("tuned", "tuned"),
    ("udisks", "udisks2"),
    ("smartd", "smartd"),
    ("smartmontools", "smartd"),
    ("hd-idle", "hd-idle"),
)
"""By how the unit or the program begins: hdparm is what they run, not who decided."""


def sender(command: PowerCommand) -> str:
    """Return who sent a command: the tool that its unit belongs to, else the program."""
    for begins, name in _TOOLS:
        if command.unit.startswith(begins) or command.program.startswith(begins):
            return name
    if command.unit.startswith("systemd-udevd"):
        return Sentence("{program}, started by udev", program=command.program)
    return command.program or Sentence("an unknown program")


# -- what helps where the drive itself does not enter standby ----------------------------------------------

DEFAULT_S = 1200
"""The standby timer that is proposed where nothing speaks for a shorter one: 20 min."""
SHORTEST_S = 120.0
"""A shorter timer than that is not proposed: it would start the drive all the time."""
_OFTEN_SHARE = 0.1
"""A culprit that began a smaller share of the bursts does not decide the timer."""
_APM_STANDBY = 127
"""The highest level that permits standby (ACS-4, SET FEATURES 05h): it parks the heads least often."""


def fitting(night: RecordingContext, seconds: float) -> float:
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


def set_timer(night: RecordingContext, seconds: float = DEFAULT_S) -> tuple[Remedy, ...]:
    """Return the setting that sends this drive into standby after at most so many *seconds*."""
    costs = Sentence("The spin-up takes seconds and wears the drive.")
    if night.can_set(STANDBY_TIMER) and night.value(EPC) is not True:
        code = code_within(seconds)
        says = Sentence("Set the timer to {time}.", time=often(standby_s(code) or seconds))
        return (Remedy(says, costs, STANDBY_TIMER, code),)
    for setting in (CONDITIONS[0], SCSI_CONDITIONS[0]):
        if night.can_set(setting):
            says = Sentence("Set the timer to {time}.", time=often(seconds))
            return (Remedy(says, costs, setting, round(seconds * 10)),)
    return runtime(night, seconds)


def runtime(night: RecordingContext, seconds: float = DEFAULT_S) -> tuple[Remedy, ...]:
    """Return the kernel's own timer, for drives and bridges that ignore theirs."""
    if not night.can_set(RUNTIME_DELAY) or not night.can_set(RUNTIME):
        return ()
    costs = Sentence("Every access starts the motor.")
    delay = Remedy(
        Sentence("Set the timer to {time}.", time=often(seconds)),
        costs,
        RUNTIME_DELAY,
        round(seconds) * 1000,
    )
    on = Remedy(Sentence("Turn on runtime power management."), costs, RUNTIME, value=True)
    delayed = night.value(RUNTIME_DELAY)
    return (on,) if type(delayed) is int and delayed > 0 else (delay, on)


def set_apm(night: RecordingContext) -> tuple[Remedy, ...]:
    """Return the power management level that permits standby."""
    if not night.can_set(APM):
        return ()
    return (
        Remedy(
            Sentence("Set the APM level to {level}.", level=_APM_STANDBY),
            Sentence("Below 128 some drives park often."),
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
    costs = Sentence("It then ignores the power supply.")
    if tool == "TLP":
        # tlp.conf: one value for each drive of DISK_DEVICES, in its order; the same names end in BAT.
        line = f'{_TLP[setting]}="keep"\n{_TLP[setting].replace("_AC", "_BAT")}="keep"'
        return (Remedy(says, costs, file="/etc/tlp.d/90-standby.conf", line=line),)
    if tool == "tuned":
        line = "[disk]\nreplace=1\n" + ("spindown=240" if setting == STANDBY_TIMER else "apm=127")
        says = Sentence("Set the value in tuned's profile.")
        costs = Sentence("It concerns all the profile's drives.")
        return (Remedy(says, costs, file="/etc/tuned/PROFILE/tuned.conf", line=line),)
    return ()


# -- whether the drive may enter standby, and whether it obeys its timer -----------------------------------

_LATE_FACTOR, _LATE_S = 1.25, 120.0
"""A timer exceeded by this factor and this time was not kept: it is asked no more often than it elapses."""
MOST_STARTS_H = 2.0
"""More starts an hour than that wear a drive: desktop drives are rated for about 50,000 in their life."""


@record
class DriveRule:
    """One thing about a drive that can be found in a recording."""

    id: str
    label: str
    """What the guide calls it."""
    judge: Callable[[RecordingContext], StandbyFinding | None]
    """Returns None where it is not so, or not known to be."""
    source: str


def _stayed_awake(night: RecordingContext) -> bool:
    """Return whether the drive was asked for its power mode and never was in standby."""
    return bool(night.recording.spans) and night.recording.standby_s <= 0


# -- who changed it ----------------------------------------------------------------------------------------


def _apm_changed(night: RecordingContext) -> StandbyFinding | None:
    seen = apm_commands(night)
    level = apm_level(night)
    if not seen or level is None or not APM_FORBIDS <= level < APM_NONE or night.recording.standby_s > 0:
        return None
    last = seen[-1]
    says = Sentence(
        "{tool} set APM to {level} at {time}: no standby.",
        tool=sender(last),
        level=level,
        time=night.clock(last.at),
    )
    remedies = (*set_apm(night), *keep_out(sender(last), APM))
    return StandbyFinding("apm-changed", Grade.FORBIDS, says, (_fact(last),), remedies=remedies, share=1.0)


def _timer_changed(night: RecordingContext) -> StandbyFinding | None:
    seen = timer_commands(night)
    if not seen:
        return None
    last, before = seen[-1], _before(night, seen)
    now_s = standby_s(last.count)
    if now_s == before or (now_s is not None and before is not None and now_s < before):
        return None
    time, tool = night.clock(last.at), sender(last)
    if now_s is None:
        says = Sentence("{tool} turned the standby timer off at {time}.", tool=tool, time=time)
    else:
        says = Sentence(
            "{tool} set the standby timer to {value} at {time}.", tool=tool, time=time, value=duration(now_s)
        )
    if before is not None:
        says = Sentence("{says} Before that it was {before}.", says=says, before=duration(before))
    forbids = now_s is None and not any(one.runs for one in timers(night))
    remedies = (*set_timer(night, fitting(night, before or DEFAULT_S)), *keep_out(tool, STANDBY_TIMER))
    grade = Grade.FORBIDS if forbids else Grade.NOTE
    return StandbyFinding("timer-changed", grade, says, (_fact(last),), remedies=remedies, share=1.0)


def _before(night: RecordingContext, seen: tuple[PowerCommand, ...]) -> float | None:
    """Return the standby timer before the last command that set it, None if it is not known or was off."""
    if len(seen) > 1:
        return standby_s(seen[-2].count)
    value = night.value(STANDBY_TIMER)
    if value is not None:
        return standby_s(value)
    claimed = [one for one in night.claims if one.setting == STANDBY_TIMER and one.valid and one.value is not None]
    other = [one for one in claimed if not sender(seen[-1]).lower().startswith(one.tool)]
    return standby_s(other[-1].value or 0) if other else None


def _fact(command: PowerCommand) -> ReadFact:
    value = f"{command.opcode:02X}h {command.feature:02X}h {command.count:02X}h"
    return ReadFact(Sentence("Command, feature, count"), value, source="ata_qc_issue")


# -- what forbids standby ----------------------------------------------------------------------------------


def _apm_forbids(night: RecordingContext) -> StandbyFinding | None:
    level = apm_level(night)
    if level is None or not APM_FORBIDS <= level < APM_NONE or apm_commands(night):
        return None
    if not _stayed_awake(night) or night.value(EPC) is True:
        return None
    says = Sentence("APM is {level}: no standby.", level=level)
    fact = ReadFact(Sentence("Power management level (APM)"), str(level), source="IDENTIFY DEVICE, word 91")
    timer = in_force(night)
    # Some drives keep their standby timer all the same.
    sure = Certainty.LIKELY if timer is not None and timer.runs else Certainty.CERTAIN
    return StandbyFinding("apm-forbids", Grade.FORBIDS, says, (fact,), sure, set_apm(night), share=1.0)


def _no_timer(night: RecordingContext) -> StandbyFinding | None:
    level, known = apm_level(night), timers(night)
    if not _stayed_awake(night) or timer_commands(night) or (level is not None and level < APM_FORBIDS):
        return None
    if any(timer.runs for timer in known):
        return None
    if night.value(EPC) is True or night.lacks(STANDBY_TIMER):
        return _no_condition(night)
    wanted = set_timer(night, fitting(night, DEFAULT_S))
    if known:
        says = Sentence("The standby timer is off.")
        fact = ReadFact(Sentence("Standby timer (spin-down)"), Sentence("never"), source=known[0].origin)
        return StandbyFinding("timer-off", Grade.FORBIDS, says, (fact,), remedies=wanted, share=1.0)
    says = Sentence("No standby timer is known.")
    return StandbyFinding("no-timer", Grade.FORBIDS, says, (), Certainty.LIKELY, wanted, share=1.0)


def _no_condition(night: RecordingContext) -> StandbyFinding | None:
    """Judge a drive whose timers are those of power conditions."""
    zero = [one for one in (*CONDITIONS, *SCSI_CONDITIONS) if night.value(one) is not None]
    remedies = set_timer(night, fitting(night, DEFAULT_S))
    if night.value(EPC) is False:
        says = Sentence("EPC is off, and there is no other standby timer.")
        on = Remedy(
            Sentence("Turn on extended power conditions (EPC)."),
            Sentence("This disables APM."),
            EPC,
            value=True,
        )
        return StandbyFinding("epc-off", Grade.FORBIDS, says, remedies=(on, *remedies), share=1.0)
    if not zero:
        if not night.lacks(STANDBY_TIMER):
            return None
        says = Sentence("No standby timer, or the connection blocks it.")
        return StandbyFinding("none-supported", Grade.FORBIDS, says, remedies=runtime(night), share=1.0)
    says = Sentence("The standby_z and standby_y timers are off.")
    fact = ReadFact(Sentence("Standby_z timer (spin-down)"), Sentence("never"), source=zero[0])
    return StandbyFinding("conditions-off", Grade.FORBIDS, says, (fact,), remedies=remedies, share=1.0)


# -- timers that the drive ignores -------------------------------------------------------------------------


def _ignored(night: RecordingContext) -> StandbyFinding | None:
    timer, quiet = in_force(night), night.recording.quiet_awake_s
    if timer is None or timer.seconds is None or quiet is None or not night.recording.spans:
        return None
    if quiet <= timer.seconds * _LATE_FACTOR + _LATE_S:
        return None
    level = apm_level(night)
    if level is not None and APM_FORBIDS <= level < APM_NONE and night.recording.standby_s <= 0:
        return None
    says = Sentence(
        "Unused for {quiet}, but awake: {what} ignores the timer of {timer}.",
        quiet=often(quiet),
        what=Sentence("USB bridge or firmware") if night.behind_bridge else Sentence("the firmware"),
        timer=often(timer.seconds),
    )
    # What the kernel itself does needs neither the bridge nor the firmware.
    remedies = [*runtime(night, timer.seconds)]
    if not night.behind_bridge and (level is None or level >= APM_NONE):
        remedies = [*set_apm(night), *remedies]
    if timer.setting == STANDBY_TIMER and timer.seconds != DEFAULT_S:
        # Up to 20 min the timer counts in 5 s, above in 30 min; some firmware knows only one of the two.
        remedies += set_timer(night, DEFAULT_S)
    facts = (_timer_fact(timer), ReadFact(Sentence("Longest quiet time awake"), often(quiet), _RECORDED))
    grade = Grade.FORBIDS if night.recording.standby_s <= 0 else Grade.WAKES
    return StandbyFinding("timer-ignored", grade, says, facts, Certainty.LIKELY, tuple(remedies), share=1.0)


_RECORDED = Sentence("recorded")
_FEW = 3


def _rounded(night: RecordingContext) -> StandbyFinding | None:
    timer, seen = in_force(night), night.recording.entered_after_s
    if timer is None or timer.seconds is None or len(seen) < _FEW:
        return None
    after = median(seen)
    early, late = after < timer.seconds * 0.75 - 10, after > timer.seconds * _LATE_FACTOR + _LATE_S
    if not early and not late:
        return None
    says = Sentence(
        "Standby after {after}, with a timer of {timer}.", after=often(after), timer=often(timer.seconds)
    )
    facts = (_timer_fact(timer), ReadFact(Sentence("Entered standby after"), often(after), _RECORDED))
    return StandbyFinding("timer-rounded", Grade.NOTE, says, facts, Certainty.LIKELY)


def _timer_fact(timer: StandbyTimer) -> ReadFact:
    value = Sentence("never") if timer.seconds is None else duration(timer.seconds)
    return ReadFact(Sentence("Timer in force"), value, source=timer.origin)


def _without_request(night: RecordingContext) -> StandbyFinding | None:
    recording = night.recording
    alone = recording.starts - sum(one.woke for one in recording.culprits)
    if alone <= 0 or not recording.spans:
        return None
    says = Sentence.counted(
        alone,
        "It left standby {n} time without a request.",
        "It left standby {n} times without a request.",
    )
    if recording.lost or recording.unnamed:
        says = Sentence("{says} Requests may have been missed.", says=says)
    else:
        says = Sentence("{says} Its firmware may start it.", says=says)
    fact = ReadFact(Sentence("Starts"), str(recording.starts), _RECORDED)
    return StandbyFinding("left-alone", Grade.NOTE, says, (fact,), Certainty.LIKELY, woke=alone)


def _many_starts(night: RecordingContext) -> StandbyFinding | None:
    recording = night.recording
    hours = recording.seconds / 3600
    if hours < 1 or recording.starts < MOST_STARTS_H * hours:
        return None
    says = Sentence(
        "{starts} starts in {hours} wear the drive more.",
        starts=recording.starts,
        hours=often(recording.seconds),
    )
    timer = in_force(night)
    longer = (timer.seconds or 0) * 2 if timer is not None else 0
    remedies = set_timer(night, longer) if longer and recording.entered_after_s else ()
    fact = ReadFact(Sentence("Starts"), str(recording.starts), _RECORDED)
    return StandbyFinding("many-starts", Grade.NOTE, says, (fact,), Certainty.LIKELY, remedies)


DRIVE_RULES: tuple[DriveRule, ...] = (
    DriveRule(
        "apm-changed",
        "A program set APM to 128 or more",
        _apm_changed,
        "ACS-4, SET FEATURES 05h: levels from 80h on do not permit standby; tlp.conf, DISK_APM_LEVEL",
    ),
    DriveRule(
        "timer-changed",
        "A program overwrote the standby timer",
        _timer_changed,
        "ACS-4, IDLE: COUNT sets the standby timer; tlp.conf, DISK_SPINDOWN_TIMEOUT",
    ),
    DriveRule(
        "apm-forbids",
        "APM of 128 or more",
        _apm_forbids,
        "ACS-4, SET FEATURES 05h: levels from 80h on do not permit standby; hdparm(8), -B",
    ),
    DriveRule(
        "no-timer",
        "No standby timer, or no timer of a standby condition",
        _no_timer,
        "ACS-4, IDLE and SET FEATURES 4Ah; SPC-5, power condition mode page",
    ),
    DriveRule(
        "timer-ignored",
        "A timer that the firmware or a USB bridge ignores",
        _ignored,
        "longest time without a request in which the drive stayed awake; Linux drivers/scsi/sd.c",
    ),
    DriveRule(
        "timer-rounded",
        "A timer that elapses earlier or later than set",
        _rounded,
        "time from the last request to standby; ACS-4, IDLE: units of 5 s and of 30 min",
    ),
    DriveRule(
        "left-alone",
        "A drive that leaves standby without a request",
        _without_request,
        "starts that no request precedes",
    ),
    DriveRule(
        "many-starts",
        "More than 2 starts an hour",
        _many_starts,
        "start/stop cycles in data sheets of desktop drives",
    ),
)
"""Turning APM off is no obstacle: the standby timer alone then decides."""
