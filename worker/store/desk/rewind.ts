/**
 * The platform can take the desk back to any minute of the last 30 days
 * (https://developers.cloudflare.com/durable-objects/api/sqlite-storage-api/#pitr-point-in-time-recovery-api).
 */
import { errorName } from '../../error-name.ts';
import { DeskApi } from './api.ts';

export class Rewind extends DeskApi {
  /** What the desk can be taken back to when a rewind was a mistake. Null where the platform keeps no history. */
  bookmark(): Promise<{ bookmark: string } | null> {
    return unlessRefused(async () => ({ bookmark: await this.core.storage.getCurrentBookmark() }));
  }

  /** Takes the desk back and starts it again. Returns the bookmark that undoes it. */
  async start(to: { to: string } | { bookmark: string }): Promise<{ undo: string } | null> {
    const { storage } = this.core;
    const rewound = await unlessRefused(async () => {
      const bookmark = 'to' in to ? await storage.getBookmarkForTime(Date.parse(to.to)) : to.bookmark;
      return { undo: await storage.onNextSessionRestoreBookmark(bookmark) };
    });
    if (rewound) this.core.restart();
    return rewound;
  }
}

async function unlessRefused<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run();
  } catch (error) {
    console.warn(JSON.stringify({ event: 'not_rewound', error: errorName(error) }));
    return null;
  }
}
