# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the scripts of this folder share. They source it; it does nothing by itself.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

# Words for the person go to standard error, so that the output of a program can be piped on.
say () { printf '%s\n' "$*" >&2; }
die () { say "$*"; exit 1; }

# Shows the comment with which the calling script opens.
usage () { sed -n '3,/^$/s/^# \{0,1\}//p' "$0"; }

wants_help () { [[ ${1:-} == --help || ${1:-} == -h ]]; }

setup () { "$root/build-aux/setup" "$@"; }

# configure NAME OPTION…: prepares _build/NAME, anew if it was prepared in another way.
configure ()
{
  local name=$1 dir=$root/_build/$1 wanted log
  wanted="$root ${CC:-cc} $*"
  shift

  [[ -f $dir/build.ninja && $(cat "$dir/prepared" 2>/dev/null) == "$wanted" ]] && return
  say "Preparing _build/$name: this build takes a moment, later ones do not."
  rm -rf "$dir"
  mkdir -p "$dir"
  if ! log=$(meson setup "$dir" "$root" "$@" 2>&1 </dev/null)
  then
    say "$log"
    return 1
  fi
  printf '%s\n' "$wanted" >"$dir/prepared"
}

# build NAME TARGET…: brings _build/NAME up to date, or only these targets of it; silent unless the
# compiler has something to say.
build ()
{
  ninja --quiet -C "$root/_build/$1" "${@:2}" </dev/null 2>&1 | sed '/^ninja: no work to do\.$/d' >&2
}

# uninstalled NAME: lets a program of _build/NAME find what it would find if it were installed.
uninstalled ()
{
  export HARENA_LOCALEDIR=$root/_build/$1/po
  export GSETTINGS_SCHEMA_DIR=$root/_build/$1/data
}

# run_lab NAME ARGUMENT…: replaces this script by the harena-lab of _build/NAME.
run_lab ()
{
  local lab=$root/_build/$1/src/lab/harena-lab
  uninstalled "$1"
  shift
  exec "$lab" "$@"
}
