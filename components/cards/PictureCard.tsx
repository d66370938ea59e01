import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { belowTablet, from, size, space } from '../theme.ts';
import { LinkedCard } from './CardFrame.tsx';

/** The `sizes` of pictures as wide as their card in a CardGrid. */
const cardSizes = '(min-width: 1248px) 384px, (min-width: 1100px) 31vw, (min-width: 640px) 46vw, 94vw';

/** Beside the words, a picture is cropped at its sides. */
const besideSizes = cardSizes.replace('94vw', '57vw');

interface PictureCardProps {
  image: PictureSource;
  title: string;
  href: string;
  /** Set if it leads to a page in another language. */
  hrefLang?: string;
  /** Above the title, such as a category and a date. Dots separate the parts, but not at the end of a line. */
  kicker?: readonly string[];
  /** The picture's `sizes`. Defaults to those in a CardGrid. */
  sizes?: string;
  /** What follows the title. */
  children?: ReactNode;
}

/** A list item with a picture, linked as a whole. If it takes a full row of its grid, the picture is beside the words. */
export function PictureCard({ image, title, href, hrefLang, kicker, sizes = besideSizes, children }: PictureCardProps) {
  return (
    <Frame as="li">
      <Columns>
        <Picture image={image} sizes={sizes} />
        <Words>
          {kicker && (
            <Kicker>
              {kicker.map((part) => (
                <span key={part}>{part} </span>
              ))}
            </Kicker>
          )}
          <h3>
            <a href={href} hrefLang={hrefLang}>
              {title}
            </a>
          </h3>
          {children}
        </Words>
      </Columns>
    </Frame>
  );
}

const Frame = styled(LinkedCard)`
  container-type: inline-size;
`;

/** A picture above words, or beside them if the card, a size container, is wide. */
const CardColumns = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  picture {
    aspect-ratio: 3 / 2;
  }
  @container (min-width: 37rem) {
    grid-template: none / 1fr 1fr;
    picture {
      aspect-ratio: auto;
      height: 100%;
      min-height: 0;
    }
  }
`;

/** Beside the words on phones, too, so that a long list stays short. */
const Columns = styled(CardColumns)`
  ${belowTablet} {
    grid-template: none / 2fr 3fr;
    picture {
      aspect-ratio: auto;
      height: 100%;
      min-height: 8.5rem;
    }
    h3 {
      font-size: ${size.h4};
    }
  }
`;

/** What a card says where there's room for it. */
export const Excerpt = styled.p`
  ${belowTablet} {
    display: none;
  }
`;

/** Each part has its dot on the left. At the start of a line, the dot is outside the box, so it's clipped. */
const Kicker = styled.small`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.8em;
  overflow: clip;
  span {
    margin-left: -0.8em;
  }
  span::before {
    content: '·';
    display: inline-block;
    width: 0.8em;
    text-align: center;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]};
  ${from.tablet} {
    padding: ${space[5]};
  }
  @container (min-width: 37rem) {
    align-content: center;
    padding: ${space[6]};
  }
`;
