/** The words of the interface, by file of content/words. `npm run check`, a build and a test run write what our English files have to .cache. */
import type english from '../../.cache/words.json';

export type Words = typeof english;

export type ContactWords = Words['contact'];
export type OwnRequestWords = Words['ownRequest'];
export type PhotoToolsWords = Words['photoTools'];
export type PricesWords = Words['shared']['prices'];
export type QuoteWords = Words['quote'];
export type RequestViewWords = Words['requestView'];
export type VisualizerWords = Words['visualizer'];
export type ZipCheckWords = Words['zipCheck'];
