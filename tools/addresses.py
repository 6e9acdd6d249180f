"""Write the project's addresses wherever they stand: ``python3 -m tools.addresses``.

They are the owner's to give, in ``setup.cfg``, section ``[metadata]``: ``url``, the home page; ``author_email``,
who answers; and in ``project_urls`` ``Pictures``, the folder in which those of docs/screenshots are found,
``Issues`` and ``Source``. What is not given is claimed nowhere: the formats do without, and an address of nobody's
might become somebody else's. Only Debian wants a maintainer with an address, and gets one that RFC 2606 keeps free
for ever.
"""

from __future__ import annotations

import configparser
import re
import struct
import sys
from html import escape
from pathlib import Path

from tools import sources

ROOT = Path(__file__).resolve().parent.parent
METAINFO = "icons/org.disktune.DiskTune.metainfo.xml"
CONTROL = "debian/control"
CHANGELOG = "debian/changelog"
NOBODY = "disktune@example.org"

PICTURES = (
    ("home-light.png", "All drives, those with a problem first"),
    ("settings-light.png", "A change on trial: it is reverted unless you keep it"),
    ("overview-dark.png", "A failing drive, and what to do"),
    ("activity-light.png", "What every drive is doing"),
    ("experiment-light.png", "What a value brings, and what is only noise"),
    ("array-dark.png", "An array that is being rebuilt, and what makes that quicker"),
    ("all-settings-light.png", "All drives and all settings, with differences marked"),
)
"""Of docs/screenshots, with what a software centre writes below them; the first is shown first."""

_KINDS = {"Homepage": "homepage", "Issues": "bugtracker", "Source": "vcs-browser"}
"""Our names of addresses, and AppStream's (<url type=…>), in the order in which they are written."""


def addresses(tree: Path) -> dict[str, str]:
    """Return what setup.cfg says, by name; raises ValueError where that is no address for everybody."""
    config = configparser.ConfigParser(interpolation=None)
    config.read(tree / "setup.cfg", encoding="utf-8")
    metadata = config["metadata"]
    found = {"Homepage": metadata.get("url", ""), "Mail": metadata.get("author_email", "")}
    for line in metadata.get("project_urls", "").splitlines():
        name, equals, address = (part.strip() for part in line.partition("="))
        if equals:
            found[name] = address
    found = {name: address for name, address in found.items() if address}
    for name, address in found.items():
        if name != "Mail" and not re.fullmatch(r"https://[^\s\"<>]+[^\s\"<>/]/?", address):
            raise ValueError(f"setup.cfg: {name} is {address!r}, which does not begin with https://.")
    return found


def maintainer(tree: Path) -> str:
    """Return who answers, as Debian writes it; raises ValueError as `addresses` does."""
    return f"DiskTune developers <{addresses(tree).get('Mail', NOBODY)}>"


def write(tree: Path) -> list[str]:
    """Bring the files of *tree* in line with its setup.cfg; return which ones had to change. Raises ValueError."""
    given = addresses(tree)
    pictures = _pictures(given["Pictures"].rstrip("/"), tree) if "Pictures" in given else ""
    urls = "".join(
        f'  <url type="{kind}">{escape(given[name])}</url>\n' for name, kind in _KINDS.items() if name in given
    )

    def metainfo(text: str) -> str:
        text = re.sub(r"  <url .*</url>\n", "", text)
        text = re.sub(r"  <screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)
        launchable, newline, rest = text.partition("</launchable>\n")
        return launchable + newline + urls + pictures + rest

    def control(text: str) -> str:
        text = re.sub(r"^(Homepage|Vcs-Browser): .*\n", "", text, flags=re.MULTILINE)
        text = re.sub(r"^Maintainer: .*$", f"Maintainer: {maintainer(tree)}", text, count=1, flags=re.MULTILINE)
        fields = {"Homepage": "Homepage", "Vcs-Browser": "Source"}
        lines = "".join(f"{field}: {given[name]}\n" for field, name in fields.items() if name in given)
        return text.replace("\nStandards-Version:", f"\n{lines}Standards-Version:", 1)

    def changelog(text: str) -> str:
        return re.sub(r"^ -- .*>", f" -- {maintainer(tree)}", text, count=1, flags=re.MULTILINE)

    changed = {METAINFO: metainfo, CONTROL: control, CHANGELOG: changelog}
    return [name for name, change in changed.items() if sources.rewrite(tree / name, change)]


def _pictures(base: str, tree: Path) -> str:
    lines = ["  <screenshots>"]
    for name, caption in PICTURES:
        width, height = struct.unpack(">II", (tree / "docs/screenshots" / name).read_bytes()[16:24])
        lines += [
            "    <screenshot>" if len(lines) > 1 else '    <screenshot type="default">',
            f"      <caption>{escape(caption)}</caption>",
            f'      <image type="source" width="{width}" height="{height}">{escape(base)}/{name}</image>',
            "    </screenshot>",
        ]
    return "\n".join([*lines, "  </screenshots>\n"])


def main() -> int:
    """Write them; return the exit status: 0, or 2 with a sentence."""
    try:
        for name in write(ROOT):
            print(name)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
