"""What helps against programs that have a file or a command of their own for it; lines as `remedies` has them."""

from __future__ import annotations

from disktune_contract.accesses.culprit_words import CulpritGroup, stem
from disktune_contract.accesses.finding import Remedy
from disktune_contract.accesses.night import Night
from disktune_contract.accesses.remedies import FSTAB, move, plain_path
from disktune_contract.sentence import Sentence


def journald(_night: Night, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how the system's journal leaves the drive alone (journald.conf(5))."""
    return (
        Remedy(
            Sentence("Keep the system's journal in memory."),
            Sentence("The journal is lost when the computer restarts, also after a crash."),
            file="/etc/systemd/journald.conf.d/standby.conf",
            line="[Journal]\nStorage=volatile",
        ),
        Remedy(
            Sentence("Write the journal every hour instead of every 5 min."),
            Sentence("A power failure can lose the last hour of it. Messages of errors are written immediately."),
            file="/etc/systemd/journald.conf.d/standby.conf",
            line="[Journal]\nSyncIntervalSec=1h",
        ),
    )


def database(night: Night, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return where a database's data directory is set."""
    program = group.main.program
    costs = Sentence("Stop the database and copy its data there first.")
    says = Sentence("Move the data of the database to a drive that stays awake.")
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
"""How databases are told where their data is: how the program begins, file, line."""


def container(_night: Night, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how a container's data or its messages leave the drive."""
    moved = Remedy(
        Sentence("Move the volume of the container that is on this drive to a drive that stays awake."),
        Sentence("Stop the container and copy the volume first."),
    )
    if not group.main.unit.rpartition("/")[2].startswith("docker"):
        return (moved,)
    return (
        moved,
        Remedy(
            Sentence("Move the directory of Docker to a drive that stays awake."),
            Sentence("Stop Docker and copy /var/lib/docker first. This concerns all its containers."),
            file="/etc/docker/daemon.json",
            line='{ "data-root": "/DIRECTORY/docker" }',
        ),
    )


def locate(night: Night, group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how updatedb leaves a file system out (updatedb.conf(5)), or comes at another time."""
    point = plain_path(night.place(group.main.volume), "/MOUNT-POINT")
    return (
        Remedy(
            Sentence("Leave the file system out of the index of locate: add it to PRUNEPATHS."),
            Sentence("locate no longer finds files there."),
            file="/etc/updatedb.conf",
            line=f'PRUNEPATHS="/tmp /var/spool /media {point}"',
        ),
        Remedy(
            Sentence("Let the index be made at a time when the drive is in use."),
            Sentence("The computer is busier at that time."),
            file="/etc/systemd/system/plocate-updatedb.timer.d/standby.conf",
            line="[Timer]\nOnCalendar=\nOnCalendar=*-*-* 18:00:00",
        ),
    )


def tracker(_night: Night, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how GNOME's indexer leaves directories out (its schema org.freedesktop.Tracker3.Miner.Files)."""
    return (
        Remedy(
            Sentence("Let the indexer of GNOME look at your home directory alone, not into its folders."),
            Sentence("The search of the desktop no longer finds files in other folders."),
            line='gsettings set org.freedesktop.Tracker3.Miner.Files index-recursive-directories "[]"',
        ),
    )


def baloo(_night: Night, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how Plasma's indexer is turned off (balooctl)."""
    return (
        Remedy(
            Sentence("Turn off the file search of Plasma, or exclude this drive from it. Plasma 6 has balooctl6."),
            Sentence("The search of the desktop no longer finds these files."),
            line="balooctl disable",
        ),
    )


def fstrim(_night: Night, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how fstrim comes at another time (fstrim(8), fstrim.timer)."""
    return (
        Remedy(
            Sentence("Let the weekly TRIM come at a time when the drive is in use."),
            Sentence("The computer is busier at that time."),
            file="/etc/systemd/system/fstrim.timer.d/standby.conf",
            line="[Timer]\nOnCalendar=\nOnCalendar=Sat *-*-* 18:00:00",
        ),
    )


def file_manager(_night: Night, _group: CulpritGroup) -> tuple[Remedy, ...]:
    """Return how the desktop comes to leave a file system alone (udisks(8), mount options read by GVfs)."""
    return (
        Remedy(
            Sentence("Close windows of the file manager that show this drive, or hide it from the desktop."),
            Sentence("With x-gvfs-hide the file manager of GNOME no longer lists it; its path still works."),
            file=FSTAB,
            line="x-gvfs-hide",
        ),
    )
