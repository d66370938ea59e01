import type { LinkWay } from '#schema/api/quote.ts';
import type { Bindings } from './bindings.ts';
import type { Person } from './store/desk/openers.ts';
import type { Desk } from './store/desk.ts';

export interface Env extends Bindings {
  DESK: DurableObjectNamespace<Desk>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: {
    /** Who is signed in. */
    person: Person;
    visitor: OpenLink;
    /** The contact form as it was posted without scripts; if set, errors are answered with the form's page. */
    contactForm?: Record<string, string>;
    /** What to say if a store fails, in place of the usual message. */
    outage?: string;
  };
}

export interface OpenLink {
  id: string;
  /** Who at the business made the link; null if only the visitor has had it. */
  madeBy: string | null;
  way: LinkWay;
}
