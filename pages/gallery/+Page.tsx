import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { ContactActions } from '../../components/section/ContactActions.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container, Heading, Lead, Section } from '../../components/section/Layout.tsx';
import { color, font, from, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { ProjectGallery } from './ProjectGallery.island.tsx';

export function Page({ projects, stats, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail}>
        <h1>Before &amp; After Gallery</h1>
        <Lead>
          Drag the slider on any project to see the room before and after its new floor. These are renderings of typical projects,
          not photos of our customers' homes.
        </Lead>
        <ContactActions label="Get Free Estimate" phone={phone} />
      </Hero>

      <Projects>
        <Container>
          <Heading>
            <h2>Flooring projects by room</h2>
            <p>The locations, sizes, and timelines are typical examples for each kind of job.</p>
          </Heading>
          <Island name="ProjectGallery" component={ProjectGallery} props={{ projects }} wake="touch" />
        </Container>
      </Projects>

      <Section data-tone="raised" data-tight="" className="fade-in">
        <Container>
          <Heading>
            <h2>Our work in numbers</h2>
          </Heading>
          <Stats>
            {stats.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b> <span>{label}</span>
              </li>
            ))}
          </Stats>
        </Container>
      </Section>

      <CallToAction
        heading="Get a quote for a project like this"
        body="We'll measure, check what's under your old floor, and email you an itemized quote for material, prep, labor, and tear-out. It's free, with no obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

const Projects = styled(Section)`
  padding-top: ${space[5]};
`;

const Stats = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[5]};
  li {
    padding-top: ${space[3]};
    border-top: 3px solid ${color.accent};
  }
  b {
    display: block;
    font: 540 ${size.h2}/1.2 ${font.heading};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
