import type { VisitorPage } from '../../schema/visitor.ts';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';
import { PhotoConsent } from './PhotoConsent.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** What the customer of a finished job can say about it, and which of its photos may be shown. */
export function JobParts({ job }: { job: NonNullable<VisitorPage['job']> }) {
  const { words, request } = useOpenRequest();
  return (
    <>
      <Part id="review" heading={words.review.heading}>
        {request.isOwnLink ? <ReviewForm review={job.review} /> : <p>{words.review.otherLink}</p>}
      </Part>
      {job.photos.length > 0 && (
        <Part id="consent" heading={words.consent.heading}>
          <PhotoConsent photos={job.photos} />
        </Part>
      )}
    </>
  );
}
