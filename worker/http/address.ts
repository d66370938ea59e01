import type { Context } from 'hono';

export function callerAddress(c: Context): string {
  return countedAddress(c.req.header('CF-Connecting-IP') ?? 'unknown');
}

/**
 * However an address is spelled: an IPv6 network hands out whole /64 blocks, so such a block counts as one caller. An IPv4 address counts
 * as itself when it comes as IPv6, mapped (::ffff:0:0/96) or by NAT64 (64:ff9b::/96).
 */
export function countedAddress(address: string): string {
  const [withoutZone = ''] = address.split('%');
  // The URL parser knows every spelling and writes them all the same way.
  const url = withoutZone.includes(':') ? URL.parse(`http://[${withoutZone}]`) : null;
  if (!url) return address;
  const groups = groupsOf(url.hostname.slice(1, -1));
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (/^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0)$/.test(groups.slice(0, 6).join(':'))) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups.slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address: "2001:db8::7" gives 2001, db8, five zeros and 7. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
