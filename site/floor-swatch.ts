/** Pictures of floors for texts that name a floor, as ids of images. */
import type { City } from '#schema/content/files/city.ts';
import type { FloorKind } from '#schema/content/files/floor-kind.ts';
import { floorKinds, kindOf } from './read/floor-kinds.ts';
import { fail } from './read/parse.ts';

/** The picture of a kind of floor that is closest to the styles popular in a city. */
export function floorSwatch(
  { id, swatch, swatches }: FloorKind,
  popularStyles: readonly string[],
  kinds?: readonly FloorKind[],
): string {
  const style = popularStyles.find((name) => kindOf(name, kinds)?.id === id)?.toLowerCase() ?? '';
  return swatches.find(({ keyword }) => style.includes(keyword))?.picture ?? swatch;
}

/** The picture of a city's most popular floor. */
export function citySwatch({ slug, popularStyles: [style = ''] }: Pick<City, 'slug' | 'popularStyles'>): string {
  const kind = kindOf(style);
  if (kind) return floorSwatch(kind, [style]);
  const known = floorKinds.en.kinds.flatMap(({ keywords }) => keywords).join(', ');
  const message = `expected a floor with a keyword of floor-kinds.yaml (${known}), but found ${JSON.stringify(style)}`;
  return fail([{ path: ['popularStyles', 0], message }], [`cities/${slug}.yaml`]);
}
