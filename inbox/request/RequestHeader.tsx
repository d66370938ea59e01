import { type RefObject, use } from 'react';
import { styled } from 'styled-components';
import { secondaryText, space } from '#components/theme.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import { useBusiness } from '../business.ts';
import { titleOf } from '../labels.ts';
import { RequestBadges } from '../RequestBadges.tsx';
import { fullTime, waitOf } from '../times.ts';
import { Now } from '../use-now.ts';

interface RequestHeaderProps {
  request: StoredRequest;
  isDuplicate: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function RequestHeader({ request, isDuplicate, heading }: RequestHeaderProps) {
  const { promisedHours } = useBusiness();
  const now = use(Now);
  const { id, receivedAt } = request;
  const { status, trashedAt, urgency, isUnanswered, withdrawnAt, visit } = request.state;
  const badges = { status, duplicate: isDuplicate, urgency, isUnanswered, withdrawnAt, visit };
  const wait = trashedAt ? null : waitOf({ status, receivedAt }, now, promisedHours);
  return (
    <Header>
      <h2 id="inbox-request" ref={heading} tabIndex={-1} dir="auto">
        {titleOf(request)}
      </h2>
      <p>
        Received <time dateTime={receivedAt}>{fullTime(receivedAt)}</time>
        {`. Reference number ${referenceOf(id)}`}
      </p>
      <RequestBadges request={badges} wait={wait} />
    </Header>
  );
}

const Header = styled.div`
  display: grid;
  gap: ${space[1]};
  p {
    ${secondaryText}
  }
`;
