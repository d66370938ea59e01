import { useRef, useState } from 'react';
import { toDataUrl } from '#components/form/data-url.ts';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { readSmallPhoto } from '#components/photo/read-small-photo.ts';
import type { PhotoKind } from '#schema/api/photo.ts';
import type { OwnRequestWords } from '#schema/rules/words.ts';
import { refusalOf, sendPhoto } from './visitor-api.ts';

interface Upload {
  key: number;
  name: string;
  kind: PhotoKind;
  /** 'unusable' files can't be sent; 'failed' ones can be tried again. */
  state: keyof OwnRequestWords['photos']['states'];
  /** Why it failed or can't be used. */
  problem?: string;
  /** What the server calls it, once it has been sent. */
  storedName?: string;
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

/** Sends photos one by one, each made small on the device first. One that fails doesn't stop the others. */
export function useUploads(): Uploads {
  const words = useWords('ownRequest.photos');
  const { language } = usePageLanguage();
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
      const { name: storedName } = await sendPhoto(fragment, photo, kind);
      change(key, { state: 'sent', storedName });
    } catch (error) {
      change(key, { state: 'failed', problem: refusalOf(error) ?? words.dropped });
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
      for (const file of files)
        add(fragment, { name: file.name, kind: 'photo', read: () => readSmallPhoto(file, language, words.tooLarge) });
    },
    addPicture: (fragment, picture) => {
      add(fragment, { name: words.picture, kind: 'visualizer', read: async () => picture });
    },
    retry: (fragment, failed) => {
      change(failed.key, { state: 'waiting', problem: '' });
      enqueue(fragment, failed);
    },
  };
}
