#!/bin/sh
# render.sh SCENE SIZE SAMPLES OUT.png [VARIANT [CLOSE-UPS]]: one scene, at low priority, its log cut to what matters
out=$(realpath "$4") || exit 1
cd "$(dirname "$0")" || exit 1
nice -n 19 blender -b -P "scenes/$1.py" -- "$2" "$3" "$out" $5 $6 2>&1 |
  grep -E 'Error|error|File "|line|RENDER_SECONDS|FIT|ANIM'
