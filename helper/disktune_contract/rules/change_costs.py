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
        Sentence("Faster writes, but a power failure loses cached data."),
        Sentence("Safer in a power failure, but slower small writes."),
    )
    spin_down = (
        Sentence("Fewer spin-ups, but more power."),
        Sentence("Quieter, saves power, but spin-ups wear."),
    )
    parking = (
        Sentence("Fewer load cycles, but more power."),
        Sentence("Saves power, but load cycles wear."),
    )
    throttling = (
        Sentence("Faster, but warmer."),
        Sentence("Cooler, but slower."),
    )
    patience = (
        Sentence("Recoveries can finish, but failed drives block longer."),
        Sentence("Failures show sooner, but recoveries are cut off."),
    )
    resync = (
        Sentence("Faster resync, but slower programs."),
        Sentence("Faster programs, but slower resync."),
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
            Sentence("Faster response, but more power."),
            Sentence(
                "Saves power, but load cycles wear.",
            ),
        ),
        "ata.aam": (
            Sentence("Faster seeks, but louder."),
            Sentence("Quieter, but slower seeks."),
        ),
        "block.read_ahead": (
            Sentence("Faster long reads, but slower random access."),
            Sentence("Faster random access, but slower long reads."),
        ),
        "block.nr_requests": (
            Sentence("More throughput, but later responses under load."),
            Sentence("Earlier responses under load, but less throughput."),
        ),
        "block.max_sectors": (
            Sentence("More throughput, but later responses under load."),
            Sentence("Earlier responses under load, but less throughput."),
        ),
        "block.wbt": (
            Sentence("More throughput, but later responses under load."),
            Sentence("Earlier responses under load, but less throughput."),
        ),
        "scsi.queue_depth": (
            Sentence("More throughput, but later responses under load."),
            Sentence("Earlier responses under load, but less throughput."),
        ),
        "nvme.power_state": (
            Sentence("Cooler, but slower."),
            Sentence("Faster, but warmer."),
        ),
        "power.runtime_delay": (
            Sentence("Fewer spin-ups, but more power."),
            Sentence("Quieter, saves power, but spin-ups wear."),
        ),
        "power.nvme_latency": (
            Sentence("Saves power, but delays the next request."),
            Sentence("Faster response, but more power."),
        ),
        "md.stripe_cache": (
            Sentence("Faster writes, but more memory."),
            Sentence("Less memory, but slower writes."),
        ),
    }
