import { expect, test } from 'vitest';
import { possiblePattern } from '../../../../visualizer/plan/options.ts';
import { floors } from '../../../support/floors.ts';

const floorsOf = (...ids: string[]) => floors.filter(({ id }) => ids.includes(id));

test.each([
  [['oak-hardwood'], 'herringbone', 'herringbone'],
  [['plush-carpet'], 'herringbone', 'straight'],
  [['marble-tile'], 'diagonal', 'diagonal'],
  [['oak-hardwood', 'walnut-hardwood'], 'herringbone', 'herringbone'],
  [['oak-hardwood', 'marble-tile'], 'herringbone', 'straight'],
] as const)('%j wanted in %s are installed in %s', (ids, wanted, pattern) => {
  expect(possiblePattern(wanted, floorsOf(...ids))).toBe(pattern);
});
