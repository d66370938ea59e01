import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { Fold, foldedRow } from '../folds/Fold.tsx';
import { EvenGrid, evenColumns } from '../layout/EvenGrid.tsx';
import { FramedPicture, type PictureSource } from '../media/Picture.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { belowTablet, color, from, size, space } from '../theme.ts';

export interface PointsProps {
  points: readonly {
    title: string;
    body: string;
    image?: PictureSource;
    /** A page with more about it. */
    more?: { label: string; href: string } | undefined;
  }[];
  /** Whether the first one is open on phones, because no sentence comes before it. */
  isFirstOpen?: boolean;
}

/** Points in even columns, or in rows with the title on the left if they can't be divided evenly. */
export function Points({ points, isFirstOpen = false }: PointsProps) {
  const words = useWords('shared');
  return (
    <PointGrid {...evenColumns(points.length)}>
      {points.map(({ title, body, image, more }, index) => (
        <li key={title}>
          {image && <FramedPicture image={image} sizes={pointSizes} />}
          <h3>{title}</h3>
          <Fold label={fill(words.detailsOf, { name: title })} isRow isOpen={isFirstOpen && index === 0}>
            <p>{body}</p>
            {more && (
              <PageLink href={more.href} data-no-print="">
                {more.label}
              </PageLink>
            )}
          </Fold>
        </li>
      ))}
    </PointGrid>
  );
}

const pointSizes = '(min-width: 1248px) 282px, (min-width: 1100px) 23vw, (min-width: 640px) 46vw, 144px';

const PointGrid = styled(EvenGrid)`
  li {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    padding-top: ${space[4]};
    border-top: 3px solid ${color.ink};
    ${foldedRow}
  }
  li:has(> picture) {
    padding-top: 0;
    border-top: 0;
  }
  picture {
    margin-bottom: ${space[2]};
  }
  h3 {
    font-size: ${size.h4};
  }
  p {
    color: ${color.inkMuted};
  }
  ${belowTablet} {
    gap: 0;
    border-bottom: 1px solid ${color.rule};
    li {
      gap: 0;
      border-top: 1px solid ${color.rule};
    }
    li:has(> picture) {
      grid-template: minmax(4rem, auto) auto / 6rem minmax(0, 1fr);
      align-items: center;
      column-gap: ${space[3]};
      padding-block: ${space[3]};
      border-top: 1px solid ${color.rule};
    }
    picture {
      margin: 0;
    }
    picture ~ details {
      grid-column: 1 / -1;
    }
    /* The arrow is at the middle of the picture. */
    && li:has(> picture) summary {
      padding-top: 2.1rem;
    }
  }
  ${from.tablet} {
    &[data-columns='1'] {
      gap: ${space[4]};
    }
    &[data-columns='1'] > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
      gap: ${space[5]};
      border-top: 1px solid ${color.ruleStrong};
    }
  }
`;
