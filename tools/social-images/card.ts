/** The layout of a social image, without its picture, as elements for satori. */
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { mark } from '../../components/frame/mark.ts';
import { palette } from '../../components/theme.ts';
import { socialImageSize } from '../../content/social-image.ts';

const { width, height } = socialImageSize;
const margin = 64;
/** Height of a plank. The floor at the bottom has three rows. */
const rowHeight = 36;
const floorHeight = 3 * rowHeight;
const wallHeight = height - floorHeight;

/** The picture takes the right 56 % above the floor. */
export const pictureBox = { left: 528, top: 0, width: width - 528, height: wallHeight };

export interface Brand {
  /** The business's name in the wordmark. */
  name: string;
  /** The site's host name. */
  host: string;
}

/** Everything but the heading and the picture. Limestone around a picture, live-oak green without one. */
export function card({ name, host }: Brand, hasPicture: boolean): ReactNode {
  const tone = hasPicture ? light : dark;
  return box(
    { width, height, background: tone.wall, color: tone.ink },
    box({ position: 'absolute', left: margin, top: 56 }, wordmark(name, tone)),
    box({ position: 'absolute', left: 0, top: wallHeight }, floor(tone)),
    // The host is on a plank of the middle row. Its background hides a joint behind a long name.
    text(host, {
      position: 'absolute',
      left: margin,
      top: wallHeight + rowHeight + 3,
      height: rowHeight - 4,
      lineHeight: `${rowHeight - 6}px`,
      paddingRight: 24,
      fontFamily: 'Inter',
      fontSize: 18,
      color: tone.quiet,
      background: tone.floor,
    }),
  );
}

/** From the wordmark to the floor. */
export function headingBox(hasPicture: boolean) {
  const top = 124;
  return { left: margin, top, width: (hasPicture ? pictureBox.left : width) - margin - 36, height: wallHeight - top };
}

/** The heading at the bottom of its box. */
export function heading(title: string, hasPicture: boolean): ReactNode {
  const { width, height } = headingBox(hasPicture);
  const color = (hasPicture ? light : dark).ink;
  return box(
    { width, height },
    h(
      'div',
      { style: { ...headingFace, position: 'absolute', bottom: 44, width, color, fontSize: headingSize(title, hasPicture) } },
      title,
    ),
  );
}

/** Leaves room for the heading at up to four lines beside a picture and three without one. */
function headingSize({ length }: string, hasPicture: boolean): number {
  if (hasPicture) return length <= 24 ? 64 : length <= 42 ? 56 : 48;
  return length <= 24 ? 104 : length <= 42 ? 84 : 68;
}

const headingFace: CSSProperties = { fontFamily: 'Fraunces', letterSpacing: '-0.02em', lineHeight: 1.08, textWrap: 'balance' };

const light = {
  wall: palette.page,
  ink: palette.ink,
  quiet: palette.inkMuted,
  floor: palette.sunken,
  joint: palette.rule,
  wood: palette.accent,
  stone: palette.ruleStrong,
};
type Tone = Record<keyof typeof light, string>;
const dark: Tone = {
  wall: palette.dark,
  ink: palette.onDark,
  quiet: palette.onDarkMuted,
  floor: palette.darkRaised,
  joint: palette.darkRule,
  wood: palette.accentOnDark,
  stone: palette.onDarkMuted,
};

/** components/frame/Wordmark.tsx, larger. */
function wordmark(name: string, { wood, stone }: Tone): ReactNode {
  const scale = 1.7;
  const line = (content: string, left: number, top: number, style: CSSProperties) =>
    text(content, { position: 'absolute', left: left * scale, top: top * scale, lineHeight: 1, ...style });
  return box(
    { width: 206 * scale, height: 36 * scale },
    h(
      'svg',
      { viewBox: '0 0 32 36', width: 32 * scale, height: 36 * scale },
      h('path', { fill: wood, d: mark.wood }),
      h('path', { fill: stone, d: mark.stone }),
    ),
    line(name, 42, 0.9, { fontFamily: 'Fraunces Small', fontSize: 21 * scale, letterSpacing: '-0.02em' }),
    line('FLOORING', 43, 24.1, { fontFamily: 'Inter', fontSize: 8.6 * scale, letterSpacing: '0.3em' }),
  );
}

/** Three rows of staggered planks, as in components/section/PlankRule.tsx. */
function floor({ floor, joint }: Tone): ReactNode {
  const plank = 320;
  const joints = [188, 40, 296].flatMap((first, row) =>
    Array.from({ length: 4 }, (_, index) => `M${first + index * plank} ${row * rowHeight}v${rowHeight}`),
  );
  const seams = [1, rowHeight, 2 * rowHeight].map((top) => `M0 ${top}h${width}`);
  return h(
    'svg',
    { width, height: floorHeight, viewBox: `0 0 ${width} ${floorHeight}` },
    h('path', { d: `M0 0h${width}v${floorHeight}H0z`, fill: floor }),
    h('path', { d: [...seams, ...joints].join(''), fill: 'none', stroke: joint, strokeWidth: 2 }),
  );
}

function text(content: string, style: CSSProperties): ReactNode {
  return h('div', { style: { whiteSpace: 'nowrap', ...style } }, content);
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}
