/** The only place with raw colors, sizes and the type scale. All other files use the names below. */

import { brand } from './brand.ts';

/** Colors by role, as sRGB hex. tests/unit/components/contrast.test.ts computes the contrast of every pair in use. */
const ownColors = {
  page: '#F7F6F2',
  raised: '#FFFFFF',
  sunken: '#E8E5DB',
  ink: '#1B1C1E',
  inkMuted: '#52555A',
  rule: '#CFCFC9',
  ruleStrong: '#7C7F80',
  dark: '#1B1F24',
  darkRule: '#5A626C',
  onDark: '#F7F6F2',
  onDarkMuted: '#CBD0D6',
  /** Chalk line: what can be touched. */
  accent: '#1B4F8F',
  accentDark: '#123A6C',
  accentSoft: '#E3EAF3',
  accentOnDark: '#EFC25E',
  onAccent: '#FFFFFF',
  /** Boxwood of a folding rule: what is measured, and the way to a visit that measures. */
  tape: '#EFC25E',
  /** In the sign of the business. */
  wood: '#96551B',
  signal: '#A3281F',
  signalSoft: '#FBEBE8',
  success: '#2C6A47',
  successSoft: '#E7F1EA',
  info: '#2D5B7C',
  infoSoft: '#E8F0F5',
  warning: '#8A5A00',
  warningSoft: '#FBF1DD',
};

export type ColorRole = keyof typeof ownColors;

export const palette = withColors(brand.colors);

/** The palette with the colors that a business has of its own. */
export function withColors(colors: Readonly<Record<string, string>>): Record<ColorRole, string> {
  const unknown = Object.keys(colors).find((role) => !(role in ownColors));
  if (unknown)
    throw new Error(
      `look.yaml: colors: there is no color called ${unknown}; components/theme.ts has ${Object.keys(ownColors).join(', ')}`,
    );
  return { ...ownColors, ...colors };
}

export const color = Object.fromEntries(Object.keys(palette).map((role) => [role, `var(--${kebab(role)})`])) as Record<
  ColorRole,
  string
>;

export const font = {
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Helvetica, Arial, sans-serif",
  heading: "Fraunces, 'Fraunces Fallback Georgia', 'Fraunces Fallback Times', Georgia, serif",
} as const;

/** Fluid type scale, from 360 to 1200 px of width. */
export const size = {
  small: '0.875rem',
  text: '1.0625rem',
  large: 'clamp(1.0625rem, 0.98rem + 0.38vw, 1.25rem)',
  h4: 'clamp(1.125rem, 1.09rem + 0.18vw, 1.25rem)',
  h3: 'clamp(1.3rem, 1.2rem + 0.42vw, 1.55rem)',
  h2: 'clamp(1.55rem, 1.3rem + 1.3vw, 2.45rem)',
  h1: 'clamp(2.1rem, 1.6rem + 1.9vw, 3rem)',
} as const;

/** What is said besides: hints, captions, dates. */
export const secondaryText = `
  font-size: ${size.small};
  color: ${color.inkMuted};
`;

/** For what only screen readers need, in a style. In markup, the class `unseen` does it. */
export const unseen = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Multiples of 4 px. The large ones shrink when text is enlarged on a phone. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: 'min(1.5rem, 7vw)',
  6: 'min(2rem, 9vw)',
  7: 'min(3rem, 14vw)',
  8: 'min(4rem, 18vw)',
} as const;

export const measure = '40em';
export const pageWidth = '1200px';
export const headerHeight = '68px';

/** Breakpoints at 640, 900 and 1100 px, or more if the browser shows larger text. */
export const from = {
  tablet: '@media (min-width: 40em)',
  laptop: '@media (min-width: 56.25em)',
  desktop: '@media (min-width: 68.75em)',
} as const;

/** Below the first breakpoint, for the rare style that only narrow screens need. */
export const belowTablet = '@media (max-width: 39.99em)';

/** Screens with the phone bar, which has Call and Free Estimate. */
export const withPhoneBar = '@media (max-width: 39.99em) and (min-height: 26.01em)';

/** The phone bar steps aside while this is on the screen: below the header and above the bar itself. A page may have one such place of each kind. */
export const barStepsAside = (kind: 'call' | 'closing') => `
  view-timeline: --${kind}-actions;
  view-timeline-inset: ${headerHeight} 65px;
`;

/** The palette as CSS custom properties. */
export const colorProperties = Object.entries(palette)
  .map(([role, value]) => `--${kebab(role)}:${value};`)
  .join('');

function kebab(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
