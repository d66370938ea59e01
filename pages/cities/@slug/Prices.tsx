import { styled } from 'styled-components';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { perSqFt } from '#components/price/price-text.ts';
import { color, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** What each kind of floor costs, with links to the services. */
export function Prices({ words, options }: Pick<Data, 'words' | 'options'>) {
  const shared = useWords('shared');
  return (
    <PriceList aria-label={words.prices}>
      {options.map(({ short, price, href }) => (
        <li key={short}>
          <PageLink href={href}>{short}</PageLink> <span>{perSqFt(shared.prices, price)}</span>
        </li>
      ))}
    </PriceList>
  );
}

const PriceList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 0 ${space[5]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[3]};
    border-bottom: 1px solid ${color.rule};
  }
  a {
    padding-block: ${space[1]};
  }
  li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
