import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Kicker } from '#components/cards/slots.ts';
import { ButtonLink } from '#components/form/Button.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { ShortPrice } from '#components/price/ShortPrice.tsx';
import { from } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** The first two are as high as their words, so they show a part of a wide picture. */
const sizes = (index: number) => `(min-width: 1248px) ${index < 2 ? 1040 : 299}px, (min-width: 640px) 46vw, 156px`;

/** The services with their prices. Each card leads to a page, its button to the estimate form. */
export function ServiceCards({ words, cards }: Pick<Data, 'words' | 'cards'>) {
  return (
    <Plan $count={cards.length} $most={3} $rooms>
      {cards.map(({ id, title, description, price, duration, warranty, features, image, href, quote }, index) => (
        <Card
          key={id}
          layout="compact"
          picture={<Picture image={image} sizes={sizes(index)} />}
          title={title}
          href={href}
          facts={
            <>
              <ShortPrice price={price} />
              <Kicker as="p">
                {words.duration}: {duration}
                <br />
                {words.warranty}: {warranty}
              </Kicker>
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
            <ButtonLink as={PageLink} data-kind="quiet" href={quote}>
              {fill(words.quote, { service: title })}
            </ButtonLink>
          }
        />
      ))}
    </Plan>
  );
}

/** Six are two large rooms with four small ones below. */
const Plan = styled(Grid)`
  ${from.desktop} {
    &:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      & > :nth-child(-n + 2) {
        grid-column: span 2;
      }
    }
  }
`;
