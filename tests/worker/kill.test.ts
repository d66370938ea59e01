/** Customers sign quotes while workerd is killed again and again: no signature that was answered is lost, none is there twice. */
import { expect, test } from 'vitest';
import { acceptance, sending, shownQuote } from '../support/quote.ts';
import { impatient, sharedSite } from '../support/site/shared.ts';
import { sendAsVisitor, type Visitor } from '../support/site/visitor.ts';

const site = await sharedSite(impatient);
const signatures = 120;
const kills = 4;

/** Tries until it's answered, as a page does. */
async function persist(call: () => ReturnType<typeof site.fetch>): Promise<Response> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await call()
      .then(async (response) => new Response((await response.text()) || null, { status: response.status }))
      .catch(() => null);
    if (answer && answer.status !== 503) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('Nobody answers');
}

test(`${signatures} signatures survive ${kills} times of kill -9`, { timeout: 300_000 }, async () => {
  const customers: Visitor[] = [];
  for (let number = 0; number < signatures; number++) {
    const customer = await sendAsVisitor(site, { email: `c${number}@example.com`, phone: `737 55 ${10_000 + number}` });
    await site.call(`/api/requests/${customer.id}/quote`, 'POST', sending({}, 'text'));
    customers.push(customer);
  }
  const jobs = await Promise.all(customers.map(async (customer) => ({ customer, sent: acceptance(await shownQuote(customer)) })));
  const statuses: number[] = [];
  const kill = async () => {
    for (let count = 1; count <= kills; count++) {
      await expect
        .poll(() => statuses.length, { interval: 5, timeout: 60_000 })
        .toBeGreaterThan((count * signatures) / (kills + 1));
      await site.kill();
    }
  };
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { customer, sent } = job;
      statuses.push((await persist(() => customer.call('/quote', 'POST', sent))).status);
    }
  };
  await Promise.all([kill(), ...Array.from({ length: 10 }, work)]);
  expect(new Set(statuses)).toEqual(new Set([204]));
  await site.runSchedule();
  await site.settle();
  expect(await site.rows('SELECT count(*) AS n FROM contracts')).toEqual([{ n: signatures }]);
  for (const customer of customers) {
    const { quote } = await customer.page();
    expect(quote?.signature).toMatchObject({ name: 'Ann Lee', amounts: { total: quote?.total } });
  }
});
