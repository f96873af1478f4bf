#!/usr/bin/env bash
# Makes the environment that `make` needs and does nothing when it is there already.
#   run    .venv with what playing, studying and serving need
#   dev    the same and the tools of `make test`
#   bench  .venv-bench with the peers that Parlour is measured against
#   bench-server  the same as run, and boardgame.io's server
# PYTHON names the interpreter to use; otherwise the first that works is taken.
set -euo pipefail

case ${PYTHON-} in */*) PYTHON=$(cd "$(dirname "$PYTHON")" && pwd)/$(basename "$PYTHON") ;; esac
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$(pwd -P)
cd "$root"
# shellcheck source=scripts/venv.sh
source scripts/venv.sh

mode=${1-}
peer=
if [ "$mode" = bench-server ]; then mode=run peer=bench/peers/boardgame_io; fi
case $mode in
  run | dev) venv=.venv ;;
  bench) venv=.venv-bench ;;
  *) die "usage: scripts/setup.sh run|dev|bench|bench-server" ;;
esac
lock=requirements/$mode.lock
python=$root/$venv/bin/python
[ -f "$lock" ] || die "$lock is missing; \`make lock\` writes it."

# The hash of the files named, of this checkout's place and of the environment's Python; "none" if that does not run.
fingerprint() { "$python" -IS scripts/fingerprint.py "$@" 2>/dev/null || echo none; }

stamp() { echo "$venv/.parlour-$1-$(fingerprint pyproject.toml requirements)"; }

# Whether the environment runs the Python that the caller asked for.
is_wanted() { [ -z "${PYTHON-}" ] || [ "$("$PYTHON" -V 2>/dev/null)" = "$("$python" -V 2>/dev/null)" ]; }

find_python() {
  if [ -n "${PYTHON-}" ]; then
    works "$PYTHON" || die "PYTHON=$PYTHON is no working CPython of at least 3.11 with the modules venv and ensurepip."
    echo "$PYTHON"
    return
  fi
  for candidate in python3.13 python3.12 python3.11 python3.14 python3.15 python3 python; do
    if works "$candidate"; then echo "$candidate"; return; fi
  done
  die "No CPython of at least 3.11 with the modules venv and ensurepip was found; install one or name it by PYTHON=/path/to/python3."
}

# Keeps an environment made for this place with the wanted Python; anything else is made anew.
ensure_venv() {
  if [ "$(cat "$venv/.parlour-at" 2>/dev/null)" = "$root" ] && works "$python" && is_wanted; then return; fi
  local found
  found=$(find_python)
  say "making $venv with $("$found" -V)"
  make_venv "$found" "$venv"
  echo "$root" >"$venv/.parlour-at"
}

install() {
  ensure_venv
  rm -f "$venv"/.parlour-run-* "$venv"/.parlour-dev-* "$venv"/.parlour-bench-*
  say "installing $lock (a minute the first time)"
  install_lock "$python" "$lock"
  say "installing Parlour itself"
  install_parlour "$python"
  touch "$(stamp "$mode")"
  if [ "$mode" = dev ]; then touch "$(stamp run)"; fi # whoever can test can play
}

ensure_npm() {
  if command -v npm >/dev/null; then return; fi
  say "installing Node.js, since npm is missing"
  install_lock "$python" requirements/node.lock
  PATH=$root/$venv/bin:$PATH
}

# boardgame.io, which Parlour's server is measured against; nothing else needs it.
ensure_peer() {
  local installed
  installed=$peer/node_modules/.parlour-$(fingerprint "$peer/package-lock.json")
  if [ -e "$installed" ]; then return; fi
  ensure_npm
  say "installing boardgame.io"
  (cd "$peer" && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error) || die "boardgame.io could not be installed; the lines above say why."
  touch "$installed"
}

build_web() {
  [ -f web/package.json ] || return 0
  if [ "$mode" = run ] && "$python" scripts/web_client.py check; then return; fi # an sdist brings it along
  local built
  built=$venv/.parlour-web-$(fingerprint web)
  if [ -d web/dist ] && [ -e "$built" ]; then return; fi
  ensure_npm
  say "building the web client"
  rm -f "$venv"/.parlour-web-*
  (cd web && npm ci --no-audit --no-fund --loglevel=error && npm run --silent build) || die "The web client could not be built; the lines above say why."
  "$python" scripts/web_client.py mark
  touch "$built"
}

can_install() { [ "$EUID" = 0 ] && command -v apt-get >/dev/null; }

# Installs the package $1; .venv/$1.log tells what came of it.
apt_install() {
  say "installing $1 by apt-get"
  (apt-get update && apt-get install -y --no-install-recommends --no-remove "$1") >"$venv/$1.log" 2>&1
}

# Chromium without a desktop does the same for two thirds of the work. Where it can't be had, tests take the whole one.
ensure_headless_shell() {
  local shell=chromium-headless-shell
  if [ ! -d tests/browser ] || [ -e "$venv/$shell.log" ] || command -v "$shell" >/dev/null; then return; fi
  if can_install; then apt_install "$shell" || say "there is no $shell; $venv/$shell.log says why"; fi
}

# Leaves the reason in .venv/no-chromium where browser tests cannot run; they skip with it.
ensure_chromium() {
  [ -d tests/browser ] || return 0
  rm -f "$venv/no-chromium"
  if command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then return; fi
  local reason="cannot be installed here: Chromium, which needs root and apt-get"
  if can_install; then
    if apt_install chromium; then return; fi
    reason="apt-get could not install Chromium; $venv/chromium.log says why"
  fi
  echo "$reason" >"$venv/no-chromium"
  say "browser tests will be skipped: $reason"
}

# Leaves the reason in .venv/no-postgresql where tests of that store cannot run; they skip with it.
ensure_postgresql() {
  rm -f "$venv/no-postgresql"
  if command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null; then return; fi
  local reason="cannot be installed here: PostgreSQL, which needs root and apt-get"
  if can_install; then
    if apt_install postgresql; then return; fi
    reason="apt-get could not install PostgreSQL; $venv/postgresql.log says why"
  fi
  echo "$reason" >"$venv/no-postgresql"
  say "tests with PostgreSQL will be skipped: $reason"
}

if [ ! -e "$(stamp "$mode")" ] || ! is_wanted; then install; fi
if [ "$mode" != bench ]; then build_web; fi
if [ -n "$peer" ]; then ensure_peer; fi
if [ "$mode" = dev ]; then ensure_chromium; ensure_headless_shell; ensure_postgresql; fi
