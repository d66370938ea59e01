import { styled } from 'styled-components';
import { color, font, secondaryText, space } from '../../components/theme.ts';
import { fill } from '../../schema/fill.ts';
import type { Sides } from '../../visualizer/plan/estimate.ts';
import { type Fixture, fixtureNames } from '../../visualizer/plan/options.ts';
import type { Data } from './+data.ts';

interface PlanFigureProps {
  words: Data['words'];
  name: string;
  dimensions: Sides;
  schematic: readonly Fixture[];
}

/** Units of the drawing per foot: the same for every room, so that visitors can compare sizes. */
const foot = 18;
/** Space for the figures above and on the left. */
const margin = 26;
const wall = 2;

/** The plan of a room. Each square is a square foot; the fixtures' numbers refer to the list below. */
export function PlanFigure({ words, name, dimensions, schematic }: PlanFigureProps) {
  const width = dimensions.width * foot;
  const length = dimensions.length * foot;
  const { unit } = words.tool;
  const room = name.toLowerCase();
  const labels = fixtureNames(schematic);
  return (
    <Sheet>
      <Drawing
        viewBox={`${-margin} ${-margin} ${width + margin + wall} ${length + margin + wall}`}
        width={width + margin + wall}
        height={length + margin + wall}
        role="img"
        aria-label={fill(words.plan, { ...dimensions, room })}
      >
        <rect className="floor" width={width} height={length} />
        <path className="feet" d={footLines(dimensions)} />
        {schematic.map((fixture) => (
          <g key={`${fixture.x} ${fixture.y}`}>
            <rect
              className="fixture"
              x={fixture.x * foot}
              y={fixture.y * foot}
              width={fixture.width * foot}
              height={fixture.length * foot}
            />
            <text x={(fixture.x + fixture.width / 2) * foot} y={(fixture.y + fixture.length / 2) * foot}>
              {labels.indexOf(fixture.label) + 1}
            </text>
          </g>
        ))}
        <rect className="wall" width={width} height={length} />
        <text x={width / 2} y={-margin / 2}>
          {dimensions.width} {unit}
        </text>
        <text x={-margin / 2} y={length / 2} transform={`rotate(-90 ${-margin / 2} ${length / 2})`}>
          {dimensions.length} {unit}
        </text>
      </Drawing>
      {labels.length > 0 && (
        <ul aria-label={fill(words.fixtures, { room })}>
          {labels.map((label, index) => (
            <li key={label}>
              <b>{index + 1}</b> {label}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function footLines({ width, length }: Sides): string {
  const down = Array.from({ length: width - 1 }, (_, index) => `M${(index + 1) * foot} 0v${length * foot}`);
  const across = Array.from({ length: length - 1 }, (_, index) => `M0 ${(index + 1) * foot}h${width * foot}`);
  return [...down, ...across].join('');
}

const Sheet = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding: ${space[3]};
  border: 1px solid ${color.rule};
  background: ${color.raised};
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${space[4]};
    ${secondaryText}
  }
  b {
    color: ${color.accent};
    font-variant-numeric: tabular-nums;
  }
`;

const Drawing = styled.svg`
  height: auto;
  .floor {
    fill: ${color.sunken};
  }
  .feet {
    fill: none;
    stroke: ${color.rule};
  }
  .fixture {
    fill: ${color.raised};
    stroke: ${color.ruleStrong};
  }
  .wall {
    fill: none;
    stroke: ${color.dark};
    stroke-width: 4px;
  }
  text {
    font: 600 13px/1 ${font.text};
    fill: ${color.ink};
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
