"""The guides: the texts of `docs/how-to` in the language of the window, and the links in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from disktune_contract.record import record
from disktune_gui.desktop import language

GUIDE = "guide/"
"""The beginning of the address of a guide."""
GUIDES = ("fast-enough", "quiet", "sleep", "why-awake", "rebuild", "long-life", "hdparm-letters")
"""Their names, in the order in which they are listed."""
_INSTALLED = Path(__file__).with_name("guides")
FOLDER = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).resolve().parents[2] / "docs/how-to"
"""Beside this module where it is installed, among the documents in a checkout."""
BOLD = re.compile(r"\*\*([^*\n]+)\*\*")
_GUIDE_FILE = re.compile(r"\]\(([\w-]+)(?:\.\w+)?\.md\)")


@record
class Guide:
    """One guide, in Markdown."""

    name: str
    title: str
    text: str
    """Without the title."""

    @property
    def address(self) -> str:
        """What a link to it leads to."""
        return GUIDE + self.name

    @property
    def words(self) -> str:
        """What is searched: all of it, in lower case."""
        return f"{self.title} {self.text}".casefold()


def read(name: str, code: str = "") -> Guide:
    """Return a guide in a language, by default the window's; in English if there is no translation."""
    code = code or language.current()
    file = FOLDER / f"{name}.{code}.md"
    if not file.is_file():
        file = FOLDER / f"{name}.md"
    title, _, text = file.read_text(encoding="utf-8").partition("\n")
    return Guide(name, title.removeprefix("# "), text.strip())


def every() -> Iterator[Guide]:
    """Read all guides."""
    yield from map(read, GUIDES)


def linked(text: str, leads: Mapping[str, str]) -> str:
    """Return a text with links: from a name in bold to its address in *leads*, and from guide to guide."""

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}]({leads[found[1]]})" if found[1] in leads else found[0]

    return _GUIDE_FILE.sub(rf"]({GUIDE}\1)", BOLD.sub(link, text))
