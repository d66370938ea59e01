import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanSummary } from '#components/price/PlanSummary.tsx';
import { languages } from '#schema/rules/language.ts';

test.each(languages)('a plan below the minimum for a job shows the minimum (%s)', (language) => {
  const rooms = [{ room: 'Closet', width: 5, length: 5, floor: 'Oak', rotation: 0, pattern: 'straight' as const }];
  const extras = [{ name: 'Leveling', dollars: 100 }];
  const html = renderToStaticMarkup(
    createElement(PlanSummary, {
      words: { heading: '', total: 'Total {total}', extras: 'With {extras}: {total}', change: '', remove: '' },
      language,
      plan: { rooms, total: 150, minimum: 650, extras, link: '#plan=custom.oak.5.5.0' },
    }),
  );
  expect(html).not.toContain('150.00');
  expect(html.match(/\$650\.00 \([^)]+\)/g)).toHaveLength(2);
});
