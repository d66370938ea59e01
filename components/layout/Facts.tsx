import { styled } from 'styled-components';
import { PageLink } from '../PageLink.tsx';
import { color, from, size, space } from '../theme.ts';
import { Terms } from './Terms.tsx';

interface Fact {
  label: string;
  value: string;
  /** The page that says what the value means. */
  href?: string | undefined;
}

/** Labels with their values, such as price, duration and warranty, like the title block of a plan. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <FactList>
      <Terms rows={facts.map((fact) => [fact.label, renderValue(fact)])} />
    </FactList>
  );
}

function renderValue({ value, href }: Fact) {
  return href ? <PageLink href={href}>{value}</PageLink> : value;
}

const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: 1px solid ${color.ruleStrong};
  line-height: 1.35;
  div {
    margin: 0 -1px -1px 0;
    padding: ${space[2]};
    border: solid ${color.ruleStrong};
    border-width: 0 1px 1px 0;
  }
  div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    &:has(> :last-child:nth-child(3)) {
      grid-template-columns: repeat(3, auto);
      > div {
        grid-column: auto;
      }
    }
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  /* A fact that also stands in sentences begins in lower case. */
  dd::first-letter {
    text-transform: uppercase;
  }
`;
