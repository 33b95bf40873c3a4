#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Whether bash completes harena-lab. Usage: test-completion.sh COMPLETIONS; speaks TAP. HARENA_LAB
# says where the program is, with par-impar as its second game.

# shellcheck source=data/completions/harena-lab
source "$1"
number=0
status=0

# expect REPLY WORD…: the last of the words is completed to these, in any order.
expect ()
{
  local wanted=$1 got
  shift
  COMP_WORDS=("$HARENA_LAB" "$@")
  COMP_CWORD=$#
  _harena_lab
  got=$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -s -d ' ')
  number=$((number + 1))
  if [[ $got == "$wanted" ]]
  then
    echo "ok $number $*"
  else
    echo "not ok $number $*"
    echo "# expected '$wanted', got '$got'"
    status=1
  fi
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit
touch one.harena "with space.harena"

expect "--help --version bench check engine hint match merge odds random review show trace" ""
expect "trace" tr
expect "--game --games" random --game
expect "--at --help" show -
expect "german" random --edition g
expect "german" random --edition = g
expect "german international" random --edition =
expect "beast-moves=alone beast-moves=always" random --option beast-m
expect "yes" random --option winner-moves-in = y
expect "off on" random --option spacing =
expect "2 3 4 5" random --players ""
expect "" random --games ""
expect "one.harena" check o
expect "one.harena with space.harena" check one.harena ""
expect "one.harena" random --write on
expect "--help --json" check one.harena --
expect "match merge" m
expect "--seats --seed" match --se
expect "lanista" match --seats l
expect "tiro,greedy" match --seats tiro,g
expect "tiro,greedy,greedy" match --seats tiro,greedy,g
expect "" match --part ""
expect "--dealt" match --de
expect "german" match --edition = g
expect "lanista" hint --level l
expect "lanista" review --level l
expect "--help --json --level --threads" review --
expect "lion" odds l
expect "bear bull" odds lion b
expect "--edition --game --help --json --option --stars" odds --
expect "carthage" odds --game hannibal --attacker c
expect "bear bull lion" odds --game clash ""
expect "" odds --game par-impar ""
expect "clash par-impar" random --game ""
expect "par-impar" random --game = p
expect "1 2 3 4" random --game par-impar --players ""
expect "alone pairs" match --game = par-impar --edition ""
expect "sides=none sides=pairs" match --game par-impar --option s
expect "pairs" match --game par-impar --option sides = p
expect "--write" match --w
expect "--game" bench --g
expect "--help" engine --
expect "one.harena" hint o
expect "one.harena with space.harena" merge ""
echo "1..$number"
exit $status
