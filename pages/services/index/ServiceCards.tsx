import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { ShortPrice } from '#components/price/ShortPrice.tsx';
import { secondaryText } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

const sizes = '(min-width: 1248px) 384px, (min-width: 900px) 31vw, (min-width: 640px) 46vw, 156px';

/** The services with their prices. Each card leads to a page, its button to the estimate form. */
export function ServiceCards({ words, cards }: Pick<Data, 'words' | 'cards'>) {
  return (
    <Grid $count={cards.length} $most={3} $rooms>
      {cards.map(({ id, title, description, price, duration, warranty, features, image, href, quote }) => (
        <Card
          key={id}
          layout="compact"
          picture={<Picture image={image} sizes={sizes} />}
          title={title}
          href={href}
          facts={
            <>
              <ShortPrice price={price} />
              <Terms>
                {words.duration}: {duration}
                <br />
                {words.warranty}: {warranty}
              </Terms>
            </>
          }
          fold={{
            label: words.included,
            content: (
              <Stack $gap={3}>
                <p>{description}</p>
                <MarkedList texts={features} />
              </Stack>
            ),
          }}
          actions={
            <ButtonLink as={PageLink} data-kind="quiet" href={quote} aria-label={fill(words.quoteFor, { service: title })}>
              {words.quote}
            </ButtonLink>
          }
        />
      ))}
    </Grid>
  );
}

const Terms = styled.p`
  ${secondaryText}
`;
