import { styled } from 'styled-components';
import { HoverCard, onTop } from '#components/cards/CardFrame.tsx';
import { compactCard, compactSizes } from '#components/cards/compact-card.ts';
import { RoomLink } from '#components/cards/RoomLink.tsx';
import { Fold } from '#components/folds/Fold.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Row } from '#components/layout/Row.ts';
import { Terms } from '#components/layout/Terms.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { PriceLine } from '#components/price/ShortPrice.tsx';
import { color, from, secondaryText, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

interface ProductCardProps {
  product: Data['products'][number];
  /** What it comes to, such as '300 sq ft: $1,047'. */
  total: string;
}

/** One product of the catalog. */
export function ProductCard({ product, total }: ProductCardProps) {
  const words = useWords('flooring.list');
  const about = useWords('shared.aboutName');
  const more = useWords('shared.learnMore');
  const details = useWords('shared.specs');
  const { id, name, categoryName, collection, style, pricePerSqFt, stars, warranty, quote, learnMore } = product;
  return (
    <Card as="li" id={id}>
      <Views>
        <Picture image={product.image} sizes={compactSizes} />
        <Sample image={product.swatch} sizes="(min-width: 640px) 240px, 66px" />
      </Views>
      <Words>
        <small>{`${categoryName} · ${collection}`}</small>
        <h3>{name}</h3>
        <PriceLine>
          <b>{`$${pricePerSqFt.toFixed(2)}`}</b> {words.perSqFt}
          <br />
          <span className="whole">{total}</span>
        </PriceLine>
      </Words>
      <Choices>
        <ButtonLink as={PageLink} data-kind="quiet" href={quote} aria-label={fill(words.quoteFor, { name })}>
          {words.quote}
        </ButtonLink>
        <PageLink href={learnMore}>
          {more}
          <span className="unseen">{` ${fill(about, { name })}`}</span>
        </PageLink>
      </Choices>
      <About>
        <Fold label={details}>
          <p>{product.description}</p>
          <dl>
            <Terms
              rows={[
                [words.style, style],
                [words.warranty, warranty],
                ...(stars ? [[words.rating, stars] as const] : []),
                ...(product.roomView
                  ? [[words.room, <RoomLink key="room" {...product.roomView} subject={name} />] as const]
                  : []),
              ]}
            />
          </dl>
          <MarkedList texts={product.features} columns={2} aria-label={words.features} />
        </Fold>
      </About>
    </Card>
  );
}

/** The link in its last row covers it. */
const Card = styled(HoverCard)`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  ${compactCard}
  /* Buttons and texts of a row begin at the same height. */
  ${from.tablet} {
    grid-row: span 4;
    grid-template-rows: subgrid;
    & > :nth-child(n + 2) {
      padding: ${space[4]} ${space[5]} 0;
    }
    & > :last-child {
      padding-bottom: ${space[5]};
    }
  }
  :is(summary, dd a, [data-kind]) {
    ${onTop}
  }
`;

/** The room, with a sample of its floor on top. */
const Views = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  & > :first-child {
    height: 100%;
  }
`;

/** Shows the lower part of the picture, where the floor is. */
const Sample = styled(Picture)`
  position: absolute;
  right: 4%;
  bottom: 4%;
  width: max(40px, 23%);
  aspect-ratio: 1;
  border: 3px solid ${color.raised};
  img {
    height: 190%;
    margin-top: -90%;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  small {
    ${secondaryText}
  }
`;

const About = styled.div`
  dl {
    margin-block: ${space[3]};
  }
  dl,
  ul {
    font-size: ${size.small};
  }
  dl div {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.rule};
  }
  dt {
    color: ${color.inkMuted};
  }
`;

const Choices = styled(Row)`
  align-items: center;
  a:last-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
