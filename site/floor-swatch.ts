/** Pictures of floors for texts that name a floor, as ids of images. */
import type { FloorKind } from '#schema/content/files/floor-kind.ts';
import { kindOf } from './read/floor-kinds.ts';

/** The picture of a kind of floor that is closest to the styles popular in a city. */
export function floorSwatch(
  { id, swatch, swatches }: FloorKind,
  popularStyles: readonly string[],
  kinds?: readonly FloorKind[],
): string {
  const style = popularStyles.find((name) => kindOf(name, kinds)?.id === id)?.toLowerCase() ?? '';
  return swatches.find(({ keyword }) => style.includes(keyword))?.picture ?? swatch;
}
