import type { Context } from 'hono';

export function callerAddress(c: Context): string {
  return countedAddress(c.req.header('CF-Connecting-IP') ?? 'unknown');
}

/** However an address is spelled: an IPv6 network hands out whole /64 blocks, so such a block counts as one caller. */
export function countedAddress(address: string): string {
  // The URL parser knows every spelling and writes them all the same way.
  const url = address.includes(':') ? URL.parse(`http://[${address}]`) : null;
  if (!url) return address;
  return groupsOf(url.hostname.slice(1, -1)).slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address: "2001:db8::7" gives 2001, db8, five zeros and 7. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
