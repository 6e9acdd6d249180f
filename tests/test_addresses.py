"""The project's addresses: one place that says them, and none that is not its own."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tools import addresses

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = (addresses.METAINFO, addresses.CONTROL, addresses.CHANGELOG)
GIVEN = """\
url = https://drives.example.net/
author_email = people@drives.example.net
project_urls =
    Pictures = https://drives.example.net/pictures/
    Source = https://code.example.net/drives
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Give a copy of everything with addresses in it."""
    shutil.copytree(ROOT / "docs/screenshots", tmp_path / "docs/screenshots")
    for name in ("setup.cfg", *WRITTEN):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def give(tree: Path, lines: str) -> None:
    """Write addresses into the tree's setup.cfg."""
    text = (ROOT / "setup.cfg").read_text()
    (tree / "setup.cfg").write_text(text.replace("[metadata]\n", f"[metadata]\n{lines}", 1))


def contents(tree: Path) -> list[str]:
    return [(tree / name).read_text() for name in WRITTEN]


def test_every_file_says_what_setup_cfg_says(tree: Path) -> None:
    assert addresses.write(tree) == [], "run python3 -m tools.addresses"


@pytest.mark.tools
def test_what_is_given_is_written_and_can_be_taken_back(tree: Path) -> None:
    before = contents(tree)
    give(tree, GIVEN)
    assert addresses.write(tree) == list(WRITTEN)
    root = ET.parse(tree / addresses.METAINFO).getroot()  # noqa: S314 (our own file)
    assert {url.attrib["type"]: url.text for url in root.findall("url")} == {
        "homepage": "https://drives.example.net/",
        "vcs-browser": "https://code.example.net/drives",
    }
    command = ["appstreamcli", "validate", "--no-net", str(tree / addresses.METAINFO)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, re.findall(r"^[EW]: .*", done.stdout, re.MULTILINE)) == (0, [])
    control = (tree / addresses.CONTROL).read_text()
    assert "\nHomepage: https://drives.example.net/\nVcs-Browser: https://code.example.net/drives\n" in control
    assert "\nMaintainer: DiskTune developers <people@drives.example.net>\n" in control
    assert " -- DiskTune developers <people@drives.example.net>  " in (tree / addresses.CHANGELOG).read_text()
    assert addresses.write(tree) == []
    give(tree, "")
    addresses.write(tree)
    assert contents(tree) == before


def test_software_centres_show_the_pictures_of_the_readme(tree: Path) -> None:
    give(tree, GIVEN)
    addresses.write(tree)
    images = ET.parse(tree / addresses.METAINFO).findall("screenshots/screenshot/image")  # noqa: S314 (our own)
    assert len(images) == len(addresses.PICTURES)
    for image in images:
        assert image.text is not None
        base, _, name = image.text.rpartition("/")
        assert base == "https://drives.example.net/pictures"
        width, height = struct.unpack(">II", (ROOT / "docs/screenshots" / name).read_bytes()[16:24])
        assert (image.attrib["width"], image.attrib["height"]) == (str(width), str(height))


@pytest.mark.parametrize(
    "address", ["http://drives.example.net/", "drives", "https://a b/", "https://", 'https://"/']
)
def test_what_is_no_address_for_everybody_is_refused(tree: Path, address: str) -> None:
    before = contents(tree)
    give(tree, f"url = {address}\n")
    with pytest.raises(ValueError, match=r"setup\.cfg: Homepage is"):
        addresses.write(tree)
    assert contents(tree) == before


def test_no_file_claims_the_host_of_the_application_s_id() -> None:
    """Its id is made like one of a host; nobody has that host, so nobody is sent there."""
    git = ["git", "-c", "safe.directory=*", "-C", str(ROOT)]
    listing = subprocess.run([*git, "ls-files", "-z"], capture_output=True, text=True, check=True)
    host = re.compile("[/@]" + r"(www\.)?disktune" + r"\.org\b")
    found = []
    for name in filter(None, listing.stdout.split("\0")):
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        found += [name] if host.search(text) else []
    assert found == []
