import { expect, test } from 'vitest';
import { fragmentIn } from '#schema/api/visitor.ts';

const fragment = `01890a5d-ac96-774b-bcce-b302099a8057.${'0f'.repeat(16)}`;
test.each([
  ...['', '.', ')', '>,', ' ', '%20', '?utm_source=mail', '&fbclid=Iw-0f.0f', '/', ':~:text=Oak'].map((after) => [
    `#${fragment}${after}`,
    fragment,
  ]),
  [`#%20${fragment}`, fragment],
  [`#${fragment}0`, ''],
  [`#${fragment.slice(0, -1)}`, ''],
  ['#main', ''],
  ['', ''],
])('the hash %j opens %j', (hash, opened) => {
  expect(fragmentIn(hash)).toBe(opened);
});
