#!/usr/bin/env bash
# The tests, and beside them what keeps only one core busy: imports, types, and the golden record on every Python.
# Three workers for two cores, since tests wait: for a page, a server, a child process. Arguments go to pytest.
set -uo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
beside=.reports/beside.txt
memory=/dev/shm
room=$((2 * 1024 * 1024)) # in KiB; the tests of a whole run leave less than half of it

look() { .venv/bin/lint-imports --no-logo && .venv/bin/mypy --strict && scripts/pythons.sh; }

# Tells at once what is wrong, though the tests go on.
look_beside() {
  look >"$beside" 2>&1 && return
  printf '\n'
  cat "$beside"
  return 1
}

# A folder for what tests write. In memory, if there is room: a house waits for the disk after every move.
make_folder() {
  local free
  free=$(df --output=avail "$memory" 2>/dev/null | tail -n 1)
  if [ -w "$memory" ] && [ "${free:-0}" -gt "$room" ]; then mktemp -d "$memory/parlour.XXXXXX"; else mktemp -d; fi
}

folder=$(make_folder) || exit 1
chmod 711 "$folder" # PostgreSQL runs as a user of its own
trap 'rm -rf "$folder"' EXIT
look_beside &
looking=$!
trap 'kill "$looking" 2>/dev/null' INT TERM
unset PYTHONDONTWRITEBYTECODE # what pytest makes of a test file is kept beside it, or each worker makes it anew
TMPDIR=$folder .venv/bin/pytest -n 3 --dist worksteal --junitxml=.reports/pytest.xml "$@"
tested=$?
wait "$looking"
looked=$?
cat "$beside"
exit $((tested || looked))
