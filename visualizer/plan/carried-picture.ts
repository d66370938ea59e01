/** The visitor's picture on its way from the visualizer to the estimate form, kept in this tab. */
import * as z from 'zod/mini';
import { toDataUrl } from '../../components/form/data-url.ts';
import { shrinkPicture } from '../../components/form/shrink-picture.ts';
import { photoLimits } from '../../schema/photo.ts';

export const storageKey = 'visualizer-picture';

/** Base64 takes four characters for three bytes. */
const longest = Math.ceil(photoLimits.bytes / 3) * 4 + 50;
const pictureSchema = z.string().check(z.maxLength(longest), z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/));

export async function carryPicture(canvas: HTMLCanvasElement): Promise<void> {
  try {
    sessionStorage.setItem(storageKey, await toDataUrl(await shrinkPicture(canvas)));
  } catch {
    // Storage is blocked or full, or the picture can't be encoded: the form opens without it, and without an earlier one.
    dropCarriedPicture();
  }
}

/** A JPEG as a data URL. Returns null if there is no picture, or if it can't be read. */
export function readCarriedPicture(): string | null {
  try {
    return pictureSchema.safeParse(sessionStorage.getItem(storageKey)).data ?? null;
  } catch {
    return null;
  }
}

export function dropCarriedPicture(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
}
