"""What a drive says of itself: its status, its own thresholds and warnings, without its counters."""

from __future__ import annotations

from disktune_contract.identity.health import Health
from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.identity.verdict import HealthVerdict, own_findings, worst
from disktune_contract.record import replace

_OTHERS = 1 << 0 | 1 << 1
"""Of an NVMe drive's critical warnings spare blocks and temperature (NVM Express, log 02h): each has a threshold
that says it better."""


def own_status(health: Health) -> HealthVerdict | None:
    """Return the verdict of the drive itself, None if it does not say."""
    base, findings = own_findings(health)
    found = worst(base, *(weight for weight, _ in findings))
    return found if found is not HealthVerdict.UNKNOWN else None


def predicts(health: Health) -> tuple[str, ...] | None:
    """Return why a drive predicts its failure, a sentence each; empty if it does not, None if it does not say.

    Spare blocks that are below their threshold and a temperature above its own are no such reasons.
    """
    if health.nvme is not None:
        health = replace(health, nvme=_without_others(health.nvme))
    base, findings = own_findings(health)
    found = tuple(says for weight, says in findings if weight is HealthVerdict.FAILING)
    unsure = base is HealthVerdict.UNKNOWN or any(weight is HealthVerdict.UNKNOWN for weight, _ in findings)
    return None if unsure and not found else found


def _without_others(log: NvmeSmartLog) -> NvmeSmartLog:
    """Return the log without these warnings; ``warnings`` is in their order."""
    bits = (1 << bit for bit in range(8) if log.critical_warning & 1 << bit)
    words = tuple(words for bit, words in zip(bits, log.warnings, strict=False) if bit & ~_OTHERS)
    return replace(log, critical_warning=log.critical_warning & ~_OTHERS, warnings=words)
