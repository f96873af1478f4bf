# shellcheck shell=bash
# Sourced by setup.sh and pythons.sh: how a virtual environment is made and filled from a lock.

say() { printf 'parlour: %s\n' "$*"; }
die() { printf 'parlour: %s\n' "$*" >&2; exit 1; }

# Whether the command runs and is a CPython of at least 3.11 that can make environments; a pyenv shim may exist and not run.
works() {
  "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11) or sys.implementation.name != "cpython")' >/dev/null 2>&1
}

# Makes the environment $2 with the Python $1, anew; what else is named goes to venv.
make_venv() {
  "$1" -m venv --clear "${@:3}" "$2" || die "$1 could not make the environment $2."
}

# Installs the lock $2 into the environment of the Python $1; a package whose hash is not in the lock is refused. A lock names everything that is needed, so
# nothing is worked out here: an older pip would try releases that are newer than the lock, and refuse them.
install_lock() {
  if command -v uv >/dev/null; then
    uv pip install --quiet --compile-bytecode --python "$1" --no-deps --require-hashes -r "$2"
  else
    "$1" -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r "$2"
  fi || die "The packages of $2 could not be installed; the lines above say why."
}

# Installs Parlour itself, editable, into the environment of the Python $1, with the build tool that the lock brought.
install_parlour() {
  if command -v uv >/dev/null; then
    uv pip install --quiet --python "$1" --no-deps --no-build-isolation -e .
  else
    "$1" -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
  fi || die "Parlour itself could not be installed; the lines above say why."
  "$1" -m compileall -q src || die "A file under src/ does not compile."
}
