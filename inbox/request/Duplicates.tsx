import { use } from 'react';
import { styled } from 'styled-components';
import { space } from '#components/theme.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import { findDuplicates } from '../api.ts';
import { titleOf } from '../labels.ts';
import { RequestLink } from '../RequestLink.tsx';
import { shortTime } from '../times.ts';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';
import { useReading } from '../use-reading.ts';

interface DuplicatesProps {
  request: StoredRequest;
  navigation: Navigation;
}

/** Other requests with the same email address or phone number, if there are any. */
export function Duplicates({ request: { id, email, phone }, navigation }: DuplicatesProps) {
  const now = use(Now);
  const found = useReading(`${id} ${email} ${phone}`, (signal) => findDuplicates({ id, email, phone }, signal)) ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="inbox-duplicates">
      <h3 id="inbox-duplicates">Possible duplicates (same phone or email)</h3>
      <List>
        {found.map((row) => (
          <li key={row.id}>
            <RequestLink id={row.id} navigation={navigation}>
              {[
                titleOf(row),
                shortTime(row.receivedAt, now),
                fieldText('serviceNeeded', row.serviceNeeded),
                requestStatuses[row.status].label,
              ]
                .filter(Boolean)
                .join(', ')}
            </RequestLink>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  a {
    display: inline-block;
    padding-block: ${space[2]};
    overflow-wrap: anywhere;
  }
`;
