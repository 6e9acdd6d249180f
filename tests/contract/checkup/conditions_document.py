"""docs/checkup.md: every check with a test that makes it true, one that makes it false and one without the facts.

    PYTHONPATH=helper:. python3 -m tests.contract.checkup.conditions_document

writes it anew, from the declarations and the table of `test_conditions`, with which `test_conditions_document`
compares the file.
"""

from __future__ import annotations

from pathlib import Path

from disktune_contract.checkup.check import Check, Outcome
from disktune_contract.checkup.checks import CHECKS
from tests.contract.checkup.test_conditions import TABLE

DOCUMENT = Path(__file__).resolve().parents[3] / "docs/checkup.md"

_HEAD = """\
# Check-up

Does a drive run as it could? Each check is a declaration in `helper/disktune_contract/checkup/` and judges facts
that were read from the kernel and the drive. [Decision 0030](decisions/0030-check-up.md) says why what is unknown
is not called well, and when there may be a good reason.

Made by `tests/contract/checkup/conditions_document.py` from the declarations and from the table in
`tests/contract/checkup/test_conditions.py`. A case is the parameter of `test_a_condition` there, for example
`test_a_condition[link.sata: half of what both can]`; the number is how many more cases have that outcome. A check
without a case that finds something, one that finds nothing and one without the facts fails
`test_each_condition_has_a_case_that_makes_it_true_one_that_does_not_and_one_without_facts`.

| Check | Id | Found in the case | Not found in the case | No result in the case | Source |
|---|---|---|---|---|---|
"""


_TAIL = """
## How good is the verdict on health?

The verdict is no check of this table (`helper/disktune_contract/identity/verdict.py`, [decision 0018](decisions/0018-health.md)). On 40
daily files of Backblaze, 21,734 hard disks of which 120 failed, judged by attributes 5 and 197 alone, each above 0:

| | |
|---|---|
| Sensitivity: Caution on the last day, of the disks that failed | 65% |
| False cautions: Caution, of the disks that did not fail | 8.9% |
| Risk with Caution, to that without | 18 times (3.9% of 2,002 failed, 0.21% of 19,732) |

So a third of the failures comes without a warning, as Google found ("Failure Trends in a Large Disk Drive Population", FAST 2007: a
large fraction of failed disks had shown no error at all). Good promises nothing. What raises the first figure without the second, by
the failures of a year at Backblaze in 2014 (`helper/disktune_contract/identity/observed_rates.py`):

| Counter | None | The fewest | Consequence |
|---|---|---|---|
| Reallocated (5) | 2.5% | 1 to 4: 2.7% | counts from 5 (7.5%), or while it rises: fewer false cautions |
| Uncorrectable (187) | 2.8% | 1: 34% | counts from the first: more failures found |
| Pending (197) | 2.6% | 1 or 2: 34% | counts from the first |
| Offline uncorrectable (198) | 2.9% | 1 or 2: 81% | counts from the first |
| Command timeouts (188) | 2.5% | too few failures to say | counts while it rises: cables cause it, too |
| Age | | | does not count: replacements grow with it steadily (Schroeder and Gibson, FAST 2007), so that no year is a limit |
| Rate | | after a first scan error 39 times the risk for 60 days (Google 2007) | a rise counts for 60 days, what stood still for as long does not |

The figures above are older than these rules and contain neither 187 and 198 nor the limit of 5. The daily files could not be reached to
count them again; nor could data of solid-state drives, for which no figures are given. For those decision 0018 has what is published.
"""  # noqa: E501  # one line for each row


def _case(check: Check, *outcomes: Outcome | None) -> str:
    """Return the first case of *check* with the first of *outcomes* that there is, and how many more there are."""
    for outcome in outcomes:
        cases = [case for id_, case, _, found in TABLE if id_ == check.id and found is outcome]
        if cases:
            more = f" (+{len(cases) - 1})" if len(cases) > 1 else ""
            where = " – not for this drive" if outcome is None else ""
            return f"{cases[0]}{where}{more}"
    raise ValueError(f"{check.id} has no case of {outcomes}")


def document() -> str:
    """Return the whole file."""
    rows = [
        (
            str(check.label),
            f"`{check.id}`",
            _case(check, Outcome.FOUND),
            _case(check, Outcome.WELL, None),
            _case(check, Outcome.UNKNOWN),
            str(check.source).replace("|", "\\|"),
        )
        for check in CHECKS
    ]
    return _HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows) + _TAIL


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
