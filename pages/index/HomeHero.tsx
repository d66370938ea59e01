import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { CallButton } from '../../components/form/CallButton.tsx';
import { Actions, Container, Eyebrow, Lead } from '../../components/section/Layout.tsx';
import { from, headerHeight, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { LiveRoom } from './LiveRoom.tsx';

/** Words beside a room whose floor can be changed. On phones the room comes first. */
export function HomeHero({ business, liveFloors }: Pick<Data, 'business' | 'liveFloors'>) {
  return (
    <Container>
      <Columns>
        <Words>
          <Eyebrow>Austin and Central Texas</Eyebrow>
          <h1>Flooring installation built for Austin homes</h1>
          <Lead>
            We install hardwood, vinyl plank, tile, and carpet, and we refinish the wood you already have, always with an itemized
            price in writing before work starts.
          </Lead>
          <MainActions data-no-print="">
            <ButtonLink href="/contact">Get Free Estimate</ButtonLink>
            <CallButton phone={business.phone}>Call Now</CallButton>
          </MainActions>
        </Words>
        <LiveRoom floors={liveFloors} />
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-bottom: ${space[6]};
  ${from.laptop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 15fr);
    align-items: center;
    gap: ${space[6]};
    padding-block: ${space[6]} ${space[7]};
  }
`;

/** The phone bar steps aside while these are visible below the header. */
const MainActions = styled(Actions)`
  view-timeline: --main-actions;
  view-timeline-inset: ${headerHeight} 0;
  & > a {
    flex: 1 1 auto;
    ${from.tablet} {
      flex: none;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  order: 1;
  max-width: 44rem;
  ${from.laptop} {
    order: 0;
  }
`;
