import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { readRequest } from '../api.ts';
import { httpStatusOf, reasonOf } from '../reasons.ts';

export type Loaded =
  | { kind: 'loading' }
  | { kind: 'gone' }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; request: StoredRequest };

interface LoadedState {
  loaded: Loaded;
  /** Shows this in any case. */
  setLoaded: (loaded: Loaded) => void;
  /** Shows this unless a newer request is on the screen. */
  showIfNewer: (loaded: Loaded) => void;
}

/** Reads a request, and again with every change. What is being saved is newer than what is read meanwhile. */
export function useLoaded(id: string, changes: number, isSaving: boolean): LoadedState {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });

  function showIfNewer(read: Loaded) {
    setLoaded((before) => (before.kind === 'ready' && !isNewer(read, before.request) ? before : read));
  }

  const receive = useEffectEvent((read: Loaded) => {
    if (!isSaving) showIfNewer(read);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever something has changed
  useEffect(() => {
    const controller = new AbortController();
    load(id, controller.signal).then((read) => {
      if (!controller.signal.aborted) receive(read);
    });
    return () => controller.abort();
  }, [id, changes]);

  return { loaded, setLoaded, showIfNewer };
}

export async function load(id: string, signal?: AbortSignal): Promise<Loaded> {
  try {
    return { kind: 'ready', request: await readRequest(id, signal) };
  } catch (error) {
    return httpStatusOf(error) === 404 ? { kind: 'gone' } : { kind: 'failed', reason: reasonOf(error) };
  }
}

/** Whether to show this instead of the request on the screen. */
function isNewer(read: Loaded, shown: StoredRequest): boolean {
  if (read.kind === 'ready') return read.request.state.version >= shown.state.version;
  return read.kind === 'gone';
}
