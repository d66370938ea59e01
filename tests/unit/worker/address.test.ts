import { expect, test } from 'vitest';
import { countedAddress } from '#worker/http/address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  // IPv4 in IPv6, in every spelling.
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
  ['0064:FF9B:0::cb00:7107', '203.0.113.7'],
  // Networks of 64 bits.
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:dead:beef::', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2'],
  ['fe80::1%en0', 'fe80:0:0:0'],
  // Near misses are networks of their own.
  ['64:ff9b:1::cb00:7107', '64:ff9b:1:0'],
  // What is no address counts as it comes.
  ['2001:db8:::1', '2001:db8:::1'],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
