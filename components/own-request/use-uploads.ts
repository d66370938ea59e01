import { useRef, useState } from 'react';
import type { PhotoKind } from '../../schema/photo.ts';
import { toDataUrl } from '../form/data-url.ts';
import { refusalOf, sendPhoto } from './visitor-api.ts';

export interface Upload {
  key: number;
  name: string;
  kind: PhotoKind;
  /** 'unusable' files can't be sent; 'failed' ones can be tried again. */
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unusable';
  /** Why it failed or can't be used. */
  problem?: string;
  /** A data URL to show it, once it has been read. */
  url?: string;
  read: () => Promise<Blob | { problem: string }>;
}

export interface Uploads {
  list: readonly Upload[];
  addFiles: (fragment: string, files: readonly File[]) => void;
  addPicture: (fragment: string, picture: Blob) => void;
  retry: (fragment: string, upload: Upload) => void;
}

const dropped = 'The connection dropped. Your request is safe, so just send this photo again.';

/** Sends photos one by one, each made small on the device first. One that fails doesn't stop the others. */
export function useUploads(): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const nextKey = useRef(0);

  function change(key: number, changes: Partial<Upload>) {
    setList((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  async function upload(fragment: string, { key, kind, read }: Upload) {
    change(key, { state: 'sending' });
    try {
      const photo = await read();
      if (!(photo instanceof Blob)) return change(key, { state: 'unusable', ...photo });
      change(key, { url: await toDataUrl(photo), read: async () => photo });
      await sendPhoto(fragment, photo, kind);
      change(key, { state: 'sent' });
    } catch (error) {
      change(key, { state: 'failed', problem: refusalOf(error) ?? dropped });
    }
  }

  function enqueue(fragment: string, next: Upload) {
    queue.current = queue.current.then(() => upload(fragment, next));
  }

  function add(fragment: string, photo: Pick<Upload, 'name' | 'kind' | 'read'>) {
    nextKey.current += 1;
    const next: Upload = { ...photo, key: nextKey.current, state: 'waiting' };
    setList((before) => [...before, next]);
    enqueue(fragment, next);
  }

  return {
    list,
    addFiles: (fragment, files) => {
      for (const file of files) add(fragment, { name: file.name, kind: 'photo', read: () => readSmall(file) });
    },
    addPicture: (fragment, picture) => {
      add(fragment, { name: 'Your picture from the visualizer', kind: 'visualizer', read: async () => picture });
    },
    retry: (fragment, failed) => {
      change(failed.key, { state: 'waiting', problem: '' });
      enqueue(fragment, failed);
    },
  };
}

/** The photo upright and small enough to send, or what is wrong with the file. */
async function readSmall(file: File): Promise<Blob | { problem: string }> {
  // Loaded when the first photo is chosen, since most visitors send none.
  const [{ readPhoto }, { photoProblems }, { shrinkPicture }] = await Promise.all([
    import('../photo/read-photo.ts'),
    import('../../schema/photo-problems.ts'),
    import('../form/shrink-picture.ts'),
  ]);
  const opened = await readPhoto(file);
  if (typeof opened === 'string') return { problem: photoProblems.en[opened] };
  try {
    return await shrinkPicture(opened.bitmap);
  } catch (error) {
    console.info('The photo could not be made smaller', error);
    return { problem: "We couldn't make this photo small enough to send. Try another one, or email it to us." };
  } finally {
    opened.bitmap.close();
  }
}
