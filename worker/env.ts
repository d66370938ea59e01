import type { Bindings } from './bindings.ts';
import type { Desk } from './store/desk.ts';
import type { Intake } from './store/intake.ts';

export interface Env extends Bindings {
  /** Everything the business does with requests. */
  DESK: DurableObjectNamespace<Desk>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: {
    /** Who is signed in; stands beside every change. */
    by: string;
    /** The request that a visitor's link opens. */
    visitor: OpenLink;
    /** The contact form as it was posted without scripts; if set, errors are answered with the form's page. */
    contactForm?: Record<string, string>;
    /** What to say if a store fails, where there is something better to say than usual. */
    outage?: string;
  };
}

export interface OpenLink {
  id: string;
  /** Whether only the visitor has had the link. False if the business made it. */
  isOwn: boolean;
  /** What KV holds, if the desk can't be reached; null otherwise. */
  intake: Intake | null;
}
