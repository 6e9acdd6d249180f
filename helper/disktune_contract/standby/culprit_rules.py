"""The rules for culprits: how each is recognized, its description, and what helps. The first match wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from disktune_contract.arrays.slowdown_causes import NEW_EXT4
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.standby import remedies
from disktune_contract.standby.night import (
    CulpritGroup,
    RecordingContext,
    Remedy,
    is_container,
    stem,
    who,
)
from disktune_contract.standby.recording import AccessKind, Culprit

CHECK_POWER_MODE = "CHECK POWER MODE"
_WRITES = frozenset({AccessKind.WRITE, AccessKind.WRITE_BACK})


@record
class CulpritRule:
    """One kind of culprit."""

    id: str
    label: str
    """What the guide calls it."""
    programs: tuple[str, ...] = ()
    """How the program's name begins; of the kernel's 15 characters."""
    units: tuple[str, ...] = ()
    """How the unit's name begins, where the program's name is not specific."""
    kinds: frozenset[AccessKind] = frozenset()
    """Of which kinds of access; empty is of all."""
    fits: Callable[[RecordingContext, Culprit], bool] = lambda _night, _culprit: True
    """A further condition."""
    remedies: Callable[[RecordingContext, CulpritGroup], tuple[Remedy, ...]] = remedies.nothing
    adds: str = ""
    """A sentence that is added to what it did."""
    certain: bool = True
    """Whether the program is the cause; else it is what was seen, and something else may have caused it."""
    source: str = ""

    def holds(self, night: RecordingContext, culprit: Culprit) -> bool:
        """Return whether a culprit is of this rule."""
        named = not self.programs and not self.units
        named = named or (bool(self.programs) and culprit.program.startswith(self.programs))
        named = named or (bool(self.units) and stem(culprit.unit).startswith(self.units))
        return named and (not self.kinds or culprit.kind in self.kinds) and self.fits(night, culprit)


_KERNEL_THREADS = (
    "kworker",
    "jbd2/",
    "kswapd",
    "dmcrypt_write",
    "loop",
    "md",
    "xfsaild",
    "btrfs-",
    "z_",
    "txg_sync",
)


def _is_thread(culprit: Culprit) -> bool:
    """Return whether neither the program nor the unit is known for which a thread of the kernel wrote."""
    return culprit.program.startswith(_KERNEL_THREADS) or not (culprit.program or culprit.unit)


RULES: tuple[CulpritRule, ...] = (
    CulpritRule(
        "power-mode",
        "A program that asks for the power mode",
        kinds=frozenset({AccessKind.COMMAND}),
        fits=lambda _night, culprit: culprit.command == CHECK_POWER_MODE,
        adds=Sentence("Wakes no drive, but restarts some standby timers."),
        certain=False,
        source="ACS-4, CHECK POWER MODE: the device does not leave its power mode",
    ),
    CulpritRule(
        "smartd",
        "smartd",
        ("smartd",),
        kinds=frozenset({AccessKind.COMMAND}),
        remedies=remedies.smartd,
        source="smartd.conf(5), -n POWERMODE; smartd(8), --interval",
    ),
    CulpritRule(
        "monitor",
        "A monitoring program",
        (
            *("hddtemp", "netdata", "go.d.plugin", "telegraf", "node_exporter", "smartctl_export", "collectd"),
            *("zabbix_agent", "scrutiny", "glances", "psensor", "munin", "check_smart", "prometheus", "conky"),
            *("disk-exporter", "nagios", "monitorix", "gkrellm"),
        ),
        (
            "smartctl_export",
            "prometheus",
            "telegraf",
            "netdata",
            "collectd",
            "zabbix-agent",
            "scrutiny",
            "munin-node",
        ),
        remedies=remedies.monitor,
        source="telegraf inputs.smart, nocheck; smartctl_exporter, --smartctl.powermode-check; netdata go.d",
    ),
    CulpritRule(
        "smartctl",
        "smartctl from a script, timer or cron job",
        ("smartctl",),
        kinds=frozenset({AccessKind.COMMAND}),
        remedies=remedies.smartctl,
        source="smartctl(8), -n POWERMODE",
    ),
    CulpritRule(
        "tool",
        "hdparm and similar tools from a script",
        ("hdparm", "skdump", "openSeaChest", "sg_", "sdparm", "hd-idle"),
        kinds=frozenset({AccessKind.COMMAND}),
        remedies=remedies.script,
        source="hdparm(8), -C",
    ),
    CulpritRule(
        "udisks",
        "udisks, for the desktop",
        ("udisks",),
        remedies=remedies.udisks,
        source="udisks 2.10 udiskslinuxprovider.c, housekeeping every 600 s; udisks(8), ID_ATA_SMART_ACCESS",
    ),
    CulpritRule(
        "lazy-init",
        "A new ext4 file system (ext4lazyinit)",
        ("ext4lazyinit",),
        adds=NEW_EXT4,
        source="Linux fs/ext4/super.c, ext4_lazyinit_thread",
    ),
    CulpritRule(
        "swap",
        "Swap space",
        fits=lambda night, culprit: night.is_swap(culprit.volume) or culprit.program.startswith("kswapd"),
        remedies=remedies.swap,
        source="Linux Documentation/admin-guide/sysctl/vm.rst, swappiness; swapon(8)",
    ),
    CulpritRule(
        "array",
        "The superblock or bitmap of an array",
        kinds=frozenset({AccessKind.ARRAY}),
        remedies=remedies.array,
        source="Linux Documentation/admin-guide/md.rst, safe_mode_delay and bitmap/time_base",
    ),
    CulpritRule(
        "mdadm",
        "mdadm",
        ("mdadm", "checkarray", "mdcheck"),
        remedies=remedies.mdadm,
        source="mdadm(8), --monitor; mdmonitor-oneshot.timer",
    ),
    CulpritRule(
        "lvm",
        "A scan of LVM",
        ("lvm", "pvs", "vgs", "lvs", "pvscan", "vgchange", "lvmpolld", "dmeventd"),
        remedies=remedies.lvm,
        source="lvm.conf(5), devices/global_filter",
    ),
    CulpritRule(
        "udev",
        "udev",
        kinds=frozenset({AccessKind.PROBE}),
        remedies=remedies.udev,
        adds=Sentence("udev does so after a program has written."),
        certain=False,
        source="udev(7), OPTIONS watch and nowatch; rules.d/60-block.rules",
    ),
    CulpritRule(
        "udev-program",
        "udev, by its programs",
        ("(udev-worker)", "systemd-udevd", "ata_id", "scsi_id", "blkid"),
        remedies=remedies.udev,
        adds=Sentence("udev does so after a program has written."),
        certain=False,
        source="udev(7), OPTIONS watch and nowatch; rules.d/60-persistent-storage.rules",
    ),
    CulpritRule(
        "access-times",
        "Times of last access",
        kinds=frozenset({AccessKind.ACCESS_TIMES}),
        remedies=remedies.access_times,
        source="mount(8), noatime and relatime",
    ),
    CulpritRule(
        "journald",
        "The system's journal and log",
        ("systemd-journal", "rsyslogd", "syslog-ng"),
        remedies=remedies.journald,
        source="journald.conf(5), Storage= and SyncIntervalSec=",
    ),
    CulpritRule(
        "container",
        "A container",
        fits=lambda _night, culprit: is_container(culprit.unit),
        remedies=remedies.container,
        source="dockerd(8), data-root",
    ),
    CulpritRule(
        "database",
        "A database",
        ("mariadb", "mysqld", "postgres", "mongod", "redis-server", "influxd", "clickhouse", "prometheus-tsdb"),
        ("mariadb", "mysql", "postgresql", "mongod", "redis", "influxdb", "clickhouse"),
        remedies=remedies.database,
        source="my.cnf, datadir; postgresql.conf, data_directory",
    ),
    CulpritRule(
        "locate",
        "The index of locate",
        ("updatedb", "plocate", "mlocate"),
        ("plocate", "updatedb", "mlocate"),
        remedies=remedies.locate,
        source="updatedb.conf(5), PRUNEPATHS; plocate-updatedb.timer",
    ),
    CulpritRule(
        "tracker",
        "The file indexer of GNOME",
        ("tracker-", "localsearch"),
        ("tracker-", "localsearch"),
        remedies=remedies.tracker,
        source="gsettings, org.freedesktop.Tracker3.Miner.Files",
    ),
    CulpritRule(
        "baloo",
        "The file indexer of Plasma",
        ("baloo",),
        ("kde-baloo", "plasma-baloo"),
        remedies=remedies.baloo,
        source="balooctl(1)",
    ),
    CulpritRule(
        "fstrim",
        "TRIM (fstrim)",
        ("fstrim",),
        ("fstrim",),
        remedies=remedies.fstrim,
        source="fstrim(8), fstrim.timer",
    ),
    CulpritRule(
        "file-manager",
        "The file manager of the desktop",
        ("nautilus", "dolphin", "thunar", "Thunar", "nemo", "caja", "pcmanfm", "gvfs", "kioslave", "tumblerd"),
        remedies=remedies.file_manager,
        source="udisks(8), mount option x-gvfs-hide",
    ),
    CulpritRule(
        "server",
        "A file or media server",
        ("nfsd", "smbd", "minidlna", "jellyfin", "Plex Media", "sshd", "sftp", "rsync", "proftpd", "vsftpd"),
        remedies=remedies.clients,
        certain=False,
        source="Linux fs/nfsd: requests run in threads of the server",
    ),
    CulpritRule(
        "unknown",
        "A thread of the kernel whose cause is unknown",
        kinds=frozenset({AccessKind.UNKNOWN}),
        adds=Sentence("For whom is unknown."),
        certain=False,
    ),
    CulpritRule(
        "thread",
        "A journal or a write whose program is unknown",
        kinds=frozenset({AccessKind.JOURNAL, *_WRITES}),
        fits=lambda _night, culprit: _is_thread(culprit),
        remedies=remedies.thread,
        adds=Sentence("For whom is unknown."),
        certain=False,
    ),
    CulpritRule(
        "journal",
        "The journal of a file system, for a program",
        kinds=frozenset({AccessKind.JOURNAL}),
        remedies=remedies.commit,
        source="ext4(5), commit=nrsec; btrfs(5), commit=seconds",
    ),
    CulpritRule(
        "write",
        "A program that writes",
        kinds=_WRITES,
        remedies=remedies.less_writing,
        source="Linux Documentation/admin-guide/sysctl/vm.rst, dirty_expire_centisecs; systemd.timer(5)",
    ),
    CulpritRule(
        "read",
        "A program that reads",
        kinds=frozenset({AccessKind.READ}),
        remedies=remedies.move,
        source="systemd.timer(5), OnCalendar=",
    ),
    CulpritRule(
        "command",
        "A program that sends commands",
        kinds=frozenset({AccessKind.COMMAND}),
        remedies=remedies.monitor,
    ),
    CulpritRule(
        "kernel",
        "The kernel for itself",
        kinds=frozenset({AccessKind.KERNEL}),
    ),
)
"""The last ones have every kind of access, so that no culprit is without a rule."""


def rule_of(night: RecordingContext, culprit: Culprit) -> CulpritRule:
    """Return the rule of a culprit."""
    return next(rule for rule in RULES if rule.holds(night, culprit))


def by_rule(night: RecordingContext, culprits: Iterable[Culprit]) -> tuple[tuple[CulpritRule, CulpritGroup], ...]:
    """Return culprits with their rules, those of one program and rule together."""
    found: dict[tuple[str, str], list[Culprit]] = {}
    for culprit in culprits:
        found.setdefault((rule_of(night, culprit).id, who(culprit)), []).append(culprit)
    by_id = {rule.id: rule for rule in RULES}
    return tuple(
        (by_id[rule], CulpritGroup(name, tuple(sorted(same, key=lambda one: -one.began))))
        for (rule, name), same in found.items()
    )
