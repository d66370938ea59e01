/** The parts of the cost guide that its Markdown uses as components. */

import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { AreaBox } from '#components/price/AreaBox.tsx';
import { CardPrice } from '#components/price/CardPrice.tsx';
import { FigureTable } from '#components/prose/FigureTable.tsx';
import { secondaryText } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

type Guide = Data['cost'];

/** Each floor with its price, what that comes to for an area, and what it's made of. */
export function CostTypes({ types, totals }: Pick<Guide, 'types' | 'totals'>) {
  const words = useWords('article.cost');
  const shared = useWords('shared');
  return (
    // Prose marks the items of its own lists.
    <div>
      <AreaBox {...totals} />
      <Grid $count={types.length} $most={2} $rooms>
        {types.map(({ type, swatch, price, description, materialCost, installationCost, totalCost, pros, bestFor, href }) => (
          <Card
            key={type}
            layout="compact"
            picture={swatch && <Picture image={swatch} sizes="(min-width: 640px) 356px, 104px" />}
            title={type}
            facts={price && <CardPrice price={price} totals={totals} />}
            text={
              <Stack $gap={2}>
                <Sum>{fill(words.everyGrade, { material: materialCost, installation: installationCost, total: totalCost })}</Sum>
                <p>{pros.join(' · ')}</p>
                <p>
                  <b>{words.bestFor}</b> {bestFor}.{' '}
                  <PageLink className="whole" href={href} data-no-print="">
                    {shared.learnMore}
                    <span className="unseen"> {fill(shared.aboutName, { name: type })}</span>
                  </PageLink>
                </p>
              </Stack>
            }
            more={description}
          />
        ))}
      </Grid>
    </div>
  );
}

const Sum = styled.p`
  ${secondaryText}
`;

export function CostFactors({ factors }: Pick<Guide, 'factors'>) {
  const words = useWords('article.cost');
  return (
    <FigureTable
      columns={[words.factor, words.impact, words.why]}
      rows={factors.map(({ factor, impact, description }) => [factor, words.impacts[impact], description])}
    />
  );
}
