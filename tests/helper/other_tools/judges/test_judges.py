"""Other readers against their tools: hdparm's own command line, and smartd's check of its configuration."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from disktune_contract.explain import hdparm_args
from tests.amounts import amount
from tests.helper.other_tools.placed import found, put

EINVAL, EPERM = 22, 1
FLAGS = "aAbBcdDEJkKLmMnPQrRsSuW"

words = st.builds(
    "-{}{}".format, st.sampled_from(FLAGS), st.sampled_from(["", "0", "1", "2", "3", "64", "128", "255"])
)
STOPS = re.compile("hdparm stops at -|hdparm has no such option")
broken = st.sampled_from(["-B256", "-S300", "-a2049", "-W2", "-l1", "-m65", "-Q1025", "-R4", "-S", "-K"])


@pytest.mark.tools
@pytest.mark.skipif(shutil.which("hdparm", path="/usr/sbin:/sbin") is None, reason="hdparm is not installed")
@settings(max_examples=amount(25))
@given(st.lists(words | broken, min_size=1, max_size=4))
def test_hdparm_stops_where_we_say_so(arguments: list[str]) -> None:
    hdparm = shutil.which("hdparm", path="/usr/sbin:/sbin")
    done = subprocess.run([str(hdparm), *arguments, "/nonexistent"], capture_output=True, check=False)
    calls = hdparm_args.calls([*arguments, "/nonexistent"])
    problems = [wish.problem for call in calls for wish in call.wishes]
    stopped = any(STOPS.match(problem) and "needs --" not in problem for problem in problems)
    sets = any(call.wishes for call in calls)
    if sets:
        assert stopped == (done.returncode == EINVAL), (done.stdout, done.stderr)


@pytest.mark.slow
@pytest.mark.tools
@pytest.mark.skipif(not Path("/usr/sbin/smartd").exists(), reason="smartd is not installed")
@settings(max_examples=amount(10), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.sampled_from(
            [
                "/dev/sda -e apm,128",
                "/dev/sda -e apm,0",
                "/dev/sdb -e standby,241 -e wcache,off",
                "# nothing",
                "/dev/sdc -a -o on -S on -s (S/../.././02|L/../../6/03)",
                "/dev/sda -l scterc,70,70",
                "DEVICESCAN",
                "DEFAULT -e lookahead,on",
                "/dev/sdd -e aam,off",
                "/dev/sdd -e aam,255",
                "/dev/sda -z",
                "/dev/sda -e",
                "/dev/sda \\",
                "  -e apm,off",
                "/dev/sda -e dsn,on",
                "/dev/sda -n standby -W 4,45,55 -m root -M test",
                "/dev/sda -e security-freeze",
                "/dev/sda -e standby,off -e apm,255",
            ]
        ),
        min_size=1,
        max_size=4,
    )
)
def test_smartd_takes_what_we_say_it_takes(tmp_path: Path, lines: list[str]) -> None:
    put(tmp_path, "/etc/smartd.conf", "\n".join(["/dev/sdz -e apm,100", *lines]) + "\n")
    done = subprocess.run(
        ["/usr/sbin/smartd", "-q", "onecheck", "-c", str(tmp_path / "etc/smartd.conf")],
        capture_output=True,
        text=True,
        check=False,
    )
    accepted = "fatal syntax errors" not in done.stdout + done.stderr
    ours = found(tmp_path)
    refused = [one for one in ours if one.problem.startswith("Not applied: ")]
    assert accepted == (not refused and any(claim.line == 1 for claim in ours)), done.stdout


GLIB = """
import json, sys
import gi
gi.require_version("GLib", "2.0")
from gi.repository import GLib
INTEGERS = {"APMLevel": "ata.apm", "StandbyTimeout": "ata.standby_timer"}
def read(text):
    file, found = GLib.KeyFile(), {}
    try:
        file.load_from_data(text, len(text.encode()), GLib.KeyFileFlags.NONE)
        keys = file.get_keys("ATA")[0]
    except GLib.Error:
        return {}
    for key in keys:
        try:
            if key in INTEGERS:
                found[INTEGERS[key]] = file.get_integer("ATA", key)
            elif key == "WriteCacheEnabled":
                found["ata.write_cache"] = file.get_boolean("ATA", key)
        except GLib.Error:
            pass
    return found
json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
"""
"""Reads key files as udisks does, in the system's Python, which has GLib."""

PYTHON = "/usr/bin/python3"

pairs = st.builds(
    "{}{}{}{}".format,
    st.sampled_from(["", "  "]),
    st.sampled_from(["APMLevel", "StandbyTimeout", "WriteCacheEnabled", "apmlevel", "Other"]),
    st.sampled_from(["=", " = "]),
    st.sampled_from(["128", " 240", "9 ", "0x10", "1.5", "true", "false", "on", "1", "286", "", "1 2", "１"]),
)
others = st.sampled_from(["[ATA]", "  [ATA]", "[Other]", "# c", " # c", "", "[A", "junk"])
key_files = st.lists(pairs | pairs | others, max_size=7).map(lambda lines: "\n".join(["[ATA]", *lines, ""]))


@pytest.mark.tools
@settings(max_examples=1, suppress_health_check=list(HealthCheck))
@given(st.lists(key_files, min_size=40, max_size=40))
def test_glib_reads_the_same_from_files_of_udisks(tmp_path: Path, texts: list[str]) -> None:
    done = subprocess.run(
        [PYTHON, "-c", GLIB], input=json.dumps(texts), capture_output=True, text=True, check=False
    )
    if "No module named 'gi'" in done.stderr:
        pytest.skip("the system's Python has no GLib")
    assert done.returncode == 0, done.stderr
    for text, theirs in zip(texts, json.loads(done.stdout), strict=True):
        put(tmp_path, "/etc/udisks2/x.conf", text)
        # What is read and makes no sense to a drive is no valid row, but it was read.
        ours = {one.setting: one.value for one in found(tmp_path) if one.valid or "lowest 8 bits" in one.problem}
        assert ours == theirs, text
