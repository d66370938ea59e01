import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { CardGrid } from '../../components/section/CardGrid.tsx';
import { cardSizes } from '../../components/section/PictureCard.tsx';
import { color, font, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { Byline } from './Byline.tsx';
import { categoryNames } from './categories.ts';

const shownTags = 3;

interface GuideGridProps {
  guides: Data['guides'];
}

/** Guides, each with points that expand. */
export function GuideGrid({ guides }: GuideGridProps) {
  return (
    <Cards>
      {guides.map((guide) => (
        // The fade-in adds a class before hydration.
        <Card key={guide.id} id={guide.id} className="fade-in" suppressHydrationWarning>
          <View image={guide.image} sizes={cardSizes} />
          <Words>
            <small>{categoryNames[guide.category]}</small>
            <h3>{guide.title}</h3>
            <p>{guide.excerpt}</p>
            <Byline guide={guide} />
            <Tags aria-label="Topics">
              {guide.tags.slice(0, shownTags).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </Tags>
            <Points>
              <summary>
                {`Read the ${guide.keyPoints.length} tips`}
                <Icon name="down" />
              </summary>
              <ol>
                {guide.keyPoints.map(({ title, body }) => (
                  <li key={title}>
                    <h4>{title}</h4>
                    <p>{body}</p>
                  </li>
                ))}
              </ol>
            </Points>
            <Links aria-label="Related pages">
              {guide.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </Links>
            <ButtonLink data-kind="quiet" href="/contact">
              Contact for Details
            </ButtonLink>
          </Words>
        </Card>
      ))}
    </Cards>
  );
}

/** Cards have equal heights until one is opened. Only that one grows. */
const Cards = styled(CardGrid)`
  &:has([open]) {
    align-items: start;
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  &:target {
    border-color: ${color.accent};
  }
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space[2]};
  padding: ${space[5]};
  & > small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  & > a {
    align-self: start;
    margin-top: ${space[3]};
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
    border-radius: ${radius.small};
    font-size: ${size.small};
  }
`;

const Points = styled.details`
  border-block: 1px solid ${color.rule};
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[4]};
    min-height: 48px;
    list-style: none;
    font-weight: 650;
    color: ${color.accent};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    transition: transform 150ms ease-out;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  ol {
    display: grid;
    gap: ${space[4]};
    padding-block: ${space[2]} ${space[5]};
    counter-reset: point;
  }
  li {
    position: relative;
    padding-left: 1.6em;
    counter-increment: point;
  }
  li::before {
    content: counter(point);
    position: absolute;
    left: 0;
    font: 540 ${size.h4}/1.3 ${font.heading};
    color: ${color.accent};
  }
  h4 {
    line-height: 1.3;
  }
  li p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
`;

const Links = styled.ul`
  margin-bottom: auto;
  padding-top: ${space[2]};
  a {
    display: inline-block;
    padding-block: 0.2rem;
  }
`;
