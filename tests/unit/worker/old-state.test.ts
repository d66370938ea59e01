import { expect, test } from 'vitest';
import { oldStateSchema } from '../../../worker/store/desk/old-state.ts';

const blank = { status: null, version: 0, spamReason: null, notes: [] };
const at = '2026-05-04T10:00:00.000Z';

test.each([
  [
    'a whole state',
    { status: 'won', version: 3, spamReason: 'links', notes: [{ at, text: 'Wants oak' }] },
    {
      ...{ status: 'won', version: 3, spamReason: 'links', notes: [{ at: Date.parse(at), text: 'Wants oak' }] },
    },
  ],
  ['nothing', undefined, blank],
  ['text', 'won', blank],
  ['an empty state', {}, blank],
  ['an unknown status', { status: 'archived', version: 1 }, { ...blank, version: 1 }],
  ['values of other types', { status: 7, version: '3', spamReason: [], notes: 'Called' }, blank],
  ['a negative version', { status: 'lost', version: -1 }, { ...blank, status: 'lost' }],
  [
    'one unreadable note',
    { notes: [{ at, text: 7 }, 'Called', { at, text: 'Called' }] },
    {
      ...blank,
      notes: [{ at: Date.parse(at), text: 'Called' }],
    },
  ],
  [
    'a note without a date that can be read',
    { notes: [{ text: 'a' }, { at: 'May', text: 'b' }] },
    {
      ...blank,
      notes: [
        { at: 0, text: 'a' },
        { at: 0, text: 'b' },
      ],
    },
  ],
])('%s', (_, state, expected) => {
  expect(oldStateSchema.parse(state)).toEqual(expected);
});
