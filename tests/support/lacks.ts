import { beforeEach, type TestContext } from 'vitest';

let current: TestContext | undefined;

beforeEach((context) => {
  current = context;
  return () => {
    current = undefined;
  };
});

/** Skips the running test, because it needs something that this browser's driver can't do. */
export function lacks(feature: string): never {
  const reason = `The driver has no ${feature}`;
  current?.skip(reason);
  throw new Error(reason);
}
