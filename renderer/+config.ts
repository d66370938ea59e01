import type { Config } from 'vike/types';

/** HTML-only pages: Vike routes and prerenders them and adds the script +client.ts. Only islands run React in the browser. */
export default {
  clientRouting: false,
  clientHooks: false,
  prerender: { noExtraDir: true },
  passToClient: [],
  // Without this, every page component is also built for the browser, in files that nothing loads.
  meta: { Page: { env: { server: true } } },
} satisfies Config;
