import { styled } from 'styled-components';
import { Heading } from '../../components/section/Layout.tsx';
import { color, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { CustomRoom, FixedRoom } from './RoomEstimate.tsx';
import { TotalsTable } from './TotalsTable.tsx';

/** One table for all rooms, and behind it each room with its plan and its prices. */
export function RoomPrices({ fixedRooms, customRoom, floors, costGuide }: Data) {
  const [firstFloor] = floors;
  return (
    <>
      <Heading>
        <h2>Prices by floor and room</h2>
        <p>
          Material and standard installation. See our <a href={costGuide}>Austin cost guide</a> for the rest.
        </p>
      </Heading>
      <TotalsTable rooms={fixedRooms} floors={floors} />
      <Details>
        {fixedRooms.map((room) => (
          <details key={room.id}>
            <summary>
              <h3 id={room.id}>
                {room.name}, {room.dimensions.width} x {room.dimensions.length} ft
              </h3>
            </summary>
            <FixedRoom room={room} floors={floors} />
          </details>
        ))}
        {firstFloor && (
          <details>
            <summary>
              <h3 id={customRoom.id}>{customRoom.name}: any other size</h3>
            </summary>
            <CustomRoom room={customRoom} floor={firstFloor} />
          </details>
        )}
      </Details>
    </>
  );
}

const Details = styled.div`
  margin-top: ${space[4]};
  border-bottom: 1px solid ${color.rule};
  details {
    border-top: 1px solid ${color.rule};
  }
  summary {
    padding-block: 10px;
  }
  summary h3 {
    display: inline;
    font-size: ${size.h4};
  }
  details > :not(summary) {
    padding-bottom: ${space[5]};
  }
`;
