/** The words of the interface, by file of words/. `npm run check`, a build and a test run write what the English files have to .cache. */
import type english from '../../.cache/words.json';

export type Words = typeof english;

export type OwnRequestWords = Words['ownRequest'];
export type PhotoToolsWords = Words['photoTools'];
export type PricesWords = Words['shared']['prices'];
export type QuoteWords = Words['quote'];
export type VisualizerWords = Words['visualizer'];

/** Words by their path: 'gallery' or 'gallery.list'. */
export function findIn(words: object, path: string): unknown {
  return path.split('.').reduce<unknown>((found, part) => Reflect.get(Object(found), part), words);
}
