import { keyframes, styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { ButtonLink } from '../form/Button.tsx';
import type { FormLink } from '../form/contact-link.ts';
import { Icon } from '../media/Icon.tsx';
import { usePageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { color, from, space } from '../theme.ts';

interface PhoneBarProps {
  form: FormLink;
  phone: { text: string; href: string };
  /** Whether the page is about what to do until we come. */
  isUrgent: boolean;
}

/**
 * Call and Free Estimate at the bottom of phone screens, or a request where a visit has a price. Hidden while a field has the focus,
 * so it never covers one, and while the page's own buttons for the same are on the screen.
 */
export function PhoneBar({ form, phone, isUrgent }: PhoneBarProps) {
  const words = useWords('frame');
  // There's no room to say that the form is in English, so only screen readers hear it here.
  const { note, ...link } = usePageLink(form.href);
  return (
    <Bar aria-label={words.callOrEstimate} data-no-print="">
      <ButtonLink
        data-kind={isUrgent ? undefined : 'quiet'}
        href={phone.href}
        aria-label={fill(words.callNumber, { phone: phone.text })}
      >
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
      {form.isOffered && (
        <ButtonLink {...link} data-kind={isUrgent ? 'quiet' : undefined}>
          <span>
            <span>{isUrgent ? words.sendRequest : words.freeEstimate}</span>
            {note && <span className="unseen">{note}</span>}
          </span>
        </ButtonLink>
      )}
    </Bar>
  );
}

const stepAside = keyframes`
  from, to {
    visibility: hidden;
  }
`;

const Bar = styled.aside`
  animation: ${stepAside} linear, ${stepAside} linear;
  animation-timeline: --call-actions, --closing-actions;
  animation-range: cover;
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
    gap: ${space[1]};
    & > a {
      padding-inline: 0;
    }
  }
  @media (max-height: 26em) {
    display: none;
  }
  ${from.tablet} {
    display: none;
  }
`;
