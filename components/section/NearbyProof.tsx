import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { PageLink } from '../PageLink.tsx';
import { space } from '../theme.ts';
import { JobCards } from './JobCards.tsx';
import { Container, Section } from './Layout.tsx';
import { Reviews, type ShownReview } from './Reviews.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export interface Proof {
  heading: string;
  jobs: ComponentProps<typeof JobCards>['jobs'];
  reviews: readonly ShownReview[];
  words: { reviews: string; answer: string; jobs: string };
}

/** Finished jobs and reviews that are about the page's city or floor. Nothing if there are none. */
export function NearbyProof({ heading, jobs, reviews, words }: Proof) {
  if (jobs.length === 0 && reviews.length === 0) return null;
  return (
    <Section data-proof="" className="fade-in">
      <Parts>
        {jobs.length > 0 && (
          <div>
            <SectionHeading>{heading}</SectionHeading>
            <JobCards jobs={jobs} />
          </div>
        )}
        {reviews.length > 0 && (
          <div>
            <SectionHeading>{words.reviews}</SectionHeading>
            <Reviews reviews={reviews} answerLabel={words.answer} />
          </div>
        )}
        <p data-no-print="">
          <PageLink href="/gallery">{words.jobs}</PageLink>
        </p>
      </Parts>
    </Section>
  );
}

const Parts = styled(Container)`
  display: grid;
  gap: ${space[7]};
`;
