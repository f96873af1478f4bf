"""How a house is run: a container of which all is known by a hash, and a service that may do only what it must."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
UNIT = ROOT / "deploy" / "parlour.service"
DIGEST = re.compile(r"^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$")
FETCHES = re.compile(r"\b(pip|npm|uv|apt-get)\b.* (install|i|add|sync)\b")
MOST_EXPOSED = 3.0


def loose_bases(dockerfile: str) -> list[str]:
    """The images that a container is built on and that are not named by a digest.  Its own stages are none."""
    given = dict(re.findall(r"^ARG (\w+)=(\S+)", dockerfile, re.MULTILINE))
    stages = {"scratch", *re.findall(r"^FROM .* AS (\w+)", dockerfile, re.MULTILINE)}
    named = re.findall(r"^(?:FROM|COPY --from=)\s*(?:--\S+ )?(\S+)", dockerfile, re.MULTILINE)
    bases = [re.sub(r"\$\{?(\w+)\}?", lambda found: given.get(found[1], "?"), name) for name in named]
    return [base for base in bases if base not in stages and not DIGEST.match(base)]


def loose_installs(dockerfile: str) -> list[str]:
    """The commands that fetch something of which no hash is known."""
    commands = re.split(r"&&|\n(?! &&)", dockerfile.replace("\\\n", ""))
    fetching = [
        line.strip() for line in commands if re.search(r"\b(pip|npm|uv|apt-get)\b.* (install|i|add|sync)\b", line)
    ]
    return [line for line in fetching if "--require-hashes" not in line and "--no-index" not in line]


def test_every_base_of_the_container_is_named_by_its_digest() -> None:
    assert loose_bases(DOCKERFILE) == []
    assert DOCKERFILE.count("@sha256:") == 2


@pytest.mark.parametrize(
    "planted",
    [
        "FROM python:3.13-slim",
        "FROM python:3.13-slim AS late",
        "FROM --platform=linux/amd64 python:3.13-slim",
        "ARG BASE=python:3.13-slim\nFROM ${BASE}",
        "FROM ${UNSAID}",
        "FROM python@sha256:" + "0" * 63,
        "COPY --from=busybox:1 /bin/sh /bin/sh",
    ],
)
def test_a_base_without_a_digest_is_noticed(planted: str) -> None:
    assert len(loose_bases(f"{DOCKERFILE}\n{planted}\n")) == 1


def test_everything_in_the_container_is_known_by_a_hash() -> None:
    assert loose_installs(DOCKERFILE) == []
    assert "npm ci" in DOCKERFILE, "npm checks the hashes of its own lock"


@pytest.mark.parametrize("planted", ["pip install hatchling", "npm install svelte", "true && pip install -r a.lock"])
def test_an_install_without_hashes_is_noticed(planted: str) -> None:
    assert len(loose_installs(f"{DOCKERFILE}\nRUN {planted}\n")) == 1


def directives() -> dict[str, list[str]]:
    lines = [line.partition("=") for line in UNIT.read_text("utf-8").splitlines() if re.match(r"\w+=", line)]
    return {name: [value for other, _, value in lines if other == name] for name, _, _ in lines}


SWITCHED_ON = """
    DynamicUser NoNewPrivileges LockPersonality ProtectHome ProtectClock ProtectControlGroups ProtectHostname
    ProtectKernelLogs ProtectKernelModules ProtectKernelTunables PrivateDevices PrivateMounts PrivateTmp PrivateUsers
    RestrictNamespaces RestrictRealtime RestrictSUIDSGID RemoveIPC
"""


def test_the_service_may_do_only_what_the_house_needs() -> None:
    """systemd weighs these.  Where its own program is at hand, it is asked as well."""
    said = directives()
    assert {name: said.get(name) for name in SWITCHED_ON.split()} == {name: ["yes"] for name in SWITCHED_ON.split()}
    assert (said["CapabilityBoundingSet"], said["ProtectSystem"], said["UMask"]) == ([""], ["strict"], ["0077"])
    assert said["SystemCallFilter"] == ["@system-service", "~@privileged"]
    assert said["SystemCallArchitectures"] == ["native"]
    assert set(said["RestrictAddressFamilies"][0].split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}
    if program := shutil.which("systemd-analyze"):
        assert exposure(program) <= MOST_EXPOSED


def exposure(program: str) -> float:
    """0 for a service that may do nothing, 10 for one that may do everything."""
    command = [program, "security", "--offline=true", "--no-pager", str(UNIT)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60).stdout
    return float(told.rpartition("Overall exposure level for parlour.service: ")[2].split()[0])


def test_what_the_house_needs_is_left_to_it() -> None:
    said = directives()
    assert said["StateDirectory"] == ["parlour"] and said["Environment"] == ["PARLOUR_DATA=/var/lib/parlour"]
    assert said["SystemCallErrorNumber"] == ["EPERM"], "a call that is refused must not end the house"
    assert not {"PrivateNetwork", "IPAddressDeny", "MemoryMax", "TasksMax"} & said.keys()
