import type { Config } from 'vike/types';

/** HTML-only pages: vike routes, prerenders and injects +client.ts; nothing of a page runs in the browser but its islands. */
export default {
  clientRouting: false,
  clientHooks: false,
  // Pages at work at once: while files are being written there is always one to render.
  prerender: { noExtraDir: true, parallel: 16 },
  passToClient: [],
  // Otherwise each is also built for browsers, in files that none asks for.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
