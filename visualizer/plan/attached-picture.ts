/** The visitor's picture on its way from the visualizer to the estimate form, kept in this tab. */
import * as z from 'zod/mini';
import { toDataUrl } from '#components/form/data-url.ts';
import { tab } from '#components/form/kept.ts';
import { photoLimits } from '#schema/api/photo.ts';

export const pictureKey = 'visualizer-picture';

/** Base64 takes four characters for three bytes. */
const longest = Math.ceil(photoLimits.bytes / 3) * 4 + 50;
const pictureSchema = z.string().check(z.maxLength(longest), z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/));

export async function attachPicture(canvas: HTMLCanvasElement): Promise<void> {
  try {
    const { shrinkPicture } = await import('#components/photo/shrink-picture.ts');
    tab.keep(pictureKey, await toDataUrl(await shrinkPicture(canvas)));
  } catch {
    // The picture can't be encoded, or the code for it can't be loaded: the form opens without it, and without an earlier one.
    removeAttachedPicture();
  }
}

/** A JPEG as a data URL. Returns null if there is no picture, or if it can't be read. */
export function readAttachedPicture(): string | null {
  return tab.read(pictureKey, pictureSchema);
}

export function removeAttachedPicture(): void {
  tab.drop(pictureKey);
}
