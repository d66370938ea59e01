import { use, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { size, space } from '#components/theme.ts';
import type { ListedRequest, StoredRequest } from '#schema/api/stored-request.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { findDuplicates } from '../api.ts';
import { useBusiness } from '../business.ts';
import { titleOf } from '../labels.ts';
import { RequestBadges } from '../RequestBadges.tsx';
import { RequestLink } from '../RequestLink.tsx';
import { shortTime, waitOf } from '../times.ts';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';

interface DuplicatesProps {
  request: StoredRequest;
  navigation: Navigation;
}

/** Other requests with the same email address or phone number, if there are any. */
export function Duplicates({ request: { id, email, phone }, navigation }: DuplicatesProps) {
  const { hours } = useBusiness();
  const now = use(Now);
  const [found, setFound] = useState<ListedRequest[] | 'failed'>([]);

  useEffect(() => {
    const controller = new AbortController();
    findDuplicates({ id, email, phone }, controller.signal).then(setFound, () => {
      if (!controller.signal.aborted) setFound('failed');
    });
    return () => controller.abort();
  }, [id, email, phone]);

  if (found === 'failed') return <p role="status">Couldn't check for other requests from this person.</p>;
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="inbox-duplicates">
      <h3 id="inbox-duplicates">Possible duplicates (same phone or email)</h3>
      <DuplicateList>
        {found.map((row) => (
          <li key={row.id}>
            <RequestLink id={row.id} navigation={navigation}>
              {[titleOf(row), shortTime(row.receivedAt, now), fieldText('serviceNeeded', row.serviceNeeded)]
                .filter(Boolean)
                .join(', ')}
            </RequestLink>
            <RequestBadges request={{ ...row, duplicate: false, notNotified: false }} wait={waitOf(row, now, hours)} />
          </li>
        ))}
      </DuplicateList>
    </section>
  );
}

const DuplicateList = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }
  a {
    padding-block: ${space[1]};
    font-size: ${size.text};
    overflow-wrap: anywhere;
  }
`;
