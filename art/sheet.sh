#!/bin/bash
# Puts pictures of content/images side by side, for a look at all of them or for a comparison with an older commit:
#   sheet.sh all OUT.webp
#   sheet.sh compare COMMIT OUT.webp NAME:ACROSS,DOWN ...    crops at 100 %; ACROSS and DOWN are the crop's middle, 0 to 1
. "$(dirname "$0")/environment.sh"
cd "$ART/.."
$PYTHON "$ART/pipeline/sheet.py" "$@"
