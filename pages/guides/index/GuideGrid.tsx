import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { secondaryText } from '#components/theme.ts';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';

const sizes = '(min-width: 1248px) 384px, (min-width: 900px) 31vw, (min-width: 640px) 46vw, 156px';
const shownTags = 3;

/** Cards that link to guides. */
export function GuideGrid({ guides }: Pick<Data, 'guides'>) {
  return (
    <Grid $count={guides.length} $most={3} $leads $rooms>
      {guides.map((guide) => (
        <Card
          key={guide.id}
          layout="compact"
          picture={<Picture image={guide.image} sizes={sizes} />}
          kicker={[...(guide.featured ? ['Featured'] : []), categoryNames[guide.category], `${guide.readMinutes} min`].join(
            ' · ',
          )}
          title={guide.title}
          href={guide.href}
          text={<MarkedList texts={guide.tips} />}
          more={<p>{guide.excerpt}</p>}
          actions={
            <>
              <Tags>{[...guide.tags.slice(0, shownTags), `${guide.readMinutes} min`].join(' · ')}</Tags>
              <a href={contactLink({ guide: guide.id })} aria-label={`Contact for Details about ${guide.title}`}>
                Contact for Details
              </a>
            </>
          }
        />
      ))}
    </Grid>
  );
}

const Tags = styled.span`
  flex: 1 0 100%;
  ${secondaryText}
`;
