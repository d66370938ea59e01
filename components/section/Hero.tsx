import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Crumb } from '../../schema/page.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { from, radius, space } from '../theme.ts';
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
        {image && <View image={image} isFirst sizes="(min-width: 1248px) 640px, (min-width: 900px) 52vw, 100vw" />}
        <HeroWords>{children}</HeroWords>
      </HeroColumns>
    </Container>
  );
}

/** With `data-visual`, the first child is beside the words on wide screens and above them on narrow ones. */
export const HeroColumns = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-bottom: ${space[6]};
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
  max-width: 44rem;
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
  margin-inline: -${space[4]};
  ${from.tablet} {
    aspect-ratio: 16 / 9;
    margin-inline: 0;
    border-radius: ${radius.large};
  }
  ${from.laptop} {
    aspect-ratio: 4 / 3;
  }
`;
