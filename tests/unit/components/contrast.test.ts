import { expect, test } from 'vitest';
import { type ColorRole, palette } from '#components/theme.ts';

/** axe measures the contrast of text on every page, and no other. */
test.each<[ColorRole, ColorRole]>([
  ['ruleStrong', 'page'],
  ['ruleStrong', 'raised'],
  ['ruleStrong', 'sunken'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['warning', 'warningSoft'],
])('the edges of controls and icons in %s on %s have the contrast of WCAG 2.2', (shape, background) => {
  const [light = 0, dark = 0] = [luminance(palette[shape]), luminance(palette[background])].sort((a, b) => b - a);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
});

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
