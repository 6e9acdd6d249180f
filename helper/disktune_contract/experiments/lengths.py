"""How long an experiment takes: the length of a run, and the budgets that can be chosen. Pure."""

from __future__ import annotations

from disktune_contract import workloads
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages import comparison

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
    """Return the shortest of `BUDGETS_S` in which so many candidates can be told apart, the usual one at least."""
    fitting = [budget for budget in BUDGETS_S if fits(budget, candidates, seconds)]
    return next((budget for budget in fitting if budget >= comparison.USUAL_BUDGET_S), BUDGETS_S[-1])


def fits(budget_s: int, candidates: int, seconds: int) -> bool:
    """Return whether so many candidates can be told apart in a budget."""
    return comparison.rounds_within(budget_s, candidates, seconds, comparison.USUAL_WARM_UP_S) > 0
