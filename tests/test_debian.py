"""What the Debian packages promise about themselves, as far as that is known without building them."""

from __future__ import annotations

import fnmatch
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RUN_BY_THE_BUILD = ("tests/contract", "tests/helper")
"""What debian/rules lets run, with the Hypothesis of the release that builds: Debian 12's is 6.67."""

MARKS = "not tools and not privilege and not slow"

NEWER = re.compile(r"characters\([^)]*\b(?:categories|exclude_categories|exclude_characters|codec)=")
"""What Hypothesis 6.84 and 6.85 call arguments of characters(); all versions understand the old names."""


@pytest.mark.parametrize("place", RUN_BY_THE_BUILD)
def test_what_the_build_runs_is_understood_by_debian_12(place: str) -> None:
    assert place in (ROOT / "debian/rules").read_text()
    found = [path for path in (ROOT / place).rglob("*.py") if NEWER.search(path.read_text(encoding="utf-8"))]
    assert found == []


COLLECT = r"""
import os, re, sys
from importlib import metadata
canonical = lambda name: re.sub(r"[-_.]+", "-", name).lower()
# Whatever is installed here is absent, but for what debian/control names and what that needs itself.
allowed, more = set(), set(re.findall(r"^ python3-([a-z0-9-]+)", open("debian/control").read(), re.MULTILINE))
while more - allowed:
    allowed |= more
    for name in tuple(more):
        try:
            needs = metadata.requires(name) or ()
        except metadata.PackageNotFoundError:
            continue
        more |= {canonical(re.match(r"[\w.-]+", need)[0]) for need in needs if "extra ==" not in need}
for module, packages in metadata.packages_distributions().items():
    if not {canonical(name) for name in packages} & (allowed | {"pip"}):
        sys.modules[module] = None
import pytest
options = "-c debian/pytest.ini --rootdir=. -p no:cacheprovider --collect-only -qq".split()
sys.exit(pytest.main([*options, *sys.argv[1:]]))
"""


@pytest.mark.slow
def test_what_the_build_runs_needs_no_package_that_it_has_not() -> None:
    rules = (ROOT / "debian/rules").read_text()
    assert f"-m '{MARKS}'" in rules
    ignored = re.findall(r"--ignore=\S+", rules)
    command = [sys.executable, "-c", COLLECT, *ignored, "-m", MARKS, *RUN_BY_THE_BUILD]
    environment = os.environ | {"PYTHONPATH": f"{ROOT}:{ROOT / 'helper'}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


SHORT = {
    f"disktune-{name}.service"
    for name in ("health", "metrics", "saved-drives", "saved-pending", "saved-resume", "saved-supply")
}
"""What is not to be cut short by an upgrade: it runs for seconds, and then is gone."""


def test_all_that_runs_ends_before_the_helper_is_removed() -> None:
    """Instances of templates, too; what could start them again ends first."""
    stops = re.findall(
        r"deb-systemd-invoke stop (.*) >/dev/null \|\|", (ROOT / "debian/disktune-helper.prerm").read_text()
    )
    patterns = [shlex.split(stop) for stop in stops]
    assert patterns == [["disktune-*.socket", "disktune-*.path", "disktune-*.timer"], ["disktune-*.service"]]
    units = [path.name for path in (ROOT / "helper/systemd").iterdir() if path.is_file()]
    assert [name for name in units if not any(fnmatch.fnmatchcase(name, p) for ps in patterns for p in ps)] == []


def test_the_window_brings_what_asks_for_a_password() -> None:
    stanza = (ROOT / "debian/control").read_text().partition("Package: disktune\n")[2].partition("Recommends:")[0]
    assert {"pkexec", "polkitd"} <= set(re.findall(r"^ ([a-z0-9.+-]+)", stanza, re.MULTILINE))


def test_an_upgrade_leaves_to_itself_what_is_gone_in_seconds() -> None:
    units = {path.name for path in (ROOT / "helper/systemd").glob("*.service") if "@" not in path.name}
    left = set(re.findall(r"-X(\S+)", (ROOT / "debian/rules").read_text()))
    assert left == SHORT
    assert units - left == {"disktune-awake.service", "disktune-saved-guard.service"}


STANZAS = (ROOT / "debian/copyright").read_text().split("\n\n")
FILES = [re.sub(r"\s+", " ", found[1]).split() for s in STANZAS if (found := re.match(r"Files:((?:.|\n )*)", s))]


def test_whose_the_data_of_the_tests_are_is_known() -> None:
    """What was not written here is in debian/copyright by its name, and what is named there exists."""
    given = [pattern for patterns in FILES for pattern in patterns if pattern != "*"]
    files = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests/corpus").rglob("*")
        if path.is_file() and not path.name.startswith("own__")
    ]
    written_here = (
        "noise/",
        "rebuild/",
        "mdadm-detail/",
        "mdstat-alarms.txt",
        "made-up-lines.txt",
        "howto-parts.txt",
    )
    ours = tuple(f"tests/corpus/{name}" for name in written_here)
    unknown = [
        name
        for name in files
        if not name.startswith(ours) and not any(fnmatch.fnmatchcase(name, pattern) for pattern in given)
    ]
    assert unknown == []
    assert [pattern for pattern in given if not list(ROOT.glob(pattern))] == []


def test_every_licence_has_its_text_and_every_text_its_files() -> None:
    named = {
        word
        for stanza in STANZAS
        if stanza.startswith("Files:")
        for word in re.findall(r"^License: (.+)$", stanza, re.MULTILINE)[0].split(" and ")
    }
    texts = re.findall(r"^License: (.+)\n ", "\n\n".join(STANZAS), re.MULTILINE)
    assert sorted(texts) == sorted(named)
