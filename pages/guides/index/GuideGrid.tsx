import { Card } from '#components/cards/Card.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { Grid } from '#components/layout/Grid.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { TagList } from '#components/prose/TagList.tsx';
import { Byline } from '../Byline.tsx';
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
          kicker={categoryNames[guide.category]}
          title={guide.title}
          href={guide.href}
          text={
            <Stack $gap={2}>
              <p>{guide.excerpt}</p>
              <Byline guide={guide} />
              <TagList aria-label="Topics">
                {guide.tags.slice(0, shownTags).map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </TagList>
            </Stack>
          }
          actions={
            <>
              <ButtonLink data-kind="quiet" href={guide.href} aria-label={`Read the guide: ${guide.title}`}>
                Read the guide
              </ButtonLink>
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
