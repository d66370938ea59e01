import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import type { VisitorPage } from '../../schema/visitor.ts';
import { PhotoConsent } from './PhotoConsent.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import type { ViewWords } from './words.ts';

interface JobPartsProps {
  words: ViewWords;
  fragment: string;
  fullName: string;
  job: NonNullable<VisitorPage['job']>;
  isOwnLink: boolean;
  reload: () => Promise<void>;
}

/** What the customer of a finished job can say about it, and which of its photos may be shown. */
export function JobParts({ words, fragment, fullName, job, isOwnLink, reload }: JobPartsProps) {
  return (
    <>
      <Part aria-labelledby="review">
        <h2 id="review">{words.review.heading}</h2>
        {isOwnLink ? (
          <ReviewForm words={words} fragment={fragment} fullName={fullName} review={job.review} reload={reload} />
        ) : (
          <p>{words.review.otherLink}</p>
        )}
      </Part>
      {job.photos.length > 0 && (
        <Part aria-labelledby="consent">
          <h2 id="consent">{words.consent.heading}</h2>
          <PhotoConsent words={words} fragment={fragment} photos={job.photos} />
        </Part>
      )}
    </>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.rule};
  h2 {
    font-size: ${size.h3};
  }
  [role='alert'] {
    color: ${color.signal};
  }
`;
