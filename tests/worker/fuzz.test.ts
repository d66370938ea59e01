import { test } from 'vitest';
import { makeCalls } from './generated-calls.ts';

test('800 generated calls', () => makeCalls(20));
