"""docs/checkup.md: every check with a test that makes it true, one that makes it false and one without the facts.

    PYTHONPATH=helper:. python3 -m tests.contract.checkup.conditions_document

writes it anew, from the declarations, the table of `test_conditions` and what `tools.bench.verdict` kept.
`test_conditions_document` compares the file with them.
"""

from __future__ import annotations

import json
from pathlib import Path

from disktune_contract.checkup.check import Check, Outcome
from disktune_contract.checkup.checks import CHECKS
from tests.contract.checkup.test_conditions import TABLE
from tools.bench.verdict import HISTORY, Share, risk_ratio

DOCUMENT = Path(__file__).resolve().parents[3] / "docs/checkup.md"
COUNTED = DOCUMENT.parents[1] / "benchmarks/verdict.json"

_HEAD = """\
# Check-up

Does a drive run as it could? Each check is a declaration in `helper/disktune_contract/checkup/` and judges facts
that were read from the kernel and the drive. [Decision 0020](decisions/0020-check-up-and-trim.md) says why what is
unknown is not called well, and when there may be a good reason.

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

The verdict is no check of this table (`helper/disktune_contract/health/verdict.py`, [decision 0018](decisions/0018-health-verdict.md)). It was
counted on published files that say which drives failed ({date}) by `make bench-verdict` (`tools/bench/verdict.py`;
[`benchmarks/verdict.md`](../benchmarks/verdict.md) has each counter):

| Drives | Rule | Sensitivity: Caution on the last day, of those that failed | False cautions: of those that did not | Risk with Caution, to that without |
|---|---|---|---|---|
{rows}
In brackets are intervals of 95%. "5 and 197 above 0" is what is compared with. At the first look nothing is known of the days before;
with the history a counter that stood still for 60 days no longer counts. A drive that had not failed when its files ended may have
failed later. Backblaze replaces some disks because of these very counters, which makes the sensitivity look better than it is.

So more than a third of the failures of hard disks comes without a warning by counters, as Google found ("Failure Trends in a Large Disk
Drive Population", FAST 2007: a large fraction of failed disks had shown no error at all), and most of those of solid-state drives. Good
promises nothing. The files have neither the drive's own status nor its thresholds, device statistics or self-tests, which count in use.

No limit was fitted to these files: 5 is from the rates of 2014 below, 60 days from Google. What raises the sensitivity without the
false cautions, and what does not (`ARGS="--rule reallocated.present_from=9"` counts by another limit; age by attribute 9):

| Counter | What was counted | Consequence |
|---|---|---|
| Reallocated (5) | Caution for 1 to 4 alone, 2013 and 2019: 3 of 507 such disks failed, 0.6%, and of those with none of these errors 0.3%. From 9, 2019: 16 of 479 failures fewer are found and 516 of 39,276 disks fewer are accused, but of those 3% failed | counts from 5, or while it rises |
| Uncorrectable (187) | 2018: alone it finds 35 of 460 failures and accuses 97 of 31,704 disks | counts from the first |
| Pending (197) | 2018: alone it finds 7 failures and accuses 174 disks, if it counts although it stood still for 60 days | counts from the first, whatever the time: it is data that cannot be read now |
| Offline uncorrectable (198) | 2018 and 2019: it finds and accuses no disk that the others do not | counts from the first, as 197 does |
| Command timeouts (188) | 2018: counted from the first they find 14 failures more and accuse 1,632 disks more; a rise that counts for 60 days instead of 7 finds none more and accuses 18 more | counts for 7 days while it rises: cables cause it, too |
| Age | 2013: beyond 3 years it finds 7.5% more of the failures and accuses 9.9% more of the others | does not count |
| Rate | 2018: at the first look, which knows none, 7 failures more are found than with the history, and 544 disks more are accused | a rise counts for 60 days, what stood still for as long does not |

The failure rates that Health shows say the same (Backblaze 2014, `helper/disktune_contract/health/attribute_meanings.py`): 2.7% a year
with 1 to 4 reallocated sectors, 2.5% with none, 7.5% with more; 34% with one uncorrectable error or pending sector, 3% with none.

**Solid-state drives.** Of Alibaba's only those that failed could be reached, and of each only one day. So false cautions are not known,
nor is the sensitivity with the history, in which a rise of retired blocks (5) counts. 40% of those that failed had retired blocks. At the
first look these do not count, because 30 to 80% of all drives have bad blocks within four years (FAST 2016, decision 0018). NVMe and
SCSI drives are in no file that was found.

**Sources.** Backblaze, Hard Drive Test Data (backblaze.com, which has its terms). Copies were read: of 2013 all disks on all 40 days, with
5 and 197 alone, github.com/dvarfe/Backblaze_ML_Ops (b180add); of 2018 all days, with the columns that count,
github.com/Disk-Failure-Prediction/Disk-Failure-Prediction (d7e8e59); of 2019 the last day of each disk, of MQ01ABF050 the last ten,
github.com/KarthikNA/Prediction-of-Hard-Drive-Failure (2f6e368). Alibaba, `ssd_failure_tag.csv`, github.com/alibaba-edu/dcbrain (e89a310,
Apache 2.0; Han et al., FAST 2021): one reading with each trouble ticket. With `smart_log_20191231.csv` of the same
place in its folder, which has the other drives, the command counts false cautions as well.
"""  # noqa: E501  # one line for each row

_POPULATIONS = {
    "backblaze-2013": "Backblaze, 10 April to 19 May 2013, every model",
    "backblaze-2018": "Backblaze, January to September 2018, ST4000DM000",
    "backblaze-2019": "Backblaze, 2019, HMS5C4040BLE640, ST8000DM002, ST8000NM0055, MQ01ABF050",
    "alibaba-2018-2019": "Alibaba, 2018 and 2019, 11 models, no others",
}
"""By the folder that was counted."""
_WITHOUT_DAYS = frozenset({"backblaze-2019", "alibaba-2018-2019"})
"""Those of which little more than the last day is known, so that there is no history."""


def _verdict() -> str:
    """Return how good the verdict is, by what was counted last."""
    told = json.loads(COUNTED.read_text(encoding="utf-8"))
    rows = []
    found_of = [(one["name"], *kind) for one in told["populations"] for kind in one["kinds"].items()]
    for name, kind, found in found_of:
        drives, failed = found["drives"], found["failed"]
        of = f"{drives:,} {kind}, {failed:,} failed ({_POPULATIONS[name]})"
        for rule, hits in found["rules"].items():
            if rule == HISTORY and name in _WITHOUT_DAYS:
                continue
            caught, accused = Share(hits["failed"], failed), Share(hits["others"], drives - failed)
            shown = (of, rule, caught.shown, accused.shown, risk_ratio(caught, accused))
            rows.append(f"| {' | '.join(shown)} |\n")
    return _TAIL.format(date=told["date"], rows="".join(rows))


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
    return _HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows) + _verdict()


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
