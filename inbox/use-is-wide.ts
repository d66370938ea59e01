import { useSyncExternalStore } from 'react';

const wide = '(min-width: 900px)';

/** Whether the list and a request show side by side. Must not run on the server. */
export function isWide(): boolean {
  return matchMedia(wide).matches;
}

export function useIsWide(): boolean {
  return useSyncExternalStore(listen, isWide);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
