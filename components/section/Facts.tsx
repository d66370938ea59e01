import { styled } from 'styled-components';
import { PageLink } from '../PageLink.tsx';
import { color, size, space } from '../theme.ts';
import { Ranges } from './Ranges.tsx';
import { Terms } from './Terms.tsx';

interface Fact {
  label: string;
  value: string;
  /** The page that says what the value means. */
  href?: string | undefined;
}

/** Labels with their values, such as price, duration and warranty. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      <Terms rows={facts.map((fact) => [fact.label, renderValue(fact)])} />
    </List>
  );
}

function renderValue({ value, href }: Fact) {
  const shown = <Ranges>{value}</Ranges>;
  return href ? <PageLink href={href}>{shown}</PageLink> : shown;
}

const List = styled.dl`
  border-top: 1px solid ${color.rule};
  line-height: 1.4;
  div {
    display: grid;
    grid-template-columns: minmax(5.5rem, 1fr) 2fr;
    gap: ${space[3]};
    align-items: baseline;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.rule};
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
