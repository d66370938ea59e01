import { use } from 'react';
import { styled } from 'styled-components';
import { color, from, space } from '../../../components/theme.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { Business } from '../business.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { SmallButtonLink } from '../SmallButton.tsx';
import { mailUrl, phoneUrl, smsUrl } from './contact-urls.ts';

/** Ways to reach the visitor. On phones, they stay at the bottom of the screen. */
export function ContactLinks({ request: { fullName, phone, email } }: { request: StoredRequest }) {
  const { businessName } = use(Business);
  const call = phoneUrl(phone);
  const text = smsUrl(phone);
  return (
    <Bar aria-label={`Contact ${fullName || 'this person'}`}>
      {call && (
        <SmallButtonLink data-kind="main" href={call}>
          <InboxIcon name="phone" />
          Call
        </SmallButtonLink>
      )}
      {text && (
        <SmallButtonLink href={text}>
          <InboxIcon name="text" />
          Text
        </SmallButtonLink>
      )}
      {email.includes('@') && (
        <SmallButtonLink href={mailUrl(email, `Your flooring estimate from ${businessName}`)}>
          <InboxIcon name="mail" />
          Email
        </SmallButtonLink>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space[2]};
  a {
    min-height: 48px;
  }
  @media (max-width: 899px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 2;
    padding: ${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.rule};
    background: ${color.page};
    /* Never covers the note that's being written. */
    body:has(textarea:focus) & {
      display: none;
    }
  }
  ${from.laptop} {
    max-width: 30rem;
  }
`;
