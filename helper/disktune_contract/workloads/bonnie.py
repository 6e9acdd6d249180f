"""bonnie++: the file-system workload that people have compared with for decades."""

from __future__ import annotations

from disktune_contract.measuring.workload import Bounds, Cache, Engine, Pattern, Profile, Target, Workload

BONNIE = Workload(
    id="file.bonnie",
    label="bonnie++",
    purpose=(
        "File system speed with large files and many small ones: write, rewrite, read, seek, create and delete. "
        "The large file is twice the size of memory, so that the page cache cannot hold it."
    ),
    exercises="file system, page cache, processor and drive",
    engine=Engine.BONNIE,
    target=Target.FOLDER,
    pattern=Pattern.FILE_SYSTEM,
    block_bytes=8192,
    read_percent=50,
    cache=Cache.COLD,
    seconds=Bounds(60, 3600, 7200),
    runs=Bounds(1, 1, 5),
    counterpart="bonnie++ -d FOLDER",
)

WORKLOADS: tuple[Workload, ...] = (BONNIE,)

PROFILES: tuple[Profile, ...] = (
    Profile(
        id="bonnie",
        label="bonnie++",
        purpose="The well-known figures of bonnie++ for file systems.",
        steps=("file.bonnie",),
        counterpart="bonnie++ 2.00",
    ),
)
