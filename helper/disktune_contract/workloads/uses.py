"""What people do with a drive, as workloads: a film, a database, a photo library."""

from __future__ import annotations

from dataclasses import replace

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

_FILE = Workload(
    id="use.video-play",
    label="Play video",
    purpose="Reads a film in order, through the kernel's cache. A UHD Blu-ray needs 16 MB/s, raw video hundreds.",
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
    label="Record video",
    purpose="Writes a film in order and waits at the end until it is on the drive.",
    exercises="file system, write-back and drive",
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
    label="Database log",
    purpose="Appends 8 KiB and waits until it is on the drive, as a database does at every commit.",
    exercises="file system, and how soon the drive has written something for good",
    block_bytes=8192,
    read_percent=0,
    sync=Sync.DSYNC,
    metric=Metric.P50,
)

DATABASE_TABLES = replace(
    _FILE,
    id="use.database-tables",
    label="Database tables",
    purpose="Reads and writes pages of 8 KiB anywhere, 70 to 30, 16 at a time: a busy database.",
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
    label="Browse photos",
    purpose="Reads 64 KiB anywhere from four threads, as a window full of thumbnails does when it first fills.",
    exercises="file system and drive",
    pattern=Pattern.RANDOM,
    block_bytes=64 << 10,
    jobs=4,
)

PHOTOS_IMPORT = replace(
    _FILE,
    id="use.photos-import",
    label="Import photos",
    purpose="Writes 8 MiB at a time and waits until each is on the drive, as a card is copied.",
    exercises="file system, write-back and drive",
    block_bytes=8 << 20,
    read_percent=0,
    sync=Sync.DSYNC,
)

DESKTOP = replace(
    _FILE,
    id="use.desktop-copy",
    label="Desktop during a big copy",
    purpose=(
        "Reads 4 KiB anywhere, one after the other, while a big file is being written: how soon programs react"
        " meanwhile."
    ),
    exercises="scheduler, write-back throttling and drive",
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
        purpose="How long programs wait for the drive while a big copy keeps it busy.",
        steps=("use.desktop-copy",),
    ),
    Profile(
        id="use.video",
        label="Video",
        purpose="Big files in order: play and record.",
        steps=("use.video-play", "use.video-record"),
    ),
    Profile(
        id="use.database",
        label="Database",
        purpose="A log that must be on the drive at every commit, and tables that are read and written anywhere.",
        steps=("use.database-log", "use.database-tables"),
    ),
    Profile(
        id="use.photos",
        label="Photo library",
        purpose="Thumbnails from everywhere, and new pictures from a card.",
        steps=("use.photos-browse", "use.photos-import"),
    ),
)
