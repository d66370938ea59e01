/** Who did something to a request. What they are is stored beside their name, so no name has to be compared. */

export type Actor = 'customer' | 'office' | 'api' | 'site';

export interface Author {
  actor: Actor;
  /** The name they signed in with, or "API". Missing for the customer and the website itself. */
  by?: string | undefined;
  /** Who at the business made the link that the customer used. Missing if it's their own. */
  link?: string | undefined;
}

/** Names them on screen. Only the office's names carry its mark, so nobody can sign in as somebody else. */
export function nameAuthor({ actor, by = '', link }: Author): string {
  if (actor === 'office') return `${by} (office)`;
  if (actor === 'customer') return link === undefined ? 'Customer' : `Customer, by a link that ${link} made`;
  return actor === 'api' ? 'API' : 'Website';
}
