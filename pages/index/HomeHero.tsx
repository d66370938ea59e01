import { styled } from 'styled-components';
import { Hero } from '#components/layout/Hero.tsx';
import { Row } from '#components/layout/Row.ts';
import { Lead } from '#components/layout/SectionHeading.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { color, size } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { LiveRoom } from './LiveRoom.tsx';

type HomeHeroProps = Pick<Data, 'business' | 'badges' | 'hero' | 'liveFloors' | 'roomNotes'>;

/** Words and the strongest badge, beside a room whose floor can be changed, or a picture. */
export function HomeHero({ business, badges, hero, liveFloors, roomNotes }: HomeHeroProps) {
  const words = useWords('home');
  const proof = badges.find(({ isRating }) => isRating) ?? badges[0];
  return (
    <Hero
      heading={words.heading}
      lead={
        proof && (
          <Proof as="span">
            <Icon name={proof.isRating ? 'star' : 'licensed'} />
            {proof.href ? <PageLink href={proof.href}>{proof.text}</PageLink> : <span>{proof.text}</span>}
          </Proof>
        )
      }
      visual={liveFloors.length > 0 ? { drawn: <LiveRoom floors={liveFloors} notes={roomNotes} />, share: 1.36 } : hero}
    >
      <Lead>{words.lead}</Lead>
      <ContactActions label={words.estimate} phone={business.phone} call={words.callNow} />
    </Hero>
  );
}

const Proof = styled(Row)`
  flex-wrap: nowrap;
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.ink};
  svg {
    flex: none;
    color: ${color.accent};
  }
`;
