import { styled } from 'styled-components';
import { LinkedCard, onTop } from '#components/cards/CardFrame.tsx';
import { compactCard, compactSizes } from '#components/cards/compact-card.ts';
import { ButtonLink } from '#components/form/Button.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { Grid } from '#components/layout/Grid.ts';
import { Picture } from '#components/media/Picture.tsx';
import { belowTablet, color, from, size, space } from '#components/theme.ts';
import { Byline } from '../Byline.tsx';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';

const shownTags = 3;

/** Cards that link to guides. Each card's id is the address that the guide had when all of them were on this page. */
export function GuideGrid({ guides }: Pick<Data, 'guides'>) {
  return (
    <Grid $count={guides.length} $most={3} $leads $rooms>
      {guides.map((guide) => (
        // The fade-in adds a class before hydration.
        <Card as="li" key={guide.id} id={guide.id} className="fade-in" suppressHydrationWarning>
          <View image={guide.image} sizes={compactSizes} />
          <Words>
            <small>{categoryNames[guide.category]}</small>
            <h3>
              <a href={`/guides/${guide.id}`}>{guide.title}</a>
            </h3>
            <p>{guide.excerpt}</p>
            <Byline guide={guide} />
            <Tags aria-label="Topics">
              {guide.tags.slice(0, shownTags).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </Tags>
            <NextSteps>
              <ButtonLink data-kind="quiet" href={`/guides/${guide.id}`} aria-label={`Read the guide: ${guide.title}`}>
                Read the guide
              </ButtonLink>
              <a href={contactLink({ guide: guide.id })} aria-label={`Contact for Details about ${guide.title}`}>
                Contact for Details
              </a>
            </NextSteps>
          </Words>
        </Card>
      ))}
    </Grid>
  );
}

const Card = styled(LinkedCard)`
  display: flex;
  flex-direction: column;
  ${compactCard}
  ${belowTablet} {
    /* The excerpt and what follows it get the card's whole width. */
    & > :nth-child(2) > h3 ~ * {
      grid-column: 1 / -1;
    }
    h3 + p {
      margin-top: ${space[2]};
    }
  }
  &:target {
    border-color: ${color.accent};
  }
`;

const View = styled(Picture)`
  aspect-ratio: 2;
  ${from.tablet} {
    aspect-ratio: 3 / 2;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space[2]};
  padding: ${space[4]};
  ${from.tablet} {
    padding: ${space[5]};
  }
`;

const NextSteps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-top: auto;
  a {
    ${onTop}
    font-size: 0.9rem;
  }
  a:first-child {
    padding-inline: ${space[3]};
  }
  a:last-child {
    padding-block: ${space[2]};
    font-weight: 600;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block: ${space[1]} ${space[3]};
  li {
    padding: 0 ${space[2]};
    border: 1px solid ${color.rule};
    font-size: ${size.small};
  }
`;
