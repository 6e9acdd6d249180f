"""How settings and the surroundings of a drive affect each other: rules, as data.

A rule gives a sentence where all its conditions are met: beside the row, in the review, or as the reason why a
change is refused, which the helper enforces. `remarks` is all there is to run.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.catalog import SETTINGS
from disktune_contract.catalog.ata import STANDBY_TIMES_S
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.rules.rule_context import (
    Becomes,
    Between,
    Beyond,
    Condition,
    Fact,
    Is,
    Known,
    MemoryPerMember,
    RuleContext,
    Stays,
)
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import READ_ONLY, Range, ReadOnlyFlag, Setting, SysfsAttribute
from disktune_contract.units import UnitSystem, size


class Weight(StrEnum):
    """How a rule is meant."""

    SAYS = "says"
    """Good to know."""
    WARNS = "warns"
    """Probably not what the user wants."""
    REFUSES = "refuses"
    """A change of the setting to this is not made."""


@record
class NoteRule:
    """A sentence and when it applies."""

    id: str
    settings: tuple[str, ...]
    """In whose rows it is shown; what it refuses is a change of one of them."""
    when: tuple[Condition, ...]
    says: str
    """One or two sentences. ``{cost}`` and ``{free}`` represent amounts of memory."""
    weight: Weight
    source: str
    cost: MemoryPerMember | None = None
    remedy: str = ""
    """Text for a file that helps, with ``{serial}`` for the drive's serial number as udev writes it."""
    remedy_place: str = ""
    """The file."""

    def remedy_for(self, serial: str) -> str:
        """Return the text of the file that helps a drive of this serial number, with the file's name above it."""
        return f"# {self.remedy_place}\n{self.remedy_line(serial)}\n"

    def remedy_line(self, serial: str) -> str:
        """Return the line alone; with a word in capitals for a serial number that could mean something in it."""
        # udev writes white space as one underscore (libudev-util.c util_replace_whitespace).
        named = "_".join(serial.split())
        return self.remedy.replace("{serial}", named if _PLAIN.fullmatch(named) else "SERIAL")


_PLAIN = pattern_of(r"[A-Za-z0-9_.:-]+")


@record
class Remark:
    """A rule that applies, in words."""

    rule: NoteRule
    words: str

    @property
    def weight(self) -> Weight:
        """How it is meant."""
        return self.rule.weight


_TEN_MINUTES = frozenset(code for code, seconds in STANDBY_TIMES_S.items() if seconds >= 600)


def _reaching(attribute: str) -> tuple[str, ...]:
    """Return the settings that are this attribute of the kernel."""
    return tuple(
        setting.id
        for setting in SETTINGS
        if isinstance(setting.access, SysfsAttribute) and setting.access.attribute == attribute
    )


def unseen_use(setting: str) -> NoteRule:
    """Return the rule for a member of an array that does not count what it does."""
    return NoteRule(
        id=f"{setting}-unseen-use",
        settings=(setting,),
        when=(Is(setting, frozenset({False})), Fact.MEMBER_OF_ARRAY),
        says="Before Linux 6.16 a resync no longer yields to this member's use.",
        weight=Weight.WARNS,
        source="Linux drivers/md/md.c is_mddev_idle",
    )


def stripe_cost(setting: str) -> tuple[NoteRule, NoteRule]:
    """Return the rules for the stripe cache, a page of 4 KiB for each stripe and member (md(4))."""
    memory = MemoryPerMember(setting, 4096, most=0.5)
    source = "Linux Documentation/admin-guide/md.rst, stripe_cache_size"
    return (
        NoteRule(
            id=f"{setting}-cost",
            settings=(setting,),
            when=(Known(setting),),
            says="Uses {cost} of memory. Free: {free}.",
            weight=Weight.SAYS,
            source=source,
            cost=memory,
        ),
        NoteRule(
            id=f"{setting}-beyond-half",
            settings=(setting,),
            when=(memory,),
            says="This needs {cost} of memory, more than half of the free {free}.",
            weight=Weight.REFUSES,
            source=source,
            cost=memory,
        ),
    )


def writes_on(setting: str) -> NoteRule:
    """Return the rule for the read-only flag of a drive that is mounted."""
    return NoteRule(
        id=f"{setting}-writes-on",
        settings=(setting,),
        when=(Is(setting, frozenset({READ_ONLY})), Fact.MOUNTED),
        says="Swap and mounted file systems still write.",
        weight=Weight.WARNS,
        source="Linux block/ioctl.c blkdev_roset, block/blk-core.c bio_check_ro",
    )


def _never_flushed(setting: str) -> NoteRule:
    """Return the rule for a write cache that was turned on without the kernel's knowledge."""
    return NoteRule(
        id=f"{setting}-never-flushed",
        settings=(setting,),
        when=(Is(setting, frozenset({True})), Stays(setting), Fact.WRITE_THROUGH),
        says="The kernel never flushes this cache: a power failure can damage file systems.",
        weight=Weight.WARNS,
        source="Linux drivers/scsi/sd.c sd_read_cache_type, sd_set_flush_flag",
    )


def _forgets_read_ahead(setting: str) -> NoteRule:
    """Return the rule for what makes newer kernels compute the queue's limits and the read-ahead again."""
    return NoteRule(
        id=f"{setting}-forgets-read-ahead",
        settings=(setting,),
        when=(
            Becomes(setting),
            Stays("block.read_ahead"),
            Between("block.read_ahead", 0, _DEFAULT_READ_AHEAD - 4),
        ),
        says="Since Linux 6.9 this resets a read-ahead below 128 KiB.",
        weight=Weight.WARNS,
        source="Linux block/blk-settings.c queue_limits_commit_update, blk_apply_bdi_limits",
    )


def _beyond_sense(setting: Setting, domain: Range) -> NoteRule:
    """Return the caution for a number that is taken, and for which there is hardly a reason."""
    low, high = domain.usual
    return NoteRule(
        id=f"{setting.id}-beyond-sense",
        settings=(setting.id,),
        when=(Beyond(setting.id, low, high, domain.off), Becomes(setting.id)),
        says=Sentence("Usual values: {low} to {high}.", low=domain.label(low), high=domain.label(high)),
        weight=Weight.WARNS,
        source=setting.source,
    )


_DEFAULT_READ_AHEAD = 128
"""KiB (include/linux/mm.h VM_READAHEAD_PAGES)."""

RULES: tuple[NoteRule, ...] = (
    *(
        _beyond_sense(setting, setting.domain)
        for setting in SETTINGS
        if isinstance(setting.domain, Range) and setting.domain.sensible
    ),
    *(writes_on(setting.id) for setting in SETTINGS if isinstance(setting.access, ReadOnlyFlag)),
    *(unseen_use(setting) for setting in _reaching("queue/iostats")),
    *(rule for setting in _reaching("md/stripe_cache_size") for rule in stripe_cost(setting)),
    *(_never_flushed(setting) for setting in ("ata.write_cache", "scsi.write_cache")),
    *(
        _forgets_read_ahead(setting)
        for setting in ("block.max_sectors", "block.rotational", "block.iostats", "block.add_random")
    ),
    NoteRule(
        id="scheduler-resets-queue",
        settings=("block.scheduler",),
        when=(Becomes("block.scheduler"), Known("block.nr_requests")),
        says="This also resets the request queue size.",
        weight=Weight.SAYS,
        source="Linux block/elevator.c elevator_switch, block/blk-mq-sched.c blk_mq_init_sched",
    ),
    NoteRule(
        id="depth-1-is-no-ncq",
        settings=("scsi.queue_depth",),
        when=(Is("scsi.queue_depth", frozenset({1})),),
        says="One command at a time; on SATA this turns NCQ off.",
        weight=Weight.SAYS,
        source="Linux drivers/ata/libata-sata.c ata_change_queue_depth, ATA_DFLAG_NCQ_OFF",
    ),
    NoteRule(
        id="conditions-leave-no-level",
        settings=("ata.apm",),
        when=(Is("ata.epc", frozenset({True})), Becomes("ata.apm")),
        says="While EPC is on, there is no APM level.",
        weight=Weight.REFUSES,
        source="ACS-4, EPC and APM; Western Digital Ultrastar DC HC310 OEM specification",
    ),
    NoteRule(
        id="conditions-end-level",
        settings=("ata.epc",),
        when=(Is("ata.epc", frozenset({True})), Becomes("ata.epc"), Between("ata.apm", 1, 254)),
        says="This disables the APM level.",
        weight=Weight.WARNS,
        source="ACS-4, EPC and APM; Western Digital Ultrastar DC HC310 OEM specification",
    ),
    NoteRule(
        id="threshold-without-time",
        settings=("nvme.interrupt_threshold",),
        when=(Is("nvme.interrupt_time", frozenset({0})), Known("nvme.interrupt_threshold")),
        says="No effect while the interrupt coalescing time is off.",
        weight=Weight.SAYS,
        source="NVM Express Base Specification, feature Interrupt Coalescing: a TIME of 0h is no delay",
    ),
    NoteRule(
        id="apm-overrides-timer",
        settings=("ata.standby_timer", "ata.apm"),
        when=(Between("ata.apm", 1, 127), Known("ata.standby_timer")),
        says="Below APM 128 the firmware ignores the standby timer.",
        weight=Weight.WARNS,
        source="ACS-4 SET FEATURES 05h: APM levels 01h to 7Fh permit the drive to enter standby",
    ),
    NoteRule(
        id="polling-defeats-timer",
        settings=("ata.standby_timer",),
        when=(Is("ata.standby_timer", _TEN_MINUTES), Fact.POLLED),
        says="udisks reads SMART data every 10 minutes, which can hold off the timer; excluded, it warns of no "
        "failure.",
        weight=Weight.WARNS,
        source="udisks 2.10 udiskslinuxprovider.c housekeeping every 600 s; udisks(8) ID_ATA_SMART_ACCESS",
        remedy='SUBSYSTEM=="block", ENV{DEVTYPE}=="disk", ENV{ID_SERIAL_SHORT}=="{serial}", '
        'ENV{ID_ATA_SMART_ACCESS}="none"',
        remedy_place="/etc/udev/rules.d/99-no-health-polling.rules",
    ),
)
"""In the order in which they are shown."""


def remarks(whole: RuleContext, setting: str, rules: Iterable[NoteRule] = RULES) -> tuple[Remark, ...]:
    """Return the remarks that apply to *setting*, in the order of *rules*."""
    return tuple(
        Remark(rule, _words(rule, whole))
        for rule in rules
        if setting in rule.settings and all(condition.holds(whole) for condition in rule.when)
    )


def involved(settings: Iterable[str], rules: Iterable[NoteRule] = RULES) -> frozenset[str]:
    """Return the settings whose values decide the remarks on *settings*, those included."""
    asked = frozenset(settings)
    named = (condition for rule in rules if asked.intersection(rule.settings) for condition in rule.when)
    return asked.union(condition.setting for condition in named if not isinstance(condition, Fact))


def decided_outside(settings: Iterable[str], rules: Iterable[NoteRule] = RULES) -> bool:
    """Return whether a rule that depends on the surroundings of a drive may refuse a change of *settings*."""
    asked = frozenset(settings)
    return any(
        isinstance(condition, Fact | MemoryPerMember)
        for rule in rules
        if rule.weight is Weight.REFUSES and not asked.isdisjoint(rule.settings)
        for condition in rule.when
    )


def _words(rule: NoteRule, whole: RuleContext) -> str:
    if rule.cost is None:
        return rule.says
    cost, free = rule.cost.cost(whole, whole.then), whole.surroundings.free_bytes
    return Sentence(rule.says, cost=_amount(cost), free=_amount(free))


def _amount(count: int | None) -> str:
    return Sentence("an unknown amount") if count is None else size(count, UnitSystem.IEC)
