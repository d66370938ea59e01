import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '#schema/api/session.ts';
import { readSession, whenUnauthorized } from '../api.ts';
import { reasonOf } from '../reasons.ts';

type Access =
  | { kind: 'checking' }
  | { kind: 'failed'; reason: string }
  | { kind: 'signed-in'; session: Session }
  | { kind: 'signed-out'; why: 'not signed in' | 'expired' | 'signed out' };

interface AccessState {
  access: Access;
  retry: () => void;
  noteSignIn: (session: Session) => void;
  noteSignOut: () => void;
}

/** Whether this browser is signed in. Scripts can't see the cookie, so the Worker has to say. */
export function useAccess(): AccessState {
  const [access, setAccess] = useState<Access>({ kind: 'checking' });

  useEffect(() => {
    whenUnauthorized(() =>
      setAccess((before) => (before.kind === 'signed-in' ? { kind: 'signed-out', why: 'expired' } : before)),
    );
    checkAccess().then(setAccess);
    // The back/forward cache must not keep requests on the screen: the session may have expired by then.
    const hideRequests = () => flushSync(() => setAccess({ kind: 'checking' }));
    const checkAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) checkAccess().then(setAccess);
    };
    addEventListener('pagehide', hideRequests);
    addEventListener('pageshow', checkAgain);
    return () => {
      removeEventListener('pagehide', hideRequests);
      removeEventListener('pageshow', checkAgain);
    };
  }, []);

  return {
    access,
    retry: () => {
      setAccess({ kind: 'checking' });
      checkAccess().then(setAccess);
    },
    noteSignIn: (session) => setAccess({ kind: 'signed-in', session }),
    noteSignOut: () => setAccess({ kind: 'signed-out', why: 'signed out' }),
  };
}

async function checkAccess(): Promise<Access> {
  try {
    const session = await readSession();
    return session.signedIn ? { kind: 'signed-in', session } : { kind: 'signed-out', why: 'not signed in' };
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}
