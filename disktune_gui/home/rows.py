"""The rows of Your Drives: what each shows, what runs on its drive among it, and their order. Without widgets."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from enum import IntEnum

from PyQt6.QtCore import QCoreApplication

from disktune_contract.arrays.alarms import Alarm, rounded
from disktune_contract.arrays.mdstat import noun
from disktune_contract.checkup.usual import ReadSpeed
from disktune_contract.drives.activity import DiskStat, rates
from disktune_contract.drives.drive import ArrayInfo, Drive
from disktune_contract.health import figures
from disktune_contract.health.health import Health
from disktune_contract.health.sample import DAY_S, HealthSample
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.messages.look import ActivitySample
from disktune_contract.record import record
from disktune_contract.said.health_words import unknown_reason
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem
from disktune_gui.client.jobs import WorkKind
from disktune_gui.controls import speed_gauge
from disktune_gui.controls.speed_gauge import Gauge, gauge_of
from disktune_gui.drives.groups import capacity, icon_of
from disktune_gui.health import badge
from disktune_gui.health.badge import KnownHealth, has_health, shown_state
from disktune_gui.home.problem_text import RowProblem, is_bare
from disktune_gui.services.attention import Trouble
from disktune_gui.services.running import ICONS, Work
from disktune_gui.text.facts import with_commas
from disktune_gui.text.formats import duration, quantity, rate, temperature
from disktune_gui.text.said import said
from disktune_gui.text.wording import day

translate = QCoreApplication.translate

# -- what runs on a drive now, in a word or two with a figure, and its throughput --------------------------

LENGTH = 40
"""Samples kept, one a second."""
FULL_BYTES_S = 1_000_000
"""A drive that moves less than this a second does not fill its chart: a log entry would seem like high load."""


class Throughput:
    """Bytes per second, read and written."""

    def __init__(self) -> None:
        self._before: dict[str, DiskStat] = {}
        self._at_s = 0.0
        self._past: dict[str, deque[tuple[float, float]]] = {}

    def add(self, sample: ActivitySample) -> set[str]:
        """Add the next sample, and return the drives whose chart has changed; those that are gone are forgotten.

        An empty chart stays as it is: most drives are idle at most times, and need not be painted then.
        """
        seconds = sample.at_s - self._at_s
        now = {stat.name: stat for stat in sample.drives}
        moved: set[str] = set()
        for name, stat in now.items():
            if name not in self._before:
                continue
            past = self._past.get(name)
            if past is None:
                # The first rate: until then nothing is known.
                past = self._past[name] = deque(maxlen=LENGTH)
                moved.add(name)
            # Nearly all drives are idle: without another request there is nothing to calculate.
            same = stat == self._before[name]
            rate = None if same else rates(self._before[name], stat, seconds)
            drawn = any(map(any, past)) if same else True
            past.append((rate.read_bytes_s, rate.write_bytes_s) if rate is not None else (0.0, 0.0))
            if drawn:
                moved.add(name)
        self._past = {name: past for name, past in self._past.items() if name in now}
        self._before, self._at_s = now, sample.at_s
        return moved

    def now(self, name: str) -> tuple[float, float] | None:
        """Return bytes per second read and written now, None before two samples."""
        past = self._past.get(name)
        return past[-1] if past else None

    def heights(self, name: str) -> tuple[float, ...]:
        """Return the past as fractions (0 to 1) of its own maximum, oldest first; empty if nothing happened."""
        sums = [sum(one) for one in self._past.get(name, ())]
        top = max(sums, default=0.0)
        return tuple(value / max(top, FULL_BYTES_S) for value in sums) if top else ()


SHOWN_BYTES_S = 10_000
"""Less than this a second is idle: a log entry now and then."""


@record
class Now:
    """The last column of a row."""

    text: str = ""
    note: str = ""
    """The second line."""
    icon: str = ""
    share: float | None = None
    """0 to 1: a bar in place of the text."""
    heights: tuple[float, ...] = ()
    """The throughput of the last minute, each 0 to 1."""
    quiet: bool = False
    """Whether it is secondary text."""

    @property
    def spoken(self) -> str:
        """Both lines, for a screen reader."""
        return with_commas(*filter(None, (self.text, self.note)))


def working(work: Work) -> Now:
    """Return *work* as a row shows it."""
    # What an array does has a bar instead.
    if work.kind is not WorkKind.ARRAY:
        return Now(work.what, work.left(), ICONS[work.kind])
    if work.progress is None:
        return Now(work.what, work.left())
    left = work.left_s()
    time = duration(rounded(left / 60) * 60) if left is not None else ""
    return Now(note=with_commas(*filter(None, (work.what, time))), share=work.progress)


def idle(
    drive: Drive,
    known: KnownHealth | None,
    arrays: Iterable[Drive],
    throughput: Throughput,
    units: UnitSystem,
) -> Now:
    """Return what a drive does on which nothing of ours runs; *arrays* are all that there are."""
    rates = throughput.now(drive.name)
    if rates is not None and sum(rates) >= SHOWN_BYTES_S:
        read, written = rates
        note = translate("Home", "reads") if read >= written else translate("Home", "writes")
        for array in arrays if drive.usage.arrays else ():
            if array.name in drive.usage.arrays and array.array is not None and array.array.operation:
                note = said(noun(array.array.operation))
        return Now(rate(read + written, units), note, heights=throughput.heights(drive.name))
    if known is not None and known.health.asleep:
        return Now(translate("Home", "standby"), icon="moon")
    return Now() if rates is None else Now(translate("Home", "idle"), quiet=True)


# -- the rows, and their order -----------------------------------------------------------------------------

NONE = "–"


class Rank(IntEnum):
    """The first key of the order."""

    FAILING = 0
    ATTENTION = 1
    ENDABLE = 2
    """Unknown, which an act of the user can end."""
    GOOD = 3
    """Also before the first answer, so that a row does not jump twice."""
    NATURAL = 4
    """Unknown, because the drive does not report it."""


@record
class RowFacts:
    """What a row is made of. Equal facts make equal rows."""

    drive: Drive
    known: KnownHealth | None
    troubles: tuple[Trouble, ...]
    problem: RowProblem | None
    sample: HealthSample | None = None
    """The last one, of a drive that does not report its health now."""
    speed: ReadSpeed | None = None
    """The last measured."""
    findings: tuple[str, ...] = ()
    """Ids of what the check-up found."""
    arrays: tuple[str, ...] = ()
    """Titles of the arrays that it is a member of."""
    locked: bool = False
    """Whether no helper may ask for its health."""
    alike: bool = False
    """Whether another drive has the same title, so that the serial number tells which is which."""


@record
class Row:
    """A row, in words."""

    drive: Drive
    rank: Rank
    icon: str
    mark: str
    """The icon of the verdict; empty where nothing is known yet."""
    word: str
    reason: str
    """Below the word: when it was read, or why it is so."""
    parts: tuple[str, str, str, str]
    """Of the second line: device, size, connection, use."""
    age: str
    wear: str
    temperature: str
    speed: str
    speed_word: str
    """What limits it, or what it is beside the usual: two words at most."""
    is_slow: bool
    gauge: Gauge | None
    troubles: tuple[Trouble, ...]
    problem: RowProblem | None
    tip: str
    now: Now = Now()

    @property
    def key(self) -> tuple[str, str]:
        """What makes it the same row as before."""
        return self.drive.name, self.drive.identity

    @property
    def bad(self) -> bool:
        """Whether it is in the upper group."""
        return self.rank <= Rank.ATTENTION

    @property
    def line(self) -> str:
        """The row as one line of text."""
        device, size, link, use = self.parts
        verdict = f"{self.word} ({self.reason})" if self.reason else self.word
        figures = (self.age, self.wear, self.temperature, self.speed, self.speed_word)
        problem = self.problem.sentence if self.problem is not None else ""
        parts = (device, size, link, use, verdict, problem, *figures)
        return " · ".join(part for part in parts if part and part != NONE)

    @property
    def spoken(self) -> str:
        """The whole row for a screen reader, the worst first."""
        device, size, _, use = self.parts
        problem = (self.problem.sentence, self.problem.button) if self.problem is not None else ()
        verdict = translate("Health", "Health: {state}").format(state=self.word or NONE)
        parts = (self.drive.title, device, verdict, self.reason, *problem, size, use)
        figures = (self.age, self.wear, self.temperature, self.speed, self.speed_word, self.now.spoken)
        return ". ".join(part.rstrip(".") for part in (*parts, *figures) if part and part != NONE)


def row(facts: RowFacts, units: UnitSystem) -> Row:
    """Return the row of a drive."""
    drive, known = facts.drive, facts.known
    rank, mark, word, reason = _verdict(facts)
    health = known.health if known is not None and known.last is None else None
    warm = figures.temperature_c(drive, health)
    asleep = known is not None and known.health.asleep
    speed = facts.speed
    limit = speed_gauge.unless_refuted(speed_gauge.limit(facts.findings), speed)
    basis = speed_gauge.basis(speed.usual if speed is not None else None, units)
    age, wear = _age(facts, health)
    device = f"{drive.name} · {drive.serial}" if facts.alike and drive.serial else drive.name
    return Row(
        drive=drive,
        rank=rank,
        icon=icon_of(drive),
        mark=mark,
        word=word,
        reason=reason,
        parts=(device, _size(drive, units), said(drive.link), _use(facts)),
        age=age,
        wear=wear,
        temperature=temperature(warm) if warm is not None and not asleep else NONE,
        speed=rate(speed.bytes_s, units) if speed is not None else "" if limit else NONE,
        speed_word=limit or speed_gauge.word(speed),
        is_slow=bool(limit) or (speed is not None and speed.slow),
        gauge=gauge_of(speed),
        troubles=facts.troubles,
        problem=facts.problem,
        tip="\n".join(filter(None, (_tip(facts), basis))),
    )


# -- the verdict -------------------------------------------------------------------------------------------


def _verdict(facts: RowFacts) -> tuple[Rank, str, str, str]:
    """Return rank, mark, word and reason."""
    if facts.drive.array is not None:
        return _of_array(facts)
    state = shown_state(facts.known)
    if not has_health(facts.drive):
        rank, mark, word = Rank.NATURAL, "unknown", translate("Health", "Unknown")
        return (_raised(rank, facts), mark, word, said(unknown_reason(facts.drive, Health())))
    if state is HealthVerdict.UNKNOWN:
        return _unknown(facts)
    rank = {HealthVerdict.FAILING: Rank.FAILING, HealthVerdict.CAUTION: Rank.ATTENTION}.get(state, Rank.GOOD)
    return _raised(rank, facts), badge.MARKS[state], badge.word(state), _when(facts)


def _raised(rank: Rank, facts: RowFacts) -> Rank:
    """Return the rank of a drive whose health is not what is wrong with it."""
    return min(rank, Rank.ATTENTION) if facts.troubles else rank


def _unknown(facts: RowFacts) -> tuple[Rank, str, str, str]:
    known, word = facts.known, translate("Health", "Unknown")
    if facts.locked:
        return _raised(Rank.ENDABLE, facts), "unknown", word, ""
    if known is None or (known.health == Health() and known.last is None):
        return _raised(Rank.GOOD, facts), "", NONE, ""
    rank = Rank.ENDABLE if known.health.asleep else Rank.NATURAL
    return _raised(rank, facts), "unknown", word, said(unknown_reason(facts.drive, known.health))


def _when(facts: RowFacts) -> str:
    """Return when the verdict was read, or today how many findings of the check-up are not shown elsewhere."""
    known = facts.known
    if known is None:
        return ""
    at = known.last.at if known.last is not None else known.at
    now, when = time.time(), day(at)
    if day(now - DAY_S) == when:
        return translate("Home", "yesterday")
    if day(now) != when:
        return when
    count = sum(1 for one in facts.findings if one not in speed_gauge.LIMITS)
    if count and facts.problem is None:
        return said(Sentence.counted(count, "{n} finding", "{n} findings"))
    return translate("Home", "today")


def _of_array(facts: RowFacts) -> tuple[Rank, str, str, str]:
    array = facts.drive.array
    alarm = array.alarm if array is not None else ""
    if alarm == Alarm.FAILED:
        return Rank.FAILING, "failing", translate("Home", "Failed"), ""
    if alarm == Alarm.DEGRADED and array is not None:
        return Rank.ATTENTION, "caution", translate("Home", "Degraded"), _redundancy(array)
    if alarm == Alarm.INACTIVE:
        return Rank.ATTENTION, "caution", translate("Home", "Inactive"), ""
    if not alarm:
        return _raised(Rank.ENDABLE, facts), "unknown", translate("Health", "Unknown"), ""
    if facts.troubles:
        return Rank.ATTENTION, "caution", translate("Health", "Caution"), ""
    return Rank.GOOD, "good", translate("Health", "Good"), ""


def _redundancy(array: ArrayInfo) -> str:
    """Return in two words how much redundancy a degraded array has left."""
    bare = is_bare(array)
    if bare is None:
        return ""
    return translate("Home", "no redundancy") if bare else translate("Home", "less redundancy")


# -- the other columns -------------------------------------------------------------------------------------


def _size(drive: Drive, units: UnitSystem) -> str:
    level = drive.array.level if drive.array is not None else ""
    digits = level.removeprefix("raid")
    shown = f"RAID {digits}" if digits != level else level
    return " · ".join(filter(None, (shown, capacity(drive, units))))


def _use(facts: RowFacts) -> str:
    """Return what a drive is used for, in a word: the system, an array, or where it is mounted."""
    use = facts.drive.usage
    if use.system:
        return translate("Home", "system")
    if facts.arrays:
        return with_commas(*facts.arrays)
    if use.mounts:
        first = use.mounts[0]
        # A medium that the desktop has mounted is known by its label.
        label = first.rsplit("/", 1)[-1] if first.startswith(("/media/", "/run/media/")) else first
        return label if len(use.mounts) == 1 else f"{label}, …"
    return translate("Drive", "swap") if use.swap else next(iter(use.volumes), "")


def _age(facts: RowFacts, health: Health | None) -> tuple[str, str]:
    """Return the power-on time and the wear."""
    hours = figures.power_on_hours(health) if health is not None else None
    used = figures.percentage_used(health) if health is not None else None
    if facts.sample is not None:
        hours = facts.sample.power_on_hours if hours is None else hours
        used = facts.sample.wear_percent if used is None else used
    wear = translate("Home", "{percent} used").format(percent=quantity(used, "%")) if used is not None else ""
    return badge.power_on(hours) if hours is not None else NONE, wear


def _tip(facts: RowFacts) -> str:
    """Return every reason of the verdict."""
    drive = facts.drive
    if drive.array is not None:
        return said(drive.array.why)
    if not has_health(drive) or (facts.locked and facts.known is None):
        return ""
    return badge.explanation(facts.known) if facts.known is not None else ""


# -- order and heading -------------------------------------------------------------------------------------


def ordered(rows: Iterable[Row]) -> list[Row]:
    """Return rows worst first; *rows* are in the order of the list of drives, which decides between equals."""
    return sorted(rows, key=lambda one: (one.rank, one.troubles[:1]))


def in_old_order(rows: Sequence[Row], before: Collection[tuple[str, str]]) -> list[Row]:
    """Return rows in the order of the keys *before*; those that are new follow."""
    places = {key: place for place, key in enumerate(before)}
    return sorted(rows, key=lambda one: places.get(one.key, len(places)))


def summary_of_one(failing: int, attention: int) -> str:
    """Return the line beside the name of a drive that is the only one."""
    if failing:
        return translate("Home", "only drive, failing")
    return translate("Home", "only drive, needs attention") if attention else translate("Home", "only drive")


def summary(failing: int, attention: int, found: int) -> str:
    """Return the line beside the heading."""
    parts = (
        said(Sentence.counted(failing, "{n} failing", "{n} failing")) if failing else "",
        said(Sentence.counted(attention, "{n} needs attention", "{n} need attention")) if attention else "",
    )
    return with_commas(*filter(None, parts)) or said(Sentence.counted(found, "{n} found", "{n} found"))
