"""What the documents name is there: paths, tests, commands, requirements, decisions."""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from disktune_contract.catalog import SETTINGS
from disktune_contract.workloads import BY_ID as WORKLOADS
from tools import addresses

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SECURITY = DOCS / "security.md"
REQUIREMENTS = DOCS / "security-requirements.md"
ARCHITECTURE = DOCS / "architecture.md"
DECISIONS = DOCS / "decisions"
DOCUMENTS = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "changes.d/README.md",
    *sorted(DOCS.glob("*.md")),
    DECISIONS / "README.md",
)

_REMARK = re.compile(r"security-requirements\.md((?:,? R\d+)+)")
_BY_ITS_OLD_NAME = re.compile(r"requirements? R\d|\(R\d+\)", re.IGNORECASE)
_QUOTED = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
_PATH = re.compile(r"[\w.@*{},+-]+(?:/[\w.@*{},+-]*)+|[\w-]+\.(?:py|md|cfg|toml|sh)")
_CLASS = re.compile(r"[A-Z][a-z]\w+")
_TEST = re.compile(r"(tests/[\w/]+\.py)::(\w+)")
"""A test, or a scenario of the lab."""
_CVE = re.compile(r"CVE-\d{4}-\d+")
_FOLDERS = {
    "ansible",
    "benchmarks",
    "changes.d",
    "debian",
    "disktune_gui",
    "docs",
    "helper",
    "icons",
    "polkit",
    "tests",
    "tools",
}
_MADE = ("build/", "screenshots/", ".venv", "dist/")
"""Made by commands; not in the repository."""


@cache
def tracked() -> frozenset[str]:
    """Return the files of the repository and their directories, with a final slash."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    files = listed.splitlines() or [str(p.relative_to(ROOT)) for p in ROOT.rglob("*") if p.is_file()]
    folders = {f"{parent}/" for file in files for parent in Path(file).parents}
    return frozenset(files) | folders


def missing(text: str, place: Path = ROOT) -> Iterator[str]:
    """Yield the paths that a document in *place* names and that do not exist."""
    for link in _LINK.findall(text):
        if "://" not in link and not (place / link).exists():
            yield link
    for word in (word for quoted in _QUOTED.findall(text) for word in quoted.split()):
        path = word.split("::")[0].strip("“”…,;:")
        if not _PATH.fullmatch(path) or path.startswith(_MADE):
            continue
        if path.split("/")[0] in _FOLDERS:
            if not list(ROOT.glob(path)):
                yield path
        elif "/" not in path and not any(file.endswith(f"/{path}") or file == path for file in tracked()):
            yield path


def test_every_path_in_a_document_exists() -> None:
    for document in DOCUMENTS:
        assert list(missing(document.read_text(encoding="utf-8"), document.parent)) == [], document


def test_every_command_of_make_in_a_document_is_a_target() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        lines = [*_QUOTED.findall(text), *re.findall(r"^(?:sudo )?make .*", text, re.MULTILINE)]
        for line in lines:
            if found := re.match(r"(?:sudo )?make((?: [a-z-]+)+)", line):
                assert set(found[1].split()) <= targets, f"{document.name}: {line}"


# -- the requirements --


def sections() -> dict[str, str]:
    """Return each requirement with its text."""
    parts = re.split(r"^## (R\d+) ", REQUIREMENTS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def part(section: str, name: str) -> str:
    """Return what follows a name in bold, up to the next item."""
    found = re.search(rf"\*\*{name}[.]?\*\*(.*?)(?=^- \*\*|\Z)", section, re.DOTALL | re.MULTILINE)
    assert found is not None, f"{name} is missing in {section[:60]}"
    return found[1]


def remarks() -> list[tuple[str, str]]:
    """Return each file that refers to a requirement, with the requirement's number."""
    found = []
    for file in sorted(tracked()):
        if file.startswith(("disktune_gui/", "helper/", "polkit/", "debian/")) and not file.endswith("/"):
            text = (ROOT / file).read_text(encoding="utf-8", errors="replace")
            found += [(file, number) for remark in _REMARK.findall(text) for number in re.findall(r"R\d+", remark)]
    return found


def test_a_requirement_says_why_where_and_which_test() -> None:
    for number, section in sections().items():
        why = part(section, "Why")
        assert "CVE-2" in why or "No CVE" in why, number
        kept, shown = (_QUOTED.findall(part(section, name)) for name in ("Kept in", "Shown by"))
        assert kept, number
        assert shown, number
        assert all(path.startswith("tests/") for path in shown), number


@cache
def functions(file: str) -> frozenset[str]:
    """Return the names of the functions in a file, those of its classes included."""
    return frozenset(re.findall(r"^\s*def (\w+)", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_every_test_that_a_document_names_exists() -> None:
    named = [found for document in DOCUMENTS for found in _TEST.findall(document.read_text(encoding="utf-8"))]
    assert len(named) > 100
    assert [f"{file} has no {test}" for file, test in named if test not in functions(file)] == []


def test_every_remark_in_the_code_refers_to_the_requirement_that_names_its_file() -> None:
    found = remarks()
    assert len(found) > 30
    wrong = [
        f"{file}: {number}"
        for file, number in found
        if number not in sections() or file not in _QUOTED.findall(part(sections()[number], "Kept in"))
    ]
    assert wrong == []


def test_no_remark_leaves_out_where_the_requirement_stands() -> None:
    files = [file for file in tracked() if file.startswith(("disktune_gui/", "helper/")) and file.endswith(".py")]
    old = [file for file in files if _BY_ITS_OLD_NAME.search((ROOT / file).read_text(encoding="utf-8"))]
    assert old == []


# -- threats, failures and what answers them --


def chapter(title: str) -> str:
    """Return what is below a heading of the document on security, up to the next one."""
    return SECURITY.read_text(encoding="utf-8").split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def claims() -> dict[str, str]:
    """Return each failure, and each thing that a caller hands down, with the text that answers it."""
    found: dict[str, str] = {}
    for title in ("Published failures", "Found in DiskTune"):
        parts = re.split(r"^- \*\*(.+?)\.\*\* ", chapter(title), flags=re.MULTILINE)
        assert len(parts) > 20, title
        found |= dict(zip(parts[1::2], parts[2::2], strict=True))
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+\| [^|]+) \|$", chapter("What the caller hands down"), re.MULTILINE)
    assert len(rows) > 10
    return found | dict(rows[1:])


def numbers(text: str) -> set[str]:
    """Return the requirements that a text names, apart from the names of tests."""
    return set(re.findall(r"\bR\d+\b", _QUOTED.sub("", text)))


def test_every_claim_names_requirements_and_tests_that_exist() -> None:
    known = sections().keys()
    for claim, answer in claims().items():
        assert numbers(answer), claim
        assert numbers(answer) <= known, claim
        quoted = _QUOTED.findall(answer)
        assert quoted, claim
        # That each exists is asked of every document, above.
        assert [path for path in quoted if not _TEST.fullmatch(path)] == [], claim


CLAIMING = (
    *(
        "What root trusts",
        "What the caller hands down",
        "Injected code",
        "Published failures",
        "Found in DiskTune",
    ),
    *("How to report a vulnerability", "How to check a build"),
)
"""Sections in which every statement names its test."""
OPEN = ("Threat model", "What a reviewer reads", "What is not defended", "Not yet tested")
"""Who attacks, what runs, and what is left: the requirements of the first are claims of the other document."""


def statements(section: str) -> list[str]:
    """Return paragraphs, list items and rows of tables, apart from what only leads to a list or a table.

    A paragraph of tests alone belongs to what is above it.
    """
    found: list[str] = []
    blocks = re.split(r"\n\s*\n", section.strip())
    for number, block in enumerate(blocks):
        following = blocks[number + 1] if number + 1 < len(blocks) else ""
        if block.startswith("|"):
            found += [block] if _only_tests(following) else block.splitlines()[2:]
        elif block.startswith("- "):
            found += re.split(r"\n(?=- )", block)
        elif _only_tests(block) and found:
            found[-1] += f"\n{block}"
        elif not following.startswith(("|", "- ")):
            found.append(block)
    return found


def _only_tests(block: str) -> bool:
    return bool(block) and not re.sub(r"`[^`]+`|[\s,]", "", block)


def test_every_statement_names_a_test() -> None:
    for title in CLAIMING:
        stated = statements(chapter(title))
        assert stated, title
        assert [statement for statement in stated if not _TEST.search(statement)] == []


def test_every_section_is_one_that_claims_or_one_that_says_what_is_left() -> None:
    titles = re.findall(r"^## (.+)$", SECURITY.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(titles) == sorted((*CLAIMING, *OPEN))


def test_requirements_and_failures_cite_the_same_cves() -> None:
    answered: dict[str, set[str]] = {}
    for failure, answer in claims().items():
        for cve in _CVE.findall(failure):
            answered.setdefault(cve, set()).update(numbers(answer))
    reasons: dict[str, set[str]] = {}
    for number, section in sections().items():
        for cve in _CVE.findall(part(section, "Why")):
            reasons.setdefault(cve, set()).add(number)
    assert reasons.keys() == answered.keys()
    assert {cve: wanted - answered[cve] for cve, wanted in reasons.items() if wanted - answered[cve]} == {}


def test_every_attacker_meets_a_requirement() -> None:
    rows = re.findall(r"^\| ([^|]+) \|[^|]+\|[^|]+\| ([^|]+) \|$", chapter("Threat model"), re.MULTILINE)[2:]
    assert len(rows) > 5
    assert [who for who, answer in rows if not numbers(answer) <= sections().keys()] == []
    assert [who for who, answer in rows if not numbers(answer) and "](#" not in answer] == []


def test_who_finds_a_vulnerability_is_told_an_address_or_that_there_is_none() -> None:
    how = chapter("How to report a vulnerability")
    mail = addresses.addresses(ROOT).get("Mail")
    assert (mail or "no public address yet") in how
    assert mail is None or "no public address" not in how


# -- the map --

PACKAGES = ("disktune_gui", "helper/disktune_contract", "helper/disktune_helper")


def test_every_room_is_on_the_map() -> None:
    text = ARCHITECTURE.read_text(encoding="utf-8")
    # The map has one line for all rooms of pages; their declarations name them.
    pages = {file.split("/")[1] for file in tracked() if re.fullmatch(r"disktune_gui/\w+/tab\.py", file)}
    for package in PACKAGES:
        inits = (re.fullmatch(rf"{package}/(\w+)/__init__\.py", file) for file in tracked())
        rooms = {found[1] for found in inits if found} - (pages if package == "disktune_gui" else set())
        assert rooms, package
        assert sorted(room for room in rooms if f"`{package}/{room}/`" not in text) == []


def test_every_class_on_the_map_exists() -> None:
    """A glossary of names that are gone is worse than none."""
    classes = {
        name
        for file in tracked()
        if file.endswith(".py") and file.startswith(PACKAGES)
        for name in re.findall(r"^class (\w+)", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    }
    named = {word for word in _QUOTED.findall(ARCHITECTURE.read_text(encoding="utf-8")) if _CLASS.fullmatch(word)}
    assert {"Change", "ChangeResult"} <= named
    assert sorted(named - classes) == []


# -- the decisions --


def test_every_decision_is_in_the_index_by_its_title() -> None:
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    files = sorted(path for path in DECISIONS.glob("*.md") if path.name != "README.md")
    titles = [path.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ") for path in files]
    lines = re.findall(r"^\| \[([^]]+)\]\(([^)]+)\) \| (.+) \|$", index, re.MULTILINE)
    expected = [(title, path.name) for title, path in zip(titles, files, strict=True)]
    assert [line[:2] for line in lines] == expected
    assert [path.name[:4] for path in files] == [f"{number:04}" for number in range(1, len(files) + 1)]
    assert all(line[2].endswith(".") for line in lines)


def test_numbers_of_the_readme_are_those_of_the_code() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (settings,) = re.findall(r"about (\d+) settings", text)
    assert abs(int(settings) - len(SETTINGS)) <= 5
    (workloads,) = re.findall(r"over (\d+) workloads", text)
    assert int(workloads) < len(WORKLOADS)
    # Without a number that the code does not give: those of checks change with every check.
    assert not re.search(r"\d+ checks", text)


def test_pictures_are_as_large_as_appstream_asks_and_have_the_frame_of_a_window() -> None:
    pictures = sorted((DOCS / "screenshots").glob("*.png"))
    assert len(pictures) > 20
    for picture in pictures:
        # PNG, third edition, 11.2.1: type 6 has an alpha channel, which only the shadow around the window needs.
        width, height, _, kind = struct.unpack(">IIBB", picture.read_bytes()[16:26])
        assert (width, height, kind) == (1000, 700, 6), picture.name
