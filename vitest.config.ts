import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { contentPlugins } from '#tools/vite-plugins.ts';

type Options = UserWorkspaceConfig['test'];

/** The files of a worker share sites and a browser. */
const shared: Options = { isolate: false, environment: './tests/support/site/shared-environment.ts' };

/** All but the unit project need dist/, which `npm test` builds first. CONTRIBUTING.md says which project runs when. */
export default defineConfig({
  plugins: [contentPlugins()],
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/support/global-setup.ts',
    projects: [
      // These tests don't change any module's state, so the built pages and the content are parsed once, not once per file.
      project('unit', { testTimeout: 10_000, isolate: false }),
      project('build', { isolate: false }),
      project('worker', shared),
      browserProject('journeys', 'tests/e2e/journeys'),
      browserProject('details', 'tests/e2e/details'),
      browserProject('firefox', 'tests/other-browsers', { env: { ENGINE: 'firefox' } }),
      browserProject('webkit', 'tests/other-browsers', { env: { ENGINE: 'webkit' } }),
    ],
  },
});

function browserProject(name: string, folder: string, options: Options = {}) {
  return project(name, {
    ...shared,
    ...options,
    include: [`${folder}/**/*.test.ts`],
    // On a busy machine a browser misses a moment about once in four thousand tests.
    retry: 1,
  });
}

function project(name: string, options: Options = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      ...options,
    },
  };
}
