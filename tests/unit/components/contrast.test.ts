import { expect, test } from 'vitest';
import { type ColorRole, palette } from '../../../components/theme.ts';

/** Text, background and minimum contrast: 4.5 for text, 3 for large text, controls and icons (WCAG 2.2). */
const pairs: [ColorRole, ColorRole, number][] = [
  ...(['page', 'raised', 'sunken'] as const).flatMap((background): [ColorRole, ColorRole, number][] => [
    ['ink', background, 4.5],
    ['inkMuted', background, 4.5],
    ['accent', background, 4.5],
    ['accentDark', background, 4.5],
    ['ruleStrong', background, 3],
  ]),
  ['ink', 'accentSoft', 4.5],
  ['inkMuted', 'accentSoft', 4.5],
  ['signal', 'page', 4.5],
  ['signal', 'raised', 4.5],
  ['signal', 'signalSoft', 4.5],
  ['ink', 'signalSoft', 4.5],
  ['ink', 'successSoft', 4.5],
  ['inkMuted', 'successSoft', 4.5],
  ['success', 'raised', 4.5],
  ['success', 'successSoft', 3],
  ['info', 'infoSoft', 3],
  ['ink', 'infoSoft', 4.5],
  ['warning', 'warningSoft', 3],
  ['warning', 'raised', 4.5],
  ['ink', 'warningSoft', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentDark', 4.5],
  ['onDark', 'dark', 4.5],
  ['onDark', 'darkRaised', 4.5],
  ['onDarkMuted', 'dark', 4.5],
  ['accentOnDark', 'dark', 4.5],
  ['onDark', 'signal', 4.5],
];

test.each(pairs)('%s on %s has a contrast of at least %d', (text, background, minimum) => {
  const [light = 0, dark = 0] = [luminance(palette[text]), luminance(palette[background])].sort((a, b) => b - a);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(minimum);
});

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
