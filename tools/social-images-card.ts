/** What a social image looks like but for its picture: an element tree for satori. */
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { mark } from '../components/frame/mark.ts';
import { palette } from '../components/theme.ts';
import { socialImageSize } from '../content/social-image.ts';
import type { Frame, Setting } from './social-images-lines.ts';

const { width, height } = socialImageSize;
const margin = 64;
/** Height of a plank. Three courses make the floor on which everything stands. */
const course = 36;
const wall = height - 3 * course;

/** Where the picture goes: the right 56 %, down to the floor. */
export const pictureBox = { left: 528, top: 0, width: width - 528, height: wall };

/** The place of the heading. */
export function headingFrame(hasPicture: boolean): Frame {
  const room = { height: wall - 148 - 44, lineHeight: 1.08 };
  return hasPicture
    ? { ...room, width: pictureBox.left - margin - 36, largest: 68 }
    : { ...room, width: width - 2 * margin, largest: 104 };
}

/** Limestone around a picture, live-oak green without one. */
export function card(heading: Setting, { name, host }: { name: string; host: string }, hasPicture: boolean): ReactNode {
  const tone = hasPicture ? light : dark;
  const { lineHeight } = headingFrame(hasPicture);
  const lines = heading.lines.map((line) => text(line, { ...headingFace, fontSize: heading.fontSize, lineHeight }));
  return box(
    { width, height, background: tone.wall, color: tone.ink },
    box({ position: 'absolute', left: margin, top: 56 }, wordmark(name, tone)),
    box({ position: 'absolute', left: margin, bottom: height - wall + 44, flexDirection: 'column' }, ...lines),
    box({ position: 'absolute', left: 0, top: wall }, floor(tone)),
    // In a plank of the middle course; its ground hides the joint where the name is long.
    text(host, {
      ...{ position: 'absolute', left: margin, top: wall + course + 3, height: course - 4, lineHeight: `${course - 6}px` },
      ...{ paddingRight: 24, fontFamily: 'Inter', fontSize: 18, color: tone.quiet, background: tone.floor },
    }),
  );
}

/** Every word and the space apart, for measuring at 100 px. */
export function specimen(words: string[]): ReactNode {
  return box({}, ...words.map((word) => text(word, { ...headingFace, fontSize: 100, flexShrink: 0 })));
}

const headingFace: CSSProperties = { fontFamily: 'Fraunces', letterSpacing: '-0.02em' };

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

/** Three courses of staggered planks, as in components/section/PlankRule.tsx. */
function floor({ floor, joint }: Tone): ReactNode {
  const plank = 320;
  const joints = [188, 40, 296].flatMap((first, row) =>
    Array.from({ length: 4 }, (_, index) => `M${first + index * plank} ${row * course}v${course}`),
  );
  const seams = [1, course, 2 * course].map((top) => `M0 ${top}h${width}`);
  return h(
    'svg',
    { width, height: 3 * course, viewBox: `0 0 ${width} ${3 * course}` },
    h('path', { d: `M0 0h${width}v${3 * course}H0z`, fill: floor }),
    h('path', { d: [...seams, ...joints].join(''), fill: 'none', stroke: joint, strokeWidth: 2 }),
  );
}

function text(content: string, style: CSSProperties): ReactNode {
  return h('div', { style: { whiteSpace: 'nowrap', ...style } }, content);
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}
