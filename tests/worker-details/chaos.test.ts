import { test } from 'vitest';
import { causeChaos } from '../worker/chaos.ts';

test.each([1, 2, 3])(
  '5,000 random operations under random faults leave both stores as the answers said (seed %i)',
  { timeout: 1_800_000 },
  (seed) => causeChaos({ seed, operations: 5_000, operationsPerLife: 500 }),
);
