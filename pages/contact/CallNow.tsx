import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { barStepsAside, color, size, space } from '#components/theme.ts';
import type { FormWords } from './words.ts';

interface CallNowProps {
  words: FormWords['urgent'];
  phone: { text: string; href: string };
  /** The page about water damage, if there is one. */
  help: { href: string; hrefLang?: string } | undefined;
  isSent?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
}

/** For what can't wait: call, and what to do until then. */
export function CallNow({ words, phone, help, isSent = false, level = 3 }: CallNowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const Subheading = level === 2 ? 'h3' : 'h4';
  return (
    <Panel data-tone="signal">
      <Heading>{words.heading}</Heading>
      <p>{isSent ? words.sent : words.text}</p>
      <Call data-kind="signal" href={phone.href} $isSent={isSent}>
        <Icon name="phone" />
        <span>
          <Filled text={words.call} parts={{ phone: <span className="whole">{phone.text}</span> }} />
        </span>
      </Call>
      <Subheading data-until="">{words.until}</Subheading>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {help && (
        <a href={help.href} hrefLang={help.hrefLang}>
          {words.more}
        </a>
      )}
    </Panel>
  );
}

/** Beside the form, there's another call that the phone bar makes room for. */
const Call = styled(ButtonLink)<{ $isSent: boolean }>`
  ${({ $isSent }) => $isSent && barStepsAside('call')}
`;

const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  max-width: 44rem;
  margin-bottom: ${space[3]};
  padding: ${space[5]};
  background: ${color.signal};
  color: ${color.onDark};
  :focus-visible {
    outline-color: ${color.onDark};
  }
  & > :first-child {
    font-size: ${size.h3};
  }
  [data-until] {
    margin-top: ${space[2]};
    font-size: 1em;
  }
  ol {
    display: grid;
    gap: ${space[2]};
    padding-left: 1.3em;
    list-style: decimal;
  }
  & > a:last-child {
    color: inherit;
    font-weight: 600;
  }
`;
