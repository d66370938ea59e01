import type { Config } from 'vike/types';

/** Pages are HTML-only: Vike routes and prerenders them and adds +client.ts. Only islands run React in the browser. */
export default {
  clientRouting: false,
  clientHooks: false,
  prerender: { noExtraDir: true },
  passToClient: [],
  // Without this, Vike also builds every page component for the browser, in files that nothing loads.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
