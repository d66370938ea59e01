import { CalendarClock, Check, Eye, Send, X } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { styled } from 'styled-components';
import { Quote } from '#components/quote/Quote.tsx';
import { space } from '#components/theme.ts';
import { contractOf, heldOf, lastOf, type QuoteState, quoteStanding } from '#schema/api/quote.ts';
import { longDate, money } from '#schema/api/quote-parts.ts';
import { Fold } from '../../Fold.tsx';
import { Badge, BadgeRow, EndingBadge } from '../../RequestBadges.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { shortTime } from '../../times.ts';
import { Now } from '../../use-now.ts';
import type { RequestEditor } from '../use-request.ts';
import { noteCancellation } from './quote-api.ts';
import { SignHere } from './SignHere.tsx';

const badges = {
  canceled: { kind: 'warning', icon: X, text: 'Canceled' },
  accepted: { kind: 'good', icon: Check, text: 'Accepted' },
  replaced: { kind: 'plain', icon: X, text: 'Replaced by a newer one' },
  declined: { kind: 'warning', icon: X, text: 'Declined' },
  expired: { kind: 'warning', icon: CalendarClock, text: 'Expired' },
  opened: { kind: 'plain', icon: Eye, text: 'Opened' },
  sent: { kind: 'plain', icon: Send, text: 'Sent, not opened yet' },
} as const;

/** How its link came to the customer. */
const ways = {
  form: 'on their page',
  mail: 'by the link in our email',
  text: 'by a link to text',
  table: 'on our device',
} as const;

interface VersionsProps {
  id: string;
  state: Pick<QuoteState, 'versions' | 'unreadable'>;
  editor: Pick<RequestEditor, 'saving' | 'update'>;
  /** What can be done about the newest. */
  children: ReactNode;
}

/** What was sent, the newest first, and what its customer did with it. */
export function Versions({ id, state, editor: { saving, update }, children }: VersionsProps) {
  const now = use(Now);
  const [shown, setShown] = useState(0);
  const { versions, unreadable } = state;
  const newest = lastOf(state);
  const newestShown = versions.at(-1)?.number;
  const contract = contractOf(versions);
  if (newest === 0) return children;
  return (
    <VersionList>
      {unreadable.map(({ number, stored }) => (
        <li key={number}>
          <p>{`Quote ${number} can't be shown the usual way. This is what is stored:`}</p>
          <pre>{stored}</pre>
        </li>
      ))}
      {newestShown === undefined && <li>{children}</li>}
      {versions.toReversed().map((version) => {
        const { number, total, at, by, openedAt, declined, signature, canceledAt, quote } = version;
        const standing = quoteStanding(version, newest, now);
        const action = number === newestShown ? children : null;
        const facts = [
          `Sent ${shortTime(at, now)}${by && ` by ${by}`}`,
          openedAt && `opened ${shortTime(openedAt, now)}`,
          signature && `signed ${shortTime(signature.at, now)} by ${signature.name}`,
          signature?.second && `and ${signature.second.name}`,
          signature && `${ways[signature.how]}${signature.madeBy ? `, by ${signature.madeBy}` : ''}`,
          signature && !canceledAt && `can be canceled through ${longDate(signature.cancel.until, 'en')}`,
          canceledAt && `canceled ${shortTime(canceledAt, now)}`,
          declined && `declined ${shortTime(declined.at, now)}${declined.reason && `: ${declined.reason}`}`,
        ];
        return (
          <li key={number}>
            <p>
              <b>{`Quote ${number}, ${money(total)}`}</b>
            </p>
            <BadgeRow>
              <Badge {...badges[standing]} />
              <EndingBadge standing={standing} validUntil={quote.validUntil} />
            </BadgeRow>
            <p dir="auto">{facts.filter(Boolean).join(', ')}</p>
            {signature?.photos && number === contract?.number && (
              <p>They let you show photos of this floor, without their name.</p>
            )}
            <ButtonRow>
              <SmallButton aria-expanded={shown === number} onClick={() => setShown(shown === number ? 0 : number)}>
                {shown === number ? 'Hide it' : `Show quote ${number}`}
              </SmallButton>
              {action}
              {(standing === 'sent' || standing === 'opened') && <SignHere id={id} />}
            </ButtonRow>
            {version === heldOf(versions)[0] && (
              <Fold>
                <summary>They canceled by a call or a letter</summary>
                <SmallButton
                  data-kind="signal"
                  aria-disabled={saving !== null}
                  onClick={() => update('quote', 'Cancellation noted.', (at) => noteCancellation(id, at))}
                >
                  Note it, and close the request as lost
                </SmallButton>
              </Fold>
            )}
            {shown === number && (
              <div className="shown">
                <Quote shown={{ ...version, isOver: standing === 'expired' }} />
              </div>
            )}
          </li>
        );
      })}
    </VersionList>
  );
}

const VersionList = styled.ul`
  display: grid;
  gap: ${space[4]};
  li {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
    overflow-wrap: anywhere;
  }
  pre {
    white-space: pre-wrap;
  }
  .shown {
    justify-self: stretch;
    margin-top: ${space[3]};
  }
`;
