import type { Language } from '#schema/rules/language.ts';

/** The photo upright and small enough to send, without the camera's metadata, or what is wrong with the file. */
export async function readSmallPhoto(file: File, language: Language, tooLarge: string): Promise<Blob | { problem: string }> {
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
