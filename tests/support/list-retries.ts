import type { Reporter, TestModule } from 'vitest/node';

/** Lists the tests that passed only at the second try. */
export default class ListRetries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${test.project.name}: ${test.fullName}`),
    );
    if (retried.length > 0) console.log(`Passed at the second try: ${retried.length}\n  ${retried.join('\n  ')}`);
  }
}
