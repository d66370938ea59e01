import { styled } from 'styled-components';
import { LinkedCard } from '#components/cards/CardFrame.tsx';
import { Band } from '#components/layout/Band.tsx';
import { rooms } from '#components/layout/drawing.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { ShortPrice } from '#components/price/ShortPrice.tsx';
import { belowTablet, color, from, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** The services, each with its floor, starting price and working days. */
export function ServiceCards({ words, cards }: Pick<Data, 'words' | 'cards'>) {
  return (
    <Band heading={words.services} intro={words.servicesIntro}>
      <Cards>
        {cards.map(({ id, name, image, description, price, duration, features, href, hrefLang }) => (
          <LinkedCard as="li" key={id}>
            <View image={image} sizes="(min-width: 1248px) 384px, (min-width: 640px) calc(33vw - 27px), calc(50vw - 22px)" />
            <Words>
              <h3>
                <a href={href} hrefLang={hrefLang}>
                  {name}
                </a>
              </h3>
              <ShortPrice price={price} />
              <p>{duration}</p>
              <More>
                <p>{description}</p>
                <MarkedList texts={features} />
              </More>
            </Words>
          </LinkedCard>
        ))}
      </Cards>
    </Band>
  );
}

/** Two columns on phones and three elsewhere. If the last row would have a gap, the first card is that much wider. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${rooms}
  ${belowTablet} {
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child:nth-last-child(3n + 1) {
      grid-column: 1 / -1;
    }
    & > :first-child:nth-last-child(3n + 2) {
      grid-column: span 2;
    }
  }
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
  max-height: 16rem;
  place-self: stretch;
  ${belowTablet} {
    aspect-ratio: 5 / 2;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  h3 {
    font-size: 1rem;
  }
  p {
    line-height: 1.45;
  }
  & > p {
    font-size: ${size.small};
  }
  & > p::first-letter {
    text-transform: uppercase;
  }
  ${from.laptop} {
    & > p {
      font-size: ${size.text};
    }
    gap: ${space[2]};
    padding: ${space[5]};
    h3 {
      font-size: ${size.h3};
    }
  }
`;

/** Only on screens with room for it. */
const More = styled.div`
  display: none;
  color: ${color.inkMuted};
  ul {
    margin-top: ${space[3]};
    font-size: 0.97rem;
  }
  ${from.laptop} {
    display: block;
  }
`;
