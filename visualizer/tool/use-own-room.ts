import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnRoom } from '../own-room/OwnRoom.tsx';

/**
 * The photo tools, which load only when they're asked for. If they don't load, for example because the connection is gone, the rest of the
 * visualizer goes on, and `retry` tries again.
 */
export function useOwnRoom(isWanted: boolean) {
  const [component, setComponent] = useState<typeof OwnRoom | null>(null);
  const [hasFailed, setFailed] = useState(false);

  function load() {
    import('../own-room/OwnRoom.tsx').then(
      (loaded) => {
        setComponent(() => loaded.OwnRoom);
        setFailed(false);
      },
      (error: unknown) => {
        console.error('The photo tools could not be loaded', error);
        setFailed(true);
      },
    );
  }

  const start = useEffectEvent(load);
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);

  function retry() {
    setFailed(false);
    load();
  }

  return { OwnRoom: component, hasFailed, retry };
}
