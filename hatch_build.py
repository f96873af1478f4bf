"""Wheels and source archives carry the built web client; a wheel as package data, parlour/web."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))
import web_client


class WebClient(BuildHookInterface[Any]):
    """Builds the client unless it was built from these very sources.  An editable install needs none: a checkout
    serves web/dist."""

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
