import { expect, test } from 'vitest';
import { compare } from '../../../tools/desk/rehearse.ts';

const request = (id: string, fields: object = {}) => ({ kind: 'request' as const, id, status: 'new', entries: [], ...fields });
const backup = [request('a'), request('b'), { kind: 'tombstone' as const, id: 'c' }];

test.each<[string, typeof backup, string[]]>([
  [
    'the same lines in another order, marked as examples',
    [...backup].reverse().map((line) => ({ ...line, isExample: true })),
    [],
  ],
  ['a request less', backup.slice(1), ['The backup has 2 requests, the restored desk 1.', "Request a didn't come back."]],
  ['another status', [request('a', { status: 'lost' }), ...backup.slice(1)], ['Request a came back with another status.']],
  ['no tombstone', backup.slice(0, 2), ['The backup has 1 erased, the restored desk 0.']],
])('a rehearsal says what differs: %s', (_, restored, problems) => {
  expect(compare(backup, restored)).toEqual(problems);
});
