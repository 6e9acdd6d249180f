"""Lines, scripts and snippets as people publish them, and what each part of them means."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.part import Kind, Part
from disktune_contract.explain.reader import MOST, explain
from disktune_contract.sentence import Sentence
from tests.contract.explain.shown import PUBLISHED, shown


@pytest.mark.parametrize(("text", "expected"), PUBLISHED)
def test_a_line_is_read_as_it_is_meant(text: str, expected: list[str]) -> None:
    assert shown(text) == expected


def why(text: str) -> str:
    """Return why the first part of *text* is what it is."""
    return explain(text)[0].why


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hdparm -d1 /dev/hda", "libata has no switch"),
        ("hdparm -u1 /dev/hda", "Linux 5.14"),
        ("echo cfq > /sys/block/sda/queue/scheduler", "Linux 5.0 removed cfq; use bfq."),
        ("elevator=deadline", "since 5.0 ignore"),
        ("sudo echo 1 > /sys/block/sda/queue/iostats", "sudo tee"),
        ("nvme set-feature /dev/nvme0 -f 6 -v 1", "2.6, -v means verbose"),
        ("echo x > /sys/block/sda/queue/sheduler", "Did you mean “scheduler”?"),
        ("hdparam -I /dev/sda", "Did you mean “hdparm”?"),
        ("hdparm -B=254 /dev/sda", "hdparm stops"),
        ("mdadm –grow –bitmap=none /dev/md0", "“–” is read as “--”."),
        ("dd if=/dev/zero of=/dev/sda", "Overwrites"),
        ("hdparm --security-erase x /dev/sda", "Erases all data."),
        ("hdparm -E 4 /dev/sr0", "Use eject -x."),
        ("mdadm /dev/md0 -f /dev/sdb1 -r /dev/sdb1", "goes on without this member. Removes"),
        ("mdadm --assemble --force /dev/md0 /dev/sd[bc]1", "with outdated data"),
        ("mdadm --grow /dev/md0 --array-size=1000", "cuts off data"),
        ("mdadm -G /dev/md0 -n 5 --add /dev/sdd", "takes hours. Overwrites the added drive."),
        ("mdadm --stop /dev/md0", "Stops the array"),
        ("echo 32 > /sys/block/sda/queue/iosched/quantum", "Linux 5.0 removed cfq; use bfq."),
        ("drbdsetup disk-options 0 --resync-rate=110M", "A setting of DRBD"),
        ("hd-idle -i 600", "hd-idle has a timer"),
        ("fio bench.fio", "The file is not"),
    ],
)
def test_why_a_part_does_nothing_or_is_not_offered(text: str, words: str) -> None:
    assert words in why(text)


def test_a_value_has_the_unit_of_its_setting() -> None:
    parts = explain(
        "hdparm -a1024 /dev/sda\nblockdev --setra 1024 /dev/sda\necho 512 > /sys/block/sda/queue/read_ahead_kb"
    )
    assert {(part.value, part.unit) for part in parts} == {(512, "KiB")}


def test_a_part_is_quoted_as_it_is_written() -> None:
    text = "\n&gt; hdparm –S12 \\\n  -B 254 /dev/sd[ab]"
    assert [(part.text, part.line) for part in explain(text)] == [("–S12", 2), ("-B 254", 3)]
    assert [part.text for part in explain("hdparm –S12 –B 254 –W0 /dev/sda")] == ["–S12", "–B 254", "–W0"]


def test_what_was_printed_is_no_command() -> None:
    text = "$ hdparm -B /dev/sda\n\n/dev/sda:\n APM_level\t= 128\n$ cat /proc/mdstat\nPersonalities : [raid1]"
    assert shown(text) == ["look ata.apm sda", "array"]


def test_a_longer_text_is_not_read() -> None:
    (part,) = explain("hdparm -S12 /dev/sda\n" * MOST)
    assert part.kind is Kind.NOT_UNDERSTOOD
    assert "65,536" in part.why


def test_nothing_is_read_of_nothing() -> None:
    assert explain(" \n\t\n") == ()


WORDS = sorted({word for text, _ in PUBLISHED for word in text.split(" ")})
ANY = st.one_of(st.sampled_from(WORDS), st.text(max_size=8), st.sampled_from(list("\n'\"`$(){}[]<>|&;#=-–“”*?\\")))


@pytest.mark.slow
@settings(max_examples=300)
@given(st.lists(ANY, max_size=40).map(" ".join))
def test_whatever_the_text_each_part_is_in_it_at_its_line(text: str) -> None:
    lines = text.split("\n")
    for part in explain(text):
        assert part.text
        assert part.text in text
        assert part.text.split("\n")[0] in lines[part.line - 1]
        assert part.kind is not Kind.NOT_UNDERSTOOD or part.value is None
        assert isinstance(part.why, Sentence) or not part.why or part.kind is not Kind.NOT_UNDERSTOOD


SLOWEST_S = 8.0
"""Two seconds are meant; a machine that tests may be as much slower."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "unit",
    [
        *(
            "a|",
            "<<a",
            "cat <<a\n",
            "f(){ ",
            "$a",
            "{a,b}",
            "case a in ",
            "'",
            "hdparm -a1 /dev/a ",
            "&gt;",
            "a = b ",
        ),
        *(
            "while ",
            "do ",
            "while a; do ",
            "((",
            "${a:-${",
            "f(){ a=1; };f\n",
            ". x\na1=1\n",
            "x+=a$x\n",
            "${a##*a*b}",
        ),
    ],
)
def test_time_grows_with_the_length_alone(unit: str) -> None:
    long, began = (unit * MOST)[:MOST], process_time()
    assert len(explain(long)) <= MOST
    assert process_time() - began < SLOWEST_S


def test_a_variable_of_hdparm_is_no_drive() -> None:
    assert not any(part.targets for part in explain('hdparm_args="-S12"'))


SEVERAL = "X='" + "hdparm -S12 /dev/sda;" * 150 + "'\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        SEVERAL + 'for a in {1..64}; do sh -c "$X" $a; sh -c "$X" $a; sh -c "$X" $a; done',
        SEVERAL + 'sh -c "$X"\n' * 5000,
        "for i in {1..64}; do for j in {1..64}; do hdparm -S$i /dev/sd$j; done; done\n" * 700,
    ],
)
def test_what_multiplies_itself_ends_with_a_word(text: str) -> None:
    assert [part.why for part in explain(text)].count("The rest is not read.") == 1


# -- Lines that people have published, and what each means by the documents of the tools and of the kernel --
# A part of the corpus names only what its document settles: a drive that a script works out while it runs has no
# ``targets`` there. What is unrelated may be left out. Prose and output have no parts: a reader may quote them as
# not understood, and takes nothing in them for a command.


ENTRIES: list[dict[str, Any]] = json.loads(
    (Path(__file__).resolve().parents[2] / "corpus/published-lines.json").read_text()
)
KEYS = {"line", "kind", "setting", "value", "unit", "targets"}


def test_the_corpus_is_broad_and_says_by_which_document() -> None:
    lines = [line for entry in ENTRIES for line in entry["text"].split("\n") if line.strip()]
    assert len(lines) >= 200
    assert len({entry["source"] for entry in ENTRIES}) >= 80
    assert {key for entry in ENTRIES for key in entry} == {"source", "text", "parts", "by"}
    assert all(entry["by"] and entry["source"] for entry in ENTRIES)
    assert {part["kind"] for entry in ENTRIES for part in entry["parts"]} == set(Kind) - {Kind.FILE}


def test_a_part_of_the_corpus_has_the_form_of_a_part() -> None:
    for entry in ENTRIES:
        for part in entry["parts"]:
            assert part.keys() <= KEYS
            assert 1 <= part["line"] <= entry["text"].count("\n") + 1
            if part["kind"] == Kind.SETTING and part["setting"] is not None:
                assert part["unit"] == str(getattr(BY_ID[part["setting"]].domain, "unit", ""))


@pytest.mark.parametrize("entry", ENTRIES, ids=[f"{n}-{entry['source']}" for n, entry in enumerate(ENTRIES, 1)])
def test_a_published_line_is_read_as_its_document_says(entry: dict[str, Any]) -> None:
    expected, found = entry["parts"], explain(entry["text"])
    free = {Kind.FILE, Kind.UNRELATED} | (set() if expected else {Kind.NOT_UNDERSTOOD})
    missing = [
        part for part in expected if part["kind"] != Kind.UNRELATED and not any(_fits(part, one) for one in found)
    ]
    beyond = [one for one in found if one.kind not in free and not any(_fits(part, one) for part in expected)]
    assert (missing, beyond) == ([], []), entry["by"]


def _fits(expected: dict[str, Any], part: Part) -> bool:
    """Return whether a part of the reader's is what the corpus expects, in all that it says; 1 is not true."""
    return all(json.dumps(expected[key]) == json.dumps(getattr(part, key)) for key in expected)
