import { styled } from 'styled-components';
import { color, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { estimate, squareFeet } from '../plan/estimate.ts';
import type { ResolvedPlan } from '../plan/options.ts';
import { FigurePanel } from './FigurePanel.tsx';

/** Figures of the room in the preview. */
export function RoomFigures({ plan: { room, floor, sides } }: { plan: ResolvedPlan }) {
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
      <h3 id="visualizer-room">
        {room.name} <span>{floor.name}</span>
      </h3>
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

const Summary = styled(FigurePanel)`
  background: ${color.page};
  h3 {
    margin-bottom: ${space[2]};
  }
  h3 span {
    display: block;
    font-weight: 400;
    color: ${color.inkMuted};
  }
  dl div {
    padding-block: ${space[2]};
  }
  @media print {
    padding: ${space[4]};
    dl div {
      padding-block: 0;
    }
  }
  div:last-child > dt {
    color: ${color.ink};
  }
  div:last-child > * {
    font-weight: 700;
  }
`;
