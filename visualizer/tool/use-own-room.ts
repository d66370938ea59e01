import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnRoom } from '../own-room/OwnRoom.tsx';
import type { LoadPhotoWords, PhotoWords } from '../own-room/words.ts';

interface PhotoTools {
  OwnRoom: typeof OwnRoom;
  words: PhotoWords;
}

/**
 * The photo tools with their words, which load only when they're asked for. If they don't load, for example because the connection is gone, the rest of the
 * visualizer goes on, and `retry` tries again.
 */
export function useOwnRoom(isWanted: boolean, loadWords: LoadPhotoWords) {
  const [tools, setTools] = useState<PhotoTools | null>(null);
  const [hasFailed, setFailed] = useState(false);

  function load() {
    Promise.all([import('../own-room/OwnRoom.tsx'), loadWords()]).then(
      ([{ OwnRoom }, words]) => {
        setTools({ OwnRoom, words });
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

  return { tools, hasFailed, retry };
}
