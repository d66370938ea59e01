import { styled } from 'styled-components';
import { color, font, from, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { estimate } from '../../visualizer/plan/estimate.ts';
import type { Data } from './+data.ts';
import { EstimateTable } from './EstimateTable.tsx';
import { PlanFigure } from './PlanFigure.tsx';

type Room = Data['customRoom'];
type Floor = Data['floors'][number];

/** A room with fixed sides and the estimate for every floor. */
export function FixedRoom({ room, floors }: { room: Room; floors: readonly Floor[] }) {
  return (
    <Row aria-labelledby={room.id}>
      <RoomDescription room={room} />
      <PlanFigure {...room} />
      <EstimateTable room={room.name} dimensions={room.dimensions} floors={floors} />
    </Row>
  );
}

/** A room of any size, with the calculation for one floor. */
export function CustomRoom({ room, floor }: { room: Room; floor: Floor }) {
  const { width, length } = room.dimensions;
  const { area, material, installation, total } = estimate(room.dimensions, floor);
  return (
    <Row aria-labelledby={room.id}>
      <RoomDescription room={room} />
      <PlanFigure {...room} />
      <Calculation>
        <div>
          <dt>Area: width x length</dt>
          <dd>
            <span>
              {width} x {length} ft
            </span>
            <b>{area} sq ft</b>
          </dd>
        </div>
        <div>
          <dt>Material: area x price, here {floor.name}</dt>
          <dd>
            <span>
              {area} sq ft x {dollars(floor.pricePerSqFt)}
            </span>
            <b>{dollars(material)}</b>
          </dd>
        </div>
        <div>
          <dt>Installation: area x {dollars(floor.installationPerSqFt)}</dt>
          <dd>
            <span>
              {area} sq ft x {dollars(floor.installationPerSqFt)}
            </span>
            <b>{dollars(installation)}</b>
          </dd>
        </div>
        <div>
          <dt>Total: material + installation</dt>
          <dd>
            <b>{dollars(total)}</b>
          </dd>
        </div>
      </Calculation>
    </Row>
  );
}

function RoomDescription({ room: { description, dimensions } }: { room: Room }) {
  return (
    <p>
      <b>{dimensions.width * dimensions.length} sq ft.</b> {description}
    </p>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  ${from.laptop} {
    grid-template-columns: 21.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space[6]};
    & > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const Calculation = styled.dl`
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  font-variant-numeric: tabular-nums;
  & > div {
    padding: ${space[3]} ${space[4]};
  }
  & > div + div {
    border-top: 1px solid ${color.rule};
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  dd b {
    margin-left: auto;
    font: 540 ${size.h4}/1.4 ${font.heading};
  }
`;
