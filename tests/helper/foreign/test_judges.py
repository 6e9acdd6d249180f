"""Other readers against their tools: hdparm's own command line, and smartd's check of its configuration."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from disktune_helper.foreign import hdparm_args
from tests.helper.foreign.placed import found, put

EINVAL, EPERM = 22, 1
FLAGS = "aAbBcdDEJkKLmMnPQrRsSuW"

words = st.builds(
    "-{}{}".format, st.sampled_from(FLAGS), st.sampled_from(["", "0", "1", "2", "3", "64", "128", "255"])
)
broken = st.sampled_from(["-B256", "-S300", "-a2049", "-W2", "-l1", "-m65", "-Q1025", "-R4", "-S", "-K"])


@pytest.mark.tools
@pytest.mark.skipif(shutil.which("hdparm", path="/usr/sbin:/sbin") is None, reason="hdparm is not installed")
@settings(max_examples=60, deadline=None)
@given(st.lists(words | broken, min_size=1, max_size=4))
def test_hdparm_stops_where_we_say_so(arguments: list[str]) -> None:
    hdparm = shutil.which("hdparm", path="/usr/sbin:/sbin")
    done = subprocess.run([str(hdparm), *arguments, "/nonexistent"], capture_output=True, check=False, timeout=20)
    calls = hdparm_args.calls([*arguments, "/nonexistent"])
    stopped = any("does nothing at all" in wish.problem for call in calls for wish in call.wishes)
    sets = any(call.wishes for call in calls)
    if sets:
        assert stopped == (done.returncode == EINVAL), (done.stdout, done.stderr)


@pytest.mark.tools
@pytest.mark.skipif(not Path("/usr/sbin/smartd").exists(), reason="smartd is not installed")
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
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
        timeout=20,
    )
    accepted = "fatal syntax errors" not in done.stdout + done.stderr
    ours = found(tmp_path)
    refused = [one for one in ours if "does not start" in one.problem or "which is what" in one.problem]
    assert accepted == (not refused and any(claim.line == 1 for claim in ours)), done.stdout
