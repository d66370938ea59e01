import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Whole } from '#components/cards/slots.ts';
import { ButtonLink } from '#components/form/Button.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { PriceLine } from '#components/price/ShortPrice.tsx';
import { color } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** On wide screens, as high as the words beside it, so a card shows a part of a wide picture. */
const sizes = '(min-width: 1248px) 920px, (min-width: 640px) 70vw, 156px';

interface ProductCardProps {
  product: Data['products'][number];
  category: Data['categories'][number] | undefined;
}

/** One product of the catalog. The card leads to the page about its kind of floor. */
export function ProductCard({ product, category }: ProductCardProps) {
  const words = useWords('flooring.list');
  const about = useWords('shared.aboutName');
  const more = useWords('shared.learnMore');
  const { id, name, collection, style, pricePerSqFt, features, stars, warranty } = product;
  const specs = [
    [style, ...features].join(' · '),
    `${words.warranty}: ${warranty}`,
    ...(stars ? [`${words.rating}: ${stars}`] : []),
  ];
  return (
    <Card
      id={id}
      layout="compact"
      picture={<Picture image={product.image} sizes={sizes} />}
      kicker={`${category?.name} · ${collection}`}
      title={name}
      facts={
        <PriceLine>
          <b>{`$${pricePerSqFt.toFixed(2)}`}</b> {words.perSqFt}
        </PriceLine>
      }
      text={specs.map((text) => <p key={text}>{text}</p>)}
      fold={{ label: words.details, content: <p>{product.description}</p> }}
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
          <LearnMore href={category?.page} aria-label={`${more} ${fill(about, { name })}`}>
            {more}
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
