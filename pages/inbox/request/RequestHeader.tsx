import { type RefObject, use } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../../components/theme.ts';
import { type StoredRequest, stateOf } from '../../../schema/stored-request.ts';
import { Business } from '../business.ts';
import { RequestBadges } from '../RequestBadges.tsx';
import { fullTime, waitOf } from '../times.ts';

interface RequestHeaderProps {
  request: StoredRequest;
  isDuplicate: boolean | undefined;
  /** Unix milliseconds. */
  now: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function RequestHeader({ request, isDuplicate, now, heading }: RequestHeaderProps) {
  const { hours } = use(Business);
  const { fullName, receivedAt } = request;
  const { status } = stateOf(request);
  return (
    <Header>
      <h2 id="inbox-request" ref={heading} tabIndex={-1} dir="auto">
        {fullName}
      </h2>
      <p>
        Received <time dateTime={receivedAt}>{fullTime(receivedAt)}</time>
      </p>
      <RequestBadges request={{ status, duplicate: isDuplicate }} wait={waitOf({ status, receivedAt }, now, hours)} />
    </Header>
  );
}

const Header = styled.div`
  display: grid;
  gap: ${space[1]};
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
