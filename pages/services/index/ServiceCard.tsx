import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { Picture } from '../../../components/media/Picture.tsx';
import { Card } from '../../../components/section/Card.tsx';
import { MarkedList } from '../../../components/section/Layout.tsx';
import { color, space } from '../../../components/theme.ts';
import { Facts } from '../Facts.tsx';
import type { Data } from './+data.ts';

interface ServiceCardProps {
  service: Data['cards'][number];
}

/** A service with its prices. The title links to its page, the button to the estimate form. */
export function ServiceCard({ service }: ServiceCardProps) {
  const { title, description, priceRange, duration, warranty, features, image, href } = service;
  const facts = [
    { label: 'Price', value: priceRange },
    { label: 'Duration', value: duration },
    { label: 'Warranty', value: warranty },
  ];
  return (
    <Frame as="li">
      <View image={image} sizes="(min-width: 1248px) 384px, (min-width: 900px) 31vw, (min-width: 640px) 46vw, 92vw" />
      <div>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{description}</p>
        <Facts facts={facts} />
        <MarkedList>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </MarkedList>
        <ButtonLink href="/contact" aria-label={`Get Free Quote for ${title}`}>
          Get Free Quote
        </ButtonLink>
      </div>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  & > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space[4]};
    padding: ${space[5]};
  }
  h3 a {
    color: ${color.ink};
  }
  h3 a:hover {
    color: ${color.accent};
  }
  & > div > a {
    margin-top: auto;
  }
  ul {
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;
