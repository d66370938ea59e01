/** A year of a flooring contractor, made up: what `npm run desk -- example` fills a local desk with. The same seed gives the same year. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { dateOf, dateText } from '../../schema/business-time.ts';
import { dayMs, hourMs, minuteMs } from '../../schema/duration.ts';
import type { Job } from '../../schema/job.ts';
import type { Language } from '../../schema/language.ts';
import type { StoredPhoto } from '../../schema/photo.ts';
import type { StoredReview } from '../../schema/review.ts';
import { uuidv8 } from '../../schema/uuid.ts';
import { builtRegion } from '../../site/built-region.ts';
import { collections, readFolder } from '../../site/read/collections.ts';
import { contentFolder } from '../../site/read/folder.ts';
import { isBilingual } from '../../site/read/languages.ts';
import { picks } from '../../site/read/picks.ts';
import { zipCodes } from '../../site/read/region.ts';
import type { Line } from '../../worker/store/desk/line.ts';
import { retentionMs, spamRetentionMs } from '../../worker/store/retention.ts';
import { exampleQuote } from './example-quote.ts';
import { firstNames, lastNames, opinions, wishes } from './example-words.ts';
import { pick, randomFrom } from './random.ts';

type RequestLine = Extract<Line, { kind: 'request' }>;

export interface ExampleRequest {
  line: RequestLine;
  /** Files of the business's pictures that stand for the crew's photos. */
  photos: { image: string; kind: 'before' | 'after' }[];
  /** The same request once its customer has decided, with the photos that were stored of it. */
  decide: (stored: readonly StoredPhoto[]) => RequestLine;
}

const ownCities = readFolder(collections.cities).map(({ name, zipCodes: [zipCode = ''] }) => ({ city: name, zipCode }));
/** A town without a page on the site. */
const elsewhere = zipCodes.find(({ town }) => ownCities.every(({ city }) => city !== town));
const places = [...ownCities.slice(0, 7), ...(elsewhere ? [{ city: elsewhere.town, zipCode: elsewhere.zip }] : [])];
const sold = wishes.filter(({ service }) => picks.formServices.some((each) => each === service));
const pictures = globSync(`${contentFolder}/images/*.{webp,jpg,jpeg,png}`).sort();
/** Only 100 numbers of each area code are kept for fiction, so two customers of three brought theirs from elsewhere. */
const areaCodes = [builtRegion.areaCode, '212', '415'];

const requests = 300;
/** Every fifth request becomes a job. */
const jobEvery = 5;

export function exampleYear(now: number, seed = 1): ExampleRequest[] {
  const random = randomFrom(seed);
  return Array.from({ length: requests }, (_, index) =>
    exampleRequest(random, index, now - ((index + 0.5) * 365 * dayMs) / requests),
  );
}

function exampleRequest(random: () => number, index: number, at: number): ExampleRequest {
  const some = <Item>(items: readonly Item[]): Item => pick(random, items) ?? fail();
  const language: Language = random() < 0.2 && isBilingual ? 'es' : 'en';
  const [wish, place] = [some(sold.length > 0 ? sold : wishes), some(places)];
  const receivedAt = Math.floor(onWorkday(at));
  const answeredAt = receivedAt + Math.ceil(2 + random() * 25) * minuteMs;
  // The latest are still young, and a job takes its time.
  const isDone = index % jobEvery === 0 && index > 4 * jobEvery;
  const jobIndex = index / jobEvery;
  const status = isDone ? 'done' : index < 4 ? 'new' : some(['contacted', 'quoted', 'won', 'lost', 'lost', 'spam']);
  const isSpam = status === 'spam';
  const id = uuidv8(digest(`example ${index}`));
  const fullName = `${some(firstNames)} ${some(lastNames)}`;
  const squareFeet = 200 + 20 * Math.floor(random() * 60);
  const isWon = status === 'won' || status === 'done';
  const sent = {
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    fullName,
    email: `example${index}@example.com`,
    phone: `(${areaCodes[index % areaCodes.length]}) 555-0${100 + (Math.floor(index / areaCodes.length) % 100)}`,
    zipCode: place.zipCode,
    serviceNeeded: wish.service,
    projectDetails: `Example: ${wish.details}, about ${squareFeet} sq ft.`,
    language,
    noticed: isSpam ? { spamReason: 'honeypot' } : {},
  };
  const job = isDone ? exampleJob(random, wish.floor, place.city, receivedAt) : undefined;
  const entries = [
    ...(status === 'new' || isSpam ? [] : [event(answeredAt, 'Sam', 'Status: new to contacted')]),
    ...(['new', 'spam', 'contacted'].includes(status)
      ? []
      : [event(answeredAt + dayMs, 'Sam', `Status: contacted to ${status}`)]),
    ...(job ? [event(answeredAt + 20 * dayMs, 'Sam', `Job: ${job.floor}, ${job.squareFeet} sq ft, ${job.city}`)] : []),
  ];
  const line: RequestLine = {
    kind: 'request',
    id,
    value: JSON.stringify(sent),
    position: receivedAt * 1000 + index,
    status,
    version: entries.length,
    spamReason: isSpam ? 'honeypot' : null,
    suspicions: '[]',
    trashedAt: null,
    expiresAt: receivedAt + (isSpam ? spamRetentionMs + 365 * dayMs : retentionMs),
    keyHash: null,
    contentHash: '',
    entries,
    urgency: null,
    preferred: '[]',
    withdrawnAt: null,
    links: [],
    linksRevokedAt: null,
    photos: [],
    visit: null,
    ...((isWon || status === 'quoted') &&
      exampleQuote({ fullName, zipCode: place.zipCode, language, squareFeet, at: answeredAt + dayMs, isWon })),
    ...(job && { job: { ...job, publicId: digest(`job ${index}`).toString('hex', 0, 6) } }),
  };
  const decidedAt = answeredAt + 21 * dayMs;
  // Two customers of three write one.
  const review = isDone && jobIndex % 3 < 2 ? exampleReview(random, jobIndex, decidedAt, language) : null;
  return {
    line,
    photos: job
      ? [
          { image: pictureOf(wish.before, index), kind: 'before' },
          { image: pictureOf(wish.after, index + 1), kind: 'after' },
        ]
      : [],
    decide: (stored) => decide(line, stored, review, jobIndex, decidedAt),
  };
}

/** Or another one, if this business hasn't that one. */
function pictureOf(name: string, index: number): string {
  return pictures.find((file) => basename(file).startsWith(`${name}.`)) ?? pictures[index % pictures.length] ?? fail();
}

/** Most customers allow both photos; some take that back, and some their review. */
function decide(
  line: RequestLine,
  stored: readonly StoredPhoto[],
  review: StoredReview | null,
  jobIndex: number,
  at: number,
): RequestLine {
  const isWithdrawn = jobIndex % 9 === 4;
  const isReviewDeleted = jobIndex % 20 === 7;
  const entries = [
    ...line.entries,
    event(at, null, `Photos that may be shown: ${isWithdrawn ? 0 : stored.length} of ${stored.length}`),
    ...(review ? [event(at, null, `Review: ${review.stars} of 5 stars`)] : []),
    ...(review && isReviewDeleted ? [event(at + dayMs, null, 'Deleted the review')] : []),
    ...(review?.removed ? [event(at + dayMs, 'Sam', `Removed the review: ${review.removed.reason}`)] : []),
  ];
  return {
    ...line,
    entries,
    version: entries.length,
    photos: stored.map((photo) => ({ photo, expiresAt: line.expiresAt, ...(!isWithdrawn && { isShown: true }) })),
    ...(review && !isReviewDeleted && { review: { ...review, publicId: digest(`review ${jobIndex}`).toString('hex', 0, 6) } }),
  };
}

function exampleJob(random: () => number, floor: Job['floor'], city: string, receivedAt: number): Job {
  const squareFeet = 120 + 20 * Math.floor(random() * 70);
  return {
    finishedOn: dateText(dateOf(receivedAt + 20 * dayMs)),
    floor,
    squareFeet,
    daysOnSite: 1 + Math.floor(squareFeet / 400),
    city,
    ...(random() < 0.5 && { price: 50 * Math.round((squareFeet * (6 + random() * 6)) / 50) }),
  };
}

function exampleReview(random: () => number, jobIndex: number, writtenAt: number, language: Language): StoredReview {
  const { stars, text } = opinions[language][jobIndex % opinions[language].length] ?? fail();
  const at = new Date(writtenAt).toISOString();
  return {
    stars,
    text,
    signature: random() < 0.6 ? 'first name' : 'initials',
    at,
    ...(stars < 3 && { answer: { text: "We're sorry. We came back and put it right.", at } }),
    ...(jobIndex === 33 && { removed: { reason: 'private data' as const, at } }),
  };
}

/** Between eight and three on a day from Monday to Friday. */
function onWorkday(at: number): number {
  const day = dateOf(at);
  const weekday = new Date(day).getUTCDay();
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  return day - back * dayMs + 15 * hourMs + (at % (5 * hourMs));
}

function event(at: number, by: string | null, text: string): RequestLine['entries'][number] {
  return { at, actor: by === null ? 'customer' : 'office', by, kind: 'event', text, channel: null, subject: null };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function fail(): never {
  throw new Error('This list is empty.');
}
