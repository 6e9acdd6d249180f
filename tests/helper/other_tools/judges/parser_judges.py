"""TLP, tuned and systemd-sysctl as judges of their own files, put together at random."""

from __future__ import annotations

from collections.abc import Callable

from tests.helper.other_tools.judges.judged_tree import Dice
from tests.helper.other_tools.judges.sysctl_judge import sysctl, why_no_sysctl
from tests.helper.other_tools.judges.tlp_judge import tlp, why_no_tlp
from tests.helper.other_tools.judges.tuned_judge import tuned, why_no_tuned

JUDGES: dict[str, tuple[Callable[[], str], Callable[[Dice, int], int]]] = {
    "systemd-sysctl": (why_no_sysctl, lambda dice, count: sum(sysctl(dice) for _ in range(count))),
    "tlp": (why_no_tlp, lambda dice, count: sum(tlp(dice) for _ in range(count))),
    "tuned": (why_no_tuned, tuned),
}
"""By name: why it cannot be asked, and a number of comparisons with it."""
