"""What reads the how-tos and compares them, without a virtual machine."""

from __future__ import annotations

import shlex

import pytest

from disktune_helper.cli.common.command_line import BY_NAME, parsed
from tests.lab.settings import how_tos, sessions


def test_every_how_to_is_run_and_gives_commands_that_there_are() -> None:
    documents = {path.name for path in how_tos.DOCUMENTS.glob("*.md")}
    assert documents == {*how_tos.SURROUNDINGS, "README.md"}
    for name in how_tos.SURROUNDINGS:
        typed = list(sessions.typed((how_tos.DOCUMENTS / name).read_text(encoding="utf-8")))
        assert typed
        for one in typed:
            program, command, *words = shlex.split(one.command.partition(" > ")[0])
            assert program == "disktune-helper"
            if command not in ("apply", "who"):
                parsed(BY_NAME[command], words)


@pytest.mark.parametrize(
    ("expected", "printed", "alike"),
    [
        (["a 131 MB/s b"], ["a 7.02 kB/s b"], True),
        (["a 131 MB/s b"], ["a 7.02 kB b"], False),
        (["Read-ahead: 128 KiB"], ["Read-ahead: 256 KiB"], False),
        (["sda    128 KiB"], ["sda  128 KiB"], True),
        (["a", "…", "b"], ["a", "x", "y", "b"], True),
        (["a", "…", "b"], ["a", "b"], True),
        (["a", "…", "b"], ["a", "x"], False),
        (["…"], [], True),
        ([], ["something"], False),
        (["2026-11-24 16:59  x"], ["2031-01-02 03:04  x"], True),
        (["−19%"], ["+0.4%"], True),
        (["a", "b"], ["a", "    The CPU may be the limit (95% busy).", "b"], True),
        (["a", "b"], ["a", "    The drive is gone.", "b"], False),
        (["(exit status 1)"], ["(exit status 2)"], False),
    ],
)
def test_figures_may_differ_and_words_may_not(expected: list[str], printed: list[str], alike: bool) -> None:
    assert (sessions.differs(expected, printed) == "") is alike


def test_names_are_exchanged_all_at_once() -> None:
    names = {"sda": "sdb", "sdb": "sda", "sd[ab]": "sd[bc]"}
    assert sessions.renamed("sda sdb sdab 'sd[ab]' (sda)", names) == "sdb sda sdab 'sd[bc]' (sdb)"
