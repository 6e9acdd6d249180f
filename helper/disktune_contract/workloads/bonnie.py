"""bonnie++: the file-system workload that people have compared with for decades."""

from __future__ import annotations

from disktune_contract.measuring.workload import Bounds, Cache, Engine, Pattern, Profile, Target, Workload

TIMES_MEMORY = 2
"""Size of the large file, in sizes of memory, from which on the page cache cannot hold it."""
PASSES = 2
"""How often the large file is written, and how often it is read: output and rewrite; rewrite and input. By its
system calls bonnie++ 2.00a wrote 1,033 MiB and read 1,091 MiB with a file of 512 MiB: seeks, and some MiB by
character, are the rest."""

BONNIE = Workload(
    id="file.bonnie",
    label="bonnie++",
    purpose=(
        "File system speed with a large file and many small ones: write, rewrite, read, seek, create and delete. "
        "A file smaller than twice the memory is partly read from memory."
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
