"""The guides exist in every language, are short, and name what the window has in that language."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from xml.etree import ElementTree

import pytest
from PyQt6.QtGui import QTextDocument

from disktune_gui.desktop import language
from disktune_gui.help import guides

MOST_WORDS = 260
"""Of 250 or so, numbers of lists counted."""
SHIPPED = tuple(language.available())
EVERY = [pytest.param(name, code, id=f"{name}-{code}") for name in guides.GUIDES for code in SHIPPED]
_FILE = re.compile(r"\]\(([^)]+)\)")


def plain(text: str) -> str:
    """Return a string of the window as people read it: without mnemonics, and without the dots of more to come."""
    return re.sub(r"[ \N{NO-BREAK SPACE}]?…$", "", re.sub(r"\(&\w\)", "", text).replace("&", ""))


@cache
def strings(code: str) -> frozenset[str]:
    """Return every string of the window in a language."""
    file = language.FOLDER / f"{language.STEM}{'de' if code == language.ENGLISH else code}.ts"
    part = "source" if code == language.ENGLISH else "translation"
    messages = ElementTree.parse(file).getroot().iter("message")  # noqa: S314  # our own
    return frozenset(plain(message.findtext(part) or "") for message in messages)


def unknown_names(text: str, code: str) -> list[str]:
    """Return the names in bold that the window does not have; “Tune › History” is two of them."""
    parts = (part for name in guides.BOLD.findall(text) for part in name.split(" › "))
    return [part for part in parts if plain(part) not in strings(code)]


def test_a_name_that_is_gone_would_be_found() -> None:
    assert unknown_names("Press **Try**, then **Apply and Confirm** in **Tune › Persistence**.", "en") == [
        "Apply and Confirm",
        "Persistence",
    ]


@pytest.mark.parametrize(("name", "code"), EVERY)
def test_a_guide_is_there_short_and_names_what_there_is(qapp: object, name: str, code: str) -> None:
    file = guides.FOLDER / (f"{name}.md" if code == language.ENGLISH else f"{name}.{code}.md")
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert len(text.split()) <= MOST_WORDS
    guide = guides.read(name, code)
    assert guides.BOLD.findall(guide.text)
    assert unknown_names(guide.text, code) == []
    shown = QTextDocument()
    shown.setMarkdown(guide.text)
    assert "**" not in shown.toPlainText(), "bold is not seen as such"
    links = _FILE.findall(text)
    assert [link for link in links if not (guides.FOLDER / link).is_file()] == []
    suffix = ".md" if code == language.ENGLISH else f".{code}.md"
    assert [link for link in links if not link.endswith(suffix) or link.count(".") != suffix.count(".")] == []


def test_the_documents_have_no_other_guide_and_list_each() -> None:
    wanted = {"README.md"} | {
        f"{name}.md" if code == language.ENGLISH else f"{name}.{code}.md"
        for name in guides.GUIDES
        for code in SHIPPED
    }
    assert {file.name for file in guides.FOLDER.glob("*.md")} == wanted
    listed = (guides.FOLDER / "README.md").read_text(encoding="utf-8")
    for name in guides.GUIDES:
        for code in SHIPPED:
            suffix = "" if code == language.ENGLISH else f".{code}"
            assert f"[{guides.read(name, code).title}]({name}{suffix}.md)" in listed


LINKS = """
import json, sys
from PyQt6.QtWidgets import QApplication
application = QApplication(sys.argv)
from disktune_gui.desktop import language
language.speak(application, sys.argv[1])
from disktune_gui.help import guides
from disktune_gui.help.pane import HelpPane
from disktune_gui.mainwindow.help_side import places
pane, found = HelpPane(places(), ""), {}
for name in guides.GUIDES:
    pane.show_address("guide/" + name)
    found[name] = sorted(part.partition('"')[0] for part in pane.page.toHtml().split('href="')[1:])
print(json.dumps(found))
"""


@pytest.mark.slow
def test_in_every_language_the_same_names_are_links() -> None:
    def links(code: str) -> dict[str, list[str]]:
        command = [sys.executable, "-c", LINKS, code]
        done = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": ":".join(sys.path)}, capture_output=True, check=True
        )
        found: dict[str, list[str]] = json.loads(done.stdout)
        return found

    english = links(language.ENGLISH)
    assert all(english.values())
    for code in set(SHIPPED) - {language.ENGLISH}:
        assert links(code) == english, code


def test_a_language_without_guides_gets_english_ones() -> None:
    assert guides.read("quiet", "eo") == guides.read("quiet", "en")


def test_names_and_guides_become_links() -> None:
    text = "Press **Try** in **Tune**. See [Let it sleep](sleep.de.md), **Tune › History**."
    leads = {"Tune": "page/SETTINGS", "Tune › History": "page/HISTORY"}
    assert guides.linked(text, leads) == (
        "Press **Try** in [**Tune**](page/SETTINGS). "
        "See [Let it sleep](guide/sleep), [**Tune › History**](page/HISTORY)."
    )
