import { styled } from 'styled-components';
import { JobCards } from '#components/cards/JobCards.tsx';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Container } from '#components/layout/Container.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { Section } from '#components/layout/Section.ts';
import { Heading } from '#components/layout/SectionHeading.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { Testimonials } from '#components/sections/Testimonials.tsx';
import { color, font, from, measure, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { ProjectGallery } from './ProjectGallery.island.tsx';

export function Page({ words, jobWords, jobs, reviews, hero, projects, stats, phone, trail }: Data) {
  const hasJobs = jobs.length > 0;
  return (
    <>
      <Hero trail={trail} visual={hero} heading={words.heading} lead={hasJobs ? jobWords.aboutJobs : words.lead}>
        <ContactActions label={words.estimate} phone={phone} />
      </Hero>

      {hasJobs && (
        <Band heading={jobWords.jobs}>
          <JobCards jobs={jobs} />
        </Band>
      )}

      {projects.length > 0 && (
        <Section>
          <Container>
            <Heading>
              <h2 className={hasJobs ? undefined : 'unseen'}>{words.projects}</h2>
              {hasJobs && <p>{words.lead}</p>}
            </Heading>
            <Island
              name="ProjectGallery"
              component={ProjectGallery}
              props={{ projects }}
              words={['gallery.list', 'shared.slider']}
              links={['/contact']}
              wake="touch"
            />
            <Note>{words.aboutProjects}</Note>
          </Container>
        </Section>
      )}

      {reviews.length > 0 && (
        <Band heading={jobWords.reviews} id="reviews">
          <Testimonials testimonials={reviews} />
        </Band>
      )}

      <Band heading={words.numbers} id={reviews.length > 0 ? undefined : 'reviews'} fades>
        <Stats>
          {stats.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> <span>{label}</span>
            </li>
          ))}
        </Stats>
      </Band>

      <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={phone} />
    </>
  );
}

const Note = styled.p`
  max-width: ${measure};
  margin-top: ${space[5]};
  ${secondaryText}
`;

const Stats = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[5]};
  li {
    padding-top: ${space[3]};
    border-top: 3px solid ${color.ink};
  }
  b {
    display: block;
    font: 700 ${size.h2}/1.2 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
