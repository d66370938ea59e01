/** The layout of a social image, without its picture, as elements for satori. */
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { withColors } from '#components/theme.ts';
import { look } from '#site/look.ts';
import { socialImageSize } from '#site/social-image.ts';

const { width, height } = socialImageSize;
const { mark, name, trade } = look;
const palette = withColors(look.colors);
const margin = 64;
/** Height of a plank. The floor at the bottom has three rows. */
const rowHeight = 36;
const floorHeight = 3 * rowHeight;
const wallHeight = height - floorHeight;

/** The picture takes the right 56 % above the floor. */
export const pictureBox = { left: 528, top: 0, width: width - 528, height: wallHeight };

/** `host` is the site's host name. */
export function card(host: string, heading: string): ReactNode {
  return box(
    { width, height, background: palette.page, color: palette.ink },
    box({ position: 'absolute', left: margin, top: 56 }, wordmark()),
    text(heading, { ...headingFace, fontSize: headingSize(heading) }),
    box({ position: 'absolute', left: 0, top: wallHeight }, floor()),
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
      color: palette.inkMuted,
      background: palette.sunken,
    }),
  );
}

/** At the left of the picture, its last line above the floor. */
const headingFace: CSSProperties = {
  position: 'absolute',
  left: margin,
  bottom: floorHeight + 44,
  width: pictureBox.left - margin - 36,
  fontFamily: 'Fraunces',
  letterSpacing: '-0.02em',
  lineHeight: 1.08,
  whiteSpace: 'normal',
  textWrap: 'balance',
};

/** Leaves room for up to four lines. */
function headingSize({ length }: string): number {
  return length <= 24 ? 64 : length <= 42 ? 56 : 48;
}

/** components/frame/Wordmark.tsx, larger. */
function wordmark(): ReactNode {
  const scale = 1.7;
  const line = (content: string, left: number, top: number, style: CSSProperties) =>
    text(content, { position: 'absolute', left: left * scale, top: top * scale, lineHeight: 1, ...style });
  return box(
    { width: look.width * scale, height: 36 * scale },
    h(
      'svg',
      { viewBox: '0 0 32 36', width: 32 * scale, height: 36 * scale },
      h('path', { fill: palette.wood, d: mark.wood }),
      h('path', { fill: palette.ruleStrong, d: mark.stone }),
    ),
    line(name, 42, 0.9, { fontFamily: 'Fraunces Small', fontSize: 21 * scale, letterSpacing: '-0.02em' }),
    line(trade, 43, 24.1, { fontFamily: 'Inter', fontSize: 8.6 * scale, letterSpacing: '0.3em' }),
  );
}

/** Three rows of staggered planks, as in components/layout/PlankRule.tsx. */
function floor(): ReactNode {
  const plank = 320;
  const joints = [188, 40, 296].flatMap((first, row) =>
    Array.from({ length: 4 }, (_, index) => `M${first + index * plank} ${row * rowHeight}v${rowHeight}`),
  );
  const seams = [1, rowHeight, 2 * rowHeight].map((top) => `M0 ${top}h${width}`);
  return h(
    'svg',
    { width, height: floorHeight, viewBox: `0 0 ${width} ${floorHeight}` },
    h('path', { d: `M0 0h${width}v${floorHeight}H0z`, fill: palette.sunken }),
    h('path', { d: [...seams, ...joints].join(''), fill: 'none', stroke: palette.rule, strokeWidth: 2 }),
  );
}

function text(content: string, style: CSSProperties): ReactNode {
  return h('div', { style: { whiteSpace: 'nowrap', ...style } }, content);
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}
