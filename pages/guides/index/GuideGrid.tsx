import { styled } from 'styled-components';
import { Kicker, Title, Whole } from '#components/cards/slots.ts';
import { contactLink } from '#components/form/contact-link.ts';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { FramedPicture } from '#components/media/Picture.tsx';
import { color, from, secondaryText, space } from '#components/theme.ts';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';

const sizes = '(min-width: 900px) 240px, (min-width: 640px) 180px, 104px';
const shownTags = 3;

/** A line for each guide, which leads to it. */
export function GuideGrid({ guides }: Pick<Data, 'guides'>) {
  return (
    <Lines>
      {guides.map(({ id, title, category, excerpt, readMinutes, featured, tags, href, image }) => (
        <Line key={id}>
          <FramedPicture image={image} sizes={sizes} />
          <Stack $gap={2}>
            <Kicker>{[...(featured ? ['Featured'] : []), categoryNames[category], `${readMinutes} min`].join(' · ')}</Kicker>
            <Title $layout="line">
              <Whole href={href}>{title}</Whole>
            </Title>
            <p>{excerpt}</p>
          </Stack>
          <Actions>
            <Secondary>{tags.slice(0, shownTags).join(' · ')}</Secondary>
            <a href={href}>
              Read the guide<span className="unseen">: {title}</span>
            </a>
            <Secondary as="a" href={contactLink({ guide: id })} aria-label={`Contact for Details about ${title}`}>
              Contact for Details
            </Secondary>
          </Actions>
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  margin-bottom: ${space[7]};
  border-top: 3px solid ${color.ink};
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.ruleStrong};
  ${from.tablet} {
    grid-template-columns: 11.25rem minmax(0, 1fr);
  }
  ${from.laptop} {
    grid-template-columns: 15rem minmax(0, 1fr) 13rem;
    gap: ${space[6]};
  }
`;

const Actions = styled(Row)`
  grid-column: 2;
  a {
    position: relative;
    z-index: 1;
  }
  ${from.laptop} {
    grid-column: auto;
    flex-direction: column;
    align-items: start;
  }
`;

const Secondary = styled.span`
  ${secondaryText}
`;
