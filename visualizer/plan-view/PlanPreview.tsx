import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { color, from, headerHeight, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { drawPlan, screenDensity } from '../plan/draw-plan.ts';
import { estimate } from '../plan/estimate.ts';
import { fixtureNames, type ResolvedPlan } from '../plan/options.ts';
import { canvasSize } from '../plan/scale.ts';

interface PlanPreviewProps {
  plan: ResolvedPlan;
  /** The floor's picture, once it has loaded. */
  picture: HTMLImageElement | null;
}

/** The room and its floor from above. */
export function PlanPreview({ plan, picture }: PlanPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { room, floor, sides, rotation } = plan;
  const { width, length } = sides;
  const isWide = useSyncExternalStore(onWidthChange, isScreenWide, () => true);
  const names = fixtureNames(room.schematic);

  useEffect(() => {
    const plan = { room, floor, sides: { width, length }, rotation };
    if (canvas.current) drawPlan(canvas.current, { plan, picture, density: screenDensity(), named: isWide });
  }, [room, floor, width, length, rotation, picture, isWide]);

  return (
    <Frame data-named={isWide || undefined}>
      <canvas
        ref={canvas}
        width={canvasSize.width}
        height={canvasSize.height}
        role="img"
        aria-label={`Plan of the ${room.name.toLowerCase()}, ${sides.width} by ${sides.length} feet, with ${floor.name}`}
      />
      {names.length > 0 && (
        <ol aria-label="Fixtures in the plan">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
      {/* Repeats the total below, which is off screen on phones while visitors try floors. */}
      <p aria-hidden="true">
        {floor.name} <b>{dollars(estimate(sides, floor).total)}</b>
      </p>
    </Frame>
  );
}

const wideScreen = '(min-width: 640px)';

function isScreenWide(): boolean {
  return matchMedia(wideScreen).matches;
}

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[2]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.sunken};
  canvas {
    display: block;
    width: min(100%, 500px, 42svh);
    aspect-ratio: 5 / 4;
  }
  /* Shown if the drawing has no room for the names. */
  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${space[3]};
    counter-reset: fixture;
    font-size: ${size.small};
    line-height: 1.4;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    width: 100%;
    padding-inline: ${space[2]};
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  li {
    counter-increment: fixture;
  }
  li::before {
    content: counter(fixture) ' ';
    font-weight: 650;
    color: ${color.accent};
  }
  @media (max-width: 56.2em) and (min-height: 35em) {
    position: sticky;
    z-index: 1;
    top: ${headerHeight};
  }
  ${from.tablet} {
    &[data-named] ol {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${from.laptop} {
    grid-area: 1 / 2;
    padding: ${space[4]};
    p {
      display: none;
    }
    canvas {
      width: min(100%, 500px);
    }
  }
  @media print {
    p {
      display: none;
    }
    grid-area: auto;
    position: static;
    align-self: start;
  }
`;
