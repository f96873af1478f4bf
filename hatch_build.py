"""Wheels and source archives carry the built web client, and say where the project lives if the builder does."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))
import web_client


class Addresses(MetadataHookInterface):
    """Where the project is read about.  Its public address is the publisher's to say, so that a fork names its own."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("PARLOUR_ADDRESS", "")
        metadata["urls"] = addresses(repository)
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": elsewhere(text, repository)}


def addresses(repository: str) -> dict[str, str]:
    """What a package index shows beside the package; nothing, where no public repository is named."""
    if not repository:
        return {}
    if not repository.startswith("https://"):
        raise ValueError(f"PARLOUR_ADDRESS begins with https:// and names the public repository, not {repository!r}.")
    home = repository.rstrip("/")
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/main/docs/architecture.md",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def elsewhere(readme: str, repository: str) -> str:
    """The README as a package index shows it: there, pictures and pages are found by their whole address.

    Where no public repository is named, the pictures are left out, so that none is broken.
    """
    if not repository:
        return re.sub(r"<img [^>]*>", "", readme)
    home = repository.rstrip("/")
    pictures = re.sub(r'src="(docs/[^"]+)"', rf'src="{home}/raw/main/\1"', readme)
    return re.sub(r"\]\(((?:docs/|CHANGELOG|CONTRIBUTING)[^)]*)\)", rf"]({home}/blob/main/\1)", pictures)


class WebClient(BuildHookInterface[Any]):
    """Builds the client unless it was built from these very sources, for a wheel as package data, parlour/web.  An
    editable install needs none: a checkout serves web/dist."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web = Path(self.root) / "web"
        if not web_client.is_current(web):
            build(web)
        place = "parlour/web" if self.target_name == "wheel" else "web/dist"
        build_data["force_include"][str(web / "dist")] = place


def build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("web/dist is not built from these sources and npm is missing; `make play` brings it along.")
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *arguments], cwd=web, check=True)
    web_client.mark(web)
