import type { ItemList } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { contactLink } from '../../components/form/contact-link.ts';
import { fill } from '../../schema/fill.ts';
import { type Language, languageOf } from '../../schema/language.ts';
import { localize, localizeLink } from '../../site/editions.ts';
import { contentIn, type image, imageIn } from '../../site/index.ts';
import { describeJob, jobCards, quotesIn } from '../../site/job-cards.ts';
import { jobs, measured, reviews } from '../../site/proof.ts';
import { picks } from '../../site/read/picks.ts';
import { wordsIn } from '../../site/read/words.ts';
import { markClaim } from '../../site/samples.ts';
import { toId } from '../../site/structured-data/ids.ts';
import { addGraph, homeIn } from '../../site/structured-data/page.ts';
import { describePicture } from '../../site/structured-data/picture.ts';
import { describeReview } from '../../site/structured-data/proof.ts';
import { pageHead } from '../page-head.ts';

/** With a picture, or in full. The others are in lists to open. */
const shownJobs = 12;
const shownReviews = 6;

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).gallery;
  const { business, galleryProjects } = contentIn(language);
  const { claims, counties, phone, shortName } = business;
  const head = pageHead(language, '/gallery', words, { name: shortName });
  const trail = [homeIn(language), { name: words.name }];
  // Half of its floor is old, and half is new.
  const hero = imageIn(language, picks.pictures.gallery ?? picks.pictures.home);
  const projects = galleryProjects.map(({ beforeImage, afterImage, ...project }) => ({
    ...project,
    id: afterImage,
    before: imageIn(language, beforeImage),
    after: imageIn(language, afterImage),
    contact: localize(
      language,
      contactLink({ project: afterImage, service: project.category === 'mixed' ? undefined : project.category }),
    ),
  }));
  return {
    head: addGraph(head, {
      type: 'ImageGallery',
      trail,
      hero,
      mainEntity: toId(head.path, 'list'),
      parts: jobs.map((job) => describeJob(language, job)),
      nodes: [listPictures(head.path, projects), ...reviews.map(describeReview)],
    }),
    words: {
      ...words,
      // The quotes' label says so if the form is in English.
      list: { ...words.list, quote: localizeLink(language, { name: words.list.quote, href: '/contact' }).name },
    },
    trail,
    phone,
    hero,
    finished: {
      words: wordsIn(language).proof,
      jobs: jobCards(language, jobs.slice(0, shownJobs)),
      older: jobs
        .slice(shownJobs)
        .map((job) => describeJob(language, job))
        .map(({ href, title, month }) => ({ href, title, month })),
    },
    customers: {
      words: wordsIn(language).proof,
      summary: summarize(language),
      newest: quotesIn(language, reviews.slice(0, shownReviews)),
      older: quotesIn(language, reviews.slice(shownReviews)),
    },
    projects,
    stats: [
      { value: claims.projects, label: markClaim(language, 'projects', words.stats.projects) },
      { value: claims.squareFeet, label: markClaim(language, 'squareFeet', words.stats.squareFeet) },
      { value: claims.stars, label: markClaim(language, 'stars', words.stats.rating) },
      { value: `${counties.served.length}`, label: words.stats.counties },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  };
}

/** How many reviews there are, what they give on average, and how many were removed. */
function summarize(language: Language): string {
  const words = wordsIn(language).proof;
  const { count = 0, meanStars = null } = measured?.reviews ?? {};
  const removed = Object.entries(measured?.removed ?? {}).filter(([, number]) => number > 0);
  return [
    ...(meanStars === null ? [] : [fill(words.mean, { mean: meanStars.toFixed(1), count })]),
    words.allShown,
    ...removed.map(([reason, number]) =>
      fill(words.removed, { reason: new Map(Object.entries(words.reasons)).get(reason) ?? reason, count: number }),
    ),
  ].join(' ');
}

interface Pair {
  title: string;
  before: ReturnType<typeof image>;
  after: ReturnType<typeof image>;
}

/** The pictures of all projects, in the order shown. */
function listPictures(path: string, projects: Pair[]): ItemList {
  const pictures = projects.flatMap(({ title, before, after }) => [
    { ...describePicture(before), name: title },
    { ...describePicture(after), name: title },
  ]);
  return {
    '@type': 'ItemList',
    '@id': toId(path, 'list'),
    itemListElement: pictures.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
