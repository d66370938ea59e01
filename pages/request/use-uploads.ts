import { useRef, useState } from 'react';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { readSmallPhoto } from '#components/photo/read-small-photo.ts';
import type { PhotoKind } from '#schema/api/photo.ts';
import { useOpenRequest } from './open-request.ts';
import { refusalOf, sendPhoto } from './visitor-api.ts';

interface Problem {
  text: string;
  /** Whether the photo can be sent again. */
  isTemporary: boolean;
}

interface Upload {
  key: number;
  name: string;
  kind: PhotoKind;
  read: () => Promise<Blob | { problem: string }>;
  /** Why it wasn't sent. */
  problem?: Problem;
}

export interface Uploads {
  /** What isn't sent yet. */
  list: readonly Upload[];
  hasSent: boolean;
  addFiles: (files: readonly File[]) => void;
  addPicture: (picture: Blob) => void;
  retry: (upload: Upload) => void;
}

/** Sends photos one by one, each made small on the device first. One that fails doesn't stop the others. */
export function useUploads(): Uploads {
  const words = useWords('ownRequest.photos');
  const { language } = usePageLanguage();
  const { fragment, reload } = useOpenRequest();
  const [list, setList] = useState<readonly Upload[]>([]);
  const [hasSent, setHasSent] = useState(false);
  const queue = useRef(Promise.resolve());
  const nextKey = useRef(0);

  function add({ name, kind, read }: Omit<Upload, 'key' | 'problem'>) {
    nextKey.current += 1;
    const upload = { name, kind, read, key: nextKey.current };
    setList((before) => [...before, upload]);
    queue.current = queue.current.then(async () => {
      const problem = await send(upload);
      if (!problem) setHasSent(true);
      const failed = problem ? [{ ...upload, problem }] : [];
      setList((before) => before.flatMap((each) => (each === upload ? failed : [each])));
    });
  }

  async function send({ kind, read }: Upload): Promise<Problem | null> {
    try {
      const photo = await read();
      if (!(photo instanceof Blob)) return { text: photo.problem, isTemporary: false };
      await sendPhoto(fragment, photo, kind);
      await reload();
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      return { text: refusal ?? words.dropped, isTemporary: refusal === null };
    }
  }

  return {
    list,
    hasSent,
    addFiles: (files) => {
      for (const file of files)
        add({ name: file.name, kind: 'photo', read: () => readSmallPhoto(file, language, words.tooLarge) });
    },
    addPicture: (picture) => add({ name: words.picture, kind: 'visualizer', read: async () => picture }),
    retry: (failed) => {
      setList((before) => before.filter((each) => each !== failed));
      add(failed);
    },
  };
}
