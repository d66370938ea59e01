import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Folds } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { AreaBox } from '#components/price/AreaBox.tsx';
import { CardPrice } from '#components/price/CardPrice.tsx';
import { FigureTable } from '#components/prose/FigureTable.tsx';
import { Paragraphs } from '#components/prose/Paragraphs.tsx';
import { space } from '#components/theme.ts';
import type { Data } from './+data.ts';

type OptionsProps = Data['options'] & {
  /** What to do next, on screens without the bar at the bottom. */
  children: ReactNode;
};

/** The choices with their prices, one card each, and all else there is to say about the price. */
export function Options({ heading, intro, items, more, totals, children }: OptionsProps) {
  return (
    <Band heading={heading} intro={intro} tone="sunken" fades>
      {totals && <AreaBox {...totals} />}
      <Grid $count={items.length} $most={3} $rooms>
        {items.map(({ name, price, isPart, description, features, image, href }) => (
          <Card
            key={name}
            layout="compact"
            picture={image && <Picture image={image} sizes={optionSizes(items.length)} />}
            title={name}
            href={href}
            facts={<CardPrice price={price} totals={isPart ? null : totals} />}
            text={description}
            more={<MarkedList texts={features} />}
          />
        ))}
      </Grid>
      <More $gap={5} $isWide>
        {more.length > 0 && <Folds items={more.map((part) => ({ heading: part.heading, body: <Detail part={part} /> }))} />}
        {children}
      </More>
    </Band>
  );
}

/** What else there is to say about the price: a table, a list or a text. */
function Detail({ part }: { part: Data['options']['more'][number] }) {
  if (part.kind === 'prose') return <Paragraphs texts={part.body} />;
  return (
    <Stack $isWide>
      {part.intro && <p>{part.intro}</p>}
      {part.kind === 'checklist' && <MarkedList texts={part.items} />}
      {part.kind === 'table' && <FigureTable columns={part.columns} rows={part.rows} note={part.note} />}
    </Stack>
  );
}

/** By the number of cards, which decides how many are in a row. On tablets, a card in a row of its own crops its picture. */
function optionSizes(count: number): string {
  const wide =
    count % 3 === 0 ? '(min-width: 1248px) 384px, (min-width: 900px) 31vw' : '(min-width: 1248px) 588px, (min-width: 900px) 47vw';
  return `${wide}, (min-width: 640px) ${count % 2 === 0 ? 46 : 71}vw, 156px`;
}

const More = styled(Stack)`
  margin-top: ${space[6]};
`;
