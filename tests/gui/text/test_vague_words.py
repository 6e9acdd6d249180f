"""Words that are vague or mean two things are in no text that a user can read."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools import manuals

ROOT = Path(__file__).parents[3]
VAGUE = re.compile(
    r"\b(?:somebody|nobody|anybody|anew|by itself|beside it|besides|meanwhile|for ever|l(?:ay|aid) out|tell apart"
    r"|told|stands|puts? (?:\w+ ){0,3}back|comes? to rest|turn in|(?<!soon )as it (?:is|was)|may not|please"
    r"|(?<!at )(?<!write-)once)\b|\b(?:any more|yet)[.;:]|\w!$",
    re.IGNORECASE,
)
"""“May not” forbids or doubts, “once” is when or one time; the others say neither who acts nor what happens."""
TEXTS = (
    *("README.md", "CHANGELOG.md", "docs/install.md", "docs/pictures.md", "docs/polkit-rules.md"),
    *("docs/terminal.md", "changes.d/+*.md", "polkit/*.policy", "icons/*.desktop", "icons/*.xml"),
)
DEFENDED = {
    ("helper/disktune_helper/cli/who.py", "nobody"): "the name of a user",
    ("helper/disktune_helper/other_tools/reader_process.py", "nobody"): "the name of a user",
    ("helper/disktune_helper/main.py", "nobody"): "the name of a user",
}


def literals(path: Path) -> list[str]:
    """Return the strings of a module but its docstrings, without placeholders."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    every = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in quiet]
    return [re.sub(r"\{\w*\}", "", text) for text in every if isinstance(text, str) and " " in text]


@pytest.mark.slow
def test_no_text_has_vague_words() -> None:
    modules = [path for top in ("disktune_gui", "helper") for path in ROOT.joinpath(top).rglob("*.py")]
    texts = {path: literals(path) for path in modules}
    for path in [path for pattern in TEXTS for path in ROOT.glob(pattern)]:
        texts[path] = [" ".join(path.read_text(encoding="utf-8").split())]
    for path in ROOT.glob("helper/systemd/*.*"):
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        texts[path] = [line for line in lines if line.startswith("Description=")]
    texts[ROOT / "manual pages"] = [*manuals.window(), *manuals.helper(), *manuals.saved()]
    found = {
        (str(path.relative_to(ROOT)), match[0].lower()): text
        for path, lines in texts.items()
        for text in lines
        for match in VAGUE.finditer(text)
    }
    assert {place: text for place, text in found.items() if place not in DEFENDED} == {}
    assert DEFENDED.keys() <= found.keys(), "a place without such a word needs no defence"
