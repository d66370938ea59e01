import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { space } from '../theme.ts';
import { LinkedCard } from './Card.tsx';

/** The `sizes` of pictures in a CardGrid of PictureCards. */
export const cardSizes = '(min-width: 1248px) 384px, (min-width: 1100px) 31vw, (min-width: 640px) 46vw, 94vw';

interface PictureCardProps {
  image: PictureSource;
  title: string;
  href: string;
  /** Set if it leads to a page in another language. */
  hrefLang?: string;
  /** A line above the title, such as a category and a date. */
  kicker?: string;
  /** The picture's `sizes`. Defaults to those of a CardGrid. */
  sizes?: string;
  /** What follows the title. */
  children: ReactNode;
}

/** A list item with a picture, linked as a whole. If it takes a full row of its grid, the picture is beside the words. */
export function PictureCard({ image, title, href, hrefLang, kicker, sizes = cardSizes, children }: PictureCardProps) {
  return (
    <Frame as="li">
      <Columns>
        <Picture image={image} sizes={sizes} />
        <Words>
          {kicker && <small>{kicker}</small>}
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

const Columns = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  picture {
    aspect-ratio: 3 / 2;
  }
  @container (min-width: 37rem) {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: none;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[5]};
  @container (min-width: 37rem) {
    align-content: center;
    padding: ${space[6]};
  }
`;
