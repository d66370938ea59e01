import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Crumb } from '#schema/content/page.ts';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { from, space } from '../theme.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Container } from './Layout.tsx';

interface HeroProps {
  trail?: readonly Crumb[];
  image?: PictureSource;
  /** Heading, lead and buttons. */
  children: ReactNode;
}

/** The top of a page: words beside a picture on wide screens, the picture first on phones. */
export function Hero({ trail, image, children }: HeroProps) {
  return (
    <Container>
      {trail && <Breadcrumbs trail={trail} />}
      <HeroColumns data-visual={image ? '' : undefined}>
        {image && <HeroPicture image={image} isFirst sizes={heroSizes} />}
        <HeroWords>{children}</HeroWords>
      </HeroColumns>
    </Container>
  );
}

/** The `sizes` of a hero's picture. */
export const heroSizes = '(min-width: 1248px) 640px, (min-width: 900px) 52vw, 100vw';

/** With `data-visual`, the first child is beside the words on wide screens and above them on narrow ones. */
export const HeroColumns = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-bottom: ${space[4]};
  ${from.laptop} {
    align-items: center;
    padding-block: ${space[3]} ${space[7]};
    &[data-visual] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.08fr);
      gap: ${space[7]};
    }
    &[data-visual] > :first-child {
      order: 1;
    }
  }
`;

export const HeroWords = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 46rem;
  ${from.tablet} {
    & > dl {
      margin-top: ${space[3]};
    }
  }
  & > [role='note'] {
    margin-block: 0;
  }
`;

/** A hero's picture: as wide as the screen on phones. */
export const HeroPicture = styled(Picture)`
  aspect-ratio: 16 / 9;
  margin-inline: -${space[4]};
  ${from.tablet} {
    margin-inline: 0;
  }
  ${from.laptop} {
    aspect-ratio: 4 / 3;
  }
  @media print {
    aspect-ratio: 5 / 2;
  }
`;
