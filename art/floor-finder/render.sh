#!/bin/bash
# Random rooms to train the floor finder on:  render.sh COUNT [--first N] --out DIR
. "$(dirname "$0")/../environment.sh"
textures="$ART_CACHE/training"
$PYTHON "$ART/textures.py" "$textures/textures"
mkdir -p "$textures"; export ART_CACHE="$textures"
fetch_weights
exec blender -b --factory-startup --python-exit-code 1 -P "$ART/render.py" -- "$@"
