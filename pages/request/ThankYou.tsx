import { useWords } from '#components/page-language.ts';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';

/** Once the job is done. */
export function ThankYou() {
  const { reviewProfile } = useOpenRequest();
  const { heading, thanks, ask, link } = useWords('requestView.review');
  return (
    <Part id="review" heading={heading}>
      <p>{thanks}</p>
      {reviewProfile && (
        <p>
          {`${ask} `}
          <a href={reviewProfile}>{link}</a>
        </p>
      )}
    </Part>
  );
}
