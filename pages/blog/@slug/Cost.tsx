/** The parts of the cost guide that stand in its text. */
import { styled } from 'styled-components';
import { MarkedList } from '../../../components/section/Layout.tsx';
import { color, font, radius, size, space } from '../../../components/theme.ts';

export interface CostType {
  type: string;
  materialCost: string;
  installationCost: string;
  totalCost: string;
  description: string;
  pros: string[];
  bestFor: string;
  href: string;
}

export function CostAtAGlance({ types }: { types: CostType[] }) {
  return (
    <Cards>
      {types.map(({ type, totalCost }) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>
            <b>{totalCost}</b> installed, per sq ft
          </dd>
        </div>
      ))}
    </Cards>
  );
}

export function CostTypes({ types }: { types: CostType[] }) {
  return types.map(({ type, description, materialCost, installationCost, totalCost, pros, bestFor, href }) => (
    <Type key={type}>
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
      <a href={href}>
        Learn More<span className="unseen"> about {type}</span>
      </a>
    </Type>
  ));
}

interface CostFactorsProps {
  factors: { factor: string; impact: 'High' | 'Medium' | 'Low'; description: string }[];
}

export function CostFactors({ factors }: CostFactorsProps) {
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

const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[3]};
  div {
    padding: ${space[4]};
    border-top: 3px solid ${color.accent};
    background: ${color.raised};
  }
  b {
    display: block;
    font: 540 ${size.h2}/1.2 ${font.heading};
    white-space: nowrap;
  }
  dt,
  dd {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  b {
    color: ${color.ink};
  }
`;

const Type = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-block: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  justify-items: start;
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
