import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { drawPlan, screenDensity } from '../plan/draw-plan.ts';
import { fixtureNames, type ResolvedPlan } from '../plan/options.ts';
import { canvasSize } from '../plan/scale.ts';

interface PlanPreviewProps {
  plan: ResolvedPlan;
  /** The floor's picture, once it has loaded. */
  picture: HTMLImageElement | null;
}

/** The room and its floor from above. */
export function PlanPreview({ plan, picture }: PlanPreviewProps) {
  const words = useWords('visualizer.tool');
  const { unit } = words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { room, floor, sides, rotation, pattern } = plan;
  const { width, length, area } = sides;
  const names = fixtureNames(room.schematic);

  useEffect(() => {
    const plan = { room, floor, sides: { width, length, area }, rotation, pattern };
    if (canvas.current) drawPlan(canvas.current, { plan, picture, density: screenDensity(), hasNames: false, unit });
  }, [room, floor, width, length, area, rotation, pattern, picture, unit]);

  return (
    <Frame>
      <canvas
        ref={canvas}
        width={canvasSize.width}
        height={canvasSize.height}
        role="img"
        aria-label={fill(words.plan, { ...sides, room: room.name.toLowerCase(), floor: floor.name })}
      />
      {names.length > 0 && (
        <ol aria-label={words.fixtures}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[2]};
  justify-items: center;
  height: 100%;
  background: ${color.sunken};
  canvas {
    display: block;
    height: 100%;
    max-width: 100%;
    min-height: 0;
    aspect-ratio: 5 / 4;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${space[3]};
    counter-reset: fixture;
    font-size: ${size.small};
    line-height: 1.4;
  }
  li {
    counter-increment: fixture;
  }
  li::before {
    content: counter(fixture) ' ';
    font-weight: 650;
    color: ${color.accent};
  }
  ${from.laptop} {
    padding-block: ${space[5]};
  }
  @media print {
    justify-items: start;
  }
`;
