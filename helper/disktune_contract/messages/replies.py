"""What each operation of `disktune_contract.messages.protocol` answers with.

Separate from the operations, because only a program that reads answers needs these types: the helper, which has 60
ms to start, never reads one, and the dataclasses of a drive's identity alone take a fifth of that.
"""

from __future__ import annotations

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.array_details import ArraySuperblock
from disktune_contract.arrays.slowdown_causes import IoUsers
from disktune_contract.checkup.attachment import Attachment
from disktune_contract.health.health import DriveLogs, Health
from disktune_contract.health.identification import Identification
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.layers.stack import Layers
from disktune_contract.measuring.measurement import FolderFacts
from disktune_contract.messages.action import Acted, ActionList, TrimList
from disktune_contract.messages.change import (
    Applied,
    BoostList,
    BoostState,
    OfTrial,
    TrialEnded,
    TrialExtended,
    TrialState,
)
from disktune_contract.messages.long_trial import LongTrialList, LongTrialState
from disktune_contract.messages.look import DeclaredList, DriveList, JournalEntries, RecordingList, StateList
from disktune_contract.messages.measurement import EngineList, Started
from disktune_contract.messages.protocol import Nothing
from disktune_contract.scrub import PoolList, ScrubList, ScrubReport
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import SavedList

REPLIES: dict[str, type] = {
    "drives": DriveList,
    "identify": Identification,
    "health": Health,
    "self-tests": SelfTests,
    "drive-logs": DriveLogs,
    "self-test-start": SelfTests,
    "self-test-abort": SelfTests,
    "settings": StateList,
    "array": ArrayReport,
    "array-superblock": ArraySuperblock,
    "others": ClaimList,
    "checkup": Attachment,
    "layers": Layers,
    "journal": JournalEntries,
    "watch": Nothing,
    "unwatch": Nothing,
    "alive": Nothing,
    "ping": Nothing,
    "watch-machine": Nothing,
    "catalogue": DeclaredList,
    "tell-wordings": Nothing,
    "apply": Applied,
    "actions": ActionList,
    "ask": Acted,
    "act": Acted,
    "trim-targets": TrimList,
    "trim": Started,
    "io-users": IoUsers,
    "boosts": BoostList,
    "boost": BoostState,
    "unboost": BoostState,
    "record": RecordingList,
    "stop-recording": RecordingList,
    "recordings": RecordingList,
    "try-long": LongTrialState,
    "long-trials": LongTrialList,
    "end-long-trial": LongTrialState,
    "scrubs": ScrubList,
    "scrub": ScrubReport,
    "scrub-limits": ScrubReport,
    "scrub-release": ScrubReport,
    "pools": PoolList,
    "keep": TrialEnded,
    "put-back": TrialEnded,
    "answer-in": TrialExtended,
    "extend": TrialExtended,
    "trial": TrialState,
    "saved": SavedList,
    "save": SavedList,
    "forget": SavedList,
    "try-held": SavedList,
    "drop-held": SavedList,
    "measure": Started,
    "flicker": Started,
    "cancel": Nothing,
    "measure-folder": Started,
    "cancel-folder": Nothing,
    "check-folder": FolderFacts,
    "engines": EngineList,
    "compare": Started,
    "compare-layer": Started,
    "hold": OfTrial,
    "switch": Nothing,
    "compare-folder": Started,
    "switched": Nothing,
}
