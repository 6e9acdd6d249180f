"""What a start of the helper leaves on the disk: nothing, whatever the umask and whatever is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.privilege.sandbox import CHECKOUT, HELPER, OWNER, PKEXEC, Sandbox

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

OURS, PYTHONS = "/usr/lib/disktune", "/usr/lib/python3.*"
"""Where the packages' own scripts take the bytecode away in every upgrade."""

WRITTEN = "/run/disktune /var/lib/disktune /etc/disktune"
BYTECODE = f"find {OURS} {PYTHONS} -name '*.pyc' -o -name __pycache__"

FACES = {
    "browse as a user": (OWNER, [HELPER, "browse"]),
    "inspect through pkexec": (OWNER, [*PKEXEC, HELPER, "inspect"]),
    "tune through pkexec": (OWNER, [*PKEXEC, HELPER, "tune"]),
    "tune in root's shell": (None, [HELPER, "tune"]),
    "show": (None, [HELPER, "show"]),
    "who": (None, [HELPER, "who"]),
    "decode": (None, [HELPER, "decode", "mdstat"]),
    "apply": (None, [HELPER, "apply"]),
    "apply --dry-run": (None, [HELPER, "apply", "--dry-run"]),
    "guard": (None, [HELPER, "guard"]),
    "sample": (None, [HELPER, "sample"]),
    "metrics": (None, [HELPER, "metrics", "--write"]),
    "boost": (None, [HELPER, "boost", "md127", "end"]),
    "long-trial": (None, [HELPER, "long-trial", "sda"]),
    "scrub": (None, [HELPER, "scrub", "hold-63b8f770-c23d-47a9-b82d-a8afc22cc42a", "end"]),
    "answer": (None, [HELPER, "answer", "inspect"]),
    "keep": (None, [HELPER, "keep", "0123456789abcdef"]),
    "no such face": (None, [HELPER, "nonsense"]),
}


@pytest.fixture(scope="module")
def sandbox(can_have_sandbox: None) -> Iterator[Sandbox]:
    """Give a system of these tests' own: in one without bytecode, every start takes several times as long."""
    system = Sandbox()
    yield system
    system.close()


@pytest.fixture
def without_bytecode(sandbox: Sandbox) -> None:
    """Take every directory of bytecode away, ours and Python's, as an upgrade of either does."""
    script = f"find {OURS} {PYTHONS} -name __pycache__ -prune -exec rm -r '{{}}' +"
    assert sandbox.run(["/bin/sh", "-c", script]).returncode == 0


def test_no_start_writes_bytecode(sandbox: Sandbox, without_bytecode: None) -> None:
    """A directory of bytecode that the caller's umask made writable would be a way to root for everybody."""
    for face, (user, command) in FACES.items():
        done = sandbox.run(["/bin/sh", "-c", 'umask 000; "$@"; exit $?', "window", *command], user)
        assert "Traceback" not in done.stderr, face
        left = f"{BYTECODE}; find {WRITTEN} ! -type l -perm /022 2>/dev/null"
        assert sandbox.run(["/bin/sh", "-c", left]).stdout == "", face


OVER = "/run/upgrades-are-over"
HOSTILE = f"""
umask 0
while [ ! -e {OVER} ]; do
    {" ".join(PKEXEC)} {HELPER} inspect </dev/null >/dev/null 2>&1
    find {OURS} {PYTHONS} /usr/libexec/disktune -writable 2>/dev/null
done
"""
UPGRADES = f"""
umask 022
make -C {CHECKOUT} -s install-helper
find {OURS} {PYTHONS} -name __pycache__ -prune -exec rm -r '{{}}' +
sleep 1
/usr/bin/python3 -ISB -m compileall -q {OURS} {PYTHONS}/encodings {PYTHONS}/collections {PYTHONS}/json
: >{OVER}
"""


def test_a_user_who_calls_root_during_upgrades_finds_nothing_to_write_to(
    sandbox: Sandbox, without_bytecode: None
) -> None:
    """As the scripts of our package and of Python's: bytecode goes, and comes again a while later."""
    beside = sandbox.start(["/bin/sh", "-c", HOSTILE], OWNER)
    upgraded = sandbox.start(["/bin/sh", "-ec", UPGRADES], None)
    assert upgraded.communicate() == (b"", b"")
    found, _ = beside.communicate()
    assert found == b""
    sandbox.path(OVER).unlink()
    places = f"{OURS} {PYTHONS} /usr/libexec/disktune"
    assert sandbox.run(["/bin/sh", "-c", f"find {places} ! -type l -perm /022"]).stdout == ""
