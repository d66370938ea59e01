import { Room } from '#components/cards/Room.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
/** The parts of the cost guide that its Markdown uses as components. */

import { createContext, type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { rooms } from '#components/layout/drawing.ts';
import { Terms } from '#components/layout/Terms.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { color, font, from, secondaryText, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** Markdown passes no props to its components, so they get the figures and the words from here. */
export const CostGuide = createContext<(Data['cost'] & { words: Data['words']['cost'] }) | null>(null);

function useCostGuide() {
  const guide = use(CostGuide);
  if (!guide) throw new Error('Only articles have the cost guide');
  return guide;
}

export function CostAtAGlance() {
  const { types, words } = useCostGuide();
  return (
    <Totals>
      {types.map(({ type, totalCost }) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>
            <b>{totalCost}</b> {words.installed}
          </dd>
        </div>
      ))}
    </Totals>
  );
}

export function CostTypes() {
  const { types, words } = useCostGuide();
  const shared = useWords('shared');
  return (
    <Types>
      {types.map(({ type, description, materialCost, installationCost, totalCost, pros, bestFor, href }) => (
        <Type key={type} as="section">
          <h3>{type}</h3>
          <dl>
            <Terms
              rows={[
                [words.material, materialCost],
                [words.installation, installationCost],
                [words.total, fill(words.perSqFt, { price: totalCost })],
              ]}
            />
          </dl>
          <p>{description}</p>
          <MarkedList texts={pros} />
          <p>
            <b>{words.bestFor}</b> {bestFor}.
          </p>
          <PageLink href={href} data-no-print="">
            {shared.learnMore}
            <span className="unseen"> {fill(shared.aboutName, { name: type })}</span>
          </PageLink>
        </Type>
      ))}
    </Types>
  );
}

export function CostFactors() {
  const { factors, words } = useCostGuide();
  return (
    <Table
      columns={[words.factor, words.impact, words.why]}
      rows={factors.map(({ factor, impact, description }) => [
        factor,
        <Impact key={factor} data-impact={impact}>
          {words.impacts[impact]}
        </Impact>,
        description,
      ])}
    />
  );
}

/** What a quote can have besides the price per square foot. */
export function CostExtras() {
  const { extras, words } = useCostGuide();
  return (
    <Table
      columns={[words.line, words.price, words.purpose]}
      rows={extras.map(({ item, price, description }) => [item, price, description])}
    />
  );
}

interface TableProps {
  columns: readonly string[];
  /** The row's name, then its other two cells. */
  rows: readonly (readonly [string, ReactNode, string])[];
}

function Table({ columns, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, second, third]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{second}</td>
            <td>{third}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${rooms}
  div:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  div {
    padding: ${space[3]} ${space[4]};
    border: 1px solid;
    background: ${color.raised};
  }
  b {
    display: block;
    font: 700 ${size.h2}/1.2 ${font.text};
    white-space: nowrap;
    color: ${color.ink};
  }
  dt,
  dd {
    ${secondaryText}
  }
`;

const Types = styled.div`
  display: grid;
  ${rooms}
`;

const Type = styled(Room)`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: ${space[3]} ${space[4]};
  ${from.tablet} {
    padding: ${space[5]};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
  }
  dt {
    ${secondaryText}
  }
  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Impact = styled.span`
  font-weight: 650;
  &[data-impact='High'] {
    color: ${color.signal};
  }
  &[data-impact='Medium'] {
    color: ${color.warning};
  }
  &[data-impact='Low'] {
    color: ${color.success};
  }
`;
