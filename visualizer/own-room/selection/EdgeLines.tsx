import { styled } from 'styled-components';
import { color } from '#components/theme.ts';
import type { Point } from '../../engine/homography.ts';
import type { Size } from './quad.ts';

/** The lines between points, visible on light and dark photos. */
export function EdgeLines({ size: { width, height }, points }: { size: Size; points: readonly Point[] }) {
  const text = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <Lines viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={text} data-under="" />
      <polygon points={text} />
    </Lines>
  );
}

const Lines = styled.svg`
  pointer-events: none;
  polygon {
    fill: none;
    stroke: ${color.onAccent};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  [data-under] {
    stroke: ${color.dark};
    stroke-width: 5px;
    opacity: 0.7;
  }
`;
