"""What people do with a drive, as workloads: a film, a database, a photo library."""

from __future__ import annotations

from disktune_contract.measuring.workload import (
    Bounds,
    Cache,
    Engine,
    Metric,
    Pattern,
    Profile,
    Sync,
    Target,
    Workload,
)
from disktune_contract.record import replace

_FILE = Workload(
    id="use.video-play",
    label="Video playback",
    purpose="Reads a film sequentially through the page cache. A UHD Blu-ray needs 16 MB/s, raw video hundreds.",
    exercises="file system, read-ahead and drive",
    engine=Engine.FIO,
    target=Target.FOLDER,
    pattern=Pattern.SEQUENTIAL,
    block_bytes=1 << 20,
    cache=Cache.COLD,
)

VIDEO_RECORD = replace(
    _FILE,
    id="use.video-record",
    label="Video recording",
    purpose="Writes a film sequentially and waits at the end until it is on the drive.",
    exercises="file system, writeback and drive",
    read_percent=0,
    sync=Sync.FDATASYNC,
    seconds=Bounds(1, 20, 60),
    runs=Bounds(1, 3, 20),
    total_bytes=1 << 30,
    file_bytes=1 << 30,
)

DATABASE_LOG = replace(
    _FILE,
    id="use.database-log",
    label="Database commit log",
    purpose="Appends 8 KiB to a growing file and waits until it is on the drive, like a database at every commit.",
    exercises="file system, and how long the drive takes to write data permanently",
    block_bytes=8192,
    read_percent=0,
    sync=Sync.DSYNC,
    appends=True,
    metric=Metric.P50,
)

DATABASE_TABLES = replace(
    _FILE,
    id="use.database-tables",
    label="Database table access",
    purpose="Random reads (70%) and writes (30%) of 8 KiB pages, 16 in flight, like a busy database.",
    exercises="file system, drive and its command queue",
    pattern=Pattern.RANDOM,
    block_bytes=8192,
    depth=16,
    read_percent=70,
    cache=Cache.DIRECT,
    metric=Metric.IOPS,
)

PHOTOS_BROWSE = replace(
    _FILE,
    id="use.photos-browse",
    label="Photo browsing",
    purpose="Random reads of 64 KiB from 4 threads, like a window that loads its thumbnails for the first time.",
    exercises="file system and drive",
    pattern=Pattern.RANDOM,
    block_bytes=64 << 10,
    jobs=4,
)

PHOTOS_IMPORT = replace(
    _FILE,
    id="use.photos-import",
    label="Photo import",
    purpose="Writes 8 MiB blocks and waits until each is on the drive, like copying from a card.",
    exercises="file system, writeback and drive",
    block_bytes=8 << 20,
    read_percent=0,
    sync=Sync.DSYNC,
)

DESKTOP = replace(
    _FILE,
    id="use.desktop-copy",
    label="Desktop latency during copy",
    purpose=(
        "Random reads of 4 KiB, one at a time, while a large file is written. Shows how fast programs react "
        "during a copy."
    ),
    exercises="scheduler, writeback throttling and drive",
    pattern=Pattern.RANDOM,
    block_bytes=4096,
    cache=Cache.DIRECT,
    metric=Metric.P99,
    beside_bytes=1 << 20,
)

WORKLOADS: tuple[Workload, ...] = (
    DESKTOP,
    _FILE,
    VIDEO_RECORD,
    DATABASE_LOG,
    DATABASE_TABLES,
    PHOTOS_BROWSE,
    PHOTOS_IMPORT,
)

PROFILES: tuple[Profile, ...] = (
    Profile(
        id="use.desktop",
        label="Desktop",
        purpose="How long programs wait for the drive during a large copy.",
        steps=("use.desktop-copy",),
    ),
    Profile(
        id="use.video",
        label="Video",
        purpose="Sequential reads and writes of large files.",
        steps=("use.video-play", "use.video-record"),
    ),
    Profile(
        id="use.database",
        label="Database",
        purpose="Commits that wait for the drive, and random reads and writes of tables.",
        steps=("use.database-log", "use.database-tables"),
    ),
    Profile(
        id="use.photos",
        label="Photo Library",
        purpose="Loading thumbnails, and copying new photos from a card.",
        steps=("use.photos-browse", "use.photos-import"),
    ),
)
