import type { RequestContext } from '../../schema/request-context.ts';

/** A link to the estimate form that says what its page is about: '/contact?service=tile-installation-austin&city=kyle'. */
export function contactLink(context: RequestContext): string {
  const about = Object.entries(context).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return about.length > 0 ? `/contact?${new URLSearchParams(about)}` : '/contact';
}
