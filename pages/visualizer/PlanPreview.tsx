import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { color, from, headerHeight, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { drawPlan, screenDensity } from '../../visualizer/plan/draw-plan.ts';
import { estimate } from '../../visualizer/plan/estimate.ts';
import { fixtureNames, type ResolvedPlan } from '../../visualizer/plan/options.ts';
import { canvasSize } from '../../visualizer/plan/scale.ts';

interface PlanPreviewProps {
  plan: ResolvedPlan;
  /** The floor's picture, once it is there. */
  picture: HTMLImageElement | null;
}

/** The room from above with its floor; drawn anew on any change. */
export function PlanPreview({ plan, picture }: PlanPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { room, floor, sides } = plan;
  const wide = useSyncExternalStore(onWidthChange, isWide, () => true);
  const names = fixtureNames(room.schematic);

  // Without a list of what it depends on: nothing else than a change of the plan renders this anew. Drawn in the frame
  // that shows the change, but as a task of its own.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (canvas.current) drawPlan(canvas.current, { plan, picture, density: screenDensity(), named: wide });
    });
    return () => cancelAnimationFrame(frame);
  });

  return (
    <Frame data-named={wide || undefined}>
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
      {/* The figures below say the same; on phones they are out of sight while floors are tried. */}
      <p aria-hidden="true">
        {floor.name} <b>{dollars(estimate(sides, floor.pricePerSqFt).total)}</b>
      </p>
    </Frame>
  );
}

const wideScreen = '(min-width: 640px)';

function isWide(): boolean {
  return matchMedia(wideScreen).matches;
}

function onWidthChange(tell: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
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
  /* Where the drawing itself has no room for the names. */
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
