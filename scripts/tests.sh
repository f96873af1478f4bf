#!/usr/bin/env bash
# The tests, and beside them what keeps only one core busy: types, and the golden record on every Python.
# Three workers for two cores, since tests wait: for a page, a server, a disk. Arguments go to pytest.
set -uo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
beside=.reports/beside.txt

look() { .venv/bin/mypy --strict && scripts/pythons.sh; }

# Tells at once what is wrong, though the tests go on.
look_beside() {
  look >"$beside" 2>&1 && return
  printf '\n'
  cat "$beside"
  return 1
}

look_beside &
looking=$!
trap 'kill "$looking" 2>/dev/null' INT TERM
.venv/bin/pytest -n 3 --dist worksteal --junitxml=.reports/pytest.xml "$@"
tested=$?
wait "$looking"
looked=$?
cat "$beside"
exit $((tested || looked))
