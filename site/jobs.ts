/** Finished jobs and reviews, as pages show them. There may be none. */
import { fill } from '#schema/rules/fill.ts';
import { type Language, locales } from '#schema/rules/language.ts';
import { grouped } from '#schema/rules/number-format.ts';
import { imageIn } from './index.ts';
import { amountText } from './read/fact-text.ts';
import { jobs, reviews } from './read/jobs.ts';
import { wordsIn } from './read/words.ts';

type Job = (typeof jobs.en)[number];
type Review = (typeof reviews)[number];

export function jobCards(language: Language, shown: readonly Job[]) {
  const { size, ...words } = wordsIn(language).jobs;
  return shown.map(({ title, finishedOn, city, squareFeet, days, beforeImage, afterImage, found }) => ({
    title,
    facts: [
      city,
      monthIn(language, finishedOn),
      fill(size, { count: grouped(squareFeet) }),
      amountText({ low: days, high: days, unit: 'days' }, language),
    ],
    pictures: [
      { image: imageIn(language, beforeImage), caption: words.before },
      { image: imageIn(language, afterImage), caption: words.after },
    ],
    found: found && fill(words.found, { text: found }),
  }));
}

/** Reviews in the customers' own words, and so in their own language. */
export function toTestimonials(shown: readonly Review[]) {
  return shown.map(({ quote, author, source, link, language }) => ({
    text: quote,
    author,
    place: source,
    href: link,
    lang: language,
  }));
}

const shownCount = 3;

/** What city and service pages show: the newest jobs and reviews that are about them. */
export function jobsAbout(language: Language, heading: string, isAbout: (entry: Pick<Review, 'city' | 'floor'>) => boolean) {
  const { reviews: title, allJobs } = wordsIn(language).jobs;
  return {
    heading,
    jobs: jobCards(language, jobs[language].filter(isAbout).slice(0, shownCount)),
    testimonials: toTestimonials(reviews.filter(isAbout).slice(0, shownCount)),
    words: { reviews: title, allJobs },
  };
}

/** 'November 2026' */
function monthIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
