"""The operations that only a helper of class browse has: other tools' files, and measuring in directories.

No entry point of root's imports this, in a function either: `tools/reach.py` counts that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from disktune_contract.messages.comparison import CompareFolder, Switched
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import EngineList, MeasureFolder, OfFolder, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, Nothing, OfDrive
from disktune_contract.sentence import Sentence
from disktune_helper.drives import identity
from disktune_helper.rpc.handlers import HANDLERS, Handlers, cancel
from disktune_helper.session.session import SessionContext

if TYPE_CHECKING:
    from disktune_contract.checkup.attachment import Attachment
    from disktune_contract.layers.stack import Layers
    from disktune_contract.measuring.measurement import FolderFacts
    from disktune_contract.messages.look import DeclaredList
    from disktune_contract.scrub import PoolList
    from disktune_contract.settings.claims import ClaimList


def _others(session: SessionContext, request: OfDrive) -> ClaimList:
    from disktune_helper.other_tools import reader_process  # noqa: PLC0415  # a third of all lines

    identity.check_present(session.ports, request.drive)
    return reader_process.claims(session.ports, request.drive.name)


def _checkup(session: SessionContext, request: OfDrive) -> Attachment:
    from disktune_helper.drives import attachment  # noqa: PLC0415  # asked for by whoever looks at the overview

    identity.check_present(session.ports, request.drive)
    return attachment.attachment(session.ports, request.drive.name)


def _layers(session: SessionContext, _: Nothing) -> Layers:
    from disktune_contract.layers.stack import short  # noqa: PLC0415  # asked for by whoever looks at the overview
    from disktune_helper.drives import layers  # noqa: PLC0415

    return short(layers.layers(session.ports))


def _pools(session: SessionContext, request: OfDrive) -> PoolList:
    from disktune_helper.scrub import pools  # noqa: PLC0415  # few machines have ZFS

    _as_the_user(session)
    identity.check_present(session.ports, request.drive)
    return pools.on_drive(session.ports, request.drive.name)


def _measure_folder(session: SessionContext, request: MeasureFolder) -> Started:
    _as_the_user(session)
    session.refuse_if_folder_busy()
    return Started(session.jobs.start_folder(request))


def _check_folder(session: SessionContext, request: OfFolder) -> FolderFacts:
    from disktune_helper.bench import folders  # noqa: PLC0415  # asked for by few sessions

    _as_the_user(session)
    return folders.facts(session.ports, session.ports.outside(), request.folder)


def _engines(session: SessionContext, _: Nothing) -> EngineList:
    from disktune_helper.bench import folders  # noqa: PLC0415  # asked for by few sessions

    _as_the_user(session)
    return folders.engines(session.ports, session.ports.outside())


def _compare_folder(session: SessionContext, request: CompareFolder) -> Started:
    """Begin to measure a file while another process switches values."""
    from disktune_helper.experiment import folder  # noqa: PLC0415  # asked for by few sessions

    _as_the_user(session)
    return Started(folder.begin(session, request))


def _switched(session: SessionContext, request: Switched) -> Nothing:
    """Take note that it has; a comparison that is over needs not to know."""
    from disktune_helper.experiment.folder import FolderExperiment  # noqa: PLC0415  # asked for by few sessions

    _as_the_user(session)
    experiment = session.experiments.get(request.job)
    if isinstance(experiment, FolderExperiment):
        experiment.switched(request)
    return Nothing()


def _watch_machine(session: SessionContext, _: Nothing) -> Nothing:
    from disktune_helper.session import machine_watch  # noqa: PLC0415  # asked for by windows on other machines

    machine_watch.begin(session)
    return Nothing()


def _catalogue(_session: SessionContext, _: Nothing) -> DeclaredList:
    from disktune_contract import catalog  # noqa: PLC0415  # asked for by windows of another version
    from disktune_contract.messages.look import Declared, DeclaredList  # noqa: PLC0415
    from disktune_contract.settings.drive_actions import ACTIONS  # noqa: PLC0415

    settings = (Declared(one.id, catalog.digest(one)) for one in catalog.SETTINGS)
    return DeclaredList((*settings, *(Declared(one.id, catalog.digest(one)) for one in ACTIONS)))


def _as_the_user(session: SessionContext) -> None:
    """Raise Refusal in any class but browse: the table requires that, too (security-requirements.md R16)."""
    if session.privilege is not Class.BROWSE:
        raise Refusal(
            Fault.NOT_ALLOWED, Sentence("Files are measured as their owner. Start DiskTune without sudo.")
        )


BROWSE_HANDLERS: Handlers = HANDLERS | {
    "others": _others,
    "checkup": _checkup,
    "layers": _layers,
    "pools": _pools,
    "watch-machine": _watch_machine,
    "catalogue": _catalogue,
    "measure-folder": _measure_folder,
    "cancel-folder": cancel,
    "check-folder": _check_folder,
    "engines": _engines,
    "compare-folder": _compare_folder,
    "switched": _switched,
}

if BROWSE_HANDLERS.keys() != VERBS.keys():
    raise RuntimeError("every operation of the protocol has a class and a handler, or it does not exist")


def handlers_of(privilege: Class) -> Handlers:
    """Return the table of a class, for a process of the user's own that plays any of them."""
    return BROWSE_HANDLERS if privilege is Class.BROWSE else HANDLERS
