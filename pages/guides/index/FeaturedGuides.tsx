import { styled } from 'styled-components';
import { Excerpt, PictureCard } from '#components/cards/PictureCard.tsx';
import { rooms } from '#components/layout/drawing.ts';
import { from } from '#components/theme.ts';
import { Byline } from '../Byline.tsx';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';

/** The featured guides, as large cards. */
export function FeaturedGuides({ featured }: Pick<Data, 'featured'>) {
  return (
    <Pair>
      {featured.map((guide) => (
        <PictureCard
          key={guide.id}
          image={guide.image}
          title={guide.title}
          href={guide.href}
          kicker={[categoryNames[guide.category]]}
          sizes="(min-width: 1248px) 588px, (min-width: 640px) 46vw, 57vw"
        >
          <Excerpt>{guide.excerpt}</Excerpt>
          <Excerpt as="div">
            <Byline guide={guide} />
          </Excerpt>
        </PictureCard>
      ))}
    </Pair>
  );
}

const Pair = styled.ul`
  display: grid;
  ${rooms}
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
