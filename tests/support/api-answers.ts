/** Stands in for the Worker where components run in happy-dom. */
import { act } from 'react';
import { onTestFinished, vi } from 'vitest';

interface Call {
  /** Such as `PATCH /api/requests/a`, without the query. */
  route: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/** JSON, a refusal, or a function that returns or resolves to one. Null is no connection. What isn't named is a 404. */
export type Answers = Record<string, unknown>;

/** Answers each call of fetch until the test ends. `answers` can be changed meanwhile. Returns the calls so far. */
export function answerWith(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers = {} }: FetchOptions = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const call = {
      route: `${method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      headers,
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    calls.push(call);
    const given = call.route in answers ? answers[call.route] : refusal(404);
    const answer = typeof given === 'function' ? await given(call) : given;
    if (answer === null) throw new TypeError('fetch failed');
    const { status, json, headers: sent } = answer instanceof Refusal ? answer : { status: 200, json: answer, headers: {} };
    return {
      status,
      ok: status < 300,
      statusText: '',
      headers: new Headers(sent),
      json: async () => json,
      text: async () => JSON.stringify(json),
      blob: async () => json,
    };
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

interface FetchOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

class Refusal {
  readonly status: number;
  readonly json: object;
  readonly headers: Record<string, string>;
  constructor(status: number, detail: string, headers: Record<string, string>) {
    this.status = status;
    this.json = { type: 'about:blank', title: 'Refused', status, detail };
    this.headers = headers;
  }
}

export const refusal = (status: number, detail = '', headers: Record<string, string> = {}) =>
  new Refusal(status, detail, headers);

/** Lets answers arrive until `look` no longer throws. Returns what it returns. */
export async function until<Found>(look: () => Found): Promise<Found> {
  for (const end = performance.now() + 5000; ; ) {
    await act(() => new Promise((done) => setImmediate(done)));
    try {
      return look();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
