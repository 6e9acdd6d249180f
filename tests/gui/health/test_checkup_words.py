"""What the check-up says can be said in every language."""

from __future__ import annotations

import re

from disktune_contract.checkup.check import Outcome
from disktune_contract.checkup.checks import Checked, check_up
from disktune_contract.sentence import Sentence
from disktune_gui.health.checkup import Group, detail, group_of, heading
from tests.contract.checkup.test_conditions import TABLE

_NAMES = re.compile(
    r"SCT Error Recovery Control|[\w./-]+(?:, [\w./-]+)*"
    r"|(?:IDENTIFY DEVICE|Identify Namespace|SMART attribute|log|VPD page|EXT_CSD|ahci_host_caps)[\w ,:]*"
)
"""Of features and fields of standards, of files, and ids of settings, for which the window says their labels."""

RESULTS = [one for _, _, facts, _ in TABLE for one in check_up(facts)]


def test_sources_with_words_in_them_are_sentences() -> None:
    sources = {fact.source for one in RESULTS for fact in one.result.evidence}
    worded = {source for source in sources if not _NAMES.fullmatch(source)}
    assert worded
    assert [source for source in worded if not isinstance(source, Sentence)] == []


def test_ranks_of_block_sizes_are_sentences() -> None:
    values = [fact.value for one in RESULTS for fact in one.result.evidence if "bytes: " in fact.value]
    assert values
    assert all(isinstance(value, Sentence) and isinstance(value.values["rank"], Sentence) for value in values)


def test_a_finding_says_more_than_a_result_that_is_none() -> None:
    def lines(one: Checked) -> list[str]:
        return detail(one).split("\n")

    for one in RESULTS:
        found = one.result.outcome is Outcome.FOUND
        assert any(line.startswith("What helps: ") for line in lines(one)) == found
        assert any(line.startswith("Confidence: ") for line in lines(one)) == found


def test_a_dismissed_check_is_no_finding_and_stays_what_it_is_otherwise() -> None:
    for one in RESULTS:
        group = group_of(one, {one.check.id})
        assert (group is Group.DISMISSED) == (one.result.outcome is Outcome.FOUND)
        assert group is not Group.FOUND


def test_a_heading_has_the_form_of_its_number() -> None:
    assert (heading(Group.FOUND, 1), heading(Group.FOUND, 2)) == ("1 finding", "2 findings")
    assert heading(Group.WELL, 1) == "1 check passed"
