import { photoLimits } from '#schema/api/photo.ts';
import type { Language } from '#schema/rules/language.ts';
import { canReadPixels } from './can-read-pixels.ts';

/**
 * The photo upright and small enough to send, without the camera's metadata, or what is wrong with the file. Where a page can't make it smaller,
 * it's the file as it is.
 */
export async function readSmallPhoto(file: File, language: Language, tooLarge: string): Promise<Blob | { problem: string }> {
  if (!canReadPixels()) return file.size <= photoLimits.wholeBytes ? file : { problem: tooLarge };
  // Loaded with the first photo, since most requests have none.
  const [{ readPhoto }, { photoProblems }, { shrinkPicture }] = await Promise.all([
    import('./read-photo.ts'),
    import('#schema/api/photo-problems.ts'),
    import('./shrink-picture.ts'),
  ]);
  const opened = await readPhoto(file);
  if (typeof opened === 'string') return { problem: photoProblems[language][opened] };
  try {
    return await shrinkPicture(opened.bitmap);
  } catch (error) {
    console.info('The photo could not be made smaller', error);
    return { problem: tooLarge };
  } finally {
    opened.bitmap.close();
  }
}
