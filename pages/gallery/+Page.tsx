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
          Illustrations of typical projects. Every picture is a rendering, not a photograph of a customer's house. Both pictures
          of a pair are seen from the same spot, so you can go over the room corner by corner.
        </Lead>
        <ContactActions label="Get Free Estimate" phone={phone} />
      </Hero>

      <Projects>
        <Container>
          <Heading>
            <h2>Room by room</h2>
            <p>Place, size and days are those of a typical job of this kind.</p>
          </Heading>
          <Island name="ProjectGallery" component={ProjectGallery} props={{ projects }} wake="touch" />
        </Container>
      </Projects>

      <Section data-tone="raised" data-tight="" className="fade-in">
        <Container>
          <Heading>
            <h2>Our work in figures</h2>
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
        heading="What would it take in your room?"
        body="We measure, look at what lies under the old floor and leave a written price by line: material, preparation, labor and removal. There is no obligation."
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
