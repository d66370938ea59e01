/** A year of a flooring contractor, made up: what `npm run desk -- example` fills a local desk with. The same seed gives the same year. */
import { createHash } from 'node:crypto';
import { dateOf } from '#schema/rules/business-time.ts';
import { dayMs, hourMs, minuteMs } from '#schema/rules/duration.ts';
import type { Language } from '#schema/rules/language.ts';
import { phoneDigits } from '#schema/rules/phone.ts';
import { uuidv8 } from '#schema/rules/uuid.ts';
import { builtRegion } from '#site/built-region.ts';
import { collections, readFolder } from '#site/read/collections.ts';
import { isBilingual } from '#site/read/languages.ts';
import { picks } from '#site/read/picks.ts';
import { zipCodes } from '#site/read/region.ts';
import { retentionMs, spamRetentionMs } from '#worker/store/retention.ts';
import { type ExampleRow, exampleQuote } from './example-quote.ts';
import { firstNames, lastNames, wishes } from './example-words.ts';
import { pick, randomFrom } from './random.ts';

const ownCities = readFolder(collections.cities).map(({ name, zipCodes: [zipCode = ''] }) => ({ city: name, zipCode }));
/** A town without a page on the site. */
const elsewhere = zipCodes.find(({ town }) => ownCities.every(({ city }) => city !== town));
const places = [...ownCities.slice(0, 7).map(({ zipCode }) => zipCode), ...(elsewhere ? [elsewhere.zip] : [])];
const sold = wishes.filter(({ service }) => picks.formServices.some((each) => each === service));
/** Only 100 numbers of each area code are kept for fiction, so two customers of three brought theirs from elsewhere. */
const areaCodes = [builtRegion.areaCode, '212', '415'];

const requests = 300;
/** Every fifth request becomes a job. */
const jobEvery = 5;

/** Everything that a dump of such a desk has. */
export function exampleYear(now: number, seed = 1): (ExampleRow | { rows: number })[] {
  const random = randomFrom(seed);
  const rows = Array.from({ length: requests }, (_, index) =>
    exampleRows(random, index, now - ((index + 0.5) * 365 * dayMs) / requests),
  ).flat();
  return [...rows, { rows: rows.length }];
}

function exampleRows(random: () => number, index: number, at: number): ExampleRow[] {
  const some = <Item>(items: readonly Item[]): Item => pick(random, items) ?? fail();
  const language: Language = random() < 0.2 && isBilingual ? 'es' : 'en';
  const [wish, zipCode] = [some(sold.length > 0 ? sold : wishes), some(places)];
  const receivedAt = Math.floor(onWorkday(at));
  const answeredAt = receivedAt + Math.ceil(2 + random() * 25) * minuteMs;
  // The latest are still young, and a job takes its time.
  const isDone = index % jobEvery === 0 && index > 4 * jobEvery;
  const status = isDone ? 'done' : index < 4 ? 'new' : some(['contacted', 'quoted', 'won', 'lost', 'lost', 'spam']);
  const isSpam = status === 'spam';
  const id = uuidv8(createHash('sha256').update(`example ${index}`).digest());
  const fullName = `${some(firstNames)} ${some(lastNames)}`;
  const email = `example${index}@example.com`;
  const phone = `(${areaCodes[index % areaCodes.length]}) 555-0${100 + (Math.floor(index / areaCodes.length) % 100)}`;
  const squareFeet = 200 + 20 * Math.floor(random() * 60);
  const sent = {
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    ...{ fullName, email, phone, zipCode, language },
    serviceNeeded: wish.service,
    projectDetails: `Example: ${wish.details}, about ${squareFeet} sq ft.`,
    noticed: isSpam ? { spamReason: 'honeypot' } : {},
  };
  const changes = [
    ...(status === 'new' || isSpam ? [] : [{ at: answeredAt, text: 'Status: new to contacted' }]),
    ...(['new', 'spam', 'contacted'].includes(status)
      ? []
      : [{ at: answeredAt + dayMs, text: `Status: contacted to ${status}` }]),
  ];
  const row = {
    position: receivedAt * 1000 + index,
    id,
    key_hash: null,
    content_hash: '',
    received_at: receivedAt,
    value: JSON.stringify(sent),
    email_key: email,
    phone_key: phoneDigits(phone),
    status,
    version: changes.length,
    spam_reason: isSpam ? 'honeypot' : null,
    trashed_at: null,
    expires_at: receivedAt + (isSpam ? spamRetentionMs + 365 * dayMs : retentionMs),
    urgency: null,
    preferred: '[]',
    withdrawn_at: null,
    links_revoked_at: null,
  };
  const isWon = status === 'won' || isDone;
  return [
    { table: 'requests', row },
    ...changes.map(({ at, text }) => ({
      table: 'entries',
      row: { request_id: id, at, actor: 'office', by: 'Sam', kind: 'event', text },
    })),
    ...(isWon || status === 'quoted'
      ? exampleQuote({ id, fullName, zipCode, language, squareFeet, at: answeredAt + dayMs, isWon })
      : []),
  ];
}

/** Between eight and three on a day from Monday to Friday. */
function onWorkday(at: number): number {
  const day = dateOf(at);
  const weekday = new Date(day).getUTCDay();
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  return day - back * dayMs + 15 * hourMs + (at % (5 * hourMs));
}

function fail(): never {
  throw new Error('This list is empty.');
}
