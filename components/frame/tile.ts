import type { Brand } from '../brand.ts';
import { withColors } from '../theme.ts';

export interface Shape {
  /** The logo's width as a share of the tile's. */
  share: number;
  /** Whether the tile has rounded corners. */
  rounded: boolean;
  /** Adds a light version for browsers in dark mode. */
  scheme?: boolean;
}

const side = 32;

/** The logo on a square tile, as SVG. */
export function tile({ mark, colors }: Brand, { share, rounded, scheme }: Shape): string {
  const palette = withColors(colors);
  const scale = Number(share.toFixed(3));
  const left = round((side - side * scale) / 2);
  // The logo is 29 high and starts at y = 3.
  const top = round((side - 29 * scale) / 2 - 3 * scale);
  const style = scheme
    ? `<style>@media (prefers-color-scheme:dark){.t{fill:${palette.page}}.w{fill:${palette.accent}}.s{fill:${palette.ruleStrong}}}</style>`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${style}`,
    `<rect class="t" width="${side}" height="${side}"${rounded ? ' rx="6"' : ''} fill="${palette.dark}"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">`,
    `<path class="w" fill="${palette.accentOnDark}" d="${mark.wood}"/><path class="s" fill="${palette.onDark}" d="${mark.stone}"/>`,
    '</g></svg>',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The icon in a browser's tab. */
export function tabIcon(brand: Brand): string {
  return tile(brand, { share: 0.75, rounded: true, scheme: true });
}
