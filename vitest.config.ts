import { defineConfig } from 'vitest/config';
import { contentPlugins } from './tools/vite-plugins.ts';

/** `npm test` builds first: worker, build and e2e tests read dist/. */
export default defineConfig({
  plugins: [contentPlugins()],
  test: {
    // Both of two shared cores; more workers starve each other.
    maxWorkers: 2,
    projects: [
      project('unit', 10_000),
      project('worker', 60_000),
      project('build', 60_000),
      project('e2e', 60_000, { expect: { poll: { timeout: 10_000 } } }),
    ],
  },
});

function project(name: string, testTimeout: number, more: { expect?: { poll: { timeout: number } } } = {}) {
  return {
    extends: true as const,
    test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout, hookTimeout: 120_000, ...more },
  };
}
