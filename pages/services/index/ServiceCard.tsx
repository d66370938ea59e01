import { styled } from 'styled-components';
import { LinkedCard, onTop } from '#components/cards/CardFrame.tsx';
import { compactCard, compactSizes } from '#components/cards/compact-card.ts';
import { Fold } from '#components/folds/Fold.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { MarkedTexts } from '#components/layout/MarkedTexts.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { ShortPrice } from '#components/price/ShortPrice.tsx';
import { belowTablet, color, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** A service with its prices. The card links to its page, the button to the estimate form. */
export function ServiceCard({ service, words }: { service: Data['cards'][number]; words: Data['words'] }) {
  const shared = useWords('shared');
  const { title, description, price, duration, warranty, features, image, href, quote } = service;
  const facts = [
    { label: words.duration, value: duration },
    { label: words.warranty, value: warranty },
  ];
  return (
    <Frame as="li">
      <View image={image} sizes={compactSizes} />
      <div>
        <h3>
          <PageLink href={href}>{title}</PageLink>
        </h3>
        <ShortPrice price={price} />
        <Facts facts={facts} />
        <Fold label={shared.included}>
          <p>{description}</p>
          <MarkedTexts texts={features} />
        </Fold>
        <Quote as={PageLink} data-kind="quiet" href={quote} aria-label={fill(words.quoteFor, { service: title })}>
          {words.quote}
        </Quote>
      </div>
    </Frame>
  );
}

const Frame = styled(LinkedCard)`
  display: flex;
  flex-direction: column;
  & > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space[4]};
    padding: ${space[5]};
  }
  ${compactCard}
  ${belowTablet} {
    && dl {
      grid-area: 3 / 2;
      font-size: 0.9rem;
    }
  }
  ul {
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
`;

const Quote = styled(ButtonLink)`
  ${onTop}
  margin-top: auto;
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;
