import { Card } from '#components/cards/Card.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { useWords } from '#components/page-language.ts';
import { ShortPrice } from '#components/price/ShortPrice.tsx';
import type { Data } from './+data.ts';

const sizes = '(min-width: 1248px) 398px, (min-width: 640px) 32vw, 104px';

/** The services, each with its floor, starting price and working days. */
export function ServiceCards({ cards }: Pick<Data, 'cards'>) {
  const words = useWords('home');
  return (
    <Band heading={words.services} intro={words.servicesIntro}>
      <Grid $count={cards.length} $most={3} $isDense $leads $rooms>
        {cards.map(({ id, name, image, description, price, duration, features, href }) => (
          <Card
            key={id}
            layout="line"
            picture={<Picture image={image} sizes={sizes} />}
            title={name}
            href={href}
            facts={
              <Row>
                <ShortPrice price={price} />
                <small>{duration}</small>
              </Row>
            }
            more={
              <Stack>
                <p>{description}</p>
                <MarkedList texts={features} />
              </Stack>
            }
          />
        ))}
      </Grid>
    </Band>
  );
}
