import { JobCards } from '#components/cards/JobCards.tsx';
import { Kicker } from '#components/cards/slots.ts';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Container } from '#components/layout/Container.ts';
import { Facts } from '#components/layout/Facts.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { PageLink } from '#components/PageLink.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { Testimonials } from '#components/sections/Testimonials.tsx';
import type { Data } from './+data.ts';
import { ProjectGallery } from './ProjectGallery.island.tsx';

export function Page({ words, jobWords, jobs, reviews, projects, oldFloors, stats, phone, trail }: Data) {
  const hasJobs = jobs.length > 0;
  return (
    <>
      <Hero trail={trail} heading={words.heading} lead={hasJobs ? jobWords.aboutJobs : words.lead} />

      {hasJobs && (
        <Band heading={jobWords.jobs}>
          <JobCards jobs={jobs} />
        </Band>
      )}

      {projects.length > 0 && (
        <Container>
          {hasJobs && <SectionHeading intro={words.lead}>{words.projects}</SectionHeading>}
          {!hasJobs && <h2 className="unseen">{words.projects}</h2>}
          <Stack $gap={5} $isWide>
            <Island
              name="ProjectGallery"
              component={ProjectGallery}
              props={{ projects }}
              words={['gallery.list', 'shared.slider']}
              links={['/contact']}
              wake="touch"
            />
            <Kicker as="p">
              {words.aboutProjects} {oldFloors && <PageLink href={oldFloors}>{words.oldFloors}</PageLink>}
            </Kicker>
          </Stack>
        </Container>
      )}

      {reviews.length > 0 && (
        <Band heading={jobWords.reviews} id="reviews">
          <Testimonials testimonials={reviews} />
        </Band>
      )}

      <Band heading={words.numbers} id={reviews.length > 0 ? undefined : 'reviews'} fades>
        <Facts facts={stats} look="figures" />
      </Band>

      <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={phone} />
    </>
  );
}
