/** What a demonstration says beside figures that look measured and are made up. */
import type { Product } from '#schema/content/files/catalog.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { isDemo } from './business.ts';
import { isSample } from './read/facts.ts';
import { wordsIn } from './read/words.ts';

/** 'projects (sample)' for the words beside the figure of a claim, such as 'projects'. */
export function markClaim(language: Language, claim: string, text: string): string {
  return isSample(`claims.${claim}`) ? markSample(language, text) : text;
}

/** A product's stars for sorting and in words. A site for a real domain has none while they're made up. */
export function ratingOf(language: Language, { rating, reviews, sample }: Pick<Product, 'rating' | 'reviews' | 'sample'>) {
  if (sample && !isDemo) return { rating: 0, stars: null };
  const stars = fill(wordsIn(language).flooring.stars, { stars: rating.toFixed(1), count: reviews });
  return { rating, stars: sample ? markSample(language, stars) : stars };
}

function markSample(language: Language, text: string): string {
  return isDemo ? fill(wordsIn(language).frame.sample, { text }) : text;
}
