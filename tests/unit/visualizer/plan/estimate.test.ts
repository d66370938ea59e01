import { expect, test } from 'vitest';
import { dollars } from '#schema/rules/number-format.ts';
import { estimate } from '#visualizer/plan/estimate.ts';

test.each([
  // Width and length in feet, price per sq ft, area, material, installation, total.
  [16, 20, 8.5, 320, '$2,720.00', '$1,120.00', '$3,840.00'],
  [1, 1, 0.1, 1, '$0.10', '$3.50', '$3.60'],
])(
  '%d x %d ft at $%d per sq ft costs its material and $3.50 per sq ft for installation',
  (width, length, price, area, material, installation, total) => {
    const result = estimate({ width, length }, { pricePerSqFt: price, installationPerSqFt: 3.5 });
    expect([result.area, dollars(result.material), dollars(result.installation), dollars(result.total)]).toEqual([
      area,
      material,
      installation,
      total,
    ]);
  },
);

test.each([
  // 5% of the material, and more work by the pattern: 15% or 35% of the installation.
  [0, 'straight', 0],
  [30, 'straight', 136 + 168],
  [0, 'diagonal', 136 + 168],
  // Along the walls again.
  [45, 'diagonal', 0],
  [0, 'herringbone', 136 + 392],
] as const)('turned %d° and installed %s, a floor costs $%d more', (rotation, pattern, more) => {
  const prices = { pricePerSqFt: 8.5, installationPerSqFt: 3.5, patternLabor: { diagonal: 15, herringbone: 35 } };
  const result = estimate({ width: 16, length: 20 }, prices, { rotation, pattern });
  expect([result.pattern, result.total]).toEqual([more, 3840 + more]);
});
