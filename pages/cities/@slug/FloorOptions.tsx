import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Swatch } from '#components/media/Swatch.tsx';
import { useWords } from '#components/page-language.ts';
import { AreaBox } from '#components/price/AreaBox.tsx';
import { CardPrice } from '#components/price/CardPrice.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { secondaryText } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

type FloorOptionsProps = Pick<Data, 'about' | 'options' | 'totals' | 'hasVisualizer' | 'city' | 'phone'>;

const sizes = '(min-width: 1248px) 384px, (min-width: 900px) 31vw, (min-width: 640px) 46vw, 156px';

/** The floors with their prices, and what each is good for in the city. */
export function FloorOptions({ about, options, totals, hasVisualizer, city, phone }: FloorOptionsProps) {
  const words = useWords('city');
  return (
    <Band heading={fill(words.options, about)} tone="sunken" fades>
      <AreaBox {...totals} />
      <Stack $gap={5} $isWide>
        <Grid $count={options.length + (hasVisualizer ? 1 : 0)} $most={3} $leads $rooms>
          {options.map(({ name, href, swatch, isPopular, price, description, benefits }) => (
            <Card
              key={name}
              layout="compact"
              picture={<Swatch image={swatch} sizes={sizes} />}
              kicker={isPopular && words.popular}
              title={name}
              href={href}
              facts={<CardPrice price={price} totals={totals} />}
              text={description}
              more={<MarkedList texts={benefits} columns={2} />}
            />
          ))}
          {hasVisualizer && (
            <Card
              layout="compact"
              picture={
                <Samples aria-hidden="true">
                  {options.slice(0, 4).map(({ name, swatch }) => (
                    <Swatch key={name} image={swatch} sizes="(min-width: 900px) 192px, (min-width: 640px) 23vw, 78px" />
                  ))}
                </Samples>
              }
              title={words.notSure}
              href="/visualizer"
              facts={<Text>{words.tryFloors}</Text>}
            />
          )}
        </Grid>
        <ContactActions label={words.estimate} phone={phone} about={{ city: city.slug }} />
      </Stack>
    </Band>
  );
}

const Text = styled.p`
  ${secondaryText}
`;

const Samples = styled.div`
  display: grid;
  grid-template: 1fr 1fr / 1fr 1fr;
  gap: 3px;
  picture {
    height: 100%;
    max-height: none;
    aspect-ratio: auto;
    contain: size;
  }
`;
