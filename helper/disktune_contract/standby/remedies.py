"""What helps against culprits: lines for the files and commands of other programs, with what they cost.

A line is copied into a file of root's. So it contains nothing that other users can choose, except names made of
harmless characters alone; any other name is replaced by a word in capitals.
"""

from __future__ import annotations

from disktune_contract.patterns import pattern_of
from disktune_contract.rules.setting_interactions import RULES
from disktune_contract.sentence import Sentence
from disktune_contract.standby.night import CulpritGroup, RecordingContext, Remedy, stem

# -- remedies: lines for the files of other programs, with their cost --------------------------------------

_PLAIN = pattern_of(r"[A-Za-z0-9_.@:-]+")
_PLAIN_PATH = pattern_of(r"(?:/(?!\.{1,2}(?:/|\Z))[A-Za-z0-9_.@:+-]+)+|/")
_SYSTEM_UNIT = pattern_of(r"[A-Za-z0-9_.@:-]+\.service")

_UDISKS_RULE = next(rule for rule in RULES if rule.id == "polling-defeats-timer")

FSTAB = "/etc/fstab"
"""Of it a remedy has the option alone. A whole line would be a second one for the mount point, or replace one that
has more: the UUID of the device, and options that no mounted file system shows, such as nofail."""
_LATER_S = 600


def plain(text: str, otherwise: str) -> str:
    """Return a name for a line, or the word *otherwise* if it has characters that could mean something there."""
    return text if _PLAIN.fullmatch(text) else otherwise


def plain_path(path: str, otherwise: str) -> str:
    """Return a path for a line, or the word *otherwise*."""
    return path if _PLAIN_PATH.fullmatch(path) else otherwise


def _node(night: RecordingContext) -> str:
    return f"/dev/{plain(night.drive.name, 'DRIVE')}"


# -- who asks for SMART data -------------------------------------------------------------------------------


def smartd(night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return what makes smartd leave a drive in standby alone (smartd.conf(5), -n)."""
    return (
        Remedy(
            Sentence("Add -n standby,q to smartd's line, or this above DEVICESCAN."),
            file="/etc/smartd.conf",
            line=f"{_node(night)} -a -n standby,q",
        ),
        Remedy(
            Sentence("Let smartd check every 4 h."),
            file="/etc/default/smartmontools",
            line='smartd_opts="--interval=14400"',
        ),
    )


def smartctl(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return what makes a script's smartctl leave a drive in standby alone (smartctl(8), -n)."""
    return (
        Remedy(
            Sentence("Let it skip drives in standby."),
            line=f"smartctl -n standby -a {_node(night)}",
        ),
        *timer(night, group),
    )


def script(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how a script asks for the power mode first (hdparm(8), -C)."""
    return (
        Remedy(
            Sentence("Let the script end in standby."),
            line=f"hdparm -C {_node(night)} | grep -q standby && exit",
        ),
        *timer(night, group),
    )


def udisks(night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return the rule that keeps udisks from reading SMART data (udisks(8), ID_ATA_SMART_ACCESS)."""
    return (
        Remedy(
            Sentence("Exclude the drive."),
            Sentence("The desktop no longer warns of its failure."),
            file=_UDISKS_RULE.remedy_place,
            line=_UDISKS_RULE.remedy_line(night.drive.serial),
        ),
    )


_MONITORS: tuple[tuple[str, str, str], ...] = (
    ("telegraf", "/etc/telegraf/telegraf.conf", 'nocheck = "standby"'),
    ("smartctl_export", "", "smartctl_exporter --smartctl.powermode-check=standby"),
    ("netdata", "/etc/netdata/go.d/smartctl.conf", "no_check_power_mode: standby"),
    ("go.d.plugin", "/etc/netdata/go.d/smartctl.conf", "no_check_power_mode: standby"),
)
"""Options that make monitors with smartctl skip drives in standby: how the program's name begins, file, line.

Sources: telegraf plugins/inputs/smart (nocheck), smartctl_exporter (--smartctl.powermode-check), netdata's go.d
collector smartctl (no_check_power_mode).
"""


def monitor(_night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return the option of a monitoring program, where one is known."""
    for begins, file, line in _MONITORS:
        if group.main.program.startswith(begins) or stem(group.main.unit).startswith(begins):
            says = Sentence("Let it skip drives in standby.")
            costs = Sentence("No values in standby.")
            return (Remedy(says, costs, file=file, line=line),)
    return (
        Remedy(
            Sentence("Exclude the drive."),
        ),
    )


# -- file systems ------------------------------------------------------------------------------------------


def commit(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return what makes a file system commit less often (ext4(5) and btrfs(5), commit=)."""
    volume = group.main.volume
    mount = night.mounted(volume)
    if mount is not None and mount.kind not in {"ext3", "ext4", "btrfs"}:
        return less_writing(night, group)
    if _is_rare(group):
        return less_writing(night, group)
    return (
        Remedy(
            Sentence("Commit every 10 min (commit=600)."),
            Sentence("A power failure can lose 10 min of changes."),
            file=FSTAB,
            line=f"commit={_LATER_S}",
        ),
        *less_writing(night, group),
    )


def _is_rare(group: CulpritGroup) -> bool:
    """Return whether it comes so seldom that collecting its changes for 10 min would not make it fewer."""
    return group.every_s is not None and group.every_s > _LATER_S


def thread(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return what helps against accesses without a known cause."""
    return () if _is_rare(group) else commit(night, group)


def access_times(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how access times are left alone (mount(8), noatime)."""
    return (
        Remedy(
            Sentence("Add noatime to its options."),
            file=FSTAB,
            line="noatime",
        ),
    )


def less_writing(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how a program comes to write less often, and how the kernel collects what it writes."""
    if _is_rare(group):
        return move(night, group)
    return (
        *timer(night, group),
        Remedy(
            Sentence("Let the kernel collect changes for 10 min."),
            Sentence("A power failure can lose 10 min of changes."),
            file="/etc/sysctl.d/90-standby.conf",
            line=f"vm.dirty_expire_centisecs = {_LATER_S * 100}\nvm.dirty_writeback_centisecs = {_LATER_S * 100}",
        ),
    )


def move(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return that what a program uses belongs on another drive."""
    return (
        *timer(night, group),
        Remedy(
            Sentence("Move its data to another drive."),
        ),
    )


def timer(_night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how a service that a timer starts comes once a day (systemd.timer(5)); none for others."""
    unit = group.main.unit.rpartition("/")[2]
    if not _SYSTEM_UNIT.fullmatch(unit) or unit.startswith(_NOT_BY_TIMER):
        return ()
    name = unit.removesuffix(".service")
    return (
        Remedy(
            Sentence("Run its timer daily, while the drive is in use."),
            file=f"/etc/systemd/system/{name}.timer.d/standby.conf",
            line="[Timer]\nOnCalendar=\nOnCalendar=*-*-* 18:00:00",
        ),
    )


_NOT_BY_TIMER = (
    *("user@", "systemd-udevd", "docker", "containerd", "cron", "crond", "anacron", "atd", "sshd", "smbd", "nmbd"),
    *(
        "nfs-",
        "mariadb",
        "mysql",
        "postgresql",
        "mongod",
        "redis",
        "influxdb",
        "udisks2",
        "smartmontools",
        "smartd",
    ),
)
"""How units begin that run all the time, or start jobs of their own."""


# -- below file systems ------------------------------------------------------------------------------------


def swap(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how swapping becomes rare (proc_sys_vm(5), swappiness), or goes elsewhere (swapon(8))."""
    return (
        Remedy(
            Sentence("Move swap to another drive, or to zram."),
        ),
        Remedy(
            Sentence("Let the kernel swap less."),
            file="/etc/sysctl.d/90-standby.conf",
            line="vm.swappiness = 10",
        ),
    )


def array(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return what an array needs: its own writes follow those of programs (md.rst, safe_mode_delay)."""
    return (
        Remedy(
            Sentence("Record the array: programs write to it."),
        ),
        Remedy(
            Sentence("Set the bitmap update delay to 60 s."),
        ),
    )


def udev(night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how udev no longer examines a drive when a program closes it (udev(7), OPTIONS, nowatch)."""
    return (
        Remedy(
            Sentence("Find the program that writes; udev only follows."),
            Sentence("Changes nothing else."),
        ),
        Remedy(
            Sentence("Let udev ignore closed devices."),
            Sentence("New partitions need udevadm trigger."),
            file="/etc/udev/rules.d/99-standby.rules",
            line=f'ACTION!="remove", SUBSYSTEM=="block", KERNEL=="{plain(night.drive.name, "DRIVE")}*", '
            'OPTIONS:="nowatch"',
        ),
    )


def lvm(night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how LVM leaves a drive out of its scans (lvm.conf(5), global_filter)."""
    return (
        Remedy(
            Sentence("Exclude the drive."),
            Sentence("LVM then finds no volumes there."),
            file="/etc/lvm/lvmlocal.conf",
            line=f'devices {{ global_filter = [ "r|^{_node(night)}|" ] }}',
        ),
    )


def mdadm(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how mdadm's checks come at another time (mdcheck_start.timer, mdmonitor-oneshot.timer of mdadm)."""
    return (
        Remedy(
            Sentence("Run it while the drive is in use."),
            Sentence("A degraded array is reported a day later."),
            file="/etc/systemd/system/mdmonitor-oneshot.timer.d/standby.conf",
            line="[Timer]\nOnCalendar=\nOnCalendar=*-*-* 18:00:00",
        ),
    )


def clients(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return that a server's clients decide."""
    return (
        Remedy(
            Sentence("Find this share's client, such as a media player."),
        ),
    )


def nothing(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return no remedy: it ends without one, or none is known."""
    return ()


# -- programs with a file or a command of their own for it -------------------------------------------------


def journald(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how the system's journal leaves the drive alone (journald.conf(5))."""
    return (
        Remedy(
            Sentence("Keep the system's journal in memory."),
            Sentence("The journal is lost at a restart or crash."),
            file="/etc/systemd/journald.conf.d/standby.conf",
            line="[Journal]\nStorage=volatile",
        ),
        Remedy(
            Sentence("Write the journal hourly."),
            Sentence("A power failure can lose an hour of the journal."),
            file="/etc/systemd/journald.conf.d/standby.conf",
            line="[Journal]\nSyncIntervalSec=1h",
        ),
    )


def database(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return where a database's data directory is set."""
    program = group.main.program
    costs = Sentence("Stop it, and copy the data first.")
    says = Sentence("Move its data to another drive.")
    for begins, file, line in _DATABASES:
        if program.startswith(begins) or stem(group.main.unit).startswith(begins):
            return (Remedy(says, costs, file=file, line=line),)
    return move(night, group)


_DATABASES: tuple[tuple[str, str, str], ...] = (
    ("mariadb", "/etc/mysql/mariadb.conf.d/90-standby.cnf", "[mysqld]\ndatadir = /DIRECTORY/mysql"),
    ("mysql", "/etc/mysql/conf.d/90-standby.cnf", "[mysqld]\ndatadir = /DIRECTORY/mysql"),
    ("postgres", "/etc/postgresql/VERSION/main/postgresql.conf", "data_directory = '/DIRECTORY/postgresql'"),
    ("mongod", "/etc/mongod.conf", "storage:\n  dbPath: /DIRECTORY/mongodb"),
    ("redis-server", "/etc/redis/redis.conf", "dir /DIRECTORY/redis"),
    ("influxd", "/etc/influxdb/influxdb.conf", '[data]\n  dir = "/DIRECTORY/influxdb"'),
)
"""Options that set where a database stores its data: how the program's name begins, file, line."""


def container(_night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how a container's data or its messages leave the drive."""
    moved = Remedy(
        Sentence("Move its data to another drive."),
        Sentence("Stop it, and copy the data first."),
    )
    if not group.main.unit.rpartition("/")[2].startswith("docker"):
        return (moved,)
    return (
        moved,
        Remedy(
            Sentence("Move its data to another drive."),
            Sentence("Stop it, and copy the data first."),
            file="/etc/docker/daemon.json",
            line='{ "data-root": "/DIRECTORY/docker" }',
        ),
    )


def locate(night: RecordingContext, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how updatedb leaves a file system out (updatedb.conf(5)), or comes at another time."""
    point = plain_path(night.place(group.main.volume), "/MOUNT-POINT")
    return (
        Remedy(
            Sentence("Add it to PRUNEPATHS of locate."),
            file="/etc/updatedb.conf",
            line=f'PRUNEPATHS="/tmp /var/spool /media {point}"',
        ),
        Remedy(
            Sentence("Run it while the drive is in use."),
            file="/etc/systemd/system/plocate-updatedb.timer.d/standby.conf",
            line="[Timer]\nOnCalendar=\nOnCalendar=*-*-* 18:00:00",
        ),
    )


def tracker(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how GNOME's indexer leaves directories out (its schema org.freedesktop.Tracker3.Miner.Files)."""
    return (
        Remedy(
            Sentence("Let GNOME index only your home directory."),
            line='gsettings set org.freedesktop.Tracker3.Miner.Files index-recursive-directories "[]"',
        ),
    )


def baloo(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how Plasma's indexer is turned off (balooctl)."""
    return (
        Remedy(
            Sentence("Exclude this drive from Plasma's search (balooctl6)."),
            line="balooctl disable",
        ),
    )


def fstrim(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how fstrim comes at another time (fstrim(8), fstrim.timer)."""
    return (
        Remedy(
            Sentence("Run it while the drive is in use."),
            file="/etc/systemd/system/fstrim.timer.d/standby.conf",
            line="[Timer]\nOnCalendar=\nOnCalendar=Sat *-*-* 18:00:00",
        ),
    )


def file_manager(_night: RecordingContext, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how the desktop comes to leave a file system alone (udisks(8), mount options read by GVfs)."""
    return (
        Remedy(
            Sentence("Close file managers that show this drive."),
            file=FSTAB,
            line="x-gvfs-hide",
        ),
    )
