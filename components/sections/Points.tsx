import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { columnsOf, Grid } from '../layout/Grid.ts';
import { FramedPicture, type PictureSource } from '../media/Picture.tsx';
import { PageLink } from '../PageLink.tsx';
import { belowTablet, color, from, size, space } from '../theme.ts';

export interface PointsProps {
  points: readonly {
    title: string;
    body: string;
    image?: PictureSource;
    /** A page with more about it. */
    more?: { label: string; href: string } | undefined;
  }[];
  /** Whether each is a row, with the title beside its text. So are those that can't be divided evenly. */
  isRows?: boolean;
}

/** Points in even columns or rows. */
export function Points({ points, isRows = columnsOf({ $count: points.length }) === 1 }: PointsProps) {
  const Point: ComponentType<{ children: ReactNode }> = isRows ? RowPoint : ColumnPoint;
  return (
    <Grid $count={points.length} $most={isRows ? 1 : 4}>
      {points.map(({ title, body, image, more }) => (
        <Point key={title}>
          {image && <View image={image} sizes={sizes} />}
          <Title>{title}</Title>
          <Text>
            <p>{body}</p>
            {more && <PageLink href={more.href}>{more.label}</PageLink>}
          </Text>
        </Point>
      ))}
    </Grid>
  );
}

const sizes = '(min-width: 1248px) 282px, (min-width: 1100px) 23vw, (min-width: 640px) 46vw, 96px';

const RowPoint = styled.li`
  display: grid;
  gap: ${space[1]} ${space[5]};
  ${from.tablet} {
    grid-template-columns: 2fr 5fr;
    padding-top: ${space[4]};
    border-top: 1px solid ${color.ruleStrong};
  }
`;

const Title = styled.h3`
  font-size: ${size.h4};
`;

const Text = styled.div`
  font-size: 0.97rem;
  line-height: 1.5;
  color: ${color.inkMuted};
`;

const View = styled(FramedPicture)`
  grid-area: picture;
`;

/** On phones, a picture is small and beside the title. */
const ColumnPoint = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  ${from.tablet} {
    gap: ${space[2]};
    padding-top: ${space[4]};
    border-top: 3px solid ${color.ink};
  }
  &:has(> ${View}) {
    grid-template: 'picture' auto 'title' auto 'text' auto / minmax(0, 1fr);
    padding-top: 0;
    border-top: 0;
    ${Title} {
      grid-area: title;
    }
    ${Text} {
      grid-area: text;
    }
    ${belowTablet} {
      grid-template: 'picture title' auto 'text text' auto / 6rem minmax(0, 1fr);
      align-items: center;
      column-gap: ${space[3]};
    }
  }
`;
