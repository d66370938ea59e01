import { type FloorOdds, logOdds, type Tap } from '../floor-network/floor-network.ts';
import type { LabPicture } from '../picture.ts';
import { differencesFrom } from './borders.ts';
import { boxMean } from './box-mean.ts';
import { connectedTo } from './connected.ts';
import { type Link, minimumCut } from './max-flow.ts';

/** Where to look for a rug: pixels of the network's answer to take the mean of, on each side, and the least that makes it worth a second look. */
const spot = { reach: 4, least: 0.25 } as const;
/** Added to the log odds of a rug, which the network says too rarely. Chosen on the validation photos, so that a rug is there three times in four. */
const bias = { found: 1, beside: 2 } as const;
/** A rug goes on where its color does: what a difference in color costs, which difference changes nothing, and the limits of both. */
const sameColor = { price: 0.4, even: 12, least: -4, most: 3 } as const;
/** As a share of the photo. Less isn't worth a question. */
const leastRug = 0.01;

/**
 * Finds what may be a rug on the floor, as 1 for each pixel of the network's answer. The network often takes a rug for floor, so we ask it again after
 * a tap that nobody made: "no floor", at the spot on the floor that's likeliest a rug. Null if there's hardly one.
 */
export function findRug(
  { width, height, odds, rug }: FloorOdds,
  colors: LabPicture,
  borders: readonly Link[],
  oddsAfter: (tap: Tap) => FloorOdds,
): Uint8Array | null {
  const around = boxMean(rug, width, height, spot.reach);
  const ground = odds.map((share, at) => share + (rug[at] ?? 0));
  const likeliest = around.reduce(
    (best, share, at) => ((ground[at] ?? 0) > 0.5 && share > (around[best] ?? spot.least) ? at : best),
    -1,
  );
  if (likeliest < 0) return null;
  const after = oddsAfter({ x: 2 * (likeliest % width) + 1, y: 2 * Math.floor(likeliest / width) + 1, isFloor: false });
  const likely = minimumCut(
    Float64Array.from(after.rug, (share) => logOdds(share) + bias.found),
    borders,
  );
  const found = connectedTo([likeliest], likely, width);
  if (found.reduce((sum, share) => sum + share, 0) < leastRug * found.length) return null;
  const middle = (values: Float32Array) => {
    const sorted = values.filter((_, at) => found[at]).sort();
    return sorted[sorted.length >> 1] ?? 0;
  };
  const differences = differencesFrom(colors, [middle(colors.l), middle(colors.a), middle(colors.b)]);
  const gains = Float64Array.from(after.rug, (share, at) => {
    if (found[at]) return 10;
    if ((ground[at] ?? 0) < 0.3) return -3;
    const likeness = sameColor.price * (sameColor.even - (differences[at] ?? 0));
    return logOdds(share) + bias.beside + Math.min(Math.max(likeness, sameColor.least), sameColor.most);
  });
  const starts = [...found.keys()].filter((at) => found[at]);
  return connectedTo(starts, minimumCut(gains, borders), width);
}
