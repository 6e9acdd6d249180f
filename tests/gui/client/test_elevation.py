"""How helpers are started, and what is said when they do not start. Nothing is started here."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.messages.privilege import Class
from disktune_gui.client import elevation
from disktune_gui.client.elevation import (
    HelperLauncher,
    command,
    silent_check,
    small_environment,
    why_locked,
    why_refused,
)
from tests.narrowed import present

CHECKOUT = Path("/home/someone/disktune/helper/disktune-helper")
USER = HelperLauncher(root=False, checkout=CHECKOUT, setsid=Path("/usr/bin/setsid"))
INSTALLED = replace(USER, installed=elevation.INSTALLED, pkexec=elevation.PKEXEC, pkcheck=elevation.PKCHECK)
ROOT = replace(USER, root=True)


def argv(privilege: Class, place: HelperLauncher) -> tuple[str, ...] | None:
    """Return what would be started."""
    found = command(privilege, place, {})
    return (found.program, *found.arguments) if found is not None else None


def test_browse_is_started_from_the_checkout_as_the_user_even_if_another_one_is_installed() -> None:
    assert argv(Class.BROWSE, INSTALLED) == ("/usr/bin/setsid", str(CHECKOUT), "browse")


def test_browse_is_the_installed_one_without_a_checkout() -> None:
    place = replace(INSTALLED, checkout=None, setsid=None)
    assert argv(Class.BROWSE, place) == ("/usr/libexec/disktune/disktune-helper", "browse")


@pytest.mark.parametrize("privilege", [Class.INSPECT, Class.TUNE])
def test_a_user_reaches_the_stronger_classes_only_through_pkexec_and_the_fixed_path(privilege: Class) -> None:
    assert argv(privilege, INSTALLED) == (
        "/usr/bin/setsid",
        "/usr/bin/pkexec",
        "--disable-internal-agent",
        "/usr/libexec/disktune/disktune-helper",
        privilege.value,
    )


@pytest.mark.parametrize("place", [USER, replace(INSTALLED, pkexec=None), replace(INSTALLED, installed=None)])
def test_without_installed_helper_or_pkexec_there_is_no_stronger_class_and_a_way_to_get_it(
    place: HelperLauncher,
) -> None:
    assert argv(Class.TUNE, place) is None
    assert argv(Class.INSPECT, place) is None
    assert not place.can_elevate
    assert "sudo " in why_locked(place)


@pytest.mark.parametrize("privilege", list(Class))
def test_root_starts_the_checkout_directly(privilege: Class) -> None:
    assert argv(privilege, ROOT) == ("/usr/bin/setsid", str(CHECKOUT), privilege.value)
    assert why_locked(ROOT) == ""


def test_the_demo_is_one_unprivileged_process_whatever_is_installed() -> None:
    found = present(command(Class.BROWSE, replace(INSTALLED, demo=True), {"HOME": "/home/someone"}))
    assert found.arguments[-3:] == ("-m", "disktune_gui.demo", "browse")
    assert "/usr/bin/pkexec" not in found.arguments
    environment = dict(found.environment)
    assert environment.pop("PYTHONPATH").split(":") == [
        str(elevation.CHECKOUT.parent.parent),
        str(elevation.CHECKOUT.parent),
    ]
    assert environment == {"HOME": "/home/someone"}


def test_the_demo_keeps_the_places_that_python_was_told_of() -> None:
    found = present(command(Class.BROWSE, replace(INSTALLED, demo=True), {"PYTHONPATH": "/opt/mine"}))
    assert dict(found.environment)["PYTHONPATH"].endswith(":/opt/mine")


def test_the_silent_check_never_allows_a_dialog() -> None:
    found = present(silent_check(Class.INSPECT, INSTALLED, 1234, {}))
    assert found.program == "/usr/bin/pkcheck"
    assert found.arguments == ("--action-id", "org.disktune.DiskTune.inspect", "--process", "1234")


def test_the_actions_asked_for_are_those_of_the_policy() -> None:
    policy = (Path(__file__).parents[3] / "polkit" / "org.disktune.DiskTune.policy").read_text()
    for privilege in (Class.INSPECT, Class.TUNE):
        assert f'<action id="{elevation.ACTION.format(privilege)}">' in policy
    assert str(elevation.INSTALLED) in policy


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(["LANG", "LC_ALL", "PATH", "HOME", "DISPLAY", "LD_PRELOAD"]), st.text()))
def test_the_environment_is_small_and_nothing_in_it_makes_pkexec_fail(environ: dict[str, str]) -> None:
    small = small_environment(environ)
    assert small["PATH"] == "/usr/sbin:/usr/bin:/sbin:/bin"
    assert small.keys() <= {"PATH", "LANG", "LC_ALL"}
    for name in small.keys() - {"PATH"}:
        assert not any(sign in small[name] for sign in ("/", "%", ".."))


def test_ordinary_locales_get_through() -> None:
    assert small_environment({"LANG": "de_AT.UTF-8", "LC_TIME": "C"}).items() >= {
        ("LANG", "de_AT.UTF-8"),
        ("LC_TIME", "C"),
    }


@pytest.mark.parametrize(
    ("status", "stderr", "words"),
    [
        (126, "Error executing command as another user: Request dismissed", "was closed"),
        (
            127,
            "Error executing command as another user: Not authorized\n\nThis incident has been reported.",
            "Not authorized",
        ),
        (127, "Error executing command as another user: No authentication agent found.", "polkit agent"),
        (127, "Error getting authority: Error initializing authority", "polkitd"),
        (
            127,
            "Error: no such: /usr/libexec/disktune/disktune-helper: No such file or directory",
            "make install-helper",
        ),
        (1, "", "exit status 1"),
        (127, "something new\x07", "(exit status 127). something new?"),
    ],
)
def test_each_way_of_being_refused_has_a_sentence_of_its_own(status: int, stderr: str, words: str) -> None:
    sentence = why_refused(status, stderr)
    assert words in sentence
    assert sentence.endswith((".", "?", "install-helper"))
    assert "Traceback" not in sentence


def test_the_survey_finds_the_helper_of_this_checkout() -> None:
    found = elevation.survey()
    assert os.access(present(found.checkout), os.X_OK)
    assert found.root == (os.geteuid() == 0)


# -- in a sandbox --

SANDBOXED = HelperLauncher(root=False, sandboxed=True, doors=elevation.DOORS)


def test_a_window_in_a_sandbox_brings_its_own_viewer() -> None:
    assert present(argv(Class.BROWSE, SANDBOXED))[-3:] == ("-m", "disktune_helper", "browse")


@pytest.mark.parametrize("privilege", [Class.INSPECT, Class.TUNE])
def test_a_window_in_a_sandbox_knocks_at_the_door_of_the_class(privilege: Class) -> None:
    found = present(argv(privilege, SANDBOXED))
    assert found[-3:] == ("-m", "disktune_gui.socket_bridge", f"/run/disktune-door/{privilege}")
    assert why_locked(SANDBOXED) == ""


def test_a_sandbox_without_a_door_is_a_viewer_that_says_how_to_get_one() -> None:
    shut = replace(SANDBOXED, doors=None)
    assert argv(Class.TUNE, shut) is None
    assert "systemctl enable --now disktune-tune.socket" in why_locked(shut)


def test_pkexec_is_no_way_out_of_a_sandbox_even_if_it_can_be_seen() -> None:
    seen = replace(INSTALLED, checkout=None, sandboxed=True)
    assert argv(Class.TUNE, seen) is None


def test_without_any_helper_the_program_looks_with_its_own() -> None:
    bare = HelperLauncher(root=False)
    assert argv(Class.TUNE, bare) is None
    assert present(argv(Class.BROWSE, bare))[-3:] == ("-m", "disktune_helper", "browse")


# -- what can be done about it --


def test_what_is_missing_is_named_with_the_command_that_brings_it() -> None:
    without_pkexec = replace(INSTALLED, pkexec=None)
    assert "pkexec is missing" in why_locked(without_pkexec)
    assert why_locked(without_pkexec).endswith("sudo apt install pkexec polkitd")
    assert why_locked(USER).startswith("Read-only. Install the helper: sudo ")
    assert "Install the helper on the host system" in why_locked(replace(SANDBOXED, doors=None))
    assert why_locked(INSTALLED) == ""


def test_the_demo_needs_nothing_and_root_a_helper() -> None:
    assert HelperLauncher(root=False, demo=True).can_elevate
    assert not HelperLauncher(root=True).can_elevate
    assert argv(Class.TUNE, HelperLauncher(root=True)) is None


def test_without_pkcheck_there_is_no_silent_check() -> None:
    assert silent_check(Class.INSPECT, replace(INSTALLED, pkcheck=None), 1, {}) is None


def test_the_survey_sees_only_what_can_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there, unusable = tmp_path / "there", tmp_path / "unusable"
    there.touch(mode=0o755)
    unusable.touch(mode=0o644)
    for name, path in (("CHECKOUT", there), ("INSTALLED", unusable), ("PKEXEC", tmp_path / "absent")):
        monkeypatch.setattr(elevation, name, path)
    monkeypatch.setattr(elevation, "SANDBOX", there)
    monkeypatch.setattr(elevation, "DOORS", tmp_path)
    found = elevation.survey(demo=True)
    assert (found.checkout, found.installed, found.pkexec) == (there, None, None)
    assert (found.demo, found.sandboxed, found.doors) == (True, True, None)
    (tmp_path / "tune").touch()
    monkeypatch.setattr(elevation, "SANDBOX", tmp_path / "absent")
    found = elevation.survey()
    assert (found.demo, found.sandboxed, found.doors) == (False, False, tmp_path)


def test_only_the_last_line_of_what_a_program_wrote_is_said() -> None:
    assert elevation.last_line("") == elevation.last_line(" \n\n") == ""
    assert elevation.last_line("first\n last\tone \n \n") == "last?one"
    assert elevation.last_line("x" * 300) == "x" * 200
    assert why_refused(3, "") == "The helper did not start (exit status 3)."
