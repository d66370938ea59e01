import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSignedIn, reasonOf } from '../api.ts';

type Access =
  | { kind: 'asking' }
  | { kind: 'failed'; reason: string }
  | { kind: 'signed-in' }
  /** `over` where a session ended amid work, `left` after signing out. */
  | { kind: 'signed-out'; why: 'at first' | 'over' | 'left' };

interface AccessState {
  access: Access;
  ask: () => void;
  /** The token was taken. */
  enter: () => void;
  /** The Worker no longer knows this browser. */
  lock: () => void;
  /** Signed out. */
  leave: () => void;
}

/** Whether this browser may read. The cookie is hidden from scripts, so the Worker is asked. */
export function useAccess(): AccessState {
  const [access, setAccess] = useState<Access>({ kind: 'asking' });

  const ask = useCallback(() => {
    setAccess({ kind: 'asking' });
    isSignedIn().then(
      (signedIn) => setAccess(signedIn ? { kind: 'signed-in' } : { kind: 'signed-out', why: 'at first' }),
      (error: unknown) => setAccess({ kind: 'failed', reason: reasonOf(error) }),
    );
  }, []);
  const enter = useCallback(() => setAccess({ kind: 'signed-in' }), []);
  const lock = useCallback(() => setAccess({ kind: 'signed-out', why: 'over' }), []);
  const leave = useCallback(() => setAccess({ kind: 'signed-out', why: 'left' }), []);

  useEffect(() => {
    ask();
    // A page kept for the back button must hold nothing to read: the session may be over when it is shown again.
    const putAway = () => flushSync(() => setAccess({ kind: 'asking' }));
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    addEventListener('pagehide', putAway);
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('pagehide', putAway);
      removeEventListener('pageshow', shown);
    };
  }, [ask]);

  return { access, ask, enter, lock, leave };
}
