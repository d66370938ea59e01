/** The parts of the cost guide that its Markdown uses as components. */

import { Card } from '#components/cards/Card.tsx';
import { MeasuredBar } from '#components/drawing/MeasuredBar.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { FigureTable } from '#components/prose/FigureTable.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

type Guide = Data['cost'];

export function CostAtAGlance({ types }: Pick<Guide, 'types'>) {
  const { perSqFt } = useWords('article.cost');
  return <Facts facts={types.map(({ type, totalCost }) => ({ label: type, value: fill(perSqFt, { price: totalCost }) }))} />;
}

export function CostTypes({ types }: Pick<Guide, 'types'>) {
  const words = useWords('article.cost');
  const shared = useWords('shared');
  return (
    // Prose marks the items of its own lists.
    <div>
      <Grid $count={types.length} $most={2} $rooms>
        {types.map(({ type, description, materialCost, installationCost, totalCost, pros, bestFor, href }) => (
          <Card
            key={type}
            title={type}
            facts={
              <Facts
                facts={[
                  { label: words.material, value: materialCost },
                  { label: words.installation, value: installationCost },
                  { label: words.total, value: fill(words.perSqFt, { price: totalCost }) },
                ]}
              />
            }
            text={
              <Stack $gap={3}>
                <p>{description}</p>
                <MarkedList texts={pros} />
                <p>
                  <b>{words.bestFor}</b> {bestFor}.
                </p>
              </Stack>
            }
            actions={
              <PageLink href={href} data-no-print="">
                {shared.learnMore}
                <span className="unseen"> {fill(shared.aboutName, { name: type })}</span>
              </PageLink>
            }
          />
        ))}
      </Grid>
    </div>
  );
}

export function CostFactors({ factors }: Pick<Guide, 'factors'>) {
  const words = useWords('article.cost');
  return (
    <FigureTable
      columns={[words.factor, words.impact, words.why]}
      rows={factors.map(({ factor, impact, description }) => [factor, words.impacts[impact], description])}
    />
  );
}

export function CostExample({ example }: Pick<Guide, 'example'>) {
  return example && <MeasuredBar {...example} />;
}
