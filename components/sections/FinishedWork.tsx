import type { ComponentProps } from 'react';
import { JobCards } from '../cards/JobCards.tsx';
import { Band } from '../layout/Band.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { Stack } from '../layout/Stack.ts';
import { PageLink } from '../PageLink.tsx';
import { Testimonials } from './Testimonials.tsx';

interface FinishedWorkProps extends ComponentProps<typeof JobCards>, ComponentProps<typeof Testimonials> {
  heading: string;
  words: { reviews: string; allJobs: string };
}

/** Finished jobs and reviews that are about the page's city or floor. Nothing if there are none. */
export function FinishedWork({ heading, jobs, testimonials, words }: FinishedWorkProps) {
  if (jobs.length === 0 && testimonials.length === 0) return null;
  return (
    <Band fades>
      <Stack $gap={7} $isWide>
        {jobs.length > 0 && (
          <div>
            <SectionHeading>{heading}</SectionHeading>
            <JobCards jobs={jobs} />
          </div>
        )}
        {testimonials.length > 0 && (
          <div>
            <SectionHeading>{words.reviews}</SectionHeading>
            <Testimonials testimonials={testimonials} />
          </div>
        )}
        <p>
          <PageLink href="/gallery">{words.allJobs}</PageLink>
        </p>
      </Stack>
    </Band>
  );
}
