"""What the Debian packages promise about themselves, as far as it can be told without building them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RUN_BY_THE_BUILD = ("tests/contract", "tests/helper")
"""What debian/rules lets run, with the Hypothesis of the release that builds: Debian 12's is 6.67."""

NEWER = re.compile(r"characters\([^)]*\b(?:categories|exclude_categories|exclude_characters|codec)=")
"""What Hypothesis 6.84 and 6.85 call arguments of characters(); all versions understand the old names."""


@pytest.mark.parametrize("place", RUN_BY_THE_BUILD)
def test_what_the_build_runs_is_understood_by_debian_12(place: str) -> None:
    assert place in (ROOT / "debian/rules").read_text()
    found = [path for path in (ROOT / place).rglob("*.py") if NEWER.search(path.read_text(encoding="utf-8"))]
    assert found == []
