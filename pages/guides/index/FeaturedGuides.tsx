import { Card } from '#components/cards/Card.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { Picture } from '#components/media/Picture.tsx';
import { Byline } from '../Byline.tsx';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';

/** The featured guides, as large cards. */
export function FeaturedGuides({ featured }: Pick<Data, 'featured'>) {
  return (
    <Grid $count={featured.length} $most={2} $rooms>
      {featured.map((guide) => (
        <Card
          key={guide.id}
          layout="line"
          picture={<Picture image={guide.image} sizes="(min-width: 1248px) 588px, (min-width: 640px) 46vw, 210px" />}
          kicker={categoryNames[guide.category]}
          title={guide.title}
          href={guide.href}
          more={
            <>
              <p>{guide.excerpt}</p>
              <Byline guide={guide} />
            </>
          }
        />
      ))}
    </Grid>
  );
}
