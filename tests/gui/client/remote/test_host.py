"""What is a host, and what ssh is told: never an option, a shell's word or one of ssh's tokens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from disktune_contract import catalog
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import PROTOCOL, Hello
from disktune_gui.client.remote import host as hosts
from disktune_gui.client.remote import remote_link
from disktune_gui.client.remote.connection import Connection


@pytest.mark.parametrize(
    "text",
    ["nas", "admin@nas", "root@192.0.2.7", "u@2001:db8::1", "fe80::1%eth0", "a.b-c_d.example.org", "DOM\\me@nas",
     "me@corp.example@nas"],
)  # fmt: skip
def test_hosts(text: str) -> None:
    assert hosts.valid(text)


@pytest.mark.parametrize(
    "text",
    ["", "-oProxyCommand=touch /tmp/x", "-F/tmp/evil", "root@-oProxyCommand=x", "-l", "@nas", "root@", "a b",
     "a;b", "nas:22", "$(id)", "`id`", "nas\n", "nas\0", "%h", "a@b/c", "é", "nas'", "ssh://nas", "x" * 300],
)  # fmt: skip
def test_what_is_no_host(text: str) -> None:
    assert not hosts.valid(text)


def test_what_is_remembered_is_read_as_strictly() -> None:
    assert hosts.kept("nas -oProxyCommand=x admin@nas nas") == ("nas", "admin@nas")


def options(connection: Connection, privilege: Class = Class.BROWSE) -> tuple[list[str], dict[str, str]]:
    command = connection.command(privilege)
    assert command is not None
    return [command.program, *command.arguments], dict(command.environment)


def test_the_host_comes_after_the_end_of_options_and_trust_stays_opensshs(tmp_path: Path) -> None:
    connection = Connection("admin@nas", {"XDG_RUNTIME_DIR": str(tmp_path), "PATH": "/usr/bin"}, ("/usr/bin/ssh",))
    argv, _ = options(connection)
    assert argv[-3:-1] == ["--", "admin@nas"]
    assert "BatchMode=yes" in argv
    words = " ".join(argv)
    assert "StrictHostKeyChecking" not in words
    assert "KnownHosts" not in words
    assert {"ForwardAgent=no", "ForwardX11=no", "ClearAllForwardings=yes", "Tunnel=no"} <= set(argv)
    assert argv[-1] == "exec /usr/libexec/disktune/disktune-helper browse"
    connection.end()
    assert not list(tmp_path.iterdir())


def test_settings_are_changed_as_root_or_by_the_one_rule(tmp_path: Path) -> None:
    connection = Connection("admin@nas", {"XDG_RUNTIME_DIR": str(tmp_path)}, ("/usr/bin/ssh",))
    there = options(connection, Class.TUNE)[0][-1]
    helper = "/usr/libexec/disktune/disktune-helper tune"
    assert there == f"exec /bin/sh -c '[ \"$(id -u)\" -eq 0 ] && exec {helper}; exec sudo -n {helper}'"
    assert remote_link.rule("admin@nas") == f"admin ALL=(root) NOPASSWD: {helper}"
    assert remote_link.rule("nas", "admin") == remote_link.rule("me@nas", "admin") == remote_link.rule("admin@nas")
    for name in ("ALL", "DOM\\me", "", "%wheel", "a,b", "#0"):
        assert remote_link.rule("nas", name) == f"your-login ALL=(root) NOPASSWD: {helper}"
    connection.end()


def test_only_a_program_of_the_desktop_may_ask_for_a_password(tmp_path: Path) -> None:
    asking = tmp_path / "ssh-askpass"
    asking.write_text("#!/bin/sh\n")
    asking.chmod(0o755)
    given = {"XDG_RUNTIME_DIR": str(tmp_path), "SSH_ASKPASS": str(asking)}
    for more, asks in (
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "SSH_ASKPASS": "/nowhere"}, False),
    ):
        connection = Connection("nas", given | more, ("/usr/bin/ssh",))
        argv, environment = options(connection)
        assert connection.asks is asks
        assert f"BatchMode={'no' if asks else 'yes'}" in argv
        assert environment.get("SSH_ASKPASS_REQUIRE", "") == ("force" if asks else "")
        connection.end()


@pytest.mark.parametrize(
    ("status", "stderr", "words"),
    [
        (255, "Host key verification failed.\n", "Check the fingerprint"),
        (255, "u@nas: Permission denied (publickey).\n", "ssh-copy-id u@nas"),
        (255, "ssh: connect to host nas port 22: No route to host\n", "nas could not be reached"),
        (127, "bash: /usr/libexec/disktune/disktune-helper: No such file or directory\n", "apt install"),
        (1, "sudo: a password is required\n", "u ALL=(root) NOPASSWD: /usr/libexec/disktune/disktune-helper tune"),
        (1, "Sorry, user u is not allowed to execute 'x' as root on nas.\n", "NOPASSWD"),
        (127, "sh: 1: exec: sudo: not found\n", "NOPASSWD"),
        (64, "disktune-helper: /usr/lib/disktune can be changed\n", "(64)"),
        (1, "Traceback (most recent call last):\nKeyError: 1\n", "(1)"),
    ],
)
def test_why_a_helper_did_not_start(status: int, stderr: str, words: str) -> None:
    assert words in remote_link.not_started("u@nas", Class.TUNE, status, stderr)


def test_what_the_other_side_says_is_plain_and_bounded() -> None:
    said = remote_link.not_started("nas", Class.BROWSE, 255, "\x1b[2J" + "<b>x</b>" * 500)
    assert "\x1b" not in said
    assert len(said) < 400


def test_which_side_is_to_be_updated() -> None:
    hello = Hello(PROTOCOL + 1, "9.9", catalog.DIGEST, Class.BROWSE)
    assert remote_link.other_version("u@nas", hello).endswith("Update the older one.")
    assert "Helper 9.9 on nas" in remote_link.other_version("u@nas", hello)


def test_this_machine_has_the_sockets_path_short_enough() -> None:
    connection = Connection("nas", dict(os.environ) | {"XDG_RUNTIME_DIR": "/nowhere"}, ("/usr/bin/ssh",))
    argv, _ = options(connection)
    path = next(word for word in argv if word.startswith("ControlPath="))
    assert len(path) + 17 < 107
    connection.end()
