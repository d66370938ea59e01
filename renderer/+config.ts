import type { Config } from 'vike/types';

/** HTML-only pages: vike routes, prerenders and injects +client.ts; nothing of a page runs in the browser but its islands. */
export default {
  clientRouting: false,
  clientHooks: false,
  prerender: { noExtraDir: true },
  passToClient: [],
} satisfies Config;
