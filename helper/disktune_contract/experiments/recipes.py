"""The experiments: values worth trying, for which drive, at which layer they take effect, how long it takes.

An experiment takes a setting, some values of it and a workload that the setting can make a difference to. All
else (rounds, order, verdicts) is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from disktune_contract import workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.layers import takes_hold
from disktune_contract.measuring.measurement import DataPath, PathLayer
from disktune_contract.measuring.workload import Cache, Metric
from disktune_contract.messages import comparison
from disktune_contract.record import record
from disktune_contract.rules import rules
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.access import UNASKABLE
from disktune_contract.settings.setting import (
    EVERY_MEDIUM,
    ONE_VALUE,
    UNREADABLE,
    WEARS,
    Choice,
    EffectLayer,
    Lifetime,
    Medium,
    Range,
    Risk,
    Setting,
    State,
    Status,
    Table,
    Toggle,
    Value,
)
from disktune_contract.workloads import BY_ID as WORKLOAD_BY_ID

# -- at which layer a setting takes effect for the files of a directory ------------------------------------
#
# Read-ahead belongs to the backing_dev_info that the file system's inodes use: that of the device it is mounted
# from, or its own (mm/readahead.c, file_ra_state_init; fs/super.c, setup_bdev_super). Requests are scheduled,
# merged and counted where they are made: a device of the device mapper or md passes on what it gets
# (block/blk-core.c, __submit_bio). What a drive does with its cache is up to the drive.

_READ_AHEAD = "block.read_ahead"
_OF_ARRAYS = "md."
_ARRAY = "array"


@record
class EffectLocation:
    """Where a setting takes effect."""

    names: tuple[str, ...] = ()
    """Kernel names; several where it would have to be changed on all of them together."""
    why_not: str = ""
    """Why it cannot be tried by a file there; empty if it can."""


def counting(setting: Setting, path: DataPath) -> EffectLocation:
    """Return where *setting* takes effect for files that *path* is of."""
    holds = takes_hold.where(setting)
    if holds is EffectLayer.READ_AHEAD:
        return _at_the_top(setting, path)
    if setting.id.startswith(_OF_ARRAYS):
        names = tuple(layer.name for layer in path.layers if layer.kind == _ARRAY)
    else:
        names = path.drives if holds is EffectLayer.DEVICE else path.queues
    if not names:
        return EffectLocation((), Sentence("No device here has “{setting}”.", setting=setting.label))
    if len(names) > 1 and not set(names) <= set(path.members):
        return EffectLocation(
            names,
            Sentence(
                "Files here are on several devices: {devices}.",
                devices=listed(names),
            ),
        )
    return EffectLocation(names)


def _at_the_top(setting: Setting, path: DataPath) -> EffectLocation:
    if path.read_ahead:
        return EffectLocation((path.read_ahead,))
    if path.own_read_ahead:
        why = Sentence(
            "Files on {kind} have their own “{setting}”.",
            kind=path.kind,
            setting=setting.label,
        )
        return EffectLocation((), why)
    return EffectLocation(
        (),
        Sentence("Whose “{setting}” files here follow is unknown.", setting=setting.label),
    )


def refusal(setting: str, device: str, path: DataPath) -> str:
    """Return why a setting of *device* cannot be judged by files that *path* is of; empty if it can."""
    declared = BY_ID[setting]
    found = counting(declared, path)
    if found.why_not or device in found.names:
        return found.why_not
    return Sentence(
        "“{setting}” of {device} has no effect here, but at {layer}.",
        setting=declared.label,
        device=device,
        layer=listed(titled(name, path) for name in found.names),
    )


def unfelt(setting: str, workload: str) -> str:
    """Return why a setting has no effect on a workload in a file, wherever it is changed; empty if it has."""
    if setting == _READ_AHEAD and WORKLOAD_BY_ID[workload].cache is Cache.DIRECT:
        return Sentence(
            "“{workload}” bypasses the page cache.",
            workload=WORKLOAD_BY_ID[workload].label,
        )
    return ""


def titled(name: str, path: DataPath) -> str:
    """Return how a person knows a layer: ``luks-home (dm-0)``, or its kernel name alone."""
    found = next((layer for layer in path.layers if layer.name == name), PathLayer(name, ""))
    return f"{found.label} ({name})" if found.label and found.label != name else name


# -- how long an experiment takes --------------------------------------------------------------------------

BUDGETS_S = (60, 120, 240, 480, 900, 1800, 3600)
"""What can be chosen as the length of one experiment."""

FLASH_SECONDS, DISK_SECONDS = comparison.USUAL_SECONDS, 6
"""Length of a run: a disk needs longer until its heads have settled and its cache has no part in it any more."""
RARE_SECONDS = 10
"""Of one on a disk of which the slowest hundredth counts: for that it has to answer some hundred requests."""


def run_seconds(workload: str, *, rotational: bool) -> int:
    """Return the length of one run of *workload* on a drive of this kind."""
    if not rotational:
        return FLASH_SECONDS
    return RARE_SECONDS if workloads.BY_ID[workload].metric is Metric.P99 else DISK_SECONDS


def shortest_budget(candidates: int, seconds: int) -> int:
    """Return the shortest of `BUDGETS_S` that distinguishes so many candidates, the usual one at least."""
    fitting = [budget for budget in BUDGETS_S if fits(budget, candidates, seconds)]
    return next((budget for budget in fitting if budget >= comparison.USUAL_BUDGET_S), BUDGETS_S[-1])


def fits(budget_s: int, candidates: int, seconds: int) -> bool:
    """Return whether so many candidates can be distinguished in a budget."""
    return comparison.rounds_within(budget_s, candidates, seconds, comparison.USUAL_WARM_UP_S) > 0


# -- which experiments there are ---------------------------------------------------------------------------

USUAL_CANDIDATES = 4
"""So many values in addition to the present one are proposed: enough to see a trend, few enough to wait for."""

_LADDER = 4
"""Each number that is proposed is so many times the one before: neighbours nearer to each other hardly differ."""


TOO_RISKY = Sentence("Its risk is higher than allowed.")


def interleavable(setting: Setting) -> bool:
    """Return whether a setting can be switched back and forth some dozen times.

    Not what the drive cannot be asked for, and not what it writes into memory of its own, which wears.
    """
    return not isinstance(setting.access, UNASKABLE) and setting.lifetime is not Lifetime.PERMANENT


def candidates(setting: Setting, state: State, limit: int = USUAL_CANDIDATES) -> tuple[Value, ...]:
    """Return values worth trying on the drive that *state* is of, the present one not among them, lowest first.

    Of a long range it is a ladder around the present value, of a table its short list, of the rest everything that
    the drive offers.
    """
    found = [
        value
        for value in _proposed(setting, state)
        if not _same(value, state.value) and rules.refusal(setting, state, value) is None
    ]
    if isinstance(setting.domain, Range) and isinstance(state.value, int):
        # Those nearest to the present value, as far up as down.
        here = state.value
        below = [value for value in found if isinstance(value, int) and value < here]
        above = [value for value in found if isinstance(value, int) and value > here]
        up = min(len(above), max(limit - limit // 2, limit - len(below)))
        found = [*below[len(below) - (limit - up) :], *above[:up]] if limit - up else [*above[:up]]
    return tuple(found[:limit])


def _proposed(setting: Setting, state: State) -> list[Value]:
    domain = setting.domain
    if isinstance(domain, Toggle):
        return [False, True]
    if isinstance(domain, Choice):
        return [value for value in domain.values if state.offer.choices is None or value in state.offer.choices]
    if isinstance(domain, Table):
        return [row.code for row in domain.rows if row.common]
    return _ladder(domain, state)


def _ladder(domain: Range, state: State) -> list[Value]:
    low, high = rules.bounds(domain, state.offer)
    here = state.value if type(state.value) is int and state.value > 0 else max(low, domain.step, 1)
    found = {low, high} if high <= _LADDER**3 * max(low, 1) else {low}
    for factor in range(1, 5):
        found |= {here * _LADDER**factor, here // _LADDER**factor}
    kept = {value // domain.step * domain.step for value in found}
    return sorted(value for value in kept if low <= value <= high)


def _same(one: Value | None, other: Value | None) -> bool:
    return type(one) is type(other) and one == other


def obstacle(setting: Setting, state: State, most_risk: Risk) -> str:
    """Return why no experiment can be made with a setting, as a sentence; empty if one can."""
    if state.status is not Status.OK:
        return rules.obstacle(state) or ""
    if state.value is None:
        return UNREADABLE
    if setting.risk > most_risk:
        return TOO_RISKY
    if not candidates(setting, state):
        return ONE_VALUE
    return ""


# -- what is sensible for which drive ----------------------------------------------------------------------


@record
class Recipe:
    """An experiment that is worth its time on some kinds of drives."""

    setting: str
    workload: str
    """The id of a workload that the setting can make a difference to."""
    media: frozenset[Medium]
    values: tuple[Value, ...] = ()
    """What is tried, as far as the drive offers it; empty: `candidates`."""


_SSDS = frozenset({Medium.SSD, Medium.NVME})

RECIPES = (
    Recipe(
        setting="block.read_ahead",
        workload="drive.buffered-64k",
        media=EVERY_MEDIUM,
        values=(128, 512, 2048, 8192),
    ),
    Recipe(
        setting="scsi.queue_depth",
        workload="drive.random-4k-q32",
        media=frozenset({Medium.HDD, Medium.SSD}),
        values=(1, 4, 31, 32),
    ),
    Recipe(
        setting="block.scheduler",
        workload="drive.random-4k-q32",
        media=frozenset({Medium.HDD, *_SSDS}),
    ),
    Recipe(
        setting="block.scheduler",
        workload="use.desktop-copy",
        media=frozenset({Medium.HDD, *_SSDS}),
    ),
    Recipe(
        setting="block.wbt",
        workload="use.desktop-copy",
        media=frozenset({Medium.HDD, *_SSDS}),
        values=(0, 2000, 75_000),
    ),
    Recipe(
        setting="ata.aam",
        workload="drive.random-4k-q1",
        media=frozenset({Medium.HDD}),
        values=(0, 128, 254),
    ),
    Recipe(
        setting="ata.look_ahead",
        workload="drive.direct",
        media=frozenset({Medium.HDD, Medium.SSD}),
    ),
    Recipe(
        setting="block.max_sectors",
        workload="drive.direct",
        media=EVERY_MEDIUM,
        values=(128, 512, 1280, 4096),
    ),
    Recipe(
        setting="block.rq_affinity",
        workload="drive.random-4k-q32",
        media=frozenset({Medium.NVME}),
    ),
)
"""In the order in which they are made: what helps most people most comes first."""


FELT_BY_WRITING = {
    "ata.write_cache": "use.database-log",
    "nvme.write_cache": "use.database-log",
    "scsi.write_cache": "use.database-log",
    "scsi.cache_type": "use.database-log",
    "block.wbt": "use.desktop-copy",
    "block.unwritten_share": "use.desktop-copy",
}
"""Settings that affect only writes, and the workload to judge each by; those that risk data are in no recipe."""


def values_of(recipe: Recipe, state: State) -> tuple[Value, ...]:
    """Return the values that a recipe tries on the drive that *state* is of; empty where there are none."""
    setting = BY_ID[recipe.setting]
    if not recipe.values:
        return candidates(setting, state)
    return tuple(
        value
        for value in recipe.values
        if not _same(value, state.value) and rules.refusal(setting, state, value) is None
    )


def sensible(medium: Medium, states: Mapping[str, State], most_risk: Risk) -> tuple[Recipe, ...]:
    """Return the recipes for a drive of this kind that has *states*, as far as it lets them be carried out."""
    return tuple(
        recipe
        for recipe in RECIPES
        if medium in recipe.media
        and recipe.setting in states
        and not obstacle(BY_ID[recipe.setting], states[recipe.setting], most_risk)
        and interleavable(BY_ID[recipe.setting])
        and values_of(recipe, states[recipe.setting])
    )


def workloads_for(setting: str) -> tuple[str, ...]:
    """Return the ids of the workloads that suit a setting, the best first; empty if none is known to."""
    found = [recipe.workload for recipe in RECIPES if recipe.setting == setting]
    found += [FELT_BY_WRITING[setting]] if setting in FELT_BY_WRITING else []
    return tuple(dict.fromkeys(found))


def cost(setting: Setting, before: Value | None, after: Value) -> str:
    """Return what a value costs apart from speed, as sentences from the declaration; empty if nothing is known."""
    said: list[str] = []
    if setting.risk is Risk.WEAR:
        said.append(WEARS)
    elif setting.risk >= Risk.DATA_LOSS and after is not False:
        said.append(setting.danger)
    if isinstance(setting.domain, Range) and setting.less and setting.more and _numbers((before, after)):
        towards, away = (setting.more, setting.less) if _more(after, before) else (setting.less, setting.more)
        said.append(Sentence("More {towards}, less {away}.", towards=towards, away=away))
    return in_turn(*said)


def _numbers(values: Iterable[Value | None]) -> bool:
    return all(type(value) is int for value in values)


def _more(one: Value, other: Value | None) -> bool:
    return isinstance(one, int) and isinstance(other, int) and one > other
