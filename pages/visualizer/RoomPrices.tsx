import { styled } from 'styled-components';
import { arrowSummary } from '#components/folds/Fold.tsx';
import { Heading } from '#components/layout/Layout.tsx';
import { Terms } from '#components/layout/Terms.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { color, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { CustomRoom } from './CustomRoom.tsx';
import { TotalsTable } from './TotalsTable.tsx';

/** One table for all rooms, and how a room of any other size is calculated. */
export function RoomPrices({ words, fixedRooms, customRoom, floors, minimum, costGuide, options: { planWords } }: Data) {
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
      <Rooms>
        <Terms rows={fixedRooms.map((room) => [room.name, room.description])} />
      </Rooms>
      {firstFloor && (
        <Details>
          <summary>
            <h3 id={customRoom.id}>{fill(words.anyOtherSize, { room: customRoom.name })}</h3>
            <Icon name="down" size={20} />
          </summary>
          <p>{customRoom.description}</p>
          <CustomRoom {...{ words, planWords, minimum }} room={customRoom} floor={firstFloor} />
        </Details>
      )}
    </>
  );
}

const Rooms = styled.dl`
  display: grid;
  gap: ${space[3]} ${space[5]};
  margin-block: ${space[4]};
  font-size: ${size.small};
  dt {
    font-weight: 650;
  }
  dd {
    color: ${color.inkMuted};
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Details = styled.details`
  border-block: 1px solid ${color.rule};
  ${arrowSummary}
  & > summary {
    display: flex;
    justify-content: space-between;
  }
  h3 {
    font-size: ${size.h4};
    color: ${color.ink};
  }
  & > :not(summary) {
    margin-bottom: ${space[4]};
  }
`;
