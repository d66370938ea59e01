import { useEffect, useEffectEvent, useState } from 'react';
import { type LaterWords, loadWords } from '#components/later-words.tsx';
import { usePageLanguage } from '#components/page-language.ts';
import type { OwnRoom } from '../own-room/OwnRoom.tsx';

interface PhotoTools {
  OwnRoom: typeof OwnRoom;
  words: LaterWords;
}

/**
 * The photo tools with their words, which load only when they're asked for. If they don't load, for example because the connection is gone, the rest of the
 * visualizer keeps working, and `retry` tries again.
 */
export function useOwnRoom(isWanted: boolean) {
  const { language } = usePageLanguage();
  const [tools, setTools] = useState<PhotoTools | null>(null);
  const [hasFailed, setFailed] = useState(false);

  function load(): Promise<boolean> {
    return Promise.all([import('../own-room/OwnRoom.tsx'), loadWords(language, 'photoTools')]).then(
      ([{ OwnRoom }, words]) => {
        setTools({ OwnRoom, words });
        setFailed(false);
        return true;
      },
      (error: unknown) => {
        console.error('The photo tools could not be loaded', error);
        setFailed(true);
        return false;
      },
    );
  }

  const start = useEffectEvent(load);
  useEffect(() => {
    if (isWanted) void start();
  }, [isWanted]);

  /** What can't be loaded although we're online may be gone since another version was deployed. The page's address keeps every choice. */
  async function retry() {
    setFailed(false);
    if (!(await load()) && (await isOnline())) location.reload();
  }

  return { tools, hasFailed, retry };
}

async function isOnline(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}
