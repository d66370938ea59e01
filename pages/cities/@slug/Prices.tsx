import { styled } from 'styled-components';
import { Row } from '#components/layout/Row.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { perSqFt } from '#components/price/price-text.ts';
import { color, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** What each kind of floor costs, with links to the services. */
export function Prices({ options, label }: Pick<Data, 'options'> & { label: string }) {
  const prices = useWords('shared.prices');
  return (
    <ul aria-label={label}>
      {options.map(({ short, price, href }) => (
        <Line as="li" key={short} $isSpread>
          <PageLink href={href}>{short}</PageLink> <span>{perSqFt(prices, price)}</span>
        </Line>
      ))}
    </ul>
  );
}

const Line = styled(Row)`
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.rule};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;
