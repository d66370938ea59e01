import { styled } from 'styled-components';
import { color } from '../theme.ts';
import { pictureSide } from './scale.ts';

/** Marks by their distance and length, in millimeters. */
const units = {
  inches: {
    unit: 25.4,
    marks: [
      [25.4 / 16, 1],
      [25.4 / 8, 1.5],
      [25.4 / 4, 2.1],
      [25.4 / 2, 2.8],
      [25.4, 5],
    ],
  },
  centimeters: {
    unit: 10,
    marks: [
      [1, 1],
      [5, 2],
      [10, 5],
    ],
  },
} as const;

/** Inches above and at the left, centimeters below and at the right. */
const edges = { top: 'inches', left: 'inches', bottom: 'centimeters', right: 'centimeters' } as const;

const breadth = 5;
const mark = 0.2;

interface RulerProps {
  edge: keyof typeof edges;
  /** Millimeters from its start to its zero. */
  zero: number;
  /** CSS pixels per millimeter. Null for the estimate in the style sheet. */
  scale: number | null;
}

/** A tape along an edge of the picture. It moves with the floor, so its zero stays at the joint. */
export function Ruler({ edge, zero, scale }: RulerProps) {
  const { unit, marks } = units[edges[edge]];
  const isDown = edge === 'left' || edge === 'right';
  const isFirst = edge === 'top' || edge === 'left';
  const count = Math.ceil((pictureSide - zero) / unit);
  const length = scale === null ? undefined : pictureSide * scale;
  return (
    <Tape
      data-edge={edge}
      viewBox={isDown ? `0 0 ${breadth} ${pictureSide}` : `0 0 ${pictureSide} ${breadth}`}
      {...{ [isDown ? 'height' : 'width']: length }}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" />
      {marks.map(([distance, size]) => {
        const across = isFirst ? breadth - size / 2 : size / 2;
        return (
          <path
            key={distance}
            d={isDown ? `M${across} 0V${pictureSide}` : `M0 ${across}H${pictureSide}`}
            strokeWidth={size}
            strokeDasharray={`${mark} ${distance - mark}`}
            strokeDashoffset={distance - ((zero - mark / 2) % distance)}
          />
        );
      })}
      {Array.from({ length: count }, (_, index) => {
        const along = zero + index * unit;
        const across = isFirst ? 2.6 : 4.4;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it shows
          <text key={index} x={isDown ? (isFirst ? 0.4 : 1.6) : along + 0.5} y={isDown ? along + 2.7 : across}>
            {index}
          </text>
        );
      })}
    </Tape>
  );
}

/** Estimated until the width is set. Wider than any screen, so it may be cut. */
const Tape = styled.svg`
  position: sticky;
  z-index: 1;
  align-self: start;
  justify-self: start;
  max-width: none;
  rect {
    fill: ${color.raised};
  }
  path {
    stroke: ${color.ink};
  }
  text {
    font: 600 2.6px sans-serif;
    fill: ${color.ink};
  }
  &[data-edge='top'] {
    top: 0;
    z-index: 2;
  }
  &[data-edge='bottom'] {
    bottom: 0;
    z-index: 2;
    align-self: end;
  }
  &[data-edge='left'] {
    left: 0;
  }
  &[data-edge='right'] {
    right: 0;
    justify-self: end;
  }
`;
