import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { RoomLink } from '#components/cards/RoomLink.tsx';
import { Whole } from '#components/cards/slots.ts';
import { ButtonLink } from '#components/form/Button.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { Facts } from '#components/layout/Facts.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { PriceLine } from '#components/price/ShortPrice.tsx';
import { color } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { FloorInRoom } from './FloorInRoom.tsx';

interface ProductCardProps {
  product: Data['products'][number];
  category: Data['categories'][number] | undefined;
}

/** One product of the catalog. The card leads to the page about its kind of floor. */
export function ProductCard({ product, category }: ProductCardProps) {
  const words = useWords('flooring.list');
  const about = useWords('shared.aboutName');
  const more = useWords('shared.learnMore');
  const { id, name, collection, style, pricePerSqFt, stars, warranty, roomView } = product;
  const facts = [
    { label: words.style, value: style },
    { label: words.warranty, value: warranty },
    ...(stars ? [{ label: words.rating, value: stars }] : []),
  ];
  return (
    <Card
      id={id}
      layout="compact"
      picture={<FloorInRoom room={product.image} floor={product.swatch} />}
      kicker={`${category?.name} · ${collection}`}
      title={name}
      facts={
        <PriceLine>
          <b>{`$${pricePerSqFt.toFixed(2)}`}</b> {words.perSqFt}
        </PriceLine>
      }
      fold={{
        label: words.details,
        content: (
          <Stack $gap={3} $isWide>
            <p>{product.description}</p>
            <Facts look="rows" facts={facts} />
            <MarkedList texts={product.features} columns={2} />
            {roomView && <RoomLink {...roomView} subject={name} />}
          </Stack>
        ),
      }}
      actions={
        <>
          <ButtonLink
            as={PageLink}
            data-kind="quiet"
            href={contactLink({ floor: id, service: category?.service })}
            aria-label={fill(words.quoteFor, { name })}
          >
            {words.quote}
          </ButtonLink>
          <LearnMore href={category?.page}>
            {more}
            <span className="unseen">{` ${fill(about, { name })}`}</span>
          </LearnMore>
        </>
      }
    />
  );
}

const LearnMore = styled(Whole)`
  color: ${color.accent};
  text-decoration: underline;
`;
