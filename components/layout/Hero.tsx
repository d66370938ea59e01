import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Crumb } from '#schema/content/page.ts';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { from, space } from '../theme.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Container } from './Container.ts';
import { Eyebrow, Lead } from './SectionHeading.tsx';

interface HeroProps {
  trail?: readonly Crumb[];
  /** What comes before the heading, such as what to do right now. */
  notice?: ReactNode;
  eyebrow?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  /** A picture, or something else to look at, such as a map, and how many times as wide as the words it is. */
  visual?: PictureSource | { drawn: ReactNode; share?: number } | undefined;
  /** Where it stands on wide screens: after the words, or below them from edge to edge. */
  place?: keyof typeof places;
  /** Buttons and facts. */
  children?: ReactNode;
}

/** The top of a page: words beside a picture on wide screens; on phones, the heading and its lead, then the picture, then the rest; on tablets, the picture comes last. */
export function Hero({ trail, notice, eyebrow, heading, lead, visual, place = 'after', children }: HeroProps) {
  return (
    <Container>
      {trail && <Breadcrumbs trail={trail} />}
      <Slots
        $place={visual ? place : null}
        $share={(visual && 'share' in visual && visual.share) || 1.08}
        $hasTrail={trail !== undefined}
        $hasNotice={Boolean(notice)}
      >
        {notice && <Notice>{notice}</Notice>}
        <Words $area="head">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{heading}</h1>
          {lead && <Lead>{lead}</Lead>}
        </Words>
        {visual && (
          <Visual>
            {'drawn' in visual ? (
              visual.drawn
            ) : (
              <View image={visual} isFirst sizes="(min-width: 1248px) 610px, (min-width: 900px) 50vw, 100vw" />
            )}
          </Visual>
        )}
        <Words $area="rest">{children}</Words>
      </Slots>
    </Container>
  );
}

/** The grid on wide screens below a notice, with the visual so many times as wide as the words. */
const places = {
  after: (share: number) =>
    `'. visual' 1fr 'head visual' auto 'rest visual' auto '. visual' 1fr / minmax(0, 1fr) minmax(0, ${share}fr)`,
  across: () => `'head rest' auto 'visual visual' auto / minmax(0, 1fr) auto`,
};

interface SlotsProps {
  $place: keyof typeof places | null;
  $share: number;
  $hasTrail: boolean;
  $hasNotice: boolean;
}

const Slots = styled.div<SlotsProps>`
  display: grid;
  grid-template: ${({ $hasNotice }) => $hasNotice && `'notice' auto`} 'head' auto 'visual' auto 'rest' auto / minmax(0, 1fr);
  gap: ${space[4]} ${space[7]};
  padding-block: ${({ $hasTrail }) => ($hasTrail ? 0 : space[5])} ${space[4]};
  ${from.tablet} {
    grid-template-areas: ${({ $hasNotice }) => $hasNotice && `'notice'`} 'head' 'rest' 'visual';
  }
  ${from.laptop} {
    row-gap: ${space[5]};
    ${({ $place, $share, $hasNotice }) =>
      $place && `grid-template: ${$hasNotice ? `'notice notice' auto ` : ''}${places[$place]($share)};`}
    padding-block: ${space[3]} ${({ $place }) => ($place ? space[7] : space[5])};
  }
`;

const Words = styled.div<{ $area: 'head' | 'rest' }>`
  grid-area: ${({ $area }) => $area};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  max-width: 46rem;
  &:empty {
    display: none;
  }
`;

const Notice = styled.div`
  grid-area: notice;
`;

const Visual = styled.div`
  grid-area: visual;
  align-self: center;
`;

/** As wide as the screen on phones. */
const View = styled(Picture)`
  aspect-ratio: 16 / 9;
  margin-inline: -${space[4]};
  ${from.tablet} {
    margin-inline: 0;
  }
  ${from.laptop} {
    aspect-ratio: 4 / 3;
  }
`;
