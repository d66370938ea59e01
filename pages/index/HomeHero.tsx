import { styled } from 'styled-components';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { Lead } from '#components/layout/SectionHeading.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { FramedPicture } from '#components/media/Picture.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { color, from, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { LiveRoom } from './LiveRoom.tsx';

type HomeHeroProps = Pick<Data, 'words' | 'business' | 'hero' | 'liveFloors' | 'roomNotes'>;

/** Words beside a room whose floor can be changed, or a picture. On phones, the room stands between the headline with its proof and the rest. */
export function HomeHero({ words, business, hero, liveFloors, roomNotes }: HomeHeroProps) {
  const proof = words.badges.find(({ isRating }) => isRating) ?? words.badges[0];
  return (
    <Container>
      <Top $split={[11, 15]} $align="center">
        <Words>
          <h1>{words.heading}</h1>
          {proof && (
            <Proof>
              <Icon name={proof.isRating ? 'star' : 'licensed'} />
              {proof.link ? <a {...proof.link}>{proof.text}</a> : <span>{proof.text}</span>}
            </Proof>
          )}
          <Lead>{words.lead}</Lead>
          <ContactActions label={words.estimate} phone={business.phone} call={words.callNow} />
        </Words>
        {liveFloors.length > 0 ? (
          <LiveRoom words={words} floors={liveFloors} notes={roomNotes} />
        ) : (
          <FramedPicture image={hero} isFirst sizes="(min-width: 900px) 56vw, 100vw" />
        )}
      </Top>
    </Container>
  );
}

const Top = styled(Columns)`
  gap: ${space[3]};
  padding-block: ${space[4]} ${space[5]};
  ${from.laptop} {
    gap: ${space[6]};
    padding-block: ${space[6]} ${space[7]};
  }
`;

const Words = styled.div`
  display: contents;
  & > :nth-child(n + 3) {
    order: 1;
  }
  ${from.laptop} {
    display: grid;
    gap: ${space[4]};
    max-width: 44rem;
  }
`;

const Proof = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${size.small};
  font-weight: 600;
  ${from.laptop} {
    font-size: 1rem;
  }
  svg {
    flex: none;
    color: ${color.accent};
  }
`;
