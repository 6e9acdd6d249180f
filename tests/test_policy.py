"""The polkit policy: what each class of work asks of whom, and that no action can replace a stricter one."""

from __future__ import annotations

import configparser
import re
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from disktune_contract.folders import STATE
from disktune_contract.messages.privilege import CLASSES, Class
from disktune_gui.options import PLACES
from disktune_helper import faces, main
from disktune_helper.settings.guard_marks import HELD
from tools import addresses, policy

ROOT = Path(__file__).resolve().parent.parent
POLICY = ROOT / "polkit/org.disktune.DiskTune.policy"
METAINFO = ROOT / "icons/org.disktune.DiskTune.metainfo.xml"
HELPER = "/usr/libexec/disktune/disktune-helper"
EXEC = "org.freedesktop.policykit.exec."

# Written out here a second time, because the program's own table would only agree with itself.
# The classes that go through pkexec, with (allow_active, allow_inactive, allow_any).
DEFAULTS = {
    Class.INSPECT: ("yes", "auth_admin", "auth_admin"),
    Class.TUNE: ("auth_admin_keep", "auth_admin", "auth_admin"),
}


_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def _languages() -> list[str]:
    """Return the languages of the window besides English."""
    return sorted(file.stem.partition("_")[2] for file in (ROOT / "disktune_gui/translations").glob("*.ts"))


def _actions() -> list[ET.Element]:
    return ET.parse(POLICY).getroot().findall("action")  # noqa: S314 (our own file)


def _annotations(action: ET.Element) -> dict[str, str]:
    return {note.attrib["key"]: note.text or "" for note in action.findall("annotate")}


def _action(privilege: Class) -> ET.Element:
    (action,) = [a for a in _actions() if a.attrib["id"] == f"org.disktune.DiskTune.{privilege}"]
    return action


def test_the_policy_is_made_from_the_classes() -> None:
    """`PYTHONPATH=helper python3 -m tools.policy` writes it."""
    assert POLICY.read_text(encoding="utf-8") == policy.policy()


def test_there_is_one_action_per_class_that_goes_through_pkexec() -> None:
    words = [_annotations(action).get(EXEC + "argv1") for action in _actions()]
    assert sorted(words, key=str) == sorted(set(Class) - {Class.BROWSE})
    assert set(words) == set(DEFAULTS)


def test_pkexec_starts_the_classes_that_are_declared_for_it() -> None:
    assert [[privilege] for privilege, facts in CLASSES.items() if facts.polkit] == list(main._THROUGH_POLKIT)
    assert set(faces.CLASSES) == set(Class)


def test_every_action_names_the_installed_helper_and_its_own_first_argument() -> None:
    for action in _actions():
        notes = _annotations(action)
        assert notes[EXEC + "path"] == HELPER
        assert action.attrib["id"].endswith("." + notes[EXEC + "argv1"])


@pytest.mark.parametrize("privilege", DEFAULTS)
def test_defaults_are_those_of_the_class(privilege: Class) -> None:
    defaults = {entry.tag: entry.text for entry in _action(privilege).findall("defaults/*")}
    assert defaults == dict(zip(("allow_active", "allow_inactive", "allow_any"), DEFAULTS[privilege], strict=True))


def test_who_may_tune_may_inspect_and_not_the_other_way_round() -> None:
    imply = "org.freedesktop.policykit.imply"
    assert _annotations(_action(Class.TUNE))[imply] == "org.disktune.DiskTune.inspect"
    assert imply not in _annotations(_action(Class.INSPECT))


def test_messages_are_fixed_sentences() -> None:
    """A message with a variable would show the user text that the caller chose."""
    for action in _actions():
        texts = [element.text or "" for tag in ("description", "message") for element in action.findall(tag)]
        assert all(texts)
        assert "$(" not in "".join(texts)


@pytest.mark.parametrize("tag", ["description", "message"])
def test_every_action_asks_in_every_language_of_the_window(tag: str) -> None:
    for action in _actions():
        spoken = [element.get(_LANG, "en") for element in action.findall(tag)]
        assert spoken == ["en", *_languages()], "polkit takes the element without a language where none fits"


def test_policy_is_valid_by_polkits_own_dtd() -> None:
    """polkit ignores a file that it cannot read, and the program would then be refused everything."""
    done = subprocess.run(
        ["xmllint", "--noout", "--nonet", "--valid", POLICY], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("entry", sorted(path.name for path in (ROOT / "icons").glob("*.desktop")))
def test_the_desktop_finds_a_valid_entry(entry: str) -> None:
    done = subprocess.run(
        ["desktop-file-validate", ROOT / "icons" / entry], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("entry", sorted((ROOT / "icons").glob("*.desktop")), ids=lambda entry: entry.name)
def test_the_entry_speaks_every_language_of_the_window(entry: Path) -> None:
    groups = configparser.ConfigParser(interpolation=None, delimiters="=")
    groups.optionxform = str  # type: ignore[assignment, method-assign]
    groups.read(entry, encoding="utf-8")
    words = [
        (group, key)
        for group in groups.sections()
        for key in ("Name", "GenericName", "Comment", "Keywords")
        if groups[group].get(key, "DiskTune") != "DiskTune"
    ]
    assert ("Desktop Entry", "Comment") in words
    assert [pair for pair in words for code in _languages() if not groups[pair[0]].get(f"{pair[1]}[{code}]")] == []
    actions = groups["Desktop Entry"].get("Actions", "").split(";")[:-1]
    assert [f"Desktop Action {action}" for action in actions] == groups.sections()[1:]
    for action in actions:
        # Both ways lead to the same: the command line, and the action over D-Bus.
        command = groups[f"Desktop Action {action}"]["Exec"]
        assert (command, action in PLACES) == (f"disktune --offer={action}", True)


HELD_UNIT = ROOT / "icons/org.disktune.DiskTune.Held.service"


@pytest.mark.parametrize("held", [(), ("held-drive-wwn-1",), ("held-drive-wwn-1", "held-array-uuid-2")])
def test_a_login_opens_the_window_only_if_something_is_held_back(tmp_path: Path, held: tuple[str, ...]) -> None:
    """As systemd judges the condition of the unit."""
    (condition,) = re.findall("^ConditionPath.*", HELD_UNIT.read_text(), re.MULTILINE)
    assert condition.endswith(f"={STATE}/{HELD}*")
    for name in held:
        (tmp_path / name).touch()
    command = ["systemd-analyze", "condition", condition.replace(STATE, str(tmp_path))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "succeeded" in done.stderr) == (0 if held else 1, bool(held))


def test_a_login_starts_a_unit_that_systemd_accepts(tmp_path: Path) -> None:
    entry = (ROOT / "icons/org.disktune.DiskTune.Held.desktop").read_text(encoding="utf-8")
    assert f"\nExec=systemctl --user start {HELD_UNIT.name}\n" in entry
    assert f"icons/{HELD_UNIT.name} usr/lib/systemd/user\n" in (ROOT / "debian/disktune.install").read_text()
    unit = tmp_path / HELD_UNIT.name
    unit.write_text(HELD_UNIT.read_text().replace("/usr/bin/disktune", "/bin/true"))
    command = ["systemd-analyze", "verify", "--user", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_software_centres_find_valid_metadata() -> None:
    """Errors and warnings count, hints do not. That there is no home page is known, as long as there is none."""
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", METAINFO], capture_output=True, text=True, check=False
    )
    assert "Validation" in done.stdout
    found = [line for line in done.stdout.splitlines() if line.startswith(("E:", "W:"))]
    known = () if "Homepage" in addresses.addresses(ROOT) else ("url-homepage-missing",)
    assert [line for line in found if not line.endswith(known)] == []


def test_software_centres_describe_the_program_in_every_language_of_the_window() -> None:
    """Release notes are English: what is new is written in that language alone."""
    root = ET.parse(METAINFO).getroot()  # noqa: S314 (our own file)
    shown = [parent for path in (".", "description", "description/ul") for parent in root.findall(path)]
    texts = [element for parent in shown for element in parent if element.tag in ("summary", "p", "li")]
    spoken = [(element.tag, element.get(_LANG, "en")) for element in texts]
    assert len(spoken) == 3 * len([0 for _, code in spoken if code == "en"]) > 3
    for at, (tag, code) in enumerate(spoken):
        if code == "en":
            assert spoken[at + 1 : at + 3] == [(tag, language) for language in _languages()]
    assert {"".join(element.itertext()).strip() == "" for element in texts} == {False}


def test_every_file_that_names_the_icon_names_one_that_is_there() -> None:
    desktop = (ROOT / "icons/org.disktune.DiskTune.desktop").read_text()
    name = ET.parse(POLICY).getroot().findtext("icon_name")  # noqa: S314 (our own file)
    assert f"\nIcon={name}\n" in desktop
    assert (ROOT / f"icons/hicolor/scalable/apps/{name}.svg").is_file()
    assert (ROOT / f"icons/hicolor/symbolic/apps/{name}-symbolic.svg").is_file()
