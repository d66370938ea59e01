import { test } from 'vitest';
import { causeChaos } from './chaos.ts';

test('300 random operations under random faults leave both stores as the answers said', () =>
  causeChaos({ seed: 1, operations: 300, operationsPerLife: 120 }));
