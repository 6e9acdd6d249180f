"""The data that an NVMe drive reports: Identify Controller, Identify Namespace, SMART / Health Information.

Source: NVM Express Base Specification 2.0c (Identify Controller, power state descriptors, SMART log),
and the NVM Command Set Specification 1.0c (Identify Namespace). Field names follow the
specification. None is "not reported"; the specification writes it as 0 in most places. Temperatures are whole
degrees Celsius, converted as the specification's kelvin minus 273.
"""

from __future__ import annotations

from disktune_contract.record import record

DATA_UNIT_BYTES = 512_000
"""A "data unit" of the SMART log: 1000 times 512 bytes."""


@record
class NvmeFeature:
    """One optional thing that a controller or a namespace may have."""

    name: str
    supported: bool


@record
class NvmePowerState:
    """One row of the power state table. State 0 uses the most power; relative figures rank states, 0 is best."""

    index: int
    max_power_w: float | None
    non_operational: bool
    """The drive does no I/O in this state and leaves it at the next command."""
    entry_latency_us: int | None
    exit_latency_us: int | None
    relative_read_throughput: int
    relative_read_latency: int
    relative_write_throughput: int
    relative_write_latency: int
    idle_power_w: float | None
    active_power_w: float | None
    active_power_workload: int | None
    """The specification's workload (1, 2) under which ``active_power_w`` was measured."""


@record
class NvmeController:
    """Identify Controller."""

    vid: int
    """PCI vendor ID."""
    ssvid: int
    """PCI subsystem vendor ID."""
    serial: str
    model: str
    firmware: str
    ieee_oui: str
    """Six hexadecimal digits."""
    version: str | None
    """``1.4``, ``1.2.1``; None before 1.2, which had no such field."""
    controller_id: int
    subsystem_nqn: str
    nn: int
    """NN: the highest namespace ID there can be."""
    total_capacity_bytes: int | None
    """TNVMCAP; None if the controller does not manage namespaces."""
    unallocated_capacity_bytes: int | None
    """UNVMCAP; meaningful with ``total_capacity_bytes`` only."""
    max_transfer_pages: int | None
    """MDTS: the longest transfer, in the controller's smallest memory pages (usually 4 KiB); None is any."""
    recommended_burst: int | None
    """RAB: commands in one arbitration burst, 1 to 64; None is no limit."""
    firmware_slots: int
    first_slot_read_only: bool
    error_log_entries: int
    resume_latency_us: int | None
    """RTD3R: from power-on to ready after Runtime D3."""
    shutdown_latency_us: int | None
    """RTD3E."""
    warning_temperature_c: int | None
    """WCTEMP: above this the drive warns, and may throttle."""
    critical_temperature_c: int | None
    """CCTEMP: above this it may shut down."""
    min_throttle_temperature_c: int | None
    """MNTMT: lowest threshold that host controlled thermal management admits."""
    max_throttle_temperature_c: int | None
    """MXTMT."""
    host_buffer_preferred_bytes: int
    """HMPRE: host memory that the drive prefers to use; 0 is none."""
    host_buffer_minimum_bytes: int
    volatile_write_cache: bool
    """VWC bit 0: there is a write cache whose content a power failure loses."""
    autonomous_power_states: bool
    """APSTA bit 0."""
    host_thermal_management: bool
    """HCTMA bit 0."""
    saveable_features: bool
    """ONCS bit 4: features can be asked for their default and saved values, and be saved."""
    power_states: tuple[NvmePowerState, ...]
    features: tuple[NvmeFeature, ...]
    """Everything optional in the order of OACS, ONCS, APSTA, HCTMA, VWC, LPA, FNA, SANICAP."""


@record
class NvmeSmartLog:
    """SMART / Health Information (log 02h). Counters run over the life of the drive."""

    critical_warning: int
    """The bits as sent; ``warnings`` has them in words."""
    warnings: tuple[str, ...]
    temperature_c: int | None
    available_spare_percent: int
    available_spare_threshold_percent: int
    percentage_used: int
    """Of the life that the vendor estimates; can exceed 100, stops at 255."""
    data_units_read: int
    """`DATA_UNIT_BYTES` each, rounded up."""
    data_units_written: int
    host_read_commands: int
    host_write_commands: int
    controller_busy_minutes: int
    power_cycles: int
    power_on_hours: int
    unsafe_shutdowns: int
    media_errors: int
    error_log_entries: int
    """Written over the life of the drive; many are harmless, such as unsupported commands."""
    warning_temperature_minutes: int
    critical_temperature_minutes: int
    sensors_c: tuple[int | None, ...]
    """Temperature sensors 1 to 8; None is not there."""
    light_throttle_count: int | None
    """Transitions to light throttling (TMT1); None, as of the next three, in a file that does not contain it."""
    heavy_throttle_count: int | None
    light_throttle_seconds: int | None
    heavy_throttle_seconds: int | None

    @property
    def bytes_read(self) -> int:
        """Bytes that the host has read, to the nearest `DATA_UNIT_BYTES`."""
        return self.data_units_read * DATA_UNIT_BYTES

    @property
    def bytes_written(self) -> int:
        """Bytes that the host has written, to the nearest `DATA_UNIT_BYTES`."""
        return self.data_units_written * DATA_UNIT_BYTES


@record
class NvmeFormat:
    """One LBA format a namespace can be formatted with."""

    index: int
    data_bytes: int
    metadata_bytes: int
    relative_performance: str
    """``best``, ``better``, ``good`` or ``degraded``."""


@record
class NvmeNamespace:
    """Identify Namespace. Blocks are logical blocks of the format in use."""

    size_blocks: int
    """NSZE."""
    capacity_blocks: int
    """NCAP: the most that can be allocated at a time; less than the size of a thinly provisioned namespace."""
    used_blocks: int
    """NUSE."""
    formats: tuple[NvmeFormat, ...]
    format: NvmeFormat | None
    """The format in use; None if the drive names one that it does not describe."""
    metadata_inline: bool
    """Metadata travels at the end of each block rather than in a buffer of its own."""
    protection_type: int
    """End-to-end data protection, 1 to 3; 0 is off."""
    shared: bool
    write_protected: bool
    nvm_capacity_bytes: int | None
    """NVMCAP: capacity that the namespace uses on the drive."""
    preferred_write_blocks: int | None
    """NPWG: writes of a multiple of this are fast."""
    optimal_write_blocks: int | None
    """NOWS."""
    optimal_boundary_blocks: int | None
    """NOIOB: I/O that crosses a multiple of this is slower."""
    nguid: str
    """32 hexadecimal digits, empty if there is none."""
    eui64: str
    """16 hexadecimal digits, empty if there is none."""
    features: tuple[NvmeFeature, ...]
    """The bits of NSFEAT, and protection types of DPC."""

    @property
    def size_bytes(self) -> int | None:
        """The size in bytes, None if the format in use is unknown."""
        return self.size_blocks * self.format.data_bytes if self.format else None
