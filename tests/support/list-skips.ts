import type { Reporter, TestModule } from 'vitest/node';

/** Lists the tests that a browser's driver couldn't run, with the reason, and counts them. */
export default class ListSkips implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const engine of ['firefox', 'webkit']) {
      const skipped = modules
        .filter(({ project }) => project.name === engine)
        .flatMap((module) => [...module.children.allTests('skipped')])
        .flatMap((test) => {
          const result = test.result();
          return result.state === 'skipped' && result.note ? `${test.fullName} (${result.note})` : [];
        });
      if (skipped.length > 0) console.log(`Skipped in ${engine}: ${skipped.length}\n  ${skipped.join('\n  ')}`);
    }
  }
}
