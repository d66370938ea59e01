import { use } from 'react';
import { styled } from 'styled-components';
import { color, from, space } from '../../../components/theme.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { ShopFacts } from '../shop.ts';
import { ToolLink } from '../Tool.tsx';
import { mailLink, smsLink, telLink } from './reach.ts';

/** Call, text and write; on phones under the thumb. */
export function ContactLinks({ request: { fullName, phone, email } }: { request: StoredRequest }) {
  const { businessName } = use(ShopFacts);
  const call = telLink(phone);
  const text = smsLink(phone);
  return (
    <Bar aria-label={`Reach ${fullName}`}>
      {call && (
        <ToolLink data-kind="main" href={call}>
          <InboxIcon name="phone" />
          Call
        </ToolLink>
      )}
      {text && (
        <ToolLink href={text}>
          <InboxIcon name="text" />
          Text
        </ToolLink>
      )}
      <ToolLink href={mailLink(email, `Your flooring estimate from ${businessName}`)}>
        <InboxIcon name="mail" />
        E-mail
      </ToolLink>
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
    /* Never over what is being typed. */
    body:has(textarea:focus) & {
      display: none;
    }
  }
  ${from.laptop} {
    max-width: 30rem;
  }
`;
