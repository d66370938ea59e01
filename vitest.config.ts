import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { installedBuild } from '#tools/browsers.ts';
import { contentPlugins } from '#tools/vite-plugins.ts';

const webkit = process.env.WEBKIT ?? installedBuild('webkit');
/** Playwright doesn't drive that one. */
const debianWebkit = 'tests/smoke/webkit.test.ts';

/** The worker, build and browser projects need dist/, which `npm test` builds first. */
export default defineConfig({
  plugins: [contentPlugins()],
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/support/global-setup.ts',
    projects: [
      // These tests don't change any module's state, so the built pages and the content are parsed once, not once per file.
      project('unit', { testTimeout: 10_000, isolate: false }),
      project('build', { isolate: false }),
      // The files of a worker share sites.
      project('worker', { isolate: false, environment: './tests/support/shared-environment.ts' }),
      browserProject('e2e', 'chromium', ['tests/e2e/**/*.test.ts']),
      ...(process.env.FIREFOX === 'none' ? [] : [browserProject('firefox', 'firefox', otherBrowsers())]),
      ...(webkit === 'none' ? [] : [browserProject('webkit', 'webkit', webkit === 'debian' ? [debianWebkit] : otherBrowsers())]),
    ],
  },
});

/** The other browsers run what visitors and the office do most, unless it's the full run. */
function otherBrowsers(): string[] {
  return ['tests/smoke/smoke.test.ts', `tests/e2e/${process.env.TEST_FULL ? '**/*' : 'hostile'}.test.ts`];
}

function browserProject(name: string, engine: string, include: string[]) {
  return project(name, {
    include,
    env: { ENGINE: engine },
    // The files of a worker share a browser and a site.
    isolate: false,
    environment: './tests/support/shared-environment.ts',
    // On a busy machine a browser misses a moment about once in four thousand tests.
    retry: 1,
  });
}

function project(name: string, options: UserWorkspaceConfig['test'] = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      ...options,
    },
  };
}
