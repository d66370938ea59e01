import { createContext } from 'react';
import type { Session } from '#schema/api/session.ts';

/** Who is signed in, and what they can do. */
export const SignedIn = createContext<Session>({ signedIn: false });
