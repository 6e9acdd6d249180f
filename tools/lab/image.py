"""The lab's root file system: Debian 12 from packages alone, built once and kept under ``build/lab``.

A digest of the recipe, which is the data in this module, names the directory: a changed recipe is built again, an
unchanged one never. Needs mmdebstrap, and root or subordinate user ids (subuid(5)). What machines start from is
made of it for each run (`tools.lab.disks`).
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

RELEASE = "bookworm"

PACKAGES = (
    # the system, without recommendations
    *("linux-image-amd64", "systemd-sysv", "udev", "dbus", "libpam-systemd", "kmod", "procps", "make", "python3"),
    # how the helper becomes root
    *("polkitd", "pkexec"),
    # the judges
    *("hdparm", "nvme-cli", "mdadm", "smartmontools", "sg3-utils", "udisks2", "fio", "util-linux-extra"),
    "btrfs-progs",
    # who else sets what we set, in addition to hdparm, mdadm, udisks2 and systemd
    *("tlp", "tuned"),
    # what loses power at every write
    "dmsetup",
    # what measures files for the how-tos, beside fio
    "bonnie++",
    # what lies between files and drives
    *("cryptsetup-bin", "lvm2", "thin-provisioning-tools", "bcache-tools", "usbutils"),
    # another machine, which lies behind a network of this one's own
    *("openssh-server", "sudo", "iproute2"),
    # who sets several of them
    "ansible-core",
    # what window and tray run on, a display for them, and what keeps their desktop strict
    *("python3-pyqt6", "python3-pyqt6.qtsvg", "python3-pyudev", "python3-gi", "xvfb"),
)

FILES = {
    # A list instead of "most" makes the initramfs small: unpacking it is a good part of booting in software.
    "etc/initramfs-tools/conf.d/lab": "MODULES=list\nCOMPRESS=lz4\nRESUME=none\n",
    "usr/share/initramfs-tools/modules.d/lab": "virtio_pci\nvirtio_blk\next4\n",
    "etc/hostname": "lab\n",
    "etc/fstab": "/dev/vda / ext4 noatime 0 1\n",
    # Nothing may look at drives behind the scenarios' backs, least of all once a minute; the terminals are taken.
    **{
        f"etc/systemd/system/{unit}": None
        for unit in (
            "smartmontools.service",
            "tlp.service",
            "tuned.service",
            "mdmonitor.service",
            "apt-daily.timer",
            "apt-daily-upgrade.timer",
            "dpkg-db-backup.timer",
            "e2scrub_all.timer",
            # They look for snapshots of LVM and drives on the network: half a minute in emulation, for nothing.
            "e2scrub_reap.service",
            "nvmf-autoconnect.service",
            "fstrim.timer",
            # No scenario needs its daemons, and each would look at drives when it starts.
            "lvm2-monitor.service",
            "lvm2-lvmpolld.socket",
            "dm-event.socket",
            "blk-availability.service",
            # Scenarios start a server of their own.
            "ssh.service",
            "systemd-networkd.service",
            "getty@tty1.service",
            "serial-getty@ttyS0.service",
        )
    },
    # It reads each drive without a file system at each event: a sleeping one would start its motor for it.
    "etc/udev/rules.d/69-bcache.rules": None,
    "etc/systemd/system/lab.service": """\
[Unit]
Description=Run the job that the host left in the shared folder, and switch off
Wants=dbus.service polkit.service systemd-logind.service
After=dbus.service polkit.service systemd-logind.service systemd-udev-settle.service

[Service]
Type=oneshot
ExecStart=/usr/local/sbin/lab-job
TimeoutStartSec=infinity

[Install]
WantedBy=multi-user.target
""",
    "usr/local/sbin/lab-job": """\
#!/bin/sh
# Output and exit status go back into the folder. A job that cannot even begin leaves neither.
mkdir -p /lab/job
if job=$(grep -o 'lab.job=[^ ]*' /proc/cmdline); then
    # User-Mode Linux sees the host's files, and its line to the host is a serial one.
    stty -F /dev/ttyS0 raw -echo
    mount -t hostfs -o "${job#*=}" job /lab/job
else
    modprobe -a 9pnet_virtio 9p virtio_console
    mount -t 9p -o trans=virtio,version=9p2000.L,msize=262144 job /lab/job
fi &&
cd /lab/checkout &&
if grep -q lab.shell /proc/cmdline; then
    # Whoever works in the machine sees what is changed outside.
    mount -t 9p -o trans=virtio,version=9p2000.L,msize=262144,ro checkout /lab/checkout && cd /lab/checkout
    setsid --ctty sh -lc 'stty -F /dev/ttyS0 cols 120 rows 40; exec bash -l' </dev/ttyS0 >/dev/ttyS0 2>&1
else
    sh /lab/job/job >/lab/job/output 2>&1
fi
echo $? >/lab/job/status
sync
systemctl poweroff -f
""",
}
"""Contents by path below the root; None is a unit that is masked."""

LEFT_OUT = (
    *(f"/usr/share/{place}/*" for place in ("doc", "man", "locale", "info")),
    # The root file system lies on none of them; without their programs the initramfs stays small.
    *(f"/usr/share/initramfs-tools/hooks/{name}" for name in ("lvm2", "bcache", "thin-provisioning-tools")),
)
"""What of the packages is not unpacked."""

PATH = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"

FINISH = (
    'chroot "$1" systemctl --quiet enable lab.service',
    'chroot "$1" useradd --create-home --shell /bin/bash --groups sudo user',
    # As few rounds as there may be: Debian's own take emulation a second, each time that the password is typed.
    'echo user:drives | chroot "$1" chpasswd --crypt-method SHA256 --sha-rounds 1000',
)
"""The person at the desk, who may become root by a password, as on any Debian desktop."""


class ImageError(Exception):
    """The root file system could not be built; the text is one sentence."""


@dataclass(frozen=True)
class Image:
    """A built system."""

    root: Path
    """All of its files, in an archive."""
    kernel: Path
    initrd: Path


def ensure(cache: Path) -> Image:
    """Return the system, building it if *cache* does not hold it. Raises ImageError."""
    place = cache / _digest()
    if not place.is_dir():
        print(f"lab: building Debian {RELEASE} once, which takes some minutes", flush=True)
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix="new-") as work:
            made = Path(work) / "image"
            made.mkdir()
            _build(Path(work), made)
            made.rename(place)
        for other in cache.glob("image-*"):
            if other != place:
                shutil.rmtree(other)
    return Image(place / "root.tar", place / "vmlinuz", place / "initrd.img")


def _digest() -> str:
    recipe = repr((RELEASE, PACKAGES, LEFT_OUT, FILES, FINISH))
    return "image-" + hashlib.sha256(recipe.encode()).hexdigest()[:16]


def _build(work: Path, made: Path) -> None:
    if shutil.which("mmdebstrap", path=PATH) is None:
        raise ImageError("The lab needs mmdebstrap: make lab installs it where it may use apt.")
    files = work / "files.tar"
    _pack_files(files)
    root = work / "root.tar"
    bootstrap = ["mmdebstrap", "--quiet", "--variant=apt", f"--include={','.join(PACKAGES)}"]
    options = ["--aptopt=APT::Install-Recommends false", f"--aptopt={_apt_configuration(work)}"]
    options += [f"--dpkgopt=path-exclude={place}" for place in LEFT_OUT]
    # Before the packages, so that the initramfs is made once and as it should be.
    hooks = [f"--essential-hook=tar-in {files} /", *(f"--customize-hook={command}" for command in FINISH)]
    # Without root, mmdebstrap works as another of the user's ids, which has to be let in.
    work.chmod(0o755)
    call([*bootstrap, *options, *hooks, RELEASE, str(root)], "The lab's packages could not be installed")
    _take_kernel(root, made)
    root.rename(made / root.name)
    for copy in made.iterdir():
        copy.chmod(0o644)


def _pack_files(target: Path) -> None:
    """Put `FILES` into an archive, as root's and without directories: those of the system keep their modes."""
    with tarfile.open(target, "w") as archive:
        for path, content in FILES.items():
            member = tarfile.TarInfo(path)
            member.mode = 0o755 if "/sbin/" in path else 0o644
            if content is None:
                member.type, member.linkname = tarfile.SYMTYPE, "/dev/null"
            data = (content or "").encode("ascii")
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))


def _take_kernel(root: Path, made: Path) -> None:
    """Copy kernel and initramfs out of the archive, under names without a version."""
    with tarfile.open(root) as archive:
        for member in archive:
            name = Path(member.name).name.partition("-")[0]
            if member.isfile() and Path(member.name).parent.name == "boot" and name in ("vmlinuz", "initrd.img"):
                content = archive.extractfile(member)
                if content is not None:
                    (made / name).write_bytes(content.read())


def _apt_configuration(work: Path) -> Path:
    """Return a file with what this machine's apt needs to reach its archive: proxies, retries."""
    dump = _text("/usr/bin/apt-config", "dump", "Acquire")
    wanted = ("Acquire::http", "Acquire::ForceIPv", "Acquire::Retries", "Acquire::Check")
    file = work / "apt.conf"
    file.write_text("".join(f"{line}\n" for line in dump.splitlines() if line.startswith(wanted)))
    return file


def _text(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def as_root() -> list[str]:
    """Return what lets a command own files as root: nothing, or a user namespace with all ids."""
    return [] if os.geteuid() == 0 else ["unshare", "--map-auto", "--map-root-user", "--"]


def call(command: list[str], failure: str) -> None:
    """Run a command; raises ImageError with the words *failure* if it does not end well."""
    done = subprocess.run(command, env=os.environ | {"PATH": PATH}, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise ImageError(f"{failure}; the reason is above.")
