import type { RequestContext } from '#schema/rules/request-context.ts';

/** The form's address on a page. Where the form is being filled in, or was just sent, nothing offers it. */
export interface FormLink {
  href: string;
  isOffered: boolean;
}

/** A link to the estimate form that says what its page is about: '/contact?city=kyle&zip=78640'. */
export function contactLink(context: RequestContext): string {
  const about = Object.entries(context).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return about.length > 0 ? `/contact?${new URLSearchParams(about)}` : '/contact';
}
