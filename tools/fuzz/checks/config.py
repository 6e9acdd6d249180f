"""Files of other tools: each reader with a file of its own in a place where it looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from disktune_contract.explain.shell import commands
from disktune_contract.settings.claims import TOOLS, Claim, ClaimList, When
from disktune_helper.other_tools.all_readers import READERS
from disktune_helper.other_tools.match import Found, KnownDrive
from disktune_helper.other_tools.tree import Tree
from tests.helper.other_tools.placed import CORPUS, place_of
from tools.fuzz.memory_tree import MemoryTree
from tools.fuzz.oracles import is_sampled, sentence, survives

_PLACES: dict[str, tuple[str, ...]] = {
    "hdparm_conf.read": ("/etc/hdparm.conf",),
    "udev.reader.read": ("/etc/udev/rules.d/60-fuzz.rules",),
    "tuned_profiles.read": ("/usr/lib/tuned/fuzz/tuned.conf", "/etc/tuned/tuned-main.conf"),
    "scripts.read_scripts": (
        "/etc/rc.local",
        "/etc/crontab",
        "/etc/systemd/system/fuzz.service",
        "/etc/tmpfiles.d/fuzz.conf",
        "/etc/sysfs.conf",
        "/usr/lib/systemd/system-sleep/fuzz",
        "/usr/local/sbin/fuzz",
    ),
    "scripts.read_dinit": ("/etc/dinit.d/fuzz", "/etc/dinit.d/boot"),
    "daemons.read_hd_idle": ("/etc/default/hd-idle",),
    "kernel_parameters.read_kernel": ("/etc/modprobe.d/fuzz.conf", "/etc/default/grub", "/proc/cmdline"),
    "volume_tools.read_lvm": ("/etc/lvm/lvm.conf",),
    "kernel_parameters.read_sysctl": ("/etc/sysctl.d/50-fuzz.conf", "/etc/sysctl.conf"),
    "volume_tools.read_mdadm": ("/etc/mdadm.conf", "/etc/mdadm/mdadm.conf"),
    "hdparm_variables.read": ("/etc/conf.d/hdparm", "/etc/default/hdparm", "/etc/sysconfig/harddisks"),
    "laptop_tools.read_laptop_mode": ("/etc/laptop-mode/laptop-mode.conf", "/etc/laptop-mode/conf.d/fuzz.conf"),
    "daemons.read_smartd": ("/etc/smartd.conf",),
    "laptop_tools.read_tlp": ("/etc/tlp.conf", "/etc/tlp.d/fuzz.conf", "/etc/default/tlp"),
    "daemons.read_udisks2": ("/etc/udisks2/LAB-1.conf",),
}
"""Reader by its module and name, and where its file lies; of several places the first byte of an input chooses."""

_BESIDE: dict[str, dict[str, str]] = {
    "tuned_profiles.read": {"/etc/tuned/active_profile": "fuzz\n"},
    "scripts.read_scripts": {
        "/etc/systemd/system/other.service": "[Service]\nExecStart=/usr/local/sbin/fuzz sda post\n",
    },
    "laptop_tools.read_laptop_mode": {"/etc/laptop-mode/laptop-mode.conf": "ENABLE_LAPTOP_MODE_ON_AC=1\n"},
}
_SAMPLES: dict[str, tuple[str, ...]] = {
    "tuned_profiles.read": (
        "0[main]\ninclude=other\n[variables]\nra=4096\n[disk]\ndevices=sd*, !sdb\nelevator=bfq\nreadahead=>${ra}\n"
        "apm=128\nspindown=6\n[scsi_host]\nalpm=medium_power\n[sysctl]\ndev.raid.speed_limit_min=>5000\n"
        "[sysfs]\n/sys/block/sd*/queue/scheduler=bfq\n[script]\nscript=${i:PROFILE_DIR}/script.sh\n",
        "1dynamic_tuning = 1\nprofile_dirs = /etc/tuned,/usr/lib/tuned\n",
    ),
    "scripts.read_scripts": (
        "0#!/bin/sh\nfor d in sda sdb; do echo bfq > /sys/block/$d/queue/scheduler; done\n"
        "hdparm -B 254 /dev/sd[ab]\n",
        "1# m h dom mon dow user\n@reboot root hdparm -S 120 /dev/sda\n"
        "0 5 * * 1 root blockdev --setra 4096 /dev/sda\n",
        "2[Service]\nExecStartPre=-/sbin/hdparm -W 0 /dev/%I\nExecStart=sh -c 'smartctl -s apm,128 /dev/sda'\n"
        "[Install]\nWantedBy=multi-user.target\n",
        "3w /sys/block/sda/queue/read_ahead_kb - - - - 4096\n",
        "4block/sda/queue/scheduler = bfq # remark\nmode block/sda/queue/scheduler = 644\n",
        "0#!/bin/sh\nold=$(cat /proc/sys/dev/raid/speed_limit_max)\necho 0 > /proc/sys/dev/raid/speed_limit_max\n"
        "run-parts -a x /etc/cron.d\nsh /usr/local/sbin/fuzz; echo $old > /proc/sys/dev/raid/speed_limit_max\n",
        "5case $1 in post) nvme set-feature /dev/nvme0 -f 2 -v 1 ;; esac\nsdparm --set WCE=1 /dev/sda\n",
    ),
    "scripts.read_dinit": (
        "0type = scripted\ncommand = /usr/bin/hdparm -B 1 /dev/sda\n",
        "1waits-for = fuzz\ndepends-on: boot\n",
    ),
    "daemons.read_hd_idle": ('START_HD_IDLE=true\nHD_IDLE_OPTS="-i 0 -a sda -i 600 -c ata -a /dev/sdb"\n',),
    "kernel_parameters.read_kernel": (
        "0options ahci mobile_lpm_policy=3\noptions nvme_core default_ps_max_latency_us=5500\n",
        '1GRUB_CMDLINE_LINUX_DEFAULT="elevator=deadline"\nGRUB_CMDLINE_LINUX="$GRUB_CMDLINE_LINUX_DEFAULT x"\n',
        "2ro quiet nvme_core.default_ps_max_latency_us=0 ahci.mobile_lpm_policy=1\n",
    ),
    "volume_tools.read_lvm": ('activation {\n\t# readahead = "none"\n\treadahead = "auto"\n}\n',),
    "volume_tools.read_mdadm": (
        "0DEVICE partitions\nSYSFS name=/dev/md0 sync_speed_min=5000\n  group_thread_cnt=4\n",
        "1sysfs uuid=3aaa0122:29827cfa:5331ad66:ca767371 stripe_cache_size=8192 'quoted word'\n",
    ),
    "hdparm_variables.read": (
        '0all_args="-B254"\nsda_args="-S 120 -W0"\nsata_all_args="-A1"\ndisc0_args=-d1\n',
        '1harddisks="/dev/sda /dev/sdb"\nhdparm_opts="-q -S60"\n',
        "2USE_DMA=1\nLOOKAHEAD=0\nMULTIPLE_IO=16\nEXTRA_PARAMS=-B128\n",
    ),
    "laptop_tools.read_laptop_mode": (
        "0ENABLE_LAPTOP_MODE_ON_AC=1\nHD=/dev/sda\nCONTROL_HD_IDLE_TIMEOUT=1\nLM_AC_HD_IDLE_TIMEOUT_SECONDS=20\n"
        "CONTROL_HD_POWERMGMT=auto\nENABLE_AUTO_MODULES=1\nLM_AC_HD_POWERMGMT=254\nBATT_HD_POWERMGMT=1\n"
        "CONTROL_HD_WRITECACHE=1\nLM_HD_WRITECACHE=0\nCONTROL_READAHEAD=1\nLM_READAHEAD=3072\nBATT_HD=4\n",
        "1CONTROL_INTEL_SATA_POWER=1\nLM_AC_SATA_POLICY=max_performance\nBATT_SATA_POLICY=min_power\n",
    ),
    "daemons.read_smartd": (
        "DEFAULT -a\n/dev/sda -e apm,128 -e standby,off -l scterc,70,70 \\\n -m root\nDEVICESCAN -e wcache,on\n",
    ),
    "laptop_tools.read_tlp": (
        '0DISK_DEVICES="sda nvme0n1"\nDISK_APM_LEVEL_ON_AC="254 keep"\nDISK_SPINDOWN_TIMEOUT_ON_BAT="12 _"\n'
        'DISK_IOSCHED="bfq keep"\nSATA_LINKPWR_ON_AC="med_power_with_dipm max_performance"\n'
        "AHCI_RUNTIME_PM_ON_BAT=auto\nAHCI_RUNTIME_PM_TIMEOUT=15\n",
    ),
    "daemons.read_udisks2": (
        "[ATA]\nStandbyTimeout=240\nAPMLevel=254\nAAMLevel=128\nWriteCacheEnabled=true\nReadLookaheadEnabled=no\n",
    ),
}
"""Files to begin with of which the corpus has none, or none with all that a reader knows."""
_READERS: dict[str, Callable[[Tree], Iterable[Found]]] = {
    f"{reader.__module__.removeprefix('disktune_helper.other_tools.')}.{reader.__name__}": reader
    for reader in READERS
}
_MOST_CLAIMS = 50_000


def _check(reader: str, data: bytes) -> None:
    places = _PLACES[reader]
    at = (data[0] - ord("0")) % len(places) if data and len(places) > 1 else 0
    text = (data[1:] if len(places) > 1 else data).decode("utf-8", "replace")
    tree = MemoryTree({**_BESIDE.get(reader, {}), places[at]: text})
    drive = KnownDrive(tree, "sda")
    found = tuple(_READERS[reader](tree))
    assert len(found) <= _MOST_CLAIMS
    for one in found:
        _well_formed(one.claim)
        assert one.target.test(drive) in (True, False, None)
    if is_sampled(data):
        survives(ClaimList(tuple(one.claim for one in found)))


BUILT_IN = frozenset({"lvm"})
"""Programs that do something without a line that says so."""


def _well_formed(claim: Claim) -> None:
    assert claim.tool in TOOLS, claim
    assert claim.when, claim
    assert all(isinstance(moment, When) for moment in claim.when), claim
    assert claim.line >= (claim.tool not in BUILT_IN), claim
    assert claim.valid or claim.problem, claim
    assert claim.value is None or type(claim.value) in (bool, int, str), claim
    if claim.problem:
        sentence(claim.problem)


def dinit(data: bytes) -> None:
    """Read services of dinit."""
    _check("scripts.read_dinit", data)


def hd_idle(data: bytes) -> None:
    """Read hd-idle's options."""
    _check("daemons.read_hd_idle", data)


def hdparm_conf(data: bytes) -> None:
    """Read hdparm.conf."""
    _check("hdparm_conf.read", data)


def udev(data: bytes) -> None:
    """Read udev rules."""
    _check("udev.reader.read", data)


def tuned(data: bytes) -> None:
    """Read a profile of tuned, or its main file."""
    _check("tuned_profiles.read", data)


def scripts(data: bytes) -> None:
    """Read scripts, units and lists of assignments."""
    _check("scripts.read_scripts", data)


def kernel(data: bytes) -> None:
    """Read what the kernel and its modules are told."""
    _check("kernel_parameters.read_kernel", data)


def sysctl(data: bytes) -> None:
    """Read sysctl.conf."""
    _check("kernel_parameters.read_sysctl", data)


def lvm(data: bytes) -> None:
    """Read lvm.conf."""
    _check("volume_tools.read_lvm", data)


def mdadm(data: bytes) -> None:
    """Read mdadm.conf."""
    _check("volume_tools.read_mdadm", data)


def openrc(data: bytes) -> None:
    """Read the variables of hdparm's init scripts."""
    _check("hdparm_variables.read", data)


def laptop_mode(data: bytes) -> None:
    """Read laptop-mode.conf."""
    _check("laptop_tools.read_laptop_mode", data)


def smartd(data: bytes) -> None:
    """Read smartd.conf."""
    _check("daemons.read_smartd", data)


def tlp(data: bytes) -> None:
    """Read tlp.conf."""
    _check("laptop_tools.read_tlp", data)


def udisks2(data: bytes) -> None:
    """Read a drive's file of udisks2."""
    _check("daemons.read_udisks2", data)


def shell(data: bytes) -> None:
    """Split a script into commands."""
    found = commands(data.decode("utf-8", "replace"))
    for command in found:
        assert command.words
        assert command.line >= 1


def seeds(reader: str) -> Iterator[bytes]:
    """Return the files of the corpus that *reader* reads, each behind the digit of its place."""
    places = _PLACES[reader]
    folder = {place.rpartition("/")[0]: number for number, place in reversed(list(enumerate(places)))}
    for file in sorted(CORPUS.iterdir()):
        place = place_of(file.name)
        number = places.index(place) if place in places else folder.get(place.rpartition("/")[0])
        if number is not None:
            yield (str(number).encode() if len(places) > 1 else b"") + file.read_bytes()
    yield from (sample.encode() for sample in _SAMPLES.get(reader, ()))
