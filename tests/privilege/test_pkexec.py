"""Who may start which class, and what that may then do: real polkitd, real pkexec, real users."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS
from disktune_contract.workloads import DIGEST
from disktune_gui.client import elevation
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import ADMIN, HELPER, OWNER, PKEXEC, STRANGER, VIEWER, Sandbox, User, from_window
from tests.privilege.session import Message, Session, command_for, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

EX_USAGE = 2
EX_NOT_LIKE_THIS = 64
DISMISSED = 126
DENIED = 127

# What each class may do, written out here a second time: the program's own table would only agree with itself.
LOOKING = {
    "drives",
    "identify",
    "settings",
    "journal",
    "watch",
    "unwatch",
    "alive",
    "ping",
    "tell-wordings",
    "actions",
    "saved",
    "array",
    "boosts",
    "long-trials",
    "scrubs",
    "io-users",
    "trial",
}
OTHERS = {"others", "checkup", "layers", "pools", "watch-machine", "catalogue"}
ASKING = {"ask", "array-superblock", "health", "self-tests", "drive-logs"}
MEASURING = {"measure", "flicker", "cancel", "trim-targets"}
FILES = {"measure-folder", "cancel-folder", "check-folder", "engines", "compare-folder", "switched"}
CHANGING = {
    "apply",
    "act",
    "self-test-start",
    "self-test-abort",
    "trim",
    "keep",
    "put-back",
    "answer-in",
    "extend",
    "save",
    "forget",
    "try-held",
    "drop-held",
    "boost",
    "unboost",
    "record",
    "stop-recording",
    "recordings",
    "try-long",
    "end-long-trial",
    "scrub",
    "scrub-limits",
    "scrub-release",
    "compare",
    "compare-layer",
    "hold",
    "switch",
}
MAY = {
    "browse": LOOKING | MEASURING | FILES | OTHERS,
    "inspect": LOOKING | ASKING,
    "tune": LOOKING | ASKING | MEASURING | CHANGING,
}

NO_FILE = {"file": {"family": "drive", "identity": "wwn:5000c500deadbeef"}}
NO_UUID = "63b8f770-c23d-47a9-b82d-a8afc22cc42a"
NO_TRIAL = {"trial": "0123456789abcdef"}

# What an allowed operation answers where it is not plain success.
FAULTS = {
    ("browse", "measure"): "permission",
    ("browse", "flicker"): "permission",
    # The root directory is no user's.
    ("browse", "measure-folder"): "permission",
    ("browse", "compare-folder"): "permission",
    # A loop device has no power mode.
    ("inspect", "ask"): "not-supported",
    ("tune", "ask"): "not-supported",
    # It is being measured by then.
    ("tune", "flicker"): "busy",
    # A loop device has no self-tests.
    ("tune", "self-test-start"): "not-supported",
    ("tune", "apply"): "changed-meanwhile",
    # Nothing is mounted from it.
    ("tune", "trim"): "changed-meanwhile",
    ("tune", "keep"): "not-supported",
    ("tune", "put-back"): "not-supported",
    ("tune", "answer-in"): "not-supported",
    ("tune", "extend"): "not-supported",
    # A loop device has no identity.
    ("tune", "save"): "not-supported",
    ("tune", "compare"): "out-of-range",
    # A loop device is no volume.
    ("tune", "compare-layer"): "not-supported",
    ("tune", "hold"): "out-of-range",
    ("tune", "switch"): "not-supported",
    # A loop device is no array.
    ("browse", "array"): "not-supported",
    ("inspect", "array"): "not-supported",
    ("tune", "array"): "not-supported",
    ("inspect", "array-superblock"): "not-supported",
    ("tune", "array-superblock"): "not-supported",
    ("tune", "boost"): "not-supported",
    ("tune", "unboost"): "not-supported",
    ("tune", "record"): "out-of-range",
    ("tune", "stop-recording"): "not-supported",
    # Read-ahead shows at once what it does.
    ("tune", "try-long"): "not-supported",
    ("tune", "end-long-trial"): "not-supported",
    # No btrfs is mounted from it.
    ("tune", "scrub"): "changed-meanwhile",
    ("tune", "scrub-limits"): "changed-meanwhile",
    ("tune", "scrub-release"): "changed-meanwhile",
}


def _arguments(verb: str, drive: Message) -> Message:
    """Return arguments that are right in every respect, so that only the class can be what is wrong."""
    step = {"setting": "block.read_ahead", "expected": LoopDrive.READ_AHEAD + 4, "value": 512}
    arguments: dict[str, Message] = {
        "identify": {"drive": drive},
        "others": {"drive": drive},
        "checkup": {"drive": drive},
        "settings": {"drive": drive},
        "health": {"drive": drive},
        "self-tests": {"drive": drive},
        "drive-logs": {"drive": drive},
        "self-test-start": {"drive": drive, "kind": "short"},
        "self-test-abort": {"drive": drive},
        "watch": {"interval_ms": 10_000},
        "apply": {"drive": drive, "changes": [step], "trial_s": 5},
        "actions": {"drive": drive},
        "ask": {"drive": drive, "action": "check-power"},
        "act": {"drive": drive, "action": "drop-buffers"},
        "trim-targets": {"drive": drive},
        "trim": {"drive": drive, "targets": ["7:0"], "agreed": True},
        "keep": NO_TRIAL,
        "put-back": NO_TRIAL,
        "answer-in": {**NO_TRIAL, "seconds": 15},
        "extend": NO_TRIAL,
        "trial": NO_TRIAL,
        "save": {"drive": drive, "settings": [{"setting": "block.read_ahead", "value": 128}]},
        "array": {"drive": drive},
        "array-superblock": {"drive": drive},
        "boost": {"drive": drive, "preset": "fast", "changes": []},
        "unboost": {"drive": drive},
        "record": {"drive": drive, "minutes": 0},
        "stop-recording": {"drive": drive},
        "recordings": {"drive": drive},
        "try-long": {"drive": drive, "changes": [step], "span": "hour"},
        "end-long-trial": {**NO_TRIAL, "keep": False},
        "scrubs": {"drive": drive},
        "pools": {"drive": drive},
        "scrub": {"drive": drive, "uuid": NO_UUID, "does": "stop"},
        "scrub-limits": {
            "drive": drive,
            "uuid": NO_UUID,
            "changes": [{"devid": 1, "expected": 0, "bytes_s": 50_000_000}],
        },
        "scrub-release": {"drive": drive, "uuid": NO_UUID},
        "forget": NO_FILE,
        "try-held": NO_FILE,
        "drop-held": NO_FILE,
        "measure": {"drive": drive, "workloads": ["drive.direct"], "catalogue": DIGEST, "seconds": 1, "runs": 1},
        "flicker": {"drive": drive},
        "cancel": {"job": 1},
        "compare": {
            "drive": drive,
            "workload": "drive.direct",
            "catalogue": DIGEST,
            "candidates": [],
            "rounds": 6,
        },
        "compare-layer": {"drive": drive, "workload": "drive.direct", "catalogue": DIGEST, "rounds": 6},
        "hold": {"drive": drive, "candidates": [], "file_system": "7:0"},
        "switch": {**NO_TRIAL, "arm": 0, "hold_s": 60},
        "compare-folder": {
            "drive": drive,
            "folder": "/",
            "workload": "file.rnd4k-q1t1.read",
            "catalogue": DIGEST,
            "candidates": 1,
            "rounds": 6,
        },
        "switched": {"job": 1, "arm": 0},
        "measure-folder": {"folder": "/", "workloads": ["file.rnd4k-q1t1.read"], "catalogue": DIGEST},
        "check-folder": {"folder": "/"},
        "cancel-folder": {"job": 1},
    }
    return arguments.get(verb, {})


def test_the_table_names_every_class_and_every_operation() -> None:
    assert set(MAY) == set(Class)
    assert MAY["tune"] | MAY["browse"] == set(VERBS)
    assert not MAY["tune"] & FILES


@pytest.mark.parametrize("privilege", MAY)
def test_each_class_does_what_it_may_and_is_refused_what_it_may_not(
    sandbox: Sandbox, loop: LoopDrive, privilege: str
) -> None:
    before = (loop.read_ahead, loop.scheduler, loop.nr_requests)
    # Where nothing was ever on trial.
    sandbox.path("/run/disktune").mkdir(exist_ok=True)
    with start(sandbox, privilege) as session:
        assert session.hello["privilege"] == privilege
        drive = loop.ref(session)
        for verb in VERBS:
            answer = session.ask(verb, _arguments(verb, drive))
            if verb in MAY[privilege]:
                assert answer.get("fault") == FAULTS.get((privilege, verb)), (verb, answer)
            else:
                assert answer["fault"] == "not-allowed", (verb, answer)
                assert answer["why"] == f"{verb} is not available here."
            assert session.ok("alive") == {}
        assert session.ask("reboot")["fault"] == "unknown-verb"
    assert (loop.read_ahead, loop.scheduler, loop.nr_requests) == before


@pytest.mark.parametrize(
    ("user", "privilege", "words"),
    [
        (VIEWER, "tune", "Not authorized"),
        (STRANGER, "inspect", "No authentication agent found"),
        (STRANGER, "tune", "No authentication agent found"),
    ],
)
def test_who_is_not_authorised_gets_nothing_started(
    sandbox: Sandbox, user: User, privilege: str, words: str
) -> None:
    done = sandbox.run_from_window(command_for(privilege), user)
    assert (done.returncode, done.stdout) == (DENIED, "")
    assert words in done.stderr


def test_who_may_only_look_is_given_that_without_a_question(sandbox: Sandbox) -> None:
    with start(sandbox, "inspect", VIEWER) as session:
        assert session.ok("drives")["drives"]


def test_nobody_becomes_root_by_asking_the_helper_alone(sandbox: Sandbox) -> None:
    for privilege in ("inspect", "tune"):
        for lie in ((), ("/usr/bin/env", "PKEXEC_UID=0")):
            done = sandbox.run_from_window([*lie, HELPER, privilege], OWNER)
            assert (done.returncode, done.stdout, done.stderr.count("\n")) == (EX_NOT_LIKE_THIS, "", 1)


def test_the_window_starts_it_as_it_would_on_a_users_desktop(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The very command of the window, with a locale that pkexec would choke on."""
    here = elevation.HelperLauncher(
        root=False,
        installed=Path(HELPER),
        pkexec=elevation.PKEXEC,
        pkcheck=elevation.PKCHECK,
        setsid=elevation.SETSID,
    )
    surroundings = {"LANG": "de_DE.UTF-8", "LC_ALL": "../../evil", "SHELL": "/no/such/shell", "DISPLAY": "/a/b%"}
    command = elevation.command(Class.TUNE, here, surroundings)
    assert command is not None
    environment = [f"{name}={value}" for name, value in command.environment]
    whole = ["/usr/bin/env", "-i", *environment, command.program, *command.arguments]
    with start(sandbox, "tune", OWNER, whole) as session:
        assert session.hello["privilege"] == "tune"
        for privilege, user, allowed in [(Class.TUNE, OWNER, True), (Class.TUNE, VIEWER, False)]:
            check = elevation.silent_check(privilege, here, session.window, {})
            assert check is not None
            # In the sandbox's own numbering of processes, a process of the user who asks.
            script = f"{check.program} {' '.join(check.arguments[:-1])} $$"
            assert (sandbox.run(["/bin/sh", "-c", script], user).returncode == 0) is allowed


# -- a password dialog --

# Registers as the agent of its own process, then is the parent of pkexec, as a window with its desktop's agent.
# What it answers when asked to authenticate is what a desktop's agent answers when its dialog is closed.
AGENT = """
import os, subprocess, sys
from gi.repository import Gio, GLib
NODE = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.PolicyKit1.AuthenticationAgent">
  <method name="BeginAuthentication">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="a{ss}" direction="in"/><arg type="s" direction="in"/><arg type="a(sa{sv})" direction="in"/>
  </method>
  <method name="CancelAuthentication"><arg type="s" direction="in"/></method></interface></node>''')
def called(bus, sender, path, interface, method, arguments, invocation):
    print(arguments.unpack()[0], file=sys.stderr)
    invocation.return_dbus_error("org.freedesktop.PolicyKit1.Error.Cancelled", "closed")
bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)
bus.register_object("/agent", NODE.interfaces[0], called, None, None)
began = int(open("/proc/self/stat").read().rpartition(")")[2].split()[19])
me = {"pid": GLib.Variant("u", os.getpid()), "start-time": GLib.Variant("t", began)}
bus.call_sync("org.freedesktop.PolicyKit1", "/org/freedesktop/PolicyKit1/Authority",
    "org.freedesktop.PolicyKit1.Authority", "RegisterAuthenticationAgent",
    GLib.Variant("((sa{sv})ss)", (("unix-process", me), "en_US.UTF-8", "/agent")), None, 0, -1, None)
loop = GLib.MainLoop()
asked = subprocess.Popen(sys.argv[1:])
GLib.child_watch_add(GLib.PRIORITY_DEFAULT, asked.pid, lambda pid, status: (loop.quit(), results.append(status)))
results = []
loop.run()
sys.exit(os.waitstatus_to_exitcode(results[0]))
"""


@pytest.mark.parametrize("privilege", ["inspect", "tune"])
def test_a_dialog_that_is_closed_starts_nothing(sandbox: Sandbox, privilege: str) -> None:
    agent = ["/usr/bin/python3", "-I", "-c", AGENT]
    done = sandbox.run([*agent, *command_for(privilege)], STRANGER)
    assert (done.returncode, done.stdout) == (DISMISSED, ""), done.stderr
    assert done.stderr.splitlines()[0] == f"org.disktune.DiskTune.{privilege}"
    assert "Request dismissed" in done.stderr


# -- other arguments, other users --


@pytest.mark.parametrize("arguments", [[], ["browse"], ["apply"], ["Tune"], ["--version"], ["tune "]])
def test_any_other_first_argument_is_no_action_of_ours_and_no_class_of_root(
    sandbox: Sandbox, arguments: list[str]
) -> None:
    done = sandbox.run_from_window([*PKEXEC, HELPER, *arguments], OWNER)
    assert (done.returncode, done.stdout) == (DENIED, "")
    # With the password that pkexec asks for any program, the helper starts, and itself refuses.
    done = sandbox.run_from_window([*PKEXEC, HELPER, *arguments], ADMIN)
    assert done.returncode == EX_NOT_LIKE_THIS, done
    assert (done.stdout, done.stderr.count("\n")) == ("", 1), done


@pytest.mark.parametrize("arguments", [["inspect", "tune"], ["inspect", ""], ["inspect", "--debug"]])
def test_a_further_argument_is_refused_though_the_action_matches(sandbox: Sandbox, arguments: list[str]) -> None:
    done = sandbox.run_from_window([*PKEXEC, HELPER, *arguments], VIEWER)
    assert done.returncode == EX_NOT_LIKE_THIS, done
    assert (done.stdout, done.stderr.count("\n")) == ("", 1), done


def test_root_who_mistypes_gets_one_sentence(sandbox: Sandbox) -> None:
    for arguments in ([], ["frobnicate"], ["tune", "sda"]):
        done = sandbox.run([HELPER, *arguments])
        assert (done.returncode, done.stdout) == (EX_USAGE, "")
        assert done.stderr == "disktune-helper: unknown command; --help lists the commands\n"


def test_a_class_of_root_does_not_run_as_another_user(sandbox: Sandbox) -> None:
    """polkit allows it without a question: `yes` for an action covers `--user` anyone."""
    done = sandbox.run_from_window([*PKEXEC, "--user", "stranger", HELPER, "inspect"], VIEWER)
    assert (done.returncode, done.stdout) == (EX_NOT_LIKE_THIS, "")
    assert "runs as root" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("told", ["", "-1", "64001 ", "0x0", "4294967295", "99999999999", "64002", "²"])
def test_a_user_id_that_is_none_or_not_the_windows_is_refused(sandbox: Sandbox, told: str) -> None:
    done = sandbox.run_from_window(["/usr/bin/env", f"PKEXEC_UID={told}", HELPER, "tune"], None)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (EX_NOT_LIKE_THIS, "", 1)


def test_root_starts_it_without_pkexec(sandbox: Sandbox) -> None:
    with Session(sandbox.start(from_window([HELPER, "tune"]), None)) as session:
        assert session.hello["privilege"] == "tune"


# -- Python's own ways in --


PYTHONPATH = "PYTHONPATH=/usr/local/evil"


@pytest.mark.parametrize("privilege", MAY)
def test_modules_in_other_places_are_never_loaded(sandbox: Sandbox, privilege: str) -> None:
    """PAM adds /etc/environment to what pkexec starts; dist-packages has .pth files and sitecustomize."""
    command = command_for(privilege)
    with start(
        sandbox, privilege, OWNER, ["/usr/bin/env", PYTHONPATH, *command] if privilege == "browse" else command
    ) as session:
        environment = Path(f"/proc/{session.helper}/environ").read_bytes().split(b"\0")
        # Else this would prove nothing.
        assert PYTHONPATH.encode() in environment
        session.ok("drives")
        session.ok("journal")
    assert sandbox.hijacked() == []


def test_an_ordinary_python_would_have_loaded_them(sandbox: Sandbox) -> None:
    assert sandbox.run(["/usr/bin/env", PYTHONPATH, "/usr/bin/python3", "-c", "import json"]).returncode == 0
    assert {"json", "sitecustomize", "json_by_pth"} <= {trace.rpartition("-")[0] for trace in sandbox.hijacked()}
