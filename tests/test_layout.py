"""The shape of the house: who imports whom, how the helper is started, and what is installed where."""

from __future__ import annotations

import ast
import configparser
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from disktune_contract.version import VERSION
from tests import throwaway

ROOT = Path(__file__).resolve().parent.parent
LAUNCHER = ROOT / "helper/disktune-helper"
STARTED = ROOT / "helper/disktune-helper.py"
SYSTEMD = ROOT / "helper/systemd"

# In place of the helper's own main.py: says in what surroundings it was started.
PROBE = """
import json, sys
def main(argv):
    print(json.dumps({"argv": argv, "path": sys.path, "isolated": sys.flags.isolated, "no_site": sys.flags.no_site,
                      "modules": sorted(sys.modules), "writes_bytecode": not sys.dont_write_bytecode}))
    return 7
"""


# -- imports --


@pytest.mark.slow
def test_what_runs_as_root_needs_nothing_but_pythons_own_library() -> None:
    # The last two are one module, by its names in newer and in older versions.
    ours = {"disktune_contract", "disktune_helper", "_sha2", "_sha256"}
    for file in sorted((ROOT / "helper").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_bytes())):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0, file
                names = [node.module or ""]
            strange = {name.partition(".")[0] for name in names} - sys.stdlib_module_names - ours
            assert strange == set(), file


AGAINST = (
    ("disktune_contract.units", "disktune_helper"),
    ("disktune_helper.system.ports", "disktune_gui"),
    ("disktune_helper.system.ports", "numpy"),
    ("disktune_gui.client.link", "disktune_helper.system.ports"),
    ("disktune_gui.controls.message", "disktune_gui.settings.page"),
    ("disktune_gui.arrays.wording", "disktune_gui.overview.place_text"),
    ("disktune_contract.drives.drive", "disktune_contract.messages.look"),
    ("disktune_helper.system.files", "disktune_helper.settings.journal"),
    ("disktune_gui.new_page.page", "disktune_gui.mainwindow.strip.messages"),
)
"""An import against each arrow, and one of a page that knows the window."""


@pytest.mark.slow
def test_imports_against_the_arrows_are_caught(tmp_path: Path) -> None:
    for name in ("disktune_gui", "helper"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.cfg", tmp_path)
    room = tmp_path / "disktune_gui/new_page"
    room.mkdir()
    for name in ("__init__.py", "page.py"):
        (room / name).touch()
    with (tmp_path / "disktune_gui/pages.py").open("a") as pages:
        pages.write("\nimport disktune_gui.new_page.page\n")
    ports = tmp_path / "helper/disktune_helper/system/ports.py"
    ports.write_text(f"{ports.read_text()}\nimport disktune_helper.system.system_ports\n")
    for module, offence in AGAINST:
        place = tmp_path if module.startswith("disktune_gui") else tmp_path / "helper"
        with (place / f"{module.replace('.', '/')}.py").open("a") as file:
            file.write(f"\nimport {offence}\n")
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}:{tmp_path / 'helper'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    said = " ".join(done.stdout.split())
    assert [f"{one} -> {other}" for one, other in AGAINST if f"{one} -> {other} (l." not in said] == []
    for broken in ("The window's rooms have layers", "Nothing needs itself, in no room either"):
        assert f"{broken} BROKEN" in said


def _rooms() -> set[str]:
    """Return the names of what is directly in the window's package."""
    files = (file for file in (ROOT / "disktune_gui").iterdir() if file.name not in {"__init__.py", "__pycache__"})
    return {file.stem for file in files if file.suffix == ".py" or (file / "__init__.py").exists()}


def test_every_room_of_the_window_has_a_layer_or_is_a_pages() -> None:
    setup = configparser.ConfigParser()
    setup.read(ROOT / "setup.cfg", encoding="utf-8")
    layers = setup["importlinter:contract:layers-of-the-window"]["layers"]
    pages = {room.parent.name for room in (ROOT / "disktune_gui").glob("*/page.py")}
    assert _rooms() - pages - set(re.findall(r"\w+", layers)) == set()


# -- names --


def test_no_public_class_has_the_name_of_another() -> None:
    """A name that is met in a traceback, a search or a talk means one thing."""
    where: dict[str, list[str]] = {}
    for top in ("disktune_gui", "helper"):
        for file in sorted((ROOT / top).rglob("*.py")):
            for name in re.findall(r"^class ([^_]\w*)", file.read_text(encoding="utf-8"), re.MULTILINE):
                where.setdefault(name, []).append(str(file.relative_to(ROOT)))
    assert {name: files for name, files in where.items() if len(files) > 1} == {}


HOUSE = ("disktune_gui", "helper", "tests", "tools")
ROOM = 30
"""Python files: more than this, and a newcomer no longer sees at a glance what a room holds."""


def test_rooms_stay_small() -> None:
    rooms = Counter(file.parent for top in HOUSE for file in (ROOT / top).rglob("*.py"))
    assert {str(room.relative_to(ROOT)): count for room, count in rooms.items() if count > ROOM} == {}


# -- the launcher, from a checkout --


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Give a directory like helper/, with the real launcher and start and a main that reports its surroundings."""
    for file in (LAUNCHER, STARTED):
        shutil.copy(file, tmp_path)
    (tmp_path / "disktune_helper").mkdir()
    (tmp_path / "disktune_helper/__init__.py").touch()
    (tmp_path / "disktune_helper/main.py").write_text(PROBE)
    (tmp_path / "disktune_helper/faces.py").write_text("def begin(arguments):\n    pass\n")
    shutil.copy(ROOT / "helper/disktune_helper/bytecode.py", tmp_path / "disktune_helper")
    return tmp_path


def _start(launcher: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([launcher, *arguments], env=environment, capture_output=True, text=True, check=False)


def test_launcher_hands_on_arguments_and_exit_status(checkout: Path) -> None:
    done = _start(checkout / "disktune-helper", "browse", "more")
    assert done.returncode == 7
    assert json.loads(done.stdout)["argv"][1:] == ["browse", "more"]


def test_the_helper_says_its_version_to_who_reports_something() -> None:
    done = _start(ROOT / "helper/disktune-helper", "--version")
    assert (done.returncode, done.stdout) == (0, f"disktune-helper {VERSION}\n")


def test_launcher_reads_no_site_packages_and_no_environment(checkout: Path, tmp_path: Path) -> None:
    done = _start(checkout / "disktune-helper", PYTHONPATH=str(tmp_path / "evil"), PYTHONSTARTUP="/dev/null")
    seen = json.loads(done.stdout)
    assert (seen["isolated"], seen["no_site"]) == (1, 1)
    assert seen["path"][-1] == str(checkout)
    assert not any("-packages" in entry or "evil" in entry for entry in seen["path"])


def test_a_file_beside_the_packages_cannot_stand_in_for_the_standard_library(checkout: Path) -> None:
    (checkout / "json.py").write_text("raise SystemExit('the wrong json')")
    assert _start(checkout / "disktune-helper").returncode == 7


def test_launcher_follows_a_link_to_the_checkout(checkout: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere"
    link.symlink_to(checkout / "disktune-helper")
    assert json.loads(_start(link).stdout)["path"][-1] == str(checkout)


def test_launcher_loads_little_but_os_and_sys(checkout: Path) -> None:
    """Each module that is loaded before the helper's own costs start-up time."""
    loaded = set(json.loads(_start(checkout / "disktune-helper").stdout)["modules"])
    bare = ["/usr/bin/python3", "-IS", "-c", "import json, os, sys; print(*sys.modules)"]
    floor = subprocess.run(bare, capture_output=True, text=True, check=True).stdout.split()
    ours = {f"disktune_helper{module}" for module in ("", ".bytecode", ".faces", ".main")}
    # Of these all but the names are in each interpreter.
    finder = {"importlib", "importlib._bootstrap", "importlib._bootstrap_external", "importlib.machinery"}
    assert loaded - set(floor) - finder - {"warnings", "__future__"} == ours


@pytest.mark.privilege
def test_pkexec_does_not_start_a_checkout(checkout: Path) -> None:
    assert _start(checkout / "disktune-helper", "tune").returncode == 7
    done = _start(checkout / "disktune-helper", "tune", PKEXEC_UID="1000")
    assert (done.returncode, done.stdout) == (64, "")
    assert done.stderr.count("\n") == 1
    assert "only /usr/libexec/disktune/disktune-helper may be started this way" in done.stderr


def test_no_bytecode_is_written(checkout: Path) -> None:
    """Not by root either: the caller's umask would decide who may replace it."""
    assert json.loads(_start(checkout / "disktune-helper").stdout)["writes_bytecode"] is False
    assert not list(checkout.rglob("__pycache__"))


# -- the launcher, installed --

START = "/usr/libexec/disktune/disktune-helper tune"


@pytest.fixture(scope="module")
def install(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return what installs the helper in a throwaway system: a copy, for `make install-helper` takes seconds."""
    built = tmp_path_factory.mktemp("installed")
    subprocess.run(["make", "-s", "install-helper", f"DESTDIR={built}"], cwd=ROOT, check=True)
    (built / "usr/lib/disktune/disktune_helper/main.py").write_text(PROBE)
    return f"cp -a {built}/usr/. /usr\nexport PKEXEC_UID=1000\n"


@pytest.mark.slow
@pytest.mark.privilege
def test_installed_helper_starts_through_pkexec_and_for_a_user(install: str) -> None:
    as_user = "setpriv --reuid=65534 --regid=65534 --clear-groups /usr/libexec/disktune/disktune-helper browse"
    by_systemd = "env -u PKEXEC_UID /usr/libexec/disktune/disktune-helper guard"
    for start, places in (
        (START, ["/usr/lib/disktune"]),
        (by_systemd, []),
        (as_user, ["/usr/lib/disktune"]),
    ):
        done = throwaway.run(install + start)
        assert done.returncode == 7, done.stderr
        # As root all has been loaded by then, but for who leaves root first.
        assert json.loads(done.stdout)["path"][-1:] == places


MODULE = "/usr/lib/disktune/disktune_helper/main.py"


@pytest.mark.slow
@pytest.mark.privilege
@pytest.mark.parametrize(
    ("harm", "named", "mend"),
    [
        (f"chown 65534 {MODULE}", MODULE, ""),
        ("chmod g+w /usr/lib/disktune/disktune_contract", "/usr/lib/disktune/disktune_contract", ""),
        ("chmod o+w /usr/lib/disktune", "/usr/lib/disktune", ""),
        ("chmod o+w /usr/lib/disktune/disktune-helper.py", "/usr/lib/disktune/disktune-helper.py", ""),
        ("chown 65534 /usr/libexec/disktune", "/usr/libexec/disktune", ""),
        ("chmod g+w /usr/libexec", "/usr/libexec", ""),
        ("chmod o+w /usr/libexec/disktune/disktune-helper", "/usr/libexec/disktune/disktune-helper", ""),
        (f"mv {MODULE} /usr/lib/moved; ln -s /usr/lib/moved {MODULE}", MODULE, "mv /usr/lib/moved"),
    ],
)
def test_installed_helper_refuses_what_others_could_have_changed(
    install: str, harm: str, named: str, mend: str
) -> None:
    """It says what is wrong, and what it says mends it; a link is gone then, and the package brings the file."""
    done = throwaway.run(f"{install}{harm}\n{START}")
    assert (done.returncode, done.stdout) == (64, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"disktune-helper: {named} can be changed by users other than root. ")
    assert done.stderr.endswith(", then reinstall disktune-helper\n")
    advice = done.stderr.split('"')[1] + (f"; {mend} {named}" if mend else "")
    assert throwaway.run(f"{install}{harm}\n{advice}\n{START}").returncode == 7


PYTHONS = "$(/usr/bin/python3 -c 'import os; print(os.path.dirname(os.__file__))')"
PLANT = """
echo 'raise SystemExit(99)' >/usr/lib/planted.py
/usr/bin/python3 -c '
import importlib.util, py_compile
for module in ("disktune_helper/main", "disktune_contract/wire"):
    cached = importlib.util.cache_from_source(f"/usr/lib/disktune/{module}.py")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile("/usr/lib/planted.py", cached, invalidation_mode=mode)
'
"""


@pytest.mark.slow
@pytest.mark.privilege
def test_bytecode_that_others_could_have_changed_is_not_loaded(install: str) -> None:
    """It is no reason to leave drives without their settings at boot: the sources are there."""
    # Bytecode that claims to be right whatever its source: only not looking at it helps.
    spoiled = f"{install}{PLANT}"
    # Else this would prove nothing.
    assert throwaway.run(f"{spoiled}{START}").returncode == 99
    for harm, named in (
        ("chmod g+w {}/__pycache__", "/usr/lib/disktune/disktune_helper"),
        ("chmod o+w {}/__pycache__/wire.*.pyc", "/usr/lib/disktune/disktune_contract"),
        ("chown 65534 {}/__pycache__", "/usr/lib/disktune/disktune_contract"),
        ("mkdir -p {}/__pycache__; touch {}/__pycache__/x; chmod o+w {}/__pycache__/x", "/usr/lib/disktune"),
        ("mkdir -p {}/__pycache__; chmod 0777 {}/__pycache__", f"{PYTHONS}/json"),
    ):
        harmed = harm.replace("{}", named)
        done = throwaway.run(f"{spoiled}{harmed}\necho {named}/__pycache__\n{START}")
        assert done.returncode == 7, (harm, done.stderr)
        place = done.stdout.splitlines()[0]
        assert done.stderr == (
            f"disktune-helper: {place} can be changed by users other than root and is not used. "
            f'As root run "rm -r {place}"\n'
        ), harm
        assert throwaway.run(f"{install}{harmed}\nrm -r {place}\n{START}").stderr == "", harm


@pytest.mark.slow
@pytest.mark.privilege
def test_installed_launcher_without_its_packages_says_so(install: str) -> None:
    done = throwaway.run(f"{install}rm -r /usr/lib/disktune\n{START}")
    assert done.returncode == 64
    assert done.stderr.count("\n") == 1
    assert "/usr/lib/disktune" in done.stderr


# -- make install-helper --


@pytest.mark.slow
@pytest.mark.privilege
def test_install_helper_puts_helper_and_policy_in_place_and_nothing_else() -> None:
    """And uninstall-helper removes all of it, also where it is called twice."""
    done = throwaway.run(
        "umask 077\nmake -s install-helper\nfind /mnt/upper ! -type c -printf '%y %m %U:%G /%P\\n'\necho left:\n"
        "make -s uninstall-helper; make -s uninstall-helper; find /mnt/upper -name '*disktune*'"
    )
    assert done.returncode == 0, done.stderr
    installed, _, left = done.stdout.partition("left:\n")
    assert left == ""
    found = {path: kind for kind, path in (line.rsplit(" ", 1) for line in installed.splitlines())}
    modules = {f"/lib/disktune/{path.relative_to(ROOT / 'helper')}" for path in (ROOT / "helper").rglob("*.py")}
    policy = "/share/polkit-1/actions/org.disktune.DiskTune.policy"
    files = {path: kind for path, kind in found.items() if kind.startswith("f") and "__pycache__" not in path}
    units = {f"/lib/systemd/system/{path.relative_to(SYSTEMD)}" for path in SYSTEMD.rglob("*") if path.is_file()}
    rule = "/lib/udev/rules.d/99-disktune.rules"
    shells = {
        "/share/bash-completion/completions/disktune-helper",
        "/share/zsh/vendor-completions/_disktune-helper",
        "/share/fish/vendor_completions.d/disktune-helper.fish",
    }
    assert files == dict.fromkeys(modules | units | shells | {policy, rule}, "f 644 0:0") | {
        "/libexec/disktune/disktune-helper": "f 755 0:0"
    }
    compiled = {path.split(".cpython")[0].replace("__pycache__/", "") + ".py" for path in found if ".pyc" in path}
    assert compiled == modules - {"/lib/disktune/disktune-helper.py"}
    assert f"/lib/disktune/__pycache__/faces.{sys.implementation.cache_tag}.bin" in found
    assert {kind for path, kind in found.items() if "__pycache__" in path} == {"f 644 0:0", "d 755 0:0"}
    assert {kind for path, kind in found.items() if kind.startswith("d")} == {"d 755 0:0"}
    links = {path for path, kind in found.items() if kind.startswith("l")}
    sleeps = ("suspend", "hibernate", "hybrid-sleep", "suspend-then-hibernate")
    resumes = {f"/lib/systemd/system/{sleep}.target.wants/disktune-saved-resume.service" for sleep in sleeps}
    same = {"/share/bash-completion/completions/disktune", "/share/fish/vendor_completions.d/disktune.fish"}
    assert links == resumes | same | {"/bin/disktune-helper"}


def test_uninstall_helper_stops_what_runs_before_it_removes_anything() -> None:
    """As the package does: a trial or a boost that goes on afterwards could not restore anything."""
    done = subprocess.run(
        ["make", "-n", "uninstall-helper"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    package = (ROOT / "debian/disktune-helper.prerm").read_text(encoding="utf-8")
    stops = re.findall(r"deb-systemd-invoke stop (.*?) >", package)
    assert len(stops) == 2
    places = [done.index(f"systemctl stop {units} ||") for units in stops]
    assert places == sorted(places)
    assert places[-1] < done.index("rm -f")


@pytest.mark.slow
def test_install_helper_honours_destdir(tmp_path: Path) -> None:
    done = subprocess.run(
        ["make", "-s", "install-helper", f"DESTDIR={tmp_path}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert os.access(tmp_path / "usr/libexec/disktune/disktune-helper", os.X_OK)
    assert (tmp_path / "usr/lib/disktune/disktune_contract/wire.py").is_file()
    # Tracebacks name the place where the module will be, not where it was packed.
    (compiled,) = (tmp_path / "usr/lib/disktune/disktune_contract/__pycache__").glob("wire.*")
    assert b"/usr/lib/disktune/disktune_contract/wire.py" in compiled.read_bytes()
    assert str(tmp_path).encode() not in compiled.read_bytes()
