import { TestRunner } from 'vitest';

/** Skips the running test, because it needs something that this browser's driver can't do. */
export function lacks(feature: string): never {
  const reason = `The driver has no ${feature}`;
  TestRunner.getCurrentTest()?.context.skip(reason);
  throw new Error(reason);
}
