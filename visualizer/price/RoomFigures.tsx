import { styled } from 'styled-components';
import { color, from, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { estimate, squareFeet } from '../plan/estimate.ts';
import { hasSize } from '../plan/plan.ts';
import { useTool } from '../tool/tool.ts';

/** Figures of the room on screen. */
export function RoomFigures() {
  const { project, current } = useTool();
  if (!hasSize(project)) return null;
  const { room, floor, sides } = current;
  const { area, material, installation, total } = estimate(sides, floor);
  const figures = [
    ['Dimensions', `${sides.width} x ${sides.length} ft`],
    ['Area', squareFeet(area)],
    ['Price per sq ft', dollars(floor.pricePerSqFt)],
    ['Material', dollars(material)],
    [`Installation, ${dollars(floor.installationPerSqFt)} per sq ft`, dollars(installation)],
    ['Total', dollars(total)],
  ] as const;
  return (
    <Summary aria-labelledby="visualizer-room">
      <h2 id="visualizer-room">
        {room.name}, {floor.name}
      </h2>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Summary>
  );
}

const Summary = styled.section`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.page};
  @media (scripting: none) {
    display: none;
  }
  h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.text};
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[1]} ${space[4]};
    line-height: 1.35;
  }
  dt {
    font-size: 0.8125rem;
    color: ${color.inkMuted};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${from.laptop} {
    h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    dl {
      grid-template-columns: repeat(3, auto);
      justify-content: space-between;
    }
  }
  ${from.desktop} {
    dl {
      grid-template-columns: repeat(6, auto);
      align-items: end;
    }
  }
`;
