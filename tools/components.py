"""Write what DiskTune consists of and is built with, as a CycloneDX document: python3 -m tools.components FILE.

It is made of what is committed: the pins of ``requirements/*.txt`` with their hashes, the relations of
``debian/control``, the runtime of the Flatpak, and DiskTune's version. Its time is that of the commit, so that the
same commit gives the same bytes. The versions of Debian packages that a build used are in its ``.buildinfo`` file.

CycloneDX's own library makes it; it is in ``requirements/test.txt``. `make release` calls this.
"""

from __future__ import annotations

import configparser
import datetime
import re
import subprocess
import sys
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.contrib.this.builders import this_component
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, Property, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.tool import ToolRepository
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = SchemaVersion.V1_6

LOCKS = {
    "requirements/run.txt": ComponentScope.REQUIRED,
    "requirements/test.txt": ComponentScope.EXCLUDED,
    "requirements/oldest.txt": ComponentScope.EXCLUDED,
    "requirements/oldest-3.12.txt": ComponentScope.EXCLUDED,
    "requirements/lock.txt": ComponentScope.EXCLUDED,
    "requirements/ansible.txt": ComponentScope.EXCLUDED,
}
"""Excluded is what only checks and builds need."""
RELATIONS = {
    "Depends": ComponentScope.REQUIRED,
    "Recommends": ComponentScope.OPTIONAL,
    "Suggests": ComponentScope.OPTIONAL,
    "Build-Depends": ComponentScope.EXCLUDED,
}
"""Fields of debian/control, the most important first."""
_SUBSTITUTED = {"${python3:Depends}": "python3", "${misc:Depends}": ""}
"""What debhelper writes in their stead, without versions; the second stays empty."""
SOURCE = "source"
_PLATFORMS = (("runtime", "runtime-version"), ("sdk", "runtime-version"), ("base", "base-version"))
FLATPAK = "flatpak/org.disktune.DiskTune.yml"


@dataclass(frozen=True)
class Pin:
    """A Python package of a lock file."""

    name: str
    version: str
    hashes: tuple[str, ...]
    """SHA-256 of every file that may be installed, in hexadecimal."""
    wanted_by: tuple[str, ...]
    """Names of packages."""
    asked_for: bool
    """A person has named it in a file of requirements."""


def pins(lock: str) -> list[Pin]:
    """Return what a lock file pins, in its order."""
    found = []
    for entry in re.split(r"^(?=\w)", lock, flags=re.MULTILINE)[1:]:
        (name, version), text = re.findall(r"^([\w.-]+)==([\w.+!-]+)", entry)[0], entry.partition("# via")[2]
        reasons = [line.strip(" #") for line in text.splitlines()]
        wanted = tuple(line for line in reasons if re.fullmatch(r"\w[\w.-]*", line))
        asked = any(line.startswith("-r ") for line in reasons)
        found.append(Pin(name, version, tuple(re.findall(r"--hash=sha256:(\w+)", entry)), wanted, asked))
    return found


def relations(control: str) -> Iterator[tuple[str, str, str]]:
    """Yield package (`SOURCE` for what builds all), field and relation, such as ``fio`` or ``a | b (<< 2)``."""
    for stanza in re.split(r"\n\s*\n", control.strip()):
        fields = dict(re.findall(r"^([\w-]+):((?:.*)(?:\n[ \t].*)*)", stanza, re.MULTILINE))
        for kind in RELATIONS:
            for relation in fields.get(kind, "").split(","):
                words = " ".join(relation.split())
                words = _SUBSTITUTED.get(words, words)
                if words:
                    yield fields.get("Package", SOURCE).strip(), kind, words


def _python(tree: Path, root: Component, bom: Bom) -> None:
    known: dict[tuple[str, str], Component] = {}
    for lock, scope in LOCKS.items():
        of_lock: dict[str, Component] = {}
        locked = pins((tree / lock).read_text(encoding="utf-8"))
        for pin in locked:
            made = known.setdefault((pin.name, pin.version), _package(pin, scope))
            made.properties.add(Property(name="disktune:lock", value=lock))
            of_lock[pin.name] = made
        for pin in locked:
            for name in pin.wanted_by:
                bom.register_dependency(of_lock[name], [of_lock[pin.name]])
            if pin.asked_for and scope is ComponentScope.REQUIRED:
                bom.register_dependency(root, [of_lock[pin.name]])
    bom.components.update(known.values())


def _package(pin: Pin, scope: ComponentScope) -> Component:
    url = PackageURL("pypi", None, pin.name, pin.version)
    files = ExternalReference(
        type=ExternalReferenceType.DISTRIBUTION,
        url=XsUri(f"https://pypi.org/project/{pin.name}/{pin.version}/#files"),
        comment="Hashes of all files that may be installed",
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=each) for each in pin.hashes],
    )
    return Component(
        type=ComponentType.LIBRARY,
        name=pin.name,
        version=pin.version,
        scope=scope,
        purl=url,
        bom_ref=url.to_string(),
        external_references=[files],
    )


def _debian(tree: Path, root: Component, bom: Bom) -> None:
    stated = list(relations((tree / "debian/control").read_text(encoding="utf-8")))
    names = sorted({package for package, _, _ in stated} - {SOURCE})
    own = {name: _own(tree, name, f"debian:{name}") for name in names}
    bom.register_dependency(root, own.values())
    known: dict[str, Component] = {}
    for kind, scope in RELATIONS.items():
        for package, field_name, words in stated:
            if field_name != kind:
                continue
            for choice in words.split("|"):
                name = re.split(r"[\s:(<\[]", choice.strip())[0]
                other = own.get(name) or known.setdefault(name, _of_debian(name, scope))
                other.properties.add(Property(name="disktune:debian", value=f"{package}: {kind}: {words}"))
                if package in own:
                    bom.register_dependency(own[package], [other])
    bom.components.update(own.values())
    bom.components.update(known.values())


def _own(tree: Path, name: str, reference: str) -> Component:
    number = (tree / "helper/disktune_contract/version.py").read_text(encoding="utf-8")
    config = configparser.ConfigParser(interpolation=None)
    config.read(tree / "setup.cfg", encoding="utf-8")
    return Component(
        type=ComponentType.APPLICATION,
        name=name,
        version=re.findall(r'^VERSION = "(.*)"$', number, re.MULTILINE)[0],
        scope=ComponentScope.REQUIRED,
        bom_ref=reference,
        licenses=[LicenseFactory().make_from_string(config["metadata"]["license"])],
    )


def _of_debian(name: str, scope: ComponentScope) -> Component:
    url = PackageURL("deb", "debian", name)
    return Component(type=ComponentType.LIBRARY, name=name, scope=scope, purl=url, bom_ref=url.to_string())


def _platforms(tree: Path) -> Iterator[Component]:
    said = dict(
        re.findall(r"^([\w-]+): '?([^'\n]+)'?$", (tree / FLATPAK).read_text(encoding="utf-8"), re.MULTILINE)
    )
    for kind, version in _PLATFORMS:
        yield Component(
            type=ComponentType.PLATFORM,
            name=said[kind],
            version=said[version],
            scope=ComponentScope.EXCLUDED if kind == "sdk" else ComponentScope.REQUIRED,
            bom_ref=f"flatpak:{said[kind]}",
            properties=[Property(name="disktune:flatpak", value=kind)],
        )


def document(tree: Path, when: datetime.datetime) -> str:
    """Return the list for what is in *tree*, dated *when*, as CycloneDX JSON."""
    root = _own(tree, "DiskTune", "disktune")
    metadata = BomMetaData(timestamp=when, component=root, tools=ToolRepository(components=[this_component()]))
    # A serial number has to be unique, not random: it is made of all the rest.
    bom = Bom(metadata=metadata, serial_number=uuid.UUID(int=0))
    _python(tree, root, bom)
    _debian(tree, root, bom)
    platforms = list(_platforms(tree))
    bom.components.update(platforms)
    bom.register_dependency(root, [one for one in platforms if one.scope is ComponentScope.REQUIRED])
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_OID, _text(bom))
    return _text(bom)


def _text(bom: Bom) -> str:
    text: str = make_outputter(bom, OutputFormat.JSON, SCHEMA).output_as_string(indent=1)
    return text + "\n"


def main(arguments: list[str]) -> int:
    """Write the list to the file that is named; return the exit status."""
    if len(arguments) != 1:
        print("usage: python3 -m tools.components FILE", file=sys.stderr)
        return 2
    asked = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    epoch = int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    when = datetime.datetime.fromtimestamp(epoch, datetime.UTC)
    Path(arguments[0]).write_text(document(ROOT, when), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
