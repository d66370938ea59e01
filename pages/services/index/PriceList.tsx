import { styled } from 'styled-components';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { PriceLine } from '#components/price/ShortPrice.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { color, from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** Every service with its price. Each row leads to its page. */
export function PriceList({ cards }: Pick<Data, 'cards'>) {
  const { perSqFt } = useWords('shared.prices');
  return (
    <List>
      {cards.map(({ id, title, price, image, href }) => (
        <li key={id}>
          <PageLink href={href}>
            <Floor image={image} sizes="96px" />
            <Name>{title}</Name>
            <PriceLine as="span">
              <Filled text={perSqFt[price.includes]} parts={{ price: <b className="whole">{price.text}</b> }} />
            </PriceLine>
          </PageLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-block: 3px solid ${color.ink};
  li + li {
    border-top: 1px solid ${color.ruleStrong};
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space[4]};
    padding-block: ${space[1]};
    line-height: 1.3;
    text-decoration: none;
    color: ${color.ink};
    ${from.tablet} {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  a:hover {
    color: ${color.accent};
  }
`;

const Name = styled.span`
  font-weight: 650;
`;

const Floor = styled(Picture)`
  grid-row: span 2;
  width: 64px;
  aspect-ratio: 1;
  ${from.tablet} {
    grid-row: auto;
  }
  ${from.laptop} {
    width: 96px;
    aspect-ratio: 3 / 2;
  }
`;
