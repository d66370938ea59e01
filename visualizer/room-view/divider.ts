/** The first column of pixels right of a divider that stands at a share of the width, from 0 to 1. */
export function dividerPixel(divider: number, width: number): number {
  return Math.round(Math.min(Math.max(divider, 0), 1) * width);
}
