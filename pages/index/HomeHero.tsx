import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { CallButton } from '../../components/form/CallButton.tsx';
import { RoundedPicture } from '../../components/media/Picture.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Actions, Container, Eyebrow, Lead } from '../../components/section/Layout.tsx';
import { from, headerHeight, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { Columns } from './Columns.ts';
import { LiveRoom } from './LiveRoom.tsx';

/** Words beside a room whose floor can be changed, or a picture. On phones the room comes first. */
export function HomeHero({ words, business, hero, liveFloors }: Pick<Data, 'words' | 'business' | 'hero' | 'liveFloors'>) {
  return (
    <Container>
      <Top $first={11} $second={15}>
        <Words>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1>{words.heading}</h1>
          <Lead>{words.lead}</Lead>
          <MainActions data-no-print="">
            <ButtonLink as={PageLink} href="/contact">
              {words.estimate}
            </ButtonLink>
            <CallButton phone={business.phone}>{words.callNow}</CallButton>
          </MainActions>
        </Words>
        {liveFloors.length > 0 ? (
          <LiveRoom words={words} floors={liveFloors} />
        ) : (
          <RoundedPicture image={hero} isFirst sizes="(min-width: 900px) 56vw, 100vw" />
        )}
      </Top>
    </Container>
  );
}

const Top = styled(Columns)`
  padding-bottom: ${space[6]};
  ${from.laptop} {
    padding-block: ${space[6]} ${space[7]};
  }
`;

/** The phone bar steps aside while these are visible below the header. */
const MainActions = styled(Actions)`
  view-timeline: --main-actions;
  view-timeline-inset: ${headerHeight} 0;
  & > a {
    flex: 1 1 auto;
    padding-inline: ${space[3]};
    ${from.tablet} {
      flex: none;
      padding-inline: ${space[5]};
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
