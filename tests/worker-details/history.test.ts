/** Whatever happened to a desk, a dump brings it back: without anybody who was erased, and with each signature as it was given. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { acceptance, sending, shownQuote } from '../support/quote.ts';
import { pick, randomFrom } from '../support/random.ts';
import { sharedSite } from '../support/site/shared.ts';
import { nightly } from '../support/site/start.ts';
import { makePhoto, openNewLink, sendAsVisitor, type Visitor } from '../support/site/visitor.ts';

const site = await sharedSite();
const { call, erase, settle } = site;

const seed = 1;
const tablesSchema = z.record(z.string(), z.object({ dumped: z.number(), newer: z.number() }));

interface Person extends Visitor {
  email: string;
  isQuoted: boolean;
  isSigned: boolean;
}

/** What the desk holds, a text for each row, by table. */
async function rowsByTable(): Promise<Map<string, string[]>> {
  const tables = await site.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*'");
  const rows = tables.map(
    async ({ name }) => [String(name), (await site.rows(`SELECT * FROM ${name}`)).map((row) => JSON.stringify(row))] as const,
  );
  return new Map(await Promise.all(rows));
}

const contractOf = async ({ id }: Person) => (await call(`/api/requests/${id}/quote/contract`)).text();

async function act(random: () => number, people: Person[], number: number): Promise<void> {
  const one = pick(random, people);
  const dice = random();
  if (!one || dice < 0.15) {
    const email = `person${number}@example.com`;
    const visitor = await sendAsVisitor(site, { email, phone: `512 55 ${10_000 + number}`, projectDetails: `Job ${number}` });
    people.push({ ...visitor, email, isQuoted: false, isSigned: false });
    return;
  }
  const path = `/api/requests/${one.id}`;
  if (dice < 0.3) await call(path, 'PATCH', { note: `Note ${number}` });
  else if (dice < 0.4) await call(path, 'PATCH', { status: pick(random, ['contacted', 'quoted', 'lost']) });
  else if (dice < 0.5) await one.call('/messages', 'POST', { text: `Message ${number}` });
  else if (dice < 0.55) await site.plan(one.id, { date: `2027-03-${10 + (number % 19)}` });
  else if (dice < 0.58) await one.upload(await makePhoto(number % 255));
  else if (dice < 0.6) await openNewLink(site, one.id);
  else if (dice < 0.64) await erase({ email: one.email }).then(() => people.splice(people.indexOf(one), 1));
  else if (dice < 0.68) await call(path, number % 2 ? 'DELETE' : 'PATCH', number % 2 ? undefined : { note: 'Kept' });
  else if (!one.isQuoted) one.isQuoted = (await call(`${path}/quote`, 'POST', sending({ notes: `Quote ${number}` }, 'text'))).ok;
  else if (dice < 0.8) await one.call('/quote', 'POST', { action: 'decline', number: 1, text: `Too much ${number}` });
  else if (!one.isSigned) one.isSigned = (await one.call('/quote', 'POST', acceptance(await shownQuote(one), [2]))).ok;
}

test(`500 random actions, a dump, 100 more, a loss and a restore (seed ${seed})`, { timeout: 300_000 }, async () => {
  const random = randomFrom(seed);
  const people: Person[] = [];
  for (let number = 0; number < 500; number++) await act(random, people, number);
  await settle();
  const dumped = await rowsByTable();
  await site.runSchedule(nightly);
  const signed = people.filter(({ isSigned }) => isSigned);
  const contracts = new Map(await Promise.all(signed.map(async (person) => [person.id, await contractOf(person)] as const)));
  const before = new Set((await site.rows('SELECT id FROM requests')).map(({ id }) => id));
  for (let number = 500; number < 600; number++) await act(random, people, number);
  await settle();

  const response = await call('/api/desk/restore', 'POST', { dump: new Date().toISOString().slice(0, 10) });
  const { tables } = z.object({ tables: tablesSchema }).parse(await response.json());
  const now = await rowsByTable();
  const newer = (table: string) => now.get(table)?.filter((row) => !dumped.get(table)?.includes(row)).length;
  for (const table of ['requests', 'entries', 'quotes', 'contracts', 'visits', 'links', 'photos'])
    expect([table, tables[table]?.newer]).toEqual([table, newer(table)]);
  expect(signed.length).toBeGreaterThan(5);
  expect(people.filter(({ isSigned }) => isSigned).length).toBeGreaterThan(signed.length);

  await site.loseDesk();
  await call('/api/desk/restore', 'POST', { dump: new Date().toISOString().slice(0, 10) });
  await call('/api/desk/restore/finish', 'POST');
  await site.fillFromKv();
  await settle();
  const there = (await site.rows('SELECT id FROM requests')).map(({ id }) => String(id));
  expect(there.sort()).toEqual(people.map(({ id }) => id).sort());
  expect(there.filter((id) => before.has(id)).length).toBeLessThan(before.size);
  for (const [id, contract] of contracts) {
    const response = await call(`/api/requests/${id}/quote/contract`);
    expect([id, await response.text()]).toEqual([id, contract]);
  }
});
