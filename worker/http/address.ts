import type { Context } from 'hono';

/** The caller's address for counting: an IPv6 network hands out whole /64 blocks, so such a block counts as one caller. */
export function callerAddress(c: Context): string {
  const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
  return address.includes(':') && !isMappedIpv4(address) ? networkOf(address) : address.replace(/^::ffff:/i, '');
}

function isMappedIpv4(address: string): boolean {
  return /^::ffff:[\d.]+$/i.test(address);
}

/** The first four of the eight groups, without leading zeros. "2001:db8::7" gives "2001:db8:0:0". */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
