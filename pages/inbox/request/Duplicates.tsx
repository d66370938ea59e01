import { type MouseEvent, use, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { size, space } from '../../../components/theme.ts';
import { serviceLabels } from '../../../schema/estimate-request.ts';
import type { ListedRequest, StoredRequest } from '../../../schema/stored-request.ts';
import { findDuplicates } from '../api.ts';
import { Marks } from '../Mark.tsx';
import { ShopFacts } from '../shop.ts';
import { addressOf, type View } from '../view.ts';
import { shortTime, waitingOf } from '../words.ts';

interface DuplicatesProps {
  request: StoredRequest;
  view: View;
  /** Unix milliseconds. */
  now: number;
  open: (id: string) => void;
}

/** Other requests with the same e-mail address or phone number; nothing where there is none. */
export function Duplicates({ request, view, now, open }: DuplicatesProps) {
  const { hours } = use(ShopFacts);
  const [found, setFound] = useState<ListedRequest[] | 'failed'>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the request's own changes do not matter
  useEffect(() => {
    const stop = new AbortController();
    findDuplicates(request, stop.signal).then(setFound, () => {
      if (!stop.signal.aborted) setFound('failed');
    });
    return () => stop.abort();
  }, [request.id]);

  if (found === 'failed') return <p role="status">Other requests of this person could not be looked for.</p>;
  if (found.length === 0) return null;
  const follow = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(id);
  };
  return (
    <section aria-labelledby="inbox-duplicates">
      <h3 id="inbox-duplicates">Possible duplicates: same phone or e-mail</h3>
      <List>
        {found.map((row) => (
          <li key={row.id}>
            <a href={addressOf({ ...view, id: row.id })} onClick={(event) => follow(event, row.id)}>
              {row.fullName}, {shortTime(row.receivedAt, now)}, {serviceLabels[row.serviceNeeded]}
            </a>
            <Marks row={{ status: row.status, spamReason: row.spamReason }} waiting={waitingOf(row, now, hours)} />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
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
