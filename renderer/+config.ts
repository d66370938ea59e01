import type { Config } from 'vike/types';

/** Pages are HTML-only: Vike routes and prerenders them and adds +client.ts. Only islands run React in the browser. */
export default {
  clientRouting: false,
  clientHooks: false,
  // Partial, because there may be no finished jobs.
  prerender: { noExtraDir: true, partial: true },
  passToClient: [],
  // Without this, Vike also builds every page component for the browser, in files that nothing loads.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
