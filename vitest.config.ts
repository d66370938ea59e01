import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { contentPlugins } from './tools/vite-plugins.ts';

/** The worker, build and e2e projects need dist/, which `npm test` builds first. */
export default defineConfig({
  plugins: [contentPlugins()],
  test: {
    maxWorkers: 2,
    projects: [
      // These tests don't change any module's state, so the built pages and the content are parsed once, not once per file.
      project('unit', { testTimeout: 10_000, isolate: false }),
      project('build', { isolate: false }),
      project('worker'),
      project('e2e', { globalSetup: 'tests/support/global-setup.ts', expect: { poll: { timeout: 20_000 } } }),
    ],
  },
});

function project(name: string, options: UserWorkspaceConfig['test'] = {}) {
  return {
    extends: true as const,
    test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout: 120_000, hookTimeout: 120_000, ...options },
  };
}
