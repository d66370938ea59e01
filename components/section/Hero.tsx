import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { from, radius, space } from '../theme.ts';
import { Actions, Container, Eyebrow, Lead } from './Layout.tsx';

interface HeroProps {
  /** Breadcrumbs. */
  before?: ReactNode;
  eyebrow?: string;
  heading: string;
  lead: string;
  image?: PictureSource;
  /** Hides the picture on phones and tablets, so the first screen shows what the page is for. */
  isWideOnly?: boolean;
  /** Buttons. */
  children?: ReactNode;
  /** Facts under the buttons. */
  after?: ReactNode;
}

/** The top of a page: words beside a picture on wide screens, the picture first on phones. */
export function Hero({ before, eyebrow, heading, lead, image, isWideOnly = false, children, after }: HeroProps) {
  return (
    <Container>
      {before && <Before>{before}</Before>}
      <Columns data-picture={image ? '' : undefined} data-first={before ? undefined : ''}>
        {image && (
          <View image={image} isFirst isWideOnly={isWideOnly} sizes="(min-width: 1248px) 640px, (min-width: 900px) 52vw, 100vw" />
        )}
        <Words>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{heading}</h1>
          <Lead>{lead}</Lead>
          {children && <Actions>{children}</Actions>}
          {after}
        </Words>
      </Columns>
    </Container>
  );
}

const Before = styled.div`
  padding-block: ${space[3]};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-bottom: ${space[6]};
  &[data-first]:not([data-picture]) {
    padding-top: ${space[7]};
  }
  ${from.laptop} {
    align-items: center;
    padding-block: ${space[6]} ${space[7]};
    &[data-picture] {
      grid-template-columns: 1fr 1.08fr;
      gap: ${space[7]};
    }
    &:not([data-first]) {
      padding-top: ${space[4]};
    }
  }
`;

const View = styled(Picture)`
  aspect-ratio: 16 / 9;
  margin-inline: -${space[4]};
  ${from.tablet} {
    margin-inline: 0;
    border-radius: ${radius.large};
  }
  &[data-wide-only] {
    display: none;
  }
  ${from.laptop} {
    &,
    &[data-wide-only] {
      display: block;
    }
    order: 1;
    aspect-ratio: 4 / 3;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 44rem;
`;
