import { expect, test } from 'vitest';
import { ResponseError } from '#components/form/request.ts';
import { reasonOf } from '#inbox/reasons.ts';

function failure(status: number, detail: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status, detail });
  return new ResponseError(new Response(null, { status, headers }), body);
}

test.each([
  ['a limit of a minute', failure(429, '', { 'Retry-After': '60' }), 'Please wait 60 seconds, then try again.'],
  ['a longer limit', failure(429, '', { 'Retry-After': '592' }), 'Please wait 10 minutes, then try again.'],
  ['an outage', failure(503, 'No answer.', { 'Retry-After': '5' }), 'No answer. Please try again in a moment.'],
  ['a setting that is missing', failure(503, 'The inbox is closed.'), /^The inbox is closed\.$/],
  ['no connection', new TypeError('fetch failed'), 'Check your connection'],
])('%s is explained', (_, error, words) => {
  expect(reasonOf(error)).toMatch(words);
});
