import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Container } from '#components/layout/Container.ts';
import { Grid } from '#components/layout/Grid.ts';
import { Picture } from '#components/media/Picture.tsx';
import { space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** The article above the list. */
export function Featured({ featured }: Pick<Data, 'featured'>) {
  const { href, title, category, dateText, readTime, excerpt, image } = featured;
  return (
    <Banner>
      <Grid $count={1} $most={1} $rooms>
        <Card
          picture={<Picture image={image} isFirst sizes="(min-width: 1248px) 600px, (min-width: 900px) 48vw, 94vw" />}
          kicker={`${category} · ${dateText} · ${readTime}`}
          title={title}
          level="h2"
          href={href}
          text={<p>{excerpt}</p>}
        />
      </Grid>
    </Banner>
  );
}

const Banner = styled(Container)`
  padding-bottom: ${space[4]};
`;
