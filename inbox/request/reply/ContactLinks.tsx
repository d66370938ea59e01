import { Check, Mail, MessageSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color, from, space } from '#components/theme.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { useBusiness } from '../../business.ts';
import { InboxIcon } from '../../InboxIcon.tsx';
import { SmallButton, SmallButtonLink } from '../../SmallButton.tsx';
import { callable, callUrl, mailUrl, sayNumber, textUrl } from './contact-urls.ts';

interface ContactLinksProps {
  request: StoredRequest;
  /** Whether it's the next step. */
  isNext: boolean;
  markContacted: () => void;
}

/** Ways to reach the visitor. On phones, they stay at the bottom of the screen. After a call or a reply, "Contacted" is one tap away. */
export function ContactLinks({ request, isNext, markContacted }: ContactLinksProps) {
  const { fullName, phone, email, state } = request;
  const { businessName } = useBusiness();
  const [hasTried, setHasTried] = useState(false);
  const hasContacted = hasTried || state.notes.some(({ kind }) => kind === 'reply');
  const mail = email.includes('@') && mailUrl(email, `Your flooring estimate from ${businessName}`);
  const numbers = callable(phone);
  const ways = [
    ...numbers.flatMap((number) => [
      { label: sayNumber('Call', number, numbers), icon: Phone, href: callUrl(number) },
      { label: sayNumber('Text', number, numbers), icon: MessageSquare, href: textUrl(number) },
    ]),
    { label: 'Email', icon: Mail, href: mail },
  ];
  const note = () => setHasTried(true);
  return (
    <Bar>
      {hasContacted && state.status === 'new' && !state.trashedAt && (
        <SmallButton onClick={markContacted}>
          <InboxIcon icon={Check} />
          Mark as contacted
        </SmallButton>
      )}
      <nav aria-label={`Contact ${fullName || 'this person'}`}>
        {ways.map(
          ({ label, icon, href }) =>
            href && (
              <SmallButtonLink key={label} data-kind={isNext && icon === Phone ? 'main' : undefined} href={href} onClick={note}>
                <InboxIcon icon={icon} />
                {label}
              </SmallButtonLink>
            ),
        )}
      </nav>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${space[2]};
  nav {
    display: flex;
    gap: ${space[2]};
    /* One row, however many numbers there are: what's above it leaves space for one. */
    overflow-x: auto;
  }
  a {
    flex: 1 0 6rem;
    white-space: nowrap;
  }
  a,
  button {
    min-height: 48px;
  }
  @media (max-width: 899px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 2;
    padding: ${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.rule};
    background: ${color.page};
    /* Never covers what is being written. */
    body:has(:is(textarea, input):focus) & {
      display: none;
    }
  }
  ${from.laptop} {
    max-width: 30rem;
  }
`;
