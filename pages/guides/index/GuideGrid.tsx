import { styled } from 'styled-components';
import { Kicker, Title } from '#components/cards/slots.ts';
import { contactLink } from '#components/form/contact-link.ts';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { FramedPicture } from '#components/media/Picture.tsx';
import { color, from, space } from '#components/theme.ts';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';

/** A row for each guide. */
export function GuideGrid({ guides }: Pick<Data, 'guides'>) {
  return (
    <Rows>
      {guides.map(({ id, title, category, excerpt, readMinutes, featured, tags, href, image }) => (
        <li key={id}>
          <FramedPicture image={image} sizes="(min-width: 900px) 240px, 104px" />
          <Stack $gap={2}>
            <Kicker>{[...(featured ? ['Featured'] : []), categoryNames[category], `${readMinutes} min`].join(' · ')}</Kicker>
            <Title $layout="line">
              <a href={href}>{title}</a>
            </Title>
            <p>{excerpt}</p>
            <Row $gap={5}>
              <a href={href} aria-label={`Read the guide: ${title}`}>
                Read the guide
              </a>
              <Kicker as="a" href={contactLink({ guide: id })} aria-label={`Contact for Details about ${title}`}>
                Contact for Details
              </Kicker>
              <Kicker>{tags.slice(0, 3).join(' · ')}</Kicker>
            </Row>
          </Stack>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin-bottom: ${space[7]};
  border-top: 3px solid ${color.ink};
  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    align-items: start;
    gap: ${space[5]};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.ruleStrong};
    ${from.laptop} {
      grid-template-columns: 15rem minmax(0, 46rem);
    }
  }
`;
