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


LISTENS = (".socket", ".path", ".timer")
PUTS_BACK = {f"disktune-saved-{name}.service" for name in ("pending", "resume", "supply")}
"""What is not to be cut short by an upgrade: it runs for seconds, and then is gone by itself."""


def test_what_listens_ends_before_the_helper_is_removed() -> None:
    units = {path.name for path in (ROOT / "helper/systemd").iterdir() if path.suffix in LISTENS}
    stopped = set(re.findall(r"disktune-[a-z-]+\.[a-z]+", (ROOT / "debian/disktune-helper.prerm").read_text()))
    assert units
    assert units - stopped == set()
    assert {name for name in stopped if not (ROOT / "helper/systemd" / name).exists()} == set()


def test_an_upgrade_leaves_to_itself_what_is_putting_settings_back() -> None:
    units = {path.name for path in (ROOT / "helper/systemd").glob("*.service") if "@" not in path.name}
    left = set(re.findall(r"-X(\S+)", (ROOT / "debian/rules").read_text()))
    assert left == PUTS_BACK
    assert units - left == {"disktune-saved-guard.service"}
