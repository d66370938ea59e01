import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { PageLink } from '../PageLink.tsx';
import { color, font, from, size, space } from '../theme.ts';

interface Fact {
  label: string;
  value: ReactNode;
  /** The page that says what the value means. */
  href?: string | undefined;
}

interface FactsProps {
  facts: readonly Fact[];
  /** A plan's title block, rows with the labels in a column, or large figures above their labels. */
  look?: keyof typeof looks;
}

/** Labels with their values, such as price, duration and warranty. */
export function Facts({ facts, look = 'block' }: FactsProps) {
  return (
    <FactList $look={look} $count={facts.length}>
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <PageLink href={href}>{value}</PageLink> : value}</dd>
        </div>
      ))}
    </FactList>
  );
}

const block = css<{ $count: number }>`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: solid ${color.ruleStrong};
  border-width: 1px 0 0 1px;
  line-height: 1.35;
  div {
    flex: 1;
    padding: ${space[2]};
    border: solid ${color.ruleStrong};
    border-width: 0 1px 1px 0;
  }
  dd {
    font-weight: 650;
  }
  /* A fact that also stands in sentences begins in lower case. */
  dd::first-letter {
    text-transform: uppercase;
  }
  ${({ $count }) =>
    $count % 2 === 1 &&
    css`
      display: flex;
      flex-wrap: wrap;
      div {
        min-width: 50%;
      }
      ${from.tablet} {
        div {
          min-width: 0;
        }
      }
    `}
`;

const rows = css`
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  column-gap: ${space[4]};
  line-height: 1.4;
  div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.rule};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const figures = css<{ $count: number }>`
  grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  gap: ${space[4]} ${space[5]};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: ${space[3]};
    border-top: 3px solid ${color.ink};
  }
  dd {
    font: 700 ${({ $count }) => ($count > 3 ? size.h3 : size.h2)}/1.2 ${font.text};
  }
  ${from.tablet} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;

const looks = { block, rows, figures };

const FactList = styled.dl<{ $look: keyof typeof looks; $count: number }>`
  display: grid;
  font-variant-numeric: tabular-nums;
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${({ $look }) => looks[$look]}
`;
