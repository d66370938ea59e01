import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { RoundedPicture } from '../../components/media/Picture.tsx';
import { Container, Section } from '../../components/section/Layout.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { from, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function RecentWork({ work }: Pick<Data, 'work'>) {
  return (
    <Section data-tone="sunken" data-tight="" className="fade-in">
      <Container>
        <SectionHeading intro="Pictures of typical rooms, drawn to scale with the floors we lay.">
          Before and after
        </SectionHeading>
        <Strip>
          {work.map(({ image, caption }) => (
            <li key={caption}>
              <a href="/gallery">
                <RoundedPicture image={image} sizes="(min-width: 1248px) 384px, (min-width: 640px) 31vw, 80vw" />
                {caption}
              </a>
            </li>
          ))}
        </Strip>
        <ButtonLink data-kind="quiet" href="/gallery">
          See the gallery
        </ButtonLink>
      </Container>
    </Section>
  );
}

/** Swiped sideways on phones. */
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 80%;
  gap: ${space[4]};
  margin-bottom: ${space[5]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  li {
    scroll-snap-align: start;
  }
  a {
    display: grid;
    gap: ${space[2]};
  }
  ${from.tablet} {
    grid-auto-columns: 1fr;
    gap: ${space[5]};
    overflow: visible;
  }
`;
