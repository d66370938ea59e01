/** Pictures of floors for texts that name a floor. */

import type { floorKinds } from '#schema/content/files/city.ts';

type Kind = (typeof floorKinds)[number];

/** Ids in content/images, by a keyword in the name of a style. The first keyword found wins, and the last entry is the default. */
const swatches: Record<Kind, [keyword: string, id: string][]> = {
  vinyl: [
    ['stone', 'pattern-lvp-stone'],
    ['', 'pattern-lvp-wood'],
  ],
  hardwood: [
    ['hickory', 'pattern-hickory'],
    ['walnut', 'pattern-walnut'],
    ['maple', 'pattern-maple'],
    ['', 'pattern-oak'],
  ],
  tile: [
    ['slate', 'pattern-slate'],
    ['marble', 'pattern-marble'],
    ['porcelain', 'pattern-porcelain'],
    ['', 'pattern-ceramic'],
  ],
  laminate: [['', 'pattern-laminate']],
  refinishing: [['', 'hall-old-oak']],
  carpet: [
    ['berber', 'pattern-berber'],
    ['', 'pattern-plush'],
  ],
};

/** Words that tell which kind of floor a style is. The first kind found wins: an oak-look laminate is a laminate. */
const kindWords: [Kind, string[]][] = [
  ['vinyl', ['vinyl']],
  ['laminate', ['laminate']],
  ['tile', ['tile', 'stone', 'saltillo']],
  ['carpet', ['carpet', 'berber']],
  ['hardwood', ['hardwood', 'hickory', 'oak', 'walnut', 'maple', 'pine']],
];

/** The picture of a kind of floor that is closest to the styles popular in a city, as the id of an image. */
export function floorSwatch(kind: Kind, popularStyles: readonly string[]): string {
  const style = popularStyles.find((name) => kindOf(name) === kind)?.toLowerCase() ?? '';
  const [, id] = swatches[kind].find(([keyword]) => style.includes(keyword)) ?? [];
  if (!id) throw new Error(`site/floor-swatch.ts has no picture for ${kind}`);
  return id;
}

/** The picture of the floor that a style's name says it is, as the id of an image. */
export function styleSwatch(style: string): string {
  const kind = kindOf(style);
  if (!kind) throw new Error(`site/floor-swatch.ts doesn't know which kind of floor "${style}" is`);
  return floorSwatch(kind, [style]);
}

function kindOf(style: string): Kind | undefined {
  const name = style.toLowerCase();
  return kindWords.find(([, words]) => words.some((word) => name.includes(word)))?.[0];
}
