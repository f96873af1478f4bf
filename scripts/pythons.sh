#!/usr/bin/env bash
# Verifies the golden record on every supported CPython of this machine: a record must replay byte for byte on each.
# Skips are printed, and written to .reports/pythons.skips for scripts/skips.py.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=scripts/venv.sh
source scripts/venv.sh

supported="3.11 3.12 3.13 3.14 3.15"
golden=tests/core/golden.jsonl
lock=requirements/base.lock
skips=.reports/pythons.skips
PATH=$PATH:$PWD/.venv/bin # uv, where only the environment has it

mkdir -p .reports
: >"$skips"

skip() {
  echo "$1: $2" >>"$skips"
  say "$1 skipped: $2"
}

# The path of a CPython of version $1, from PATH or pyenv.
find_cpython() {
  for candidate in "python$1" "$HOME/.pyenv/versions/$1".*/bin/python; do
    if works "$candidate" && [ "$("$candidate" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" = "$1" ]; then
      echo "$candidate"
      return
    fi
  done
  return 1
}

# Makes .venvs/$1 with the Python $2 and what the core needs, unless it is there already.
ensure_venv() {
  local stamp
  stamp=.venvs/$1/.parlour-$("$2" -IS scripts/fingerprint.py "$lock")
  if [ -e "$stamp" ]; then return; fi
  make_venv "$2" ".venvs/$1" --without-pip # uv installs
  install_lock ".venvs/$1/bin/python" "$lock"
  touch "$stamp"
}

verify() {
  PYTHONPATH=src ".venvs/$1/bin/python" -c 'import sys; from parlour.cli import main; sys.exit(main())' verify "$golden"
}

if [ ! -f "$golden" ]; then
  skip "golden record" "$golden does not exist yet"
  exit 0
fi

for version in $supported; do
  if ! python=$(find_cpython "$version"); then
    skip "CPython $version" "cannot be installed here: no CPython $version on this machine"
    continue
  fi
  ensure_venv "$version" "$python"
  answer=$(verify "$version" 2>&1) || die "CPython $version does not verify $golden: $answer"
  say "CPython $version verifies $golden"
done
