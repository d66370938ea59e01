/** The parts of the cost guide that its Markdown uses as components. */
import { createContext, use } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../components/section/Card.tsx';
import { MarkedList } from '../../../components/section/Layout.tsx';
import { Ranges } from '../../../components/section/Ranges.tsx';
import { color, font, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

/** Markdown passes no props to its components, so they get the figures from here. */
export const CostGuide = createContext<Data['cost']>({ types: [], factors: [], extras: [] });

export function CostAtAGlance() {
  const { types } = use(CostGuide);
  return (
    <Totals>
      {types.map(({ type, totalCost }) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>
            <b>{totalCost}</b> installed, per sq ft
          </dd>
        </div>
      ))}
    </Totals>
  );
}

export function CostTypes() {
  const { types } = use(CostGuide);
  return types.map(({ type, description, materialCost, installationCost, totalCost, pros, bestFor, href }) => (
    <Type key={type} as="section">
      <h3>{type}</h3>
      <p>{description}</p>
      <dl>
        <div>
          <dt>Material</dt>
          <dd>{materialCost}</dd>
        </div>
        <div>
          <dt>Installation</dt>
          <dd>{installationCost}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{totalCost} per sq ft</dd>
        </div>
      </dl>
      <MarkedList>
        {pros.map((pro) => (
          <li key={pro}>{pro}</li>
        ))}
      </MarkedList>
      <p>
        <b>Best for:</b> {bestFor}.
      </p>
      <a href={href} data-no-print="">
        Learn More<span className="unseen"> about {type}</span>
      </a>
    </Type>
  ));
}

export function CostFactors() {
  const { factors } = use(CostGuide);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Factor</th>
          <th scope="col">Impact</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {factors.map(({ factor, impact, description }) => (
          <tr key={factor}>
            <th scope="row">{factor}</th>
            <td>
              <Impact data-impact={impact}>{impact}</Impact>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a quote can have besides the price per square foot. */
export function CostExtras() {
  const { extras } = use(CostGuide);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Price</th>
          <th scope="col">What it's for</th>
        </tr>
      </thead>
      <tbody>
        {extras.map(({ item, price, description }) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td>
              <Ranges>{price}</Ranges>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  div:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  div {
    padding: ${space[4]};
    border-top: 3px solid ${color.accent};
    background: ${color.raised};
  }
  b {
    display: block;
    font: 540 ${size.h2}/1.2 ${font.heading};
    white-space: nowrap;
    color: ${color.ink};
  }
  dt,
  dd {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Type = styled(Card)`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  margin-block: ${space[4]};
  padding: ${space[5]};
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
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
