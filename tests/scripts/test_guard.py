"""The guard lets clean files pass and catches each planted host and place."""

import subprocess
from pathlib import Path

import pytest

import guard

MACHINE = "/" + "root"  # in two pieces, or the guard would refuse this very file
HASHED = "msgspec==0.22.0 \\\n    --hash=sha256:0123456789abcdef\n"
NPM = '{\n  "node_modules/svelte": {\n    "version": "5.0.0",\n    "integrity": "sha512-abc="\n  }\n}\n'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """An empty git checkout."""
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    return tmp_path


def faults_of(checkout: Path, name: str, content: str) -> list[str]:
    """What the guard says of one file planted in the checkout."""
    file = checkout / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content)
    return [fault for path in guard.kept_files(checkout) for fault in guard.faults(checkout, path)]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("requirements/run.lock", HASHED),
        ("web/package-lock.json", NPM),
        ("web/package-lock.json", NPM.replace('"integrity": "', '"url": "https://example.org/sponsor')),
        (
            "web/package-lock.json",
            NPM.replace('"integrity"', '"funding": [\n "https://example.org/sponsor"\n],\n"integrity"'),
        ),
        ("README.md", "See https://example.org, put it below $HOME/work/table or docs/root/table.\n"),
        ("docs/serving.md", "The server answers below / and /table/7; the user is root.\n"),
    ],
)
def test_clean_files_pass(checkout: Path, name: str, content: str) -> None:
    assert faults_of(checkout, name, content) == []


@pytest.mark.parametrize(
    "planted",
    [
        "--index-url https://example.org/simple",
        "--extra-index-url http://example.org/simple",
        "--find-links wheels",
        "msgspec @ https://example.org/msgspec.whl",
        "msgspec @ file:wheels/msgspec.whl",
    ],
)
def test_a_python_lock_that_names_a_host_or_a_place_is_refused(checkout: Path, planted: str) -> None:
    (fault,) = faults_of(checkout, "requirements/run.lock", HASHED + planted + "\n")
    assert fault.startswith("requirements/run.lock:3: a lock file must not contain ")


@pytest.mark.parametrize(
    "planted",
    [
        '"resolved": "svelte.tgz"',
        '"version": "https://example.org/svelte.tgz"',
        '"version": "file:../svelte"',
    ],
)
def test_an_npm_lock_that_names_a_host_or_a_place_is_refused(checkout: Path, planted: str) -> None:
    (fault,) = faults_of(checkout, "web/package-lock.json", NPM.replace('"version": "5.0.0"', planted))
    assert fault.startswith("web/package-lock.json:3: a lock file must not contain ")


@pytest.mark.parametrize(
    "line",
    [
        f"DATA = '{MACHINE}/data'",
        f"file://{MACHINE}/data",
        f"cd {MACHINE}/data",
        f"PATH=bin:{MACHINE}/.local/bin",
    ],
)
def test_a_file_that_names_a_path_of_one_machine_is_refused(checkout: Path, line: str) -> None:
    assert faults_of(checkout, "notes.txt", f"first\n{line}\n") == [
        f"notes.txt:2: an absolute path of one machine: {MACHINE}/{line.split(MACHINE + '/')[1][0]}…"
    ]


def test_a_binary_file_is_searched_too(checkout: Path) -> None:
    (checkout / "board.png").write_bytes(b"\x89PNG\x00" + MACHINE.encode() + b"/board\xff")
    assert len(list(guard.faults(checkout, Path("board.png")))) == 1


def test_ignored_files_are_left_alone(checkout: Path) -> None:
    (checkout / ".gitignore").write_text("node_modules/\n")
    assert faults_of(checkout, "node_modules/vite/package-lock.json", '"resolved": "x"') == []


def test_a_deleted_file_is_left_out(checkout: Path) -> None:
    faults_of(checkout, "gone.txt", "")
    subprocess.run(["git", "add", "gone.txt"], cwd=checkout, check=True)
    (checkout / "gone.txt").unlink()
    assert guard.kept_files(checkout) == []
