/** The photo upright and small enough to send, without the camera's metadata, or what is wrong with the file. */
export async function readSmallPhoto(file: File): Promise<Blob | { problem: string }> {
  // Loaded with the first photo: most requests get none here.
  const [{ readPhoto }, { photoProblems }, { shrinkPicture }] = await Promise.all([
    import('../../../components/photo/read-photo.ts'),
    import('../../../schema/photo-problems.ts'),
    import('../../../components/form/shrink-picture.ts'),
  ]);
  const opened = await readPhoto(file);
  if (typeof opened === 'string') return { problem: photoProblems.en[opened] };
  try {
    return await shrinkPicture(opened.bitmap);
  } finally {
    opened.bitmap.close();
  }
}
