/** Finished jobs and reviews, as pages show them. */

import type { PublicReview } from '../schema/content/job.ts';
import { fill } from '../schema/fill.ts';
import { type Language, locales, pathIn } from '../schema/language.ts';
import { grouped } from '../schema/number-format.ts';
import { jobPhoto } from './index.ts';
import { jobs, reviews } from './proof.ts';
import { amountText } from './read/fact-text.ts';
import { contentFolder } from './read/folder.ts';
import { wordsIn } from './read/words.ts';

type Job = (typeof jobs)[number];

export function describeJob(language: Language, job: Job) {
  const words = wordsIn(language).proof;
  const title = fill(words.title, { floor: words.floors[job.floor], city: job.city });
  return {
    title,
    href: pathIn(language, `/gallery/${job.slug}`),
    size: fill(words.size, { count: grouped(job.squareFeet) }),
    days: amountText({ low: job.daysOnSite, high: job.daysOnSite, unit: 'days' }, language),
    month: monthIn(language, job.finishedOn),
    photos: job.photos.map(({ file, kind }) => ({
      kind,
      image: jobPhoto(file, fill(kind === 'before' ? words.pictureBefore : words.pictureAfter, { title })),
    })),
  };
}

export function jobCards(language: Language, shown: readonly Job[]) {
  return shown.map((job) => {
    const { title, href, size, days, month, photos } = describeJob(language, job);
    // The first photo from after the work shows what the customer got.
    const image = (photos.find(({ kind }) => kind === 'after') ?? photos[0])?.image;
    if (!image) throw new Error(`${contentFolder}/jobs/${job.slug}.yaml has no photo`);
    return { title, href, kicker: [month, size, days], image };
  });
}

/** Reviews in their own language, and marked with it. */
export function quotesIn(language: Language, shown: readonly PublicReview[]) {
  const words = wordsIn(language).proof;
  return shown.map(({ id, text, stars, signature, city, on, answer, language: lang }) => ({
    id,
    quote: text,
    stars: fill(words.stars, { stars }),
    count: stars,
    author: signature,
    place: city,
    on: { day: on, text: monthIn(language, on) },
    answer,
    lang,
  }));
}

/** What city and service pages show: up to three jobs, and up to three reviews with words. */
export function nearbyProof(
  language: Language,
  heading: string,
  pick: <Entry extends About>(entries: readonly Entry[]) => Entry[],
) {
  const { reviews: title, answer, allJobs } = wordsIn(language).proof;
  return {
    heading,
    jobs: jobCards(language, pick(jobs).slice(0, shownCount)),
    reviews: quotesIn(language, pick(reviews.filter(({ text }) => text !== '')).slice(0, shownCount)),
    words: { reviews: title, answer, jobs: allJobs },
  };
}

const shownCount = 3;

type About = Pick<Job, 'city' | 'floor'>;

/** 'November 2026' */
function monthIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
