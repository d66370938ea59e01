/** Sends estimate requests, each its own, and knows which of them were acknowledged. */
import type autocannon from 'autocannon';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, token } from '../../tests/support/site.ts';

const answerSchema = z.object({ id: z.string() });
const asBusiness = { headers: { Authorization: `Bearer ${token}` } };

export class Sender {
  /** Ids that a 201 gave. */
  readonly acknowledged = new Set<string>();
  /** What was sent, by the key it was sent with. */
  private readonly sent = new Map<string, { body: string; address: string }>();

  /** What autocannon repeats. */
  readonly request: autocannon.Request = {
    method: 'POST',
    path: '/api/contact',
    setupRequest: (request) => {
      const { key, body, address } = this.next();
      return { ...request, body, headers: headersOf(key, address) };
    },
    onResponse: (status, body) => {
      if (status === 201) this.acknowledged.add(answerSchema.parse(JSON.parse(body)).id);
    },
  };

  /** How many had no answer; all of them have one afterwards, or this throws. */
  async sendAgain(origin: string): Promise<number> {
    const open = [...this.sent].filter(([key]) => !this.acknowledged.has(key));
    for (const [key, { body, address }] of open) {
      const answer = await fetch(`${origin}/api/contact`, { method: 'POST', body, headers: headersOf(key, address) });
      if (answer.status !== 201) throw new Error(`Sending ${key} again is answered with ${answer.status}`);
      this.acknowledged.add(answerSchema.parse(await answer.json()).id);
    }
    return open.length;
  }

  /** Ids of everything that is stored, as the business lists it. */
  async stored(origin: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = new URLSearchParams({ limit: '1000', cursor }).toString();
      const page = requestPageSchema.parse(await (await fetch(`${origin}/api/requests?${query}`, asBusiness)).json());
      ids.push(...page.requests.map(({ id }) => id));
      cursor = page.cursor;
    }
    return ids;
  }

  /** Of so many requests, spread over all, the number that are not stored as they were sent. */
  async changed(origin: string, count: number): Promise<number> {
    const all = [...this.sent];
    let changed = 0;
    for (let index = 0; index < count; index++) {
      const [key, { body }] = all[Math.floor((index * all.length) / count)] ?? ['', { body: '{}' }];
      const stored: unknown = await (await fetch(`${origin}/api/requests/${key}`, asBusiness)).json();
      const fields = z.record(z.string(), z.unknown()).parse(stored);
      const sent = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
      if (Object.entries(sent).some(([field, value]) => fields[field] !== value)) changed++;
    }
    return changed;
  }

  private next(): { key: string; body: string; address: string } {
    const number = this.sent.size + 1;
    const key = uuidv7();
    const body = JSON.stringify(
      estimate({
        fullName: `Visitor ${number}`,
        email: `visitor.${number}@example.com`,
        projectDetails: `Floor ${number} of many.`,
      }),
    );
    // Every visitor has an address of his own, so that the limits let all pass.
    const address = `2001:db8::${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}`;
    this.sent.set(key, { body, address });
    return { key, body, address };
  }
}

function headersOf(key: string, address: string): Record<string, string> {
  return { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'CF-Connecting-IP': address };
}
