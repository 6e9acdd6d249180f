"""Files and trees that are meant to harm whoever reads them; broken ones are for `tools.fuzz`."""

from __future__ import annotations

import io
import json
import time
from pathlib import Path

import pytest

from disktune_helper.cli import who
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree
from tests.helper.other_tools.placed import CORPUS, place_of, put, put_corpus

NAMES = sorted(path.name for path in CORPUS.iterdir())


def test_the_command_prints_every_file(tmp_path: Path) -> None:
    for name in NAMES:
        put_corpus(tmp_path, name)
    printed = io.StringIO()
    assert who.run(["--root", str(tmp_path), "--json"], printed, io.StringIO()) == 0
    assert who.run(["sda", f"--root={tmp_path}"], printed, io.StringIO()) == 0
    told, _ = json.JSONDecoder().raw_decode(printed.getvalue())
    assert (list(told), told["unreadable"]) == (["claims", "unreadable", "uncertain"], [])
    keys = ["drive_match", "setting", "value", "file", "line", "tool", "when", "valid", "problem"]
    assert all(list(row) == keys for row in told["claims"])
    tools = {"hdparm", "openrc", "script", "sysctl", "tlp", "tuned", "udev"}
    assert {row["tool"] for row in told["claims"]} == tools


def test_a_link_out_of_the_tree_stays_in_it(tmp_path: Path) -> None:
    put(tmp_path, "/etc/elsewhere", "/dev/sda {\n apm = 1\n}\n")
    (tmp_path / "etc/hdparm.conf").symlink_to("/etc/elsewhere")
    (tmp_path / "etc/smartd.conf").symlink_to("../../../../../../etc/passwd")
    found = claims(Tree(str(tmp_path))).claims
    assert [(claim.setting, claim.value) for claim in found] == [("ata.apm", 1)]


def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    import os

    (tmp_path / "etc").mkdir()
    os.mkfifo(tmp_path / "etc/hdparm.conf")
    (tmp_path / "etc/smartd.conf").mkdir()
    (tmp_path / "etc/tlp.conf").symlink_to("tlp.conf")
    assert claims(Tree(str(tmp_path))).claims == ()


def test_a_file_too_large_is_named(tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", "#" * (1 << 21))
    assert claims(Tree(str(tmp_path))).unreadable == ("/etc/hdparm.conf: too large for a configuration file",)


def test_every_place_is_below_the_root() -> None:
    assert all(place_of(name).startswith("/") for name in NAMES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/etc/rc.local", "#!/bin/sh\n" + "a=$a$a\n" * 400 + "a=x$a\nhdparm -B1 $a\n"),
        ("/etc/rc.local", "#!/bin/sh\nf() { f; f; }\n" + "f\n" * 200),
        ("/etc/rc.local", "#!/bin/sh\nhdparm " + "{a,b}" * 4000),
        (
            "/etc/rc.local",
            "#!/bin/sh\nx=$(cat /sys/block/sda/queue/nr_requests)\n"
            + "echo $x > /sys/block/sda/queue/nr_requests\n" * 1000,
        ),
        ("/etc/rc.local", "#!/bin/sh\nhdparm -B1 /dev/sd" + "{a,b}" * 40),
        (
            "/etc/udev/rules.d/60-x.rules",
            'KERNEL=="sda", GOTO="e", ATTR{queue/scheduler}="bfq"\n' * 500 + 'LABEL="e"\n',
        ),
        ("/etc/hdparm.conf", "".join(f"/dev/sda{number} {{\n apm = 1\n}}\n" for number in range(400))),
        ("/etc/udev/rules.d/60-x.rules", 'RUN="/sbin/hdparm -B1 /dev/%k"\n' * 500),
        ("/etc/udev/rules.d/60-x.rules", f'KERNEL=="{"*a" * 1000}b", ATTR{{queue/scheduler}}="bfq"\n'),
        ("/etc/udev/rules.d/60-x.rules", 'ENV{x}+="$env{x}$env{x}a", ATTR{queue/scheduler}="$env{x}"\n' * 300),
        ("/etc/sysctl.d/60-x.conf", f"dev.raid.{'*a' * 1000}=1\n"),
        ("/etc/default/grub", 'GRUB_CMDLINE_LINUX="$GRUB_CMDLINE_LINUX$GRUB_CMDLINE_LINUX elevator=x"\n' * 300),
    ],
)
def test_what_doubles_itself_ends_soon(tmp_path: Path, path: str, text: str) -> None:
    put(tmp_path, path, text)
    started = time.process_time()
    claims(Tree(str(tmp_path)))
    if "udev" in path:
        # Its rules are gone through for each drive.
        claims(Tree(str(tmp_path)), "sda")
    # Fifty times what these take: what doubles itself needs longer than anybody waits.
    assert time.process_time() - started < 20


@pytest.mark.slow
def test_scripts_that_all_start_each_other_end_soon(tmp_path: Path) -> None:
    each = "".join(f"/opt/s{number} x\n" for number in range(30)) + "hdparm -B1 /dev/sda\n"
    for number in range(30):
        put(tmp_path, f"/opt/s{number}", f"#!/bin/sh\n{each}", 0o755)
        put(tmp_path, f"/etc/init.d/s{number}", f"#!/bin/sh\n/opt/s{number}\n", 0o755)
    started = time.process_time()
    claims(Tree(str(tmp_path)))
    assert time.process_time() - started < 20
