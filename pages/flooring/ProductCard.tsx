import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { MarkedList } from '../../components/section/Layout.tsx';
import { RoomLink } from '../../components/section/RoomLink.tsx';
import { color, font, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

type CatalogProduct = Data['products'][number];

export const categoryNames: Record<CatalogProduct['category'], string> = {
  vinyl: 'Vinyl',
  laminate: 'Laminate',
  hardwood: 'Hardwood',
  'eco-friendly': 'Eco-friendly',
};

interface ProductCardProps {
  product: CatalogProduct;
}

/** One product of the catalog. */
export function ProductCard({ product }: ProductCardProps) {
  const { id, name, category, collection, style, pricePerSqFt, rating, reviews, warranty } = product;
  return (
    <Card id={id}>
      <View image={product.image} sizes="(min-width: 1248px) 384px, (min-width: 1100px) 31vw, (min-width: 640px) 46vw, 92vw" />
      <Words>
        <small>{collection} collection</small>
        <h3>{name}</h3>
        <Price>
          <b>${pricePerSqFt.toFixed(2)}</b> per sq ft
        </Price>
        <p>{product.description}</p>
        <dl>
          <div>
            <dt>Category</dt>
            <dd>{categoryNames[category]}</dd>
          </div>
          <div>
            <dt>Style</dt>
            <dd>{style}</dd>
          </div>
          <div>
            <dt>Warranty</dt>
            <dd>{warranty}</dd>
          </div>
          <div>
            <dt>Rating</dt>
            <dd>
              {rating.toFixed(1)} of 5 from {reviews} reviews
            </dd>
          </div>
        </dl>
        <MarkedList aria-label="Features">
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </MarkedList>
        <RoomLink {...product.roomView} subject={name} />
      </Words>
      <Choices>
        <ButtonLink data-kind="quiet" href={product.learnMore}>
          Learn More<span className="unseen"> about {name}</span>
        </ButtonLink>
        <ButtonLink href="/contact" aria-label={`Get Quote for ${name}`}>
          Get Quote
        </ButtonLink>
      </Choices>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  flex: 1;
  padding: ${space[5]} ${space[5]} 0;
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dl {
    margin-block: ${space[2]};
    border-top: 1px solid ${color.rule};
    font-size: ${size.small};
  }
  dl div {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.rule};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  ul {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Price = styled.p`
  color: ${color.inkMuted};
  b {
    font: 540 ${size.h3}/1.2 ${font.heading};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  padding: ${space[5]};
  a {
    padding-inline: ${space[2]};
  }
`;
