#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# No shared room knows a game by name: not in what it includes, not in the names that it uses. The
# games are the folders of src/engine.
set -eu
root=$1
found=0
for folder in "$root"/src/engine/*/; do
  game=$(basename "$folder")
  for room in "$root"/src/ui/board "$root"/src/ui/table "$root"/src/ui/log "$root"/src/ui/learn \
              "$root"/src/ui/*.c "$root"/src/ui/*.h; do
    if grep -rniE "\\b${game}[/_]|\\b${game}[A-Z]|#include \"${game}/" "$room"; then found=1; fi
  done
done
if [ "$found" = 1 ]; then
  echo "not ok 1 - a shared room knows a game by name"
  exit 1
fi
echo "ok 1 - no shared room knows a game by name"
echo "1..1"
