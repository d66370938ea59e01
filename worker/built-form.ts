import * as z from 'zod/mini';
import type { Bindings } from './bindings.ts';
import { errorName } from './error-name.ts';

const turnstileSchema = z.object({ siteKey: z.nullable(z.string()) });

/** Whether the form was built with Turnstile's widget, according to the file that the build wrote. False if it can't be read. */
export async function formHasWidget({ ASSETS }: Pick<Bindings, 'ASSETS'>): Promise<boolean> {
  try {
    const response = await ASSETS.fetch('https://assets.local/turnstile.json');
    return turnstileSchema.parse(await response.json()).siteKey !== null;
  } catch (error) {
    console.warn(JSON.stringify({ event: 'turnstile_file_unread', error: errorName(error) }));
    return false;
  }
}
