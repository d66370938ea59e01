import { expect, test } from 'vitest';
import { countedAddress } from '#worker/http/address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:dead:beef::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  // What is no address counts as it comes.
  ['2001:db8:::1', '2001:db8:::1'],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
