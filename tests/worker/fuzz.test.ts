import { test } from 'vitest';
import { makeCalls } from './generated-calls.ts';

test('600 generated calls', () => makeCalls(15));
