import type { Environment } from 'vitest/runtime';

declare global {
  /** Ends what the test files of a worker share. */
  var endShared: (() => Promise<unknown>) | undefined;
}

/** Node, whose test files can share a browser and a site until their worker ends. */
export default {
  name: 'shared',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: async () => void (await globalThis.endShared?.()) }),
} satisfies Environment;
