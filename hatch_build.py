"""Wheels and source archives carry the built web client; a wheel as package data, parlour/web."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Builds the client if it is not built yet.  An editable install needs none: a checkout serves web/dist."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web = Path(self.root) / "web"
        if not (web / "dist" / "index.html").is_file():
            build(web)
        place = "parlour/web" if self.target_name == "wheel" else "web/dist"
        build_data["force_include"][str(web / "dist")] = place


def build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("The web client is not built and npm is missing; `make play` builds it, bringing its own.")
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *arguments], cwd=web, check=True)
