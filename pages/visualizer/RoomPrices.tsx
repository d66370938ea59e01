import { styled } from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Filled } from '../../components/section/Filled.tsx';
import { arrowSummary } from '../../components/section/Fold.tsx';
import { Heading } from '../../components/section/Layout.tsx';
import { color, size, space } from '../../components/theme.ts';
import { fill } from '../../schema/fill.ts';
import type { Data } from './+data.ts';
import { CustomRoom, FixedRoom } from './RoomEstimate.tsx';
import { TotalsTable } from './TotalsTable.tsx';

/** One table for all rooms, and behind it each room with its plan and its prices. */
export function RoomPrices({ words, fixedRooms, customRoom, floors, minimum, costGuide }: Data) {
  const [firstFloor] = floors;
  return (
    <>
      <Heading>
        <h2>{words.prices}</h2>
        <p>
          <Filled text={words.aboutPrices} parts={{ guide: <PageLink href={costGuide}>{words.costGuide}</PageLink> }} />
        </p>
      </Heading>
      <TotalsTable words={words} rooms={fixedRooms} floors={floors} minimum={minimum} />
      <Details>
        {fixedRooms.map((room) => (
          <details key={room.id}>
            <summary>
              <h3 id={room.id}>{fill(words.roomHeading, { ...room.dimensions, room: room.name })}</h3>
              <Icon name="down" size={20} />
            </summary>
            <FixedRoom words={words} room={room} floors={floors} />
          </details>
        ))}
        {firstFloor && (
          <details>
            <summary>
              <h3 id={customRoom.id}>{fill(words.anyOtherSize, { room: customRoom.name })}</h3>
              <Icon name="down" size={20} />
            </summary>
            <CustomRoom words={words} room={customRoom} floor={firstFloor} />
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
  details {
    ${arrowSummary}
  }
  details > summary {
    display: flex;
    justify-content: space-between;
  }
  summary h3 {
    font-size: ${size.h4};
    color: ${color.ink};
  }
  details > :not(summary) {
    padding-bottom: ${space[5]};
  }
`;
