import { test } from 'vitest';
import { makeCalls } from '../worker/generated-calls.ts';

test('20,000 generated calls', { timeout: 600_000 }, () => makeCalls(500));
