"""What a long trial's drive does: the kernel's messages about it, its timeouts, and how long requests take.

All of it is read from the kernel, which asks the drive nothing: a drive in standby stays there. What the drive
itself counts is read before the first change and after the end, if the drive is awake then.

Which latencies count as harm: a measurement of 10 s in which the drive was busy for 0.5 s and more with each
request it finished, and 20 times as long as before. That is no queue that grew long: with many requests at a time
a busy drive finishes as many more. Three such measurements within 10 minutes are a sign of harm, fewer are only
reported. Not counted: a disk's first requests after it was idle, for it may have been in standby; measurements
with discards or mostly flushes; the minute after the computer, or the drive by runtime PM, was suspended.
"""

from __future__ import annotations

from collections import deque

from disktune_contract.drives.activity import DiskStat
from disktune_contract.health.sample import HealthSample, sample
from disktune_contract.health.verdict import Counter
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.long_trial import Harm, HarmKind, LongTrialReadings
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_helper.decode import diskstats
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import health
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.long_trials.kernel_messages import EXCUSES, DriveLines, HarmPattern, lines_of
from disktune_helper.long_trials.order_files import Baseline
from disktune_helper.system import sysfs
from disktune_helper.system.long_trial_tools import KernelLog, KernelMessage
from disktune_helper.system.ports import Ports

# -- harm watch --------------------------------------------------------------------------------------------

LOOK_S = 2.0
"""How often counters are read. Messages of the kernel wake a keeper at once."""
BURST_S = 0.3
"""One mishap makes several messages; what excuses them may come last."""
STAT_S = 10.0
"""How long one measurement of latencies is."""
SLOW_MS, SLOW_FACTOR = 500, 20
SLOW_LOOKS, SLOW_WITHIN_S = 3, 600.0
RESUMED_S = 60.0
"""So long after suspend a reset is a part of resuming (usb_reset_and_verify_device, and some SAS drives)."""
ENOUGH = 500
"""Requests that make a mean."""
_QUOTED = 8
"""Messages that are quoted at most."""
_SLEPT_S = 0.5
"""More than the two clocks that show suspend are apart when they are read one after the other."""
_WRAP = 1 << 32
"""The kernel counts milliseconds in 32 bits."""


def stat_of(ports: Ports, name: str) -> DiskStat | None:
    """Return the counters of one drive, None if it is gone."""
    text = sysfs.text(ports, name, "stat")
    try:
        return diskstats.parse(f"0 0 {name} {text}").get(name) if text else None
    except DecodeError:
        return None


def timeouts_of(ports: Ports, name: str) -> int | None:
    """Return how many commands timed out (``iotmo_cnt``, SCSI and ATA), None if the kernel does not count them."""
    text = sysfs.text(ports, name, "device/iotmo_cnt") or ""
    try:
        return int(text, 16)
    except ValueError:
        return None


def suspended_ms_of(ports: Ports, name: str) -> int | None:
    """Return for how many milliseconds the kernel has had the drive suspended, None if it does not report it."""
    return sysfs.number(ports, name, "device/power/runtime_suspended_time")


def requests(stat: DiskStat) -> int:
    """Return the reads and writes that were finished."""
    return stat.reads + stat.writes


def waited_ms(stat: DiskStat) -> int:
    """Return how long they took together."""
    return stat.read_ms + stat.write_ms


class HarmWatch:
    """The watch over one drive."""

    def __init__(self, ports: Ports, log: KernelLog, name: str, baseline: Baseline) -> None:
        self._ports, self.log, self._name, self._baseline = ports, log, name, baseline
        self.lines: DriveLines = lines_of(ports, name)
        self._rotates = sysfs.number(ports, name, "queue/rotational") != 0
        self._timeouts = baseline.timeouts
        self._suspended_ms = suspended_ms_of(ports, name)
        self._slept_s = ports.suspended()
        # A keeper that follows a killed one receives all messages again, those of an earlier suspend among them.
        suspended_s = _difference(self._suspended_ms, baseline.suspended_ms, 1000)
        slept = self._slept_s - baseline.slept_s > _SLEPT_S or bool(suspended_s)
        self._resumed_at = ports.monotonic() if slept else float("-inf")
        self._stat = self._stat_before = stat_of(ports, name)
        self._stat_at = ports.monotonic()
        self._idle = True
        self._slow: deque[float] = deque()
        self._slow_looks = 0
        self._first: tuple[int, int] | None = None
        self.resumed = False
        """Whether the computer was suspended since this was last set back: volatile values may be lost."""

    def after_s(self) -> float:
        """Return how many seconds have gone by since the trial began."""
        return max(0.0, self._ports.monotonic() - self._baseline.began_s)

    def look(self) -> tuple[Harm, ...]:
        """Return the signs of harm that have come since the last time; none if all is well."""
        self._note_suspend()
        found = self._judge(self.log.read())
        if not found and (more := self._counted()):
            found = (more,)
        if not found and self._ports.monotonic() - self._stat_at >= STAT_S and (more := self._latency()):
            found = (more,)
        return found

    # -- messages ------------------------------------------------------------------------------------------

    def _judge(self, messages: list[KernelMessage]) -> tuple[Harm, ...]:
        if not any(self.lines.sign_in(message) for message in messages):
            return ()
        ours = [one for one in (*messages, *self._burst()) if self.lines.concerns(one)]
        if any(excuse.search(one.text) for one in ours for excuse in EXCUSES):
            # The reset goes on while the motor starts, as it does after suspend.
            self._resumed_at = self._ports.monotonic()
            return ()
        self._note_suspend()
        signs = [(sign, one) for one in ours if (sign := self.lines.sign_in(one)) and self._counts(sign)]
        after = self.after_s()
        return tuple(Harm(sign.kind, one.text, after) for sign, one in signs[:_QUOTED])

    def _burst(self) -> list[KernelMessage]:
        """Return the messages of the next `BURST_S`; each of them ends a wait."""
        found: list[KernelMessage] = []
        until = self._ports.monotonic() + BURST_S
        while (left_s := until - self._ports.monotonic()) > 0:
            self.log.wait(left_s)
            found += self.log.read()
        return found

    def _counts(self, sign: HarmPattern) -> bool:
        return sign.after_resume or self._ports.monotonic() - self._resumed_at > RESUMED_S

    def _note_suspend(self) -> None:
        slept_s, suspended_ms = self._ports.suspended(), suspended_ms_of(self._ports, self._name)
        asleep = slept_s - self._slept_s > _SLEPT_S
        if asleep or suspended_ms != self._suspended_ms:
            self._resumed_at = self._ports.monotonic()
        self.resumed = self.resumed or asleep
        self._slept_s, self._suspended_ms = slept_s, suspended_ms

    # -- counters ------------------------------------------------------------------------------------------

    def _counted(self) -> Harm | None:
        """Return a sign if commands timed out: the kernel logs nothing about one that it could abort."""
        now, before = timeouts_of(self._ports, self._name), self._timeouts
        if now is None or before is None or now <= before:
            return None
        self._timeouts = now
        text = Sentence("The drive did not answer {count} commands in time (iotmo_cnt).", count=now - before)
        return Harm(HarmKind.TIMEOUT, text, self.after_s())

    def _latency(self) -> Harm | None:
        """Judge one measurement of latencies; return a sign at the last of too many slow ones."""
        now = stat_of(self._ports, self._name)
        before, self._stat, self._stat_at = self._stat, now, self._ports.monotonic()
        if now is None or before is None:
            return None
        count, busy_ms = requests(now) - requests(before), (now.busy_ms - before.busy_ms) % _WRAP
        was_idle, self._idle = self._idle, count == 0
        if self._first is None and self._stat_before is not None:
            count_all = requests(now) - requests(self._stat_before)
            if count_all >= ENOUGH:
                self._first = (count_all, (waited_ms(now) - waited_ms(self._stat_before)) % _WRAP)
        if count <= 0 or self._is_excused(before, now, count, was_idle=was_idle):
            return None
        usual = self._usual_busy_ms()
        if busy_ms / count < max(SLOW_MS, SLOW_FACTOR * usual):
            return None
        return self._slow_look(busy_ms / count)

    def _is_excused(self, before: DiskStat, now: DiskStat, count: int, *, was_idle: bool) -> bool:
        discarded = (now.discards or 0) - (before.discards or 0) > 0
        flushed = (now.flushes or 0) - (before.flushes or 0) > count
        resumed = self._ports.monotonic() - self._resumed_at <= RESUMED_S
        return discarded or flushed or resumed or (self._rotates and was_idle)

    def _usual_busy_ms(self) -> float:
        """Return how long the drive was busy for each request before the trial; 0 if that is not known."""
        base = self._baseline
        if base.busy_ms is None or base.requests is None or base.requests < ENOUGH:
            return 0.0
        return base.busy_ms / base.requests

    def _slow_look(self, busy_ms: float) -> Harm | None:
        now = self._ports.monotonic()
        self._slow_looks += 1
        self._slow.append(now)
        while self._slow and now - self._slow[0] > SLOW_WITHIN_S:
            self._slow.popleft()
        if len(self._slow) < SLOW_LOOKS:
            return None
        text = Sentence(
            "Requests took {time} ms, {count} times within {minutes} minutes.",
            time=round(busy_ms),
            count=len(self._slow),
            minutes=round(SLOW_WITHIN_S / 60),
        )
        return Harm(HarmKind.LATENCY, text, self.after_s())

    # -- the verdict ---------------------------------------------------------------------------------------

    def seen(self) -> LongTrialReadings:
        """Return what was read of the drive since the trial began."""
        base, now = self._baseline, stat_of(self._ports, self._name)
        suspended = suspended_ms_of(self._ports, self._name)
        found = LongTrialReadings(
            messages_lost=self.log.lost,
            slow_looks=self._slow_looks,
            runtime_suspended_s=_difference(suspended, base.suspended_ms, 1000),
            slept_s=max(0.0, round(self._ports.suspended() - base.slept_s, 1)),
        )
        if now is None or base.requests is None or base.waited_ms is None:
            return found
        count, waited = requests(now) - base.requests, (waited_ms(now) - base.waited_ms) % _WRAP
        return replace(
            found,
            requests=max(0, count),
            latency_before_ms=self._before_ms(),
            latency_ms=round(waited / count, 2) if count >= ENOUGH else None,
        )

    def _before_ms(self) -> float | None:
        base = self._baseline
        if base.requests is not None and base.waited_ms is not None and base.requests >= ENOUGH:
            return round(base.waited_ms / base.requests, 2)
        return round(self._first[1] / self._first[0], 2) if self._first else None


def _difference(now: int | None, before: int | None, divisor: int) -> float | None:
    return None if now is None or before is None or now < before else (now - before) / divisor


# -- the counters of a drive, before a long trial and at its end -------------------------------------------
#
# In between it is not asked: some firmware takes a question for activity, and the standby timer on trial would
# never run out. A drive that sleeps, or does not report whether it does, is not asked at all.

_LINK = (Counter.INTERFACE_CRC, Counter.LINK_CRC)
_MEDIA = (Counter.MEDIA, Counter.UNCORRECTABLE, Counter.UNCORRECTED)
"""Attribute 199 or the device statistics; the NVMe log, attribute 187, or the SCSI error counter pages."""


def baseline(sight: DriveSnapshot, message: int) -> Baseline:
    """Return what is known of a drive before the first change; what it does not report is None.

    *message* is the sequence number of the kernel's last message.
    """
    ports, name, counted = sight.ports, sight.name, _counted(sight)
    stat = stat_of(ports, name)
    return Baseline(
        message=message,
        slept_s=ports.suspended(),
        began_s=ports.monotonic(),
        requests=requests(stat) if stat else None,
        waited_ms=waited_ms(stat) if stat else None,
        busy_ms=stat.busy_ms if stat else None,
        timeouts=timeouts_of(ports, name),
        suspended_ms=suspended_ms_of(ports, name),
        starts=counted.starts if counted else None,
        loads=counted.loads if counted else None,
        link_errors=_first(counted, _LINK),
        media_errors=_first(counted, _MEDIA),
    )


def compared(sight: DriveSnapshot, base: Baseline, seen: LongTrialReadings) -> LongTrialReadings:
    """Return *seen* with what the drive has counted since *base* was read."""
    counted = _counted(sight)
    if counted is None:
        return seen
    return replace(
        seen,
        starts=_more(counted.starts, base.starts),
        loads=_more(counted.loads, base.loads),
        link_errors=_more(_first(counted, _LINK), base.link_errors),
        media_errors=_more(_first(counted, _MEDIA), base.media_errors),
    )


def harm_in(seen: LongTrialReadings, after_s: float) -> tuple[Harm, ...]:
    """Return the signs of harm that are in what the drive counted."""
    found = []
    if seen.link_errors:
        words = Sentence("The drive counted {count} CRC errors.", count=seen.link_errors)
        found.append(Harm(HarmKind.COUNTER, words, after_s))
    if seen.media_errors:
        words = Sentence("The drive counted {count} uncorrected errors.", count=seen.media_errors)
        found.append(Harm(HarmKind.COUNTER, words, after_s))
    return tuple(found)


def _counted(sight: DriveSnapshot) -> HealthSample | None:
    try:
        return sample(health.health(sight), sight.ports.now())
    except Refusal:
        return None


def _first(counted: HealthSample | None, counters: tuple[Counter, ...]) -> int | None:
    """Return the first of *counters* that a drive has, None if it has none or was not asked."""
    if counted is None:
        return None
    return next((value for one in counters if (value := counted.count(one)) is not None), None)


def _more(now: int | None, before: int | None) -> int | None:
    return None if now is None or before is None or now < before else now - before
