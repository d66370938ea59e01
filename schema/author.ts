/** Who did something to a request. What they are is stored beside their name, so no name has to be compared. */
import * as z from 'zod/mini';

const actors = ['customer', 'office', 'api', 'site'] as const;

export const authorFields = {
  actor: z.enum(actors),
  /** The name they signed in with, or "API". Missing for the customer and the website itself. */
  by: z.optional(z.string()),
  /** Who at the business made the link that the customer used. Missing if it's their own. */
  link: z.optional(z.string()),
};

export type Actor = (typeof actors)[number];

interface Author {
  actor: Actor;
  by?: string | undefined;
  link?: string | undefined;
}

/** Names them on screen and in exports. Only the office's names carry its mark, so nobody can sign in as somebody else. */
export function nameAuthor({ actor, by = '', link }: Author): string {
  if (actor === 'office') return `${by} (office)`;
  if (actor === 'customer') return link === undefined ? 'Customer' : `Customer, by a link that ${link} made`;
  return actor === 'api' ? 'API' : 'Website';
}
