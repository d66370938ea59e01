import { keyframes, styled } from 'styled-components';
import { ButtonLink } from '../form/Button.tsx';
import { contactLinkFrom } from '../form/contact-link.ts';
import { Icon } from '../media/Icon.tsx';
import { color, from, space } from '../theme.ts';

interface PhoneBarProps {
  path: string;
  phone: { text: string; href: string };
}

/**
 * Call and Free Estimate at the bottom of phone screens. Hidden while a field has the focus, so it never covers one, and while the
 * page's own pair of buttons is on the screen.
 */
export function PhoneBar({ path, phone }: PhoneBarProps) {
  return (
    <Bar aria-label="Call or get an estimate">
      <ButtonLink data-kind="quiet" href={phone.href} aria-label={`Call ${phone.text}`}>
        <Icon name="phone" />
        Call
      </ButtonLink>
      {!['/contact', '/thanks'].includes(path) && <ButtonLink href={contactLinkFrom(path)}>Free Estimate</ButtonLink>}
    </Bar>
  );
}

const stepAside = keyframes`
  from, to {
    visibility: hidden;
  }
`;

const Bar = styled.aside`
  animation: ${stepAside} linear;
  animation-timeline: --main-actions;
  animation-range: entry 100% exit 0%;
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: flex;
  gap: ${space[2]};
  padding: ${space[2]} min(${space[4]}, 4.2vw) max(${space[2]}, env(safe-area-inset-bottom));
  & > a {
    flex: auto;
    padding-inline: ${space[2]};
  }
  border-top: 1px solid ${color.rule};
  background: ${color.page};
  body:has(input:focus, select:focus, textarea:focus) & {
    display: none;
  }
  /* Leaves more room for enlarged text. */
  @media (max-width: 17.5em) {
    svg {
      display: none;
    }
  }
  @media (max-height: 26em) {
    display: none;
  }
  ${from.tablet} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
