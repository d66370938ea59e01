import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { ContactActions } from '../../components/section/ContactActions.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container, Heading, Lead, Section } from '../../components/section/Layout.tsx';
import { color, font, from, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { ProjectGallery } from './ProjectGallery.island.tsx';

export function Page({ words, projects, stats, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail}>
        <h1>{words.heading}</h1>
        <Lead>{words.lead}</Lead>
        <ContactActions label={words.estimate} phone={phone} />
      </Hero>

      <Projects>
        <Container>
          <Heading>
            <h2>{words.projects}</h2>
            <p>{words.aboutProjects}</p>
          </Heading>
          <Island name="ProjectGallery" component={ProjectGallery} props={{ projects, words: words.list }} wake="touch" />
        </Container>
      </Projects>

      <Section data-tone="raised" data-tight="" className="fade-in">
        <Container>
          <Heading>
            <h2>{words.numbers}</h2>
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

      <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={phone} />
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
