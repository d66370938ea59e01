import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { ButtonLink } from '../form/Button.tsx';
import { CallButton } from '../form/CallButton.tsx';
import { contactLink } from '../form/contact-link.ts';
import { Row } from '../layout/Row.ts';
import { PageLink } from '../PageLink.tsx';
import { barStepsAside, space, withPhoneBar } from '../theme.ts';

interface ContactActionsProps {
  /** Label of the link to the contact page. */
  label: string;
  phone: { text: string; href: string };
  /** Label of the phone link. Defaults to the number. */
  call?: ReactNode;
  /** What the page is about. */
  about?: RequestContext | undefined;
  /** Whether phones show the pair, too, because it closes the page. */
  isClosing?: boolean;
}

/** A page's pair of buttons: an estimate and a call. On phones, the bar at the bottom of the screen has both. */
export function ContactActions({ label, phone, call, about = {}, isClosing = false }: ContactActionsProps) {
  return (
    <Pair data-no-print="" $isClosing={isClosing}>
      <ButtonLink as={PageLink} href={contactLink(about)}>
        {label}
      </ButtonLink>
      <CallButton phone={phone}>{call}</CallButton>
    </Pair>
  );
}

const Pair = styled(Row)<{ $isClosing: boolean }>`
  ${withPhoneBar} {
    ${({ $isClosing }) => ($isClosing ? closing : 'display: none;')}
  }
`;

const closing = css`
  ${barStepsAside('closing')}
  gap: ${space[2]};
  a {
    flex: auto;
    padding-inline: ${space[1]};
  }
  /* The bar has them in browsers where it can't step aside. */
  @supports not (animation-timeline: --closing-actions) {
    display: none;
  }
`;
