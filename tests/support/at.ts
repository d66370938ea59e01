import type { PageContextServer } from 'vike/types';

/** A page's context, as far as its data reads it. */
export const at = (urlOriginal: string) => ({ urlOriginal }) as PageContextServer;
