"""What a change brings and what it costs, in the direction in which it goes: for window and command line."""

from __future__ import annotations

from functools import cache
from math import inf

from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Range, Setting, Table, Toggle, Value

_NEVER = (0, -1)
"""Codes of tables of times for a timer that never ends."""
_OFF_IS_MOST = frozenset({"ata.apm", "block.wbt", "power.runtime_delay"})
"""Ranges whose "off" goes farther than the greatest number: nothing is saved, throttled or suspended any more."""
_TOP_IS_OFF = frozenset({"ata.apm"})
"""Those of which the greatest number parks and spins down as little as "off"."""


def cost_words(setting: Setting, before: Value | None, after: Value) -> str:
    """Return what changing *before* to *after* brings and costs, as a sentence; empty if nothing is known."""
    raised, lowered = _costs().get(setting.id, ("", ""))
    now, then = _rank(setting, before), _rank(setting, after)
    if now is None or then is None or now == then:
        return ""
    return raised if then > now else lowered


def _rank(setting: Setting, value: Value | None) -> float | None:
    """Return the rank of a value between little and much; None if it has none."""
    domain = setting.domain
    if isinstance(domain, Toggle) and isinstance(value, bool):
        return float(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    if isinstance(domain, Range):
        if value != domain.off:
            return inf if value == domain.maximum and setting.id in _TOP_IS_OFF else float(value)
        return inf if setting.id in _OFF_IS_MOST else None
    if isinstance(domain, Table):
        places = {row.code: float(place) for place, row in enumerate(domain.rows)}
        return inf if value in _NEVER else places.get(value)
    return None


@cache
def _costs() -> dict[str, tuple[str, str]]:
    """Return the words for a rise and for a fall, by setting."""
    cache = (
        Sentence("Writes finish sooner, but a power failure loses what is only in the drive's memory."),
        Sentence("Safer in a power failure, but small writes take longer."),
    )
    spin_down = (
        Sentence("Fewer spin-ups, but the drive stays louder and warmer for longer."),
        Sentence("Quieter and saves power, but more spin-ups, which take seconds and wear the drive."),
    )
    parking = (
        Sentence("Fewer load cycles, but the drive uses more power."),
        Sentence("Saves power, but adds load cycles, which wear the drive."),
    )
    throttling = (
        Sentence("Full speed for longer, but the drive gets warmer."),
        Sentence("Cooler, but the drive throttles sooner."),
    )
    patience = (
        Sentence("Long recoveries can finish, but a failed drive blocks programs for longer."),
        Sentence("A failed drive is noticed sooner, but long recoveries are cut off."),
    )
    resync = (
        Sentence("The resync finishes sooner, but programs get slower."),
        Sentence("Programs stay faster, but the resync takes longer."),
    )
    return {
        **dict.fromkeys(("ata.write_cache", "nvme.write_cache", "scsi.write_cache"), cache),
        **dict.fromkeys(("ata.standby_timer", "ata.standby_y", "ata.standby_z"), spin_down),
        **dict.fromkeys(("scsi.standby_y_after", "scsi.standby_z_after"), spin_down),
        **dict.fromkeys(("ata.idle_b", "scsi.idle_b_after"), parking),
        **dict.fromkeys(("nvme.throttle_light", "nvme.throttle_heavy"), throttling),
        **dict.fromkeys(("block.io_timeout", "scsi.timeout"), patience),
        **dict.fromkeys(("md.sync_speed_min", "md.sync_speed_max"), resync),
        **dict.fromkeys(("md.speed_limit_min", "md.speed_limit_max"), resync),
        **_single_costs(),
    }


def _single_costs() -> dict[str, tuple[str, str]]:
    return {
        "ata.apm": (
            Sentence("Faster response, but the drive uses more power."),
            Sentence(
                "Saves power, but slower response, and the heads park more often, which wears them.",
            ),
        ),
        "ata.aam": (
            Sentence("Faster seeks, but louder."),
            Sentence("Quieter, but seeks take longer."),
        ),
        "block.read_ahead": (
            Sentence("Faster long reads, but random access reads more data than it needs."),
            Sentence("Less unneeded data for random access, but long reads get slower."),
        ),
        "block.nr_requests": (
            Sentence("More throughput, but a busy drive responds later."),
            Sentence("A busy drive responds sooner, but with less throughput."),
        ),
        "block.max_sectors": (
            Sentence("Faster long transfers, but other requests wait longer."),
            Sentence("Other requests wait less, but long transfers get slower."),
        ),
        "block.wbt": (
            Sentence("Faster copies, but reads wait longer during them."),
            Sentence("Reads wait less, but copies get slower."),
        ),
        "scsi.queue_depth": (
            Sentence("The drive can reorder more commands, but a single one may wait longer."),
            Sentence("Commands keep closer to their order, but with less throughput."),
        ),
        "nvme.power_state": (
            Sentence("Cooler, but slower."),
            Sentence("Faster, but warmer."),
        ),
        "power.runtime_delay": (
            Sentence("Fewer spin-ups, but the drive uses more power."),
            Sentence("Saves power, but more accesses wait for the spin-up."),
        ),
        "power.nvme_latency": (
            Sentence("Saves power, but the next request takes longer."),
            Sentence("Faster response, but the drive uses more power."),
        ),
        "md.stripe_cache": (
            Sentence("Faster writes, but more memory is used."),
            Sentence("Less memory is used, but writes get slower."),
        ),
    }
