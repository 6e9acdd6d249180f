"""Bring the machine and this checkout into the state that a make target needs, or say what is missing.

Called by the Makefile as `bootstrap.py run|test|helper|bench|lab|release|translations`. Debian packages come
through apt, Python packages from requirements/*.txt, with hashes, into .venv. A call that finds everything in
place does nothing: it asks dpkg, compares one line in .venv/ready with what that line should say, and leaves.

It runs under the system's Python before anything is installed, so it uses the standard library alone. It exits
with 0 when all is ready and with 2 and one sentence when a person has to do something.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "ready"
PYTHON_FLOOR = (3, 11)

# What the Qt wheels leave to the system: ldd over their libraries and platform plugins, on Debian 12 and 13.
RUN_PACKAGES = (
    "python3-venv",
    "fonts-dejavu-core",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libglib2.0-0",
    "libgssapi-krb5-2",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
    "libxkbcommon0",
)
# Without these the installed helper cannot be started by a desktop user.
HELPER_PACKAGES = ("pkexec", "polkitd")
# The real tools that judge us, the virtual drive they are pointed at, and the validators.
TEST_PACKAGES = (
    "appstream",
    "at-spi2-core",
    "bonnie++",
    "btrfs-progs",
    "dbus",
    "desktop-file-utils",
    "dpkg-dev",
    "e2fsprogs",
    "fio",
    "fish",
    "fonts-open-sans",  # as wide and tall as Noto Sans, and never a system's default
    "gir1.2-atspi-2.0",
    "gir1.2-umockdev-1.0",
    "groff-base",
    "hdparm",
    "libglib2.0-bin",  # gapplication, by which a desktop would start the window
    "libxml2-utils",
    "man-db",
    "nvme-cli",
    "procps",
    "python3-gi",
    "python3-setuptools",
    "python3-wheel",
    "sg3-utils",
    "smartmontools",
    "systemd",
    "udev",
    "umockdev",
    "valgrind",
    "xauth",
    "xvfb",
    "zsh",
)
# A Debian to boot, and something to boot it in.
LAB_PACKAGES = (
    "e2fsprogs",
    "mmdebstrap",
    "qemu-system-x86",
    "qemu-utils",
    "uidmap",
    # with which the package is built that its machines install
    "debhelper",
    "dh-python",
    "lintian",
    "pybuild-plugin-pyproject",
    "python3-all",
    "python3-setuptools",
)
# What people use today, beside which the program is measured.
BENCH_PACKAGES = ("gnome-disk-utility", "gsmartcontrol", "linux-perf", "strace", "udisks2")
# Qt's compiler of translations, which its wheels lack. What it makes is committed: nothing else needs it.
TRANSLATION_PACKAGES = ("qt6-l10n-tools",)
# What makes fresh systems to build packages on, and wheel and source archive here.
RELEASE_PACKAGES = ("git", "mmdebstrap", "python3-setuptools", "python3-venv", "python3-wheel")
# What makes it quicker and can be done without: a kernel that runs as a program, for the lab's machines, and what
# lets it do so on every processor.
OPTIONAL = {"lab": ("user-mode-linux", "gcc", "libc6-dev")}
# Debian 13 renamed these. apt follows the old name to the new one by itself; dpkg knows only what is installed.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}

NEEDS = {
    "run": RUN_PACKAGES,
    "test": RUN_PACKAGES + HELPER_PACKAGES + TEST_PACKAGES,
    "bench": BENCH_PACKAGES,
    "helper": HELPER_PACKAGES,
    "lab": LAB_PACKAGES,
    "release": RELEASE_PACKAGES,
    "translations": TRANSLATION_PACKAGES,
}
# The lock file for each level. That for tests contains the other's pins, so one of the two is always enough.
LOCKS = {"run": ROOT / "requirements/run.txt", "test": ROOT / "requirements/test.txt"}
# Debian's PyQt6, which tools/run-tests puts before that of .venv; all else is the same.
OLDEST = ROOT / f"requirements/oldest{'-3.12' if sys.version_info >= (3, 12) else ''}.txt"


class SetupError(Exception):
    """Something only a person can mend; the text is one sentence and, where there is one, the command."""


# -- Debian packages --


def missing_packages(needed: tuple[str, ...]) -> list[str]:
    """Return those of `needed` that dpkg does not call installed, by the names that apt takes on both releases."""
    names = [*needed, *(RENAMED[name] for name in needed if name in RENAMED)]
    query = ["dpkg-query", "--show", "--showformat", "${Package} ${db:Status-Status}\n", *names]
    answer = subprocess.run(query, capture_output=True, text=True, check=False)
    installed = {line.split()[0] for line in answer.stdout.splitlines() if line.endswith(" installed")}
    return [name for name in needed if installed.isdisjoint({name, RENAMED.get(name, name)})]


def root_prefix() -> list[str] | None:
    """Return what to put before a command to run it as root, or None where there is no way and nobody to ask."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo is None:
        return None
    if subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return [sudo] if sys.stdin.isatty() else None


def ensure_packages(level: str) -> None:
    """Install what `level` lacks. Raises SetupError with the command to run where apt may not be used or fails."""
    if shutil.which("dpkg-query") is None or shutil.which("apt-get") is None:
        print(
            "This is not a Debian system, so its packages are taken to be there already. "
            f"By Debian's names they are: {' '.join(NEEDS[level])}",
            file=sys.stderr,
        )
        return
    missing = missing_packages(NEEDS[level])
    if missing and not _install(missing):
        if root_prefix() is None:
            why = "System packages are missing, and installing them needs root. Run:"
        else:
            why = "apt could not install the missing system packages. Try:"
        raise SetupError(f"{why}\n  {_by_hand(missing)}")
    optional = missing_packages(OPTIONAL.get(level, ()))
    # Nobody is asked for a password each time because of what may not be in the archive.
    if optional and not ((missing or os.geteuid() == 0) and _install(optional)):
        print(f"Going on without {' '.join(optional)}, with which it is quicker.", file=sys.stderr)


def _command(packages: list[str]) -> list[str]:
    return ["apt-get", "install", "--yes", "--no-install-recommends", *packages]


def _by_hand(packages: list[str]) -> str:
    return f"{'sudo sh' if shutil.which('sudo') else 'su'} -c 'apt-get update; {' '.join(_command(packages))}'"


def _install(packages: list[str]) -> bool:
    """Install packages as root; return whether all of them are there now."""
    prefix = root_prefix()
    if prefix is None:
        return False
    print(f"Installing system packages: {' '.join(packages)}", file=sys.stderr, flush=True)
    as_root = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive"]
    patient = ["-o", "DPkg::Lock::Timeout=300"]
    # One unreachable third-party archive makes the update fail and need not concern us: the installation judges.
    subprocess.run([*as_root, "apt-get", "-qq", *patient, "update"], stdout=subprocess.DEVNULL, check=False)
    done = subprocess.run([*as_root, *_command(packages), "-qq", *patient], stdout=subprocess.DEVNULL, check=False)
    return not done.returncode and not missing_packages(tuple(packages))


# -- The virtual environment --


def environment_key() -> str:
    """Return a digest of all that .venv is made from: locks, interpreter, place of the checkout, this file."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for lock in (*LOCKS.values(), OLDEST):
        digest.update(lock.read_bytes())
    digest.update(f"{sys.version_info[:2]} {Path(sys.executable).resolve()} {ROOT}".encode())
    return digest.hexdigest()


def ensure_environment(level: str) -> None:
    """Make .venv hold what `level` needs.

    The stamp is removed first and written last, so a set-up that was interrupted is begun anew.
    """
    key = environment_key()
    ready = {f"{level} {key}\n", f"test {key}\n"}
    if _stamp() in ready:
        return
    checkout = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(checkout, fcntl.LOCK_EX)  # two makes at once: the second waits, then finds the work done
        if _stamp() not in ready:
            _build_environment(level, key)
    finally:
        os.close(checkout)


def _stamp() -> str:
    try:
        return STAMP.read_text()
    except OSError:
        return ""


def _build_environment(level: str, key: str) -> None:
    print(f"Setting up {VENV}", file=sys.stderr, flush=True)
    sound = _stamp() == f"run {key}\n"  # then the packages for tests go on top of those already there
    STAMP.unlink(missing_ok=True)
    python = VENV / "bin/python"
    if not sound:
        _run([sys.executable, "-m", "venv", "--clear", str(VENV)], "The virtual environment could not be made")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    locked = ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCKS[level])]
    _run([*pip, *locked], "The Python packages could not be installed")
    if level == "test":
        place = ["--upgrade", "--target", str(VENV / "oldest-qt")]
        locked[-1] = str(OLDEST)
        _run([*pip, *place, *locked], "The oldest Qt could not be installed")
    packages = VENV / f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
    (packages / "disktune.pth").write_text(f"{ROOT}\n{ROOT / 'helper'}\n")
    STAMP.write_text(f"{level} {key}\n")


def _run(command: list[str], failure: str) -> None:
    # A person's own pip configuration (index, certificate, cache) holds, but not what would lead out of .venv.
    stray = {"PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX"}
    environment = {name: value for name, value in os.environ.items() if name not in stray} | {"PIP_USER": "0"}
    done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        raise SetupError(f"{failure}; the reason is above. The next call tries again.")


def main(arguments: list[str]) -> int:
    """Prepare the level named by the one argument and return the exit status."""
    if len(arguments) != 1 or arguments[0] not in NEEDS:
        print(f"usage: bootstrap.py {'|'.join(NEEDS)}", file=sys.stderr)
        return 2
    if sys.version_info < PYTHON_FLOOR:
        print(
            f"DiskTune needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.", file=sys.stderr
        )
        return 2
    (level,) = arguments
    try:
        ensure_packages(level)
        if level in LOCKS:
            ensure_environment(level)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except PermissionError as error:
        print(f"{error.filename} is not yours to change; remove {VENV} as root and try again.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("Interrupted. The next call starts the set-up from the beginning.", file=sys.stderr)
        raise SystemExit(130) from None
