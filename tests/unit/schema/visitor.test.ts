import { expect, test } from 'vitest';
import { parseFragment } from '../../../schema/visitor.ts';

const id = '3f2a91bc-0000-8000-8000-000000000000';
const secret = '0123456789abcdef0123456789abcdef';

test('the fragment of a link is an id and a secret', () => {
  expect(parseFragment(`${id}.${secret}`)).toEqual({ id, secret });
});

test.each(['', id, `${id}.12`, `${id}.${secret}0`, `.${secret}`, `${id}.${secret.toUpperCase()}`])(
  '%j is no such fragment',
  (text) => {
    expect(parseFragment(text)).toBeNull();
  },
);
